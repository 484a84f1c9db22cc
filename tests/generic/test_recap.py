"""Since your last turn, in every game: whatever the log can say reads as said to whoever reads it."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabletop import games
from tabletop.core.messages import said_to
from tabletop.core.record import Answer
from tabletop.i18n.catalogue import Sentence
from tabletop.match.history.command_log import AppliedAnswer
from tabletop.match.history.match_log import MatchLog
from tabletop.match.transcript import namer, plain
from tests.driving import asked_seats

TABLES = [
    (definition.id, seats)
    for definition in map(games.load, games.built())
    for seats in sorted({definition.players[0], min(4, definition.players[1])})
]
ANSWERS = 500
THIRD = re.compile(r"\b[Yy]ou(?:'s| [a-z]*[a-rt-z]s)\b")  # "you discards" and "you's", but not "you miss"


def log(definition, seats, seed):
    """The log of a game by chance, as far as it goes."""
    random, game = Random(seed), definition.start(seats, seed, {}, auto=True)
    match_log = MatchLog(definition, seats)
    for n in range(1, ANSWERS):
        if game.over:
            break
        seat = random.choice(asked_seats(game))
        many = len(game.options_of(seat) or ())
        answer = Answer(game.no, seat, random.randrange(many) if many else 0)
        game.answer(*answer.meaning)
        match_log.add(AppliedAnswer(n, answer, many, False, False, game.take_events()), game)
    return match_log


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_line_reads_as_said_to_its_reader(game, seats):
    """A game that makes its lines of no messages names everybody (`said_to`)."""
    definition, lines, messages, bent = games.load(game), 0, 0, 0
    name = namer(["Ann"] * seats, definition.cards)
    for seed in range(2):
        match_log = log(definition, seats, seed)
        for seat in range(seats):
            for entry in match_log.lines(seat):
                text = plain(said_to(entry.line, seat), name)
                assert not THIRD.search(text), text
                lines += 1
                messages += isinstance(entry.line, Sentence)
                bent += "you" in text
    assert lines
    assert bool(bent) == bool(messages)
