"""House rules (rules 4K): every one is there with its values; those that the engine reads have a scene for each value."""

from __future__ import annotations

import pytest

from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.options import FLAGS, HOUSE_RULES, flags
from tests.games.espionage.scene import Scene

LISTED = {
    "first_player": "random chosen",
    "elimination": "last_standing first_blood",
    "protector_fatal": "yes no",
    "empty_hand": "stays out",
    "fallen_hand": "pile captor discard",
    "bomb_hit": "back_to_pile stays",
    "loss_window": "gold_only always",
    "package_when": "at_once end_only",
    "pile_end": "at_once finish_turn",
    "reveal_order": "package_first target_first",
    "nobody_wins": "share most_cards",
    "concede": "no yes",
    "window_seconds": "5 3 8 15 untimed",
    "window_close": "full_time all_answered",
    "solo_windows": "skip_empty always",
    "fallen_see_all": "no yes",
}


def test_all_options_of_the_rules_are_there_with_their_defaults():
    """The default is the first value; each names its rule and says what it does."""
    assert {rule.id: " ".join(rule.values) for rule in HOUSE_RULES} == LISTED
    assert all(rule.rule.startswith("ES-") and rule.text and all(rule.values.values()) for rule in HOUSE_RULES)


def test_every_value_that_the_engine_reads_has_a_flag_of_its_own():
    """Defaults are no flags; options of the table are not read by the engine."""
    engine = [rule for rule in HOUSE_RULES if rule.scope != "table"]
    assert set(FLAGS) == {(rule.id, value) for rule in engine for value in list(rule.values)[1:]}
    assert len(set(FLAGS.values())) == len(FLAGS)
    assert flags({rule.id: rule.default for rule in HOUSE_RULES}) == 0


@pytest.mark.parametrize(
    ("options", "known"),
    [({"first_blood": "yes"}, "has no option 'first_blood'"), ({"elimination": "none"}, "last_standing, first_blood")],
)
def test_bad_options_are_refused(options, known):
    """`bad_option`: the message names what is known."""
    with pytest.raises(ValueError, match=known):
        ESPIONAGE.start(3, 1, options)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_bad_numbers_of_players_are_refused(seats):
    """`bad_players`: two to six."""
    with pytest.raises(ValueError, match="2 to 6 players"):
        ESPIONAGE.start(seats, 1)


def exposed_target(**words):
    """B's Target is about to be discarded by A; B also holds a Medic."""
    s = Scene(4, A="sniper", B="target medic", C="hacker", D="ninja", **words)
    return s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()


@pytest.mark.rule("ES-98", "ES-99")
@pytest.mark.parametrize(("value", "over"), [("last_standing", None), ("first_blood", ("knock-out", "A"))])
def test_elimination(value, over):
    """Play on, or the end."""
    assert exposed_target(elimination=value).over() == over


@pytest.mark.rule("ES-62")
@pytest.mark.parametrize(("value", "living"), [("yes", "AC"), ("no", "ABC")])
def test_protector_fatal(value, living):
    """Knocked out, or only a card less."""
    s = Scene(3, A="sniper", B="protector", C="medic", protector_fatal=value)
    s.play("sniper", aim="B").pass_all()
    if value == "yes":
        s.pass_all()
    assert s.living() == living


@pytest.mark.rule("ES-101")
@pytest.mark.parametrize(("value", "living"), [("stays", "ABC"), ("out", "AC")])
def test_empty_hand(value, living):
    """The last card is discarded."""
    s = Scene(3, A="sniper", B="medic", C="medic", empty_hand=value)
    s.play("sniper", aim="B").pass_all()
    assert s.living() == living


@pytest.mark.rule("ES-96")
@pytest.mark.parametrize(
    ("value", "hand", "discards"),
    [("pile", "", "target sniper"), ("captor", "medic", "target sniper"), ("discard", "", "target medic sniper")],
)
def test_fallen_hand(value, hand, discards):
    """The Medic goes into the pile, to the captor, or to the discards."""
    s = exposed_target(fallen_hand=value)
    assert (s.hand("A"), s.discards()) == (hand, discards)


@pytest.mark.rule("ES-66")
@pytest.mark.parametrize(("value", "hand"), [("back_to_pile", ""), ("stays", "bomb")])
def test_bomb_hit(value, hand):
    """Back into the pile, or it stays."""
    s = Scene(3, A="sniper", B="bomb", bomb_hit=value)
    s.play("sniper", aim="B").pass_all()
    assert s.hand("B") == hand


@pytest.mark.rule("ES-57")
@pytest.mark.parametrize(("value", "query"), [("gold_only", "turn"), ("always", "reactions")])
def test_loss_window(value, query):
    """A common card lies open: at once, or after a window."""
    s = Scene(3, A="sniper", B="medic", loss_window=value)
    s.play("sniper", aim="B").pass_all()
    assert s.asked()[0] == query


@pytest.mark.rule("ES-103")
@pytest.mark.parametrize(("value", "can"), [("at_once", True), ("end_only", False)])
def test_package_when(value, can):
    """Ten cards on the own turn."""
    ten = "package sniper sniper sniper hacker hacker hacker police police police"
    assert Scene(2, A=ten, package_when=value).can("A", "package") == can


@pytest.mark.rule("ES-104", "ES-105")
@pytest.mark.parametrize(("value", "over"), [("at_once", True), ("finish_turn", False)])
def test_pile_end(value, over):
    """The draw empties the pile."""
    s = Scene(2, A="medic", B="bomb", pile="hacker", pile_size=1, pile_end=value)
    s.end_turn()
    assert bool(s.over()) == over


@pytest.mark.rule("ES-109")
@pytest.mark.parametrize(("value", "winner"), [("package_first", "A"), ("target_first", "C")])
def test_reveal_order(value, winner):
    """Both could win."""
    ten = "package sniper sniper sniper hacker hacker hacker police police police"
    s = Scene(3, A=ten, C="target", pile="medic", pile_size=1, reveal_order=value)
    s.end_turn()
    assert s.over()[1] == winner


@pytest.mark.rule("ES-111")
@pytest.mark.parametrize(("value", "winners"), [("share", "AB"), ("most_cards", "A")])
def test_nobody_wins(value, winners):
    """C has the Bomb."""
    s = Scene(3, A="medic medic", C="bomb", pile="hacker", pile_size=1, nobody_wins=value)
    s.end_turn()
    assert s.over() == ("bomb", winners)


@pytest.mark.rule("ES-5")
@pytest.mark.parametrize(("value", "query"), [("random", "turn"), ("chosen", "first_player")])
def test_first_player(value, query):
    """By lot, or the first seat is asked."""
    assert ESPIONAGE.start(4, 2, {"first_player": value}, auto=False).ask[2] == query


@pytest.mark.rule("ES-112")
@pytest.mark.parametrize(("value", "more"), [("no", 0), ("yes", 1)])
def test_concede(value, more):
    """One option more, the last."""
    assert len(Scene(2, A="police", concede=value).game.options_of(0)) == 1 + more
