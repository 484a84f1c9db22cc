"""Puzzles on their shelf and at the table: by mouse and by keys, wrong answers, hints, taking back, the solution."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.pages.progress.match_list import ReplayMoment, watch
from tabletop.pages.progress.puzzle_list import PuzzlesScreen
from tabletop.pages.rules_page import RulesScreen
from tabletop.progress.puzzle_generator import GeneratedPuzzle
from tabletop.progress.puzzle_session import KIND, PuzzleSession, SolvedPuzzle
from tabletop.progress.puzzle_solver import NO_WAY
from tabletop.progress.puzzles import shelf as shelf_of
from tabletop.table.extensions.input_panels import FRESH_MS
from tabletop.table.guided.puzzle_screen import PuzzleScreen
from tabletop.table.guided.replay_screen import ReplayScreen
from tabletop.table.own_puzzle import SearchDialog, puzzle_entries, search
from tests.saying import said, says
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens import kept

from .rig import services

GAME = "espionage"


@pytest.fixture
def shelf():
    made = services()
    made.settings.animation_speed = "off"
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        page = PuzzlesScreen(made, GAME)
        pilot.app.push(page)
        pilot.tick(200)
        yield pilot, made, page


def longest(page):
    return max(page.found, key=lambda puzzle: (puzzle.moves, puzzle.tried))


@pytest.fixture
def seated(shelf):
    """At the longest puzzle of the shelf, which was entered by mouse."""
    pilot, made, page = shelf
    puzzle = longest(page)
    page.list.reveal(pilot.find(f"puzzle {puzzle.id}").rect)
    pilot.tick(50)
    pilot.click(f"puzzle {puzzle.id}")
    pilot.tick(600)
    assert isinstance(pilot.app.top, PuzzleScreen)
    return pilot, made, pilot.app.top


def wait(pilot, ready, most=400):
    for _ in range(most):
        if ready():
            return
        pilot.tick(100)
    raise AssertionError("it never came")


def solve(pilot, screen):
    """Answer by what serves, as clicks do."""

    def due():
        return screen.over or (screen.player_view.deciding == screen.solving.seat and screen.solving.serving)

    while not screen.over:
        wait(pilot, due)
        if not screen.over:
            screen.commands.answer(screen.solving.serving[0])


def test_a_solved_puzzle_gives_stars_that_stand_on_the_shelf(seated):
    pilot, made, screen = seated
    solve(pilot, screen)
    assert screen.won == screen.flourish.landed == 3
    key = f"{GAME}/{screen.puzzle.id}"
    assert made.store.notes.all(KIND, SolvedPuzzle) == {key: SolvedPuzzle(3)}
    pilot.key("escape")
    pilot.tick(300)
    assert pilot.find(f"puzzle {screen.puzzle.id}").stars == 3
    assert "1 of " in pilot.find("count").source


def test_what_does_not_serve_is_refused_and_costs_a_star(seated):
    pilot, made, screen = seated
    view, before = screen.player_view.view(), screen.match.n
    wrong = next(i for i in range(len(view.options)) if i not in screen.solving.serving)
    screen.commands.answer(wrong)
    pilot.tick(200)
    assert (screen.match.n, screen.misses) == (before, 1)
    pilot.key("f2")
    assert screen.hints == 1
    assert "Look for" in pilot.app.overlay.messages[-1]
    assert "player " not in pilot.app.overlay.messages[-1]
    pilot.key("f2")
    assert (screen.hints, bool(screen.bar.standing.hint)) == (1, True), "it stays to be read, and is paid for once"
    pilot.key("h")
    assert isinstance(pilot.app.top, RulesScreen), "as at any table"
    pilot.key("escape")
    pilot.tick(300)
    assert pilot.app.top is screen
    solve(pilot, screen)
    assert (screen.won, screen.bar.standing.hint) == (1, "")
    pilot.click("again")
    pilot.tick(200)
    assert screen.match.n == screen.solving.first
    screen.misses = screen.hints = 0
    solve(pilot, screen)
    key = f"{GAME}/{screen.puzzle.id}"
    assert made.store.notes.all(KIND, SolvedPuzzle) == {key: SolvedPuzzle(3)}  # the best of both


def test_a_panel_over_the_bar_says_the_task_and_has_the_hint():
    """Of a word that is looked for: what is asked, what to look for, and what was wrong."""
    made = services()
    puzzle = next(one for one in shelf_of("codenames").puzzles if one.task == "word")
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        screen = PuzzleScreen(made, games.load("codenames"), puzzle, "Puzzle")
        pilot.app.push(screen)
        wait(pilot, lambda: pilot.app.top is not screen)
        panel = pilot.app.top
        assert panel.asked.advice == "**Find the word for 3.**"
        pilot.tick(FRESH_MS + 50)
        pilot.click("Hint")
        assert says(panel.asked.advice, "guided-look-for")
        assert (screen.hints, screen.misses) == (1, 0)
        panel.type("xylophone3")
        panel.publish()
        assert panel.note == said("codenames/task-word-wrong")
        assert screen.misses == 1


def test_the_solution_is_played_out_on_the_table_and_leaves_one_star(seated):
    pilot, made, screen = seated
    pilot.click("solution")
    wait(pilot, lambda: screen.over)
    assert (screen.solving.solved, screen.won) == (True, 0)
    assert made.store.notes.all(KIND, SolvedPuzzle) == {}
    pilot.click("again")
    pilot.tick(200)
    solve(pilot, screen)
    assert screen.won == 1, "it is known by now"
    pilot.click("next")
    pilot.tick(600)
    assert isinstance(pilot.app.top, PuzzleScreen)
    assert pilot.app.top.puzzle.id != screen.puzzle.id


def test_a_shelf_shows_one_grade_and_is_entered_by_key(shelf):
    pilot, _, page = shelf
    grade = page.found[0].grade
    page._of(grade)
    shown = [label for label in pilot.labels() if label.startswith("puzzle ")]
    assert shown == [f"puzzle {puzzle.id}" for puzzle in page.found if puzzle.grade == grade]
    page.set_focus(pilot.find(shown[0]))
    pilot.key("return")
    pilot.tick(600)
    assert pilot.app.top.puzzle == page.found[0]


def test_a_moment_of_ones_own_match_is_kept_on_the_shelf_or_is_said_to_be_none(tmp_path):
    """The search itself runs in a process: `tests/progress/test_puzzles.py` tries it."""
    made = services(tmp_path / "tabletop.db")
    match = PuzzleSession(made.game(GAME), shelf_of(GAME).puzzles[0]).match
    puzzle = msgspec.structs.replace(shelf_of(GAME).puzzles[0], id="mine")
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(PuzzlesScreen(made, GAME))
        none = GeneratedPuzzle(why=(NO_WAY.message,))
        for found, said in ((none, "This is no puzzle. No answer is sure"), (GeneratedPuzzle(puzzle), "On your shelf")):
            search(pilot.app, made, match, match.n)
            dialog = pilot.app.top
            assert isinstance(dialog, SearchDialog)
            dialog.close(found)
            assert said in pilot.app.overlay._toasts[-1].text
    assert [one.id for one in shelf_of(GAME, tmp_path).puzzles][-1] == "mine"


def test_the_pause_offers_it_to_one_person_with_a_choice_where_hints_are_free():
    """It says what the best answer is, so it is no way round the hints of a table, or of a day that counts."""
    made = services()
    match = PuzzleSession(made.game(GAME), shelf_of(GAME).puzzles[0]).match
    usual, offered = match.setup, []
    for more in ({"hints": "usual"}, {"hints": "free"}, {"hints": "few"}, {"hints": "off"}, {"run": ("daily", 1, 1)}):
        match.setup = msgspec.structs.replace(usual, **{"hints": "usual", **more})
        offered.append([entry.text for entry in puzzle_entries(None, made, match)])
    assert offered == [[said("table-make-puzzle")]] * 2 + [[]] * 3


def test_a_match_that_is_watched_again_offers_it_too():
    made = services()
    made.settings.animation_speed = "off"
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        watch(pilot.app, made, kept.keep(made), ReplayMoment(at=9, playing=False))
        pilot.tick(200)
        pilot.click("make a puzzle of this moment")
        pilot.tick(50)
        assert isinstance(pilot.app.top, SearchDialog)
        pilot.key("escape")
        pilot.tick(50)
        assert isinstance(pilot.app.top, ReplayScreen)
