"""What holds for a seat for a while, as the notes on its badge (section 11: active effects)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.austin.rules.table import (
    BONES,
    DISCOUNT,
    EMIT,
    FORBID,
    FORBID_ATTACK,
    FORBID_BONES,
    FORBID_HELP,
    NO_LIMIT,
    ROLE_AS,
    UNTIL_ATTACK,
    UNTIL_MY_TURN,
    UNTIL_THEIR_TURN,
    UNTIL_TURN,
    Austin,
    Lasting,
)
from tabletop.games.austin.words.common import VIBES, some, title

UNTIL = {
    UNTIL_ATTACK: "until the fight is over",
    UNTIL_TURN: "until the turn ends",
    UNTIL_MY_TURN: "until the next turn of whoever did it",
    UNTIL_THEIR_TURN: "until the end of this seat's next turn",
}
FORBIDDEN = {FORBID_HELP: "No calls for help", FORBID_BONES: "No Frickin' Bones", FORBID_ATTACK: "No attempts"}
ROLES = ("a Shagger", "an Assassin")


def notes(s: Austin, seat: int) -> tuple[str, ...]:
    """One line for each effect that touches the seat or an Agent of its; muted Agents say so themselves."""
    found = [f"{line}, {UNTIL[row.until]}" for row in s.lasting if row.seat == seat for line in _line(s, row)]
    if s.limits[seat] != NO_LIMIT:
        found.append(f"Next turn: {some(s.limits[seat], 'action')}")  # AP-151
    return tuple(found)


def _line(s: Austin, row: Lasting) -> Iterator[str]:
    if row.op == EMIT:
        yield f"{row.n:+d} {VIBES[row.what]}"
    elif row.op == DISCOUNT:
        yield f"{'Bones' if row.what == BONES else 'Swingers'} need {row.n} fewer"
    elif row.op == FORBID:
        yield FORBIDDEN[row.what]
    elif row.op == ROLE_AS:
        yield f"{title(s.kind[row.card])} counts as {ROLES[row.what]}"
