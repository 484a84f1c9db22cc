"""The worked examples of the rules (section 8), with every number."""

from __future__ import annotations

import pytest

from tabletop.games.beanz.rules.changes import forecast
from tabletop.games.beanz.rules.events import Domino, DominoStops
from tabletop.games.beanz.rules.table import DISCARD, HAND
from tabletop.games.beanz.rules.values import defence_terms, push_value, resist_value, worth
from tests.games.beanz.scene import EMPTY, Scene, cosmos_slot, galaxy, slot
from tests.saying import said

LION_ON_MOON = "- - | lion@big-top-moon clown - | - -"


@pytest.mark.rule("MB-78", "MB-79", "MB-80", "MB-81", "MB-82")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("sheriff", "- - | - sailor giant | - -"),
        ("sailor", "- - | sheriff sailor:S giant | - -"),
        ("giant", "- - | sheriff sailor giant | - -"),
    ],
)
def test_1_the_attack_of_the_document(target, left):
    """50 + 50 + 100 = 200 against 100, 150 and 500."""
    s = Scene("- - | sheriff sailor giant | - -", LION_ON_MOON, turn=1)
    s.go("attack", "lion")
    assert s.asked() == ("target_defence", 0)
    assert s.choices("target") == "giant sailor sheriff"
    s.go("target", target)
    assert s.fight() == (200, {"sheriff": 100, "sailor": 150, "giant": 500}[target])
    assert s.mat(0) == left
    assert s.points == 6


DOMINO = "sailor kangaroo | zombie skater clown:S | lion -"


@pytest.mark.rule("MB-118", "MB-119", "MB-121", "MB-122", "MB-85")
def test_2_the_domino_of_the_document():
    """Sharpshoot on Skater: left Zombie and Kangaroo fall, Sailor stands; right the Clown is knocked off."""
    s = Scene(DOMINO, "- - | sheriff - - | - -", turn=1, hand1="sharpshoot", expert="on")
    s.go("play_action", "sharpshoot").go("attack", "sheriff").go("target", "skater")
    assert s.fight() == (100, 100)
    assert s.mat(0) == "sailor kangaroo:S | zombie:S skater:S - | lion -"
    told = s.told(Domino, DominoStops)
    assert [(fact.push, fact.resist) for fact in told] == [(100, 100), (100, 100), (100, 150), (100, 100)]
    assert [getattr(fact, "off", None) for fact in told] == [False, False, None, True]


@pytest.mark.rule("MB-118")
def test_3_the_same_board_without_sharpshoot():
    """The Clown is worth 50 + 50 beside the Lion; it was Sidewayz: off the mat, no domino."""
    s = Scene(DOMINO, "- - | sheriff - - | - -", turn=1, expert="on").attack("sheriff", "clown")
    assert s.fight() == (100, 100)
    assert s.mat(0) == "sailor kangaroo | zombie skater - | lion -"
    assert s.discards(0) == "clown"


@pytest.mark.rule("MB-25", "MB-49", "MB-52", "MB-56")
def test_4_cancelled_costs():
    """Clean Sweep is cancelled: both cards discarded, 4 points left, nothing swept."""
    s = Scene("lion:S - | - - - | - -", hand0="clean-sweep", hand1="no-you-dont")
    s.pick("play_action", "clean-sweep").react("no-you-dont").passes()
    assert (s.discards(0), s.discards(1), s.points) == ("clean-sweep", "no-you-dont", 4)
    assert s.mat(0) == "lion:S - | - - - | - -"


@pytest.mark.rule("MB-53", "MB-63", "MB-64")
def test_5_no_you_dont_four_deep():
    """An even number leaves the first card in force."""
    s = Scene(EMPTY, "lion - | - - - | - -", hand0="knockdown no-you-dont no-you-dont", hand1="no-you-dont no-you-dont")
    s.pick("play_action", "knockdown")
    for seat in (1, 0, 1, 0):
        assert s.asked() == ("respond", seat)
        s.react("no-you-dont")
    asked = []
    while s.asked()[0] == "respond":
        asked.append(s.seat)
        s.no()
    assert asked == [1, 1, 1]  # for the fourth, for the second again, and for Knockdown! itself
    s.pick("pick", "lion")
    assert s.mat(1) == "lion:S - | - - - | - -"
    assert len(s.names(DISCARD)) + len(s.names(DISCARD + 1)) == 5
    assert s.points == 6


