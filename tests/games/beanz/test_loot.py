"""Shoot for Loot, winning (MB-98 to MB-116), dominoes (MB-117 to MB-125), play without a mat (MB-126, MB-127)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import games
from tabletop.core.ask import WORLD, Refused
from tabletop.core.view import view
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.presentation.minigames import flick
from tabletop.games.beanz.rules.events import Domino, DominoStops
from tabletop.games.beanz.rules.queries import HIT, OUTCOMES
from tabletop.games.beanz.rules.table import captured
from tabletop.games.beanz.rules.verbs import by_lot
from tests.games.beanz.scene import EMPTY, Scene, galaxy, slot

FULL = "lion cow | - - - | - -"


@pytest.mark.rule("MB-98", "MB-99", "MB-102", "MB-103")
def test_two_tries_and_then_the_turn_goes_on():
    """Missed and declined both spend a try; the Beans stay."""
    s = Scene("cow - | cow cow cow | - -", FULL).no()
    s.pick("shoot")
    assert s.asked() == ("shoot", 1)
    s.pick("flick")
    assert s.asked() == ("flick", WORLD)
    s.fly(0).pick("decline")
    assert s.asked() == ("main", 1)
    assert s.mat(1) == FULL
    assert s.loot(1) == [2, 2, 2]


@pytest.mark.rule("MB-98")
@pytest.mark.parametrize("mat", ["lion cow:S | - - - | - -", "lion - | - - - | - -", "- - | cow cow - | - -"])
def test_what_is_not_full(mat):
    """An empty slot or a Sidewayz Bean: nothing to shoot for."""
    assert Scene(EMPTY, mat).no().asked() == ("main", 1)


@pytest.mark.rule("MB-99", "MB-104")
def test_all_three_halves_in_any_order():
    """Each is offered once; after a hit no further try in that half."""
    s = Scene(EMPTY, "cow cow | cow cow cow | cow cow").no()
    for half in (2, 0, 1):
        assert s.asked() == ("loot_half", 1)
        s.pick("shoot", None, galaxy(1, half)).pick("flick").fly(1)
    assert s.asked() == ("main", 1)
    assert s.loot(1) == [1, 1, 1]
    assert s.mat(1) == EMPTY
    assert captured(s.table, 1) == 3


@pytest.mark.rule("MB-100", "MB-107", "MB-126", "MB-127")
def test_what_the_rules_leave_to_the_table():
    """The black hole, aiming help and play without mats are settings of the table; the rules only hear hit or miss."""
    scopes = {rule.id: rule.scope for rule in BEANZ.house_rules}
    assert {scopes[name] for name in ("layout", "flick_clock", "flick_assist_0", "steady_hand_1")} == {"table"}
    s = Scene(EMPTY, FULL).no().pick("shoot").pick("flick")
    assert s.game.options == ["miss", "hit"], "what stands when nothing is known is a miss"
    with pytest.raises(Refused, match="no_such_outcome"):
        s.tell("blown away")
    words = {rule.id: rule.text for chapter in games.plugin("beanz").help().chapter for rule in chapter.rules}
    assert "black hole" in words["MB-100"]
    assert "slots" in words["MB-126"]


@pytest.mark.rule("MB-99", "MB-100", "MB-107", "MB-126")
@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({}, (True, 1, 1.0, 0)),
        ({"layout": "no_mat", "flick_clock": "20", "flick_assist_1": "3", "steady_hand_1": "0.5"}, (False, 3, 0.5, 20)),
    ],
)
def test_what_the_table_is_told_of_a_shot(options, shown):
    """Who shoots at which hole, which try of how many, and the settings of that seat."""
    s = Scene(EMPTY, "- - | cow cow cow | lion cow", **options).no().pick("shoot", None, galaxy(1, 2)).pick("flick")
    shot = flick(view(s.game, WORLD), s.options)
    assert (shot.seat, shot.hole, shot.attempt, shot.attempts) == (1, 2, 1, 2)
    assert (shot.mat, shot.assist, shot.steady, shot.seconds) == shown
    assert {word for word, outcome in OUTCOMES.items() if outcome == HIT} == {"hit"}


@pytest.mark.rule("MB-99")
@pytest.mark.parametrize(("mat", "stands"), [("cow - | - - - | - -", "cow"), (EMPTY, "lion")])
def test_the_bean_of_an_empty_mat_comes_from_the_discard_pile(mat, stands):
    """What is to be knocked down is always a bean that is seen, once its seat has shown one."""
    s = Scene(mat, "- - | cow cow cow | lion cow", discard0="knockdown lion").no().pick("shoot", None, galaxy(1, 2))
    assert flick(view(s.pick("flick").game, WORLD), s.options).beans == ("lion", stands)


@pytest.mark.rule("MB-107")
@pytest.mark.parametrize(("mode", "odds"), [("odds_66", 0.66), ("odds_50", 0.5)])
def test_odds_instead_of_a_flick(mode, odds):
    """The state's own dice: no ask for the world, and about so many hits."""
    hits: Counter[int] = Counter()
    seen = set()
    for seed in range(400):
        s = BEANZ.start(2, seed, {"shoot_mode": mode}).table
        s.rng = seed * 7919 + 1
        s.events = []
        outcome = by_lot.__wrapped__(s, 1, 2, 1, 2)
        hits[outcome] += 1
        thrown = s.events[-1][2]
        assert 1 <= thrown.die <= 6
        assert (thrown.die >= thrown.least) == bool(outcome) == bool(thrown.outcome), "the die shows what it comes to"
        seen.add(thrown.die)
    assert seen == set(range(1, 7))
    assert set(hits) == {0, 1}
    assert abs(hits[1] / 400 - odds) < 0.1
    s = Scene(EMPTY, FULL, shoot_mode=mode).no().pick("shoot").pick("flick")
    assert s.game.ask[1] != WORLD


