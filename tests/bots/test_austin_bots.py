"""What bots of Austin Powers make of a table."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import hints_for
from tabletop.bots.ismcts import Ismcts, SearchSettings
from tabletop.bots.self_play import roll
from tabletop.core.ask import PASS
from tabletop.games.austin.bots.value import MODEL, NAMES, features, quiet
from tabletop.games.austin.definition import DEFINITION
from tabletop.games.austin.rules.cards import BONE, TYPE
from tabletop.games.austin.rules.events import AsksHelp
from tabletop.games.austin.rules.table import DECK, DISCARD, HAND, SCORED, STEP
from tests.games.austin.scene import Scene

HINTS = hints_for("austin")


def game_of(seats, seed):
    """Every moment at which a seat is asked, played by greedy bots."""
    game, rand, bot = DEFINITION.start(seats, seed), Random(seed), Greedy(HINTS)
    while not game.over:
        if game.seat < 0:
            game.step(roll(game, HINTS, rand))
            continue
        yield game
        game.step(bot.choose(game.knowledge(game.seat), game.seat, rand))


def test_value_is_a_share():
    """Shares add up to 1 at any quiet moment; while an attack, a slugfest or a Happening is open nothing is said."""
    said, silent = 0, 0
    for game in game_of(3, 4):
        s = game.table
        share = HINTS.value(s)
        assert (share is None) == bool(s.fight or s.brawl or s.gesture)
        if share is None:
            silent += 1
            continue
        said += 1
        assert sum(share) == pytest.approx(1)
        assert min(share) > 0
    assert said > 50
    assert silent > 10


def test_weights_and_features_agree():
    """There is one weight for each feature, for two seats and for more, and each feature stays small."""
    assert len(set(NAMES)) == len(NAMES)
    assert [len(weights) for weights in MODEL.weights] == [len(NAMES)] * 2
    for game in game_of(2, 9):
        if quiet(game.table):
            for seat in range(2):
                found = features(game.table, seat)
                assert len(found) == len(NAMES)
                assert all(0 <= x <= 5 for x in found)


def test_spent_bones_are_missed():
    """A seat whose Bones are all scored is worse off than with the same points and its Bones in the deck."""
    game = next(g for g in game_of(2, 5) if g.ask[2] == "main" and g.table.turns == 3)
    s = game.table.copy()
    base = STEP * s.turn
    before = HINTS.value(s)[s.turn]
    bones = [c for zone in (DECK, HAND, DISCARD) for c in s.zones[zone + base] if TYPE[s.kind[c]] == BONE]
    others = [c for c in s.zones[DECK + base] if TYPE[s.kind[c]] != BONE]
    shares = []
    for cards in (bones, others[: len(bones)]):
        t = s.copy()
        for card in cards:
            t.move(card, SCORED + base)
        shares.append(HINTS.value(t)[s.turn])
    assert len(bones) > 3
    assert shares[0] < shares[1]
    assert shares[1] > before


def test_a_search_is_tuned_by_game():
    """What the folder of a game says reaches its search, whatever the time; other games keep the numbers of the level."""
    hard = levels.level("hard")
    assert levels.make(DEFINITION, hard, ms=50).search == SearchSettings(
        ms=50, iterations=hard.search.iterations, horizon=0
    )
    assert levels.make(games.load("espionage"), hard).search == hard.search


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_gives_the_same_answer(seats):
    """A search that ends by its iterations follows from knowledge and seed alone."""
    hard = levels.make(DEFINITION, levels.counted(levels.level("hard"), 15))
    for number, game in enumerate(game_of(seats, 6)):
        if number % 25 == 0:
            known = game.knowledge(game.seat)
            first, again = (hard.choose(known, game.seat, Random(number)) for _ in range(2))
            assert first == again < len(game.options)


def test_a_search_ends_when_it_is_decided(monkeypatch):
    """It saves iterations that could not change the choice, and chooses what it would have chosen with all of them."""
    hard, count = levels.make(DEFINITION, levels.counted(levels.level("hard"), 40)), list[int]()
    iterate = Ismcts.iterate
    monkeypatch.setattr(Ismcts, "iterate", lambda *args: count.append(1) or iterate(*args))
    known = [game.knowledge(game.seat) for number, game in enumerate(game_of(2, 8)) if number % 12 == 0]
    seats = [game.seat for number, game in enumerate(game_of(2, 8)) if number % 12 == 0]
    found = []
    for never in (False, True):
        if never:
            monkeypatch.setattr(Ismcts, "decided", lambda *_: False)
        count.clear()
        found.append([hard.choose(one, seat, Random(3)) for one, seat in zip(known, seats, strict=True)])
        found.append(len(count))
    assert found[0] == found[2]
    assert len(known) * 20 < found[1] < 0.95 * found[3]
    assert found[3] == len(known) * 40


@pytest.mark.rule("AP-70")
@pytest.mark.parametrize(("own", "added"), [(50, False), (85, True)])
def test_bones_are_added_where_they_win_the_game(own, added):
    """A scored Bone never comes back, so a won attack gets no more of them unless together they make 100; nobody is called."""
    s = Scene(f"austin-kung colonel | hand: your-trousers mind-the | points: {own}", "dr-evil", "| hand: twirl", "")
    s.attack("austin-kung", "dr-evil").no()
    assert s.asked() == ("pad", 0)
    bot = Greedy(HINTS)
    while s.asked() == ("pad", 0):
        s.answer(s.options_now()[bot.choose(s.game.knowledge(0), 0, Random(1))])
    assert s.points(0) == own + 7 + 9 * added
    assert s.game.over == added
    assert s.said(AsksHelp) == []


@pytest.mark.rule("AP-136")
@pytest.mark.parametrize(("own", "added"), [(50, False), (92, True)])
def test_the_last_fighter_adds_what_wins_the_game(own, added):
    """Carnaby is worth 6, the Bone 5; and a helper whose Bone nobody answers thinks the same way."""
    s = Scene(f"carnaby | hand: springin-shindig mind-the | points: {own}", "mustafa").swing("springin-shindig", 0)
    s.pick("fighter", "carnaby").pick("fighter", "mustafa").no()
    choice = s.options_now()[Greedy(HINTS).choose(s.game.knowledge(0), 0, Random(1))]
    assert (choice != PASS) == added
    helper = f"melody-vox | hand: groove-now | points: {own + 4}"
    s = Scene("austin-kung", "dr-evil", helper, "", reaction_mode="calm").attack("austin-kung", "dr-evil").no().call()
    assert s.asked() == ("help_offer", 2)
    choice = s.options_now()[Greedy(HINTS).choose(s.game.knowledge(2), 2, Random(1))]
    assert (choice != PASS) == added
