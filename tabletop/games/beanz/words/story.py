"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.definition import Outcome
from tabletop.core.events import Fact, facts_in, fields
from tabletop.core.messages import CardRef, Line, SeatRef, told
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules import events
from tabletop.games.beanz.rules.cards import BEAN, BLITZ, CARDS, COSMOS_CARD, SHARPSHOOT, SNEAK, TYPE
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import HIT
from tabletop.games.beanz.rules.table import LOOT, Beanz
from tabletop.games.beanz.rules.values import BLOWOUT, FAILS, KNOCKS_OFF, LABELS, TOPPLES
from tabletop.games.beanz.texts import line, tr
from tabletop.games.beanz.words.common import galaxy_of, galaxy_of_half
from tabletop.i18n.catalogue import Value

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
