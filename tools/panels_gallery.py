"""Shows the furniture of the table with invented facts, as pictures: python -m tools.panels_gallery OUT [SIZE ...]."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tabletop.ui import pictures
from tabletop.ui.pilot import Pilot
from tabletop.ui.screen import Screen
from tabletop.ui.screens import avatars
from tabletop.ui.table.panels import BadgeFacts, Person
from tabletop.ui.table.panels.badge import SeatBadge

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ("Ruby", "Theo", "Priya", "Count Nullius", "Ada", "Maximilian von Lang")
KEYS = ("qa", "pl", "rf", "uj", "cx", "mn")
SEATS = (2, 4, 6)


def people(seats: int) -> tuple[Person, ...]:
    """Invented persons; every third is a bot."""
    faces = avatars.names()
    return tuple(
        Person(i, NAMES[i], f"seat{i}", faces[i * 3 % len(faces)], i % 3 != 2, *(KEYS[i] if i % 3 != 2 else ("", "")))
        for i in range(seats)
    )


def nothing(*_: object) -> None:
    """Hear a call and do nothing about it."""


class Stage(Screen[None]):
    """The mat of a table with `seats` places; `fill(stage)` adds panels, `spread(stage)` gives them places."""

    def __init__(self, seats: int) -> None:
        super().__init__("stage")
        self.who = people(seats)

    def build(self) -> None:
        self.badges = [
            self.add(SeatBadge(person, nothing, nothing, "large" if i == 0 or len(self.who) < 5 else "small"))
            for i, person in enumerate(self.who)
        ]
        for badge, facts in zip(self.badges, badge_facts(), strict=False):
            badge.update(facts)

    def layout(self) -> None:
        box = self.rect.inflate(-self.u(60), -self.u(40))
        spots = {2: "bt", 4: "bltr", 6: "blatzr"}[len(self.who)]
        for badge, spot in zip(self.badges, spots, strict=True):
            place = pygame.Rect((0, 0), badge.measure(box.width))
            where = {
                "b": ("bottomleft", box.bottomleft),
                "t": ("midtop", box.midtop),
                "l": ("midleft", box.midleft),
                "r": ("midright", box.midright),
                "a": ("topleft", box.topleft),
                "z": ("topright", box.topright),
            }
            name, point = where[spot]
            setattr(place, name, point)
            badge.place(place)

    def paint(self, target: pygame.Surface) -> None:
        target.blit(pictures.cover(("espionage", "mat.webp"), self.rect.size, keep=False), (0, 0))


def badge_facts() -> list[BadgeFacts]:
    return [
        BadgeFacts(7, pips=1, pips_of=3, turn=True, you=True, mode="always_ask"),
        BadgeFacts(10, gold=True, aimed=2, mode="until_my_turn"),
        BadgeFacts(4, thinking=True),
        BadgeFacts(0, out="Out"),
        BadgeFacts(12, gold=True, target=True, key="5", mode="only_when_aimed"),
        BadgeFacts(3, target=True, key="6", tag="looks at 3 cards"),
    ]


def scenes() -> dict[str, Callable[[int], Screen[None]]]:
    return {"badges": Stage}


def main(out: str, sizes: list[str]) -> None:
    """Write one picture per scene, number of seats and size into the folder `out`."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        width, height = (int(part) for part in size.split("x"))
        with Pilot((width, height)) as pilot:
            for name, make in scenes().items():
                for seats in SEATS:
                    pilot.app.replace(make(seats))
                    pilot.settle()
                    pilot.shot(folder / f"{name}_{seats}_{size}.png")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] or ["1280x720", "1920x1080"])
