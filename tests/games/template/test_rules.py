"""The rules of games/_template, Pass the Card: its six rules, each in one scene."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.view import view
from tabletop.games._template.definition import DEFINITION
from tabletop.games._template.rules.table import COPIES, CROWN, DISCARD, HAND, LANTERN, PILE, STORM, WORTH
from tests.driving import drive


def dealt(seats=3, seed=1, **options):
    return DEFINITION.start(seats, seed, options)


def holding(game, seat, *kinds):
    """The seat holds these kinds; what was in their place lies where they were."""
    s = game.table
    for card, kind in zip(s.zones[HAND + seat], kinds, strict=False):
        other = next(c for c in s.zones[PILE] if s.kind[c] == kind)
        s.kind[card], s.kind[other] = s.kind[other], s.kind[card]


@pytest.mark.rule("PC-1")
def test_everybody_gets_two_cards_and_no_storm():
    for seed in range(20):
        s = DEFINITION.new(4, seed, {"storms": "2"})
        assert [len(s.zones[HAND + seat]) for seat in range(4)] == [2] * 4
        assert sum(s.kind[card] == STORM for card in s.zones[PILE]) == COPIES[STORM]
        assert not any(s.seen[card] for card in s.zones[PILE])


@pytest.mark.rule("PC-2", "PC-3")
def test_the_card_just_drawn_stays_in_hand():
    game = dealt()
    seat, drawn = game.seat, game.table.drawn
    assert drawn in game.table.zones[HAND + seat]
    assert {card for _, card, _ in game.options} == set(game.table.zones[HAND + seat]) - {drawn}
    assert {to for _, _, to in game.options} == set(range(3)) - {seat}
    assert game.reasons(seat)[drawn][2] == "PC-3"


@pytest.mark.rule("PC-3")
def test_a_card_that_was_passed_on_is_known_to_giver_and_taker_until_it_may_leave_again():
    game = dealt()
    giver, (_, card, taker) = game.seat, game.options[0]
    game.step(0)
    third = 3 - giver - taker
    assert game.table.at[card] == HAND + taker
    assert [game.table.seen[card] >> seat & 1 for seat in (taker, third)] == [1, 0]
    while game.seat != taker:
        game.step(next(i for i, (_, _, to) in enumerate(game.options) if to != taker))
    assert not any(game.table.seen[c] >> giver & 1 for c in game.table.zones[HAND + taker])


@pytest.mark.rule("PC-4")
def test_turns_go_round():
    game = dealt()
    first = game.seat
    order = []
    for _ in range(3):
        order.append(game.seat)
        game.step(0)
    assert order == [(first + i) % 3 for i in range(3)]


@pytest.mark.rule("PC-5")
@pytest.mark.parametrize(("rule", "falls"), [("2", True), ("3", False)])
def test_a_second_storm_is_fatal_unless_three_are_needed(rule, falls):
    game = dealt(seed=2, storms=rule)
    seat = game.seat
    rival = (seat + 1) % 3
    holding(game, seat, STORM)
    holding(game, rival, STORM)
    storm = game.table.zones[HAND + seat][0]
    game.table.events = []
    game.step(game.options.index((0, storm, rival)))
    assert game.table.alive[rival] is not falls
    assert any(event[:2] == ("say", "falls") for event in game.take_events()) is falls
    assert (game.table.at[storm] == DISCARD) is falls


@pytest.mark.rule("PC-6")
def test_the_best_hand_wins_when_the_pile_is_empty_else_the_last_one_left():
    endings = set()
    for seed in range(40):
        game = drive(dealt(2 + seed % 3, seed), seed)
        s, outcome = game.table, DEFINITION.outcome(game.table)
        points = {x: sum(WORTH[s.kind[c]] for c in s.zones[HAND + x]) for x in range(s.seats) if s.alive[x]}
        assert set(outcome.winners) == {x for x in points if points[x] == max(points.values())}
        assert outcome.ending == ("last" if len(points) == 1 else "counted")
        endings.add(outcome.ending)
    assert endings == {"last", "counted"}


def test_bots_keep_what_is_worth_much():
    from tabletop.bots.heuristics import PLAIN  # noqa: PLC0415 - only here
    from tabletop.games._template.bots.hints import HINTS  # noqa: PLC0415 - only here

    game = dealt(2)
    holding(game, game.seat, LANTERN, CROWN)
    keep, give = (
        next(c for c in game.table.zones[HAND + game.seat] if game.table.kind[c] == k) for k in (CROWN, LANTERN)
    )
    scores = dict(
        zip([card for _, card, _ in game.options], HINTS.scores(game, game.seat, game.options, PLAIN), strict=True)
    )
    if game.table.drawn not in (keep, give):
        assert scores[give] > scores[keep]
    assert sum(HINTS.value(game.table)) == pytest.approx(1)


def test_words_are_said_of_every_state():
    game, random = dealt(2), Random(1)
    while not game.over:
        assert DEFINITION.prompt(view(game, game.seat)).rule == "PC-3"
        game.step(random.randrange(len(game.options)))
    assert DEFINITION.prompt(view(game, 0)).rule == "PC-6"
