"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden card (rules, section 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tabletop.core.ask import NOBODY, PASS, UNKNOWN, Option
from tabletop.core.definition import Outcome, Prompt
from tabletop.core.events import Fact, facts_in, fields
from tabletop.core.messages import CardRef, Line, SeatRef, told
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules import events
from tabletop.games.beanz.rules.acts import (
    ACTS,
    ATTACK,
    BRANCH,
    BUY,
    CONCEDE,
    ENTER,
    FLICK,
    GALAXY,
    GUESS,
    HIDE,
    LOOK,
    MOVE,
    PLACE,
    PLAY_BEAN,
    PLAY_COSMOS,
    PUT,
    RESPOND,
    SHOOT,
    SPIN,
    SWAP,
    TARGET,
)
from tabletop.games.beanz.rules.cards import (
    BEAN,
    BLITZ,
    CARDS,
    COSMOS_CARD,
    SHARPSHOOT,
    SNEAK,
    TEAM_OF,
    TEAMS,
    TYPE,
    W_ACTION,
    W_ATTACK,
    W_BEAN,
    W_COSMOS,
    W_SPIN,
    W_TARGET,
)
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import HIT, buys_left, hand_limit, minor
from tabletop.games.beanz.rules.select import SELECTS
from tabletop.games.beanz.rules.table import COSMOS, GALAXIES, HAND, LOOT, SLOTS, Beanz, half_of, half_rings
from tabletop.games.beanz.rules.table import GALAXY as GALAXY_OF
from tabletop.games.beanz.rules.values import BLOWOUT, FAILS, KNOCKS_OFF, LABELS, TOPPLES, fight
from tabletop.games.beanz.texts import line, tr
from tabletop.i18n.catalogue import Value

# Small parts of sentences.


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else tr("unseen-card")


def galaxy_of_half(seat: int, half: int) -> str:
    """The Galaxy of a seat's half, by its colour, as messages choose by it."""
    return GALAXIES[half if seat == 0 else 2 - half]