@pytest.mark.rule("MB-53")
def test_5b_an_odd_number_cancels():
    """Three of them: the first card has no effect."""
    s = Scene(EMPTY, "lion - | - - - | - -", hand0="knockdown no-you-dont", hand1="no-you-dont no-you-dont")
    s.pick("play_action", "knockdown").react("no-you-dont").react("no-you-dont").react("no-you-dont").passes()
    assert s.asked() == ("main", 0)
    assert s.mat(1) == "lion - | - - - | - -"


@pytest.mark.rule("MB-77", "MB-90", "MB-95", "MB-89")
@pytest.mark.parametrize(("under", "total", "cost"), [("", 300, 2), ("@silver-star-moon", 600, 3)])
def test_6_additions_come_before_doubling(under, total, cost):
    """Double Trouble! first, then +50: (100 + 50) x 2, on a Moon (250 + 50) x 2."""
    s = Scene(f"- - | sheriff{under} - - | - -", "- - | giant - - | - -", hand0="double-trouble attack-boost-50")
    s.go("play_action", "double-trouble").go("play_action", "attack-boost-50").attack("sheriff", "giant")
    assert s.fight() == (total, 500)
    assert s.points == 7 - 1 - cost


@pytest.mark.rule("MB-70", "MB-71", "MB-72", "MB-44")
def test_7_the_cost_of_cosmos_cards():
    """2 + 1 to attack, 2 to stand up; no boost without a match, one of the two with it."""
    for moon, value in (("silver-star-moon", 250), ("tide-moon", 100), ("midnight-moon", 200)):
        s = Scene(f"- - | sheriff@{moon} - - | - -", "- - | giant - - | - -")
        assert forecast(s.table, 0, (s.card("sheriff"),), s.card("giant")).fight.total == value
        s.attack("sheriff", "giant")
        assert s.points == 4
        assert s.go("stand", "sheriff").points == 2


@pytest.mark.rule("MB-54", "MB-55", "MB-76")
@pytest.mark.parametrize(("rule", "hand"), [("returned", "attack-boost-50"), ("lost", "")])
def test_8_you_slipped_with_boosts(rule, hand):
    """Spin and points are spent, the Action comes back, the Juggler's +100 is lost."""
    s = Scene("- - | sheriff juggler - | - -", "- - | giant - - | - -", hand0="attack-boost-50", hand1="you-slipped",
              slipped_boosts=rule)  # fmt: skip
    s.go("play_action", "attack-boost-50").go("spin", "juggler").pick("attack", "sheriff").react("you-slipped").passes()
    assert s.mat(0) == "- - | sheriff:B juggler:B - | - -"
    assert (s.points, s.hand(0), s.table.pending) == (4, hand, ())
    assert said("beanz/cancels", kind="You Slipped!", whose="S0", other="Sheriff Bean", what="attack") in s.log()
    assert s.asked() == ("main", 0)


@pytest.mark.rule("MB-51", "MB-54")
def test_8b_you_slipped_is_cancelled_itself():
    """No You Don't! from the attacker: the attack goes on with 250."""
    s = Scene("- - | sheriff juggler - | - -", "- - | giant - - | - -", hand0="attack-boost-50 no-you-dont",
              hand1="you-slipped")  # fmt: skip
    assert s.reason("no-you-dont") == "instant_on_own_turn"
    s.go("play_action", "attack-boost-50").go("spin", "juggler").pick("attack", "sheriff")
    s.react("you-slipped").react("no-you-dont").passes().go("target", "giant")
    assert s.fight() == (250, 500)


@pytest.mark.rule("MB-56", "MB-58", "MB-65")
def test_9_freebie_beanie_against_bye_bye_beanie():
    """By spin power: the Bean goes back to the discard pile, points and spin are gone."""
    s = Scene("gravedigger - | - - - | - -", discard0="lion", hand1="bye-bye-beanie")
    s.go("spin", "gravedigger").pick("enter", "lion", slot(0, 5)).react("bye-bye-beanie").passes()
    assert s.mat(0) == "gravedigger:B - | - - - | - -"
    assert (s.points, s.discards(0)) == (5, "lion")


