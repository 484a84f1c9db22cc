"""What texts have given units for this attempt: boosts, guards, further Attacks. Few units have any, so they are rows."""

from __future__ import annotations

from tabletop.games.rpgget.rules.table import Mark, RpgGet

NO_MARK = Mark(-1)


def mark_of(s: RpgGet, unit: int) -> Mark:
    """A unit's row; one of nothing but zeros if it has none."""
    for row in s.marks:
        if row.unit == unit:
            return row
    return NO_MARK


def set_mark(s: RpgGet, mark: Mark) -> None:
    """In place of the unit's row before."""
    rest = tuple([row for row in s.marks if row.unit != mark.unit])
    s.marks = (*rest, mark) if any(mark[1:]) else rest


def add_mark(
    s: RpgGet, unit: int, *, boost: int = 0, once: int = 0, guard: int = 0, again: int = 0, by: tuple[int, ...] = ()
) -> None:
    """by: the kinds of the cards that change its guard."""
    _, a, b, c, d, before = mark_of(s, unit)
    set_mark(s, Mark(unit, a + boost, b + once, c + guard, d + again, before + by if c + guard else ()))


def unmark(s: RpgGet, unit: int) -> None:
    """All of it goes."""
    s.marks = tuple([row for row in s.marks if row.unit != unit])
