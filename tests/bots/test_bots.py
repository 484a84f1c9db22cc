"""What holds for every bot in every game."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import RandomBot, options
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import BotStyle
from tabletop.bots.ismcts import Ismcts, SearchSettings
from tests.bots import poison
from tests.core import minigame
from tests.crossing import in_turn

QUICK = SearchSettings(ms=0, iterations=12, horizon=8)
OURS = {"poison": poison.DEFINITION, "minigame": minigame.DEFINITION}
LEVELS = ["easy", "normal", "hard"]


def definition(name):
    return OURS[name] if name in OURS else games.load(name)


def bot(game, level, search=QUICK):
    """A bot of a level with a search that is counted, not timed."""
    of = levels.level(level)
    if of.engine == "ismcts":
        return Ismcts(game, levels.hints_for(game.id), search, of.style)
    return levels.make(game, of)


def play(game, bots, seed, each=lambda _game, _seat: None):
    """One game of bots on their own knowledge; `each` sees every decision."""
    state = game.start(len(bots), seed)
    rand = Random(seed)
    while not state.over:
        choice = rand.randrange(len(state.options))
        if state.seat >= 0:  # else the world has a say
            choice = bots[state.seat].choose(state.knowledge(state.seat), state.seat, rand)
            assert 0 <= choice < len(state.options)
            each(state, state.seat)
        state.step(choice)
    return game.outcome(state.table)


GAMES = [("poison", 2), ("minigame", 3), ("minigame", 4), ("espionage", 2), ("espionage", 4), ("espionage", 6)]


@pytest.mark.parametrize(("name", "seats", "level"), in_turn(GAMES, [*LEVELS, "mixed"]))
def test_games_come_to_an_end(name, seats, level):
    """Bots of every level, alike and mixed, answer with options only, and somebody wins."""
    game = definition(name)
    bots = [bot(game, LEVELS[seat % 3] if level == "mixed" else level) for seat in range(seats)]
    for seed in range(2):
        assert play(game, bots, seed).winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_answers_follow_from_knowledge_and_seed(name, seats, level):
    """In two worlds that a seat cannot tell apart its bot gives the same answer, and leaves what it was given alone."""
    game, deal = definition(name), Random(7)
    thinker = bot(game, level)
    checked = []

    def check(state, seat):
        if state.no % 3 == 0:
            other = state.determinised(seat, deal)
            here, there = state.knowledge(seat), other.knowledge(seat)
            before = here.save()
            choices = [thinker.choose(known, seat, Random(3)) for known in (here, there)]
            assert choices[0] == choices[1]
            assert here.save() == before
            checked.append(choices)

    play(game, [RandomBot()] * seats, 5, check)
    assert len(checked) > 1


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_saved_knowledge_is_as_good(name, seats):
    """A bot that gets its knowledge through a save answers the same: so does the worker."""
    game = definition(name)
    thinker = bot(game, "hard")
    state = game.start(seats, 3)
    for _ in range(6):
        if state.seat < 0:
            state.step(0)
            continue
        known = state.knowledge(state.seat)
        loaded = game.load(known.save())
        assert options(loaded, state.seat) == state.options
        assert thinker.choose(loaded, state.seat, Random(1)) == thinker.choose(known, state.seat, Random(1))
        state.step(len(state.options) - 1)


def test_the_iteration_cap_ends_a_search():
    """With no time limit a search that stays undecided makes exactly as many iterations as it may."""
    game = poison.DEFINITION
    deals = []

    class Counting(Ismcts):
        def decided(self, *_):
            return False

        def iterate(self, root, world, rand):
            deals.append(world.table.kind)
            super().iterate(root, world, rand)

    state = game.start(2, 1)
    Counting(game, None, SearchSettings(ms=0, iterations=33)).choose(state.knowledge(state.seat), state.seat, Random(1))
    assert len(deals) == 33
    assert len({bytes(kinds) for kinds in deals}) > 10


def test_time_ends_a_search():
    """When the clock passes the budget the search stops, whatever its cap; one iteration is always made."""
    ticks = iter(range(1000))
    game = poison.DEFINITION
    state = game.start(2, 1)
    root = []

    class Counting(Ismcts):
        def iterate(self, node, world, rand):
            root.append(node)
            super().iterate(node, world, rand)

    search, clock = SearchSettings(ms=1000, iterations=10**9), lambda: next(ticks) / 10
    Counting(game, None, search, clock=clock).choose(state.knowledge(state.seat), state.seat, Random(1))
    assert 5 < len(root) < 12


def test_a_search_thinks_where_it_is_told_to_and_answers_at_once_elsewhere():
    def never():
        raise AssertionError("nobody thinks here")

    definition = games.load("espionage")
    game, hints = definition.start(2, 1), levels.hints_for("espionage")
    known = game.knowledge(game.seat)
    assert len(options(known, game.seat)) > 1
    at_once = Greedy(hints).choose(known, game.seat, Random(1))
    thinker = Ismcts(definition, hints, SearchSettings(asks=("nowhere",)), clock=never)
    assert thinker.choose(known, game.seat, Random(1)) == at_once
    thinker = Ismcts(definition, hints, SearchSettings(asks=(known.ask[2],)), clock=never)
    with pytest.raises(AssertionError):
        thinker.choose(known, game.seat, Random(1))


def test_a_game_tunes_the_search_that_plays_it():
    """Horizon, questions and style of its tuning.toml; the style is laid over that of the personality."""
    tuned = levels.tuning("rpgget")
    bot = levels.make(games.load("rpgget"), levels.level("hard"), BotStyle(caution=0.5))
    assert (bot.search.horizon, bot.search.asks) == (tuned.horizon, tuned.asks)
    assert tuned.style != BotStyle()
    assert bot.style == levels.blend(tuned.style, BotStyle(caution=0.5))


def test_search_wins_what_can_be_won():
    """Without any hints: in the last round, when passing loses and one card wins, the search plays that card."""
    game = poison.DEFINITION
    thinker = Ismcts(game, None, SearchSettings(ms=0, iterations=200))
    won = []
    for seed in range(20):
        state = game.start(2, seed)
        while not state.over:
            choice = thinker.choose(state.knowledge(0), 0, Random(seed)) if state.seat == 0 else 0
            state.step(choice)
        won.append(0 in game.outcome(state.table).winners)
    assert all(won)


def test_personalities_are_eight_faces_for_eight_seats():
    """Eight personalities with names and pictures of their own, and styles that stay within reason."""
    people = levels.book().personality
    assert sorted(person.avatar for person in people) == [f"bot{i}" for i in range(1, 9)]
    assert len({person.name for person in people}) == len({person.id for person in people}) == 8
    for person in people:
        assert levels.personality(person.id) is person
        assert all(0.5 <= x <= 2 for x in (person.style.aggression, person.style.hoarding, person.style.caution))


def test_styles_blend():
    """Factors multiply, points add up, the worse memory counts."""
    easy, bold = BotStyle(bluffing=2, forgetting=0.5), BotStyle(aggression=1.5, bluffing=0.5, forgetting=0.1)
    assert levels.blend(easy, bold) == BotStyle(aggression=1.5, bluffing=2.5, forgetting=0.5)
