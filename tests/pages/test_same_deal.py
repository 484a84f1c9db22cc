"""A kept deal is played again by others or by bots, and the tables are compared seat by seat."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match.autosave import create
from tabletop.match.save_reader import read
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.progress.match_list import MatchesScreen
from tabletop.pages.progress.same_deal_page import SameDealScreen
from tabletop.progress import same_deal
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens.kept import keep

from .rig import Trail, services


def kept(store, setup, *winners, **more):
    number = create(store, setup, 1)
    store.finish(number, {"winners": list(winners), "ending": "", **more}, now=1)
    return number


@pytest.mark.parametrize("game", games.built())
def test_the_same_deal_is_dealt_again_and_compared_by_seat(game):
    made, definition = services(), games.load(game)
    seats = max(2, definition.players[0])
    setup = TableSetup(game=game, seats=tuple(person(i, f"P{i}") for i in range(seats)), seed=99)
    first = kept(made.store, setup, 0)
    saved = made.store.match(first)
    assert [table.compared for table in same_deal.tables(made.store, definition, saved)] == [()]
    others = same_deal.again(setup, tuple(bot(i) for i in range(seats)))
    kept(made.store, others, 1)
    kept(made.store, msgspec.structs.replace(setup, seed=98), 0)
    mine, theirs = same_deal.tables(made.store, definition, saved)
    assert mine.compared[:2] == (1.0, 0.0)
    assert theirs.compared[:2] == (0.0, 1.0)
    one, other = (definition.start(seats, table.seed, table.options) for table in (setup, others))
    assert one.save() == other.save()


def test_other_rules_and_a_table_that_was_put_right_are_another_deal():
    made, definition = services(), games.load("espionage")
    seats = tuple(person(i) for i in range(2))
    first = kept(made.store, TableSetup(game="espionage", seats=seats, seed=4), 0)
    rule = next(rule for rule in definition.house_rules if rule.scope == "rules")
    other = {rule.id: list(rule.values)[1]}
    kept(made.store, TableSetup(game="espionage", seats=seats, seed=4, options=other), 0)
    kept(made.store, TableSetup(game="espionage", seats=seats, seed=4), 0, repaired=True)
    assert len(same_deal.tables(made.store, definition, made.store.match(first))) == 1


def test_the_shelf_leads_to_the_same_deal_and_bots_play_it():
    made = services()
    number = keep(made)
    keep(made, ago=2)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(MatchesScreen(made, chosen=number))
        pilot.tick(300)
        pilot.click("Same deal")
        pilot.tick(300)
        assert isinstance(pilot.app.top, SameDealScreen)
        assert len(pilot.app.top.tables) == 2
        assert "50 %" in pilot.find("table 1").source, "both have done as well"
        pilot.click("go")
    way, setup = trail.taken[-1]
    was = read(made.store, number).setup
    assert way == "play"
    assert (setup.game, setup.seed, setup.options, setup.chosen_seed) == (was.game, was.seed, was.options, True)
    assert not setup.humans


def test_a_table_of_bots_alone_leads_back_to_the_comparison():
    program = Program(services().store, now=lambda: 1000.0)
    program.services.first_evening, program.services.resume_offered = False, True
    with Pilot((1280, 720), program.services.prefs()) as pilot:
        look_away(pilot.app)
        program.begin(pilot.app, FirstScreen())
        number = keep(program.services)
        pilot.app.push(SameDealScreen(program.services, number, read(program.services.store, number)))
        pilot.tick(300)
        pilot.click("go")
        pilot.tick(300)
        match = pilot.app.top.match
        assert match.setup.humans == ()
        assert match.setup.seed == program.services.store.match(number).seed
        pilot.app.top.close("menu")
        pilot.tick(300)
        assert isinstance(pilot.app.top, SameDealScreen)
    program.services.store.close()
