"""House rules about reflexes at a real table: what is asked, in which way, and for how long."""

from __future__ import annotations

import pytest

from tabletop.core.ask import CHOOSE, CLOCK, OFFER, RACE, WORLD
from tests.minigames.reflex.sitting import Sitting

STEPS = 6000
STEP = 40  # ms, of somebody who sits there
SHIPS = {f"deck_{seat}": f"theme-ships-{('good', 'evil')[seat % 2]}" for seat in range(4)} | {"first_side": "good"}


def asked(until, **options):
    """The (kind, query) of every question at a table of two people and two bots, until all of `until` were asked."""
    sitting = Sitting("main", people=2, seed=4, throw=True, **SHIPS, **options)
    match, found = sitting.match, set()
    for _ in range(STEPS):
        game = match.game
        if game.over or until <= {query for _, query in found}:
            return found
        found.add((game.ask[0], game.ask[2]))
        sitting.on()
    raise AssertionError(f"only asked: {found}")


def kinds(found, query):
    return {kind for kind, name in found if name == query}


@pytest.mark.rule("AP-176", "AP-177", "AP-178", "AP-156")
def test_a_calm_table_knows_no_clock():
    """Straws, help and ships are ordinary questions to one seat after the other; the world is never asked, nothing races."""
    found = asked({"draw_straw", "help_offer", "ship_turn"}, reaction_mode="calm")
    assert {kind for kind, _ in found} == {CHOOSE}
    assert not {"press_time", "help_throw", "ship_reply"} & {query for _, query in found}


@pytest.mark.rule("AP-126", "AP-174")
def test_ships_are_claimed_or_asked_in_turn():
    """A window for all opponents, or one question after the other; races stay what they are."""
    claims, turns = asked({"ship_reply"}), asked({"ship_turn", "help_throw"}, ship_replies="sequential")
    assert kinds(claims, "ship_reply") == {OFFER}
    assert kinds(turns, "ship_turn") == {CHOOSE}
    assert not kinds(turns, "ship_reply")
    assert kinds(turns, "help_throw") == {RACE}


@pytest.mark.rule("AP-176")
@pytest.mark.parametrize(("rule", "query"), [("user_picks", "pick_target"), ("straws", "draw_straw")])
def test_the_target_of_a_calm_happening(rule, query):
    found = asked({query}, reaction_mode="calm", calm_target=rule)
    assert kinds(found, query) == {CHOOSE}
    assert {"draw_straw", "pick_target"} - {query} - {name for _, name in found}


@pytest.mark.rule("AP-70")
def test_the_winner_may_add_bones():
    """Only with the rule: whoever is not losing is asked for more when the other side has given up."""
    assert kinds(asked({"pad"}, padding="on"), "pad") == {CHOOSE}


@pytest.mark.rule("AP-156", "AP-171", "AP-174")
@pytest.mark.parametrize(("mode", "times"), [("timed", 1), ("relaxed", 3)])
def test_relaxed_tables_take_three_times_as_long(mode, times):
    """A window for claims, to the millisecond, and a call for help that nobody hears."""
    claims = Sitting("ship_reply", people=3, seed=2, reaction_mode=mode).match.window_facts
    assert claims.closes_at - claims.opened == 4000 * times
    sitting = Sitting("help_throw", people=2, seed=3, reaction_mode=mode)
    match, no, start = sitting.match, sitting.match.game.no, sitting.now
    while match.game.no == no:
        assert sitting.now - start <= 6000 * times + STEP
        sitting.run(4)
    assert sitting.now - start >= 6000 * times - STEP
    assert match.record.answers[-1].seat == CLOCK


@pytest.mark.rule("AP-97")
def test_two_seats_never_race():
    """With one opponent that opponent is the target at once."""
    sitting = Sitting("main", people=1, seats=2, seed=4)
    for _ in range(STEPS):
        if sitting.match.game.over:
            break
        assert sitting.match.game.ask[1] != WORLD
        sitting.on()
    assert "reveals" in {moment.word for moment in sitting.match.summary.moments}
