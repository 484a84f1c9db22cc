"""The turn, action points and buying (MB-15 to MB-29), cards and Beans (MB-30 to MB-46)."""

from __future__ import annotations

import pytest

from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.rules.cards import CARDS, COST, RANK, RANKS, TEAM, TEAMS, TYPES
from tabletop.games.beanz.rules.table import HAND
from tests.games.beanz.scene import EMPTY, Scene, cosmos_slot, slot
from tests.saying import said


@pytest.mark.rule("MB-15", "MB-16", "MB-17")
def test_a_turn_begins_with_spinning_back():
    """Bottomz-up becomes Headz-up, Sidewayz stays; then the full half is shot for; then there are points."""
    s = Scene(EMPTY, "lion:B clown | cow:S - - | - -").no()
    assert s.mat(1) == "lion clown | cow:S - - | - -"
    assert s.asked() == ("loot_half", 1)
    s.pick("shoot").pick("decline").pick("decline")
    assert s.asked() == ("main", 1)
    assert s.points == 7


@pytest.mark.rule("MB-15", "MB-21")
def test_turns_alternate_and_points_are_lost():
    """What is left does not come back."""
    s = Scene(points=5).no()
    assert s.asked() == ("main", 1)
    assert s.no().asked() == ("main", 0)
    assert s.points == 7


@pytest.mark.rule("MB-18", "MB-19")
def test_the_first_turn_goes_straight_to_the_points():
    """Nobody is asked to shoot on an empty mat; everything a turn offers is there."""
    game = BEANZ.start(2, 3, {"first_player": "seat0"})
    assert game.ask[1:3] == (0, "main")
    s = Scene(
        "lion@tide-moon clown:S | juggler - - | - -", "- - | - - - | cow cow", hand0="cow big-top-moon sugar-rush"
    )
    for act in ("play_bean", "play_action", "play_cosmos", "spin", "attack", "stand", "buy"):
        assert s.can(act), act


@pytest.mark.rule("MB-20", "MB-114")
def test_a_turn_ends_by_command_only():
    """Without points and cards End turn is still asked for; nobody has to draw."""
    s = Scene(points=0)
    assert s.labels() == ["End turn"]
    assert s.no().asked() == ("main", 1)
    assert next(r for r in BEANZ.house_rules if r.id == "auto_end_turn").scope == "table"


@pytest.mark.rule("MB-22", "MB-142")
def test_seven_cards_and_three_more_with_a_headz_up_wombat():
    """The hand is checked at the end of the own turn only."""
    hand = " ".join(["cow"] * 9)
    assert Scene(hand0=hand).no().asked() == ("discard_cards", 0)
    assert Scene("wombat - | - - - | - -", hand0=hand).no().asked() == ("main", 1)
    assert Scene("wombat:S - | - - - | - -", hand0=hand).no().asked() == ("discard_cards", 0)
    assert Scene(hand1=hand).no().asked() == ("main", 1)


@pytest.mark.rule("MB-22")
def test_whoever_has_too_many_cards_chooses_what_goes():
    """Also the very first card of the game."""
    s = Scene(hand0="lion clown ant rooster sheriff juggler giant goalie").no()
    assert s.card("lion") == 0
    assert s.pick("discard", "lion").discards(0) == "lion"


@pytest.mark.rule("MB-23", "MB-117")
@pytest.mark.parametrize(
    ("options", "first"),
    [
        ({}, 7),
        ({"expert": "on"}, 4),
        ({"first_turn_points": "4"}, 4),
        ({"first_turn_points": "3"}, 3),
        ({"expert": "on", "first_turn_points": "7"}, 7),
    ],
)
def test_points_of_the_very_first_turn(options, first):
    """Only the first turn of the first player."""
    game = BEANZ.start(2, 1, {"first_player": "seat0", **options}, auto=False)
    while game.ask[2] == "mulligan":
        game.step(0)
    assert game.table.points == first
    game.step(0)
    while game.ask[2] != "main":
        game.step(0)
    assert (game.seat, game.table.points) == (1, 7)


