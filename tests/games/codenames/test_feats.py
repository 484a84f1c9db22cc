"""Statistics of Codenames: clues given, right guesses per clue, the boldest bonus guess, the best partner."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.codenames.bots.lookback import turns
from tabletop.games.codenames.presentation.statistics import TakenActions
from tabletop.match.autosave import copied
from tabletop.match.start_state import from_here, record_of
from tabletop.pages.progress.game_figures import GameFigure
from tabletop.pages.progress.statistics_page import StatisticsScreen
from tests.games.codenames.scene import CODENAMES, Scene
from tests.games.codenames.test_review import played
from tests.pages.rig import services
from tests.saying import said
from tools.rigs.pilot import Pilot
from tools.rigs.screens import kept


def counted(seat, *scenes):
    actions = TakenActions()
    for scene in scenes:
        for turn in played(scene):
            actions._count(turn, seat, ["Ann", "Ben", "Cid", "Dot"])
    return actions


def test_a_director_s_clues_and_what_became_of_them():
    scene = Scene().turn("ANIMAL", 2, "Scorpion", "Rhino").turn("CHAIN", 1, "Ghost Rider")
    scene.turn("FEMALE", 1, "She-Hulk").turn("SKY", 1, "Quinjet").turn("NOISE", 1, "Lockjaw")
    assert counted(1, scene).told() == [
        GameFigure("bullhorn", "3", "clues given"),
        GameFigure("target", "1.0", said("codenames/statistics-right")),
        GameFigure("handshake", "Dot", said("codenames/statistics-partner", right="1.0")),
    ]


def test_an_agent_s_boldest_guess():
    scene = Scene().turn("ANIMAL", 1, "Scorpion", "Rhino")
    assert counted(3, scene).told() == [GameFigure("bolt", "1 in 3.0", said("codenames/statistics-boldest"))]
    assert counted(2, scene).told() == []


def test_the_page_looks_through_one_match_a_frame():
    """Of the person who is chosen, and only what was played to its end."""
    home = services()
    ruby = home.store.profiles.create("Ruby", colour="seat0", avatar="", now=0)
    setup, answers = kept.played("codenames", 4)
    setup = replace(setup, seats=(replace(setup.seats[0], profile=ruby.id), *setup.seats[1:]))
    record = CODENAMES.start(4, setup.seed, setup.options, auto=False)
    clues = sum(turn.director == 0 and turn.word is not None for turn in turns(record, answers))
    outcome = CODENAMES.outcome(record.table)
    for _ in range(2):
        copied(home.store, setup, list(answers), outcome, 5)
    copied(home.store, setup, list(answers)[:9], None, 5)
    past = record_of(CODENAMES, setup)
    for answer in answers:
        past.answer(answer, kept=True)
    copied(home.store, from_here(setup, past, 9, 1), list(answers)[9:], outcome, 5)  # it counts for nothing
    with Pilot((1280, 720)) as pilot:
        pilot.app.push(StatisticsScreen(home, ruby.id))
        assert len(pilot.app.top.actions.waiting) == 3
        pilot.tick(200)
        figures = pilot.find("feats codenames").figures
        assert figures[0][:3] == ("bullhorn", str(2 * clues), "clues given")
        assert pilot.overflowing() == []