def galaxy_of(zone: int) -> str:
    """The Galaxy in which a zone on the mats lies, "none" for -1."""
    if LOOT <= zone < LOOT + 6:
        return galaxy_of_half((zone - LOOT) // 3, (zone - LOOT) % 3)
    return GALAXIES[GALAXY_OF[_ring(zone)]] if zone >= 0 else "none"


def beside(s: Beanz, zone: int) -> list[str]:
    """The names of the Beans that lie next to a slot."""
    return [] if LOOT <= zone < LOOT + 6 else [title(s.kind[card]) for card in _next_to(s, _ring(zone))]


def side_of(zone: int) -> str:
    """Which of the slots of its half it is as its owner sees them, as messages choose by it; "none" for what is no slot."""
    if zone < 0 or LOOT <= zone < LOOT + 6:
        return "none"
    slots = half_rings(_ring(zone) // SLOTS, half_of(_ring(zone)))
    places = {slots[0]: "left", slots[-1]: "right"}
    return places.get(_ring(zone), "middle")


def _next_to(s: Beanz, ring: int) -> Iterator[int]:
    """The Beans in the slots on both sides of one, on the same mat."""
    for other in (ring - 1, ring + 1):
        if other >= 0 and other // SLOTS == ring // SLOTS:
            yield from s.zones[other]


def _ring(zone: int) -> int:
    return zone - COSMOS if COSMOS <= zone < HAND else zone


def team_name(team: str) -> str:
    return TEAMS[TEAM_OF[team]].name if team in TEAM_OF else tr("every-team")


# The log: what a seat may hear of an event, in words; and how the game ended.

More = dict[str, Value]  # what a message is told besides the fields of its fact, or in place of one

CANCELLED = {events.WHOLE: "whole", events.ATTACK: "attack", events.SPIN: "spin"}
RESULTS = {FAILS: "fails", TOPPLES: "topples", KNOCKS_OFF: "knocks-off", BLOWOUT: "blowout"}
MODES = {SHARPSHOOT: "sharpshoot", BLITZ: "blitz", SNEAK: "sneak"}


def narrate(view: ViewOf[Beanz], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves and turns of cards need none, what happened is said; nor does
    a shot by lot, which the die has told.
    """
    if event[0] != "say":
        return ()
    fact = event[2]
    if isinstance(fact, events.Buys):  # what is bought is told
        return ()
    if isinstance(fact, events.Shot | events.ShotOff) and by_lot(view.table.house)[0]:
        return ()
    return _fight(fact) if isinstance(fact, events.Fight) else (WORDS[type(fact)](fact),)


def _line(fact: Fact) -> Line:
    """The message of a fact. Cards are linked where they lie, places are told by their Galaxy."""
    more: More = {}
    for name, about in fields(type(fact)).items():
        value = getattr(fact, name)
        if name == "kind" and hasattr(fact, "card"):
            more["kind"] = CardRef(value, fact.card)
        elif name == "half":
            more["galaxy"] = galaxy_of_half(fact.seat, value)  # type: ignore[attr-defined]  # halves are a seat's
        elif name == "outcome":
            more["hit"] = _yes(value == HIT)
        elif about == "zone":
            more["galaxy"] = galaxy_of(value)
    add = MORE.get(type(fact))
    return told(line, fact, **(more | add(fact) if add else more))


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _plays(fact: events.Plays) -> More:
    placed = TYPE[fact.kind] in {BEAN, COSMOS_CARD}
    return {"over": CardRef(fact.over)} if placed else {"over": CardRef(fact.over), "galaxy": "none"}


def _cancels(fact: events.Cancels) -> More:
    return {"kind": CardRef(fact.kind), "other": CardRef(fact.other, fact.card), "what": CANCELLED[fact.what]}


def _attacks(fact: events.Attacks) -> More:
    how = "blitz" if len(fact.kinds) > 1 else "sharpshoot" if fact.mode & SHARPSHOOT else "attack"
    return {"how": how, "sneak": _yes(bool(fact.mode & SNEAK))}


def _succeeds(fact: events.Succeeds) -> More:
    what = CARDS[fact.kind].text.partition(tr("text-succeeds"))[2].rstrip(".")
    return {"text": what[:1].upper() + what[1:]}


def _swaps(fact: events.Swaps) -> More:
    return {"other_kind": CardRef(fact.other_kind, fact.other)}


def _fight(fact: events.Fight) -> tuple[Line, Line]:
    """The sums, and what follows (MB-79 to MB-82)."""
    sums: More = {"attack": _sum(fact.attack), "defence": _sum(fact.defence), "times": 1 << fact.doubles}
    result: More = {
        "just": _yes(fact.total == fact.against and fact.result != FAILS),
        "owner": SeatRef(fact.owner),
        "kind": CardRef(fact.target, fact.card),
        "result": RESULTS[fact.result],
    }
    totals: More = {"total": fact.total, "against": fact.against}
    return line("fight-sums", **sums, **totals), line("fight", **result, **totals)


def _sum(summands: tuple[events.Summand, ...]) -> str:
    return " + ".join(tr("summand", amount=part.amount, label=tr(f"sum-{LABELS[part.label]}")) for part in summands)


MORE: dict[type[Fact], Callable[[Any], More]] = {
    events.Guess: lambda fact: {"found": _yes(fact.guessed == fact.hidden)},
    events.Plays: _plays,
    events.Cancels: _cancels,
    events.Attacks: _attacks,
    events.Target: lambda fact: {"defends": _yes(fact.by == fact.seat)},
    events.Succeeds: _succeeds,
    events.Swaps: _swaps,
    events.Drains: lambda fact: {"victim": SeatRef(1 - fact.seat)},
    events.Mode: lambda fact: {"how": MODES[fact.mode]},
}
WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    fact: _line for fact in facts_in(events).values() if fact is not events.Fight
}

ENDINGS = {
    "loot_cleared": "end-loot-cleared",
    "deck_out": "end-deck-out",
    "turn_cap": "end-turn-cap",
    "concede": "end-concede",
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on. Equal on Space Loot is a draw: both share."""
    if not table.ending:
        return None
    where = _cleared(table) if table.ending == "loot_cleared" else "none"
    return Outcome(table.winners, table.ending, tr(ENDINGS[table.ending], galaxy=where))


def _cleared(table: Any) -> str:
    """The Galaxy that is empty (MB-105)."""
    seat = table.winners[0]
    half = next(half for half in range(3) if not table.zones[LOOT + 3 * seat + half])
    return galaxy_of_half(seat, half)


# What is asked, of whom and why.

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


# A few words for each option: buttons, menus, screen readers.

PASSES = {
    "main": "label-end-turn",
    "mulligan": "label-keep-hand",
    "respond": "label-pass",
    "blitz_party": "label-blitz",
    "swap_beans": "label-swap-nothing",
    "enter_bean": "label-play-nothing",
    "place_cosmos": "label-play-nothing",
    "pick_looked": "label-take-nothing",
}
PLACED = frozenset({SHOOT, GALAXY, ATTACK, TARGET, PLAY_BEAN, PLAY_COSMOS, MOVE, ENTER, PLACE, PUT, LOOK})


def label(view: ViewOf[Beanz], option: Option) -> str:
    """What pressing this option does."""
    if option == PASS:
        return tr(PASSES.get(view.query, "label-done"))
    table = view.table
    number, card, spot = option
    if number == BRANCH:
        return branch(view, spot)
    if number == FLICK and by_lot(table.house)[0]:
        return tr("label-throw")
    words: dict[str, Value] = {"card": title(table.kind[card])} if card >= 0 else {}
    if number in {HIDE, GUESS}:
        words["side"] = spot
    elif number == BUY:
        words["left"] = buys_left(table, table.turn)
    elif number in {RESPOND, SWAP}:
        words["other"] = title(table.kind[spot])
    else:
        words |= _where(table, number, card, spot)
    return tr(f"label-{ACTS[number].name.replace('_', '-')}", **words)


def _where(table: Beanz, number: int, card: int, spot: int) -> dict[str, Value]:
    """The place that an option names, by its Galaxy and what lies beside it, or else on which side of it it is."""
    if number not in PLACED:
        return {}
    zone = table.at[card] if number == TARGET else spot
    return {"galaxy": galaxy_of(zone), "beside": beside(table, zone), "side": side_of(zone)}


def branch(view: ViewOf[Beanz], n: int) -> str:
    """The n-th part of a "Choose: ...; or ..." card."""
    card: int = view.args[1]
    texts = CARDS[view.table.kind[card]].text.removeprefix(tr("text-choose")).rstrip(".").split(tr("text-or"))
    return texts[n][0].upper() + texts[n][1:]


__all__ = ["label", "narrate", "outcome", "prompt"]
