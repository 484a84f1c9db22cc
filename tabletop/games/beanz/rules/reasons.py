"""Why a card cannot be used just now: one code, one sentence, one rule id (rules, section 9); whom a window is about."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.reasons import Reason, Reasons, ReasonTexts
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules import choices, queries
from tabletop.games.beanz.rules.cards import (
    ACTION_CARD,
    ATTACK,
    BEAN,
    CARDS,
    COST,
    GUARD,
    INSTANT,
    SHARPSHOOT,
    TYPE,
    W_ACTION,
    W_ATTACK,
    W_TARGET,
    WARD,
)
from tabletop.games.beanz.rules.choices import effect_bean, move_bean, target_attack
from tabletop.games.beanz.rules.ops import ALWAYS, ON_PLAY, ON_SPIN, possible
from tabletop.games.beanz.rules.queries import (
    bean_cost,
    blitz_party,
    may_attack,
    mode_of,
    respond,
    spin_cost,
    stand_cost,
)
from tabletop.games.beanz.rules.select import SELECTS, Doer, can_attack, empty_slots, places
from tabletop.games.beanz.rules.table import HAND, HEADZ_UP, RINGS, SIDEWAYZ, SLOTS, Beanz, half_of, rules
from tabletop.games.beanz.texts import tr

REASONS: dict[str, tuple[str, str]] = {
    "not_enough_points": (tr("no-points", needs="{needs}", has="{has}"), "MB-25"),
    "slot_taken": (tr("no-slot"), "MB-37"),
    "instant_on_own_turn": (tr("no-own-instant"), "MB-51"),
    "instant_without_window": (tr("no-window"), "MB-62"),
    "only_instants": (tr("no-other-card"), "MB-49"),
    "no_power": (tr("no-power"), "MB-39"),
    "cannot_attack": (tr("no-spin"), "MB-41"),
    "no_target": (tr("no-target"), "MB-76"),
    "would_do_nothing": (tr("no-effect"), "MB-33"),
    "warded": (tr("no-warded"), "MB-134"),
    "guarded": (tr("no-guarded"), "MB-134"),
    "already_sidewayz": (tr("no-lying"), "MB-60"),
    "already_headz_up": (tr("no-standing"), "MB-44"),
    "not_headz_up": (tr("no-headz-up"), "MB-41"),
    "wrong_galaxy": (tr("no-galaxy"), "MB-75"),
    "not_fitting": (tr("no-fit"), "MB-32"),
    "blitz_member": (tr("no-blitz"), "MB-86"),
}
why = ReasonTexts(REASONS)


@rules.reason_for(queries.main)
def main_reasons(s: Beanz, seat: int) -> Reasons:
    """Cards of the hand, then the own Beans."""
    out: Reasons = {}
    for card in s.zones[HAND + seat]:
        reason = _hand_card(s, seat, card)
        if reason:
            out[card] = reason
    for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS]:
        if zone:
            reason = _bean(s, seat, zone[0])
            if reason:
                out[zone[0]] = reason
    return out


def _hand_card(s: Beanz, seat: int, card: int) -> Reason | None:
    kind = s.kind[card]
    what = TYPE[kind]
    if what == INSTANT:
        return why("instant_on_own_turn")
    cost = bean_cost(s, seat, card) if what == BEAN else COST[kind]
    if cost > s.points:
        return why("not_enough_points", needs=cost, has=s.points)
    if what == BEAN and not empty_slots(s, seat):
        return why("slot_taken")
    if what == ACTION_CARD and not ALWAYS[ON_PLAY[kind]] and not possible(s, Doer(seat, card), ON_PLAY[kind]):
        return why("would_do_nothing")
    return None


def _bean(s: Beanz, seat: int, card: int) -> Reason | None:
    kind = s.kind[card]
    if s.pos[card] != HEADZ_UP:
        cost = stand_cost(s, seat, card)
        return why("not_enough_points", needs=cost, has=s.points) if cost > s.points else None
    if not ATTACK[kind] and ON_SPIN[kind] < 0:
        return why("cannot_attack" if CARDS[kind].power_kind == "headz_up" else "no_power")
    cost = spin_cost(s, seat, card)
    if cost > s.points:
        return why("not_enough_points", needs=cost, has=s.points)
    if ATTACK[kind]:
        return None if may_attack(s, seat, card) else why(_no_target(s, seat, card))
    number = ON_SPIN[kind]
    return None if ALWAYS[number] or possible(s, Doer(seat, card), number) else why("would_do_nothing")


def _no_target(s: Beanz, seat: int, card: int) -> str:
    enemies = any(s.zones[SLOTS * (1 - seat) : SLOTS * (1 - seat) + SLOTS])
    if not enemies:
        return "no_target"
    return "warded" if mode_of(s, card) & SHARPSHOOT else "wrong_galaxy"


@rules.reason_for(queries.respond)
def respond_reasons(s: Beanz, seat: int, window: int, about: int) -> Reasons:
    free = {option[1] for option in respond(s, seat, window, about)}
    return {
        card: why("instant_without_window" if TYPE[s.kind[card]] == INSTANT else "only_instants")
        for card in s.zones[HAND + seat]
        if card not in free
    }


@rules.reason_for(choices.target_attack)
def target_reasons(s: Beanz, seat: int) -> Reasons:
    """MB-134: why a Sharpshoot cannot pick a Bean."""
    free = {option[1] for option in target_attack(s, seat)}
    out: Reasons = {}
    for ring in range(SLOTS * (1 - seat), SLOTS * (1 - seat) + SLOTS):
        for card in s.zones[ring]:
            if card not in free:
                half = [c for n in RINGS[1 - seat, half_of(ring)] for c in s.zones[n]]
                guards = [c for c in half if GUARD[s.kind[c]] and s.pos[c] == HEADZ_UP and c != card]
                out[card] = why("guarded" if guards else "warded")
    return out


@rules.reason_for(choices.effect_bean)
def effect_reasons(s: Beanz, seat: int, number: int, card: int, target: int, galaxy: int) -> Reasons:
    return _beans(s, Doer(seat, card, target), number, galaxy, effect_bean(s, seat, number, card, target, galaxy))


@rules.reason_for(choices.move_bean)
def move_reasons(s: Beanz, seat: int, number: int, card: int, target: int) -> Reasons:
    return _beans(s, Doer(seat, card, target), number, -1, move_bean(s, seat, number, card, target))


def _beans(s: Beanz, me: Doer, number: int, galaxy: int, options: list[Option]) -> Reasons:
    """Every Bean on a mat that cannot be chosen; for a sweep of Cosmos cards there is nothing to explain."""
    which, free = SELECTS[number], {option[1] for option in options}
    if which.op == "clear_cosmos":
        return {}
    reach = set(places(s, me, which, galaxy))
    out: Reasons = {}
    for ring in range(2 * SLOTS):
        for card in s.zones[ring]:
            if card in free:
                continue
            if ring not in reach:
                own = ring // SLOTS == me.seat
                out[card] = why("not_fitting" if own == (which.side == "enemy") else "wrong_galaxy")
            elif which.op == "knockdown" and s.pos[card] == SIDEWAYZ:
                out[card] = why("already_sidewayz")
            elif which.op == "stand" and s.pos[card] == HEADZ_UP:
                out[card] = why("already_headz_up")
            elif which.op == "turn_over" and s.pos[card] != HEADZ_UP:
                out[card] = why("not_headz_up")
            else:
                warded = which.ward & WARD[s.kind[card]] and s.pos[card] == HEADZ_UP and ring // SLOTS != me.seat
                out[card] = why("warded" if warded else "not_fitting")
    return out


@rules.reason_for(queries.blitz_party)
def blitz_reasons(s: Beanz, seat: int, cards: tuple[int, ...]) -> Reasons:
    free = {option[1] for option in blitz_party(s, seat, cards)}
    out: Reasons = {}
    for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS]:
        for card in zone:
            if card not in free:
                out[card] = why(
                    "blitz_member" if card in cards or not can_attack(s, card) else "not_enough_points",
                    needs=spin_cost(s, seat, card),
                    has=s.points,
                )
    return out


def concerns(view: ViewOf[Beanz], seat: int) -> bool:
    """MB-52, MB-54, MB-57: an Action or an attack of the other player is about; a new Bean, a spin or a Cosmos is not."""
    aimed = (W_ACTION, W_ATTACK, W_TARGET)
    return any(thing.window in aimed and thing.seat != seat for thing in view.table.things)
