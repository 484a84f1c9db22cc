"""The route: eight stops on a winding path, gold as far as one has come."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from tabletop.pages.progress.circuit.map_node import LEVEL, NAME, State, Stop
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.progress.rivals import Rival

USUAL, NOW, LAST = 132, 168, 156  # units: how wide a portrait is
AIR, DOT, STEP = 26, 5, 22  # units: above and below; a dot of the path, and from one to the next
PER = 24  # points of the path between two stops, before they are thinned out


class Route(Widget):
    """`done` rivals are beaten; pressing a stop calls `on_choose` with its number."""

    def __init__(self, rivals: Sequence[Rival], done: int, on_choose: Callable[[int], None]) -> None:
        super().__init__("route")
        self.done = done
        last = len(rivals) - 1
        self.stops = [
            self.add(Stop(rival, i, _state(i, done), _choosing(on_choose, i), last=i == last))
            for i, rival in enumerate(rivals)
        ]

    def choose(self, number: int) -> None:
        for stop in self.stops:
            stop.chosen = stop.number == number
        self.refresh()

    # --- place
    def layout(self) -> None:
        count = len(self.stops)
        step = self.rect.width / count
        swing = max(0, self.rect.height - self.u(NOW + NAME + LEVEL + 2 * AIR)) // 2
        for i, stop in enumerate(self.stops):
            units = NOW if stop.state == "now" else LAST if stop.last else USUAL
            side = min(self.u(units), round(step * 0.84))
            box = pygame.Rect(0, 0, side, side + self.u(NAME + LEVEL))
            middle = self.rect.centery + round(swing * math.cos(i * math.pi * 0.75 + 0.4))
            box.center = (round(self.rect.x + step * (i + 0.5)), middle)
            box.clamp_ip(self.rect.inflate(0, -self.u(AIR)))
            stop.room = round(step) - self.u(AIR) // 2
            stop.place(box)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        path, edge = self._path(), self._walked()
        for x, y in path:
            gold = x <= edge
            colour = self.kit.color("gold" if gold else "faint")
            pygame.draw.aacircle(target, colour, (round(x), round(y)), max(2, self.u(DOT if gold else DOT - 1)))
        super().draw(target)

    def _walked(self) -> float:
        """How far the path is gold: up to whoever is next."""
        reached = min(self.done, len(self.stops) - 1)
        return float(self.stops[reached].face.centerx)

    def _path(self) -> list[tuple[float, float]]:
        """Points with about the same distance, through the middles of all portraits, eased like a ribbon."""
        middles = [stop.face.center for stop in self.stops]
        fine: list[tuple[float, float]] = []
        for (x, y), (to_x, to_y) in pairwise(middles):
            for n in range(PER):
                part = n / PER
                eased = (1 - math.cos(part * math.pi)) / 2
                fine.append((x + (to_x - x) * part, y + (to_y - y) * eased))
        found = fine[:1]
        for point in fine:
            if math.dist(point, found[-1]) >= self.u(STEP):
                found.append(point)
        return found


def _state(number: int, done: int) -> State:
    return "beaten" if number < done else "now" if number == done else "ahead"


def _choosing(on_choose: Callable[[int], None], number: int) -> Callable[[], None]:
    return lambda: on_choose(number)