@pytest.mark.rule("MB-59", "MB-65", "MB-47")
def test_9b_the_action_freebie_beanie():
    """No You Don't! leaves the Bean in the hand, Bye Bye Beanie discards it."""
    s = Scene(hand0="freebie-beanie lion", hand1="no-you-dont bye-bye-beanie")
    s.pick("play_action", "freebie-beanie").react("no-you-dont").passes()
    assert s.hand(0) == "lion"
    s = Scene(hand0="freebie-beanie lion", hand1="no-you-dont bye-bye-beanie")
    s.go("play_action", "freebie-beanie").pick("enter", "lion", slot(0, 2)).react("bye-bye-beanie").passes()
    assert s.discards(0) == "freebie-beanie lion"


@pytest.mark.rule("MB-57")
def test_10_boomerang():
    """After the attack the attacker is Sidewayz, whether it has succeeded or not."""
    s = Scene("- - | skater - - | - -", "- - | whale - - | - -", hand1="boomerang")
    s.go("attack", "skater").pick("target", "whale").react("boomerang").passes()
    assert s.fight() == (150, 160)
    assert s.mat(0) == "- - | skater:S - - | - -"
    s = Scene("- - | skater - - | - -", "- - | whale - - | - -", hand0="attack-boost-50", hand1="boomerang")
    s.go("play_action", "attack-boost-50").go("attack", "skater").pick("target", "whale").react("boomerang").passes()
    assert s.mat(1) == "- - | whale:S - - | - -"
    assert s.mat(0) == "- - | skater:S - - | - -"


@pytest.mark.rule("MB-57", "MB-86")
def test_10b_boomerang_against_a_blitz_of_three():
    """All three fall."""
    s = Scene("- - | ant stag-beetle lion | - -", "- - | giant - - | - -", hand1="boomerang")
    s.pick("attack", "ant").pick("join", "stag-beetle").pick("join", "lion").no().passes()
    s.pick("galaxy").pick("target", "giant").react("boomerang").passes()
    assert s.mat(0) == "- - | ant:S stag-beetle:S lion:S | - -"


@pytest.mark.rule("MB-86", "MB-87")
def test_11_bean_blitz():
    """(40 + 50) + (50 + 50 + 50) + 50 = 290 for 2 points against 160 + 50 = 210."""
    s = Scene("- - | ant stag-beetle - | - -", "- - | goalie - - | - -", hand0="attack-boost-50")
    s.go("play_action", "attack-boost-50").pick("attack", "ant").pick("join", "stag-beetle").passes()
    assert s.asked() == ("blitz_party", 0)
    s.no().passes().pick("galaxy").go("target", "goalie")
    assert s.fight() == (290, 210)
    assert s.mat(1) == "- - | goalie:S - - | - -"
    assert s.mat(0) == "- - | ant:B stag-beetle:B - | - -"
    assert s.points == 5


def defence(mat0, mat1=EMPTY, ring=0):
    s = Scene(mat0, mat1)
    return worth(defence_terms(s.table, ring))


@pytest.mark.rule("MB-91", "MB-92", "MB-93", "MB-94", "MB-7")
def test_12_bonuses():
    """Team Bonus once, over the edge, not for twins; one Headz-up boost."""
    assert defence("lion lion | - - - | - -") == 50
    assert defence("lion clown:S | - - - | - -") == 100
    assert defence("lion - | - - - | - -", "- - | - - - | - juggler") == 100
    assert defence("lion - | - - - | - -", "- - | - - - | - juggler", 13) == 100
    assert defence("juggler lion | clown - - | - -", ring=1) == 100
    assert defence("lion - | ring-master - ring-master | - -") == 100
    assert defence("lion - | ring-master - ring-master:S | - -") == 100
    assert defence("lion - | ring-master:B - ring-master:S | - -") == 50


@pytest.mark.rule("MB-120", "MB-124", "MB-94")
def test_13_a_boost_ends_in_the_domino():
    """Queen Bee stands at 140; toppled, she pushes with 90 only."""
    s = Scene("- - | black-belt - - | - -", "stag-beetle queen-bee | ant koala - | - -", hand0="sharpshoot attack-boost-50",
              expert="on")  # fmt: skip
    assert resist_value(s.table, 8) == 140
    s.go("play_action", "sharpshoot").go("play_action", "attack-boost-50").go("attack", "black-belt").go(
        "target", "queen-bee"
    )
    assert s.fight() == (150, 140)
    assert s.mat(1) == "stag-beetle queen-bee:S | ant:S koala:S - | - -"


