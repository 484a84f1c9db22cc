"""Why a card in view cannot be used just now (section 9): the errors of the rules as sentences."""

from __future__ import annotations

from tabletop.core.reasons import Reason, Reasons, Teller
from tabletop.games.rpgget.rules import missions, moves, windows
from tabletop.games.rpgget.rules.cards import (
    ATTACK_OF,
    BLOCK,
    BOSS,
    CARDS,
    CLASSES,
    COST,
    ENEMY,
    EVENT,
    EVENT_WHEN,
    EVENT_WHOSE,
    KEYS,
    MAGIC,
    MISSION,
    MOVE,
    NONE,
    OTHER,
    OWN,
    PARALYSIS,
    PRINTED,
    ROADBLOCK,
    SIZE,
    SLEEP,
    SUPPORT_OF,
    TYPE,
)
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    DECK,
    ENEMIES,
    FALLEN,
    HAND,
    INVENTORY,
    PARTY,
    STEP,
    RpgGet,
    rules,
)
from tabletop.games.rpgget.rules.values import cost_of_party, ep_left

SENTENCES = {
    "phase_mission": ("Missions are attempted after the Play phase.", "RG-50"),
    "phase_enemy": ("Enemies and Roadblocks are played in your slot of somebody else's attempt.", "RG-60"),
    "phase_event": ("This Event waits for its own moment.", "RG-102"),
    "phase_play": ("This is played in your Play phase.", "RG-36"),
    "not_your_slot": ("Only Enemies, Roadblocks and Events of this moment are played here.", "RG-60"),
    "pp": ("It costs {cost} PP; {left} are left.", "RG-55"),
    "ep": ("Its size is {size}; {left} EP are left.", "RG-61"),
    "boss_limit": ("There has been a Boss in this attempt already.", "RG-62"),
    "not_in_party": ("Only Characters of your party can go.", "RG-56"),
    "classes": ("Nobody who could use it now is {classes}.", "RG-105"),
    "already_used": ("It has been used in this attempt.", "RG-113"),
    "asleep": ("It is asleep.", "RG-158"),
    "paralysed": ("Paralysis: no Attack and no Support.", "RG-154"),
    "blocked": ("Block: no Rewards with Magic or Move.", "RG-156"),
    "forbidden": ("Such actions are forbidden in this attempt.", "RG-118"),
    "no_use": ("Nothing on it can be used now.", "RG-139"),
    "window": ("It is not for this moment.", "RG-170"),
    "side": ("It is for another side of this moment.", "RG-170"),
    "redraw_empty": ("Your deck holds no more cards to draw.", "RG-31"),
    "no_attack": ("It prints no Attack or Support.", "RG-113"),
}
why = Teller(SENTENCES)
BY_TYPE = {MISSION: "phase_mission", ENEMY: "phase_enemy", ROADBLOCK: "phase_enemy", EVENT: "phase_event"}


def _handlers(kind: int) -> str:
    return " and ".join(getattr(CARDS[kind], "classes", ())) or "there"


# -- the own turn ------------------------------------------------------------------------------------------------------
@rules.reason_for(moves.redraw)
def redraw_reasons(s: RpgGet, seat: int, chosen: tuple[int, ...]) -> Reasons:
    hand = s.zones[HAND + STEP * seat]
    if len(chosen) >= len(s.zones[DECK + STEP * seat]):
        return {card: why("redraw_empty") for card in hand if card not in chosen}
    return {}


@rules.reason_for(moves.play_action)
def play_reasons(s: RpgGet, seat: int) -> Reasons:
    out: Reasons = {}
    for card in s.zones[HAND + STEP * seat]:
        if TYPE[s.kind[card]] in BY_TYPE:
            out[card] = why(BY_TYPE[TYPE[s.kind[card]]])
    free = {card for _, card, _ in moves.play_action(s, seat)}
    for card in s.zones[INVENTORY + STEP * seat]:
        if card not in free:
            out[card] = why("classes", classes=_handlers(s.kind[card]))
    return out


