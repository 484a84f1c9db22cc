"""A page that belongs to one of the people known here; the chooser in its head changes whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.match.seats import COLOURS
from tabletop.pages.base_page import Page
from tabletop.pages.decks import deck_cards
from tabletop.progress.collection import Collection
from tabletop.storage import StoreError
from tabletop.storage.profile_rows import NAME_LIMIT
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.services import AppServices
    from tabletop.core.decks import CardFacet
    from tabletop.core.definition import Definition
    from tabletop.storage import Profile
    from tabletop.toolkit.widgets.screen import Screen

WIDE = 300  # units

NEW, NOBODY = -1, 0


class PersonalPage(Page[None]):
    """`person` is a profile's id, NOBODY before anybody is known: then a name is asked for once. Derive `refill`."""

    def __init__(self, services: AppServices, game: str, person: int = NOBODY) -> None:
        super().__init__(services)
        self.definition = services.game(game)
        self.kicker = self.definition.name
        self.ground = self.definition.id
        self.people = services.profiles()
        self.person = usual(services, person)
        self._asked = False

    @property
    def collection(self) -> Collection:
        return Collection(self.services.store, self.definition, self.person, self.services.now, self.services.seed)

    def add_chooser(self) -> None:
        """Put the chooser into the head."""
        self.who = chooser(self.people, self.person, self._choose_person)
        self.in_head(self.who, WIDE)

    def shown(self) -> None:
        super().shown()
        if self.person == NOBODY and not self._asked:
            self._asked = True
            self.app.after(0, lambda: ask_name(self, self.services, self.met))

    def met(self, who: Profile | None) -> None:
        """Somebody said a name, or did not want to."""
        if who is not None:
            self.people = self.services.profiles()
            self.person = usual(self.services, who.id)
        self.who.offer(options(self.people), self.person)
        self.changed_person()

    def _choose_person(self, person: int) -> None:
        if person == NEW:
            ask_name(self, self.services, self.met)
            return
        self.person = usual(self.services, person)
        self.changed_person()

    def changed_person(self) -> None:
        """Another person: show what is theirs."""
        self.refill()

    def refill(self) -> None:
        """Read everything again and show it."""
        raise NotImplementedError


class NameDialog(Dialog[bool]):
    """Asks for a name; `name` is what was typed."""

    def __init__(self) -> None:
        self.name = ""
        self.entry = TextEntry("", self._typed, label="new name", hint=tr("pages-name-hint"), icon="account", limit=NAME_LIMIT,
                           on_enter=lambda _: self.close(True))  # fmt: skip
        answers = (
            DialogButton(tr("decks-not-now"), False, "ghost"),
            DialogButton(tr("decks-that-is-me"), True, "primary", "check"),
        )
        super().__init__(tr("decks-who"), tr("decks-who-about"), answers, icon="account-plus", body=Column(self.entry))

    def shown(self) -> None:
        if self.focus is None:
            self.set_focus(self.entry)

    def _typed(self, name: str) -> None:
        self.name = name


def ask_name(screen: Screen[Any], services: AppServices, heard: Callable[[Profile | None], None]) -> None:
    """Ask for a new person; `heard` gets the profile, None when nobody wants to be one."""
    dialog = NameDialog()

    def answered(agreed: bool | None) -> None:
        heard(_create(screen, services, dialog.name) if agreed and dialog.name.strip() else None)

    screen.app.push(dialog, answered)


def _create(screen: Screen[Any], services: AppServices, name: str) -> Profile | None:
    known, looks = services.profiles(), avatars.people()
    place = len(known)
    try:
        return services.store.profiles.create(
            name,
            colour=COLOURS[place % len(COLOURS)],
            avatar=looks[place % len(looks)] if looks else "",
            now=int(services.now()),
        )
    except StoreError as error:
        sorry(screen.app, error)
        return None


def usual(services: AppServices, wanted: int = NOBODY) -> int:
    """The profile to begin with: the wanted one, else the one of the last time, else the first; NOBODY without any."""
    known = [person.id for person in services.profiles()]
    services.person = next((who for who in (wanted, services.person, *known) if who in known), NOBODY)
    return services.person


