"""Who plays on: somebody leaves and a bot takes the seat, somebody comes back (AP-35), somebody new takes a bot's place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.app.setup_model import NAME_LIMIT
from tabletop.match.player_profiles import NAMELESS
from tabletop.toolkit.plain_words import many
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.keycap import KeyCap
from tabletop.toolkit.widgets.labelled_field import Under
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.match.seats import Level

LEVELS: tuple[tuple[Level, str], ...] = (("easy", "Easy"), ("normal", "Normal"), ("hard", "Hard"))
OPAQUE = 255  # a veil through which nothing is seen
YOURS = "These keys are yours at this table."
KNOWS = (
    "This place knows {} that lie hidden from others at the table. Whoever has played here at another place must not see them:"
    " only somebody who comes new to this match may sit down."
)
TEXT = (
    "Whoever comes or goes, the place and its cards stay. Whoever has left can come back from here, another day, too."
)


class KeysDialog(Dialog[str]):
    """Which keys are those of whoever has just sat down: what they do, and the key. Nobody's cards are seen behind it."""

    veil = OPAQUE

    def __init__(self, name: str, keys: Sequence[tuple[str, str]]) -> None:
        body = Column(*(Field(words, KeyCap(key), share=0.2) for words, key in keys), gap=10)
        answers = (DialogButton("To the table", "table", "primary", "play"),)
        super().__init__(f"Welcome, {name}", YOURS, answers, icon="keyboard", body=body, width=640)


class PlaceDialog(Dialog[bool]):
    """Somebody is about to sit down at a place that knows what others must not: is that meant? Nothing is seen behind it."""

    veil = OPAQUE

    def __init__(self, name: str, cards: int) -> None:
        answers = (
            DialogButton("Somewhere else", False, "ghost"),
            DialogButton("Sit down here", True, "primary", "eye"),
        )
        text = KNOWS.format(many(cards, "card", "cards"))
        super().__init__(f"What {name} will know", text, answers, icon="eye", width=640)


class Change(NamedTuple):
    """A place and the level of the bot that takes it, "" for a person: the one who comes back, or `name`."""

    seat: int
    level: Level | str
    name: str = ""


class LeaveDialog(Dialog[Change]):
    """`here`, `away` and `bots`: names by place. Returns None when everything stays as it is. Whoever comes next looks at it,
    too: nothing of the table is seen behind it.
    """

    veil = OPAQUE

    def __init__(self, here: Mapping[int, str], away: Mapping[int, str], bots: Mapping[int, str]) -> None:
        self.level: Level = "normal"
        self.name = ""
        body = Column(gap=14)
        if here:
            level = Segmented(LEVELS, self.level, self._set_level, label="level of the bot")
            body.add(Under("The bot that takes over plays", level))
        for seat, name in here.items():
            body.add(self._row(seat, f"{name} leaves", "exit", comes=False))
        for seat, name in away.items():
            body.add(self._row(seat, f"{name} comes back", "account-plus", comes=True))
        if bots:
            body.add(
                Under(
                    "Somebody new is called",
                    TextEntry("", self._named, label="newcomer", hint="Name", limit=NAME_LIMIT),
                )
            )
        for seat, name in bots.items():
            body.add(self._row(seat, f"takes the place of {name}", "account-plus", comes=True, new=True))
        stay = DialogButton[Change]("Cancel", None, "ghost")  # type: ignore[arg-type]  # as by Esc
        super().__init__("Who plays on?", TEXT, (stay,), icon="robot", body=body, width=640)

    def _row(self, seat: int, text: str, icon: str, *, comes: bool, new: bool = False) -> Button:
        def choose() -> None:
            name = " ".join(self.name.split()) or f"{NAMELESS} {seat + 1}"
            self.close(Change(seat, "" if comes else self.level, name if new else ""))

        return Button(text, choose, label=text, style="secondary", icon=icon, role="strong")

    def _named(self, name: str) -> None:
        self.name = name

    def _set_level(self, level: Level) -> None:
        self.level = level
