"""What may be done in the steps of an attempt: the asks (RG-55 to RG-79)."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.games.rpgget.rules.acts import (
    ATTACK,
    ATTACK_2,
    JOIN,
    PLAY_ENEMY,
    PLAY_EVENT,
    PLAY_ROADBLOCK,
    REWARD_ATTACK,
    REWARD_SUPPORT,
    USE_SUPPORT,
)
from tabletop.games.rpgget.rules.attacks import targets_of
from tabletop.games.rpgget.rules.cards import (
    ATTACK_OF,
    BLOCK,
    BOSS,
    CONFUSION,
    COST,
    ENEMY_STEP,
    EVENT_WHEN,
    NO_SUPPORT,
    NONE,
    PARALYSIS,
    PARTY_STEP,
    PRINTED,
    SIZE,
    SLEEP,
    SUPPORT_OF,
)
from tabletop.games.rpgget.rules.moves import open_flips, wasted
from tabletop.games.rpgget.rules.options import ATTACKS_SPENT, FREE_ROADBLOCKS, NO_EMPTY_PARTY
from tabletop.games.rpgget.rules.perform import abilities, stock_abilities
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    HAND,
    INVENTORY,
    PARTY,
    STEP,
    USED_ATTACK,
    USED_SUPPORT,
    RpgGet,
    rules,
)
from tabletop.games.rpgget.rules.values import awake, can_handle, cost_of_party, mark_of
from tabletop.games.rpgget.rules.windows import rights

NOTHING = [PASS]
ACTS = (ATTACK, ATTACK_2)


# -- Party and Enemy step ----------------------------------------------------------------------------------------------
@rules.query
def choose_party(s: RpgGet, seat: int) -> list[Option]:
    """RG-55, RG-56: members within PP, one by one; PASS when they are enough. What may be used at any time is offered, too."""
    room, kind = s.pp - cost_of_party(s), s.kind
    out: list[Option] = [PASS]
    for card in s.zones[PARTY + STEP * seat]:
        if COST[kind[card]] <= room:
            out.append((JOIN, card, -1))
    if s.house & NO_EMPTY_PARTY and len(out) > 1 and not s.zones[ACTIVE]:
        del out[0]
    return out + rights(s, seat) + open_flips(s, seat)


@rules.query
def slot(s: RpgGet, seat: int) -> list[Option]:
    """RG-60 to RG-64: enemies and Roadblocks that fit, Events of this moment, what the seat's units may mend (RG-118); PASS
    ends the slot for good.
    """
    base, kind = HAND + STEP * seat, s.kind
    held = s.memo[base] or s.digest(base)
    room, boss = s.ep - s.spent, s.boss
    out: list[Option] = [PASS]
    for card in held.enemies:
        if SIZE[kind[card]] <= room and not (boss and BOSS[kind[card]]):
            out.append((PLAY_ENEMY, card, -1))
    free = s.house & FREE_ROADBLOCKS
    for card in held.roadblocks:
        if free or SIZE[kind[card]] <= room:
            out.append((PLAY_ROADBLOCK, card, -1))
    for card in held.events:
        if EVENT_WHEN[kind[card]] == ENEMY_STEP:
            out.append((PLAY_EVENT, card, -1))
    return out + rights(s, seat, rewards=False)


# -- Party Attack ------------------------------------------------------------------------------------------------------
def can_strike(s: RpgGet, unit: int) -> bool:
    """RG-113: its printed Attack is not used yet, or it may use it again."""
    return not s.used[unit] & USED_ATTACK or (bool(s.marks) and mark_of(s, unit).again > 0)


def barred(s: RpgGet, unit: int) -> int:
    """The keywords of its Attack that are forbidden in this attempt."""
    blocks = ATTACK_OF[s.kind[unit]]
    return PRINTED[blocks[0]].ban & s.forbidden if blocks else 0


def attack_options(s: RpgGet, unit: int, targets: tuple[int, ...]) -> list[Option]:
    """Its printed Attacks with every first target; of a confused unit chance finds them (RG-157)."""
    if s.ail[unit] & CONFUSION:
        targets = (-1,)
    out: list[Option] = []
    for act, _ in zip(ACTS, ATTACK_OF[s.kind[unit]], strict=False):
        for target in targets:
            out.append((act, unit, target))
    return out


def striking(s: RpgGet, seat: int) -> list[Option]:
    """Attacks of the party: printed ones and those on Rewards."""
    kind, ail, used, banned = s.kind, s.ail, s.used, s.forbidden
    fit = [card for card in s.zones[ACTIVE] if not ail[card] & (PARALYSIS | SLEEP)]
    out: list[Option] = []
    if fit:
        targets = targets_of(s, fit[0])
        for unit in fit:
            blocks = ATTACK_OF[kind[unit]]
            ready = blocks and (not used[unit] & USED_ATTACK or can_strike(s, unit))
            if ready and not (banned and PRINTED[blocks[0]].ban & banned):
                out += attack_options(s, unit, targets)
        base = INVENTORY + STEP * seat
        if s.zones[base]:
            for card in (s.memo[base] or s.digest(base)).attacks:
                if not (banned and PRINTED[ATTACK_OF[kind[card]][0]].ban & banned):
                    out += [(REWARD_ATTACK, card, unit) for unit in fit if can_handle(s, unit, card)]
    return out


def rewards_left(s: RpgGet, seat: int, unit: int) -> int:
    """Rewards of its seat that an active member could still attack with (RG-113, RG-138)."""
    if not s.zones[INVENTORY + STEP * seat] or s.ail[unit] & (PARALYSIS | SLEEP):
        return 0
    found = s.digest(INVENTORY + STEP * seat).attacks
    free = [card for card in found if not PRINTED[ATTACK_OF[s.kind[card]][0]].ban & s.forbidden]
    return sum([can_handle(s, unit, card) for card in free])


def supporting(s: RpgGet, seat: int) -> list[Option]:
    """Supports of the party (RG-114)."""
    if s.forbidden & NO_SUPPORT:
        return []
    kind, banned = s.kind, s.forbidden
    out: list[Option] = []
    fit = [card for card in s.zones[ACTIVE] if not s.ail[card] & (PARALYSIS | SLEEP)]
    for unit in fit:
        block = SUPPORT_OF[kind[unit]]
        if block != NONE and not s.used[unit] & USED_SUPPORT and not PRINTED[block].ban & banned:
            out.append((USE_SUPPORT, unit, -1))
    base = INVENTORY + STEP * seat
    if s.zones[base]:
        for card in (s.memo[base] or s.digest(base)).supports:
            if not PRINTED[SUPPORT_OF[kind[card]]].ban & banned:
                out += [(REWARD_SUPPORT, card, unit) for unit in fit if can_handle(s, unit, card)]
    return out


def able(s: RpgGet, seat: int) -> list[Option]:
    """Abilities of the party in this step."""
    out = abilities(s, seat, PARTY_STEP, s.zones[ACTIVE])
    return (
        out + stock_abilities(s, seat, PARTY_STEP, awake(s, s.zones[ACTIVE]))
        if s.zones[INVENTORY + STEP * seat]
        else out
    )


def must_stop(s: RpgGet, seat: int) -> bool:
    """RG-73: no enemy is there, awake or asleep, or nothing can be used that counts."""
    if not s.zones[ENEMIES]:
        return True
    banned, kind = s.forbidden, s.kind
    for unit in s.zones[ACTIVE]:
        blocks = ATTACK_OF[kind[unit]]
        if (
            blocks
            and not s.ail[unit] & (PARALYSIS | SLEEP)
            and can_strike(s, unit)
            and not PRINTED[blocks[0]].ban & banned
        ):
            return False
    if striking(s, seat):
        return False
    return bool(s.house & ATTACKS_SPENT) or not (supporting(s, seat) or able(s, seat))


@rules.query
def party_attack(s: RpgGet, seat: int) -> list[Option]:
    """RG-70: one action at a time; PASS ends the step."""
    out: list[Option] = [PASS]
    out += striking(s, seat)
    out += supporting(s, seat)
    out += able(s, seat)
    out += rights(s, seat)
    stock = s.zones[INVENTORY + STEP * seat]
    if stock:
        out += wasted(s, stock, awake(s, s.zones[ACTIVE]))
    return out + open_flips(s, seat)


# -- Enemy Attack ------------------------------------------------------------------------------------------------------
@rules.query
def enemy_action(s: RpgGet, seat: int, only: tuple[int, ...]) -> list[Option]:
    """RG-77: Attacks, Supports and Recoveries of the seat's awake enemies; only: of these, () for all."""
    out: list[Option] = [PASS]
    for card in s.zones[ENEMIES]:
        if s.owner[card] != seat or s.ail[card] & SLEEP or (only and card not in only):
            continue
        if can_strike(s, card):
            out += attack_options(s, card, targets_of(s, card))
        block = SUPPORT_OF[s.kind[card]]
        if block != NONE and not s.used[card] & USED_SUPPORT and not s.ail[card] & BLOCK:
            out.append((USE_SUPPORT, card, -1))
    out += rights(s, seat, rewards=False)
    return out


def may_act(s: RpgGet, seat: int, only: tuple[int, ...]) -> bool:
    """Whether one of its enemies can attack or support."""
    kind, owner, ail, used = s.kind, s.owner, s.ail, s.used
    for card in s.zones[ENEMIES]:
        if owner[card] != seat or ail[card] & SLEEP or (only and card not in only):
            continue
        if ATTACK_OF[kind[card]] and (not used[card] & USED_ATTACK or can_strike(s, card)) and targets_of(s, card):
            return True
        if SUPPORT_OF[kind[card]] != NONE and not used[card] & USED_SUPPORT and not ail[card] & BLOCK:
            return True
    return False
