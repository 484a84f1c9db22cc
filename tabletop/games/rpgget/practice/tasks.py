"""What a puzzle may ask for in RPG Get!."""

from __future__ import annotations

from tabletop.core.goal import Goal
from tabletop.games.rpgget.rules.cards import BOSS
from tabletop.games.rpgget.rules.table import ENEMIES, FALLEN, INVENTORY, PARTY, STEP, RpgGet, points
from tabletop.games.rpgget.rules.values import attempting, party
from tabletop.games.rpgget.texts import tr

N = "{n}"  # where the number of a task will stand (core/goal.py)


def enemies(s: RpgGet) -> int:
    return len(s.zones[ENEMIES])


def fallen(s: RpgGet, seat: int) -> int:
    """Characters of everybody else that have been knocked out (RG-21)."""
    return sum(len(s.zones[FALLEN + STEP * other]) for other in range(s.seats) if other != seat)


def bosses(s: RpgGet) -> int:
    return sum(BOSS[s.kind[card]] for card in s.zones[ENEMIES])


def hurt(s: RpgGet, seat: int) -> int:
    """Damage on the seat's Characters that stand."""
    return sum(s.damage[card] for card in party(s, seat))


def stood(start: RpgGet, s: RpgGet, seat: int) -> tuple[int, ...]:
    """The enemies have been before the seat's party, and nobody has fallen."""
    before, now = len(party(start, seat)), len(party(s, seat))
    return (now,) if attempting(start) and enemies(start) and not attempting(s) and now >= before else ()


def more(zone: int, start: RpgGet, s: RpgGet, seat: int) -> tuple[int, ...]:
    before, now = len(start.zones[zone + STEP * seat]), len(s.zones[zone + STEP * seat])
    return (now,) if now > before else ()


TASKS = {
    "score": Goal(
        tr("task-score", n=N),
        lambda s, seat, n: points(s, seat) >= n,
        over=lambda start, s, _: s.turn != start.turn,
        numbers=lambda start, s, seat: (points(s, seat),) if points(s, seat) > points(start, seat) else (),
    ),
    "boss": Goal(
        tr("task-boss"),
        lambda s, seat, _: s.turn == seat and attempting(s) and s.boss and not bosses(s),
        over=lambda start, s, _: s.turn != start.turn or not attempting(s),
        numbers=lambda start, s, _: (0,) if bosses(start) and not bosses(s) else (),
    ),
    "stand": Goal(
        tr("task-stand", n=N),
        lambda s, seat, n: not attempting(s) and len(party(s, seat)) >= n,
        over=lambda start, s, _: s.turn != start.turn,
        numbers=stood,
    ),
    "mend": Goal(
        tr("task-mend", n=N),
        lambda s, seat, n: hurt(s, seat) <= -n,
        numbers=lambda start, s, seat: (-hurt(s, seat),) if hurt(s, seat) < hurt(start, seat) else (),
    ),
    "beat": Goal(
        tr("task-beat", n=N),
        lambda s, seat, n: s.turn == seat and attempting(s) and enemies(s) <= -n,
        over=lambda start, s, _: s.turn != start.turn or not attempting(s),
        numbers=lambda start, s, seat: (
            (-enemies(s),) if attempting(s) and s.turn == seat and enemies(s) < enemies(start) else ()
        ),
        none=tr("task-beat-none"),
    ),
    "knock_out": Goal(
        tr("task-knock-out", n=N),
        lambda s, seat, n: fallen(s, seat) >= n,
        numbers=lambda start, s, seat: (fallen(s, seat),) if fallen(s, seat) > fallen(start, seat) else (),
    ),
    "equip": Goal(
        tr("task-equip", n=N),
        lambda s, seat, n: len(s.zones[INVENTORY + STEP * seat]) >= n,
        numbers=lambda start, s, seat: more(INVENTORY, start, s, seat),
    ),
    "party": Goal(
        tr("task-party", n=N),
        lambda s, seat, n: len(s.zones[PARTY + STEP * seat]) >= n,
        numbers=lambda start, s, seat: more(PARTY, start, s, seat),
    ),
}
