"""Achievements: data that fits its games, every kind of condition proved, kept once, and reached by bots in seeded matches."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.core.table import ALL_EYES
from tabletop.core.toml_loader import DataFileError
from tabletop.match.history.command_log import FactEntry
from tabletop.match.seats import MatchStart, TableSetup, bot, person
from tabletop.progress import achievements
from tabletop.progress.achievements import (
    ANY,
    KIND,
    Condition,
    PlayedMatch,
    ReachedAchievement,
    award,
    common,
    of_game,
    read_achievements,
    shelf,
)
from tabletop.storage import Store
from tools.achieved import reached

GAME = "beanz"
FACTS = games.plugin(GAME).facts()
DEFINITION = games.load(GAME)


def life(
    *said, winners=(0,), ending="loot_cleared", scores=((0, 0), (3, 1)), turns=9, options=None, run=None, level="hard"
) -> PlayedMatch:
    """A match of Ruby against a bot; `said`: (turn, fact)."""
    setup = TableSetup(game=GAME, seats=(person(0, "Ruby"), bot(1, level)), seed=1, options=options or {}, run=run)
    heard = tuple(FactEntry(n, turn, fact, ALL_EYES) for n, (turn, fact) in enumerate(said))
    return PlayedMatch(DEFINITION, setup, 0, winners, ending, scores, turns, heard)


def holds(match: PlayedMatch, **when) -> bool:
    return msgspec.convert(when, Condition).holds(match)


def captures(seat, left=1):
    return FACTS["captures"](seat, 0, left, 1 - seat, "pink")


def plays(seat, card="lion"):
    kind = next(kind for kind, one in enumerate(DEFINITION.cards) if one.id == card)
    return FACTS["plays"](seat, kind, 5, 1, False)


def test_there_are_about_sixty_and_all_can_be_told_apart():
    every = [(place, one) for place in (ANY, *games.names()) for one in (common() if place == ANY else of_game(place))]
    assert 55 <= sum(place in (ANY, *games.ours()) for place, _ in every) <= 70
    assert (
        len({(place, one.id) for place, one in every}) == len({(place, one.name) for place, one in every}) == len(every)
    )
    for game in games.names():
        names = [one.name for one in (*common(), *of_game(game))]
        assert len(names) == len(set(names)), "on one shelf"
    assert all(one.when and one.times <= 20 and one.text.endswith(".") for _, one in every)


def test_facts_are_counted_by_whose_they_are_in_a_match_or_in_one_turn():
    match = life((1, captures(0)), (2, captures(1)), (3, captures(0)), (3, captures(0)))
    assert holds(match, kind="fact", word="captures", at_least=3)
    assert not holds(match, kind="fact", word="captures", at_least=4)
    assert holds(match, kind="fact", word="captures", by="other", at_most=1)
    assert not holds(match, kind="fact", word="captures", by="other", at_most=0)
    assert holds(match, kind="fact", word="captures", by="anybody", at_least=4)
    assert holds(match, kind="fact", word="captures", in_one_turn=True, at_least=2)
    assert not holds(match, kind="fact", word="captures", in_one_turn=True, at_least=3)
    assert not holds(match, kind="fact", word="shot")


def test_fields_of_facts_are_compared_added_up_and_the_largest_taken():
    boosts = FACTS["boosts"]
    match = life((1, boosts(0, 50)), (2, boosts(0, 100)), (2, plays(0)), (2, FACTS["target"](1, 3, 0, 1, 7)))
    assert holds(match, kind="fact", word="boosts", sum="amount", at_least=150)
    assert not holds(match, kind="fact", word="boosts", sum="amount", at_least=151)
    assert holds(match, kind="fact", word="boosts", most="amount", at_least=100)
    assert not holds(match, kind="fact", word="boosts", most="amount", at_least=101)
    assert holds(match, kind="fact", word="boosts", where={"amount": 50}, at_least=1)
    assert not holds(match, kind="fact", word="boosts", where={"amount": 70})
    assert holds(match, kind="fact", word="plays", where={"kind": "lion"})
    assert not holds(match, kind="fact", word="plays", where={"kind": "cow"})
    assert holds(match, kind="fact", word="target", by="anybody", where={"seat": "other"})
    assert not holds(match, kind="fact", word="target", by="anybody", where={"seat": "me"})


@pytest.mark.parametrize(
    ("when", "yes", "no"),
    [
        ({"kind": "result", "is": "won"}, {"winners": (0, 1)}, {"winners": (1,)}),
        ({"kind": "result", "is": "alone"}, {}, {"winners": (0, 1)}),
        ({"kind": "result", "is": "shared"}, {"winners": (0, 1)}, {}),
        ({"kind": "result", "is": "lost"}, {"winners": (1,)}, {}),
        ({"kind": "ending", "one_of": ["deck_out"]}, {"ending": "deck_out"}, {}),
        ({"kind": "score", "at_least": 3}, {}, {"scores": ((2, 0),)}),
        ({"kind": "score", "of": "other", "at_most": 0}, {"scores": ((2, 0),)}, {}),
        ({"kind": "lead", "at_least": 2}, {}, {"scores": ((3, 2),)}),
        ({"kind": "lead", "ever": True, "at_most": -2}, {"scores": ((0, 2), (3, 2))}, {}),
        ({"kind": "turns", "at_most": 9}, {}, {"turns": 10}),
        ({"kind": "seats", "at_most": 2}, {}, None),
        ({"kind": "seats", "at_least": 3}, None, {}),
        ({"kind": "option", "rule": "expert", "one_of": ["on"]}, {"options": {"expert": "on"}}, {}),
        ({"kind": "option", "rule": "expert", "one_of": ["off"]}, {}, {"options": {"expert": "on"}}),
        ({"kind": "own_deck"}, {"options": {"deck_0": "cards:lion*40"}}, {"options": {"deck_1": "cards:lion*40"}}),
        ({"kind": "bots", "level": "hard", "at_least": 1}, {}, {"level": "easy"}),
        ({"kind": "run", "of": "circuit", "stop": 4}, {"run": ("circuit", 1, 3)}, {"run": ("circuit", 1, 2)}),
        ({"kind": "run", "of": "season"}, {"run": ("season", 1, 0)}, {"run": ("circuit", 1, 0)}),
    ],
)  # fmt: skip
def test_every_other_kind_of_condition(when, yes, no):
    if yes is not None:
        assert holds(life(**yes), **when)
    if no is not None:
        assert not holds(life(**no), **when)


def test_who_shares_a_win_is_no_rival_of_a_lead():
    setup = TableSetup(game="codenames", seats=tuple(bot(i) for i in range(4)), seed=1)
    match = PlayedMatch(games.load("codenames"), setup, 0, (0, 2), "", ((8, 5, 8, 5),), 6, ())
    assert holds(match, kind="lead", at_least=3)
    assert not holds(match._replace(seat=1), kind="lead", at_least=0)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('word = "captures"', 'word = "captres"', "achievement 'loot', when: word: there is no fact 'captres' (did you mean"),
        ("outcome = 1", "outcom = 1", "achievement 'sure-shot', when: shot has no field 'outcom' (did you mean 'outcome'?)"),
        ('rule = "expert"', 'rule = "expret"', "there is no house rule 'expret' (did you mean 'expert'?)"),
        ('one_of = ["on"]', 'one_of = ["onn"]', "expert cannot be 'onn' (did you mean 'on'?)"),
        ('kind = "lead"', 'kind = "led"', "did you mean 'lead'?"),
        ('is = "won"', 'is = "wn"', "did you mean 'won'?"),
        ('grade = "bronze"', 'grade = "tin"', "achievement 'loot'"),
        ("at_least = 3 }", "at_least = 3, where = { seat = 2 } }", "a seat is 'me' or 'other', not 2"),
    ],
)  # fmt: skip
def test_a_mistake_names_file_entry_field_and_the_nearest_word(old, new, told):
    plugin = games.plugin(GAME)
    text = plugin.data(*achievements.PLACE).decode()
    assert old in text
    with pytest.raises(DataFileError) as caught:
        read_achievements(text.replace(old, new, 1).encode(), plugin, "beanz/practice/achievements.toml")
    assert str(caught.value).startswith("beanz/practice/achievements.toml")
    assert told in str(caught.value)


def test_one_is_kept_once_and_a_match_counts_once():
    store, match = Store(None), life(run=("circuit", 1, 0))
    first = award(store, match, 7, now=100)
    assert {"first-win", "hard-nut", "on-the-road"} <= {one.id for one in first}
    assert award(store, match, 7, now=200) == award(store, match, 7, now=300) == []
    got = store.notes.get(KIND, f"{ANY}/first-win", ReachedAchievement)
    assert got == ReachedAchievement(at=100, by=["7"])
    shown = {one.achievement.id: one for one in shelf(store, ANY, 0)}
    assert (shown["nutcracker"].at, shown["nutcracker"].done, shown["nutcracker"].of) == (0, 1, 5)
    assert (shown["all-rounder"].done, shown["all-rounder"].of) == (1, 3)
    for number in range(8, 12):
        again = award(store, match, number, now=number)
    assert [one.id for one in again] == ["nutcracker"]
    shown = {one.achievement.id: one for one in shelf(store, ANY, 0)}
    assert (shown["nutcracker"].at, shown["all-rounder"].done) == (11, 1)  # the same game again is no other one


def test_a_match_that_began_in_the_middle_brings_nothing():
    """Else whoever likes wins again and again from where a match is won."""
    store, match = Store(None), life()
    setup = msgspec.structs.replace(match.setup, begun=MatchStart(n=3, anew=False, state={}))
    assert award(store, match._replace(setup=setup), 7, now=100) == []
    assert not any(one.done for one in shelf(store, ANY, 0))


def test_each_person_has_a_shelf():
    store = Store(None)
    ruby = store.profiles.create("Ruby", colour="seat0", avatar="", now=0)
    setup = TableSetup(game=GAME, seats=(person(0, "Ruby", profile=ruby.id), bot(1)), seed=1)
    award(store, life()._replace(setup=setup), 1, now=5)
    assert any(one.at for one in shelf(store, ANY, ruby.id))
    assert not any(one.at for one in shelf(store, ANY, 0))


SEEDS = {
    "austin": (0, 1, 11, 13),
    "beanz": (0, 3, 6, 8, 25),
    "codenames": (0, 4, 11),
    "espionage": (0, 1, 2, 3, 8),
    "rpgget": (1, 6, 10),
}
RARE = {"austin": ("own-deck", 0, "normal"), "codenames": ("four-at-once", 41, "hard")}


@pytest.mark.parametrize("game", SEEDS)
def test_each_of_a_games_own_is_reached_in_real_matches(game):
    """By normal bots with ready decks; with a deck of one's own, or by hard bots, where that is what it is about."""
    found = {one for seed in SEEDS[game] for one in reached(game, seed)}
    if game in RARE:
        id_, seed, level = RARE[game]
        assert id_ not in found
        found |= {*reached(game, seed, level, own_decks=True)}
    assert found >= {one.id for one in of_game(game)}
