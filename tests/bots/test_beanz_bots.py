"""Mighty Beanz bots: legal games to the end, sound judgement in plain scenes, and a world that rolls by its odds."""

from random import Random

import pytest

from tabletop.bots import levels
from tabletop.bots.bot import options
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import PLAIN, hints_for
from tabletop.bots.self_play import roll
from tabletop.core.ask import WORLD
from tabletop.games.beanz.definition import DEFINITION
from tabletop.games.beanz.rules.acts import DECLINE, FLICK
from tabletop.games.beanz.rules.table import HAND, HEADZ_UP, LOOT, RINGS, SIDEWAYZ
from tests.bots import poison
from tools.arena import play

HINTS = hints_for("beanz")


def played(seed, house, each):
    """One game between greedy bots; `each(game)` sees it before every decision."""
    game, rand = DEFINITION.start(2, seed, house), Random(seed)
    bot = Greedy(HINTS, slip=0.1)
    while not game.over:
        each(game)
        seat = game.seat
        game.step(roll(game, HINTS, rand) if seat < 0 else bot.choose(game.knowledge(seat), seat, rand))
    return game


@pytest.mark.parametrize("house", [{}, {"expert": "on"}, {"deck_0": "surprise", "deck_1": "surprise"}])
def test_every_question_is_judged(house):
    """Scores for every ask, one per option; judging changes nothing that the seat knows."""
    asked = set()

    def each(game):
        if game.seat >= 0:
            known = game.knowledge(game.seat)
            found, before = options(known, game.seat), known.save()
            assert len(HINTS.scores(known, game.seat, found, PLAIN)) == len(found)
            assert known.save() == before
            asked.add(game.ask[2])

    for seed in range(12):
        played(seed, house, each)
    assert {"main", "respond", "target_defence", "shoot"} <= asked


def test_value_is_a_share():
    """Shares add up to 1, and who has captured more stands better, all else being equal."""
    seen = []

    def each(game):
        share = HINTS.value(game.table)
        if share is None:
            return
        assert sum(share) == pytest.approx(1)
        s = game.table.copy()
        zone = next((zone for zone in range(LOOT, LOOT + 3) if len(s.zones[zone]) > 1), None)
        if zone is not None:
            s.move(s.zones[zone][0], HAND)
            seen.append(HINTS.value(s)[0] > share[0])

    played(3, {}, each)
    assert len(seen) > 10
    assert all(seen)


def test_a_half_that_can_be_shot_is_worth_much():
    """Toppling one Bean of a full half makes it worth less to its owner (MB-98)."""
    found = []

    def each(game):
        s = game.table.copy()
        for (seat, _), rings in RINGS.items():
            cards = [s.zones[ring][0] for ring in rings if s.zones[ring]]
            if len(cards) == len(rings) and not s.attack and not s.things and all(s.pos[c] == HEADZ_UP for c in cards):
                before = HINTS.value(s)[seat]
                s.pos[cards[0]] = SIDEWAYZ
                found.append(HINTS.value(s)[seat] < before)
                s.pos[cards[0]] = HEADZ_UP

    for seed in range(4):
        played(seed, {}, each)
    assert found
    assert all(found)


def test_bots_shoot():
    """Nobody misses on purpose (MB-103)."""
    bot, shots = Greedy(HINTS), []

    def each(game):
        if game.seat >= 0 and game.ask[2] == "shoot":
            known = game.knowledge(game.seat)
            choice = options(known, game.seat)[bot.choose(known, game.seat, Random(1))]
            shots.append(choice[0])

    for seed in range(4):
        played(seed, {}, each)
    assert FLICK in shots
    assert DECLINE not in shots


def test_the_world_rolls_by_its_odds():
    """A flick hits as often as the hints say; where a game has no odds all answers are equally likely."""
    game, rand = DEFINITION.start(2, 5, {}), Random(5)
    bot = Greedy(HINTS)
    while game.seat != WORLD:
        game.step(bot.choose(game.knowledge(game.seat), game.seat, rand))
    odds = HINTS.chances(game, game.options)
    rolls = [roll(game, HINTS, rand) for _ in range(4000)]
    assert sum(rolls) / len(rolls) == pytest.approx(odds[1] / sum(odds), abs=0.03)
    even = [roll(game, None, rand) for _ in range(4000)]
    assert sum(even) / len(even) == pytest.approx(0.5, abs=0.03)


def test_the_search_takes_chances_as_they_come():
    """A search over flicks ends, is repeatable, and prefers to shoot."""
    hard = levels.make(DEFINITION, levels.counted(levels.level("hard"), 20))
    game, rand = DEFINITION.start(2, 5, {}), Random(5)
    bot = Greedy(HINTS)
    while game.ask[2] != "shoot":
        game.step(roll(game, HINTS, rand) if game.seat < 0 else bot.choose(game.knowledge(game.seat), game.seat, rand))
    known = game.knowledge(game.seat)
    found = [hard.choose(known, game.seat, Random(7)) for _ in range(2)]
    assert found[0] == found[1]
    assert options(known, game.seat)[found[0]][0] == FLICK


def test_the_ladder_plays_on_where_the_world_is_asked():
    """Games with flicks come to an end in the arena, and the same deals give the same results."""
    easy, normal = levels.level("easy"), levels.level("normal")
    once, again = (play.ladder(DEFINITION, normal, easy, 2, range(3)) for _ in range(2))
    assert once.shares == again.shares
    assert sum(once.endings.values()) == 6
    assert play.ladder(poison.DEFINITION, normal, easy, 2, range(2)).endings
