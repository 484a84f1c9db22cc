"""The round of a sealed night: how many packs, who is next; one after the other opens and builds, then the cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.match.collection import Collection
from tabletop.match.sealed import PACKS, SealedNight
from tabletop.match.seats import TableSetup
from tabletop.ui import layout
from tabletop.ui.screens.fields import Under
from tabletop.ui.screens.packs.screen import PackScreen
from tabletop.ui.screens.page import Page
from tabletop.ui.screens.sealed.builder import NightBuilder
from tabletop.ui.screens.sealed.guard import Guard
from tabletop.ui.screens.sealed.pile import NightPile
from tabletop.ui.screens.sealed.seat_row import SeatRow, Stand
from tabletop.ui.screens.words import many
from tabletop.ui.widgets.box import Column, Field, Panel
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choices import Segmented, Toggle
from tabletop.ui.widgets.dialog import confirm
from tabletop.ui.widgets.entry import Entry
from tabletop.ui.widgets.label import Label, RichLabel
from tabletop.ui.widgets.scroll import ScrollPanel

if TYPE_CHECKING:
    from tabletop.core.decks import Deck
    from tabletop.ui.actions import Action
    from tabletop.ui.screens.desk import Desk

MINUTES = ((0, "No limit"), (5, "5 min"), (10, "10 min"), (15, "15 min"))
SEED_DIGITS = 10**6
SEED_LIMIT = 19  # digits that a number may have
TALLEST = 190  # units: of a seat
LEAVE = (
    "Whoever has opened packs has to do it again. With the same number of the evening the same cards are in them: "
    "it is **{seed}**."
)


class NightScreen(Page[TableSetup]):
    """Returns the table with everybody's deck, None when the evening is given up. `setup`: the table without decks."""

    title = "Sealed night"

    def __init__(self, desk: Desk, setup: TableSetup) -> None:
        super().__init__(desk)
        self.definition = desk.game(setup.game)
        self.kicker = self.definition.name
        self.guard = Guard(setup)
        self.night = SealedNight(self.definition, setup, seed=desk.seed() % SEED_DIGITS)
        self.minutes = 0
        self.keep = desk.settings.booster_source == "free"
        self.begun = False
        self.drafts: dict[int, Deck] = {}
        self.left: dict[int, float] = {}

    # --- widgets
    def fill(self) -> None:
        night = self.night
        self.rows = [SeatRow(seat, i, night.definition.id) for i, seat in enumerate(night.setup.seats)]
        for row in self.rows:
            self.add(row)
        self.plan = Column(gap=18)
        self.side = self.add(Panel(ScrollPanel(self.plan, label="plan"), pad=24))
        self.go = self.add(Button("", self.go_on, label="go", style="primary", icon="play"))
        self.told = RichLabel("", "small", label="told")
        self._fill_plan()
        self.show()
        self.app.on_lost = lambda: self.guard.lost(self.app)
        self.set_focus(self.go)

    def _fill_plan(self) -> None:
        add = self.plan.add
        add(Label("The evening", "label", color="gold"))
        packs = [(count, str(count)) for count in PACKS]
        add(Under("Packs for everybody", Segmented(packs, self.night.packs, self._set_packs, label="packs")))
        add(self.told)
        add(Under("Time to build", Segmented(MINUTES, self.minutes, self._set_minutes, label="minutes")))
        number = Entry(str(self.night.seed), self._set_seed, label="evening", hint="Number", icon="dice-multiple",
                       limit=SEED_LIMIT)  # fmt: skip
        add(Under("Number of the evening: the same one, the same packs", number))
        keep = Toggle(self.keep, self._set_keep, label="keep")
        add(
            Field("Everybody keeps the cards", keep, hint="They go to the collections of those who have one", share=0.3)
        )

    def _set_packs(self, packs: int) -> None:
        self._renew(packs=packs)

    def _set_minutes(self, minutes: int) -> None:
        self.minutes = minutes

    def _set_seed(self, text: str) -> None:
        self._renew(seed=int(text) % (1 << 62) if text.strip().isdecimal() else 0)

    def _set_keep(self, on: bool) -> None:
        self.keep = on

    def _renew(self, packs: int = 0, seed: int | None = None) -> None:
        old = self.night
        wanted = old.seed if seed is None else seed
        self.night = SealedNight(self.definition, old.setup, packs or old.packs, wanted)
        self.show()

    def show(self) -> None:
        """Say how far everybody is, and what comes next."""
        turn = self.night.next_human if self.begun else None
        for i, row in enumerate(self.rows):
            row.stand = self._stand(i, turn)
        self.go.text, self.go.icon = self._next(turn)
        self.told.source = self._told()
        if self.rect.width:
            self.layout()
        self.refresh()

    def _stand(self, seat: int, turn: int | None) -> Stand:
        night = self.night
        sealed, whole = night.packs - night.opened[seat], night.decks.get(seat)
        if whole is not None:
            lent = sum(whole.lent.values())
            state = f"The deck is ready, {many(lent, 'card')} lent" if lent else "The deck is ready"
        elif seat == turn:
            state = "Opens packs now" if sealed else "Builds now"
        else:
            state = f"{many(sealed, 'pack').capitalize()} to open"
        return Stand(night.sides[seat], sealed, state, whole is not None, seat == turn)

    @property
    def _ready(self) -> bool:
        return self.begun and self.night.next_human is None

    def paint(self, target: pygame.Surface) -> None:
        self.title = "All decks are ready" if self._ready else "Sealed night"
        super().paint(target)

    def _next(self, turn: int | None) -> tuple[str, str]:
        if not self.begun:
            return "Hand out the packs", "cards-playing"
        if turn is None:
            return "Deal the cards", "play"
        return f"Go on with {self.night.setup.seats[turn].name}", "account"

    def _told(self) -> str:
        """What so many packs mean for the decks of this game."""
        night = self.night
        size, lack = night.format.size, round(night.lacking(night.packs))
        each = len(night.pack(0, 0))
        words = f"{night.packs * each} cards for a deck of {size}."
        if night.sides[0]:
            words += " Packs mix both sides, and a deck is of one: about half of the cards can be played."
        if lack:
            words += f" {{hand-heart}} About **{many(lack, 'card')}** will be missing; the starter set lends them."
        return words

    # --- one after the other
    def go_on(self) -> None:
        """Hand out the packs, let the next person sit down, or deal when all have a deck."""
        if not self.begun:
            self.hand_out()
        seat = self.night.next_human
        if seat is None:
            self.close(self.night.table())
            return
        self.guard.pass_to(self.app, seat, lambda there: self._sits(seat, there))

    def hand_out(self) -> None:
        """The evening begins: nothing of the plan can be changed any more, and the bots are ready at once."""
        self.begun = True
        self.plan.clear()
        self._fill_facts()
        self.night.play_bots()
        self.show()

    def _fill_facts(self) -> None:
        add, night = self.plan.add, self.night
        add(Label("The evening", "label", color="gold"))
        time = f"{self.minutes} minutes to build" if self.minutes else "as long as you like to build"
        kept = "\n{star} Everybody keeps the cards." if self.keep else ""
        add(RichLabel(f"{{cards-playing}} {many(night.packs, 'pack').capitalize()} each, {time}.{kept}", "body"))
        add(RichLabel(f"{{dice-multiple}} Number of the evening: **{night.seed}**. Another table that types it in opens "
                      "the same packs.", "body"))  # fmt: skip
        add(self.told)

    def _sits(self, seat: int, there: bool) -> None:
        if not there:
            self._rest()
        elif self.night.opened[seat] < self.night.packs:
            pile = NightPile(self.night, seat, self._collection(seat))
            self.app.push(PackScreen(self.desk, pile), lambda done: self._opened(seat, bool(done)))
        else:
            self._build(seat)

    def _collection(self, seat: int) -> Collection | None:
        profile = self.night.setup.seats[seat].profile
        if not self.keep or profile is None:
            return None
        return Collection(self.desk.store, self.definition, profile, self.desk.now, self.desk.seed)

    def _opened(self, seat: int, done: bool) -> None:
        if done:
            self._build(seat)
        else:
            self._rest()

    def _build(self, seat: int) -> None:
        left = self.left.get(seat, self.minutes * 60_000.0 if self.minutes else None)
        builder = NightBuilder(self.desk, self.night, seat, self.drafts.get(seat, {}), left)
        self.app.push(builder, lambda _: self._built(seat, builder))

    def _built(self, seat: int, builder: NightBuilder) -> None:
        self.drafts[seat] = builder.bench.deck.cards
        if builder.left is not None:
            self.left[seat] = builder.left
        self._rest()
        if builder.finished and self.night.next_human is not None:
            self.go_on()

    def _rest(self) -> None:
        """Nobody's cards are on the screen."""
        self.guard.privacy.hide()
        self.app.fade.stop()
        self.show()
        self.set_focus(self.go)

    # --- leaving
    def leave(self) -> None:
        if not self.begun:
            super().leave()
            return
        text = LEAVE.format(seed=self.night.seed)
        confirm(self, "Give up this evening?", text, "Give it up", lambda: self.close(None), style="danger")

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.leave()
            return True
        return super().on_action(action)

    def close(self, result: TableSetup | None = None) -> None:
        self.app.on_lost = lambda: None
        super().close(result)

    def update(self, now: float) -> bool:
        self.guard.tick(self.app, now)
        return False

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = layout.cut_right(body, body.width * 36 // 100, self.u(26))
        gap, count = self.u(12), len(self.rows)
        high = min(self.u(TALLEST), (left.height - gap * (count - 1)) // count)
        for i, row in enumerate(self.rows):
            row.place(pygame.Rect(left.x, left.y + i * (high + gap), left.width, high))
        go, rest = layout.cut_bottom(right, self.u(84), self.u(12))
        self.go.place(go)
        self.side.place(rest)
