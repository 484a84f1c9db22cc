"""What seats may use at any time, all of it open to see (`Pacing.at_will`)."""

from __future__ import annotations

from functools import partial

from tabletop.core.ask import OFFER, PASS, Option
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record
from tabletop.core.view import view


def rights(definition: Definition, game: Game, seat: int) -> tuple[Option, ...]:
    """What a seat may use at any time, and could use now, as all can see."""
    at_will = definition.pacing.at_will
    return tuple(at_will(view(game), seat)) if at_will is not None else ()


def is_open(definition: Definition, game: Game, seat: int) -> bool:
    """All that a seat could do in the open question is what it may do at any time, as all can see."""
    if definition.pacing.at_will is None:
        return False
    options = [option for option in game.options_of(seat) or () if option != PASS]
    return bool(options) and set(options) <= {*rights(definition, game, seat)}


def is_passed_over(definition: Definition, game: Game, answer: Answer) -> bool:
    """True for an answer, not given yet, of who goes on without what may be claimed: nobody learns anything from it."""
    if game.ask is None or game.ask[2] not in definition.pacing.claimed:
        return False
    return (game.options_of(answer.seat) or [])[answer.choice : answer.choice + 1] == [PASS]


def is_let_be(definition: Definition, game: Game, answer: Answer) -> bool:
    """True for an answer, not given yet, with which somebody only goes on without a right: that is no decision."""
    if game.ask is None or game.ask[0] != OFFER:
        return is_passed_over(definition, game, answer)
    options = game.options_of(answer.seat) or []
    passes = options[answer.choice : answer.choice + 1] == [PASS]
    return passes and is_open(definition, game, answer.seat)


def free_undo(record: Record) -> int:
    """How far back one may go without asking anybody."""
    return record.free_undo(partial(is_passed_over, record.definition))
