"""One decision of a person, looked at again from what that seat knew then: a job for a worker."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.analysis import AnalysisEffort, RatedAnswer, analyse, own, weighs
from tabletop.bots.bot import Choice, ValueAnswer
from tabletop.bots.heuristics import PLAIN, hints_for
from tabletop.core.anytime_rights import is_let_be
from tabletop.core.ask import RACE, TELL, Option, plain
from tabletop.core.definition import Definition
from tabletop.core.record import Record
from tabletop.jobs import Job

EFFORT = AnalysisEffort(iterations=200, worlds=128, answers=4)
FUNCTION = f"{__name__}:look_again"
PLACES = 4  # of the chances of others that are kept


class ShareRange(NamedTuple):
    """Of the seat's share of the win, from 0 to 1, with its range."""

    middle: float
    low: float
    high: float


class AnalysedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an answer was worth. `n`: answers before it; `given`, `best`: what could be expected of it and of the best one,
    whose index or told value is `choice` or `value`.

    behind: by how much the best was better on average, surely: by how much at least (0 inside the noise); other: by how much
    the best was better than the next one on average, ahead: at least; obvious: a middling bot takes the best one at once.
    every_given, every_best: by seat, what each could expect then, as far as this seat could tell; () where nothing tells it.
    """

    n: int
    seat: int
    given: ShareRange
    best: ShareRange
    choice: int
    value: Any = None
    behind: float = 0.0
    surely: float = 0.0
    other: float = 0.0
    ahead: float = 0.0
    obvious: bool = True
    every_given: tuple[float, ...] = ()
    every_best: tuple[float, ...] = ()

    @property
    def was_best(self) -> bool:
        return self.behind == 0.0


class TakenDecision(NamedTuple):
    """The answer after `n` others, of `seat`."""

    n: int
    seat: int


def judged(game: str) -> bool:
    """Whether anything is known of what answers are worth in a game; else its matches are not looked at again."""
    return own(game) is not None or hints_for(game) is not None


def decisions(past: Record, people: Collection[int]) -> Iterator[TakenDecision]:
    """The answers of these seats to which there was another one. Where speed decides, nothing was thought about; what is told
    is rated by the game's own bots alone, and of what else is answered there they know the worth of some; whoever gave up has
    decided about the match and not about an answer, and whoever has not claimed a right was not asked.
    """
    game, rates = past.at(past.first), own(past.definition.id) is not None
    known = weighs(past.definition.id) or (lambda _game, _answer: True)
    for n, answer in enumerate(past.answers[past.first :], past.first):
        if answer.seat in people and game.ask[0] != RACE:
            found = game.options_of(answer.seat) or []
            grave = [_grave(past.definition, option) for option in found]
            chosen = len(found) - sum(grave) > 1 and not is_let_be(past.definition, game, answer)
            if rates if game.ask[0] == TELL else chosen and not grave[answer.choice] and known(game, answer):
                yield TakenDecision(n, answer.seat)
        game.answer(*answer.meaning)


def _grave(definition: Definition, option: Option) -> bool:
    """Giving up is no answer that anybody has missed."""
    act = definition.act(option) if isinstance(option, tuple) and isinstance(option[0], int) else None
    return act is not None and bool(act.grave)


def job(past: Record, decision: TakenDecision, effort: AnalysisEffort, seed: int) -> Job:
    """The work on one decision: all of it follows from what is handed on here."""
    known = past.at(decision.n).knowledge(decision.seat)
    answer = past.answers[decision.n]
    args = {
        "game": past.definition.id,
        "known": known.save(),
        "n": decision.n,
        "answer": [decision.seat, answer.choice, answer.value],
        "effort": msgspec.to_builtins(effort),
    }
    return Job(FUNCTION, args, seed * 1_000_003 + decision.n)


def look_again(
    game: str, known: dict[str, Any], n: int, answer: list[Any], effort: dict[str, int], seed: int
) -> AnalysedDecision:
    """The same for the same words on every machine. `answer`: whose it was, the choice, the value that was told."""
    definition = games.load(game)
    seat, choice, value = answer
    chosen: Choice = choice if value is None else ValueAnswer(plain(value))
    wanted = msgspec.convert(effort, AnalysisEffort)
    seen = definition.load(known)
    verdict = analyse(definition, seen, seat, Random(seed), wanted, (chosen,))
    given = verdict.of(chosen)
    if given is None:
        raise LookupError("this answer could not be rated")
    best, *rest = verdict.options
    found = best.choice
    return AnalysedDecision(
        n=n,
        seat=seat,
        given=_chance(given),
        best=_chance(best),
        choice=found if isinstance(found, int) else -1,
        value=found.value if isinstance(found, ValueAnswer) else None,
        behind=given.behind if given is not best else 0.0,
        surely=given.surely,
        other=min((rated.behind for rated in rest), default=0.0),
        ahead=min((rated.surely for rated in rest), default=0.0),
        obvious=best.means(levels.plain(game, PLAIN).choose(seen, seat, Random(seed))),
        every_given=_short(given.every),
        every_best=_short(best.every),
    )


def _chance(rated: RatedAnswer) -> ShareRange:
    return ShareRange(rated.chance, rated.low, rated.high)


def _short(every: tuple[float, ...]) -> tuple[float, ...]:
    """As exact as anybody could draw it: there is one a seat and decision."""
    return tuple(round(chance, PLACES) for chance in every)
