"""Which decks may be played, what fills one, what is in a booster."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.decks import own
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import CARDS, DECKS, DOT, EVIL, GOOD, KIND, SIDE, TYPE
from tabletop.games.austin.rules.decks import COLLECTING, counterpart, fill, open_booster, pick_deck
from tabletop.games.austin.rules.legality import judge, mistakes, side
from tabletop.progress.collection import Collection
from tabletop.storage import Store, StoreError
from tests.saying import said

GOOD_DECK = dict(DECKS["starter-good"].cards)
EVIL_DECK = dict(DECKS["starter-evil"].cards)


def changed(deck=GOOD_DECK, **counts):
    """The deck with other counts of some cards; 0 takes one out."""
    out = {**deck, **{card.replace("_", "-"): n for card, n in counts.items()}}
    return {card: n for card, n in out.items() if n}


def codes(deck, options=None, owned=None):
    return [found.code for found in mistakes(deck, "deck", options or {}, owned)]


@pytest.mark.rule("AP-12", "AP-13", "AP-14", "AP-15", "AP-16")
@pytest.mark.parametrize(
    ("deck", "options", "owned", "found"),
    [
        (GOOD_DECK, {}, None, []),
        (EVIL_DECK, {"deck_copy_limit": "1"}, EVIL_DECK, []),
        (changed(felicity_shagwell=0), {}, None, ["deck_size", "dot_count"]),
        (changed(felicity_shagwell=2), {}, None, ["deck_size", "dot_count"]),
        (changed(felicity_shagwell=0, johnson_radar_operator=2), {}, None, ["dot_count"]),
        (changed(felicity_shagwell=0, shagette_karate_librarian=2), {}, None, []),
        (
            changed(felicity_shagwell=0, shagette_karate_librarian=2),
            {"deck_copy_limit": "1"},
            None,
            ["too_many_copies"],
        ),
        (changed(felicity_shagwell=0, frau_farbissina=1), {}, None, ["mixed_allegiance"]),
        (changed(felicity_shagwell=0, felicty_shagwell=1), {}, None, ["unknown_card", "dot_count"]),
        (GOOD_DECK, {}, {**GOOD_DECK, "austin-powers": 0}, ["not_owned"]),
        ({}, {}, None, ["deck_size", "dot_count"]),
    ],
)
def test_legal_and_illegal_decks(deck, options, owned, found):
    """Every violation is named, and nothing else."""
    said = [v for v in mistakes(deck, "deck", options, owned) if not v.warning]
    assert [v.code for v in said] == found
    assert all(v.text.endswith(".") and v.rule.startswith("AP-") for v in said)


def test_the_nearest_card_is_named():
    """A slip in an id."""
    (found,) = [v for v in mistakes(changed(twirll=1), "deck", {}, None) if v.code == "unknown_card"]
    assert "'twirll'" in found.text
    assert found.card == "twirll"


def of(*parts):
    """A deck by (type, count) of whatever cards there are, without a look at dots."""
    out = Counter()
    for test, count in parts:
        cards = [card.id for kind, card in enumerate(CARDS) if SIDE[kind] == GOOD and test(kind)]
        for n in range(count):
            out[cards[n % len(cards)]] += 1
    return dict(out)


def bone(kind):
    return TYPE[kind] == 1


def woman(kind):
    return TYPE[kind] == 0 and CARDS[kind].sex == "f" and CARDS[kind].role == "shagger"


def swinger(kind):
    return TYPE[kind] == 2


@pytest.mark.rule("AP-17")
@pytest.mark.parametrize(
    ("deck", "warned"),
    [
        (GOOD_DECK, []),
        (of((bone, 10), (woman, 20)), ["no_assassin", "one_sex"]),
        (of((bone, 6), (woman, 11), (swinger, 13)), ["low_score", "few_agents", "few_bones", "no_assassin", "one_sex"]),
        (of((swinger, 30)), ["no_hope", "few_agents", "few_bones", "no_assassin"]),
    ],
)
def test_warnings_never_forbid(deck, warned):
    """They come last and are marked; a deck that has nothing else wrong may be played."""
    found = mistakes(deck, "deck", {}, None)
    assert [v.code for v in found if v.warning] == warned
    assert sorted(found, key=lambda v: v.warning) == found
    assert "low_score" not in judge(own(deck), {})


@pytest.mark.rule("AP-3", "AP-16", "AP-19")
def test_ready_decks_are_legal_and_come_in_pairs():
    """Ten, five of each side; the starter set is two of them, 60 cards."""
    assert len(DECKS) == 10
    for deck in DECKS.values():
        assert codes(deck.cards) == [], deck.id
        assert side(deck.cards) == deck.allegiance
        assert counterpart(deck.id, SIDE[KIND[next(iter(deck.cards))]]) == deck.id
        other = DECKS[counterpart(deck.id, 1 - SIDE[KIND[next(iter(deck.cards))]])]
        assert (other.kind, other.allegiance != deck.allegiance) == (deck.kind, True)
    assert sum(COLLECTING.starter.values()) == 60
    assert set(COLLECTING.starter) == {*GOOD_DECK, *EVIL_DECK}


@pytest.mark.rule("AP-1", "AP-18", "AP-20", "AP-22")
def test_own_decks_are_played():
    """As the house rule of a seat; two of one side beside each other are refused with a sentence."""
    mine = changed(felicity_shagwell=0, shagette_karate_librarian=2)
    game = AUSTIN.start(2, 3, {"deck_1": own(mine)})
    assert game.table.sides == (EVIL, GOOD)
    kinds = sorted(k for k, seat in zip(game.table.kind, game.table.owner, strict=True) if seat == 1)
    assert kinds == sorted(KIND[card] for card, n in mine.items() for _ in range(n))
    with pytest.raises(ValueError, match="alternate"):
        AUSTIN.start(2, 3, {"deck_0": own(mine), "deck_1": own(GOOD_DECK)})
    with pytest.raises(ValueError, match="4 red: a deck has exactly five"):
        AUSTIN.start(2, 3, {"deck_0": own(changed(felicity_shagwell=0))})
    assert AUSTIN.start(3, 3, {"deck_0": own(mine), "deck_1": own(GOOD_DECK)}).table.sides[:2] == (GOOD, GOOD)
    assert judge("cards:x", {}).startswith("'x' is no part of a deck")
    assert judge("nonsense", {}) == said("core-no-ready-deck")


def test_ready_decks_of_the_wrong_side_are_exchanged():
    """Two players with Good decks: one of them plays its counterpart."""
    options = {f"deck_{seat}": "theme-austin" for seat in range(6)}
    found = {pick_deck(options, seat, which, 1) for seat, which in ((0, GOOD), (1, EVIL))}
    assert found == {pick_deck({"deck_0": "theme-austin"}, 0, GOOD, 1), pick_deck({"deck_0": "theme-lair"}, 0, EVIL, 1)}
    assert pick_deck({"deck_0": "auto"}, 0, EVIL, 1) == pick_deck({"deck_0": "starter-evil"}, 0, EVIL, 1)
    assert pick_deck({"deck_0": "surprise"}, 0, EVIL, 1) != pick_deck({"deck_0": "surprise"}, 0, EVIL, 2)


def test_fill_completes_any_deck():
    """From nothing, legal for every seed even with single copies; from a part, that part stays and the side too."""
    for seed in range(60):
        deck = fill({}, "deck", None, seed)
        assert codes(deck, {"deck_copy_limit": "1"}) == [], seed
    started = {"dr-evil": 2, "slugfest": 1}
    deck = fill(started, "deck", None, 5)
    assert all(deck[card] >= n for card, n in started.items())
    assert codes(deck) == []
    assert side(deck) == "evil"


@pytest.mark.rule("AP-16")
def test_fill_keeps_to_the_collection():
    """What is not owned is not put in; with too few cards the deck stays short, and both sides mixed stay as they are."""
    deck = fill({}, "deck", COLLECTING.starter, 1)
    assert codes(deck, {}, COLLECTING.starter) == []
    short = fill({"dr-evil": 1}, "deck", {"dr-evil": 1, "mini-me": 2, "melody-vox-chart-topper": 1}, 1)
    assert short == {"dr-evil": 1, "mini-me": 2}
    more_evil = {"melody-vox-chart-topper": 1, "no-such-card": 9, "dr-evil": 1, "mini-me": 2}
    assert fill({}, "deck", more_evil, 1) == {"dr-evil": 1, "mini-me": 2}, "of the side of which more is owned"
    mixed = {"dr-evil": 1, "melody-vox-chart-topper": 1}
    assert fill(mixed, "deck", None, 1) == mixed


@pytest.mark.rule("AP-19", "AP-12")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_has_a_legal_deck_of_its_own(seats):
    """Where nobody chooses, the starter deck of its side; a deck that is not legal is refused at any seat."""
    table = AUSTIN.start(seats, 3).table
    for seat in range(seats):
        cards = Counter(CARDS[k].id for k, whose in zip(table.kind, table.owner, strict=True) if whose == seat)
        assert cards == (EVIL_DECK if table.sides[seat] else GOOD_DECK)
    for seat in range(seats):
        for deck in (
            changed(felicity_shagwell=0),
            changed(felicity_shagwell=2),
            changed(felicity_shagwell=0, dr_evil=1),
        ):
            with pytest.raises(ValueError, match=f"deck_{seat}"):
                AUSTIN.start(seats, 3, {f"deck_{seat}": own(deck)})


@pytest.mark.rule("AP-9")
def test_two_profiles_swap_any_cards():
    """All or nothing: both lists change hands at once; who does not own what is given gives nothing."""
    store = Store(None)
    for name in ("Anna", "Ben"):
        store.profiles.create(name, colour="red", avatar="fox", now=1)
    mine, other = (Collection(store, AUSTIN, profile, lambda: 50.5, lambda: 7) for profile in (1, 2))
    begun = Counter(mine.owned())
    assert other.owned() == begun == COLLECTING.starter
    gives, takes = Counter({"dr-evil": 1, "mini-me": 1}), Counter({"felicity-shagwell": 1})
    mine.trade(gives, other, takes)
    assert (Counter(mine.owned()), Counter(other.owned())) == (begun - gives + takes, begun - takes + gives)
    assert {found.card for found in mistakes(EVIL_DECK, "deck", {}, mine.owned())} == {"dr-evil", "mini-me"}
    assert mistakes(EVIL_DECK, "deck", {}, other.owned()) == []
    with pytest.raises(StoreError):
        mine.trade({"dr-evil": 1}, other, {"twirl-like-you-mean-it": 1})
    assert (Counter(mine.owned()), Counter(other.owned())) == (begun - gives + takes, begun - takes + gives)
    store.close()


@pytest.mark.rule("AP-8", "AP-9", "AP-11")
def test_a_deck_that_loses_a_card_is_illegal_until_it_is_repaired():
    """Everybody owns the starter set; what is traded away is missed, and named; two to six may play."""
    left = {**COLLECTING.starter, "dr-evil": 0}
    (found,) = mistakes(EVIL_DECK, "deck", {}, left)
    assert (found.code, found.card) == ("not_owned", "dr-evil")
    repaired = fill(changed(EVIL_DECK, dr_evil=0), "deck", left | {"fat-bastard": 1, "mini-me": 2}, 1)
    assert codes(repaired, {}, left | {"fat-bastard": 1, "mini-me": 2}) == []
    assert AUSTIN.players == (2, 6)


# -- boosters ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-4", "AP-5", "AP-6")
def test_what_is_in_a_booster():
    """Seven commons, three uncommons, the rare one last; no card twice, no starter card, the same for the same seed."""
    for seed in range(2000):
        pack = open_booster(seed)
        rarities = [CARDS[kind].rarity for kind in pack]
        assert rarities == ["common"] * 7 + ["uncommon"] * 3 + ["rare"]
        assert len(set(pack)) == 11
    assert open_booster(7) == open_booster(7) == COLLECTING.booster(7, {})


@pytest.mark.rule("AP-6", "AP-7")
def test_boosters_are_fair():
    """100,000 packs: within each rarity the counts of the cards pass a chi-square test at one in a thousand."""
    packs = 100_000
    found = Counter(kind for seed in range(packs) for kind in open_booster(seed))
    limits = {
        "rare": (30, 1, 58.3),
        "uncommon": (40, 3, 72.1),
        "common": (60, 7, 98.3),
    }  # cards, in a pack, 99.9 % limit
    for rarity, (cards, drawn, limit) in limits.items():
        counts = [found[kind] for kind, card in enumerate(CARDS) if card.rarity == rarity]
        assert len(counts) == cards
        expected = packs * drawn / cards
        # drawn without putting back: the counts vary less by this share
        spread = expected * (1 - drawn / cards) * cards / (cards - 1)
        assert sum((n - expected) ** 2 for n in counts) / spread < limit, rarity


def test_facets_name_marks_that_faces_have():
    """The deck builder finds what it looks for, and five of each dot are shown as such."""
    for facet in COLLECTING.facets:
        values = {card.rarity if facet.mark == "rarity" else dict(card.marks).get(facet.mark) for card in AUSTIN.cards}
        assert values - {None} == set(facet.values), facet.mark
    assert [facet.each for facet in COLLECTING.facets if facet.mark == "dot"] == [5]
    assert set(DOT) == set(range(6))