@pytest.mark.rule("MB-101", "MB-106", "MB-112")
def test_a_hit():
    """One card to the hand, no points, the half's Beans discarded, Cosmos cards stay; the hand size does not matter now."""
    s = Scene(EMPTY, "lion@tide-moon cow | cow - - | - -", hand1=" ".join(["rooster"] * 9), loot1="giant giant").no()
    s.pick("shoot").pick("flick").fly(1)
    assert s.mat(1) == "-@tide-moon - | cow - - | - -"
    assert s.discards(1) == "lion cow"
    assert "giant" in s.hand(1)
    assert (s.asked(), s.points) == (("main", 1), 7)


@pytest.mark.rule("MB-106", "MB-141")
def test_tries_are_fixed_when_the_halves_are_noted():
    """A Lighthouse Keeper gives one more in its Galaxy, a Commander in every one, also after it has left."""
    s = Scene(EMPTY, "lighthouse-keeper cow | commander cow cow | cow cow").no()
    tries = dict(s.game.ask[3][0])
    assert tries == {0: 4, 1: 3, 2: 3}
    s.pick("shoot", None, galaxy(1, 1)).pick("flick").fly(1)
    assert dict(s.game.ask[3][0]) == {0: 4, 2: 3}


@pytest.mark.rule("MB-141")
def test_lucky_flick_waits_for_a_full_half():
    """It is used up by the next step 2 with one, and not by one without."""
    s = Scene("cow - | - - - | - -", hand0="lucky-flick lucky-flick cow").go("play_action", "lucky-flick")
    assert s.table.lucky == (1, 0)
    s.no().no()
    assert s.table.lucky == (1, 0)
    s.go("play_bean", "cow", slot(0, 1)).no().no()
    assert s.asked() == ("loot_half", 0)
    assert dict(s.game.ask[3][0]) == {0: 3}
    assert s.table.lucky == (0, 0)


@pytest.mark.rule("MB-105", "MB-108", "MB-116")
def test_the_last_card_of_a_place_wins():
    """Whatever the other one has captured."""
    s = Scene(EMPTY, FULL, loot={(1, 0): 1, (0, 0): 1, (0, 1): 1, (0, 2): 1}).no()
    s.pick("shoot").pick("flick").fly(1)
    assert s.outcome() == ("loot_cleared", (1,))
    assert Scene(EMPTY, FULL, expert="on").no().pick("shoot").pick("flick").fly(1).loot(1) == [2, 3, 3]


@pytest.mark.rule("MB-109", "MB-110")
def test_a_deck_runs_out_in_whatever_draw():
    """Buying, a power, and a dig that takes the last card."""
    for deck, hand, act in ((1, "", "buy"), (2, "second-helping", "play_action")):
        s = Scene(deck_size=deck, hand0=hand, loot={(1, 0): 1}).go(act)
        assert s.outcome() == ("deck_out", (1,))
    s = Scene(deck_size=1, hand0="dig-deep").go("play_action", "dig-deep").pick("take")
    assert s.outcome() == ("deck_out", (0, 1))


@pytest.mark.rule("MB-111")
def test_a_shoot_off():
    """One flick each at the middle hole; both hit, both miss: another round; exactly one hit wins."""
    s = Scene(deck_size=1, tie_break="shoot_off").go("buy")
    for first, second in ((0, 0), (1, 1), (0, 1)):
        assert s.game.ask[3] == (0, 1, 1, 1)
        s.fly(first).fly(second)
    assert s.outcome() == ("deck_out", (1,))
    s = Scene(turns=100, tie_break="shoot_off").no()
    for _ in range(5):
        s.fly(1).fly(1)
    assert s.outcome() == ("turn_cap", (0, 1))


