"""What a puzzle may ask for in RPG Get!."""

from __future__ import annotations

from tabletop.core.task import Task
from tabletop.games.rpgget.rules.table import ENEMIES, FALLEN, INVENTORY, PARTY, STEP, RpgGet
from tabletop.games.rpgget.rules.values import attempting


def enemies(s: RpgGet) -> int:
    return len(s.zones[ENEMIES])


def fallen(s: RpgGet, seat: int) -> int:
    """Characters of everybody else that have been knocked out (RG-21)."""
    return sum(len(s.zones[FALLEN + STEP * other]) for other in range(s.seats) if other != seat)


def more(zone: int, start: RpgGet, s: RpgGet, seat: int) -> tuple[int, ...]:
    before, now = len(start.zones[zone + STEP * seat]), len(s.zones[zone + STEP * seat])
    return (now,) if now > before else ()


TASKS = {
    "beat": Task(
        "Leave at most {n} of this mission's enemies.",
        lambda s, seat, n: s.turn == seat and attempting(s) and enemies(s) <= -n,
        over=lambda start, s, _: s.turn != start.turn or not attempting(s),
        numbers=lambda start, s, seat: (
            (-enemies(s),) if attempting(s) and s.turn == seat and enemies(s) < enemies(start) else ()
        ),
    ),
    "knock_out": Task(
        "Have {n} of the others' Characters unconscious this turn.",
        lambda s, seat, n: fallen(s, seat) >= n,
        numbers=lambda start, s, seat: (fallen(s, seat),) if fallen(s, seat) > fallen(start, seat) else (),
    ),
    "equip": Task(
        "Have {n} Rewards in your inventory this turn.",
        lambda s, seat, n: len(s.zones[INVENTORY + STEP * seat]) >= n,
        numbers=lambda start, s, seat: more(INVENTORY, start, s, seat),
    ),
    "party": Task(
        "Have a party of {n} Characters this turn.",
        lambda s, seat, n: len(s.zones[PARTY + STEP * seat]) >= n,
        numbers=lambda start, s, seat: more(PARTY, start, s, seat),
    ),
}
