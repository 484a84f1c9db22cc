"""The key test on the screen: slow fingers are not the keyboard's fault."""

from __future__ import annotations

import pygame
import pytest

from tabletop.match import TableSetup, person, start
from tabletop.minigames.reflex.key_test_screen import KeyTestScreen
from tabletop.minigames.reflex.race_facts import racers
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tests.saying import said
from tests.table.rig import Instant
from tools.rigs.gallery import lent
from tools.rigs.pilot import Pilot


class Holding:
    """Four people hold their keys; time stands still in between."""

    def __init__(self):
        self.pilot = Pilot((1280, 720), Prefs(animation=1))
        setup = TableSetup(game="austin", seats=tuple(person(i, name) for i, name in enumerate("ABCD")), seed=3)
        self.racers = racers(setup, (0, 1, 2, 3))
        self.closed, self.sounds = [], []
        self.screen = KeyTestScreen(self.racers, lambda *_: None, lambda _: None)
        self.pilot.app.push(self.screen, self.closed.append)
        self.pilot.tick()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    def key(self, seat, *, down=True):
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        key = pygame.key.key_code(self.racers[seat].key)
        self.pilot.send(kind, key=key, mod=0, unicode="", scancode=0)

    @property
    def title(self):
        return self.screen._words()[0]


@pytest.mark.rule("AP-167")
def test_a_slow_third_person_is_forgiven():
    """Two hold their keys until the others are missed: these press theirs after all, and everything is well."""
    with Holding() as test:
        test.key(0)
        test.key(1)
        test.pilot.tick(1400)
        assert test.title == said("reflex-missing")
        test.key(2)
        assert test.screen.test.missing == (3,), "who has come is missing no more"
        test.pilot.tick(2000)
        assert test.title == said("reflex-missing")
        test.key(3)
        test.pilot.tick(48)
        assert test.title == said("reflex-all-keys")
        test.pilot.tick(1400)
        assert test.closed == [True]


def test_let_go_and_hold_again():
    """After somebody was missed all may let go and try again without pressing a button."""
    with Holding() as test:
        for seat in (0, 1):
            test.key(seat)
        test.pilot.tick(1400)
        for seat in (0, 1):
            test.key(seat, down=False)
        test.pilot.tick(3000)
        for seat in (3, 2, 1, 0):
            test.key(seat)
        test.pilot.tick(48)
        assert test.title == said("reflex-all-keys")


def test_a_gamepad_comes_late_or_presses_the_buttons():
    """Its button is meant for the test as long as it is missing or somebody holds; else it presses what is on the screen."""
    with Holding() as test:
        test.screen.racers[3] = test.screen.racers[3]._replace(pad="pad 0", key="")
        test.screen.test.keys[3] = "pad 0"
        for seat in (0, 1, 2):
            test.key(seat)
        test.pilot.tick(1400)
        assert test.title == said("reflex-missing")
        test.pilot.send(pygame.JOYBUTTONDOWN, button=0, instance_id=0, joy=0)
        test.pilot.tick(48)
        assert test.title == said("reflex-all-keys")
        assert not test.screen._tests("pad 0"), "afterwards it presses what is on the screen"


def test_who_begins_is_drawn_when_the_keys_have_been_tested(tmp_path):
    """Nothing is told below the key test: the deal and the lot come when it is closed."""
    services = lent(Store(tmp_path / "tabletop.db"))
    people = tuple(person(i, name) for i, name in enumerate("ABC"))
    setup = TableSetup(game="austin", seats=people, seed=3, options={"reaction_mode": "timed"})
    with Pilot((1280, 720), Prefs(animation=1)) as pilot:
        match = start(setup, Instant(), 0)
        screen = TableScreen(match, services)
        pilot.app.push(screen)
        pilot.tick(2000)
        assert isinstance(pilot.app.top, KeyTestScreen)
        assert not screen.sequencer.busy
        assert screen.hud.banner.moment is None
        pilot.click("Play anyway")
        lit = []
        for _ in range(200):
            pilot.tick(48)
            lit.append(screen.hud.banner.moment.title if screen.hud.banner.moment else "")
        assert f"{people[match.game.table.turn].name} begins" in lit
    services.store.close()
