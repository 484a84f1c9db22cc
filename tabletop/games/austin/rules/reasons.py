"""Why a card cannot be used just now: one code, one sentence, one rule id (rules, section 9)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import Option
from tabletop.core.reasons import Reason, Reasons, ReasonTexts
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules import effects, looks, queries, touches
from tabletop.games.austin.rules.attacks import open_fight_of
from tabletop.games.austin.rules.cards import AGENT, ASSASSIN, BONE, KILL, MALE, NEITHER, SEX, SHAG, SHIP, TYPE
from tabletop.games.austin.rules.effects import free_agent, strike
from tabletop.games.austin.rules.looks import search_card
from tabletop.games.austin.rules.ops import TOUCHES, Doer, Touch
from tabletop.games.austin.rules.options import NO_TURN_LIMIT, TURN_LIMIT
from tabletop.games.austin.rules.queries import forbidden, main
from tabletop.games.austin.rules.select import fits, holds, role_of
from tabletop.games.austin.rules.statics import FREE_ITSELF, ONLY_FEMALES, SHIELDS
from tabletop.games.austin.rules.table import AGENTS, DECK, FORBID_BONES, HAND, STEP, Austin, rules, swingers
from tabletop.games.austin.rules.touches import choices, lying, pick_card
from tabletop.games.austin.rules.values import (
    FEMALES_ONLY,
    bone_lacks,
    bone_off,
    bones_that_fit,
    crews_of,
    may_attack,
    targets,
)
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import vibe_list, wanted

REASONS: dict[str, tuple[str, str]] = {
    "turn_limit": (tr("turn-limit"), "AP-109"),
    "no_action_left": (tr("no-action-left"), "AP-41"),
    "not_free": (tr("not-free"), "AP-45"),
    "ship_used": (tr("ship-used"), "AP-123"),
    "bone_in_turn": (tr("bone-in-turn"), "AP-65"),
    "only_bones": (tr("only-bones"), "AP-65"),
    "only_ships": (tr("only-ships"), "AP-124"),
    "need_not_met": (tr("need-not-met", vibes="{vibes}"), "AP-67"),
    "need_nearly_met": (tr("need-nearly-met", vibes="{vibes}", off="{off}"), "AP-144"),
    "already_asked": (tr("already-asked"), "AP-74"),
    "forbidden": (tr("forbidden"), "AP-140"),
    "no_target": (tr("no-target"), "AP-59"),
    "wrong_sex": (tr("wrong-sex"), "AP-60"),
    "robot": (tr("robot"), "AP-61"),
    "same_allegiance": (tr("same-allegiance"), "AP-62"),
    "target_rule": (tr("target-rule"), "AP-116"),
    "own_agent": (tr("own-agent"), "AP-59"),
    "shielded": (tr("shielded"), "AP-146"),
    "guarded": (tr("guarded"), "AP-145"),
    "no_cost": (tr("no-cost"), "AP-104"),
    "no_assassin": (tr("no-assassin"), "AP-132"),
    "already_chosen": (tr("already-chosen"), "AP-110"),
    "not_fitting": (tr("not-fitting"), "AP-140"),
    "not_meant": (tr("not-meant", wanted="{wanted}"), "AP-140"),
}
WORST_FIRST = ("guarded", "shielded", "target_rule", "same_allegiance", "wrong_sex", "robot")
why = ReasonTexts(REASONS)


# -- the turn ----------------------------------------------------------------------------------------------------------
@rules.reason_for(queries.main)
def main_reasons(s: Austin, seat: int) -> Reasons:
    """Cards of the hand, own Agents and Swingers, then the Agents of the others."""
    free = {option[1] for option in main(s, seat)}
    out: Reasons = {}
    for card in s.zones[HAND + STEP * seat]:
        if card not in free:
            out[card] = _hand_card(s, card)
    mine = s.zones[AGENTS + STEP * seat]
    for card in mine:
        if card not in free:
            out[card] = _no_attack(s, seat, card) if s.actions else why("no_action_left")
    for card in swingers(s, seat):
        if card not in free:
            out[card] = why("no_cost" if s.actions else "no_action_left")
    if s.actions and mine and may_attack(s, seat):
        reach = {card for agent in mine for card in targets(s, seat, agent)}
        for other in OPPONENTS[s.alive, seat]:
            for card in s.zones[AGENTS + STEP * other]:
                if card not in reach:
                    out[card] = _no_way(s, seat, mine, (card,))
    return out


@rules.obstacle_for(queries.main)
def main_obstacle(s: Austin, seat: int, agent: int, target: int) -> Reason | None:
    """Why this Agent may not attack that one, though it may attack another."""
    mine, theirs = s.at[agent] == AGENTS + STEP * seat, s.at[target] == AGENTS + STEP * s.owner[target]
    if not mine or not theirs or target in targets(s, seat, agent):
        return None
    return why("own_agent") if s.owner[target] == seat else _no_way(s, seat, (agent,), (target,))


def _hand_card(s: Austin, card: int) -> Reason:
    kind = s.kind[card]
    if TYPE[kind] == BONE:
        return why("bone_in_turn")
    if not s.house & NO_TURN_LIMIT and s.plays >= TURN_LIMIT:
        return why("turn_limit")
    if TYPE[kind] == AGENT and SHIP[kind]:
        return why("ship_used")
    return why("not_free" if TYPE[kind] == AGENT and FREE_ITSELF[kind] else "no_action_left")


def _no_attack(s: Austin, seat: int, agent: int) -> Reason:
    """Why an own Agent attacks nobody."""
    if not may_attack(s, seat):
        return why("forbidden")
    enemies = tuple([card for other in OPPONENTS[s.alive, seat] for card in s.zones[AGENTS + STEP * other]])
    return _no_way(s, seat, (agent,), enemies) if enemies else why("no_target")


def _no_way(s: Austin, seat: int, agents: tuple[int, ...], enemies: tuple[int, ...]) -> Reason:
    """Of all obstacles between these the one that is nearest to being overcome."""
    found = {_obstacle(s, seat, agent, enemy) for agent in agents for enemy in enemies}
    return why(next(code for code in WORST_FIRST if code in found))


def _obstacle(s: Austin, seat: int, agent: int, target: int) -> str:
    """Why this Agent may not attack that one (AP-60 to AP-62, AP-116, AP-145, AP-146)."""
    owner, attack = s.owner[target], role_of(s, agent)
    mine, other = SEX[s.kind[agent]], SEX[s.kind[target]]
    if attack == SHAG:
        if NEITHER in {mine, other}:
            return "robot"
        way = _way(s, seat, agent)
        if (way == FEMALES_ONLY and other == MALE) or (mine == MALE and _only_females(s, owner, s.kind[target])):
            return "target_rule"
        if mine == other and way != FEMALES_ONLY:
            return "wrong_sex"
    elif s.sides[owner] == s.sides[seat]:
        return "same_allegiance"
    giver = s.zones[AGENTS + STEP * owner]
    shields = [(row, card) for card in giver for row in SHIELDS[s.kind[card]] if row.off[attack]]
    return "shielded" if any(fits(s, row.filter, target, card) for row, card in shields) else "guarded"


def _only_females(s: Austin, seat: int, kind: int) -> bool:
    """AP-116, AP-118."""
    return any(holds(s, cond, seat) for cond in ONLY_FEMALES[kind])


def _way(s: Austin, seat: int, agent: int) -> int:
    crews, rule = crews_of(s)
    crew = crews[seat]
    return crew.cast.ways[rule][crew.cards.index(agent)]


# -- fights ------------------------------------------------------------------------------------------------------------
def bones(s: Austin, seat: int, attack: int, *, helping: bool = False) -> Reasons:
    """Why hand cards cannot be thrown; the missing vibes are told to this seat only (AP-67, AP-144)."""
    banned = bool(s.lasting) and forbidden(s, seat, FORBID_BONES)
    out: Reasons = {}
    for card in s.zones[HAND + STEP * seat]:
        if TYPE[s.kind[card]] != BONE:
            out[card] = why("only_bones")
        elif banned:
            out[card] = why("forbidden")
        elif not bones_that_fit(s, seat, [card], attack, helping=helping):
            vibes, off = vibe_list(bone_lacks(s, seat, card, attack)), bone_off(s, seat)
            out[card] = why("need_nearly_met", vibes=vibes, off=off) if off else why("need_not_met", vibes=vibes)
    return out


@rules.reason_for(queries.fight)
def fight_reasons(s: Austin, seat: int, side: int) -> Reasons:
    if open_fight_of(s).asked[side]:
        return {
            card: why("already_asked" if TYPE[s.kind[card]] == BONE else "only_bones")
            for card in s.zones[HAND + STEP * seat]
        }
    return bones(s, seat, open_fight_of(s).kind)


@rules.reason_for(queries.pad)
def pad_reasons(s: Austin, seat: int, side: int) -> Reasons:
    return fight_reasons(s, seat, side)


@rules.reason_for(queries.help_throw)
def help_throw_reasons(s: Austin, seat: int, _side: int, _asker: int) -> Reasons:
    return bones(s, seat, open_fight_of(s).kind, helping=True)


@rules.reason_for(queries.help_offer)
def help_offer_reasons(s: Austin, seat: int, _side: int, _asker: int) -> Reasons:
    return bones(s, seat, open_fight_of(s).kind, helping=True)


@rules.reason_for(queries.slug_step)
def slug_step_reasons(s: Austin, seat: int) -> Reasons:
    return bones(s, seat, KILL)


@rules.reason_for(queries.slug_fighter)
def slug_fighter_reasons(s: Austin, seat: int) -> Reasons:
    return {card: why("no_assassin") for card in s.zones[AGENTS + STEP * seat] if role_of(s, card) != ASSASSIN}


# -- ships -------------------------------------------------------------------------------------------------------------
def _ships(s: Austin, seat: int) -> Reasons:
    return {card: why("only_ships") for card in s.zones[HAND + STEP * seat] if not SHIP[s.kind[card]]}


@rules.reason_for(queries.ship_reply)
def ship_reply_reasons(s: Austin, seat: int, _user: int) -> Reasons:
    return _ships(s, seat)


@rules.reason_for(queries.ship_turn)
def ship_turn_reasons(s: Austin, seat: int, _user: int) -> Reasons:
    return _ships(s, seat)


@rules.reason_for(queries.ship_again)
def ship_again_reasons(s: Austin, seat: int) -> Reasons:
    return _ships(s, seat)


# -- the end of the turn, effects --------------------------------------------------------------------------------------
@rules.reason_for(queries.free_discard)
def free_discard_reasons(_s: Austin, _seat: int, chosen: tuple[int, ...]) -> Reasons:
    return {card: why("already_chosen") for card in chosen}


@rules.reason_for(queries.even_up)
def even_up_reasons(_s: Austin, _seat: int, chosen: tuple[int, ...], _more: int) -> Reasons:
    return {card: why("already_chosen") for card in chosen}


@rules.reason_for(touches.pick_card)
def pick_card_reasons(
    s: Austin, seat: int, which: int, me: tuple[Any, ...], seats: tuple[int, ...], done: tuple[int, ...]
) -> Reasons:
    said, you = TOUCHES[which], Doer(*me)
    there = {card for other in seats for card in lying(s, you, said, other)}
    return _not_fitting(s, there, pick_card(s, seat, which, me, seats, done), said)


@rules.reason_for(looks.search_card)
def search_reasons(s: Austin, seat: int, which: int, me: tuple[Any, ...]) -> Reasons:
    return _not_fitting(s, set(s.zones[DECK + STEP * seat]), search_card(s, seat, which, me), TOUCHES[which])


@rules.reason_for(effects.free_agent)
def free_agent_reasons(s: Austin, seat: int, which: int, me: tuple[Any, ...]) -> Reasons:
    said = TOUCHES[which]
    return _not_fitting(s, set(s.zones[said.zone + STEP * seat]), free_agent(s, seat, which, me), said)


def _not_fitting(s: Austin, there: set[int], options: list[Option], said: Touch) -> Reasons:
    """Of what kind the card would have to be; or only that it is not allowed, where it is of that kind."""
    refused = sorted(there - {option[1] for option in options})
    return {card: _meant(said, fits=bool(said.filter.kinds[s.kind[card]])) for card in refused}


def _meant(said: Touch, *, fits: bool) -> Reason:
    return why("not_fitting") if fits else why("not_meant", wanted=wanted(said))


@rules.reason_for(effects.strike)
def strike_reasons(s: Austin, seat: int, which: int, me: tuple[Any, ...], done: tuple[int, ...]) -> Reasons:
    free = {option[1] for option in strike(s, seat, which, me, done)}
    meant = choices(s, Doer(*me), TOUCHES[which], (seat,), done)
    return {
        card: _no_attack(s, seat, card) if card in meant else why("not_fitting")
        for card in s.zones[AGENTS + STEP * seat]
        if card not in free
    }
