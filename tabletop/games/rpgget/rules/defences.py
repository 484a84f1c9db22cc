"""Defences: target by target, the attempter's units first, then the enemies' players clockwise (RG-115)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import DEFEND, REWARD_DEFENCE
from tabletop.games.rpgget.rules.blocks import DEFENCE_OF, NONE, PRINTED
from tabletop.games.rpgget.rules.cards import BLOCK, SLEEP
from tabletop.games.rpgget.rules.fight_events import Defends
from tabletop.games.rpgget.rules.ops import PROGRAM_OF, Doer, run
from tabletop.games.rpgget.rules.options import OWN_SIDE
from tabletop.games.rpgget.rules.perform import goes_home, perform
from tabletop.games.rpgget.rules.rights import rights
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FIELD,
    IN_USE,
    INVENTORY,
    STEP,
    USED_DEFENCE,
    RpgGet,
    rules,
)
from tabletop.games.rpgget.rules.values import can_handle


def defences(t: Handle[RpgGet], targets: tuple[int, ...]) -> Asking[Any]:
    """Several cards may defend one target, each once (RG-115); the target's player may also use a Recovery then (RG-118)."""
    for target in targets:
        while (seat := defender(t, target)) >= 0:
            option = yield t.choose(seat, defend, target)
            if option == PASS:
                break
            act, card, _ = option
            if act in {DEFEND, REWARD_DEFENCE}:
                number = raise_shield(t, seat, act, card, target)
                yield from run(t, Doer(seat, card, target), number)
                if act == REWARD_DEFENCE:
                    yield from goes_home(t, seat, card)
            else:
                yield from perform(t, seat, option)


def _defences(s: RpgGet, target: int) -> list[Option]:
    """The Defences that may be used for a target now."""
    strike = s.strike
    if not strike or s.ail[target] & SLEEP:
        return []
    if s.at[target] == s.at[strike.actor] and not s.house & OWN_SIDE:
        return []
    return ways_to_defend(s, target)


def ways_to_defend(s: RpgGet, target: int) -> list[Option]:
    """The Defences that are printed for a target, and not used up or forbidden."""
    zone = s.at[target]
    out: list[Option] = []
    block = DEFENCE_OF[s.kind[target]]
    if block != NONE and not s.used[target] & USED_DEFENCE:
        blocked = s.ail[target] & BLOCK if zone == ENEMIES else PRINTED[block].ban & s.forbidden
        if not blocked:
            out.append((DEFEND, target, -1))
    if zone == ACTIVE:
        base = INVENTORY + STEP * s.turn
        if s.zones[base]:
            out += [
                (REWARD_DEFENCE, card, target)
                for card in (s.memo[base] or s.digest(base)).defences
                if not PRINTED[DEFENCE_OF[s.kind[card]]].ban & s.forbidden and can_handle(s, target, card)
            ]
    return out


def guarded(s: RpgGet) -> tuple[int, ...]:
    """The targets that have a Defence, in the order in which they are asked; of one that is gone `defender` asks nobody."""
    strike = s.strike
    if not strike:
        return ()
    found: list[int] = []
    for card in strike.targets:
        if _defences(s, card):
            found.append(card)
    if len(found) > 1:
        place = {seat: n for n, seat in enumerate(s.order())}
        found.sort(key=lambda card: place[s.owner[card]])
    return tuple(found)


@verb
def defender(s: RpgGet, target: int) -> int:
    """Who is asked for this target; -1 when nothing more can be used for it, or it is gone."""
    if s.at[target] not in FIELD or not _defences(s, target):
        return -1
    return s.owner[target]


@verb
def raise_shield(s: RpgGet, seat: int, act: int, card: int, target: int) -> int:
    """Once per card and attempt; the program of the Defence."""
    block = DEFENCE_OF[s.kind[card]]
    if act == REWARD_DEFENCE:
        s.move(card, IN_USE + STEP * seat)
    else:
        s.used[card] |= USED_DEFENCE
    if s.events is not None:
        s.say(Defends(seat, s.kind[card], card, block, target, s.kind[target]))
    return PROGRAM_OF[block]


@rules.query
def defend(s: RpgGet, seat: int, target: int) -> list[Option]:
    """RG-115; also what it may use at any time (RG-118)."""
    return [PASS, *_defences(s, target), *rights(s, seat)]
