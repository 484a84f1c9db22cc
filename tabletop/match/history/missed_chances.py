"""Which card in hand could have answered what somebody fell by: tried at every chance that was let pass shortly before."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY, PASS

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.core.record import Record
    from tabletop.match.history.summary import Elimination

AHEAD = 16  # answers in which all comes out when everybody only passes


class MissedChance(NamedTuple):
    """Kinds of cards: the `card` in hand, and what it could have been played `against` (NOBODY where no card is answered)."""

    card: int
    against: int = NOBODY


def missed(record: Record, fall: Elimination) -> MissedChance | None:
    """The last chance: with this card the seat would still have been there, and without it not, when nobody did anything
    else. None where there was none, as far as that can be tried.
    """
    chances = [n for n in reversed(fall.passed) if n >= record.first]
    found = (_at(record.at(n), fall.seat, record) for n in chances)
    return next((one for one in found if one is not None), None)


def _at(game: Game, seat: int, record: Record) -> MissedChance | None:
    options = game.options_of(seat) or []
    if PASS not in options or _lives(game, seat, options.index(PASS)):
        return None
    kind, acts = game.table.kind, record.definition.acts
    for index, (act, card, spot) in enumerate(options):
        if act != NOBODY and card >= 0 and not acts[act].grave and _lives(game, seat, index):
            return MissedChance(kind[card], kind[spot] if acts[act].spot == "card" and spot >= 0 else NOBODY)
    return None


def _lives(game: Game, seat: int, index: int) -> bool:
    """Whether a seat that answers so is still there when from then on everybody passes who may, and else takes the first."""
    trial = game.clone()
    trial.answer(trial.no, seat, index)
    for _ in range(AHEAD):
        options = trial.options or []
        if not options or not trial.table.alive[seat]:
            break
        trial.step(options.index(PASS) if PASS in options else 0)
    return trial.table.alive[seat]
