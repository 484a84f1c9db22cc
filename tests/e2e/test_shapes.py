"""Windows of other shapes, beside each other, and out of sight: on real displays, without a window manager."""

from __future__ import annotations

import time

import pytest
from pygame import Rect

from tabletop.core.ask import WORLD
from tabletop.match import TableSetup
from tabletop.match.autosave import copied
from tabletop.storage import Store, database_file
from tests.e2e.both import Both
from tests.e2e.eyes import black, seen
from tests.e2e.real import Display, prepare, until
from tests.e2e.test_race import before_a_race
from tests.e2e.told import Person
from tools.rigs.table import Sitting, seats

pytestmark = pytest.mark.window
UPRIGHT = (1080, 1920), (1080, 1400)
LOOK = 1.0  # seconds


@pytest.fixture
def services():
    """A large screen."""
    shown = Display.own("4000x2000x24")
    shown.check()
    yield shown
    shown.close()


def race(folder):
    prepare(folder, keys_tested=["c+o+q"])
    before_a_race(folder)


def flick(folder):
    """A saved match in which somebody's shot is the next thing."""
    prepare(folder)
    sitting = Sitting(TableSetup(game="beanz", seats=seats(2), seed=5, pace="quick"))
    sitting.until(lambda now: now.match.game.ask[1] == WORLD and now.match.game.table.turn == 0)
    store = Store(database_file(folder))
    copied(store, sitting.match.setup, list(sitting.match.record.answers), None, 0)
    store.close()


@pytest.mark.parametrize("begin", [race, flick])
def test_a_window_that_is_made_upright_in_a_world_is_full_of_it(services, tmp_path, begin):
    """No part of it stays black, whatever is on the screen by then."""
    begin(tmp_path)
    with Person(services, tmp_path) as real:
        services.do("windowmove", "--sync", real.window, 0, 0)
        real.tap("Return")
        until(lambda: real.screen["top"] == begin.__name__, "the world")
        for size in UPRIGHT:
            services.do("windowsize", real.window, *size)
            until(lambda size=size: real.ask("size") == list(size), "the new size")
            until(lambda size=size: not black(seen(services.name, int(real.window), size)), "a whole picture")
        assert real.screen["top"] == begin.__name__


def test_the_second_window_lies_beside_the_first_on_one_display(services, tmp_path):
    """It covers nothing of it, and both lie on the screen."""
    prepare(tmp_path)
    words = ("play", "espionage", "--seats", "Ann,Ben", "--seed", "5", "--second-window", "Ben")
    with Both(services, tmp_path, *words) as both:
        both.open()
        first, second = (Rect(services.box(window)) for window in (both.first, both.second))
        assert not first.colliderect(second)
        assert Rect(0, 0, 4000, 2000).contains(first.union(second))
        assert first.size == (1280, 760)


def test_nothing_is_drawn_while_the_window_is_out_of_sight(services, tmp_path):
    """The show moves all the time: not a frame is drawn of it until the window is back, and then it goes on."""
    prepare(tmp_path, reduced_motion=False, animation_speed="1")
    with Person(services, tmp_path, "demo", "espionage") as real:
        frames = real.ask("frames")
        until(lambda: real.ask("frames") > frames + 5, "the show to move")
        services.do("windowunmap", "--sync", real.window)
        until(lambda: real.ask("hidden"), "the program to know")
        frames, moment = real.ask("frames"), real.screen["n"]
        time.sleep(LOOK)
        assert real.ask("frames") == frames
        until(lambda: real.screen["n"] > moment, "the match to go on unseen")
        assert real.ask("frames") == frames
        services.do("windowmap", "--sync", real.window)
        until(lambda: real.ask("frames") > frames + 5, "the show to be drawn again")
