"""Enemies come into the attempt: out of a hand or recruited (RG-60 to RG-65)."""

from __future__ import annotations

from typing import Any

from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.cards import BOSS, ENEMY, SIZE, START_RANK, TYPE
from tabletop.games.rpgget.rules.events import Enters
from tabletop.games.rpgget.rules.falls import due, settle
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE, Doer, happen
from tabletop.games.rpgget.rules.table import ENEMIES, RpgGet
from tabletop.games.rpgget.rules.values import ep_left


def legal_enemy(s: RpgGet, kind: int) -> bool:
    """RG-61, RG-62: an enemy whose size fits, and no second Boss."""
    return TYPE[kind] == ENEMY and SIZE[kind] <= s.ep - s.spent and not (BOSS[kind] and s.boss)


def enter(t: Handle[RpgGet], seat: int, card: int) -> Asking[Any]:
    """What happens when it enters comes before the next card (RG-65)."""
    number = comes_in(t, seat, card)
    if number != NONE:
        yield from happen(t, Doer(seat, card, card), number)
        if due(t):
            yield from settle(t)


@verb
def comes_in(s: RpgGet, seat: int, card: int) -> int:
    """Pay the size; the program of what happens now."""
    kind = s.kind[card]
    s.spent += SIZE[kind]
    s.boss = s.boss or BOSS[kind]
    s.rank[card] = START_RANK[kind]
    s.move(card, ENEMIES)
    if s.events is not None:
        s.say(Enters(seat, kind, card, s.turn, ep_left(s), BOSS[kind]))
    return BY_MOMENT["intrinsic on_enter"][kind]
