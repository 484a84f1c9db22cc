"""What a game says about itself to the packages above, held against how it plays."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.app.seat_decks import SeatDecks
from tabletop.core.ask import NOBODY, OFFER, SINGLE, TOGETHER
from tabletop.core.events import TURN
from tabletop.core.sanitizing import between
from tabletop.core.view import view
from tests.driving import asked_seats, other_world
from tests.generic.tables import every_game, every_registered, every_table, press, start


@every_table
def test_forced_asks_are_forced_for_everybody_to_see(definition, seats):
    """An ask that may be pressed for a person must not tell by being pressed: every seat could have worked it out."""
    for seed in range(3):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while not game.over:
            kind, asked, query, args = game.ask[:4]
            if kind in SINGLE and query in definition.pacing.forced:
                alone = len(game.options) == 1
                for watcher in range(seats):
                    other = other_world(game, watcher, random)
                    assert (len(other.queries[query](other.table, asked, *args)) == 1) == alone, (game.ask, watcher)
            press(game, random)


@every_game
def test_forced_queries_exist(definition):
    """A name that no query has would silently force nothing, or pass nothing ahead."""
    assert definition.pacing.forced | definition.pacing.quiet <= set(definition.rules.queries)


@every_registered
def test_a_turn_is_called_when_it_changes(definition, seats):
    """Log, story and achievements are parted by the fact `turn`; without it lines stand under the wrong seat."""
    for seed in range(2):
        game, random = start(definition, seats, seed), Random(seed)
        game.table.events = []
        while not game.over:
            before = game.table.turn
            press(game, random)
            said = [event[1] for event in game.take_events() if event[0] == "say"]
            assert game.over or game.table.turn == before or TURN in said


@every_game
def test_values_that_are_not_listed_are_said_in_words(definition):
    """A house rule that takes them says what they mean, but for decks, which have names (`SeatDecks.name`)."""
    decks = SeatDecks(definition, ()).rule_ids
    silent = {rule.id for rule in definition.house_rules if rule.judge is not None and rule.spoken is None}
    assert silent <= decks


@every_game
def test_every_moment_happens(definition):
    """The words that the story of a match retells are said in some random game."""
    said: set[str] = set()
    for seed in range(200):
        if definition.moments <= said:
            break
        seats = definition.players[0] + seed % (definition.players[1] - definition.players[0] + 1)
        game, random = start(definition, seats, seed), Random(seed)
        game.table.events = []
        while not game.over:
            if definition.rules.judge is not None and random.random() < 0.002:  # people may end it at any moment
                game.answer(game.no, TOGETHER, 0)
            else:
                press(game, random)
        said |= {event[1] for event in game.take_events() if event[0] == "say"}
    assert definition.moments - said == set()


@every_table
def test_whom_a_window_concerns_is_public(definition, seats):
    """`concerns` answers for every seat of every window from what an onlooker sees; some windows concern somebody, not all."""
    if definition.pacing.concerns is None:
        return
    assert definition.pacing.windows
    answers: set[bool] = set()
    for seed in range(3):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while not game.over:
            if game.ask[0] == OFFER:
                answers |= {definition.pacing.concerns(view(game, NOBODY), seat) for seat in asked_seats(game)}
            press(game, random)
    assert answers == {True, False}


@every_game
def test_a_game_says_whether_anybody_is_ever_offered_to_react(definition):
    """Where nobody is, no keys for it are chosen at the set-up, and there is nothing to pass ahead."""
    offered = False
    for seed in range(3):
        game, random = start(definition, definition.players[0], seed, auto=False), Random(seed)
        while not game.over and not offered:
            offered = game.ask[0] == OFFER
            press(game, random)
    assert offered == definition.pacing.windows


@every_table
def test_every_query_has_a_name_and_every_act_its_number(definition, seats):
    """Queries that are asked are registered, options name acts that exist; so does an accelerator or a list of reasons."""
    rules = definition.rules
    assert set(rules.first) <= set(rules.queries)
    assert set(rules.reasons) <= set(rules.queries)
    assert definition.root in rules.scripts
    assert definition.layout(seats) is definition.layout(seats), "layouts are shared: cache them"
    assert definition.layout(seats).seats == seats
    assert definition.act((-1, -1, -1)) is None


@every_game
def test_a_wrong_number_of_seats_is_refused(definition):
    """One too few and one too many: a sentence that says how many may play."""
    low, high = definition.players
    for seats in (low - 1, high + 1):
        with pytest.raises(ValueError, match=f"{between(low, high, 'players')}, not {seats}"):
            definition.start(seats, 1)


@every_game
def test_unknown_house_rules_are_refused(definition):
    """By id and by value, with what is known."""
    rule = definition.house_rules[0]
    with pytest.raises(ValueError, match=f"nonsense.*{rule.id}"):
        definition.start(definition.players[0], 1, {"nonsense": "1"})
    with pytest.raises(ValueError, match=f"{rule.id}.*nonsense.*{rule.default}"):
        definition.start(definition.players[0], 1, {rule.id: "nonsense"})
