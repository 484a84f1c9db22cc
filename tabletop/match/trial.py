"""A game that did not come from a deal is played on for a while before anybody sits down at it."""

from __future__ import annotations

from random import Random

from tabletop.core.record import Answer, Record
from tabletop.core.view import view
from tabletop.match.history.command_log import CommandLog
from tabletop.match.history.match_log import MatchLog

TRIED = 40  # answers that are given by lot


def play_on(record: Record, dice: Random) -> None:
    """Fail, in whatever way, where it cannot be seen, asked about, told or played on."""
    definition = record.definition
    command_log = CommandLog(record, MatchLog(definition, record.seats))
    for _ in range(TRIED):
        game = record.game
        if game.over:
            break
        if game.seat >= 0:
            definition.prompt(view(game, game.seat))
        command_log.tell(command_log.apply(Answer(game.no, game.seat, dice.randrange(len(game.options or ())))))
    definition.scores(record.game.table)
    definition.outcome(record.game.table)
