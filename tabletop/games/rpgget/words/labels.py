"""A few words for each option: buttons, menus, screen readers."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import (
    ACTS,
    AGAIN,
    ATTACK,
    ATTACK_2,
    ATTEMPT,
    COUNT,
    DEFEND,
    FLIP,
    JOIN,
    OPTION,
    PAY,
    PAY_BANK,
    PAY_HAND,
    PICK,
    PLAY_CHARACTER,
    PLAY_ENEMY,
    PLAY_EVENT,
    PLAY_ROADBLOCK,
    REDIRECT,
    REDRAW,
    REWARD_ABILITY,
    REWARD_ATTACK,
    REWARD_DEFENCE,
    REWARD_NOTHING,
    REWARD_RECOVERY,
    REWARD_SUPPORT,
    START,
    TARGET,
    THROW,
    TO_BANK,
    TOP,
    USE_ABILITY,
    USE_RECOVERY,
    USE_SUPPORT,
)
from tabletop.games.rpgget.rules.cards import ABILITY_OF, ATTACK_OF, COST, DEFENCE_OF, PRINTED, RECOVERY_OF, SUPPORT_OF
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, FALLEN, STEP, RpgGet
from tabletop.games.rpgget.rules.values import twin
from tabletop.games.rpgget.texts import tr, yes_no
from tabletop.games.rpgget.words.common import (
    attack_words,
    branch_of,
    called_alike,
    force_words,
    printed,
    shielding,
    title,
)

PASSES = {
    "redraw": "pass-redraw",
    "play_action": "pass-play",
    "choose_mission": "pass-mission",
    "choose_party": "pass-party",
    "slot": "pass-slot",
    "ability_prompt": "pass-ability",
    "party_attack": "pass-attack",
    "choose_target": "pass-targets",
    "pick_aim": "pass-aim",
    "redirect": "pass-redirect",
    "defend": "pass-defend",
    "enemy_action": "pass-monsters",
    "react": "pass-react",
    "interrupt": "pass-interrupt",
    "combo": "pass-combo",
    "pick_find": "pass-find",
    "pick_recruit": "pass-recruit",
    "pick_equip": "pass-equip",
}
COLUMNS = {
    USE_ABILITY: ABILITY_OF,
    REWARD_ABILITY: ABILITY_OF,
    USE_RECOVERY: RECOVERY_OF,
    REWARD_RECOVERY: RECOVERY_OF,
    USE_SUPPORT: SUPPORT_OF,
    REWARD_SUPPORT: SUPPORT_OF,
    DEFEND: DEFENCE_OF,
    REWARD_DEFENCE: DEFENCE_OF,
}
WITH_USER = {REWARD_ABILITY, REWARD_RECOVERY, REWARD_SUPPORT, REWARD_NOTHING, REWARD_ATTACK}
PICKS = {
    "pick_find": "label-find",
    "pick_equip": "label-equip",
    "pick_salvage": "label-salvage",
    "pick_fallen": "label-revive",
}
NAMED = {  # acts with a card, and no more to be said of them
    START: "label-start",
    REDRAW: "label-redraw",
    TO_BANK: "label-bank",
    ATTEMPT: "label-attempt",
    JOIN: "label-join",
    PLAY_ENEMY: "label-play",
    PLAY_ROADBLOCK: "label-play",
    PLAY_EVENT: "label-play",
    TOP: "label-top",
    PAY: "label-pay",
    THROW: "label-throw",
}


def label(view: ViewOf[RpgGet], option: Option) -> str:
    """What pressing this option does. Seats are numbered from 1; the screen knows their names."""
    if option == PASS:
        return _pass(view)
    act, card, spot = option
    if act == COUNT:
        return _count(view.table, spot)
    if act == OPTION:
        return branch(view, spot)
    if ACTS[act].spot == "seat":
        return tr("label-begins", n=spot + 1)
    return _of_card(view, act, card, spot) if card >= 0 else ACTS[act].label


def _of_card(view: ViewOf[RpgGet], act: int, card: int, spot: int) -> str:
    table = view.table
    name = title(table.kind[card])
    if act in {ATTACK, ATTACK_2}:
        return _attack(table, card, act == ATTACK_2, spot)
    if act == REWARD_ATTACK or act in COLUMNS:
        return _use(table, act, card, spot)
    if act == REWARD_NOTHING:
        return tr("label-use-up", name=name)
    if act in {PAY_HAND, PAY_BANK}:
        return tr("label-buy", name=name, cost=COST[table.kind[card]])
    if act == REDRAW and card in view.args[0]:
        return tr("label-keep", name=name)
    if act == FLIP:
        return tr("label-turn-down" if table.up[card] else "label-turn-up", name=name)
    if act == TARGET:
        return tr("label-add", name=name) if widens(view) else name
    if act == PLAY_CHARACTER:
        return _hero(table, view.seat, card)
    if act == REDIRECT:
        return tr("label-step-in", name=name, target=title(table.kind[spot]))
    if act == AGAIN:
        return tr("label-again", name=name)
    if act == PICK:
        return tr(PICKS.get(view.query, "label-choose"), name=name)
    if view.query == "pick_break":
        return tr("label-lose", name=name)
    return tr(NAMED[act], name=name) if act in NAMED else tr("label-other", act=ACTS[act].label, name=name)


def _pass(view: ViewOf[RpgGet]) -> str:
    table = view.table
    if view.query == "slot" and not any(table.owner[card] == view.seat for card in table.zones[ENEMIES]):
        return tr("pass-slot-empty")
    if widens(view):
        return tr("pass-widen")
    if view.query == "redraw" and view.args[0]:
        return tr("pass-redraw-one")
    if view.query.startswith("pick_") and len(view.options) == 1:
        return tr("pass-interrupt")  # there is nothing to decline
    return tr(PASSES.get(view.query, "pass-nothing"))


def widens(view: ViewOf[RpgGet]) -> bool:
    """The attack goes on already, and may hit one more (RG-134)."""
    strike = view.table.strike
    if not strike:
        return False
    return view.query == "choose_target" and strike.use > 0


def _count(table: RpgGet, n: int) -> str:
    """How many chance shall pick, which may be more than there are (RG-157)."""
    there = len(table.zones[ACTIVE]) + len(table.zones[ENEMIES])
    return tr("label-targets-too-many", n=n, there=there) if n > there else tr("label-targets", n=n)


def _hero(table: RpgGet, seat: int, card: int) -> str:
    """With whom it replaces."""
    old, name = twin(table, seat, card), title(table.kind[card])
    if old < 0:
        return tr("label-play", name=name)
    fallen = yes_no(table.at[old] == FALLEN + STEP * seat)
    return tr("label-replace", name=name, fallen=fallen, old=title(table.kind[old]))


def _attack(table: RpgGet, card: int, second: bool, spot: int) -> str:
    attack, name = attack_words(ATTACK_OF[table.kind[card]][second]), title(table.kind[card])
    target = title(table.kind[spot]) if spot >= 0 else tr("label-by-chance")
    return tr("label-attack", name=name, attack=attack, target=target)


def _use(table: RpgGet, act: int, card: int, user: int) -> str:
    kind = table.kind[card]
    name, block = title(kind), ATTACK_OF[kind][0] if act == REWARD_ATTACK else COLUMNS[act][kind]
    if act in WITH_USER or act == REWARD_DEFENCE:
        what, by = _of_reward(act, kind, block), title(table.kind[user])
        return tr("label-use-by", user=by, name=name, what=what) if what else tr("label-use-alike", user=by, name=name)
    what, price = printed(block), PRINTED[block].price
    if act == DEFEND:
        return tr("label-use-shield", name=name, what=what, shield=shielding(block))
    return tr("label-use-paid", name=name, what=what, price=price) if price else tr("label-use", name=name, what=what)


def _of_reward(act: int, kind: int, block: int) -> str:
    """Its action, and what that comes to; the name only where the Reward is not called like it."""
    alike = called_alike(kind, block)
    if act == REWARD_ATTACK:
        return force_words(block) if alike else attack_words(block)
    if act == REWARD_DEFENCE:
        return shielding(block) if alike else tr("label-defence", what=printed(block), shield=shielding(block))
    return "" if alike else printed(block)


def branch(view: ViewOf[RpgGet], n: int) -> str:
    words = branch_of(view.table.kind[view.args[0]], n)
    return f"{words[0].upper()}{words[1:]}"
