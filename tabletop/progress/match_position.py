"""A match up to a moment as few numbers, and back: only answers of those who had a choice are kept.

The kernel answers by itself for whoever has one option (`auto`), and questions have the same numbers either way; so the short
form is played with it, and the long one, as a match keeps it, follows beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from tabletop.core.ask import CLOCK, NO_CHOICE, OFFER, SINGLE, TELL, TOGETHER, Refused
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record
from tabletop.i18n import tr

Short: TypeAlias = int | tuple[int, int] | tuple[int, int, Any]
"""The index of an option for the seat that is next; or the seat and its option, where several might answer; or seat, -1 and
what it tells.
"""


class MomentError(ValueError):
    """These answers lead nowhere; the message says which one does not fit."""


class MatchDeal(NamedTuple):
    """What a match is made of."""

    definition: Definition
    seats: int
    seed: int
    options: dict[str, str]

    def begin(self, *, auto: bool) -> Game:
        return self.definition.start(self.seats, self.seed, self.options, auto=auto)


def play(game: Game, answer: Short) -> tuple[int, int, Any]:
    """Give one answer to a game with `auto`: the seat, its option (NO_CHOICE: a value), the value. Raises MomentError."""
    seat, choice, value = (*((game.seat, answer) if isinstance(answer, int) else tuple(answer)), None)[:3]
    try:
        if game.over:
            raise MomentError(tr("progress-over-before"))
        if game.ask[0] == TELL and choice >= 0:
            told = game.options_of(seat) or ()
            choice, value = NO_CHOICE, told[choice] if choice < len(told) else None
        game.answer(game.no, seat, choice, value)
    except Refused as error:
        raise MomentError(error.text) from error
    return seat, choice, value


def at(deal: MatchDeal, answers: Sequence[Short]) -> Game:
    """The game after these answers, with `auto`. Raises MomentError, ValueError for a table that there is not."""
    return follow(deal, answers)[0]


def follow(deal: MatchDeal, answers: Sequence[Short]) -> tuple[Game, dict[tuple[int, int], tuple[int, Any]]]:
    """The game after these answers, and what was answered by number of the question and seat."""
    game, given = deal.begin(auto=True), dict[tuple[int, int], tuple[int, Any]]()
    for number, answer in enumerate(answers, 1):
        no = game.no
        try:
            seat, choice, value = play(game, answer)
        except (MomentError, IndexError, TypeError, ValueError) as error:
            wrong = tr("progress-answer-unfit", number=number, of=len(answers), error=str(error))
            raise MomentError(wrong) from error
        given[no, seat] = choice, value
    return game, given


def full(deal: MatchDeal, answers: Sequence[Short]) -> list[Answer]:
    """The same as a match keeps it: with the answers of those who had no choice. Raises MomentError."""
    end, given = follow(deal, answers)
    record = Record(deal.definition, deal.seats, deal.seed, deal.options)
    while not record.game.over and (record.game.no < end.no or _waits(record.game, end, given)):
        game = record.game
        seat = next(seat for seat in _asked(game) if game.no < end.no or (game.no, seat) in given)
        choice, value = given.get((game.no, seat), (0, None))
        record.answer(Answer(game.no, seat, choice, value=value))
    return record.answers


def _asked(game: Game) -> tuple[int, ...]:
    return (game.ask[1],) if game.ask[0] in SINGLE else game.left


def _waits(game: Game, end: Game, given: dict[tuple[int, int], tuple[int, Any]]) -> bool:
    """Return whether somebody has answered the question at which the moment stands."""
    return game.no == end.no and any((game.no, seat) in given for seat in _asked(game))


def short(deal: MatchDeal, answers: Sequence[Answer]) -> list[Short]:
    """The short form of the answers that a match has kept. Raises MomentError where a clock or a vote has answered."""
    if any(answer.seat in {CLOCK, TOGETHER} for answer in answers):
        raise MomentError(tr("progress-clock-answered"))
    given = {(answer.no, answer.seat): answer for answer in answers}
    last = {answer.no: answer for answer in answers}
    game, found = deal.begin(auto=True), list[Short]()
    while not game.over:
        answer = given.get((game.no, game.seat))
        if answer is None and game.ask[0] != OFFER:
            answer = last.get(game.no)
        if answer is None:
            break
        found.append(_one(game, answer))
        play(game, found[-1])
    return found


def _one(game: Game, answer: Answer) -> Short:
    if answer.choice == NO_CHOICE:
        return answer.seat, NO_CHOICE, answer.value
    return answer.choice if answer.seat == game.seat else (answer.seat, answer.choice)
