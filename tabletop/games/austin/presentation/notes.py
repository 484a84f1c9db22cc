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
    Austin,
    Lasting,
)
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import UNTIL, VIBES, title

FORBIDDEN = {
    FORBID_HELP: tr("note-no-help"),
    FORBID_BONES: tr("note-no-bones"),
    FORBID_ATTACK: tr("note-no-attack"),
}
ROLES = ("note-shagger", "note-assassin")


def notes(s: Austin, seat: int) -> tuple[str, ...]:
    """One line for each effect that touches the seat or an Agent of its; muted Agents say so themselves."""
    lasting = [row for row in s.lasting if row.seat == seat]
    found = [tr("note-until", note=note, until=UNTIL[row.until]) for row in lasting for note in _note(s, row)]
    if s.limits[seat] != NO_LIMIT:
        found.append(tr("note-next-turn", count=s.limits[seat]))  # AP-151
    return tuple(found)


def _note(s: Austin, row: Lasting) -> Iterator[str]:
    if row.op == EMIT:
        yield tr("note-vibes", change=f"{row.n:+d}", vibe=VIBES[row.what])
    elif row.op == DISCOUNT:
        yield tr("note-bones-need" if row.what == BONES else "note-swingers-need", count=row.n)
    elif row.op == FORBID:
        yield FORBIDDEN[row.what]
    elif row.op == ROLE_AS:
        yield tr(ROLES[row.what], card=title(s.kind[row.card]))
