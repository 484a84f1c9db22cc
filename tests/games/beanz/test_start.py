"""Formats, mats and set-up (MB-1 to MB-14)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.ask import PASS, WORLD
from tabletop.core.game import Game
from tabletop.core.layout import ALL_EYES
from tabletop.core.view import view
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.presentation.minigames import flick
from tabletop.games.beanz.rules.cards import BEAN, CARDS, DECKS, KIND, TYPE, deck_of
from tabletop.games.beanz.rules.options import SURPRISE
from tabletop.games.beanz.rules.table import DECK, DISCARD, GALAXY, HAND, LOOT, RING, rules
from tabletop.games.beanz.rules.values import NEIGHBOURS
from tests.driving import facts
from tests.games.beanz.scene import EMPTY, Scene, slot


@pytest.mark.rule("MB-1", "MB-5", "MB-9", "MB-10", "MB-12", "MB-117")
@pytest.mark.parametrize(("expert", "size", "loot"), [("off", 40, 2), ("on", 60, 3)])
def test_the_deal(expert, size, loot):
    """40 or 60 cards each; 2 or 3 Space Loot at three places, 5 in hand, the rest is the deck."""
    assert BEANZ.players == (2, 2)
    s = BEANZ.new(2, 5, BEANZ.check_options({"expert": expert}))
    for seat in range(2):
        assert s.owner.count(seat) == size
        assert [len(s.zones[LOOT + 3 * seat + half]) for half in range(3)] == [loot] * 3
        assert len(s.zones[HAND + seat]) == 5
        assert len(s.zones[DECK + seat]) == size - 3 * loot - 5
        assert not s.zones[DISCARD + seat]
        name = BEANZ.check_options({})[f"deck_{seat}" if expert == "off" else f"expert_deck_{seat}"]
        assert Counter(k for k, o in zip(s.kind, s.owner, strict=True) if o == seat) == Counter(deck_of(name))


@pytest.mark.rule("MB-9", "MB-10")
def test_who_sees_what_is_dealt():
    """A hand is its owner's; Space Loot and decks are nobody's."""
    s = BEANZ.new(2, 5, BEANZ.check_options({}))
    for seat in range(2):
        for card, zone in enumerate(s.at):
            owned = HAND + seat == zone
            assert bool(s.seen[card] >> seat & 1) == owned


@pytest.mark.rule("MB-8", "MB-115")
def test_decks_are_shuffled_by_the_seed_alone():
    """Another seed deals other hands, the same one the same; nobody's deck runs out while dealing."""
    hands = [bytes(BEANZ.new(2, seed, BEANZ.check_options({})).kind) for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.rule("MB-3")
@pytest.mark.parametrize(("theirs", "target"), [("- - | cow giant - | - -", "giant"), (EMPTY, "")])
def test_the_other_players_bean_is_the_target(theirs, target):
    """Whoever shoots flicks the own bean, which looks like any Bean of that half; the target needs no Bean on the mat to
    be there, and then looks like none of the cards.
    """
    s = Scene(theirs, "lion sailor | - - - | - -").no().pick("shoot").pick("flick")
    shot = flick(view(s.game, WORLD), s.options)
    assert (shot.seat, shot.beans, shot.own) == (1, ("lion", target), ("lion", "sailor"))


@pytest.mark.rule("MB-4", "MB-5", "MB-7")
def test_the_ring_and_its_galaxies():
    """14 slots in a ring, two neighbours each, nobody neighbours across the gap; 2, 3, 2 slots on both mats face each other."""
    assert [NEIGHBOURS[ring] for ring in (0, 6, 7, 13)] == [(13, 1), (5, 7), (6, 8), (12, 0)]
    assert [GALAXY[ring] for ring in range(RING)] == [0, 0, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 0, 0]


@pytest.mark.rule("MB-6")
def test_cards_are_played_on_the_own_mat_only():
    """No option puts a card into a slot of the other mat."""
    s = Scene(hand0="lion big-top-moon", hand1="lion")
    assert all(option[2] % 14 < 7 for option in s.options_now() if option[1] >= 0)
    s = Scene(hand1="lion big-top-moon", turn=1)
    assert all(option[2] % 14 >= 7 for option in s.options_now() if option[1] >= 0)


def without_beans(seat):
    """A new game whose seat has no Bean in hand."""
    options = BEANZ.check_options({"first_player": "seat0", "expert": "on"})
    for seed in range(3000):
        table = BEANZ.new(2, seed, options)
        hands = [any(TYPE[table.kind[c]] == BEAN for c in table.zones[HAND + x]) for x in range(2)]
        if not hands[seat] and hands[1 - seat]:
            return Game(rules, table, "game", auto=False)
    raise AssertionError("no such hand")


@pytest.mark.rule("MB-11")
def test_20_a_hand_without_beans_may_be_changed():
    """Shown, shuffled in, five new ones; Space Loot stays; again while the new hand has none; seat 0 decides first."""
    game = without_beans(1)
    assert (game.ask[1:3], game.options) == ((0, "mulligan"), [PASS])
    game.step(0)
    loot = [game.table.zones[LOOT + 3 + half] for half in range(3)]
    old = sorted(game.table.kind[c] for c in game.table.zones[HAND + 1])
    assert len(game.options) == 2
    game.table.events = []
    game.step(1)
    events = game.take_events()
    shown = next(event for event in events if event[0] == "show")
    assert [(fact.seat, sorted(fact.kinds)) for fact in facts(events)] == [(1, old)]
    assert (sorted(shown[2]), shown[3]) == (old, ALL_EYES)
    assert [game.table.zones[LOOT + 3 + half] for half in range(3)] == loot
    assert len(game.table.zones[HAND + 1]) == 5
    assert game.ask[2] == "mulligan"
    beans = any(TYPE[game.table.kind[c]] == BEAN for c in game.table.zones[HAND + 1])
    assert len(game.options) == (1 if beans else 2)
    assert not any(game.table.seen[c] for c in game.table.zones[DECK + 1]), "what was shown is lost in the shuffle"


@pytest.mark.rule("MB-13", "MB-14")
@pytest.mark.parametrize(
    ("hider", "hidden", "guess", "first"), [(0, 0, 0, 1), (0, 1, 0, 0), (1, 0, 1, 1), (1, 1, 1, 0)]
)
def test_the_hand_guess(hider, hidden, guess, first):
    """Right: the guesser starts; wrong: the hider. Whoever answers first, nobody sees the fist before the end."""
    options = {"hider": f"seat{hider}"}
    game = BEANZ.start(2, 1, options, auto=False)
    while game.ask[2] == "mulligan":
        game.step(0)
    assert game.ask[:3] == (2, (hider, 1 - hider), "fists")
    game.answer(game.no, hider, hidden)
    assert view(game, 1 - hider).left == (1 - hider,)
    assert game.knowledge(1 - hider).got == ()
    game.answer(game.no, 1 - hider, guess)
    assert game.table.turn == first
    assert game.ask[1:3] == (first, "main")


@pytest.mark.rule("MB-13")
def test_the_start_by_house_rule():
    """Seats as named, lots that fall both ways."""
    for seat in range(2):
        assert BEANZ.start(2, 1, {"first_player": f"seat{seat}"}).table.turn == seat
    assert {BEANZ.start(2, seed, {"first_player": "coin"}).table.turn for seed in range(20)} == {0, 1}


@pytest.mark.rule("MB-13")
@pytest.mark.parametrize("shift", [0, 1])
@pytest.mark.parametrize(
    ("how", "hid", "winners", "hides"),
    [
        ("alternate", 0, (0,), 1),
        ("alternate", 1, (0,), 0),
        ("last_loser", 0, (0,), 1),
        ("last_loser", 0, (1,), 0),
        ("last_loser", 1, (0, 1), 0),
    ],
)
def test_who_hides_in_a_rematch(how, hid, winners, hides, shift):
    """In turns, or the loser, after a draw in turns; a person keeps the duty when everybody sits one place further."""
    options = BEANZ.check_options({"hider": f"seat{hid}", "next_hider": how})
    assert BEANZ.rematch(options, winners, shift, 1) == {"hider": f"seat{hides ^ shift}"}
    first = BEANZ.check_options({"hider": f"seat{hid}", "next_hider": "seat0"})
    assert BEANZ.rematch(first, winners, shift, 1) == {"hider": "seat0"}


@pytest.mark.rule("MB-12", "MB-46")
def test_leaving_cards_go_to_their_owners():
    """A Bean knocked off goes to its owner's discard pile, face up for all."""
    s = Scene(hand0="knock-it-off", mat1="lion - | - - - | - -").go("play_action", "knock-it-off").pick("pick", "lion")
    assert s.discards(1) == "lion"
    assert s.table.seen[s.card("lion")] == ALL_EYES


@pytest.mark.rule("MB-1")
def test_every_ready_deck_and_a_surprise_can_be_chosen():
    """All decks of the file stand in the house rules of their format, and the surprise is different from seed to seed."""
    rules_by_id = {rule.id: rule for rule in BEANZ.house_rules}
    for form, prefix in (("basic", "deck_"), ("expert", "expert_deck_")):
        want = {deck.id for deck in DECKS.values() if deck.format == form} | {SURPRISE}
        assert set(rules_by_id[f"{prefix}0"].values) == set(rules_by_id[f"{prefix}1"].values) == want
    decks = {bytes(sorted(BEANZ.new(2, seed, BEANZ.check_options({"deck_0": SURPRISE})).kind)) for seed in range(5)}
    assert len(decks) == 5


def test_scenes_say_what_they_stand_on():
    """The scenes themselves: a mat reads back as it was written, and a place is where it says."""
    mat = "lion clown:S | - juggler:B - | -@tide-moon cow@pebble-field"
    s = Scene(mat)
    assert s.mat(0) == mat
    assert CARDS[s.table.kind[s.at(0, 3)]].id == "juggler"
    assert s.table.at[s.card("juggler")] == slot(0, 3)
    assert KIND["juggler"] == s.table.kind[s.at(0, 3)]
