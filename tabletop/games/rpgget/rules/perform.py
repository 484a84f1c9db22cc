"""One action that is no Attack: a Recovery, Support or Ability, printed or on a Reward, and the way of a used Reward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import (
    REWARD_ABILITY,
    REWARD_NOTHING,
    REWARD_RECOVERY,
    REWARD_SUPPORT,
    THROW,
    USE_ABILITY,
    USE_RECOVERY,
    USE_SUPPORT,
)
from tabletop.games.rpgget.rules.cards import (
    ABILITY_OF,
    ABILITY_WHEN,
    DECLARED_CARD,
    ENEMIES_SET,
    NONE,
    PRINTED,
    RECOVERY_OF,
    ROADBLOCK,
    SLEEP,
    STUN,
    SUPPORT_OF,
    TO_BANK,
    TYPE,
)
from tabletop.games.rpgget.rules.changes import bank_full, gain, go_home, throw_away
from tabletop.games.rpgget.rules.falls import due, settle
from tabletop.games.rpgget.rules.fight_events import Uses, UsesUp
from tabletop.games.rpgget.rules.ops import PROGRAM_OF, Doer, run
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    BANK,
    ENEMIES,
    IN_USE,
    INVENTORY,
    STEP,
    USED_ABILITY,
    USED_IN_TURN,
    USED_RECOVERY,
    USED_SUPPORT,
    RpgGet,
    rules,
)
from tabletop.games.rpgget.rules.values import can_handle, may_use_ability, party, users

REWARDS = {REWARD_ABILITY, REWARD_RECOVERY, REWARD_SUPPORT, REWARD_NOTHING}
BLOCKS = {
    USE_ABILITY: ABILITY_OF,
    REWARD_ABILITY: ABILITY_OF,
    USE_RECOVERY: RECOVERY_OF,
    REWARD_RECOVERY: RECOVERY_OF,
    USE_SUPPORT: SUPPORT_OF,
    REWARD_SUPPORT: SUPPORT_OF,
}
MARKS = {USE_RECOVERY: USED_RECOVERY, USE_SUPPORT: USED_SUPPORT}
LIMITS = {"turn": USED_IN_TURN, "attempt": USED_ABILITY}
LIMIT_OF = [LIMITS.get(said.limit, 0) for said in PRINTED]  # by number of a block: the mark of one that is used up


def perform(t: Handle[RpgGet], seat: int, option: Option, about: int = -1) -> Asking[Any]:
    """Pay, mark, carry out, put the Reward where it belongs. about: the declared card that it answers.

    The option's third number is the user of a Reward; a printed action's is the card.
    """
    act, card, user = option
    number = begin_action(t, seat, act, card, user)
    if number != NONE:
        yield from run(t, Doer(seat, card, user if act in REWARDS else card, (), about), number)
    if act in REWARDS:
        yield from goes_home(t, seat, card)
    if due(t):
        yield from settle(t)


@verb
def begin_action(s: RpgGet, seat: int, act: int, card: int, user: int) -> int:
    """Costs are paid and marks made at the declaration (RG-178); the program of what it does."""
    kind = s.kind[card]
    if act == REWARD_NOTHING:
        if s.events is not None:
            s.say(UsesUp(seat, kind, card))
        s.move(card, IN_USE + STEP * seat)
        return NONE
    block = BLOCKS[act][kind]
    said = PRINTED[block]
    if said.price:
        gain(s, seat, -said.price, kind)
    if act in REWARDS:
        s.move(card, IN_USE + STEP * seat)
    else:
        s.used[card] |= MARKS.get(act, 0) | LIMIT_OF[block]
    if s.events is not None:
        s.say(Uses(seat, kind, card, block, s.kind[user] if act in REWARDS else -1))
    return PROGRAM_OF[block]


# -- the way of a used Reward (RG-141) ---------------------------------------------------------------------------------
def goes_home(t: Handle[RpgGet], seat: int, card: int) -> Asking[Any]:
    """A full bank makes room first, but never with the card that comes (RG-38)."""
    if lacks_room(t, seat, card):
        option = yield t.choose(seat, bank_discard)
        make_room(t, seat, option[1])
    put_home(t, seat, card)


@verb
def lacks_room(s: RpgGet, seat: int, card: int) -> bool:
    return TO_BANK[s.kind[card]] and bank_full(s, seat)


@verb
def is_full(s: RpgGet, seat: int) -> bool:
    return bank_full(s, seat)


@verb
def make_room(s: RpgGet, seat: int, card: int) -> None:
    throw_away(s, seat, (card,))


@verb
def put_home(s: RpgGet, seat: int, card: int) -> None:
    if s.at[card] == IN_USE + STEP * seat:
        go_home(s, seat, card)


@rules.query
def bank_discard(s: RpgGet, seat: int) -> list[Option]:
    """Which card leaves a full bank."""
    return [(THROW, card, -1) for card in s.zones[BANK + STEP * seat]] or [PASS]


# -- Abilities (RG-111) ------------------------------------------------------------------------------------------------
def abilities(s: RpgGet, seat: int, moment: int, cards: Sequence[int]) -> list[Option]:
    """Printed Abilities of these units for a moment that may be used and paid."""
    kind, used, ail = s.kind, s.used, s.ail
    out: list[Option] = []
    for card in cards:
        if ABILITY_WHEN[kind[card]] != moment:
            continue
        block = ABILITY_OF[kind[card]]
        if used[card] & LIMIT_OF[block] or ail[card] & (STUN | SLEEP):  # RG-155, RG-158
            continue
        said = PRINTED[block]
        if said.price <= s.counters[seat] and (s.at[card] == ENEMIES or not said.ban & s.forbidden):
            out.append((USE_ABILITY, card, -1))
    return out


def stock_abilities(s: RpgGet, seat: int, moment: int, who: Sequence[int]) -> list[Option]:
    """Abilities on Rewards for a moment, with each user that may (RG-140)."""
    base = INVENTORY + STEP * seat
    if not s.zones[base]:
        return []
    out: list[Option] = []
    for card in s.digest(base).abilities:
        if ABILITY_WHEN[s.kind[card]] == moment and not PRINTED[ABILITY_OF[s.kind[card]]].ban & s.forbidden:
            out += [(REWARD_ABILITY, card, u) for u in who if may_use_ability(s, u) and can_handle(s, u, card)]
    return out


def prompts(t: Handle[RpgGet], moment: int, about: int = -1) -> Asking[Any]:
    """Ask for Abilities of a moment, attempter first, then clockwise; whoever has none is not asked (RG-172)."""
    for seat in prompted(t, moment, about):
        while has_prompt(t, seat, moment, about):
            option = yield t.choose(seat, ability_prompt, moment, about)
            if option == PASS:
                break
            yield from perform(t, seat, option, about)


@verb
def prompted(s: RpgGet, moment: int, about: int) -> tuple[int, ...]:
    if moment == DECLARED_CARD or not s.digest(ENEMIES).prompted:  # then it can only be the attempter
        return (s.turn,) if _prompt(s, s.turn, moment, about) else ()
    return tuple([seat for seat in s.order() if _prompt(s, seat, moment, about)])


@verb
def has_prompt(s: RpgGet, seat: int, moment: int, about: int) -> bool:
    return s.alive[seat] and bool(_prompt(s, seat, moment, about))


def _prompt(s: RpgGet, seat: int, moment: int, about: int) -> list[Option]:
    if moment == DECLARED_CARD:
        if seat != s.turn or TYPE[s.kind[about]] != ROADBLOCK or about in s.void:
            return []
        return stock_abilities(s, seat, moment, users(s, seat))
    if seat == s.turn:
        who = s.zones[ACTIVE] if moment == ENEMIES_SET else party(s, seat)  # Sea Otter: any party member
        return abilities(s, seat, moment, who) + stock_abilities(s, seat, moment, who)
    return abilities(s, seat, moment, [card for card in s.digest(ENEMIES).prompted if s.owner[card] == seat])


@rules.query
def ability_prompt(s: RpgGet, seat: int, moment: int, about: int) -> list[Option]:
    """RG-111: optional."""
    return [PASS, *_prompt(s, seat, moment, about)]
