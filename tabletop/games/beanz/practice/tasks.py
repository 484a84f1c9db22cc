"""What a puzzle may ask for in Mighty Beanz."""

from __future__ import annotations

from tabletop.core.goal import Goal
from tabletop.games.beanz.rules.table import HALVES, HEADZ_UP, SIDEWAYZ, SLOTS, Beanz
from tabletop.games.beanz.texts import tr


def beans(s: Beanz, seat: int, slots: range | tuple[int, ...] = range(SLOTS)) -> list[int]:
    return [card for slot in slots for card in s.zones[SLOTS * seat + slot]]


def standing(s: Beanz, seat: int) -> int:
    return sum(s.pos[card] != SIDEWAYZ for card in beans(s, seat))


def full(s: Beanz, seat: int) -> int:
    """Halves that are filled with Headz-up Beans, and so may shoot (MB-98)."""
    rows = [beans(s, seat, half) for half in HALVES]
    return sum(
        len(row) == len(half) and all(s.pos[c] == HEADZ_UP for c in row) for row, half in zip(rows, HALVES, strict=True)
    )


def lower(start: int, now: int) -> tuple[int, ...]:
    return (-now,) if now < start else ()


def spared(start: Beanz, s: Beanz, seat: int) -> tuple[int, ...]:
    """All that stood when the attack began still stand."""
    before = standing(start, seat)
    return (before,) if start.attack and not s.attack and standing(s, seat) >= before else ()


NUMBER = "{n}"  # stays open until a puzzle names it (core/goal.py)
TASKS = {
    "hold": Goal(
        tr("task-hold", n=NUMBER),
        lambda s, seat, n: not s.attack and not s.things and standing(s, seat) >= n,
        over=lambda start, s, _: s.turn != start.turn or not (s.attack or s.things),
        numbers=spared,
    ),
    "topple": Goal(
        tr("task-topple", n=NUMBER),
        lambda s, seat, n: standing(s, 1 - seat) <= -n,
        numbers=lambda start, s, seat: lower(standing(start, 1 - seat), standing(s, 1 - seat)),
        none=tr("task-topple-none"),
    ),
    "sweep": Goal(
        tr("task-sweep", n=NUMBER),
        lambda s, seat, n: len(beans(s, 1 - seat)) <= -n,
        numbers=lambda start, s, seat: lower(len(beans(start, 1 - seat)), len(beans(s, 1 - seat))),
        none=tr("task-sweep-none"),
    ),
    "fill": Goal(
        tr("task-fill", n=NUMBER),
        lambda s, seat, n: full(s, seat) >= n,
        numbers=lambda start, s, seat: (full(s, seat),) if full(s, seat) > full(start, seat) else (),
    ),
    "disarm": Goal(
        tr("task-disarm", n=NUMBER),
        lambda s, seat, n: full(s, 1 - seat) <= -n,
        numbers=lambda start, s, seat: lower(full(start, 1 - seat), full(s, 1 - seat)),
        none=tr("task-disarm-none"),
    ),
}
