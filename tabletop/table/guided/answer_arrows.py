"""Answers as arrows over the table: from the card or the seat that gives one to whom or what it is aimed at. Of a card that is
aimed at nothing there is a ring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.table.cards.arrows import BEND, line
from tabletop.table.input.hints import ring
from tabletop.table.model.selection import BARE, target_of
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tabletop.core.ask import Option
    from tabletop.core.definition import Definition
    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.toolkit.draw_context import DrawContext

Point = tuple[float, float]


class AnswerArrow(NamedTuple):
    """The answer of a seat, in a colour of the palette."""

    seat: int
    option: Option
    color: str


class AnswerArrows(Widget):
    """`show` says which ones lie over the table now."""

    def __init__(self, definition: Definition, scene: Scene, kit: DrawContext) -> None:
        super().__init__("arrows")
        self.definition, self.scene, self.table_kit = definition, scene, kit
        self.arrows: tuple[AnswerArrow, ...] = ()

    def show(self, arrows: Sequence[AnswerArrow]) -> None:
        if tuple(arrows) != self.arrows:
            self.arrows = tuple(arrows)
            self.refresh()

    def hears_pointer(self) -> bool:
        return False

    def draw(self, target: pygame.Surface) -> None:
        places = self.scene.places
        for i, arrow in enumerate(self.arrows if places is not None else ()):
            box = self._alone(arrow)
            if box is not None:
                side = i * self.table_kit.u(12)  # both may be about one card
                target.fblits([ring(self.table_kit, box.inflate(side, side), arrow.color)])
                continue
            ends = self._ends(arrow, places) if places is not None else None
            if ends is not None:
                bend = BEND if i else -BEND  # two from the same card part
                target.fblits(line(self.table_kit, *ends, arrow.color, bend=bend))

    def _alone(self, arrow: AnswerArrow) -> pygame.Rect | None:
        """Where the card lies that an answer is about, if it goes nowhere."""
        act, sprite = self.definition.act(arrow.option), self.scene.sprites.get(arrow.option[1])
        bare = act is not None and sprite is not None and target_of(act.spot, arrow.option[2]) == BARE
        return self.scene.pose(sprite).box if bare and sprite is not None else None

    def _ends(self, arrow: AnswerArrow, places: ZonePlaces) -> tuple[Point, Point] | None:
        act = self.definition.act(arrow.option)
        if act is None:
            return None
        _, card, spot = arrow.option
        start = self._card(card) or places.areas.seats[arrow.seat].badge.center
        end: Point | None = places.areas.centre.center
        if act.spot == "seat":
            end = places.areas.seats[spot].badge.center
        elif act.spot == "card":
            end = self._card(spot)
        elif act.spot == "zone":
            end = places.drop(spot).center
        return (start, end) if end is not None else None

    def _card(self, card: int) -> Point | None:
        sprite = self.scene.sprites.get(card)
        return (sprite.goal.x, sprite.goal.y - sprite.goal.height * 0.25) if sprite is not None else None
