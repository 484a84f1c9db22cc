"""What would happen: the numbers of an attack and the way of its dominoes, before anybody commits (MB-149).

They work on what everybody sees, so a veiled table will do; the table is never changed.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.beanz.rules.cards import SHARPSHOOT
from tabletop.games.beanz.rules.changes import domino
from tabletop.games.beanz.rules.options import DOMINO
from tabletop.games.beanz.rules.queries import has_target, mode_of
from tabletop.games.beanz.rules.select import across, sharpshoot_targets
from tabletop.games.beanz.rules.table import BOTTOMZ_UP, SIDEWAYZ, Attack, Beanz
from tabletop.games.beanz.rules.values import TOPPLES, Comparison, fight


class Forecast(NamedTuple):
    """An attack against one target: the numbers, and the Beans that dominoes would reach (card, is it knocked off)."""

    target: int
    fight: Comparison
    dominoes: tuple[tuple[int, bool], ...]


def forecast(table: Beanz, seat: int, cards: tuple[int, ...], target: int) -> Forecast:
    """What these attackers would do to a target now, with the boosts that wait."""
    s = table.copy()
    for card in cards:
        s.pos[card] = BOTTOMZ_UP
    attack = Attack(seat, cards, 0, s.pending, s.attacks == 0, target, s.at[target])
    found = fight(s, attack)
    return Forecast(target, found, ripples(s, attack) if found.result == TOPPLES else ())


def ripples(s: Beanz, attack: Attack) -> tuple[tuple[int, bool], ...]:
    """The dominoes after the target has fallen; `s` is a copy that may be spoilt."""
    if not s.house & DOMINO:
        return ()
    lying = [zone[0] if zone else -1 for zone in s.zones]
    s.pos[attack.target] = SIDEWAYZ
    return tuple([(lying[ring], not s.zones[ring]) for ring in domino(s, attack.ring)])


def forecasts(table: Beanz, seat: int, card: int) -> tuple[Forecast, ...]:
    """One for every Bean that this attacker alone could be made to hit now (MB-78, MB-85)."""
    if mode_of(table, card) & SHARPSHOOT:
        targets = sharpshoot_targets(table, seat)
    else:
        targets = across(table, table.at[card]) if has_target(table, card) else []
    return tuple([forecast(table, seat, (card,), target) for target in targets])