def house_rules(services: AppServices, definition: Definition) -> dict[str, str]:
    """The house rules that this family played with last, as far as they are still known; else as printed."""
    last = services.last_table()
    known = {rule.id: rule.values for rule in definition.house_rules}
    chosen = last.options if last is not None and last.game == definition.id else {}
    return definition.check_options({key: value for key, value in chosen.items() if value in known.get(key, {})})


def options(people: Sequence[Profile]) -> list[tuple[int, str]]:
    """The known people, and NEW for somebody else."""
    known = [(person.id, person.name) for person in people] or [(NOBODY, tr("decks-nobody"))]
    return [*known, (NEW, tr("decks-somebody-new"))]


def chooser(people: Sequence[Profile], chosen: int, on_change: Callable[[int], None]) -> DropDown[int]:
    """A drop-down of them."""
    return DropDown(options(people), chosen, on_change, label="person")


# What the pages with a wall of cards share: words and facets that narrow it down, and the way back to all cards.

TIGHT = 1.1  # how much narrower than wished the controls may become before a second row is begun
GAP = 12


class FilterBar(Widget):
    """Tells `on_change` the chosen value of every facet. `more` are further controls that stand behind."""

    def __init__(
        self, facets: Sequence[CardFacet], on_change: Callable[[dict[str, str]], None], more: Sequence[Widget] = ()
    ) -> None:
        super().__init__("filters")
        self.chosen: dict[str, str] = {}
        self.on_change = on_change
        self.downs = {facet.mark: self.add(self._drop_down(facet)) for facet in facets}
        for widget in more:
            self.add(widget)

    def _drop_down(self, facet: CardFacet) -> DropDown[str]:
        options = [("", tr("decks-facet-any", facet=facet.name)), *facet.values.items()]

        def change(value: str) -> None:
            self.chosen[facet.mark] = value
            self.on_change(self.chosen)

        return DropDown(options, "", change, label=f"filter {facet.mark}")

    def clear_choices(self) -> None:
        """Allow everything again, without telling anybody."""
        self.chosen = {}
        for down in self.downs.values():
            down.value = ""
        self.refresh()

    def _rows(self, width: int) -> list[list[tuple[Widget, int]]]:
        """The controls row by row, with their widths."""
        wishes = [(child, child.measure(width)[0]) for child in self.children if child.visible]
        gap = self.u(GAP)
        whole = sum(wish for _, wish in wishes) + gap * (len(wishes) - 1)
        half = -(-len(wishes) // 2)
        lines = [wishes] if whole <= width * TIGHT else [wishes[:half], wishes[half:]]
        out = []
        for line in lines:
            room = width - gap * (len(line) - 1)
            excess = max(1.0, sum(wish for _, wish in line) / max(1, room))
            out.append([(child, int(wish / excess)) for child, wish in line])
        return out

    def measure(self, width: int) -> tuple[int, int]:
        lines = len(self._rows(width))
        return width, lines * self.u(56) + (lines - 1) * self.u(GAP)

    def layout(self) -> None:
        y = self.rect.y
        for line in self._rows(self.rect.width):
            x = self.rect.x
            for child, wide in line:
                high = min(self.u(56), child.measure(wide)[1])
                child.place(pygame.Rect(x, y + (self.u(56) - high) // 2, wide, high))
                x += wide + self.u(GAP)
            y += self.u(56 + GAP)


EVERY_PART = "all"


class SearchPage(Page[None]):
    """Derive `find`, which shows what fits `search` and the chosen `part`; make `words`, `filters` and `part` in `fill`."""

    search = deck_cards.CardSearch()
    words: TextEntry
    filters: FilterBar
    part: DropDown[str]

    def find(self) -> None:
        """Show the cards that fit."""
        raise NotImplementedError

    def search_words(self, words: str) -> None:
        self.search = self.search._replace(words=words)
        self.find()

    def filter_facets(self, chosen: dict[str, str]) -> None:
        self.search = self.search._replace(facets=dict(chosen))
        self.find()

    def show_part(self, _part: str) -> None:
        self.find()

    def show_all(self) -> None:
        """Narrow nothing any more."""
        self.part.value = EVERY_PART
        self.filters.clear_choices()
        self.search = deck_cards.CardSearch()
        self.words.set("")
        self.set_focus(self.words)
