"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.core.ask import NOBODY, PASS
from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import BUY, CONCEDE, FLICK, SPIN
from tabletop.games.beanz.rules.cards import W_ACTION, W_ATTACK, W_BEAN, W_COSMOS, W_SPIN, W_TARGET
from tabletop.games.beanz.rules.minor import minor
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import hand_limit
from tabletop.games.beanz.rules.select import SELECTS
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.rules.values import fight
from tabletop.games.beanz.texts import line, tr
from tabletop.games.beanz.words.common import galaxy_of_half, title
from tabletop.games.beanz.words.story import RESULTS
from tabletop.i18n.catalogue import Value

THINGS = {  # by window: what somebody does, and the rule that allows the answer
    W_ACTION: ("plays", "MB-52"),
    W_ATTACK: ("attacks", "MB-54"),
    W_TARGET: ("attacks", "MB-57"),
    W_BEAN: ("enters", "MB-58"),
    W_SPIN: ("spins", "MB-62"),
    W_COSMOS: ("plays", "MB-62"),
}
WAITING = {
    "mulligan": "MB-11",
    "fists": "MB-13",
    "loot_half": "MB-99",
    "shoot": "MB-99",
    "flick": "MB-100",
    "main": "MB-18",
    "discard_cards": "MB-22",
    "blitz_party": "MB-86",
    "blitz_galaxy": "MB-87",
    "target_defence": "MB-78",
    "target_attack": "MB-85",
    "other_target": "MB-146",
}


def prompt(view: ViewOf[Beanz]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands."""
    if not view.query:
        return Prompt((tr("game-over"),), "", "MB-116")
    if view.query == "respond":
        return _window(view)
    if view.options and view.query in OWN:
        return OWN[view.query](view)
    what = view.query.replace("_", "-") if view.query in WAITING else "other"
    who = SeatRef(max(view.left[0], NOBODY))  # what is below is a world, and so the table
    return Prompt(line(f"wait-{what}", seat=who), tr(f"wait-{what}-why"), WAITING.get(view.query, "MB-133"))


def _window(view: ViewOf[Beanz]) -> Prompt:
    """The same words for both seats, whatever is held; whoever looks alone is spoken to."""
    table = view.table
    thing = table.things[-1]
    what, rule = THINGS[thing.window]
    key, asked = "window", "yes" if view.options else "no"
    words: dict[str, Value] = {"seat": SeatRef(thing.seat), "kind": CardRef(table.kind[thing.card], thing.card)}
    if thing.window == W_TARGET and table.attack:
        key, found = "window-target", fight(table, table.attack)
        target = CardRef(table.kind[table.attack.target], table.attack.target)
        words |= {"target": target, "total": found.total, "against": found.against, "result": RESULTS[found.result]}
    why = tr("window-asked-why" if view.options else "window-why")
    return Prompt(line(key, what=what, asked=asked, **words), why, rule)


def _ask(what: str, rule: str, /, why: str = "", **words: Value) -> Prompt:
    """The message "ask-..." and the one that says why."""
    return Prompt(line(f"ask-{what}", **words), why or tr(f"ask-{what}-why", **words), rule)


def _mulligan(view: ViewOf[Beanz]) -> Prompt:
    return _ask("change-hand" if len(view.options) > 1 else "first-hand", "MB-11")


def _fists(view: ViewOf[Beanz]) -> Prompt:
    return _ask("hide" if view.seat == view.args[0] else "guess", "MB-13")


def _shoot(view: ViewOf[Beanz]) -> Prompt:
    half, left, *told = view.args
    assert view.options[0][0] == FLICK, "flicking comes first"
    _, least = by_lot(view.table.house)
    attempts = told[0] if told else 0
    return _ask(
        "shoot",
        "MB-99",
        galaxy=galaxy_of_half(view.seat, half),
        how="die" if least else "flick",
        least=least,
        attempt=attempts - left,
        attempts=attempts,
        left=left,
    )


def _main(view: ViewOf[Beanz]) -> Prompt:
    points, lost = view.table.points, _lost(view)
    if all(option == PASS or option[0] == CONCEDE or minor(view, option) for option in view.options):
        return _ask("idle", "MB-20", why=lost, points=points)
    if not points:
        return _ask("free", "MB-20", why=lost)
    buys = any(option != PASS and option[0] == BUY for option in view.options)
    return _ask("main", "MB-18", why=lost, points=points, buys="yes" if buys else "no")


def _lost(view: ViewOf[Beanz]) -> str:
    """Which boost does not shine, and why; "" while none is idle."""
    kind = view.table.kind
    boosts = {(title(kind[card]), act == SPIN) for act, card, _ in filter(partial(minor, view), view.options)}
    if len(boosts) != 1:
        return tr("lost-boost", lost="several") if boosts else ""
    [(name, spin)] = boosts
    return tr("lost-boost", lost="spin" if spin else "card", card=name)


def _discard_cards(view: ViewOf[Beanz]) -> Prompt:
    table = view.table
    if table.turn != view.seat:
        return _ask("forced-discard", "MB-144")
    return _ask("discard", "MB-22", more=view.args[0], limit=hand_limit(table, view.seat))


def _target(view: ViewOf[Beanz]) -> Prompt:
    table = view.table
    assert table.attack, "an attack is going on"
    by = CardRef(table.kind[table.attack.cards[0]], table.attack.cards[0])
    if view.query == "target_attack":
        return _ask("sharpshoot", "MB-85", by=by)
    return _ask("target", "MB-78", by=by)


def _effect_bean(view: ViewOf[Beanz]) -> Prompt:
    which = SELECTS[view.args[0]]
    return _ask(which.op.replace("_", "-"), "MB-133", upto=which.most if which.upto else 0)


def _move_bean(view: ViewOf[Beanz]) -> Prompt:
    """Where it is known which Bean moves, only where to is asked."""
    beans, why = {card for _, card, _ in view.options}, tr("ask-move-why")
    if len(beans) > 1:
        return _ask("move-which", "MB-150", why=why)
    [bean] = beans
    return _ask("move", "MB-150", why=why, bean=CardRef(view.table.kind[bean], bean))


def _said(rule: str) -> Callable[[ViewOf[Beanz]], Prompt]:
    """Of a question that is always asked in the same words."""
    return lambda view: _ask(view.query.replace("_", "-"), rule)


OWN: dict[str, Callable[[ViewOf[Beanz]], Prompt]] = {
    "mulligan": _mulligan,
    "fists": _fists,
    "loot_half": _said("MB-99"),
    "shoot": _shoot,
    "main": _main,
    "discard_cards": _discard_cards,
    "blitz_party": _said("MB-86"),
    "blitz_galaxy": _said("MB-87"),
    "target_defence": _target,
    "target_attack": _target,
    "other_target": _target,
    "effect_bean": _effect_bean,
    "effect_galaxy": _said("MB-133"),
    "effect_option": _said("MB-33"),
    "move_bean": _move_bean,
    "swap_beans": _said("MB-150"),
    "enter_bean": _said("MB-59"),
    "place_cosmos": _said("MB-68"),
    "pick_discard": _said("MB-148"),
    "pick_looked": _said("MB-143"),
    "pick_loot": _said("MB-145"),
    "swap_loot": _said("MB-145"),
}
