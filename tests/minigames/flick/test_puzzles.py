"""Flick puzzles: each can be solved, what was wrong is said, and stars are kept."""

from __future__ import annotations

from contextlib import contextmanager

import msgspec
import pytest

from tabletop.games.beanz.presentation.minigames import ART
from tabletop.minigames.flick.flick_puzzle_screen import FlickPuzzles
from tabletop.minigames.flick.flick_puzzles import KIND, STARS, PuzzleTries, puzzles
from tabletop.minigames.flick.physics import Shot, simulate
from tabletop.pages.progress.puzzle_list import PuzzlesScreen
from tabletop.progress.puzzles import GRADES
from tests.pages.rig import services
from tests.saying import said
from tests.toolkit.rig import Stage
from tools.rigs.pilot import Pilot

SHORT = Shot(power=0.0)
BY_ID = {puzzle.id: puzzle for puzzle in puzzles()}


@contextmanager
def page(made):
    with Pilot((800, 450), made.prefs()) as pilot:
        pilot.app.push(Stage())
        pilot.app.push(FlickPuzzles(made, ART))
        pilot.tick(50)
        yield pilot, pilot.app.top


def fly(pilot, screen, shot):
    screen.launch(shot)
    screen.skip()
    pilot.tick(50)


@pytest.mark.parametrize("name", BY_ID)
def test_a_solution_does_the_task(name):
    """Through the physics; a flick that goes nowhere does not."""
    puzzle = BY_ID[name]
    assert puzzle.fault(simulate(puzzle.scene, puzzle.solution)) == ""
    assert puzzle.fault(simulate(puzzle.scene, SHORT))


def test_there_are_some_in_every_grade_from_easy_to_hard():
    grades = [puzzle.grade for puzzle in puzzles()]
    assert grades == sorted(grades)
    assert set(grades) == set(range(1, len(GRADES) + 1))
    assert len(BY_ID) == len(grades)


@pytest.mark.parametrize(
    ("name", "shot", "words"),
    [
        ("kiss", Shot(power=0.9), "That Bean was to stay on its feet."),
        ("guard", Shot(power=0.7), "That Bean was not to be touched."),
        ("stop", Shot(aim=-40, power=1.0), "Off the table."),
        ("stop", SHORT, "Beside the ring."),
        ("one-bank", SHORT, "It still stands."),
        ("corner", SHORT, "No wall."),
    ],
)
def test_what_was_wrong_is_said(name, shot, words):
    puzzle = BY_ID[name]
    assert puzzle.fault(simulate(puzzle.scene, shot)) == words


def test_walls_throw_back_and_are_counted():
    puzzle = BY_ID["one-bank"]
    flight = simulate(puzzle.scene, puzzle.solution)
    assert len(flight.banks) >= 1
    assert msgspec.structs.replace(puzzle, banks=len(flight.banks) + 1).fault(flight).startswith("Only")


@pytest.mark.parametrize(("tries", "stars"), [(0, 0), (1, 3), (STARS[0][0], 3), (STARS[0][0] + 1, 2), (99, 1)])
def test_few_tries_give_many_stars(tries, stars):
    assert PuzzleTries(tries).stars == stars


def test_a_solved_puzzle_is_celebrated_and_remembered():
    """A try that goes wrong counts, and the next one begins where it was; a worse try takes nothing away."""
    made = services()
    with page(made) as (pilot, screen):
        assert screen.puzzle.id == "stop"
        screen.aim.set("x", 60.0)
        fly(pilot, screen, screen.aim.shot())
        assert (screen.tries, screen.flourish.stars) == (1, 0)
        pilot.key("space")
        assert screen.phase == "aim"
        assert screen.aim.x == pytest.approx(60.0)
        fly(pilot, screen, screen.puzzle.solution)
        assert screen.flourish.stars == 3
        assert made.store.notes.all(KIND, PuzzleTries) == {"stop": PuzzleTries(2)}
        screen.tries = 8
        pilot.key("space")
        fly(pilot, screen, screen.puzzle.solution)
        assert screen.flourish.stars == 1
        assert made.store.notes.all(KIND, PuzzleTries) == {"stop": PuzzleTries(2)}
    with page(made) as (_, screen):
        assert screen.rows[0].stars == 3
        assert screen.index == 1, "the first that is not solved yet"


def test_whoever_has_seen_the_solution_wins_the_last_star():
    made = services()
    with page(made) as (pilot, screen):
        pilot.click("solution")
        screen.skip()
        assert made.store.notes.all(KIND, PuzzleTries) == {}
        pilot.key("space")
        fly(pilot, screen, screen.puzzle.solution)
        assert made.store.notes.all(KIND, PuzzleTries)["stop"].stars == 1


def test_a_puzzle_is_taken_from_the_list():
    with page(services()) as (pilot, screen):
        pilot.click("puzzle cannon")
        assert screen.puzzle.id == "cannon"
        pilot.key("escape")
        assert pilot.app.top is not screen


def test_the_shelf_of_puzzles_leads_here_and_counts_the_stars():
    made = services()
    made.store.notes.put(KIND, "stop", PuzzleTries(2), now=1)
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(PuzzlesScreen(made, "beanz"))
        pilot.tick(50)
        door = pilot.find("other puzzles 1")
        assert door.text == said("practice-puzzles-more", title=said("flick-puzzles"), solved=1, of=len(BY_ID))
        pilot.click("other puzzles 1")
        made.store.notes.put(KIND, "kiss", PuzzleTries(1), now=2)
        pilot.app.top.close(None)
        assert f"2 of {len(BY_ID)}" in door.text
        pilot.app.push(PuzzlesScreen(made, "austin"))
        assert "other puzzles 1" not in pilot.labels()
