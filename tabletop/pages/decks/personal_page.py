"""A page that belongs to one of the people known here; the chooser in its head changes whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.base_page import Page
from tabletop.pages.decks import profile_chooser
from tabletop.progress.collection import Collection

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.storage import Profile

WIDE = 300  # units


class PersonalPage(Page[None]):
    """`person` is a profile's id, NOBODY before anybody is known: then a name is asked for once. Derive `refill`."""

    def __init__(self, desk: AppServices, game: str, person: int = profile_chooser.NOBODY) -> None:
        super().__init__(desk)
        self.definition = desk.game(game)
        self.kicker = self.definition.name
        self.ground = self.definition.id
        self.people = desk.profiles()
        self.person = profile_chooser.usual(desk, person)
        self._asked = False

    @property
    def collection(self) -> Collection:
        return Collection(self.desk.store, self.definition, self.person, self.desk.now, self.desk.seed)

    def add_chooser(self) -> None:
        """Put the chooser into the head."""
        self.who = profile_chooser.chooser(self.people, self.person, self._choose_person)
        self.in_head(self.who, WIDE)

    def shown(self) -> None:
        super().shown()
        if self.person == profile_chooser.NOBODY and not self._asked:
            self._asked = True
            self.app.after(0, lambda: profile_chooser.ask_name(self, self.desk, self.met))

    def met(self, who: Profile | None) -> None:
        """Somebody said a name, or did not want to."""
        if who is not None:
            self.people = self.desk.profiles()
            self.person = profile_chooser.usual(self.desk, who.id)
        self.who.offer(profile_chooser.options(self.people), self.person)
        self.changed_person()

    def _choose_person(self, person: int) -> None:
        if person == profile_chooser.NEW:
            profile_chooser.ask_name(self, self.desk, self.met)
            return
        self.person = profile_chooser.usual(self.desk, person)
        self.changed_person()

    def changed_person(self) -> None:
        """Another person: show what is theirs."""
        self.refill()

    def refill(self) -> None:
        """Read everything again and show it."""
        raise NotImplementedError
