"""A few words for each option: buttons, menus, screen readers."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import (
    ACTS,
    AGAIN,
    ATTACK,
    ATTACK_2,
    COUNT,
    DEFEND,
    FLIP,
    OPTION,
    PAY_BANK,
    PAY_HAND,
    PICK,
    PLAY_CHARACTER,
    REDIRECT,
    REDRAW,
    REWARD_ABILITY,
    REWARD_ATTACK,
    REWARD_DEFENCE,
    REWARD_NOTHING,
    REWARD_RECOVERY,
    REWARD_SUPPORT,
    TARGET,
    USE_ABILITY,
    USE_RECOVERY,
    USE_SUPPORT,
)
from tabletop.games.rpgget.rules.cards import ABILITY_OF, ATTACK_OF, COST, DEFENCE_OF, PRINTED, RECOVERY_OF, SUPPORT_OF
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, FALLEN, STEP, RpgGet
from tabletop.games.rpgget.rules.values import twin
from tabletop.games.rpgget.words.common import attack_words, branch_of, printed, shielding, some, title

PASSES = {
    "redraw": "Keep all",
    "play_action": "End the Play phase",
    "choose_mission": "No mission this turn",
    "choose_party": "That is the party",
    "slot": "No more monsters",
    "ability_prompt": "Not now",
    "party_attack": "End the step",
    "choose_target": "Attack",
    "pick_aim": "Enough targets",
    "redirect": "Let it come",
    "defend": "Let it hit",
    "enemy_action": "Monsters are done",
    "react": "Pass",
    "interrupt": "Go on",
    "combo": "Stop",
    "pick_find": "Take nothing",
    "pick_recruit": "Nobody",
    "pick_equip": "Nothing",
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
PICKS = {"pick_find": "Take", "pick_equip": "Take up", "pick_salvage": "Bring back", "pick_fallen": "Revive"}


def label(view: ViewOf[RpgGet], option: Option) -> str:
    """What pressing this option does. Seats are numbered from 1; the screen knows their names."""
    if option == PASS:
        return _pass(view)
    table = view.table
    act, card, spot = option
    name = title(table.kind[card]) if card >= 0 else ""
    if act in {ATTACK, ATTACK_2}:
        return _attack(table, card, act == ATTACK_2, spot)
    if act == REWARD_ATTACK or act in COLUMNS:
        return _use(table, act, card, spot)
    if act == REWARD_NOTHING:
        return f"Use up {name} for nothing"
    if act in {PAY_HAND, PAY_BANK}:
        return f"Buy {name} for {some(COST[table.kind[card]], 'counter')}"
    if act == REDRAW and card in view.args[0]:
        return f"Keep {name}"
    if act == FLIP:
        return f"Turn {name} face {'down' if table.up[card] else 'up'}"
    if act == COUNT:
        return _count(table, spot)
    if act == TARGET:
        return f"Add {name}" if widens(view) else name
    if act == PLAY_CHARACTER:
        return _hero(table, view.seat, card)
    if act == REDIRECT:
        return f"{name} steps in for {title(table.kind[spot])}"
    if act == AGAIN:
        return f"{name} strikes again"
    if act == OPTION:
        return branch(view, spot)
    if act == PICK:
        return f"{PICKS.get(view.query, 'Choose')} {name}"
    if view.query == "pick_break":
        return f"Lose {name}"
    if ACTS[act].spot == "seat":
        return f"Player {spot + 1} begins"
    return f"{ACTS[act].label} {name}".strip()


def _pass(view: ViewOf[RpgGet]) -> str:
    table = view.table
    if view.query == "slot" and not any(table.owner[card] == view.seat for card in table.zones[ENEMIES]):
        return "No monsters"
    if widens(view):
        return "Nobody more"
    if view.query == "redraw" and view.args[0]:
        return "Change this one"
    if view.query.startswith("pick_") and len(view.options) == 1:
        return "Go on"  # there is nothing to decline
    return PASSES.get(view.query, "Nothing")


def widens(view: ViewOf[RpgGet]) -> bool:
    """The attack goes on already, and may hit one more (RG-134)."""
    strike = view.table.strike
    if not strike:
        return False
    return view.query == "choose_target" and strike.use > 0


def _count(table: RpgGet, n: int) -> str:
    """How many chance shall pick, which may be more than there are (RG-157)."""
    there = len(table.zones[ACTIVE]) + len(table.zones[ENEMIES])
    return (
        f"{some(n, 'target')} (only {there} {'is' if there == 1 else 'are'} there)" if n > there else some(n, "target")
    )


def _hero(table: RpgGet, seat: int, card: int) -> str:
    """With whom it replaces."""
    old, name = twin(table, seat, card), title(table.kind[card])
    if old < 0:
        return f"Play {name}"
    fallen = "the fallen " * (table.at[old] == FALLEN + STEP * seat)
    return f"Play {name}: replaces {fallen}{title(table.kind[old])}"


def _attack(table: RpgGet, card: int, second: bool, spot: int) -> str:
    block = ATTACK_OF[table.kind[card]][second]
    target = title(table.kind[spot]) if spot >= 0 else "whomever chance picks"
    return f"{title(table.kind[card])}: {attack_words(block)} on {target}"


def _use(table: RpgGet, act: int, card: int, user: int) -> str:
    kind = table.kind[card]
    block = ATTACK_OF[kind][0] if act == REWARD_ATTACK else COLUMNS[act][kind]
    said = PRINTED[block]
    what = attack_words(block) if act == REWARD_ATTACK else printed(block)
    what = f"{what}, {shielding(block)}" if act == REWARD_DEFENCE else what
    if act in WITH_USER or act == REWARD_DEFENCE:
        return f"{title(table.kind[user])} uses {title(kind)}: {what}"
    price = f" ({some(said.price, 'counter')})" if said.price else ""
    price = f" ({shielding(block)})" if act == DEFEND else price
    return f"{title(kind)}: {what}{price}"


def branch(view: ViewOf[RpgGet], n: int) -> str:
    words = branch_of(view.table.kind[view.args[0]], n)
    return f"{words[0].upper()}{words[1:]}"
