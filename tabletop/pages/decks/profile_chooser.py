"""Whose decks and cards: the people known here, and a way to become one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.app.toasts import sorry
from tabletop.match.seats import COLOURS
from tabletop.storage import StoreError
from tabletop.storage.profile_rows import NAME_LIMIT
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.storage import Profile
    from tabletop.toolkit.widgets.screen import Screen

NEW, NOBODY = -1, 0


class NameDialog(Dialog[bool]):
    """Asks for a name; `name` is what was typed."""

    def __init__(self) -> None:
        self.name = ""
        self.entry = TextEntry("", self._typed, label="new name", hint="Your name", icon="account", limit=NAME_LIMIT,
                           on_enter=lambda _: self.close(True))  # fmt: skip
        answers = (DialogButton("Not now", False, "ghost"), DialogButton("That is me", True, "primary", "check"))
        text = "What you own and what you have done is kept under your name. What do they call you at this table?"
        super().__init__("Who are you?", text, answers, icon="account-plus", body=Column(self.entry))

    def shown(self) -> None:
        if self.focus is None:
            self.set_focus(self.entry)

    def _typed(self, name: str) -> None:
        self.name = name


def ask_name(screen: Screen[Any], desk: AppServices, heard: Callable[[Profile | None], None]) -> None:
    """Ask for a new person; `heard` gets the profile, None when nobody wants to be one."""
    dialog = NameDialog()

    def answered(agreed: bool | None) -> None:
        heard(_create(screen, desk, dialog.name) if agreed and dialog.name.strip() else None)

    screen.app.push(dialog, answered)


def _create(screen: Screen[Any], desk: AppServices, name: str) -> Profile | None:
    known, looks = desk.profiles(), avatars.people()
    place = len(known)
    try:
        return desk.store.profiles.create(
            name,
            colour=COLOURS[place % len(COLOURS)],
            avatar=looks[place % len(looks)] if looks else "",
            now=int(desk.now()),
        )
    except StoreError as error:
        sorry(screen.app, error)
        return None


def usual(desk: AppServices, wanted: int = NOBODY) -> int:
    """The profile to begin with: the wanted one, else the one of the last time, else the first; NOBODY without any."""
    known = [person.id for person in desk.profiles()]
    desk.person = next((who for who in (wanted, desk.person, *known) if who in known), NOBODY)
    return desk.person


def house_rules(desk: AppServices, definition: Definition) -> dict[str, str]:
    """The house rules that this family played with last, as far as they are still known; else as printed."""
    last = desk.last_table()
    known = {rule.id: rule.values for rule in definition.house_rules}
    chosen = last.options if last is not None and last.game == definition.id else {}
    return definition.check_options({key: value for key, value in chosen.items() if value in known.get(key, {})})


def options(people: Sequence[Profile]) -> list[tuple[int, str]]:
    """The known people, and NEW for somebody else."""
    return [*([(person.id, person.name) for person in people] or [(NOBODY, "Nobody yet")]), (NEW, "Somebody new ...")]


def chooser(people: Sequence[Profile], chosen: int, on_change: Callable[[int], None]) -> DropDown[int]:
    """A drop-down of them."""
    return DropDown(options(people), chosen, on_change, label="person")
