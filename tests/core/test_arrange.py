"""A chosen first deal: the named cards in the named places, all else as it was, no card lost. A position: only the named."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import games
from tabletop.core.arrange import ArrangedZone, arranged, laid
from tests.driving import invariants
from tests.saying import wording

ESPIONAGE = games.load("espionage")
PLACES = (
    ArrangedZone("hand", ("target", "bomb", "sniper", "sniper", "medic"), 0),
    ArrangedZone("hand", ("police",), 1),
    ArrangedZone("draw_pile", ("package", "ninja")),
    ArrangedZone("discard_pile", ("hacker", "decoy")),
)


def titles(table, group, seat=None):
    ids = table.zones[table.layout.find(group, seat)]
    return [ESPIONAGE.cards[table.kind[card]].id for card in reversed(ids)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_named_cards_lie_where_they_shall(seats, seed):
    """Whatever the seed: hands hold exactly the named cards, piles have them on top in their order."""
    table = arranged(ESPIONAGE, PLACES, 1).new(seats, seed, ESPIONAGE.check_options({}))
    assert titles(table, "hand", 0) == ["target", "bomb", "sniper", "sniper", "medic"]
    assert titles(table, "hand", 1) == ["police"]
    assert titles(table, "draw_pile")[:2] == ["package", "ninja"]
    assert titles(table, "discard_pile") == ["hacker", "decoy"]
    assert table.turn == 1
    if seats > 2:
        assert len(titles(table, "hand", 2)) == 2
    invariants(table)
    deck = ESPIONAGE.new(seats, seed, ESPIONAGE.check_options({})).kind
    assert Counter(table.kind) == Counter(deck)
    assert all(bits == table.layout.sight[zone] for bits, zone in zip(table.seen, table.at, strict=True))


def test_cards_come_from_the_deck_of_their_owner():
    """Where seats have decks of their own, nobody's mat gets a card of the other's."""
    beanz = games.load("beanz")
    places = (
        ArrangedZone("bean3", ("lion",), 0),
        ArrangedZone("bean2", ("vampire",), 1),
        ArrangedZone("loot0", ("giant",), 0),
    )
    table = arranged(beanz, places, 0).new(2, 3, beanz.check_options({}))
    for seat, group, name in ((0, "bean3", "lion"), (1, "bean2", "vampire"), (0, "loot0", "giant")):
        [card] = table.zones[table.layout.find(group, seat)]
        assert (table.owner[card], beanz.cards[table.kind[card]].id) == (seat, name)
    invariants(table)


def test_the_game_goes_on_from_there():
    """The first turn draws the named cards; the rules are the same."""
    game = arranged(ESPIONAGE, PLACES, 0).start(3, 4, auto=False)
    assert titles(game.table, "hand", 0)[:2] == ["package", "ninja"]
    assert game.ask[:3] == (0, 0, "turn")


def test_places_of_seats_that_are_not_there_are_left_out():
    """One arrangement serves several numbers of players."""
    places = (*PLACES, ArrangedZone("hand", ("courier",), 4))
    assert arranged(ESPIONAGE, places).start(2, 1).table.seats == 2


def test_wrong_words_are_named():
    """An unknown card or zone, and a card that the deck has not so often."""
    with pytest.raises(LookupError, match=wording("core-did-you-mean", word="'sniper'")):
        arranged(ESPIONAGE, (ArrangedZone("hand", ("snipre",), 0),))
    with pytest.raises(LookupError, match="'sleeve'"):
        arranged(ESPIONAGE, (ArrangedZone("sleeve", ("sniper",), 0),)).start(2, 1)
    with pytest.raises(ValueError, match=wording("core-too-few-cards")):
        arranged(ESPIONAGE, (ArrangedZone("hand", ("bomb", "bomb"), 0),)).start(2, 1)


def test_a_position_holds_the_named_cards_and_no_others():
    """In the order of each zone, seen by whom the zone says, numbered as they are given; cards share one back."""
    find = ESPIONAGE.new(3, 1, ESPIONAGE.check_options({})).layout.find
    pile, hand, thrown = find("draw_pile"), find("hand", 2), find("discard_pile")
    zones = {hand: ["bomb"], pile: ["sniper", "ninja"], thrown: ["sniper"]}
    table = laid(ESPIONAGE, zones, 3, ESPIONAGE.check_options({}))
    assert {n: ids for n, ids in enumerate(table.zones) if ids} == {hand: (0,), pile: (1, 2), thrown: (3,)}
    assert [ESPIONAGE.cards[kind].id for kind in table.kind] == ["bomb", "sniper", "ninja", "sniper"]
    assert list(table.seen) == [table.layout.sight[zone] for zone in (hand, pile, pile, thrown)]
    assert not any(table.owner)
    invariants(table)
    assert type(table).from_plain(table.layout, table.plain()).plain() == table.plain()


def test_in_a_position_cards_belong_to_the_seat_that_brings_a_deck():
    """And what the game keeps of each card is as for one that has just been laid down."""
    beanz = games.load("beanz")
    options = beanz.check_options({})
    find = beanz.new(2, 1, options).layout.find
    table = laid(beanz, {find("bean3", 1): ["lion"], find("loot0", 0): ["giant", "cow"]}, 2, options)
    assert (list(table.owner), list(table.pos), list(table.once)) == ([1, 0, 0], [0, 0, 0], [0, 0, 0])
    invariants(table)


def test_a_wrong_card_of_a_position_is_named():
    """With the nearest that there is."""
    with pytest.raises(LookupError, match=wording("core-did-you-mean", word="'sniper'")):
        laid(ESPIONAGE, {0: ["snipre"]}, 2, ESPIONAGE.check_options({}))
