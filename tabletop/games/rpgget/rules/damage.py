"""What an Attack does to a target: one fixed order (RG-123), for the blow itself and for what is shown before it."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.rpgget.rules.blocks import PRINTED
from tabletop.games.rpgget.rules.cards import BACK, FRONT, MELEE, MIDDLE, PARALYSIS
from tabletop.games.rpgget.rules.marks import mark_of
from tabletop.games.rpgget.rules.options import FRONT_ON_HEADS
from tabletop.games.rpgget.rules.statics import ARMOR, AURAS, CAP, NO_CAP, WEAK
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, FIELD, MISSION, RpgGet
from tabletop.games.rpgget.rules.values import mind

NO_SHIELD = (0, 0, 0)
NO_AURA = (0, 0)


class Expected(NamedTuple):
    """What an Attack would do to one target: from `low` to `high` as coins fall. why: a word when it can only be 0."""

    low: int
    high: int
    why: str = ""


def auras(s: RpgGet, unit: int) -> tuple[int, int]:
    """What others of its side give a unit: attacks +x, less taken (RG-158: sleepers give nothing), while it is there."""
    x = armor = 0
    zone, kind = s.at[unit], s.kind[unit]
    if zone not in FIELD:
        return NO_AURA
    sources = (s.memo[zone] or s.digest(zone)).auras
    if not sources and zone == ACTIVE:
        return NO_AURA
    for source, rows in sources:
        if source != unit and mind(s, source):
            for row in rows:
                if row.kinds[kind]:
                    x += row.x
                    armor += row.armor
    if zone == ENEMIES and s.zones[MISSION]:
        for row in AURAS[s.kind[s.zones[MISSION][0]]]:
            if row.kinds[kind]:
                x += row.x
                armor += row.armor
    return x, armor


def flips_to_hit(s: RpgGet, actor: int, block: int) -> bool:
    """RG-148: a Melee attack from Front flips a coin."""
    said = PRINTED[block]
    return s.rank[actor] == FRONT and bool(said.keys & MELEE) and not said.star


def force(s: RpgGet, actor: int, block: int, extra: int, heads: bool) -> int:
    """A of RG-123: before any target is looked at. extra: boosts of this use; heads: of the flip in Front."""
    said = PRINTED[block]
    if said.star:
        return 0
    a = said.x + (mark_of(s, actor).boost if s.marks else 0) + extra + auras(s, actor)[0]
    if said.keys & MELEE:
        rank = s.rank[actor]
        if rank == BACK:
            a -= 1
        elif rank == FRONT and heads:
            a += 1
    return max(a, 0)


def taken(
    s: RpgGet,
    target: int,
    block: int,
    a: int,
    shield: tuple[int, int, int],
    heads: bool,
    front: bool = True,
    *,
    capped: bool = True,
) -> int:
    """What of A a target takes. shield: reduction and halves of its Defences, evaded; heads: of the flip in Back;
    front: of that which some tables make in Front; capped: no more than its cap.
    """
    said = PRINTED[block]
    if said.star or shield[2]:
        return 0
    kind, rank, guard = s.kind[target], s.rank[target], mark_of(s, target).guard if s.marks else 0
    works = s.at[target] != ENEMIES or not s.ail[target] & PARALYSIS  # RG-154
    t = a - guard if guard < 0 else a
    if rank == FRONT and front:
        t += 1
    if works and WEAK[kind]:
        t += sum([n for n, vs in WEAK[kind] if not vs or vs & said.keys])
    if shield is not NO_SHIELD:
        for _ in range(shield[1]):
            t = (t + 1) // 2
        t -= shield[0]
    t -= auras(s, target)[1]
    if guard > 0:
        t -= guard
    if rank == BACK and heads:
        t -= 1
    if works:
        if ARMOR[kind]:
            t -= sum([n for n, vs in ARMOR[kind] if not vs or vs & said.keys])
        if capped and CAP[kind] != NO_CAP:
            t = min(t, CAP[kind])
    return max(t, 0)


def capped(s: RpgGet, actor: int, block: int, target: int, extra: int) -> bool:
    """The target's cap would take something off the Attack at its strongest."""
    cap = CAP[s.kind[target]]
    if cap == NO_CAP:
        return False
    return taken(s, target, block, force(s, actor, block, extra, True), NO_SHIELD, False, capped=False) > cap


def next_boost(s: RpgGet, actor: int) -> int:
    """What a unit's next Attack gets beside the boosts of the attempt."""
    return mark_of(s, actor).once


def foresee(s: RpgGet, actor: int, block: int, target: int, extra: int | None = None) -> Expected:
    """The exact damage of an Attack on one target, before Defences: its range where coins decide, and why it is 0.

    extra: boosts of this use; None: those that wait for the unit's next Attack.
    """
    more = next_boost(s, actor) if extra is None else extra
    weak = strong = force(s, actor, block, more, False)
    if flips_to_hit(s, actor, block):
        strong = force(s, actor, block, more, True)
    high = low = taken(s, target, block, strong, NO_SHIELD, False)
    if weak != strong or s.rank[target] != MIDDLE:  # else no coin falls
        low = taken(s, target, block, weak, NO_SHIELD, True, front=not s.house & FRONT_ON_HEADS)
    if high:
        return Expected(low, high)
    return Expected(0, 0, "star" if PRINTED[block].star else "weak" if not strong else "armor")
