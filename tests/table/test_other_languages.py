"""Tables in other languages: a real one, and one that is 40 % longer than English."""

from __future__ import annotations

from itertools import cycle

import pygame
import pytest

from tabletop import i18n
from tabletop.table.hud.banner import COME
from tabletop.toolkit.widgets.screen import Screen
from tests.crossing import some_of
from tests.toolkit.rig import look_away
from tools.rigs import gallery, inked
from tools.rigs.pilot import Pilot

CODES = [*(code for code in i18n.languages() if code != i18n.ENGLISH), i18n.PSEUDO]
SIZES = ((1280, 720), (1920, 1080), (1024, 720), (1080, 1920), (1920, 1080))
TABLES = [name for name in gallery.names() if name not in gallery.SCREENS]
OFTEN = ("table-window", "race-tie")  # soon there
SHOWN = [*dict.fromkeys([*OFTEN, *TABLES[::2]])]
CASES = [*zip(SHOWN, cycle(CODES), cycle(SIZES))]  # the others go round


class Faulty(Screen[None]):
    """A screen with one fault of each kind, and one text that something covers."""

    def __init__(self) -> None:
        super().__init__("faulty")

    def draw(self, target: pygame.Surface) -> None:
        self.kit.write(target, "muchtoolong", "body", pygame.Rect(20, 20, 40, 40))
        self.kit.write(target, "one", "body", pygame.Rect(20, 100, 300, 40))
        self.kit.write(target, "another", "body", pygame.Rect(20, 102, 300, 40))
        self.kit.write(target, "covered", "body", pygame.Rect(20, 200, 300, 40))
        target.blit(pygame.Surface((400, 60)), (0, 190))
        self.kit.write(target, "above", "body", pygame.Rect(20, 200, 300, 40))
        small = pygame.Surface((60, 40), pygame.SRCALPHA)
        small.blit(self.kit.line("beyond", "body"), (30, 0))
        target.blit(small, (20, 300))


def found(name: str, code: str, size: tuple[int, int], *, room: bool = False) -> inked.Findings:
    services = gallery.lent(gallery.Store(None))
    services.settings.big_screen = room
    i18n.use(code)
    try:
        with inked.inked(), Pilot(size, services.prefs()) as pilot:
            look_away(pilot.app)
            gallery.names()[name](pilot, services)
            pilot.tick(gallery.SETTLE_MS + COME)  # a ribbon that unrolls still clips its words
            return inked.of(pilot)
    finally:
        i18n.use(i18n.ENGLISH)


@pytest.mark.parametrize("case", some_of(CASES, lambda case: case[0] in OFTEN), ids=lambda case: f"{case[0]}-{case[1]}")
def test_a_table_has_room_for_other_languages(case):
    """No word is cut, leaves the picture or the window it lies in, or lies on another."""
    name, code, size = case
    faults = found(name, code, size)
    assert faults.words
    assert faults.clipped == []
    assert faults.overlapping == []
    assert faults.cut == []


def test_what_is_cut_clipped_or_written_over_is_found():
    with inked.inked(), Pilot((1280, 720)) as pilot:
        pilot.app.push(Faulty())
        faults = inked.of(pilot)
    assert faults.cut == ["muchtoolong"]
    assert faults.clipped == ["beyond"]
    assert faults.overlapping == [("one", "another")]
