"""Why a card cannot be used just now: one code, one sentence, one rule id (rules, section 9)."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.reasons import Reasons, ReasonTexts
from tabletop.games.espionage.rules import queries
from tabletop.games.espionage.rules.cards import (
    A_DISCARD,
    A_GIFT,
    A_TARGET,
    AS_MISSION,
    AS_REACTION,
    CLAIMS,
    COPIERS,
    GAME,
    WANTS,
)
from tabletop.games.espionage.rules.options import END_ONLY
from tabletop.games.espionage.rules.queries import (
    as_mission,
    chain_masks,
    discards,
    give_up_card,
    lacking,
    pick_looked,
    reactions,
    rules,
)
from tabletop.games.espionage.rules.table import DISCARD, EXPOSED, HAND, LOOKED, STACK, STEP, Spies
from tabletop.games.espionage.texts import tr

RULES = {  # by the code of a reason
    "held_card": "ES-3",
    "mission_not_now": "ES-22",
    "mission_limit": "ES-13",
    "reaction_as_mission": "ES-23",
    "nothing_to_answer": "ES-23",
    "wrong_item": "ES-37",
    "not_copyable": "ES-47",
    "bad_aim": "ES-28",
    "chosen_already": "ES-78",
    "bad_discards": "ES-78",
    "no_discards": "ES-85",
    "no_gift": "ES-81",
    "exposed_card": "ES-58",
    "bomb_not_choosable": "ES-67",
    "same_card": "ES-77",
    "gold_stays": "ES-80",
    "claim_too_few": "ES-102",
    "claim_bomb": "ES-110",
    "claim_not_now": "ES-103",
}
REASONS = {code: (tr(f"refusal-{code.replace('_', '-')}"), rule) for code, rule in RULES.items()}
why = ReasonTexts(REASONS)


def _lacks(ability: int, lack: int) -> str:
    missing = WANTS[ability] & lack
    if missing & A_TARGET:
        return "bad_aim"
    if missing & A_GIFT:
        return "no_gift"
    return "no_discards" if lack & A_DISCARD else "bad_discards"


def _claim(s: Spies, seat: int, kind: int) -> str:
    hand = s.zones[HAND + STEP * seat]
    held = sum(1 << k for k in {s.kind[card] for card in hand})
    for prize in CLAIMS:
        if prize.kind == kind:
            if s.house & END_ONLY:
                return "claim_not_now"
            if held & prize.without:
                return "claim_bomb"
            if len(hand) < prize.min:
                return "claim_too_few"
            return ""
    return "held_card"


@rules.reason_for(queries.turn)
def turn_reasons(s: Spies, seat: int) -> Reasons:
    lack = lacking(s, seat)
    out: Reasons = {}
    for card in s.zones[HAND + STEP * seat]:
        kind = s.kind[card]
        mission = AS_MISSION[kind]
        code = ""
        if mission < 0:
            code = _claim(s, seat, kind) if AS_REACTION[kind] < 0 else "reaction_as_mission"
        elif s.missions >= GAME.missions_per_turn:
            code = "mission_limit"
        elif as_mission(s, mission, lack) < 0:
            code = _lacks(mission, lack) if WANTS[mission] else "not_copyable"
        if code:
            out[card] = why(code)
    return out


@rules.reason_for(queries.reactions)
def reaction_reasons(s: Spies, seat: int) -> Reasons:
    """Why a card cannot answer, and why a card on the stack cannot be answered by this seat."""
    lack, fitting = lacking(s, seat), 0
    for _, mask in chain_masks(s, seat, lack):
        fitting |= mask
    out = {card: why("exposed_card") for card in s.zones[EXPOSED + STEP * seat]}
    for card in s.zones[HAND + STEP * seat]:
        kind = s.kind[card]
        ability = AS_REACTION[kind]
        if ability < 0:
            out[card] = why("mission_not_now" if AS_MISSION[kind] >= 0 else "held_card")
        elif not fitting >> kind & 1:
            out[card] = why("not_copyable" if COPIERS >> kind & 1 and s.items[s.base :] else "nothing_to_answer")
        elif WANTS[ability] & lack:
            out[card] = why(_lacks(ability, lack))
    targets = {option[2] for option in reactions(s, seat)}
    out.update((card, why("wrong_item")) for card in s.zones[STACK] if card not in targets)
    return out


def _others(code: str, cards: tuple[int, ...], options: list[Option]) -> Reasons:
    """The same reason for all cards that are no option."""
    free = {option[1] for option in options}
    return {card: why(code) for card in cards if card not in free}


@rules.reason_for(queries.discards)
def discard_reasons(s: Spies, seat: int, card: int, ability: int, chosen: tuple[int, ...]) -> Reasons:
    found = _others("bad_discards", s.zones[DISCARD], discards(s, seat, card, ability, chosen))
    return {**found, **dict.fromkeys(chosen, why("chosen_already"))}


@rules.reason_for(queries.pick_looked)
def looked_reasons(s: Spies, seat: int, rarity: str) -> Reasons:
    return _others("gold_stays", s.zones[LOOKED], pick_looked(s, seat, rarity))


@rules.reason_for(queries.give_card)
def give_reasons(_s: Spies, _seat: int, _aim: int, taken: int) -> Reasons:
    return {taken: why("same_card")} if taken >= 0 else {}


@rules.reason_for(queries.give_up_card)
def give_up_reasons(s: Spies, seat: int) -> Reasons:
    return _others("bomb_not_choosable", s.zones[HAND + STEP * seat], give_up_card(s, seat))