@pytest.mark.rule("MB-122", "MB-92")
def test_14_over_the_edge():
    """S0's own Teddy falls off his own mat."""
    s = Scene("- - | - - - | crocodile teddy", "skater - | - - - | - -", expert="on").attack("crocodile", "skater")
    assert s.fight() == (100, 100)
    assert s.mat(0) == "- - | - - - | crocodile:B -"
    assert s.mat(1) == "skater:S - | - - - | - -"


@pytest.mark.rule("MB-123")
@pytest.mark.parametrize("order", ["left_first", "right_first"])
def test_15_round_the_ring(order):
    """Every other Bean lies Sidewayz, none twice; the Crocodile stands."""
    mine, yours = (
        "koala mummy | cactus crocodile mummy | cactus koala",
        "mummy cactus | koala mummy cactus | koala mummy",
    )
    s = Scene(mine, yours, expert="on", domino_order=order)
    croc = s.card("crocodile")
    assert sorted(push_value(s.table, ring) for ring in range(14)) == [90] * 13 + [100]
    s.attack("crocodile", "koala")
    standing = [ring for ring in range(14) if s.table.pos[s.table.zones[ring][0]] != 2]
    assert standing == [s.table.at[croc]]


@pytest.mark.rule("MB-122", "MB-123")
@pytest.mark.parametrize("order", ["left_first", "right_first"])
def test_15b_a_full_ring(order):
    """All 14 at 90: the first ripple comes back to the target, which lies there already and is not hit again; nor is
    anybody by the second ripple. The attacker falls, too.
    """
    mine, yours = (
        "koala mummy | cactus ninja mummy | cactus koala",
        "mummy cactus | koala mummy cactus | koala mummy",
    )
    s = Scene(mine, yours, expert="on", domino_order=order).attack("ninja", "koala")
    assert s.mat(0) == "koala:S mummy:S | cactus:S ninja:S mummy:S | cactus:S koala:S"
    assert s.mat(1) == "mummy:S cactus:S | koala:S mummy:S cactus:S | koala:S mummy:S"
    fallen = [fact.card for fact in s.told(Domino)]
    assert len(fallen) == len(set(fallen)) == 13


@pytest.mark.rule("MB-118")
def test_16_a_blowout_stops_dominoes():
    """200 against 100: the target leaves, nobody else is touched."""
    s = Scene(LION_ON_MOON, "- - | zombie:B skater kangaroo | - -", expert="on").attack("lion", "zombie")
    assert s.fight() == (200, 100)
    assert s.mat(1) == "- - | - skater kangaroo | - -"


TWO_HALVES = "lion cow | zombie clown cow | - -"


@pytest.mark.rule("MB-98", "MB-99", "MB-101", "MB-102", "MB-104", "MB-105")
def test_17_two_full_halves():
    """Left: missed, hit, last card: over. The middle one is not shot for."""
    s = Scene(EMPTY, TWO_HALVES, turn=0, loot={(1, 0): 1}).no()
    assert s.asked() == ("loot_half", 1)
    s.pick("shoot", None, galaxy(1, 0)).pick("flick").fly(0).pick("flick").fly(1)
    assert s.outcome() == ("loot_cleared", (1,))
    assert s.loot(1) == [0, 2, 2]


@pytest.mark.rule("MB-101", "MB-104", "MB-106", "MB-112", "MB-137")
def test_17b_the_middle_first():
    """One card, three Beans leave, the Headz-up Zombie to the hand; then the left half."""
    s = Scene(EMPTY, TWO_HALVES, loot={(1, 0): 1}).no()
    s.pick("shoot", None, galaxy(1, 1)).pick("flick").fly(1)
    assert s.loot(1) == [1, 1, 2]
    assert s.mat(1) == "lion cow | - - - | - -"
    assert s.hand(1) == "cow zombie"
    assert s.discards(1) == "clown cow"
    assert s.asked() == ("loot_half", 1)
    s.pick("shoot").pick("flick").fly(0).pick("flick").fly(0)
    assert s.asked() == ("main", 1)
    assert s.points == 7


@pytest.mark.rule("MB-98", "MB-44")
def test_18_not_full():
    """A Sidewayz Bean: no shot; standing it up for 0 comes too late for this turn."""
    s = Scene(EMPTY, "lion clown:S | - - - | - -").no()
    assert s.asked() == ("main", 1)
    s.go("stand", "clown")
    assert s.points == 7
    assert s.asked() == ("main", 1)


