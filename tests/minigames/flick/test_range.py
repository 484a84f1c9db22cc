"""The practice range: endless shots, what is remembered of them, and the choices."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tabletop.app.services import AppServices
from tabletop.games.beanz.presentation.minigames import ART
from tabletop.minigames.flick import training_screen
from tabletop.minigames.flick.physics import Shot, hole_scene, range_scene, simulate
from tabletop.minigames.flick.practice_range import RangeScreen
from tabletop.minigames.flick.training_screen import LAST, RangeRecords
from tabletop.storage import Store
from tests.minigames.flick.rig import PICTURES, SIZES
from tools.rigs.gallery import lent
from tools.rigs.pilot import Pilot

HIT = Shot(0, 0, 0.68, 0, 0)
MISS = Shot(0, 40, 1, 0, 0)
ANY = ART._replace(
    beans=PICTURES
)  # the range asks for the folder of beans; which pictures are in it does not matter here


@contextmanager
def practising(
    size=(1280, 720), services: AppServices | None = None, **prefs
) -> Iterator[tuple[Pilot, RangeScreen, AppServices]]:
    services = services or lent(Store(None))
    with Pilot(size) as pilot:
        for name, value in prefs.items():
            setattr(pilot.app.prefs, name, value)
        screen = RangeScreen(services, ANY, seed=5)
        pilot.app.push(RangeScreen(services, ANY, seed=1))
        pilot.app.push(screen)
        pilot.tick(32)
        yield pilot, screen, services


def shoot(pilot: Pilot, screen: RangeScreen, shot: Shot) -> None:
    screen.launch(shot)
    while screen.phase != "verdict":
        pilot.tick(50)
    pilot.tick(1000)
    assert screen.phase == "aim"


def test_shots_never_end_and_are_counted():
    """After every shot the next bean lies there; hits, streaks and marks add up."""
    with practising() as (pilot, screen, _):
        for shot in (HIT, HIT, MISS, HIT):
            shoot(pilot, screen, shot)
        kept = screen.records
        assert (kept.shots, kept.hits, kept.streak, kept.best_streak) == (4, 3, 1, 2)
        assert kept.last == [True, True, False, True]
        assert len(kept.marks) == 4
        assert kept.best_of(screen.scene).shot == HIT
        assert screen.ghost()[-1][1] > -30
        screen.choose(hole=0)
        assert screen.ghost() == ()


def test_what_is_remembered_is_there_the_next_evening():
    """Choices and marks are in the store, and a new range begins with them."""
    with practising() as (pilot, screen, services):
        screen.choose(hole=2, distance=1.2, assist=0, tremble=False)
        shoot(pilot, screen, HIT)
        again = RangeScreen(services, ANY, seed=6)
        assert again.records == screen.records
        assert (again.records.hole, again.records.distance, again.records.assist) == (2, 1.2, 0)
        assert again.records.shots == 1


def test_damaged_records_begin_anew():
    """What cannot be read costs nobody the range; the services say so."""
    services = lent(Store(None))
    services.store.write_settings({training_screen.KEY: '{"shots": "many"}'})
    assert training_screen.load(services) == RangeRecords()
    assert "shots" in services.notices[-1]


def test_a_shot_by_mouse_is_what_is_simulated():
    """The range shoots like the game: aim, tremble, physics."""
    with practising() as (pilot, screen, _):
        screen.choose(tremble=False)
        x, y = (round(part) for part in screen.view.spot(screen.aim.x, -302.0, 9.0))
        pilot.drag((x, y), (x, y + 90), drop=False)
        shot = screen.aim.shot()
        pilot.release((x, y + 90))
        assert screen.flight.verdict == simulate(screen.scene, shot).verdict
        assert screen.records.shots == 1


@pytest.mark.parametrize(("chosen", "scene", "lit"), [
    ({"hole": 0}, hole_scene(0), (0,)), ({"hole": 3}, range_scene(), (0, 1, 2)),
    ({"hole": 2, "distance": 0.6}, hole_scene(2, 0.6), (2,)), ({"hole": 3, "distance": 1.4}, range_scene(1.4), (0, 1, 2)),
])  # fmt: skip
def test_targets_stand_where_they_were_chosen(chosen, scene, lit):
    """At one black hole or at all three, near or far."""
    with practising() as (_, screen, _desk):
        screen.choose(**chosen)
        assert screen.scene == scene
        assert screen.stage.lit == lit


def test_the_panel_chooses_by_click():
    """Every control of the panel does what it says."""
    with practising() as (pilot, screen, _):
        target = pilot.find("target")
        pilot.click(target.cells()[3].center)
        assert len(screen.scene.targets) == 3
        helping = pilot.find("help")
        pilot.click(helping.cells()[0].center)
        assert screen.advice().line == ()
        pilot.click(pilot.find("ball").cells()[2].center)
        assert screen.aim.ball == 0.0
        before = screen.records.bean
        pilot.click((pilot.find("bean").rect.right - 12, pilot.find("bean").rect.centery))
        assert screen.records.bean != before
        pilot.click("tremble")
        assert screen.steady == 0.0


@pytest.mark.long
def test_a_hit_with_three_targets_is_marked_at_its_hole():
    """The heat map knows which black hole a shot went to."""
    with practising() as (pilot, screen, _):
        screen.choose(hole=3)
        shoot(pilot, screen, Shot(200, 0, 0.68, 0, 0))
        assert screen.records.marks[-1].hole == 2
        assert screen.records.marks[-1].outcome == "hit"
        assert screen.records.marks[-1].y == pytest.approx(-19, abs=4)


@pytest.mark.long
def test_the_heat_map_warms_up():
    """A shot changes its picture."""
    with practising() as (pilot, screen, _):
        part = screen.heat.rect
        pilot.app.draw()
        before = pilot.window.surface.subsurface(part).copy()
        shoot(pilot, screen, HIT)
        pilot.app.draw()
        after = pilot.window.surface.subsurface(part)
        assert before.get_buffer().raw != after.copy().get_buffer().raw


@pytest.mark.parametrize(("hits", "level"), [(9, "beginner"), (14, "casual"), (16, "good"), (18, "expert")])
def test_twenty_shots_name_a_level(hits, level):
    """The nearest bot level by hit rate; before twenty shots there is none."""
    kept = RangeRecords(last=[True] * hits + [False] * (LAST - hits))
    assert kept.level() == level
    assert level in kept.advice()
    assert RangeRecords(last=[True] * 19).level() == ""


@pytest.mark.long
def test_the_last_flick_can_be_seen_again():
    """R shows it from near, and then a bean lies there again; nothing is counted twice."""
    with practising() as (pilot, screen, _):
        shoot(pilot, screen, HIT)
        pilot.key("r")
        assert screen.phase == "replay"
        while screen.phase == "replay":
            pilot.tick(50)
        pilot.tick(1500)
        assert screen.phase == "aim"
        assert screen.records.shots == 1


def test_escape_puts_back_first_and_leaves_then():
    """A drawn sling is put back; without one the range closes."""
    with practising() as (pilot, screen, _):
        x, y = (round(part) for part in screen.view.spot(screen.aim.x, -302.0, 9.0))
        pilot.drag((x, y), (x, y + 90), drop=False)
        pilot.key("escape")
        assert pilot.app.top is screen
        assert screen.records.shots == 0
        pilot.release((x, y + 90))
        pilot.key("escape")
        assert pilot.app.top is not screen


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_nothing_leaves_the_window(size):
    """Every control is inside at any size, with one target and with three, near and far."""
    with practising(size, animation=0.0) as (pilot, screen, _):
        for chosen in ({"hole": 0, "distance": 1.4}, {"hole": 3, "distance": 0.6}, {"hole": 2, "distance": 1.0}):
            screen.choose(**chosen)
            pilot.tick(50)
            assert pilot.overflowing() == []
            for x, y in screen.scene.targets:
                assert screen.room().collidepoint(screen.view.spot(x, y, 40.0))
            assert screen.room().collidepoint(screen.view.spot(screen.aim.x, -302.0))
            assert not screen.panel.rect.colliderect(screen.head.rect)
            assert not screen.grip.rect.colliderect(screen.gauge_box())
