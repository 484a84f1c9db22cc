"""The stack: cards are announced, answered, and resolve from the top (ES-25 to ES-40)."""

from __future__ import annotations

from typing import Any, Literal, NewType

from tabletop.core.effect_program import EffectStep, Programs, ReferenceParameter
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import word
from tabletop.games.espionage.rules import queries, verbs
from tabletop.games.espionage.rules.cards import ABILITIES, FILE, GOLD, KIND, REACTION, test_of
from tabletop.games.espionage.rules.events import Closed, FindsGold, Nothing
from tabletop.games.espionage.rules.queries import rules
from tabletop.games.espionage.rules.table import DISCARD, HAND, STEP, Item, Spies

# The vocabulary of card files: which operations exist and where they may stand (see `core.operations`).
#
# A step is `@op fn(s, item, ...)` (plain: changes the table) or a generator `@op fn(t, me, ...)` (asks). The other
# words are data that `cards` reads.

Card = NewType("Card", int)  # a card id in the file, its kind in the function
Rarity = Literal["", "gold", "common"]


class Doer:
    """Who carries an item out and at whom it aims; `taken` is the card just taken, -1 for none."""

    __slots__ = ("aim", "seat", "taken")

    def __init__(self, seat: int, aim: int) -> None:
        self.seat, self.aim, self.taken = seat, aim, -1


MARKS = {"if"}
ASKS = {"aim": word(cards=int), "name_title": word(), "choose_discards": word(count=int, except_=Card)}
HELD = {"knock_out": word(), "return_to_pile": word(), "win": word(ending=str), "lose": word(ending=str)}
PROGRAM = Programs(
    FILE,
    marks=MARKS,
    condition=test_of,
    hints={Card: ReferenceParameter(Card, lambda title, _: KIND[title])},
    names={Card: set(KIND)},
)
op = PROGRAM.op
OPS = PROGRAM.ops
OPS |= {"copy_answered": word(), "copy_discarded_mission": word()}


TEXTS, ASKING = PROGRAM.steps, PROGRAM.asks  # by ability


# -- the stack resolves from the top (ES-32, ES-36) --------------------------------------------------------------------
def live(s: Spies, item: Item) -> bool:
    """ES-40, ES-95, ES-27: not cancelled, its controller lives, and so does its aim."""
    return not item.cancelled and s.alive[item.seat] and (item.aim < 0 or s.alive[item.aim])


def perform(s: Spies, item: Item, step: EffectStep[int]) -> None:
    """A plain step, if it has no test (0) or the aim holds one of its kinds."""
    holds = not step.cond or any(step.cond >> s.kind[card] & 1 for card in s.zones[HAND + STEP * item.aim])
    if step.cond == GOLD:
        s.say(FindsGold(item.seat, item.aim, holds))
    if holds:
        step.fn(s, item, *step.args)


def settle_top(s: Spies) -> None:
    """A resolved item's card goes on top of the discard pile (ES-30)."""
    s.move(s.items.pop().card, DISCARD)


def go_on(s: Spies) -> bool:
    """Resolve items down to one whose text asks something (True) or to the end of the chain (False)."""
    while len(s.items) > s.base:
        item = s.items[-1]
        if live(s, item):
            if ASKING[item.ability]:
                return True
            for step in TEXTS[item.ability]:
                perform(s, item, step)
        else:
            s.say(Nothing(item.seat, s.kind[item.card]))
        settle_top(s)
    return False


@verb
def close(s: Spies) -> bool:
    """All have passed (ES-36)."""
    s.say(Closed())
    return go_on(s)


@verb
def settle(s: Spies) -> bool:
    settle_top(s)
    return go_on(s)


@verb
def top(s: Spies) -> tuple[int, int, int]:
    item = s.items[-1]
    return item.ability, item.seat, item.aim


@verb
def do(s: Spies, number: int) -> None:
    """One plain step of the top item."""
    item = s.items[-1]
    perform(s, item, TEXTS[item.ability][number])


# -- scripts -------------------------------------------------------------------------------------------------------------
@rules.script
def exposure(t: Handle[Spies], _: int) -> Asking[Any]:
    """The chain on top of an exposure (ES-39)."""
    yield from chain(t)


def chain(t: Handle[Spies]) -> Asking[Any]:
    """A window, again after every answer, until all pass; then everything resolves (ES-33 to ES-36)."""
    while took := (yield t.offer(None, queries.reactions)):
        seat, (_, card, item) = took
        yield from announce(t, seat, card, REACTION, item)
    asks = close(t)
    while asks:
        yield from carry_out(t)
        asks = settle(t)


def announce(t: Handle[Spies], seat: int, card: int, use: int, answered: int) -> Asking[Any]:
    """Every choice is asked while the card is still in the hand; then all is public at once (ES-25)."""
    ability, answered, copied = verbs.text_of(t, card, use, answered)
    text, aim, title = ABILITIES[ability], -1, -1
    chosen: tuple[int, ...] = ()
    if copied >= 0 and text.answers:
        option = yield t.choose(seat, queries.answered, card, ability)
        answered = option[2]
    if text.aim >= 0:
        option = yield t.choose(seat, queries.aims, card, ability)
        aim = option[2]
    if text.names:
        option = yield t.choose(seat, queries.titles, card)
        title = option[2]
    if text.choose:
        for _ in range(min(text.choose, verbs.choosable(t, ability))):
            option = yield t.choose(seat, queries.discards, card, ability, chosen)
            chosen += (option[1],)
    verbs.put_down(t, seat, card, use, ability, answered, copied, aim, title, chosen)


def carry_out(t: Handle[Spies]) -> Asking[Any]:
    """The steps of the top item, in order."""
    ability, seat, aim = top(t)
    me = Doer(seat, aim)
    for number, step in enumerate(TEXTS[ability]):
        if step.asks:
            yield from step.fn(t, me, *step.args)
        else:
            do(t, number)