@pytest.mark.rule("MB-109", "MB-110", "MB-111")
@pytest.mark.parametrize(
    ("loot", "winners"), [({(0, 0): 1, (1, 0): 1}, (0, 1)), ({(0, 0): 1, (0, 1): 1, (1, 0): 1}, (0,))]
)
def test_19_deck_out(loot, winners):
    """The second card empties the deck: the game ends inside Second Helping."""
    s = Scene(hand0="second-helping", deck_size=2, loot=loot).go("play_action", "second-helping")
    assert s.outcome() == ("deck_out", winners)


@pytest.mark.rule("MB-134", "MB-135")
def test_21_guard():
    """Goalie may be picked, the warded Ghost not; Ghost alone: no Sharpshoot, but an ordinary attack."""
    s = Scene("- - | outlaw sheriff - | - -", "- - | goalie ghost - | - -").go("attack", "outlaw")
    assert s.choices("target") == "goalie"
    assert s.reason("ghost") == "guarded"
    s = Scene("- - | outlaw sheriff - | - -", "- - | ghost - - | - -")
    assert s.choices("attack") == "sheriff"
    assert s.reason("outlaw") == "warded"
    s = Scene("- - | ghost cow - | - -", "- - | outlaw - - | - -", turn=1).go("attack", "outlaw")
    assert (s.choices("target"), s.reason("ghost")) == ("cow", "warded")


@pytest.mark.rule("MB-20", "MB-48", "MB-26", "MB-22")
def test_22_after_seven_points():
    """Free cards may be played with 0 points, buying is refused, the rest is discarded."""
    s = Scene("clown:S - | - - - | - -", points=0, hand0="toast second-helping cow cow cow cow cow cow cow cow")
    assert not s.can("buy")
    s.go("play_bean", "toast", slot(0, 4)).go("play_action", "second-helping").go("stand", "clown")
    assert len(s.names(HAND)) == 10
    s.no()
    for more in (3, 2, 1):
        assert s.asked() == ("discard_cards", 0)
        assert s.game.ask[3] == (more,)
        s.pick("discard", "cow")
    assert s.asked() == ("main", 1)


@pytest.mark.rule("MB-146")
def test_23_not_me():
    """The attack goes at Whale instead; without another Bean there the card is not legal."""
    s = Scene("outlaw - | - - - | - -", "lion clown | whale - - | - -", hand1="not-me", hand0="attack-boost-50")
    s.go("attack", "outlaw").pick("target", "lion").react("not-me").no()
    assert s.asked() == ("other_target", 1)
    assert s.choices("target") == "clown"
    s = Scene("outlaw - | - - - | - -", "- - | - - - | whale lion", hand1="not-me")
    s.go("attack", "outlaw").pick("target", "lion").react("not-me").passes().go("target", "whale")
    assert s.fight() == (90, 160)
    s = (
        Scene("outlaw - | - - - | - -", "- - | whale - - | - lion", hand1="not-me")
        .go("attack", "outlaw")
        .pick("target", "lion")
    )
    assert not s.can("respond")
    assert s.reason("not-me") == "instant_without_window"


@pytest.mark.rule("MB-79", "MB-136")
def test_24_moose():
    """Bottomz-up at the comparison: no Team Bonus, 500; beside a Headz-up Moose the Lion has 100."""
    s = Scene("mighty-moose lion | - - - | - -", "- - | - - - | giant -")
    assert worth(defence_terms(s.table, 1)) == 100
    s.go("attack", "mighty-moose").go("target", "giant")
    assert s.fight() == (500, 500)
    assert s.mat(1) == "- - | - - - | giant:S -"


@pytest.mark.rule("MB-68", "MB-74")
def test_cosmos_cards_go_on_each_other_and_stay():
    """On a slot with a Bean and a Cosmos card: the old one is discarded, the Bean does not move."""
    s = Scene("lion@tide-moon - | - - - | - -", hand0="big-top-moon gear-moon")
    s.go("play_cosmos", "big-top-moon", cosmos_slot(0, 0)).go("play_cosmos", "gear-moon", cosmos_slot(0, 6))
    assert s.mat(0) == "lion@big-top-moon - | - - - | - -@gear-moon"
    assert s.discards(0) == "tide-moon"
