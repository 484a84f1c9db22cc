"""The parts that show the cards of one table, made and fed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.faces import two_sided
from tabletop.ui.pieces import pieces_of
from tabletop.ui.table.cards.clash import Clash
from tabletop.ui.table.cards.counter import Counter
from tabletop.ui.table.cards.fight import Fight
from tabletop.ui.table.cards.figures import Figures
from tabletop.ui.table.cards.fronts import Fronts
from tabletop.ui.table.cards.gauging import Gauging
from tabletop.ui.table.cards.lighting import Lighting
from tabletop.ui.table.cards.marks import Marks
from tabletop.ui.table.cards.names import Names
from tabletop.ui.table.cards.scene import Scene
from tabletop.ui.table.cards.signs import Signs
from tabletop.ui.table.cards.stage import Stage
from tabletop.ui.table.cards.values import Values
from tabletop.ui.table.cards.verdicts import Verdicts
from tabletop.ui.table.messages import ModePressed, SeatPressed
from tabletop.ui.table.panels.badge import SeatBadge
from tabletop.ui.table.panels.gauge_badge import GaugeBadge
from tabletop.ui.table.tale.motion import Motion

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.ui.app import App
    from tabletop.ui.kit import Kit
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.messages import Post
    from tabletop.ui.table.panels.facts import Person
    from tabletop.ui.table.place.places import Places
    from tabletop.ui.table.shown import Shown

TURN = (pygame.K_LALT, pygame.K_RALT)  # held, they show the other sides


class CardParts:
    """`badges` lie still with the cards, by seat. `allows`: as of `Lighting`; `open_hands`: as of `Scene`."""

    def __init__(
        self,
        app: App,
        basics: Basics,
        kit: Kit,
        *,
        allows: Callable[[int], bool],
        open_hands: bool,
        post: Post,
    ) -> None:
        look = basics.look
        fight = Fight(look.fights, basics.kernel, kit) if look.fights is not None else None
        self.scene = Scene(Motion(app, post).fly, fight, open_hands=open_hands)
        self.clash = Clash(fight, self.scene, kit, basics.who) if fight is not None else None
        self.gauging = Gauging(app, basics.definition, self.scene, post)
        self.figures = Figures(self.gauging, kit)
        self.counter = Counter(basics, kit)
        self.values = Values(basics, self.scene, kit)
        self.names = Names(basics, self.scene, kit)
        self.badges = self._badges(basics, post)
        self.signs = Signs(
            basics, self.scene, kit, self.counter, badges=self.badges, values=self.values, names=self.names
        )
        self.pieces = tuple(piece(basics) for piece in pieces_of(basics.game))
        self.verdicts = Verdicts(self.scene, kit)
        self.fronts = Fronts(basics, self.scene, self.gauging)
        self.marks = Marks(basics, self.fronts, kit, self.badges, self.verdicts)
        self.lighting = Lighting(self.scene, allows)
        self.two_sided = two_sided(basics.game)
        rings = (self.clash,) if self.clash is not None else ()
        extras = (self.figures, self.names, self.values, *rings, self.signs, self.counter)
        self.stage = Stage(
            basics,
            self.scene,
            fronts=self.fronts,
            lighting=self.lighting,
            marks=self.marks,
            signs=self.signs,
            extras=extras,
            still=(*self.badges, *self.pieces),
        )

    @staticmethod
    def _badges(basics: Basics, post: Post) -> tuple[SeatBadge, ...]:
        """Plain ones, or those that show what the game counts."""

        def made(person: Person) -> SeatBadge:
            if basics.definition.looks.gauges is not None:
                return GaugeBadge(basics.game, person, pressed, mode)
            return SeatBadge(person, pressed, mode)

        def pressed(seat: int) -> None:
            post(SeatPressed(seat))

        def mode(seat: int) -> None:
            post(ModePressed(seat))

        return tuple(made(person) for person in basics.who)

    def place(self, places: Places) -> None:
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

    def show(self, shown: Shown) -> None:
        for part in (self.figures, self.counter, self.signs, self.marks, self.lighting, self.fronts):
            part.show(shown)
        for piece in self.pieces:
            piece.show(shown)
