"""AP-175: a seat of Austin Powers may say no to help and ships for a turn, and nobody else can tell."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tabletop.core.ask import SINGLE, Refused
from tabletop.match.automatic_passes import AutoPassing
from tests.minigames.reflex.sitting import Sitting

pytestmark = pytest.mark.rule("AP-175")


def claiming(**more):
    return Sitting("ship_reply", people=4, seed=2, **more)


def seen(match):
    """All that the screen may show of who passes ahead."""
    facts = match.window_facts
    return facts and (facts.strips, facts.closes_at), [match.shared.passing_shown(seat) for seat in range(4)]


@pytest.mark.parametrize("query", ["ship_reply", "help_throw"])
def test_the_window_looks_and_lasts_the_same(query):
    """Strips, badges and times, until it has closed."""
    looks = []
    for passing in (False, True):
        sitting = Sitting(query, people=4, seed=2)
        match, no = sitting.match, sitting.match.game.no
        if passing:
            for seat in match.game.left:
                match.auto_pass(seat, "this_turn", sitting.now, own_key=True)
                assert match.passing.of(seat) == "this_turn"
        found = []
        for _ in range(300):
            found.append((seen(match), match.game.no == no))
            sitting.run(40)
        assert not found[-1][1]
        looks.append(found)
    assert looks[0] == looks[1]


def test_only_who_looks_alone_sets_it_and_only_he_sees_it():
    """At the shared screen it is refused; behind the own curtain it can be set and is shown; the own key says it anywhere."""
    sitting = claiming()
    match = sitting.match
    seat, other = match.game.left[:2]
    with pytest.raises(Refused, match="not_alone"):
        match.auto_pass(seat, "this_turn", sitting.now)
    match.auto_pass(other, "this_turn", sitting.now, own_key=True)
    match.press(seat, "react", sitting.now)
    sitting.run(4100)
    match.lift(seat, 10_000, sitting.now)
    assert match.shared.viewer == seat
    with pytest.raises(Refused, match="not_alone"):
        match.auto_pass(other, "always_ask", sitting.now)
    assert [match.shared.passing_shown(x) for x in (seat, other)] == ["always_ask", ""]
    match.auto_pass(seat, "this_turn", sitting.now)
    assert match.shared.passing_shown(seat) == "this_turn"


def test_it_lasts_for_the_turn():
    sitting = claiming()
    match = sitting.match
    turn, seat = match.game.table.turn, match.game.left[0]
    match.auto_pass(seat, "this_turn", sitting.now, own_key=True)
    for _ in range(4000):
        if match.game.table.turn != turn:
            break
        assert match.passing.of(seat) == "this_turn"
        sitting.on()
    sitting.run(40)
    while match.game.ask[2] != "main":
        sitting.on()
    assert match.passing.of(seat) == "always_ask"


def test_a_press_against_it_counts():
    sitting = claiming()
    match = sitting.match
    seat = match.game.left[0]
    match.auto_pass(seat, "this_turn", sitting.now, own_key=True)
    match.press(seat, "react", sitting.now)
    sitting.run(4100)
    assert match.window_facts.serving == seat


def test_with_others_at_the_screen_calm_questions_take_the_same_curtain():
    """AP-177: whoever passes ahead lifts the curtain like everybody else."""
    sitting = Sitting("help_offer", people=3, seed=2, reaction_mode="calm")
    match = sitting.match
    seat = match.shared.asked
    match.auto_pass(seat, "this_turn", sitting.now, own_key=True)
    no = match.game.no
    sitting.run(2000)
    assert (match.game.no, match.shared.privacy.curtain.seat) == (no, seat)


def passes_ahead(query, **options):
    """A person alone with bots who is going to be asked this passes ahead; the queries that are asked meanwhile."""
    for seed in range(2, 40):
        sitting = Sitting("main", people=1, seats=4, seed=seed, **options)
        match, asked = sitting.match, set()
        for _ in range(3000):
            if match.game.over:
                break
            if match.passing.of(0) == "always_ask":
                match.auto_pass(0, "this_turn", sitting.now)
            if match.shared.asked == 0:
                asked.add(match.game.ask[2])
            if match.game.ask[2] == query and 0 in (match.game.left or (match.game.ask[1],)):
                asked.add("somebody " + query)
            sitting.on()
        if "somebody " + query in asked or query in ("help_offer", "ship_turn"):
            return asked
    raise AssertionError(f"never asked: {query}")


@pytest.mark.parametrize("query", ["ship_reply", "help_throw"])
def test_alone_with_bots_nothing_is_asked(query):
    assert query not in passes_ahead(query)


@pytest.mark.parametrize("query", ["help_offer", "ship_turn"])
def test_alone_with_bots_calm_questions_answer_themselves(query):
    assert query not in passes_ahead(query, reaction_mode="calm")


def test_what_is_chosen_before_the_first_own_question_of_a_turn_lasts_for_it_too():
    """The turn begins with its owner, not with what is first asked of them: others may be asked before."""
    passing = AutoPassing(claiming().match.definition)

    def ask(seat, query, turn):
        passing.asked(SimpleNamespace(ask=(next(iter(SINGLE)), seat, query), table=SimpleNamespace(turn=turn)))

    ask(0, "main", 0)
    ask(2, "ship_reply", 1)
    passing.modes[2] = "this_turn"
    ask(1, "main", 1)
    assert passing.of(2) == "this_turn"
    ask(2, "ship_reply", 0)
    assert passing.of(2) == "always_ask"
