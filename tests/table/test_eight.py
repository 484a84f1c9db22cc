"""A table of eight on the screen: badges, hands and the strip have room, and a game is played to its end by mouse."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.match import TableSetup, WindowRules, bot, person, start
from tabletop.table import layout_schema
from tabletop.table.table_screen import TableScreen
from tests.table import rig
from tests.table.wide import GAME, LOOK
from tools.rigs.pilot import Pilot, seen_last

SIZES = [(1024, 720), (1280, 720), (1920, 1080)]
NAMES = (*rig.NAMES, "Kit", "Ada")


class Eight(rig.Sitting):
    """`humans` people and bots at eight places."""

    def __init__(self, humans=1, size=(1280, 720), seconds=5):
        seats = tuple(person(i, NAMES[i]) if i < humans else bot(i) for i in range(8))
        setup = TableSetup(
            game=GAME.id, seats=seats, seed=4, pace="quick", privacy="open", window=WindowRules(seconds=seconds)
        )
        self.match = start(setup, rig.Instant(), 0, definition=GAME)
        self.pilot = Pilot(size, rig.still())
        self.ended = []
        self.screen = TableScreen(self.match, None, on_end=self.ended.append)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    def wait_for_a_window(self):
        """Until people may react: whoever is asked before plays the first card that can be played."""
        with seen_last(self.pilot.app):
            for _ in range(2000):
                self.pilot.tick(48)
                if self.match.window is not None and self.match.window.collecting:
                    return
                if self.mine:
                    options = self.screen.view.options
                    self.screen.commands.answer(1 if len(options) > 1 else 0)
        raise AssertionError("no window opens")


@pytest.fixture(autouse=True)
def _wide(monkeypatch):
    monkeypatch.setattr(layout_schema, "load", lambda _game: LOOK)


def test_a_person_plays_by_mouse_against_seven():
    """Choices with cards and aims are given where they lie, by turns clicked and dragged."""
    rand = Random(1)
    with Eight(seconds=1) as table:
        for n in range(2):
            table.wait()
            table.choose(rand.randrange(len(table.screen.view.options)), ("click", "drag")[n % 2])
        assert table.match.n > 2


@pytest.mark.parametrize("size", SIZES)
def test_eight_badges_and_eight_parts_of_the_strip_have_room(size):
    """While a window is open for eight people: each finds the own keys, and no part lies on another one."""
    with Eight(humans=8, size=size, seconds=15) as table:
        table.wait_for_a_window()
        assert table.screen.hud.reactions.bar.visible
        screen, pilot = table.screen, table.pilot
        assert pilot.overflowing() == []
        badges = [badge.rect for badge in screen.hud.badges]
        boxes = [*badges, screen.hud.reactions.bar.box, screen.hud.corner.rect, screen.hud.log.rect]
        assert [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if a.colliderect(b)] == []
        keys = {pilot.find(f"{word} {seat}").key_name for word in ("react", "pass") for seat in range(8)}
        assert len(keys) == 16
