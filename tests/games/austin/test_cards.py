"""The set as a whole: what is printed, that every card is played, and that every operation of the card file is used."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import AGENT, BONE, CARDS, DECKS, FREE, HAPPENING, SWINGER, TYPE, TYPES
from tabletop.games.austin.rules.events import Lands, Plays, Reveals, SlugLands, Swings
from tabletop.games.austin.rules.ops import BEFORE, OPS, REPLACE, STATIC
from tests.driving import drive, facts


def played(seeds):
    """How often each card was played, Swingers by box, over games by chance with decks by lot."""
    found = Counter()

    def note(game, _random, _n):
        for fact in facts(game.take_events()):
            if isinstance(fact, Plays | Swings | Lands | SlugLands | Reveals):
                found[fact.kind, fact.box if isinstance(fact, Swings) else FREE] += 1

    for seed in seeds:
        seats = 2 + seed % 5
        decks = {f"deck_{seat}": "surprise" for seat in range(6)}
        game = AUSTIN.start(seats, seed, decks | {"reaction_mode": "calm", "padding": "on"})
        game.table.events = []
        drive(game, seed, note)
        assert game.table.ending in {"goal", "stall"}
    return found


def test_every_card_is_played():
    """Both boxes of every Swinger, every other card at least once, and nothing goes wrong."""
    found = played(range(60))
    wanted = {(kind, box) for kind in range(len(CARDS)) for box in (0, 1) if box == 0 or TYPE[kind] == SWINGER}
    assert {(CARDS[k].id, box) for k, box in wanted - set(found)} == set()


@pytest.mark.rule("AP-2", "AP-10")
def test_the_set():
    """140 cards, 70 for each side, in the numbers of rarities, types and dots that the file states."""
    assert len(CARDS) == 140
    assert Counter(card.rarity for card in CARDS) == {"rare": 30, "uncommon": 40, "common": 60, "starter": 10}
    for side in ("good", "evil"):
        mine = [(kind, card) for kind, card in enumerate(CARDS) if card.allegiance == side]
        assert Counter(TYPE[kind] for kind, _ in mine) == {AGENT: 33, BONE: 21, SWINGER: 9, HAPPENING: 7}
        assert sorted(Counter(card.dot for _, card in mine).values()) == [11, 11, 12, 12, 12, 12]
        assert Counter(card.rarity for _, card in mine) == {"rare": 15, "uncommon": 20, "common": 30, "starter": 5}


def test_every_operation_is_used():
    """33 operations, each by two cards or more."""
    used = Counter()

    def count(rows):
        for row in rows:
            used[row["op"]] += 1
            count(row.get("cost", ()))
            count(row.get("do", ()) if isinstance(row.get("do"), list) else ())
            for option in row.get("options", ()):
                count(option["do"])

    for kind, card in enumerate(CARDS):
        count(card.effects)
        if TYPE[kind] == SWINGER:
            count(card.swing_effects)
    assert set(used) == {*OPS, *STATIC, *REPLACE, *BEFORE}
    assert len(used) == 33
    assert min(used.values()) >= 2


@pytest.mark.rule("AP-13", "AP-32", "AP-57")
def test_what_is_printed():
    """Marks of faces: a dot on every card, a role on every Agent, a score on all but Swingers, two needs on every Bone."""
    for kind, face in enumerate(AUSTIN.cards):
        marks = dict(face.marks)
        assert marks["type"] == TYPES[TYPE[kind]]
        assert marks["dot"] in {"red", "orange", "blue", "yellow", "green", "purple"}
        assert ("score" in marks) == (TYPE[kind] != SWINGER)
        assert ("role" in marks) == ("sex" in marks) == (TYPE[kind] == AGENT)
        assert ("need_shag" in marks) == ("need_kill" in marks) == (TYPE[kind] == BONE)
        assert len(face.text) == (2 if TYPE[kind] == SWINGER or "ship" in marks else 1)


@pytest.mark.rule("AP-122")
def test_ship_agents_have_a_line():
    """Six for each side; the line stops in the middle."""
    ships = [face for face in AUSTIN.cards if dict(face.marks).get("ship")]
    assert Counter(dict(face.marks)["side"] for face in ships) == {"good": 6, "evil": 6}
    assert all(face.text[0].endswith(" ...") for face in ships)


@pytest.mark.rule("AP-130")
def test_each_side_has_one_slugfest():
    """Slugfest and Springin' Shindig."""
    starts = [c for c in CARDS if any(row["op"] == "slugfest" for row in c.effects)]
    assert sorted((c.allegiance, c.id) for c in starts) == [("evil", "slugfest"), ("good", "springin-shindig")]


def test_ready_decks_are_played_to_the_end():
    """Each of the ten against its counterpart."""
    for n, deck in enumerate(DECKS.values()):
        if deck.allegiance == "good":
            game = AUSTIN.start(2, n, {"deck_0": deck.id, "deck_1": deck.id, "first_side": "good"})
            assert drive(game, Random(n).randrange(1000)).over
