"""The parts that show the cards of one table, made and fed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art import two_sided
from tabletop.i18n import tr
from tabletop.table.cards.card_motion import CardMotion
from tabletop.table.cards.combat import Combat
from tabletop.table.cards.combat_overlay import CombatOverlay
from tabletop.table.cards.counters import SeatCounters, StepCounter
from tabletop.table.cards.fronts import CardFronts, Highlights
from tabletop.table.cards.markers import Markers
from tabletop.table.cards.name_plates import CoveredValues, NamePlates
from tabletop.table.cards.overlays import OtherText, TableSigns
from tabletop.table.cards.scene import Scene
from tabletop.table.cards.stage import CardLooks, Stage
from tabletop.table.cards.stamps import Stamps
from tabletop.table.extensions.decorations import pieces_of
from tabletop.table.model.messages import ModePressed, SeatPressed
from tabletop.table.widgets.counter_panel import CounterPanel, race_bar
from tabletop.table.widgets.seat_panel import SeatPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.table.cards.counters import SeatCounters
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.messages import Post
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


GAIN = 195  # units from the right edge of a plate
SWELL, STEPS = 0.4, 5  # so much larger are the figures at first, in so many steps


class ScoreCounter:
    """`above()` lies still with the cards."""

    shown: ViewState

    def __init__(self, counters: SeatCounters, kit: DrawContext) -> None:
        self.counters, self.kit = counters, kit

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def at(self, seat: int) -> tuple[float, float]:
        """Where a gain of a seat is shown: at its own large figures, else on its plate, left of the figures that count."""
        area = self.shown.places.areas.seats[seat]
        if seat == self.shown.bottom and "score" in area.parts:
            box = area.parts["score"]
            return box.centerx, box.top
        return area.badge.right - self.kit.u(GAIN), area.badge.centery

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        seat, kit = self.shown.bottom, self.kit
        parts = self.shown.places.areas.seats[seat].parts
        if "score" not in parts or not self.counters.seats:
            return []
        status, fresh = self.counters.seats[seat], round(self.counters.swell.get(seat, 0.0) * STEPS) / STEPS
        box = parts["score"]
        score = kit.line(str(status.score), "number", "gold_light", size=62 * (1 + SWELL * fresh))
        told, room = tr("table-of-goal", goal=status.goal, unit=status.unit), self.shown.places.window.right - box.x
        size = min(15.0, kit.fit(told, "label", room, 0.5))
        words = kit.line(told, "label", "muted", size=size)
        bar = pygame.Rect(box.x, box.bottom - kit.u(14), box.width - kit.u(6), kit.u(14))
        out = [(score, (box.x, box.top)), (words, (box.x, bar.top - words.get_height() - kit.u(4)))]
        return [*out, (race_bar(kit, bar.size, status, "gold"), bar.topleft)]


def _badges(constants: MatchConstants, post: Post) -> tuple[SeatPanel, ...]:
    """Plain ones, or those that show what the game counts."""

    def made(person: SeatPerson) -> SeatPanel:
        if constants.definition.looks.seat_status is not None:
            return CounterPanel(constants.game, person, pressed, mode)
        return SeatPanel(person, pressed, mode)

    def pressed(seat: int) -> None:
        post(SeatPressed(seat))

    def mode(seat: int) -> None:
        post(ModePressed(seat))

    return tuple(made(person) for person in constants.who)


TURN = (pygame.K_LALT, pygame.K_RALT)  # held, they show the other sides


class CardParts:
    """`badges` lie still with the cards, by seat. `allows`: as of `Highlights`; `open_hands`: as of `Scene`."""

    def __init__(
        self,
        app: App,
        constants: MatchConstants,
        kit: DrawContext,
        *,
        allows: Callable[[int], bool],
        open_hands: bool,
        post: Post,
    ) -> None:
        look = constants.look
        fight = Combat(look.fights, constants.kernel, kit) if look.fights is not None else None
        self.scene = Scene(CardMotion(app, post).fly, fight, open_hands=open_hands)
        self.combat_overlay = CombatOverlay(fight, self.scene, kit, constants.who) if fight is not None else None
        self.counters = SeatCounters(app, constants.definition, self.scene, post)
        self.score_counter = ScoreCounter(self.counters, kit)
        self.step_counter = StepCounter(constants, kit)
        self.values = CoveredValues(constants, self.scene, kit)
        self.names = NamePlates(constants, self.scene, kit)
        self.badges = _badges(constants, post)
        beside = OtherText(self.step_counter, self.badges, self.values, self.names)
        self.signs = TableSigns(constants, self.scene, kit, beside)
        self.pieces = tuple(piece(constants) for piece in pieces_of(constants.game))
        self.stamps = Stamps(self.scene, kit)
        self.fronts = CardFronts(constants, self.scene, self.counters)
        self.marks = Markers(constants, self.fronts, kit, self.badges, self.stamps)
        self.highlights = Highlights(self.scene, allows)
        self.two_sided = two_sided(constants.game)
        rings = (self.combat_overlay,) if self.combat_overlay is not None else ()
        extras = (self.score_counter, self.names, self.values, *rings, self.signs, self.step_counter)
        self.stage = Stage(
            constants,
            self.scene,
            CardLooks(self.fronts, self.highlights, self.marks, self.signs),
            extras=extras,
            still=(*self.badges, *self.pieces),
        )

    def place(self, places: ZonePlaces) -> None:
        self.scene.place(places)
        for piece in self.pieces:
            piece.settle(places)
        self.stage.place(places.window)

    def on_raw(self, event: Event) -> None:
        """Every raw event: while Alt is held, the other sides of cards that have two lie uppermost."""
        if not self.two_sided or event.type not in (pygame.KEYDOWN, pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            return
        if event.type == pygame.WINDOWFOCUSLOST or event.key in TURN:
            self.fronts.turned = event.type == pygame.KEYDOWN
            self.stage.changed()

    def show(self, shown: ViewState) -> None:
        for part in (self.score_counter, self.step_counter, self.signs, self.marks, self.highlights, self.fronts):
            part.show(shown)
        for piece in self.pieces:
            piece.show(shown)
