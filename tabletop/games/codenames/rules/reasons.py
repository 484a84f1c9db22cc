"""Why something on the table cannot be done just now: for cards in view, and for buttons that are shown but closed."""

from __future__ import annotations

from tabletop.core.ask import ValueRefusal
from tabletop.core.reasons import Reasons, ReasonTexts
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.games.codenames.rules.queries import OBJECTIONS_A_TURN, cover_own, cover_rival, guess
from tabletop.games.codenames.rules.table import COVERS, KEY, Board, rules
from tabletop.games.codenames.texts import tr

REASONS: dict[str, tuple[str, str]] = {
    "cell_not_open": (tr("reason-not-open"), "CN-78"),
    "director_hands_off": (tr("reason-hands-off"), "CN-40"),
    "cell_not_rival": (tr("reason-not-rival"), "CN-107"),
    "cell_not_own": (tr("reason-not-own"), "CN-54"),
    "must_guess_once": (tr("reason-must-guess"), "CN-79"),
    "window_closed": (tr("reason-window-closed"), "CN-68"),
    "challenge_limit": (tr("reason-objections"), "CN-69"),
    "own_clue": (tr("reason-own-clue"), "CN-68"),
    "key_hidden": (tr("reason-key-hidden"), "CN-125"),
    "needs_second_display": (tr("reason-second-display"), "CN-126"),
}
why = ReasonTexts(REASONS)


def refusal(code: str) -> ValueRefusal:
    sentence, rule = REASONS[code]
    return ValueRefusal(code, sentence, rule)


@rules.reason_for(guess)
def guess_reasons(s: Board, seat: int) -> Reasons:
    if seat in s.directors:
        return {cell: why("director_hands_off") for cell in range(CELLS)}
    return {card - CELLS: why("cell_not_open") for card in s.zones[COVERS]}


def _others(may: set[int], code: str) -> Reasons:
    return {cell: why(code) for cell in range(CELLS) if cell not in may}


@rules.reason_for(cover_rival)
def rival_reasons(s: Board, seat: int) -> Reasons:
    return _others({card for _, card, _ in cover_rival(s, seat)}, "cell_not_rival")


@rules.reason_for(cover_own)
def own_reasons(s: Board, seat: int) -> Reasons:
    return _others({card for _, card, _ in cover_own(s, seat)}, "cell_not_own")


def not_stopping(s: Board) -> ValueRefusal | None:
    """Why the Stop button is closed while Agents guess (CN-79)."""
    return None if s.guesses else refusal("must_guess_once")


def not_touching(s: Board, seat: int, cell: int) -> ValueRefusal | None:
    """Why a seat cannot lock or mark a cell, beyond its not being asked."""
    if seat in s.directors:
        return refusal("director_hands_off")
    return None if 0 <= cell < CELLS and s.at[CELLS + cell] == KEY else refusal("cell_not_open")


def not_objecting(s: Board, seat: int) -> ValueRefusal | None:
    """Why a Director cannot object to the present clue (CN-68, CN-69)."""
    if seat == s.directors[s.side]:
        return refusal("own_clue")
    if s.guesses:
        return refusal("window_closed")
    return refusal("challenge_limit") if s.objections >= OBJECTIONS_A_TURN else None