@pytest.mark.rule("MB-24", "MB-116")
def test_conceding_and_the_longest_game():
    """Who gives up has lost; after turn 100 the captured Space Loot decides, unless there is no limit."""
    assert not Scene().can("concede")
    assert Scene(concede="yes").pick("concede").outcome() == ("concede", (1,))
    assert Scene(turns=100, loot={(1, 2): 1}).no().outcome() == ("turn_cap", (1,))
    assert Scene(turns=100).no().outcome() == ("turn_cap", (0, 1))
    assert Scene(turns=100, turn_cap="none").no().asked() == ("main", 1)
    assert Scene(turns=99).no().asked() == ("main", 1)


@pytest.mark.rule("MB-25", "MB-29")
def test_what_cannot_be_paid_is_refused_with_numbers():
    """The reason says how many are needed and how many are there."""
    s = Scene("sheriff@tide-moon - | - - - | - -", "- - | - - - | - cow", points=2, hand0="giant knock-it-off lion")
    assert s.choices("play_bean") == "lion"
    assert not s.can("attack")
    for name in ("giant", "knock-it-off", "sheriff"):
        assert s.reason(name) == "not_enough_points"
    assert s.game.reasons(0)[s.card("sheriff")][1] == said("beanz/no-points", needs=3, has=2)
    assert Scene(points=1, hand0="lion").reason("lion") == "", "the last point will do"


@pytest.mark.rule("MB-26", "MB-27")
def test_buying():
    """Three times a turn for a point each; cards drawn otherwise do not count; a Headz-up Postie allows two more."""
    s = Scene(hand0="second-helping")
    s.go("buy").go("buy").go("play_action", "second-helping").go("buy")
    assert (len(s.names(HAND)), s.points) == (5, 4)
    assert not s.can("buy")
    s = Scene("postie - | - - - | - -")
    assert said("beanz/label-buy", left=5) in s.labels()
    for _ in range(5):
        s.go("buy")
    assert (s.points, s.can("buy")) == (2, False)
    assert not Scene(points=0).can("buy")


@pytest.mark.rule("MB-28", "MB-139")
def test_bonus_points():
    """Without a limit; a power that gives them once gives nothing the second time, though it may be spun."""
    s = Scene("waiter - | - - - | - -", hand0="sugar-rush")
    s.go("play_action", "sugar-rush").go("spin", "waiter")
    assert s.points == 7 + 2 - 1 + 2
    s.go("stand", "waiter").go("spin", "waiter")
    assert s.points == 8


@pytest.mark.rule("MB-29", "MB-138")
def test_discounts_add_up_and_end_at_nothing():
    """Two Half Prices and a Chef on one Bean; the next Bean costs its price again; a Chef is for the first Bean only."""
    s = Scene("chef - | - - - | - -", hand0="half-price half-price giant lion whale")
    s.go("play_action", "half-price").go("play_action", "half-price").go("play_bean", "giant", slot(0, 1))
    assert s.points == 7
    s.go("play_bean", "lion", slot(0, 2))
    assert s.points == 6
    s = Scene("chef chef | - - - | - -", hand0="whale lion")
    s.go("play_bean", "whale").go("play_bean", "lion")
    assert s.points == 7 - 0 - 1
    assert Scene("chef:B - | - - - | - -", hand0="whale").go("play_bean", "whale").points == 5


@pytest.mark.rule("MB-138", "MB-70")
def test_discounts_for_spins_standing_and_upkeep():
    """Free Spin for the next spin power; a Mechanic for standing up; an Astronaut for the Cosmos card under a Bean."""
    s = Scene("prospector@tide-moon juggler | - - - | - -", hand0="free-spin")
    s.go("play_action", "free-spin").go("spin", "prospector").go("spin", "juggler")
    assert s.points == 7 - 1 - 1
    s = Scene("mechanic sheriff:S | clown:B - - | - -").go("stand", "sheriff").go("stand", "clown")
    assert s.points == 6
    assert Scene("astronaut prospector@icy-field | - - - | - -").go("spin", "prospector").points == 5
    assert Scene("astronaut:B prospector@icy-field | - - - | - -").go("spin", "prospector").points == 3


@pytest.mark.rule("MB-30", "MB-31", "MB-128")
def test_the_kinds_of_cards():
    """91 Beans, 41 Actions, 10 Instants, 25 Cosmos cards, each with a cost and a text."""
    counts = {what: sum(card.type == what for card in CARDS) for what in TYPES}
    assert counts == {"bean": 91, "action": 41, "instant": 10, "cosmos": 25}
    assert [card.number for card in CARDS] == list(range(1, 168))
    assert all(card.text and card.cost >= 0 for card in CARDS)
    assert len(TEAMS) == 18


