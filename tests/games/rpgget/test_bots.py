"""What bots of RPG Get! make of a table."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.bots.greedy import Greedy
from tabletop.games.rpgget.bots.hints import HINTS, LOOKS
from tabletop.games.rpgget.bots.power import FORCE, chance
from tabletop.games.rpgget.bots.value import MODEL, NAMES, features, quiet
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.cards import CARDS, ENEMY, KIND, KINDS, MISSION, TYPE
from tabletop.games.rpgget.rules.table import DECK, HAND, STEP
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight


def chosen(s):
    """The act and the card that a bot would choose now."""
    game = s.game
    option = game.options[Greedy(HINTS).choose(game, game.seat, Random(1))]
    return (RPG.acts[option[0]].name if option[0] >= 0 else "pass", s.name(option[1]) if option[1] >= 0 else "")


def test_every_question_has_an_opinion_and_every_table_a_value():
    """Scores for every option at every ask of two games; shares add up to 1 outside attempts, inside nothing is said."""
    asked, said, silent = set(), 0, 0
    for seed in (1, 2):
        game, rand, bot = RPG.start(3, seed), Random(seed), Greedy(HINTS, slip=0.1)
        while not game.over:
            asked.add(game.ask[2])
            assert len(HINTS.scores(game, game.seat, game.options, bot.style)) == len(game.options)
            share = HINTS.value(game.table)
            assert (share is None) == (not quiet(game.table))
            if share is None:
                silent += 1
            else:
                said += 1
                assert sum(share) == pytest.approx(1)
            game.step(bot.choose(game, game.seat, rand))
    assert said > 50
    assert silent > 50
    assert len(asked) > 14
    assert set(LOOKS) == set(RPG.rules.queries)


def test_dealt_hands_hold_more_enemies_than_decks_do():
    """Section 10: hands drift towards what is not laid down; each owner's cards stay the same, and what is seen."""
    game, rand = RPG.start(2, 4), Random(3)
    known = game.knowledge(0)
    hand, deck = game.table.zones[HAND + STEP], game.table.zones[DECK + STEP]
    share, missions = [0.0, 0.0], [0.0, 0.0]
    for _ in range(40):
        table = known.determinised(0, rand).table
        assert sorted(table.kind) == sorted(game.table.kind)
        assert table.kinds(table.zones[HAND]) == game.table.kinds(game.table.zones[HAND])
        for n, zone in enumerate((hand, deck)):
            share[n] += sum(TYPE[kind] == ENEMY for kind in table.kinds(zone)) / len(zone)
            missions[n] += sum(TYPE[kind] == MISSION for kind in table.kinds(zone)) / len(zone)
    assert 1.3 * share[1] < share[0] < 2.4 * share[1], "more, but not all that could be"
    assert missions[0] == pytest.approx(missions[1], rel=0.3), "a mission is not laid down, either: those stay"


def test_where_a_deck_has_no_enemy_left_a_hand_stays_as_it_was_dealt():
    s = Scene("vyse-1", "aika-1 | hand: saber handgun", deck=0)
    known, rand = s.game.knowledge(0), Random(3)
    for _ in range(10):
        table = known.determinised(0, rand).table
        assert {RPG.cards[kind].id for kind in table.kinds(table.zones[HAND + STEP])} == {"saber", "handgun"}


def test_weights_and_features_agree():
    assert [len(weights) for weights in MODEL.weights] == [len(NAMES)] * 2
    table = RPG.start(4, 3).table
    for seat in range(4):
        found = features(table, seat)
        assert len(found) == len(NAMES)
        assert all(0 <= x <= 3 for x in found)


def test_force_counts_targets_and_combos():
    """Section 10: x times uses times 1 + 0.55 for each further target up to three; a coin Combo is half a use."""
    assert FORCE[KIND["vyse-1"]] == 2
    assert FORCE[KIND["gilder-1"]] == 3
    assert FORCE[KIND["vyse-2"]] == 3
    assert FORCE[KIND["aika-2"]] == pytest.approx(2 * 1.55)
    assert FORCE[KIND["razonde-20"]] == pytest.approx(1 + 2 * 0.55)
    assert chance(10, 4) > 0.8
    assert chance(3, 6) < 0.3


def test_a_bot_plays_heroes_and_banks_its_gear():
    s = Scene("vyse-1 | hand: aika-1 saber", "fina-1")
    assert chosen(s) == ("character", "aika-1")
    s.pick("character", "aika-1")
    assert chosen(s) == ("ability", "aika-1")
    s.pick("ability", "aika-1")
    assert chosen(s)[1] == "saber"


def test_a_bot_attempts_what_it_can_win_only():
    s = Scene("vyse-3 aika-2 gilder-1 | hand: garmia-tower rise-of-soltis", "fina-1 | hand: booma").until(
        "choose_mission"
    )
    assert chosen(s) == ("mission", "garmia-tower")
    s = Scene("roan-1:damage=2 | hand: rise-of-soltis", "fina-1 | hand: booma").until("choose_mission")
    assert chosen(s) == ("pass", "")


def test_a_bot_keeps_somebody_at_home_when_it_is_dangerous():
    s = Scene("vyse-1 aika-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.until("choose_mission").pick("mission", "garmia-tower")
    while chosen(s)[0] == "join":
        s.pick(*chosen(s))
    assert len(s.active) == 1


def test_a_bot_prefers_the_blow_that_kills_and_never_its_own():
    s = fight("vyse-1 aika-1", "booma gobooma")
    assert chosen(s)[0] == "attack"
    game = s.game
    option = game.options[Greedy(HINTS).choose(game, 0, Random(1))]
    assert s.name(option[2]) in {"booma", "gobooma"}
    s = fight("vyse-1", "booma gobooma")
    option = s.game.options[Greedy(HINTS).choose(s.game, 0, Random(1))]
    assert s.name(option[2]) == "booma"


def test_a_bot_defends_and_cancels():
    s = Scene("ryudo-1:damage=4 vyse-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "ryudo-1", "vyse-1", slots=["booma"]).no().attack("booma", "ryudo-1")
    assert chosen(s) == ("defence", "ryudo-1")


def test_bots_name_only_cards_that_exist():
    from tabletop.games.rpgget.bots.answers import EVENTS  # noqa: PLC0415 - beside its test

    ids = {CARDS[kind].id for kind in KINDS}
    assert set(EVENTS) <= ids
