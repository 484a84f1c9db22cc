"""The one analysis of answers: what it says is reproducible, honest and made from the seat's knowledge alone."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots import win_chances
from tabletop.bots.analysis import AnalysisEffort, analyse, rating
from tabletop.bots.bot import RandomBot
from tests.bots import poison
from tests.crossing import some_of

EFFORT = AnalysisEffort(iterations=40, worlds=12)
GAMES = [("espionage", 3), ("beanz", 2), ("austin", 2), ("rpgget", 2)]


def moments(definition, seats, count, seed=1, every=7):
    """Games at decisions of some seat that has a choice, in the middle of a match by chance."""
    state, rand, bot, found = definition.start(seats, seed), Random(seed), RandomBot(), []
    while not state.over and len(found) < count:
        if state.seat >= 0 and len(state.options) > 2 and state.no % every == 0:
            found.append((state.clone(), state.seat))
        index = rand.randrange(len(state.options))
        state.step(bot.choose(state.knowledge(state.seat), state.seat, rand) if state.seat >= 0 else index)
    return found


@pytest.mark.parametrize("game", some_of(GAMES, lambda game: game[0] != "rpgget"))
def test_a_verdict_follows_from_knowledge_effort_and_seed(game):
    """In two worlds that a seat cannot tell apart, twice the same; and what it was given is left alone."""
    name, seats = game
    definition = games.load(name)
    for state, seat in moments(definition, seats, 2):
        here = state.knowledge(seat)
        other = state.determinised(seat, Random(3)).knowledge(seat)
        before = here.save()
        first = analyse(definition, here, seat, Random(5), EFFORT)
        assert first == analyse(definition, other, seat, Random(5), EFFORT)
        assert here.save() == before
        assert first.options[0].chance == first.chance
        for rated in first.options:
            assert 0 <= rated.low <= rated.chance <= rated.high <= 1
            assert rated.surely <= rated.behind
            assert rated.tries == EFFORT.worlds
            assert rated.every[seat] == rated.chance
            assert sum(rated.every) == pytest.approx(1)
        assert all(reply.seat != seat and reply.words and 0 < reply.part <= 1 for reply in first.replies)


def ends(definition, state):
    """The share of the win of whoever is asked, by option, where one answer is left."""
    for index in range(len(state.options)):
        after = state.clone()
        after.step(index)
        winners = definition.outcome(after.table).winners if after.over else ()
        yield (state.seat in winners) / max(1, len(winners))


def test_the_last_answer_is_worth_what_it_brings():
    """With one answer to go every chance is known exactly, and what is behind is so for sure."""
    definition, rand, apart = poison.DEFINITION, Random(1), 0
    for seed in range(12):
        state = definition.start(2, seed)
        for _ in range(11):
            if not state.over:
                state.step(rand.choice([0, 0, 0, len(state.options) - 1]))
        if state.over:
            continue
        exact = list(ends(definition, state))
        verdict = analyse(definition, state.knowledge(state.seat), state.seat, Random(seed), EFFORT)
        for rated in verdict.options:
            assert rated.chance == exact[rated.choice]
            assert rated.behind == rated.surely == max(exact) - rated.chance
            apart += rated.surely > 0
    assert apart


def test_a_choice_that_is_asked_for_is_rated():
    definition = games.load("austin")
    state, seat = next((s, x) for s, x in moments(definition, 2, 12, seed=4, every=3) if len(s.options) > 5)
    last = len(state.options) - 1
    verdict = analyse(definition, state.knowledge(seat), seat, Random(1), AnalysisEffort(10, 8, answers=1), (last,))
    assert verdict.of(last) is not None
    assert len(verdict.options) <= 2


def test_time_ends_an_analysis():
    """However many worlds are wanted: with time up a few are enough for a verdict."""
    definition = games.load("beanz")
    state, seat = moments(definition, 2, 1)[0]
    late = iter(range(10**6))
    effort = AnalysisEffort(iterations=10**6, worlds=10**6, ms=500)
    verdict = rating(definition, lambda: next(late) / 50)(state.knowledge(seat), seat, Random(1), effort, ())
    assert verdict.options[0].tries < 40


def test_ranges_hold_what_they_promise():
    """Of samples of a known chance, at least 90 in 100 ranges hold it; ends that are judged alike leave the doubt."""
    rand, held, rounds = Random(1), 0, 300
    for _ in range(rounds):
        true = rand.random()
        found = win_chances.within([float(rand.random() < true) for _ in range(40)], 0)
        held += found.low <= true <= found.high
    assert held >= 0.9 * rounds
    narrow, wide = (win_chances.within([0.5] * 400, doubt) for doubt in (0.0, 0.05))
    assert narrow.high - narrow.low < 0.11
    assert wide.high - wide.low > 0.18


def test_noise_is_no_mistake():
    """Of two answers that are alike, one is said to be better for sure in few of 100 samples; of two unlike ones in most."""
    rand = Random(2)
    same = [win_chances.surely([rand.gauss(0, 0.3) for _ in range(50)], 0, 2) > 0 for _ in range(200)]
    other = [win_chances.surely([rand.gauss(0.2, 0.3) for _ in range(50)], 0, 2) > 0 for _ in range(200)]
    assert sum(same) <= 12
    assert sum(other) >= 180