@pytest.mark.rule("MB-34", "MB-35", "MB-36")
def test_what_is_on_a_bean():
    """Type, team, MMP, cost, power; five Beans a team, all of one Type; the Moose is of every team."""
    for team in range(len(TEAMS)):
        members = [kind for kind, own in enumerate(TEAM) if own == team and CARDS[kind].type == "bean"]
        assert len(members) == 5
        assert {CARDS[kind].rank for kind in members} == {TEAMS[team].rank}
    assert list(RANKS) == ["rookie", "advanced", "pro", "super_pro"]
    beans = [card for card in CARDS if card.type == "bean"]
    assert all(card.mmp > 0 and card.power and card.power_kind for card in beans)
    assert [card.id for card in beans if card.team == "every-team"] == ["mighty-moose"]
    assert RANK[0] == 0


def tries(bean):
    """Flicks for the left half, all missed, with this Bean in it."""
    s = Scene(EMPTY, f"{bean} cow | - - - | - -").no().pick("shoot")
    count = 0
    while s.asked()[0] == "shoot":
        s.pick("flick").fly(0)
        count += 1
    return count


def bought(bean):
    s = Scene(f"{bean} - | - - - | - -")
    while s.can("buy"):
        s.go("buy")
    return len(s.names(HAND))


def kept(bean):
    """Cards in hand after a turn that ends with nine of them."""
    s = Scene(f"{bean} - | - - - | - -", hand0=" ".join(["cow"] * 9)).no()
    while s.asked() == ("discard_cards", 0):
        s.pick("discard")
    return len(s.names(HAND))


def reached(bean):
    """The Beans that it can attack across the ring."""
    s = Scene(f"{bean} - | - - - | - -", "cow - | - - - | - lion").go("attack", bean)
    return s.choices("target")


def knocked_off(bean):
    """Where it goes from the mat."""
    s = Scene(EMPTY, f"{bean} - | - - - | - -", hand0="knock-it-off").go("play_action", "knock-it-off").go("pick", bean)
    return "hand" if s.hand(1) else "discards"


@pytest.mark.rule("MB-32")
@pytest.mark.parametrize(
    ("find", "plain", "rule", "card", "text"),
    [
        (tries, "clown", 2, "lighthouse-keeper", 3),  # MB-99, MB-141
        (bought, "clown", 3, "postie", 5),  # MB-26
        (kept, "clown", 7, "wombat", 9),  # MB-22, MB-142
        (reached, "sheriff", "lion", "outlaw", "cow lion"),  # MB-75, MB-85
        (knocked_off, "clown", "discards", "zombie", "hand"),  # MB-46, MB-137
    ],
)
def test_a_card_text_beats_a_rule(find, plain, rule, card, text):
    """The rule holds for a Bean without such a text, and not for the one that says otherwise."""
    assert (find(plain), find(card)) == (rule, text)


@pytest.mark.rule("MB-33")
def test_nothing_that_would_do_nothing():
    """Without a Bean to hit, to take back or to move these cannot be started; drawing always counts."""
    hand = (
        "knockdown encore bean-back hop-to-it switcheroo dizzy-spell clean-sweep second-helping freebie-beanie all-rise"
    )
    s = Scene(hand0=hand)
    assert s.choices("play_action") == "second-helping"
    for name in hand.split()[:7]:
        assert s.reason(name) == "would_do_nothing"
    s = Scene("cow cow | cow cow cow | cow cow", hand0="freebie-beanie lion")
    assert s.reason("freebie-beanie") == "would_do_nothing", "no slot is empty"


@pytest.mark.rule("MB-37", "MB-38")
def test_playing_a_bean():
    """Paid, Headz-up, into an empty slot, and it may be spun at once; nothing replaces a Bean."""
    s = Scene("cow - | cow cow cow | cow cow", "- - | - - - | - cow", hand0="lion clown")
    s.go("play_bean", "lion")
    assert s.mat(0) == "cow lion | cow cow cow | cow cow"
    assert s.points == 6
    assert s.log() == [said("beanz/plays", seat="S0", kind="Lion Bean", answer="no", galaxy="pink", free="no")]
    assert s.reason("clown") == "slot_taken"
    assert s.go("attack", "lion").mat(0).startswith("cow lion:B")


