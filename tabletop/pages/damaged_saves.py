"""Saved games that are damaged: set aside with one press, and new ones begun with what can be read of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.storage import Store, StoreError
from tabletop.storage.recovery import recover
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tabletop.storage.recovery import Recovered
    from tabletop.toolkit.app import App


def offer(app: App, path: Path, now: float, begin_anew: Callable[[Store], None]) -> None:
    """Ask whether the file is to be set aside; `begin_anew` gets the new one."""
    answers = (
        DialogButton(tr("pages-damaged-not-now"), False, "ghost"),
        DialogButton(tr("pages-damaged-set-aside"), True, "primary"),
    )
    text = f"{escape(str(path))}\n\n{tr('pages-damaged-about')}\n\n{tr('pages-damaged-until-then')}"
    app.push(
        Dialog(tr("pages-damaged"), text, answers, icon="alert"),
        lambda wanted: _set_aside(app, path, now, begin_anew) if wanted else None,
    )


def _set_aside(app: App, path: Path, now: float, begin_anew: Callable[[Store], None]) -> None:
    try:
        found, store = recover(path, now), Store(path)
    except StoreError as error:
        sorry(app, error)
        return
    begin_anew(store)
    app.push(
        Dialog[None](
            tr("pages-begun-anew"), told(found), (DialogButton(tr("pages-ok"), None, "primary"),), icon="check"
        )
    )


def told(found: Recovered) -> str:
    """What is there now, and where the old file is."""
    here = ", ".join(
        (
            tr("pages-people", count=found.people),
            tr("pages-decks", count=found.decks),
            tr("pages-matches", count=found.matches),
        )
    )
    again = tr("pages-here-again" if found.backup is None else "pages-here-again-from-backup", here=here)
    return f"{again}\n\n{tr('pages-damaged-file', file=escape(str(found.aside)))}"
