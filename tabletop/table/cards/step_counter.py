"""The counter of a layout: a row of steps for the seat on turn, its marker on a number of the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred

if TYPE_CHECKING:
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

WIDE = 38  # units from step to step at the most


class StepCounter:
    """`above()` lies still with the cards."""

    shown: ViewState

    def __init__(self, constants: MatchConstants, kit: DrawContext) -> None:
        self.look, self.kit = constants.look.counter, kit

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def box(self) -> pygame.Rect | None:
        """Where the counter is now; None when there is none."""
        boxes = [picture.get_rect(topleft=place) for picture, place in self.above()]
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def below_it(self, seat: int) -> tuple[int, int] | None:
        """Where a row begins below the counter of a seat; None where there is none."""
        look, shown, kit = self.look, self.shown, self.kit
        if look is None:
            return None
        area = shown.places.areas.centre
        at = look.at if seat == shown.bottom else look.across
        step = min(look.width * area.width / (look.of + 1), float(kit.u(WIDE)))
        x = round(area.left + at[0] * area.width - step * (look.of / 2 + 0.43))
        return x, round(area.top + at[1] * area.height) + kit.u(36 if shown.style == "bare" else 22)

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        shown, counter = self.shown, self.look
        if counter is None or not shown.playback.view.query:
            return []
        kit, seen, bare = self.kit, shown.playback.reached.table, shown.style == "bare"
        number = int(getattr(seen, counter.column))
        area = shown.places.areas.centre
        x, y = counter.at if seen.turn == shown.bottom else counter.across
        most = max(counter.of, number)
        step = min(counter.width * area.width / (most + 1), float(kit.u(WIDE)))
        start = area.left + x * area.width - step * most / 2
        out: list[Blit] = self._die(number, most, (start + step, area.top + y * area.height)) if bare else []
        for i in range(0 if bare else most + 1):
            middle = (start + i * step, area.top + y * area.height)
            out += self._step(i, i == number, i <= number, round(step * 0.86), middle)
        words = kit.line(counter.label, "label", "muted", size=17)
        top = round(area.top + y * area.height - (kit.u(32) if bare else step * 0.62) - words.get_height())
        return [*out, (words, (round(start - step * 0.4), top))]

    def _die(self, number: int, most: int, middle: tuple[float, float]) -> list[Blit]:
        """MB-126: a die of eight sides, or of ten when there are more points."""
        kit, sides = self.kit, 8 if most < 9 else 10
        side = kit.u(64)
        turn = [math.pi * (2 * i + 1) / sides for i in range(sides)]
        points = " ".join(
            f"{side / 2 * (1 + 0.95 * math.cos(a)):.1f},{side / 2 * (1 + 0.95 * math.sin(a)):.1f}" for a in turn
        )
        gold, dark = shapes.hex6(kit.color("gold")), shapes.hex6(kit.color("orange"))
        body = (
            f'<polygon points="{points}" fill="{gold}" stroke="{dark}" stroke-width="{side * 0.06:.1f}" '
            f'stroke-linejoin="round"/>'
        )
        words = kit.line(str(number), "number", "ink", size=34)
        return [centred(shapes.svg((side, side), body), middle), centred(words, middle)]

    def _step(self, number: int, here: bool, full: bool, side: int, middle: tuple[float, float]) -> list[Blit]:
        kit = self.kit
        edge = kit.color("gold" if full else "faint")
        dark = pygame.Color(14, 10, 34, 220)
        disc = shapes.disc(side, kit.color("gold_light"), kit.color("orange")) if here else shapes.disc(side, dark)
        words = kit.line(str(number), "number", "ink" if here else "gold" if full else "faint", size=18)
        ring = shapes.ring((side, side), side // 2, max(1, kit.u(2)), edge)
        return [centred(disc, middle), centred(ring, middle), centred(words, (middle[0], middle[1] + 1))]