@pytest.mark.rule("MB-113", "MB-114")
def test_filling_a_half_is_how_one_wins():
    """Filled now, shot for at the next turn, unless it is toppled meanwhile; and nobody has to draw."""
    s = Scene("lion - | - - - | - -", "- - | - - - | lion -", hand0="cow").go("play_bean", "cow", slot(0, 1)).no()
    assert s.asked() == ("main", 1)
    assert s.no().asked() == ("loot_half", 0)
    s = Scene("lion - | - - - | - -", "- - | - - - | sheriff -", hand0="cow").go("play_bean", "cow", slot(0, 1)).no()
    assert s.attack("sheriff", "cow").no().asked() == ("main", 0)


# -- dominoes ----------------------------------------------------------------------------------------------------------
ROW = "- - | zombie skater kangaroo | - -"
SHERIFF = "- - | sheriff - - | - -"


@pytest.mark.rule("MB-117", "MB-118")
def test_dominoes_are_for_the_expert_game_or_by_house_rule():
    """The same attack in three games."""
    for options, row in (({}, "zombie skater:S kangaroo"), ({"expert": "on"}, "zombie:S skater:S kangaroo:S"),
                         ({"domino_in_basic": "on"}, "zombie:S skater:S kangaroo:S")):  # fmt: skip
        assert Scene(SHERIFF, ROW, **options).attack("sheriff", "skater").mat(1) == f"- - | {row} | - -"


@pytest.mark.rule("MB-118")
def test_what_starts_no_domino():
    """Knockdown!, Boomerang! and Rubber Wall! topple without dominoes."""
    s = Scene(EMPTY, ROW, hand0="knockdown", expert="on").go("play_action", "knockdown").pick("pick", "skater")
    assert s.mat(1) == "- - | zombie skater:S kangaroo | - -"
    for card in ("boomerang", "rubber-wall"):
        s = Scene("- - | cow sheriff cow | - -", "- - | giant - - | - -", hand1=card, expert="on")
        s.go("attack", "sheriff").pick("target").react(card).passes()
        assert s.mat(0) == "- - | cow sheriff:S cow | - -"


@pytest.mark.rule("MB-119")
@pytest.mark.parametrize(("order", "first"), [("left_first", 9), ("right_first", 11)])
def test_the_order_of_the_sides(order, first):
    """Left as the target's owner sees it, or right by house rule."""
    s = Scene(SHERIFF, ROW, expert="on", domino_order=order).attack("sheriff", "skater")
    turned = [s.table.at[e[1]] for e in s.events if e[0] == "turn" and e[2] == 2]
    assert turned[:2] == [10, first]


@pytest.mark.rule("MB-119", "MB-121")
def test_twice_the_value_knocks_off_and_asteroids_resist():
    """100 against 50: off, and the ripple ends; an Asteroid Field counts; equal values fall."""
    s = Scene(SHERIFF, "- - | zombie cow zombie | - -", expert="on").attack("sheriff", "zombie")
    assert s.mat(1) == "- - | zombie:S - zombie | - -"
    s = Scene(SHERIFF, "- - | zombie mummy@stony-field - | - -", expert="on").attack("sheriff", "zombie")
    assert s.mat(1) == "- - | zombie mummy@stony-field - | - -", "beside its team mate the Zombie is worth 150"
    s = Scene(SHERIFF, "- - | zombie koala@stony-field - | - -", expert="on").attack("sheriff", "zombie")
    assert s.mat(1) == "- - | zombie:S koala@stony-field - | - -"


@pytest.mark.rule("MB-120", "MB-124")
def test_values_are_read_anew():
    """The second ripple starts with the target as it is then: without the Team Bonus of a Bean that has left."""
    mat = "- clown:S | lion cow teddy | - -"
    s = Scene("- - | sheriff - - | - -", mat, expert="on").attack("sheriff", "lion")
    pushes = [(fact.push, fact.resist, fact.off) for fact in s.told(Domino)]
    assert pushes == [(100, 100, True), (50, 50, False), (50, 50, False)]
    assert s.told(DominoStops) == []


@pytest.mark.rule("MB-125")
def test_shields_do_not_stop_dominoes():
    """A warded Ghost falls like any other."""
    s = Scene(SHERIFF, "- - | skater ghost - | - -", expert="on").attack("sheriff", "skater")
    assert s.mat(1) == "- - | skater:S ghost:S - | - -"
