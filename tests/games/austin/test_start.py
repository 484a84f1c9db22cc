"""Seating, the first deal, who begins, and who wears the Daddy pants (AP-20 to AP-26, AP-36 to AP-40)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.core.decks import own
from tabletop.core.view import view
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.presentation.status import seat_status
from tabletop.games.austin.rules.cards import AGENT, DECKS, EVIL, GOOD, SIDE, TYPE
from tabletop.games.austin.rules.queries import ACTS
from tabletop.games.austin.rules.seating import arrangements, bad_seating, rematch, sides
from tabletop.games.austin.rules.table import DECK, HAND, STEP


def options_of(**words):
    return AUSTIN.check_options(words)


def own_deck(name):
    return own(DECKS[name].cards)


@pytest.mark.rule("AP-20", "AP-21")
@pytest.mark.parametrize("seats", range(2, 7))
def test_sides_alternate_but_for_one_pair_of_an_odd_table(seats):
    """Around the table, the last seat beside the first one; every legal row comes up."""
    rows = arrangements(seats)
    assert len(set(rows)) == len(rows) == (2 if seats % 2 == 0 else 2 * seats)
    for row in rows:
        equal = sum(row[seat] == row[(seat + 1) % seats] for seat in range(seats))
        assert equal == seats % 2
    assert {sides(options_of(), seats, seed) for seed in range(400)} == set(rows)


@pytest.mark.rule("AP-22")
def test_two_players_are_never_on_the_same_side():
    """Whatever the seed; and two own decks of one side are refused with a sentence."""
    assert {sides(options_of(), 2, seed) for seed in range(50)} == {(GOOD, EVIL), (EVIL, GOOD)}
    both = options_of(deck_0=own_deck("starter-good"), deck_1=own_deck("theme-austin"))
    assert "alternate" in bad_seating(2, both)
    with pytest.raises(ValueError, match="alternate"):
        AUSTIN.start(2, 1, both)
    assert bad_seating(3, both) == ""
    assert sides(both, 3, 1) == (GOOD, GOOD, EVIL)


@pytest.mark.rule("AP-37", "AP-38")
def test_the_wearer_chooses_a_side_and_the_others_follow():
    """The rule is about the seat that wears the pants, else about the first one; ready decks then fit their seats."""
    assert sides(options_of(first_side="evil", daddy_pants="1"), 4, 5) == (GOOD, EVIL, GOOD, EVIL)
    assert sides(options_of(first_side="evil"), 4, 5) == (EVIL, GOOD, EVIL, GOOD)
    assert sides(options_of(first_side="good", daddy_pants="last"), 4, 5) == (EVIL, GOOD, EVIL, GOOD)
    table = AUSTIN.start(3, 7, {"first_side": "good", "deck_0": "theme-austin", "deck_1": "theme-ministry"}).table
    for card, kind in enumerate(table.kind):
        assert SIDE[kind] == table.sides[table.owner[card]]


@pytest.mark.rule("AP-23", "AP-40")
def test_who_begins():
    """By lot, or as the first seat says; the wearer of the pants before all that."""
    firsts = {AUSTIN.start(3, seed).table.turn for seed in range(40)}
    assert firsts == {0, 1, 2}
    game = AUSTIN.start(3, 1, {"first_player": "chosen"}, auto=False)
    assert (game.ask[2], game.ask[1]) == ("first_player", 0)
    game.answer(game.no, 0, 2)
    assert game.table.turn == 2
    for seed in range(10):
        game = AUSTIN.start(4, seed, {"first_player": "chosen", "daddy_pants": "3"}, auto=False)
        assert (game.ask[2], game.ask[1]) == ("main", 3)


@pytest.mark.rule("AP-24")
def test_the_first_deal():
    """24 cards face down and six in the hand that only its owner sees."""
    table = AUSTIN.start(6, 3).table
    for seat in range(6):
        hand = table.zones[HAND + STEP * seat]
        assert (len(table.zones[DECK + STEP * seat]), len(hand)) == (24, 6)
        assert {table.seen[card] for card in hand} == {1 << seat}
        assert {table.seen[card] for card in table.zones[DECK + STEP * seat]} == {0}


@pytest.mark.rule("AP-25")
def test_a_mulligan_is_for_hands_without_an_agent_and_once():
    """Everybody is asked; only a hand without an Agent may be changed, is shown and shuffled in."""
    number = next(n for n, act in enumerate(ACTS) if act.name == "mulligan")
    changed = 0
    for seed in range(400):
        game = AUSTIN.start(2, seed, {"mulligan": "once_without_agent", "deck_0": "surprise"}, auto=False)
        for seat in range(2):
            assert (game.ask[2], game.ask[1]) == ("mulligan", seat)
            hand = game.table.zones[HAND + STEP * seat]
            without = all(TYPE[game.table.kind[card]] != AGENT for card in hand)
            assert game.options == ([PASS, (number, -1, -1)] if without else [PASS])
            changed += without
            game.answer(game.no, seat, len(game.options) - 1)
            assert len(game.table.zones[HAND + STEP * seat]) == 6
        assert game.ask[2] == "main"
    assert changed
    assert AUSTIN.start(2, 1, auto=False).ask[2] == "main"


@pytest.mark.rule("AP-26")
def test_actions_of_the_very_first_turn():
    """Two as printed, or one; the second turn has two in any case."""
    assert AUSTIN.start(2, 1, auto=False).table.actions == 2
    game = AUSTIN.start(2, 1, {"first_turn_actions": "1"}, auto=False)
    assert game.table.actions == 1
    while game.table.turns == 1:
        game.step(0)
    assert game.table.actions == 2


@pytest.mark.rule("AP-36", "AP-39")
def test_the_pants_go_to_the_winner():
    """Of several sharers to the nearest clockwise from the old wearer; with everybody moving on they follow their person."""
    assert rematch(options_of(), (2,), 0, 1) == {"daddy_pants": "2"}
    for seed in range(9):
        assert rematch(options_of(daddy_pants="3"), (1, 4), 0, seed) == {"daddy_pants": "4"}
        assert rematch(options_of(daddy_pants="4"), (1, 4), 0, seed) == {"daddy_pants": "1"}
        assert rematch(options_of(daddy_pants="last"), (1, 4), 0, seed) == {"daddy_pants": "1"}
    assert rematch(options_of(), (2,), 1, 1) == {"daddy_pants": "1"}
    assert rematch(options_of(), (0,), 1, 1) == {"daddy_pants": "last"}
    game = AUSTIN.start(5, 1, {"daddy_pants": "last"}, auto=False)
    assert game.ask[1] == 4
    wears = [[token for token, _ in status.tokens if token == "daddy_pants"] for status in seat_status(view(game))]
    assert wears == [[], [], [], [], ["daddy_pants"]]


@pytest.mark.rule("AP-39")
def test_without_an_old_wearer_the_lot_decides_between_sharers():
    """The dice are the match's own: each sharer comes up about as often, and the same match always says the same."""
    drawn = [rematch(options_of(), (0, 2, 5), 0, seed)["daddy_pants"] for seed in range(300)]
    assert drawn == [rematch(options_of(), (0, 2, 5), 0, seed)["daddy_pants"] for seed in range(300)]
    assert set(drawn) == {"0", "2", "5"}
    assert min(drawn.count(seat) for seat in "025") > 60
