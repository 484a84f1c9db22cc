"""What answers are worth to an Agent and to a Director, from what they know alone."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots.analysis import AnalysisEffort, analyse
from tabletop.bots.bot import ValueAnswer, play, sound
from tabletop.bots.levels import players
from tabletop.core.record import Answer
from tabletop.games.codenames.bots.director import Director
from tabletop.games.codenames.bots.minds import mind
from tabletop.games.codenames.bots.rating import _tried, weighs, wins
from tabletop.games.codenames.rules.acts import LOCK, MARK, STOP
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.games.codenames.rules.clues import CLUE
from tabletop.games.codenames.rules.table import UNLIMITED

GAME = games.load("codenames")
EFFORT = AnalysisEffort()


def at(query, seed=3, seats=4, number=1):
    """A game of strong bots at the `number`th question of this kind."""
    bot, game, dice = players("codenames")("hard"), GAME.start(seats, seed), Random(seed)
    while True:
        if game.ask[2] == query:
            number -= 1
            if not number:
                return game
        play(game, game.seat, bot.choose(game.knowledge(game.seat), game.seat, dice))


@pytest.mark.parametrize("seats", [2, 4])
def test_an_agent_hears_what_fits_the_clue(seats):
    """The name that fits best comes first; marks are no answers; the key says nothing that the Agent does not know."""
    game = at("guess", seats=seats)
    seat = game.seat
    known = game.knowledge(seat)
    verdict = analyse(GAME, known, seat, Random(1), EFFORT)
    other = game.determinised(seat, Random(9)).knowledge(seat)
    assert verdict == analyse(GAME, other, seat, Random(1), EFFORT)
    act, cell, _ = game.options[verdict.options[0].choice]
    strong = players("codenames")("hard").choose(known, seat, Random(1))
    assert act == LOCK
    assert cell == game.options[strong][1]
    assert all(game.options[rated.choice][0] != MARK for rated in verdict.options)
    assert game.table.clues[-1][3].upper() in verdict.why
    chances = [rated.chance for rated in verdict.options]
    assert chances == sorted(chances, reverse=True)
    mine = game.table.sides[seat]
    for rated in verdict.options:
        other = 1 - rated.chance
        assert rated.every == tuple(rated.chance if side == mine else other for side in game.table.sides)


def test_a_clue_is_tried_on_agents():
    """Told answers that the rules take, and what else somebody would say is rated beside them."""
    game = at("give_clue", number=3)
    seat = game.seat
    mine = ValueAnswer((CLUE, "umbrella", 1, ()))
    verdict = analyse(GAME, game.knowledge(seat), seat, Random(1), EFFORT, (mine,))
    assert all(sound(game.knowledge(seat), seat, rated.choice) for rated in verdict.options)
    assert verdict.of(mine).behind > 0
    assert verdict.of(mine) != verdict.options[0]
    assert verdict.options[0].words.split()[0] in verdict.why
    assert verdict.options[0].low < verdict.chance < verdict.options[0].high


def test_whoever_has_less_to_find_is_nearer_to_winning():
    """In every state of the two counts, against rivals; the last own asset wins, the last of the rivals' loses."""
    s = at("give_clue").table
    for own in range(1, 9):
        for rival in range(1, 9):
            assert wins(s, own - 1, rival, turn=True) >= wins(s, own, rival, turn=True)
            assert wins(s, own, rival + 1, turn=True) >= wins(s, own, rival, turn=True)
            assert wins(s, own, rival, turn=True) > wins(s, own, rival, turn=False)
    assert wins(s, 0, 3, turn=False) == 1
    assert wins(s, 3, 0, turn=True) == 0


@pytest.mark.rule("CN-107")
def test_together_the_last_of_the_rivals_loses_whoever_covers_it():
    """A wrong touch does, and so does the cover after the turn; unless all of one's own are found by then."""
    s = at("give_clue", seats=2).table
    for own in range(1, 9):
        assert wins(s, own, 0, turn=False) == wins(s, own, 1, turn=False) == 0
        assert 0 < wins(s, own, 2, turn=False) < wins(s, own, 3, turn=False)
    assert wins(s, 0, 1, turn=False) == 1


def test_an_unlimited_clue_is_tried_on_as_many_as_it_fits():
    game = at("give_clue")
    s, seat = game.knowledge(game.seat).table, game.seat
    best = max(Director(s, mind("hard")).ideas(5), key=lambda idea: idea.number)
    assert best.number > 1
    tried = {
        number: [_tried(s, seat, best.word, number, salt) for salt in range(9)] for number in (1, CELLS, UNLIMITED)
    }
    assert tried[UNLIMITED] == tried[CELLS] != tried[1]


def test_a_ruling_is_what_a_bot_would_say():
    game = at("guess")
    rival = game.table.directors[1 - game.table.side]
    verdict = analyse(GAME, game.knowledge(rival), rival, Random(1), EFFORT)
    assert len(verdict.options) == 1


def test_whether_the_worth_of_an_answer_is_known():
    """Clues, locks and the stop; who looks a match over again asks for nothing else."""
    game = at("guess", number=2)
    given = [Answer(0, game.seat, index) for index in range(len(game.options))]
    known = {game.options[answer.choice][0] for answer in given if weighs(game, answer)}
    assert known == {LOCK, STOP}
    assert MARK in {act for act, *_ in game.options}
    assert not weighs(at("cover_rival", seats=2), Answer(0, 0, 0))
    game = at("give_clue")
    assert weighs(game, Answer(0, game.seat, 0))
