"""The table set-up: seats on the left, house rules and the start on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.key_bindings import BINDINGS, key_of
from tabletop.app.seat_decks import SeatDecks
from tabletop.app.setup_model import SetupModel, presets
from tabletop.app.toasts import sorry
from tabletop.core.decks import own
from tabletop.core.edition_ids import base, whole
from tabletop.i18n import tr
from tabletop.match.player_profiles import remembered
from tabletop.match.seats import TableSetup, clashes
from tabletop.pages import base_page
from tabletop.pages.base_page import Page
from tabletop.pages.card_views import CardCache
from tabletop.pages.setup.seat_card import COMPACT, DECK, HEIGHT, EmptySeat, SeatCard
from tabletop.pages.setup.seat_keys import seat_keys
from tabletop.pages.setup.table_rules import TableRules
from tabletop.progress.collection import Collection
from tabletop.storage import StoreError
from tabletop.toolkit import plain_words, rects
from tabletop.toolkit.keyboard import legend
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Panel, Row, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import RichLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.decks import Deck

CARD, SLIM = 350, 290  # units: the least width of a seat, and where many sit
ROOMY = 6  # so many places have room in two rows
FAN_SHAPE = 0.66  # height of a deck's fan by the width of a seat


class SetupScreen(Page[TableSetup]):
    """Returns the table when it is started, None when the person goes back."""

    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("setup-title")
        self._turn_to(game)
        last = services.last_table()
        if last is not None and base(last.game) == base(game):
            self.draft.take(last)
        begun = services.written.recall(self.kept_as)
        found = TableSetup.from_plain(begun.get("table", {}))
        if found is not None and base(found.game) == base(game):
            self.draft.take(found)
            self.draft.seed_text = str(begun.get("seed", ""))

    def _turn_to(self, game: str) -> None:
        """A table of this game or edition."""
        services = self.services
        self.definition = services.game(whole(game))
        self.kicker = self.definition.name
        deal = services.deal()
        self.draft = SetupModel(self.definition, services.profiles(), avatars.people(), decks=self._decks(), deal=deal)

    def choose_packs(self) -> None:
        """To the packs of this game, and back to the same table with those that are chosen then."""
        game = base(self.definition.id)

        def chosen(_: None) -> None:
            name = self.services.packs.edition(game)
            if name != self.definition.id:
                table = self.draft.finished(self.services.settings.bot_pace)
                self._turn_to(name)
                self.draft.take(table)
                self.shelf = CardCache(self.definition, self.app.cards)
                self.rebuild("packs", rules=True)

        self.app.push(routes.packs_of(self.services, game), chosen)

    def _decks(self) -> SeatDecks:
        """The decks of everybody who is known here."""
        services, game = self.services, self.definition

        def owned(profile: int) -> Deck | None:
            return Collection(services.store, game, profile, services.now, services.seed).pool()

        try:
            shelves = [services.store.decks.all(who.id, game.id) for who in services.profiles() if game.collecting]
        except StoreError as error:
            services.notices.append(str(error))
            shelves = []
        return SeatDecks(game, [deck for shelf in shelves for deck in shelf.decks], owned)

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardCache(self.definition, self.app.cards)
        self.presets = self.add(Row(gap=12, even=True))
        for name, text, _ in presets(self.draft.least, self.draft.most):
            self.presets.add(Button(text, self._preset(name), style="secondary", role="strong", label=f"preset {name}"))
        self.grid = Tiles(least=CARD, ratio=HEIGHT / CARD, gap=18)
        self.seats = self.add(ScrollPanel(self.grid, label="seats"))
        self.rules = TableRules(self)
        self.side = self.add(Panel(ScrollPanel(self.rules, label="house rules"), pad=22))
        self.note = self.add(RichLabel("", "small", color="orange", label="problem"))
        self.go = self.add(Button(tr("setup-deal"), self._start, style="primary", icon="play", label="Start"))
        self.sealed = self.add(Button(tr("setup-sealed"), self._sealed_night, style="secondary", icon="cards-playing",
                                      label="Sealed night", tooltip=tr("setup-sealed-tip")))  # fmt: skip
        self.sealed.visible = bool(self.draft.decks)
        self._fill_seats()
        self.check()

    def _preset(self, name: str) -> Callable[[], None]:
        def take() -> None:
            self.draft.preset(name)
            self.rebuild(f"preset {name}")

        return take

    def _fill_seats(self) -> None:
        self.grid.clear()
        self.cards = [self.grid.add(SeatCard(self, index)) for index in range(len(self.draft.seats))]
        if len(self.draft.seats) < self.draft.most:
            self.grid.add(EmptySeat(self))

    @property
    def compact(self) -> bool:
        """So many sit there that each seat gets less room."""
        return len(self.grid.children) > ROOMY

    @property
    def high(self) -> int:
        """Units: the least height of a seat."""
        return (COMPACT if self.compact else HEIGHT) + (DECK if self.draft.decks else 0)

    # --- changes
    def rebuild(self, focus: str = "", *, rules: bool = False) -> None:
        """Make the seats again after one changed, and the house rules when their defaults follow; the focus goes to the widget
        with this label.
        """
        if rules or self.rules.outdated:
            self.rules.fill()
        self._fill_seats()
        self.check()
        self.layout()
        self.refocus(focus)
        self.refresh()

    def build_decks(self, index: int) -> None:
        """Go to the own decks of whoever sits there; a deck that is changed there is changed here."""
        before = {own(deck.cards): deck.id for deck in self.draft.decks.saved}
        played = [before.get(self.draft.deck(i)) for i in range(len(self.draft.seats))]

        def built(_: None) -> None:
            self.draft.decks = self._decks()
            now = {deck.id: own(deck.cards) for deck in self.draft.decks.saved}
            for i, number in enumerate(played):
                if number in now:
                    self.draft.set_deck(i, now[number])
            self._seat_builder(index)
            self.rebuild(f"deck {index + 1}")

        person = self.draft.seats[index].profile or 0
        self.app.push(routes.decks(self.services, self.definition.id, person), built)

    def _seat_builder(self, index: int) -> None:
        """Whoever went to the decks from a seat without a known person sits there now, if on no other seat."""
        who = next((known for known in self.services.profiles() if known.id == self.services.person), None)
        seats = self.draft.seats
        if who and seats[index].human and seats[index].profile is None and all(s.profile != who.id for s in seats):
            self.draft.profiles = self.services.profiles()
            self.draft.set_profile(index, who)

    def add_seat(self) -> None:
        self.draft.add("human" if len(self.draft.seats) < self.draft.least else self.draft.level)
        self.rebuild(f"kind {len(self.draft.seats)}")

    def check(self) -> None:
        """Say what is wrong, and allow the start only when nothing is."""
        problems = self.draft.problems()
        self.note.source = next(iter([*problems, *self._overlaps()]), "")
        self.go.enabled = not problems
        self.go.tooltip = problems[0] if problems else ""
        self.sealed.enabled = not self.draft.seat_problems()
        for (name, _, _), button in zip(presets(self.draft.least, self.draft.most), self.presets.children, strict=True):
            button.chosen = self.draft.is_preset(name)  # type: ignore[attr-defined]  # they are buttons
        for card in self.cards:
            card.mark({key for key, _ in clashes(tuple(self.draft.seats))})
        self.rules.apart.recall()
        self.keep()
        self.refresh()

    def keep(self) -> None:
        """A table that is half set outlasts the program, and not only what was typed."""
        if self.rect.width:  # it has been looked at
            table = self.draft.finished(self.services.settings.bot_pace)
            self.services.written.keep(self.kept_as, {"table": table.undealt.plain(), "seed": self.draft.seed_text})

    @property
    def kept_as(self) -> str:
        return f"{self.label} {self.definition.id}"

    def was_left(self) -> None:
        self.services.written.drop(self.kept_as)

    def _overlaps(self) -> list[str]:
        """Say which keys of people the table uses elsewhere, too: no reason to wait, but to know."""
        table, people = self._table_keys(), [seat for seat in self.draft.seats if seat.human]
        found = [legend(key) for seat in people for key in (seat.react, seat.decline) if key in table]
        return [tr("setup-keys-of-people", keys=plain_words.listed(found), count=len(found))] if found else []

    def on_key(self, event: Event) -> bool:
        return super().on_key(event) or base_page.open_help_page(self.app, self.services, event, self.definition.id)

    def with_a_child(self) -> None:
        """The table, and what the settings have of it: it is told calmly to these people, and read aloud."""
        self.draft.with_a_child()
        names = [seat.name for seat in self.draft.seats if seat.human and seat.name]
        telling = {**self.services.settings.telling, **dict.fromkeys(names, "calm")}
        self.services.change(self.app, read_aloud=True, telling=telling)
        self.rebuild("with a child", rules=True)
        self.app.toast(tr("setup-with-child-about"), "account-group")

    def _table_keys(self) -> dict[str, str]:
        return {key_of(self.services.settings, entry.id): entry.text for entry in BINDINGS}

    def key_users(self, index: int, which: str) -> dict[str, str]:
        """Return the keys that the table and other buttons use, with what they are for."""
        found = self._table_keys()
        for i, seat in enumerate(self.draft.seats):
            for key in seat_keys(self.definition):
                if seat.human and (i, key.field) != (index, which):
                    found[getattr(seat, key.field)] = tr("setup-key-of", what=key.word, name=seat.name)
        return found

    def _start(self) -> None:
        self._remember_people()
        setup = self.draft.finished(self.services.settings.bot_pace)
        self.services.change(self.app, last_table=setup.undealt.without_phones().plain())
        self.close(setup)

    def _sealed_night(self) -> None:
        """The same people and house rules, with decks from packs that they open now."""
        self._remember_people()
        night = routes.night(self.services, self.draft.finished(self.services.settings.bot_pace))
        self.app.push(night, lambda begun: self.close(None) if begun else None)

    def _remember_people(self) -> None:
        """A person with a new name becomes a known one; the keys and looks of the known ones are kept."""
        try:
            seats = remembered(self.services.store, tuple(self.draft.seats), int(self.services.now()))
        except StoreError as error:
            sorry(self.app, error)
            return
        for index, seat in enumerate(seats):
            self.draft.change(index, profile=seat.profile)

    # --- place
    def _shape(self, box: pygame.Rect) -> float:
        """Return how high a seat is for its width: two rows fill the place, three where many sit, within reason."""
        gap = self.u(18)
        across = self.grid.across(box.width)
        wide = (box.width - gap * (across - 1)) / across
        least, rows = self.u(self.high), -(-len(self.grid.children) // across)
        if rows == 1 and self.draft.decks:
            return max(least, min(box.height - self.u(6), least + wide * FAN_SHAPE)) / wide
        full = max(2, rows) if self.compact else 2
        return max(least, min((box.height - gap * (full - 1)) / full - self.u(6), least * 1.3)) / wide

    def arrange(self, body: pygame.Rect) -> None:
        body = rects.inset(body, 0, 0)
        foot, _ = rects.cut_bottom(body, self.u(30))
        body.height -= foot.height
        right, left = rects.cut_right(body, body.width * 32 // 100, self.u(26))
        top, seats = rects.cut_top(left, self.u(64), self.u(16))
        self.presets.place(top)
        room = (seats.width - self.u(60)) / self.u(1000) * 1000  # units
        self.grid.least = SLIM if self.compact else max(CARD, room / self.draft.most - 18)
        self.grid.ratio = self._shape(seats)
        self.seats.place(seats)
        go, rest = rects.cut_bottom(right, self.u(84), self.u(10))
        if self.sealed.visible:
            place, go = rects.cut_right(go, min(self.sealed.measure(go.width)[0], go.width * 46 // 100), self.u(12))
            self.sealed.place(rects.center(place, place.width, self.go.measure(go.width)[1]))
            go = rects.center(go, go.width, self.go.measure(go.width)[1])
        self.go.place(go)
        note, rest = rects.cut_bottom(rest, self.note.measure(right.width)[1] if self.note.source else 0, self.u(10))
        self.note.place(note)
        self.side.place(rest)