@rules.reason_for(moves.choose_mission)
def mission_reasons(s: RpgGet, seat: int) -> Reasons:
    return {card: _out_of_phase(s, card) for card in s.zones[HAND + STEP * seat] if TYPE[s.kind[card]] != MISSION}


def _out_of_phase(s: RpgGet, card: int) -> Reason:
    return why(BY_TYPE.get(TYPE[s.kind[card]], "phase_play"))


# -- the attempt -------------------------------------------------------------------------------------------------------
@rules.reason_for(missions.choose_party)
def party_reasons(s: RpgGet, seat: int) -> Reasons:
    room, free = s.pp - cost_of_party(s), {card for _, card, _ in missions.choose_party(s, seat)}
    out = {
        card: why("pp", cost=COST[s.kind[card]], left=room) for card in s.zones[PARTY + STEP * seat] if card not in free
    }
    return out | {card: why("not_in_party") for card in s.zones[FALLEN + STEP * seat]}


@rules.reason_for(missions.slot)
def slot_reasons(s: RpgGet, seat: int) -> Reasons:
    free = {card for _, card, _ in missions.slot(s, seat)}
    return {card: _slot_reason(s, card) for card in s.zones[HAND + STEP * seat] if card not in free}


def _slot_reason(s: RpgGet, card: int) -> Reason:
    kind = s.kind[card]
    if TYPE[kind] not in {ENEMY, ROADBLOCK}:
        return why("phase_event" if TYPE[kind] == EVENT else "not_your_slot")
    if BOSS[kind] and s.boss:
        return why("boss_limit")
    return why("ep", size=SIZE[kind], left=ep_left(s))


@rules.reason_for(missions.party_attack)
def attack_reasons(s: RpgGet, seat: int) -> Reasons:
    free = {card for _, card, _ in missions.party_attack(s, seat)}
    out = {card: _unit_reason(s, card) for card in s.zones[ACTIVE] if card not in free}
    for card in s.zones[INVENTORY + STEP * seat]:
        if card not in free:
            out[card] = _stock_reason(s, card)
    return out | {card: _out_of_phase(s, card) for card in s.zones[HAND + STEP * seat]}


def _unit_reason(s: RpgGet, card: int) -> Reason:
    kind, ail = s.kind[card], s.ail[card]
    if ail & SLEEP:
        return why("asleep")
    if ail & PARALYSIS and s.at[card] == ACTIVE:
        return why("paralysed")
    blocks = [*ATTACK_OF[kind], *([SUPPORT_OF[kind]] if SUPPORT_OF[kind] != NONE else [])]
    if not blocks:
        return why("no_attack")
    if s.at[card] == ACTIVE and any(PRINTED[block].ban & s.forbidden for block in blocks):
        return why("forbidden")
    return why("already_used")


def _stock_reason(s: RpgGet, card: int) -> Reason:
    kind = s.kind[card]
    fit = [unit for unit in s.zones[ACTIVE] if not CLASSES[kind] & ~CLASSES[s.kind[unit]]]
    if not fit:
        return why("classes", classes=_handlers(kind))
    if KEYS[kind] & (MAGIC | MOVE) and all(s.ail[unit] & BLOCK for unit in fit):
        return why("blocked")
    return why("no_use")


@rules.reason_for(missions.enemy_action)
def enemy_reasons(s: RpgGet, seat: int, only: tuple[int, ...]) -> Reasons:
    free = {card for _, card, _ in missions.enemy_action(s, seat, only)}
    return {card: _unit_reason(s, card) for card in s.zones[ENEMIES] if s.owner[card] == seat and card not in free}


# -- windows -----------------------------------------------------------------------------------------------------------
@rules.reason_for(windows.react)
def react_reasons(s: RpgGet, seat: int, moment: int, subject: int, _about: int) -> Reasons:
    wrong = OTHER if seat == subject else OWN
    out: Reasons = {}
    for card in s.zones[HAND + STEP * seat]:
        kind = s.kind[card]
        if TYPE[kind] != EVENT:
            out[card] = why("window")
        elif EVENT_WHEN[kind] != moment:
            out[card] = why("phase_event")
        elif EVENT_WHOSE[kind] == wrong:
            out[card] = why("side")
    return out