@pytest.mark.rule("MB-37", "MB-70")
def test_a_bean_is_played_onto_a_cosmos_card_without_upkeep():
    """The Cosmos card lay there first; playing the Bean costs only the Bean."""
    s = Scene("-@tide-moon - | - - - | - -", hand0="lion").go("play_bean", "lion", slot(0, 0))
    assert s.mat(0).startswith("lion@tide-moon")
    assert s.points == 6


@pytest.mark.rule("MB-39", "MB-152")
def test_chillin_beans():
    """No power, never spun, cheaper than the powered Beans of their Type; and no powered Bean is free."""
    s = Scene("clown - | - - - | - -")
    assert not s.can("spin")
    assert s.reason("clown") == "no_power"
    for rank in RANKS:
        of_rank = [card for card in CARDS if card.rank == rank]
        chillin = [card.cost for card in of_rank if card.power_kind == "none"]
        dear = [card.cost for card in of_rank if card.power_kind != "none"]
        assert min(dear) >= 1
        assert sum(chillin) / len(chillin) < sum(dear) / len(dear) or rank == "super_pro"


@pytest.mark.rule("MB-40", "MB-94")
def test_headz_up_powers_end_when_the_bean_turns():
    """The Ring Master's boost is there Headz-up only; nothing is paid for it."""
    mats = ("ring-master lion | - - - | - -", "ring-master:B lion | - - - | - -", "ring-master:S lion | - - - | - -")
    values = []
    for mat in mats:
        s = Scene(mat, "- - | - - - | giant -").attack("lion", "giant")
        values.append(s.fight()[0])
    assert values == [150, 100, 100]


@pytest.mark.rule("MB-41", "MB-42")
def test_who_may_spin():
    """Headz-up Beans with a spin power; Beans with another power cannot attack."""
    s = Scene("lion lion:B | ring-master juggler mud-pig:S | - -", "- - | - - - | - cow")
    assert s.choices("attack") == "lion"
    assert sum(option[1] == s.at(0, 1) for option in s.options_now()) == 1  # it may stand up
    assert s.choices("spin") == "juggler"
    assert s.reason("ring-master") == "cannot_attack"
    s.go("spin", "juggler")
    assert s.mat(0) == "lion lion:B | ring-master juggler:B mud-pig:S | - -"


@pytest.mark.rule("MB-43", "MB-44", "MB-152")
def test_standing_up():
    """From Bottomz-up and from Sidewayz, for the Bean's cost without upkeep, as often as points last."""
    s = Scene("prospector:B@icy-field sheriff:S@icy-field | - - - | - -")
    s.go("stand", "prospector").go("stand", "sheriff")
    assert s.mat(0).startswith("prospector@icy-field sheriff@icy-field")
    assert s.points == 3
    s = Scene("juggler - | - - - | - -")
    for _ in range(3):
        s.go("spin", "juggler").go("stand", "juggler")
    assert len(s.table.pending) == 3
    assert (s.points, s.can("spin")) == (1, True)


@pytest.mark.rule("MB-45", "MB-81")
def test_sidewayz_beans():
    """No powers, and the next successful attack knocks it off."""
    s = Scene("lion - | - - - | - -", "- - | - - - | clown:S -").attack("lion", "clown")
    assert s.mat(1) == EMPTY
    assert s.discards(1) == "clown"
    s = Scene("juggler:S - | - - - | - -")
    assert not s.can("spin")


@pytest.mark.rule("MB-46", "MB-74")
def test_the_cosmos_card_stays():
    """Under a Bean that is knocked off, or bounced, or captured."""
    s = Scene("lion - | - - - | - -", "- - | - - - | clown:S@pebble-field -", hand0="attack-boost-50")
    s.go("play_action", "attack-boost-50").attack("lion", "clown")
    assert s.mat(1) == "- - | - - - | -@pebble-field -"
    assert COST[s.table.kind[s.card("pebble-field")]] == 0
    s = Scene("cow@tide-moon - | - - - | - -", hand0="bean-recall").go("play_action", "bean-recall").pick("pick", "cow")
    assert s.mat(0).startswith("-@tide-moon -")
    assert s.table.at[s.card("tide-moon")] == cosmos_slot(0, 0)
