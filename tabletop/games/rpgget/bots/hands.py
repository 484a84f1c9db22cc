"""Hands, banks and counters: what is played, bought, kept and thrown away (section 10)."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.games.rpgget.bots.care import mending
from tabletop.games.rpgget.bots.mind import Mind
from tabletop.games.rpgget.bots.power import FORCE, HERO, force_for
from tabletop.games.rpgget.rules.acts import (
    CONCEDE,
    FLIP,
    LOSE,
    PAY,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    REWARD_ABILITY,
    REWARD_NOTHING,
    SETTLE,
    START,
    TO_BANK,
    USE_ABILITY,
)
from tabletop.games.rpgget.rules.blocks import ABILITY_WHEN, DEFENCE_OF, NONE, PLAY_PHASE, RECOVERY_OF, SUPPORT_OF
from tabletop.games.rpgget.rules.cards import BANK_TEXT, COST, EP, PP, VP
from tabletop.games.rpgget.rules.table import FALLEN, INVENTORY, STEP

READY, SPARE = 1.5, 2  # force beyond what a mission asks, and counters kept back
NEVER = -20.0


# -- the Play phase ----------------------------------------------------------------------------------------------------
def playing(mind: Mind, options: list[Option]) -> list[float]:
    """RG-44; to end the phase is 0."""
    lack, done = lacking(mind), {}
    out = []
    for option in options:
        act, card, _ = option
        key = (act, mind.s.kind[card] if card >= 0 else -1, act == FLIP and card)
        if key not in done:
            done[key] = _play(mind, act, card, lack)
        out.append(done[key])
    return out


def _play(mind: Mind, act: int, card: int, lack: float) -> float:
    s = mind.s
    if act < 0:
        return 0.0
    kind = s.kind[card] if card >= 0 else -1
    if act == PLAY_CHARACTER:
        return 8.0 + HERO[kind] / 10 if mind.wants(card) else -2.0
    if act == TO_BANK:
        return 3.0
    if act in {PAY_HAND, PAY_BANK}:
        return buying(mind, kind, lack) + (0.2 if act == PAY_HAND else 0.0)
    if act == FLIP:
        return 6.0 if BANK_TEXT[kind] and not s.up[card] else -5.0
    if act == USE_ABILITY:
        return 9.0
    if act == REWARD_ABILITY:
        return 2.0 if ABILITY_WHEN[kind] == PLAY_PHASE else -1.0
    if act in {CONCEDE, REWARD_NOTHING}:
        return NEVER
    return mending(mind, act, card)


def lacking(mind: Mind) -> float:
    """Force that is missing for the best mission of the hand; below 0: there is more than enough."""
    s = mind.s
    found = [(mind.mission(s.kind[card]) + VP[s.kind[card]] / 2, card) for card in mind.held.missions]
    if not found:
        return 0.0
    kind = s.kind[max(found)[1]]
    return 1.25 * EP[kind] + READY - force_for(s, mind.seat, PP[kind])


def buying(mind: Mind, kind: int, lack: float) -> float:
    """RG-36: damage for counters until there is enough; then what guards, boosts and heals."""
    s, cost = mind.s, COST[kind]
    if not mind.gear(kind):
        return -2.0
    spare = s.counters[mind.seat] - cost
    owned = [s.kind[card] for card in s.zones[INVENTORY + STEP * mind.seat]]
    if BANK_TEXT[kind]:
        return -3.0  # it works in the bank
    if FORCE[kind]:
        need = 2.0 if lack > 0 else -0.5 + 0.15 * spare
        return need + FORCE[kind] / max(1, cost) * 0.6
    if DEFENCE_OF[kind] != NONE or SUPPORT_OF[kind] != NONE:
        return (1.0 if spare >= SPARE else -0.3) - 0.8 * (kind in owned)
    if RECOVERY_OF[kind] != NONE:
        hurt = sum([s.damage[unit] for unit in mind.mine]) + 3 * len(s.zones[FALLEN + STEP * mind.seat])
        return (1.2 if hurt >= 2 and spare >= 0 else 0.4 if spare > SPARE else -0.5) - 0.8 * (kind in owned)
    return 0.5 if spare >= SPARE and kind not in owned else -0.5


# -- the hand ----------------------------------------------------------------------------------------------------------
def opening(mind: Mind, options: list[Option]) -> list[float]:
    """RG-13: the cheapest strong hero; a hand without any mission is drawn anew."""
    s = mind.s
    heroes = sum(1 for act, *_ in options if act == START)
    fine = len(mind.held.missions) + min(2, heroes) >= 2
    return [HERO[s.kind[card]] if act == START else (-1.0 if fine else 30.0) for act, card, _ in options]


def changing(mind: Mind, options: list[Option], chosen: tuple[int, ...]) -> list[float]:
    """RG-31: what is worth little; twice without a mission. What is ticked stays so."""
    least = 3.2 if mind.held.missions and not mind.s.idle else 4.3
    return [0.0 if card < 0 else NEVER if card in chosen else least - mind.keep(card) for _, card, _ in options]


def parting(mind: Mind, options: list[Option], *_about: object) -> list[float]:
    """What is given away most easily."""
    return [-mind.keep(card) if card >= 0 else 0.0 for _, card, _ in options]


def losing(mind: Mind, options: list[Option], *_about: object) -> list[float]:
    """A Reward that must go: the one that brings least."""
    s = mind.s
    return [-(mind.gear(s.kind[card]) + COST[s.kind[card]] / 2) if card >= 0 else 0.0 for _, card, _ in options]


def taking(mind: Mind, options: list[Option], *_about: object) -> list[float]:
    """A card to get: the one that is wanted most."""
    s = mind.s
    return [mind.keep(card) + mind.gear(s.kind[card]) / 4 if card >= 0 else 0.0 for _, card, _ in options]


def stacking(mind: Mind, options: list[Option], *_about: object) -> list[float]:
    """Lowest lies what is wanted least."""
    return parting(mind, options)


def decking(mind: Mind, options: list[Option], paid: tuple[int, ...]) -> list[float]:
    """RG-96: as little as possible, and never the game."""
    s = mind.s
    worth = sum([VP[s.kind[card]] for card in paid])
    out = []
    for act, card, _ in options:
        if act == LOSE:
            out.append(NEVER)
        elif act == SETTLE:
            out.append(5.0)
        else:
            out.append(3.0 - abs(2 - worth - VP[s.kind[card]]) if act == PAY else 0.0)
    return out
