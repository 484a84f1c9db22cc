"""What seats may do at any time with cards that everybody sees: Recovery, and Rewards used for one (RG-116, RG-137, RG-177).

Offered is what would do something now; that is public, so that asking tells nothing new (RG-172).
"""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.games.rpgget.rules.acts import REWARD_RECOVERY, USE_RECOVERY
from tabletop.games.rpgget.rules.blocks import (
    NEED_ACTIVE,
    NEED_AIL,
    NEED_ENEMY,
    NEED_FALLEN,
    NEED_HURT,
    PRINTED,
    RECOVERY_OF,
)
from tabletop.games.rpgget.rules.cards import BLOCK, SLEEP
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FALLEN,
    INVENTORY,
    PARTY,
    STEP,
    USED_RECOVERY,
    RpgGet,
)
from tabletop.games.rpgget.rules.values import can_handle, users

UNKNOWN = -1


def needs(s: RpgGet, seat: int) -> int:
    """What of a seat a Recovery could mend now: bits of `blocks.NEED_HURT` and so on."""
    found, damage, ail, zones = 0, s.damage, s.ail, s.zones
    cards = zones[PARTY + STEP * seat]
    if zones[ACTIVE] and seat == s.turn:
        found = NEED_ACTIVE
        cards += zones[ACTIVE]
    for card in cards:
        if damage[card]:
            found |= NEED_HURT
        if ail[card]:
            found |= (ail[card] & ~SLEEP) << NEED_AIL
    return found | NEED_FALLEN if zones[FALLEN + STEP * seat] else found


def rights(s: RpgGet, seat: int, *, rewards: bool = True) -> list[Option]:
    """The Recoveries that a seat may use now and that would do something; rewards: also those on its Rewards."""
    zones, memo = s.zones, s.memo
    mine = STEP * seat
    healers: list[int] = (memo[PARTY + mine] or s.digest(PARTY + mine)).healers
    if zones[ACTIVE] and seat == s.turn:
        healers = healers + (memo[ACTIVE] or s.digest(ACTIVE)).healers
    there, out = UNKNOWN, []
    if healers:
        kind, used, ail = s.kind, s.used, s.ail
        for card in healers:
            if used[card] & USED_RECOVERY or ail[card] & SLEEP:  # RG-116; a sleeper may do nothing
                continue
            if there == UNKNOWN:
                there = needs(s, seat)
                if not there:
                    break
            said = PRINTED[RECOVERY_OF[kind[card]]]
            if said.need & there and not said.ban & s.forbidden:
                out.append((USE_RECOVERY, card, -1))
    if rewards and (stock := (memo[INVENTORY + mine] or s.digest(INVENTORY + mine)).recoveries):
        out += stock_rights(s, seat, stock, needs(s, seat) if there == UNKNOWN else there)
    if zones[ENEMIES] and (memo[ENEMIES] or s.digest(ENEMIES)).healers:
        out += enemy_rights(s, seat)
    return out


def stock_rights(s: RpgGet, seat: int, stock: list[int], there: int) -> list[Option]:
    """RG-138: where they are not frozen, each Reward with each user that can handle it."""
    out: list[Option] = []
    who = users(s, seat) if there else ()
    for card in stock:
        said = PRINTED[RECOVERY_OF[s.kind[card]]]
        if said.need & there and not said.ban & s.forbidden:
            out += [(REWARD_RECOVERY, card, user) for user in who if can_handle(s, user, card)]
    return out


def enemy_rights(s: RpgGet, seat: int) -> list[Option]:
    """An enemy's Recovery, once in an attempt, unless it sleeps or is blocked (RG-116, RG-156)."""
    healers = s.digest(ENEMIES).healers
    if not healers or not any(s.damage[card] for card in s.zones[ENEMIES]):
        return []
    return [
        (USE_RECOVERY, card, -1)
        for card in healers
        if s.owner[card] == seat
        and not s.used[card] & USED_RECOVERY
        and not s.ail[card] & (SLEEP | BLOCK)
        and PRINTED[RECOVERY_OF[s.kind[card]]].need & NEED_ENEMY
    ]
