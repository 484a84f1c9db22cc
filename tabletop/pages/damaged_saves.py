"""Saved games that are damaged: set aside with one press, and new ones begun with what can be read of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.toasts import sorry
from tabletop.storage import Store, StoreError
from tabletop.storage.recovery import recover
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import many
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tabletop.storage.recovery import Recovered
    from tabletop.toolkit.app import App

TITLE = "The saved games are damaged"
TEXT = (
    "They can be set aside: the file gets another name, and nothing in it changes. New ones are begun from the last backup, "
    "if there is one, with all people, decks and matches that can still be read.\n\nUntil then nothing is kept."
)


def offer(app: App, path: Path, now: float, begin_anew: Callable[[Store], None]) -> None:
    """Ask whether the file is to be set aside; `begin_anew` gets the new one."""
    answers = (DialogButton("Not now", False, "ghost"), DialogButton("Set it aside and begin anew", True, "primary"))
    app.push(
        Dialog(TITLE, f"{escape(str(path))}\n\n{TEXT}", answers, icon="alert"),
        lambda wanted: _set_aside(app, path, now, begin_anew) if wanted else None,
    )


def _set_aside(app: App, path: Path, now: float, begin_anew: Callable[[Store], None]) -> None:
    try:
        found, store = recover(path, now), Store(path)
    except StoreError as error:
        sorry(app, error)
        return
    begin_anew(store)
    app.push(Dialog[None]("A new beginning", told(found), (DialogButton("OK", None, "primary"),), icon="check"))


def told(found: Recovered) -> str:
    """What is there now, and where the old file is."""
    here = [many(found.people, "person", "people"), many(found.decks, "deck"), many(found.matches, "match", "matches")]
    first = " They come from the last backup, and from what could still be read of the damaged file."
    backup = first if found.backup is not None else ""
    return f"Here again: {', '.join(here)}.{backup}\n\nThe damaged file is {escape(str(found.aside))}"
