"""Who comes to a sealed night: more players than a table of the game may have places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.setup_model import SetupModel
from tabletop.match.seats import KEYS, clashes

if TYPE_CHECKING:
    from tabletop.storage import Profile

GUESTS = 6  # with eight, a league at tables of two would have 28 matches
HERE, NEW, AWAY = "here", "new", "away"
BOTS = {"easy": "Bot, easy", "normal": "Bot, normal", "hard": "Bot, hard"}
KNOWN = "profile "


class Guests(SetupModel):
    """The players of a night: six of any game, more where its table has room for more."""

    @property
    def most(self) -> int:
        return max(GUESTS, super().most)

    def choices(self, index: int) -> list[tuple[str, str]]:
        """Who may sit there: (value, words). HERE is whoever does now, without being known or a bot."""
        seat = self.seats[index]
        taken = {other.profile for other in self._others(index)}
        found = [(f"{KNOWN}{who.id}", who.name) for who in self.profiles if who.id not in taken]
        if seat.human and seat.profile is None:
            found.insert(0, (HERE, seat.name))
        bots = [(level, f"{seat.name} ({level})" if seat.bot == level else words) for level, words in BOTS.items()]
        away = [(AWAY, "Nobody")] if len(self.seats) > self.least else []
        return [*found, (NEW, "Somebody new ..."), *bots, *away]

    def choice(self, index: int) -> str:
        """The value of whoever sits there."""
        seat = self.seats[index]
        return seat.bot or (HERE if seat.profile is None else f"{KNOWN}{seat.profile}")

    def choose(self, index: int, value: str) -> None:
        """Seat whom a value of `choices` stands for; NEW seats nobody."""
        if value == AWAY:
            self.remove(index)
        elif value in BOTS:
            self.set_kind(index, value)
        elif value.startswith(KNOWN):
            self.welcome(index, next(who for who in self.profiles if value == f"{KNOWN}{who.id}"))

    def welcome(self, index: int, who: Profile) -> None:
        """Seat a known person, with other keys than usual where somebody else has these."""
        if not self.seats[index].human:
            self.set_kind(index, "human")
        self.set_profile(index, who)
        if clashes(tuple(self.seats)):
            react, decline = KEYS[self._free_keys(index)]
            self.change(index, react=react, decline=decline)
