"""Why something on the table cannot be done just now: for cards in view, and for buttons that are shown but closed."""

from __future__ import annotations

from tabletop.core.ask import Refusal
from tabletop.core.reasons import Reasons, Teller
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.games.codenames.rules.queries import OBJECTIONS_A_TURN, cover_own, cover_rival, guess
from tabletop.games.codenames.rules.table import COVERS, KEY, Board, rules

REASONS: dict[str, tuple[str, str]] = {
    "cell_not_open": ("This asset is covered already.", "CN-78"),
    "director_hands_off": ("A Director never touches the cards.", "CN-40"),
    "cell_not_rival": ("Only an asset of the rivals that is not covered yet.", "CN-107"),
    "cell_not_own": ("Only an asset of your own side that is not covered yet.", "CN-54"),
    "must_guess_once": ("At least one guess in every turn.", "CN-79"),
    "window_closed": ("An objection is possible until the first guess only.", "CN-68"),
    "challenge_limit": ("Two objections in a turn; this clue stands.", "CN-69"),
    "own_clue": ("Nobody objects to the own clue.", "CN-68"),
    "key_hidden": ("The key is for the Directors, and never while Agents guess.", "CN-125"),
    "needs_second_display": ("Two windows need a second display.", "CN-126"),
}
why = Teller(REASONS)


def refusal(code: str) -> Refusal:
    sentence, rule = REASONS[code]
    return Refusal(code, sentence, rule)


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


def not_stopping(s: Board) -> Refusal | None:
    """Why the Stop button is closed while Agents guess (CN-79)."""
    return None if s.guesses else refusal("must_guess_once")


def not_touching(s: Board, seat: int, cell: int) -> Refusal | None:
    """Why a seat cannot lock or mark a cell, beyond its not being asked."""
    if seat in s.directors:
        return refusal("director_hands_off")
    return None if 0 <= cell < CELLS and s.at[CELLS + cell] == KEY else refusal("cell_not_open")


def not_objecting(s: Board, seat: int) -> Refusal | None:
    """Why a Director cannot object to the present clue (CN-68, CN-69)."""
    if seat == s.directors[s.side]:
        return refusal("own_clue")
    if s.guesses:
        return refusal("window_closed")
    return refusal("challenge_limit") if s.objections >= OBJECTIONS_A_TURN else None
