"""Why a card in view cannot be used just now (section 9): the errors of the rules as sentences."""

from __future__ import annotations

from tabletop.core.reasons import Reason, Reasons
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
    term_name,
)
from tabletop.games.rpgget.rules.table import ACTIVE, DECK, ENEMIES, FALLEN, HAND, INVENTORY, PARTY, STEP, RpgGet, rules
from tabletop.games.rpgget.rules.values import cost_of_party, ep_left
from tabletop.games.rpgget.texts import all_of, tr

REASONS = {  # by code: the message, and the rule
    "phase_mission": ("reason-phase-mission", "RG-50"),
    "phase_enemy": ("reason-phase-enemy", "RG-60"),
    "phase_event": ("reason-phase-event", "RG-102"),
    "phase_play": ("reason-phase-play", "RG-36"),
    "not_your_slot": ("reason-not-your-slot", "RG-60"),
    "pp": ("reason-pp", "RG-55"),
    "ep": ("reason-ep", "RG-61"),
    "boss_limit": ("reason-boss-limit", "RG-62"),
    "not_in_party": ("reason-not-in-party", "RG-56"),
    "classes": ("reason-classes", "RG-105"),
    "already_used": ("reason-already-used", "RG-113"),
    "asleep": ("reason-asleep", "RG-158"),
    "paralysed": ("reason-paralysed", "RG-154"),
    "blocked": ("reason-blocked", "RG-156"),
    "forbidden": ("reason-forbidden", "RG-118"),
    "no_use": ("reason-no-use", "RG-139"),
    "window": ("reason-window", "RG-170"),
    "side": ("reason-side", "RG-170"),
    "redraw_empty": ("reason-redraw-empty", "RG-31"),
    "no_attack": ("reason-no-attack", "RG-113"),
}


def why(code: str, **parts: str | int) -> Reason:
    key, rule = REASONS[code]
    return code, tr(key, **parts), rule


BY_TYPE = {MISSION: "phase_mission", ENEMY: "phase_enemy", ROADBLOCK: "phase_enemy", EVENT: "phase_event"}


def _classes(kind: int) -> Reason:
    """Nobody has the classes of a Reward, or nobody is there."""
    classes = all_of(map(term_name, getattr(CARDS[kind], "classes", ())))
    return why("classes", classes=classes) if classes else ("classes", tr("reason-nobody-there"), REASONS["classes"][1])


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
            out[card] = _classes(s.kind[card])
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
        return _classes(kind)
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
