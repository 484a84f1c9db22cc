"""What a puzzle may ask for in ESPIONAGE."""

from __future__ import annotations

from tabletop.core.goal import Goal
from tabletop.games.espionage.rules.cards import KIND
from tabletop.games.espionage.rules.table import EXPOSED, HAND, STEP, Spies
from tabletop.games.espionage.texts import tr


def holds(s: Spies, seat: int, card: str) -> bool:
    kind = KIND[card]
    return any(s.kind[c] == kind for zone in (HAND, EXPOSED) for c in s.zones[zone + STEP * seat])


def rid_of_bomb(s: Spies, seat: int, _: int) -> bool:
    """ES-71: whoever holds it at the reveal loses."""
    return not s.items and s.alive[seat] and not holds(s, seat, "bomb")


def has_target(s: Spies, seat: int, _: int) -> bool:
    """ES-109."""
    return not s.items and s.alive[seat] and holds(s, seat, "target")


def has_package(s: Spies, seat: int, _: int) -> bool:
    """ES-102."""
    return not s.items and s.alive[seat] and holds(s, seat, "package")


def survives(s: Spies, seat: int, _: int) -> bool:
    return not s.items and s.alive[seat]


def fallen(s: Spies, seat: int, number: int) -> bool:
    return s.alive[seat] and len(s.fallen) >= number


def falls(start: Spies, s: Spies, seat: int) -> tuple[int, ...]:
    return (len(s.fallen),) if len(s.fallen) > len(start.fallen) and s.alive[seat] else ()


def kept(s: Spies, seat: int, number: int) -> bool:
    """What has been played has resolved, and so many cards are still in the hand."""
    return not s.items and s.alive[seat] and len(s.zones[HAND + STEP * seat]) >= number


def left(start: Spies, s: Spies, seat: int) -> tuple[int, ...]:
    return (len(s.zones[HAND + STEP * seat]),) if start.items and not s.items and s.turn != seat else ()


TASKS: dict[str, Goal | None] = {
    "score": None,  # cards in hand alone win nothing
    "knock_out": Goal(tr("task-knock-out"), fallen, numbers=falls),
    "bomb": Goal(tr("task-bomb"), rid_of_bomb),
    "target": Goal(tr("task-target"), has_target),
    "package": Goal(tr("task-package"), has_package),
    "keep": Goal(
        tr("task-keep"),
        kept,
        over=lambda _, s, seat: not s.alive[seat] or not s.items,
        numbers=left,
    ),
    "survive": Goal(tr("task-survive"), survives, over=lambda _, s, seat: not s.alive[seat] or not s.items),
}
