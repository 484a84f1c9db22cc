"""A page that belongs to one of the people known here; the chooser in its head changes whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.collection import Collection
from tabletop.ui.screens.decks import people
from tabletop.ui.screens.page import Page

if TYPE_CHECKING:
    from tabletop.match.store import Profile
    from tabletop.ui.screens.desk import Desk

WIDE = 300  # units


class PersonalPage(Page[None]):
    """`person` is a profile's id, NOBODY before anybody is known: then a name is asked for once. Derive `refill`."""

    def __init__(self, desk: Desk, game: str, person: int = people.NOBODY) -> None:
        super().__init__(desk)
        self.definition = desk.game(game)
        self.kicker = self.definition.name
        self.ground = self.definition.id
        self.people = desk.profiles()
        self.person = people.usual(desk, person)
        self._asked = False

    @property
    def collection(self) -> Collection:
        return Collection(self.desk.store, self.definition, self.person, self.desk.now, self.desk.seed)

    def add_chooser(self) -> None:
        """Put the chooser into the head."""
        self.who = people.chooser(self.people, self.person, self._choose_person)
        self.in_head(self.who, WIDE)

    def shown(self) -> None:
        super().shown()
        if self.person == people.NOBODY and not self._asked:
            self._asked = True
            self.app.after(0, lambda: people.ask_name(self, self.desk, self.met))

    def met(self, who: Profile | None) -> None:
        """Somebody said a name, or did not want to."""
        if who is not None:
            self.people = self.desk.profiles()
            self.person = people.usual(self.desk, who.id)
        self.who.offer(people.options(self.people), self.person)
        self.changed_person()

    def _choose_person(self, person: int) -> None:
        if person == people.NEW:
            people.ask_name(self, self.desk, self.met)
            return
        self.person = people.usual(self.desk, person)
        self.changed_person()

    def changed_person(self) -> None:
        """Another person: show what is theirs."""
        self.refill()

    def refill(self) -> None:
        """Read everything again and show it."""
        raise NotImplementedError
