"""Somebody leaves the table: who, and how well the bot plays that takes the seat; who has left may come back (AP-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.ui.screens.fields import Under
from tabletop.ui.widgets.box import Column
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choices import Segmented
from tabletop.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.match.seats import Level

LEVELS: tuple[tuple[Level, str], ...] = (("easy", "Easy"), ("normal", "Normal"), ("hard", "Hard"))
TEXT = "The bot plays on in the same place with the same cards. Whoever has left can come back from here."


class Change(NamedTuple):
    """A place and the level of the bot that takes it, "" for the person who comes back."""

    seat: int
    level: Level | str


class LeaveDialog(Dialog[Change]):
    """`here` and `away`: names by place. Returns None when everything stays as it is."""

    def __init__(self, here: Mapping[int, str], away: Mapping[int, str]) -> None:
        self.level: Level = "normal"
        body = Column(gap=14)
        if here:
            level = Segmented(LEVELS, self.level, self._set_level, label="level of the bot")
            body.add(Under("The bot that takes over plays", level))
        for seat, name in here.items():
            body.add(self._row(seat, f"{name} leaves", "exit", comes=False))
        for seat, name in away.items():
            body.add(self._row(seat, f"{name} comes back", "account-plus", comes=True))
        stay = Answer[Change]("Cancel", None, "ghost")  # type: ignore[arg-type]  # as by Esc
        super().__init__("Who plays on?", TEXT, (stay,), icon="robot", body=body, width=640)

    def _row(self, seat: int, text: str, icon: str, *, comes: bool) -> Button:
        def choose() -> None:
            self.close(Change(seat, "" if comes else self.level))

        return Button(text, choose, label=text, style="secondary", icon=icon, role="strong")

    def _set_level(self, level: Level) -> None:
        self.level = level
