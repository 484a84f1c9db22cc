"""Operations of the card file: their registry, the programs that cards are compiled to, and what runs them.

A plain step is `@op fn(s, me, ...)`: it changes the table. A generator `@op fn(t, me, ...)` asks, and answers the cards that
were chosen. Parameters of type `Amount` and `Touch` are compiled from what the file says; `Rows` are operations
inside. STATIC, REPLACE and BEFORE are the words of the other occasions, read elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NewType

from msgspec import Struct

from tabletop.core.effect_program import EffectStep, Programs, ReferenceParameter, SharedParameters
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import MUST, Op, Row, word
from tabletop.games.austin.rules.cards import CARDS, FILE, FREE, SWING, rows
from tabletop.games.austin.rules.changes import checkpoint
from tabletop.games.austin.rules.effect_events import Naught, Unmet
from tabletop.games.austin.rules.select import Amount, CountRow, Filter, amount_of, filter_of, holds, if_of
from tabletop.games.austin.rules.table import DECK, DISCARD, FIGHT, HAND, Austin

Number = int | Literal["all"] | CountRow
Vibe = Literal["groovy", "shagadelic", "randy", "creepy"]
Until = Literal["attack", "turn", "my_turn", "their_turn"]

STATIC: dict[str, Op] = {
    "emit": word(who=Literal["you", "each_other"], vibe=Vibe, n=int, filter=(Row, {})),
    "shield": word(filter=Row, from_=Literal["any", "shagger", "assassin"]),
    "guard": word(),
    "target_rule": word(mode=Literal["females_only"]),
    "cost_free": word(filter=(Row, {}), per_turn=(int, 0)),
    "discount": word(what=Literal["self", "bone", "swing"], n=Number),
}
REPLACE: dict[str, Op] = {"instead": word(when=Literal["shag", "kill", "any"], to=Literal["hand", "deck"])}
BEFORE: dict[str, Op] = {"name": word(what=Literal["type", "vibe"])}
MARKS = {"on", "if"}


class ChoiceRow(Struct, forbid_unknown_fields=True, frozen=True):
    """One of the options of `choose`, as it is written."""

    text: str
    do: tuple[Row, ...]


class Doer(NamedTuple):
    """On whose behalf an effect runs: "you", and the card it belongs to.

    target: seat of a Happening's target; foe: owner of the other Agent in the attack; named: see `name`; -1 for none each;
    picked: the cards chosen by the operation just before.
    """

    seat: int
    card: int
    target: int = -1
    foe: int = -1
    named: int = -1
    picked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Touch:
    """Cards that an operation picks: from which group of zones, of whom, how many, by whom; what the rest needs.

    number: its place in TOUCHES; until, role, to, kind: as the operation says, "" where it says nothing.
    """

    number: int
    op: str
    zone: int
    who: str
    n: Amount
    pick: str
    filter: Filter
    may: bool
    until: str
    role: str
    to: str
    kind: str


TOUCHES: list[Touch] = []
TOUCH_WORDS: dict[str, tuple[int, dict[str, tuple[Any, Any]]]] = {}  # op -> group of zones, parameters
TOUCH_USUAL: Row = {"who": "you", "n": 1, "pick": "you", "may": False, "until": "", "role": "", "to": "", "kind": ""}
Choices = NewType("Choices", tuple[int, ...])  # in the file options of `choose`, in the function their programs


def _touch(row: Row) -> Touch:
    """Compile what an operation picks; it is remembered by its number."""
    zone, params = TOUCH_WORDS[row["op"]]
    fixed = {key: default for key, (_, default) in params.items() if default not in {None, MUST}}
    said = TOUCH_USUAL | fixed | row
    found = Touch(
        len(TOUCHES),
        row["op"],
        DISCARD if said.get("from") == "discard" else zone,
        said["who"],
        amount_of(said["n"]),
        said["pick"],
        filter_of(said.get("filter")),
        said["may"],
        said["until"],
        said["role"],
        said["to"],
        said["kind"],
    )
    TOUCHES.append(found)
    return found


# -- compiled ----------------------------------------------------------------------------------------------------------
PROGRAM = Programs(
    FILE,
    marks=MARKS,
    condition=lambda row: if_of(row.get("if")),
    hints={
        Amount: ReferenceParameter(Number, lambda n, _: amount_of(n)),
        Choices: ReferenceParameter(
            list[ChoiceRow], lambda options, inner: tuple([inner(option["do"]) for option in options])
        ),
        Touch: SharedParameters(lambda name: TOUCH_WORDS[name][1], _touch),
    },
)
op, op_named, could = PROGRAM.op, PROGRAM.op_named, PROGRAM.could  # could: as far as everybody can see
OPS, PROGRAMS = PROGRAM.ops, PROGRAM.steps
BY_OCCASION = {
    "": OPS,
    "won": OPS,
    "lost": OPS,
    "action": OPS,
    "static": STATIC,
    "instead": REPLACE,
    "before": BEFORE,
}
NONE = -1

ON_PLAYED: list[int] = []  # by kind the number of a program, NONE for none: an Agent's "when played"
ON_LANDED = ON_REVEALED = ON_PLAYED  # a Bone's "when it lands", what a Happening does: a card has one of the three
ON_WON: list[int] = []
ON_LOST: list[int] = []
ON_BEFORE: list[str] = []  # what is named before the gesture, "" for nothing
ON_USE: tuple[list[int], list[int]] = ([], [])  # by box and kind: a Swinger's
ON_ACTION: tuple[list[int], list[int]] = ([], [])  # by box and kind: what one action does; box FREE for Agents


def compile_all() -> None:
    """Fill the columns above from the card file; called once, when all steps are registered."""
    for kind in range(len(CARDS)):
        for box in (FREE, SWING):
            ON_USE[box].append(_column(kind, box, ""))
            ON_ACTION[box].append(_column(kind, box, "action"))
        for column, on in ((ON_PLAYED, ""), (ON_WON, "won"), (ON_LOST, "lost")):
            column.append(_column(kind, FREE, on))
        ON_BEFORE.append(next((row["what"] for row in rows(kind, FREE, "before")), ""))


def _column(kind: int, box: int, on: str) -> int:
    said = rows(kind, box, on)
    return PROGRAM.compile(said, f"card {CARDS[kind].id!r}") if said else NONE


def possible(s: Austin, me: Doer, number: int) -> bool:
    """Whether any operation of the program would do something now."""
    return any(
        holds(s, found.cond, me.seat, me.card) and (found.could is None or found.could(s, me, *found.args))
        for found in PROGRAMS[number]
    )


# -- run ---------------------------------------------------------------------------------------------------------------
@verb
def do(s: Austin, number: int, n: int, me: Doer) -> bool:
    """One plain step of a program (AP-140); True when the game is over."""
    found = PROGRAMS[number][n]
    if _meets(s, number, n, me):
        found.fn(s, me, *found.args)
        checkpoint(s)
    return bool(s.ending)


def _meets(s: Austin, number: int, n: int, me: Doer) -> bool:
    """Whether the "if" of an operation holds; that it does not is told, else nobody knows why nothing comes of it."""
    met = holds(s, PROGRAMS[number][n].cond, me.seat, me.card)
    if not met:
        s.say(Unmet(me.seat, me.card, s.kind[me.card], number, n))
    return met


def cause(s: Austin, me: Doer) -> int:
    """The card to be named with what its text does: in the to and fro of a fight nobody else tells; -1 outside."""
    return me.card if s.fight else -1


@verb
def applies(s: Austin, number: int, n: int, me: Doer) -> bool:
    return _meets(s, number, n, me)


@verb
def settled(s: Austin, number: int, n: int, me: Doer, idle: bool) -> bool:
    """AP-113 after an instruction; True when the game is over. idle: it has touched no card, which a Happening says itself."""
    found = _sought(number, n)
    said = found.args
    if idle and s.events is not None and me.target < 0 and said and isinstance(said[0], Touch):
        attack = bool(s.brawl) and (said[0].zone == FIGHT or said[0].who == "foe")
        none = not attack and lacking(said[0]) and not (found.could and found.could(s, me, *said))
        s.say(Naught(me.seat, me.card, s.kind[me.card], said[0].number, none, attack))
    checkpoint(s)
    return bool(s.ending)


def _sought(number: int, n: int) -> EffectStep[Any]:
    """The instruction that touches cards: of what has to be paid for, its price."""
    found = PROGRAMS[number][n]
    return PROGRAMS[found.args[0]][0] if found.fn is OPS["pay"].fn else found


def lacking(which: Touch) -> bool:
    """Whether all may know that there is no card, when nothing can be touched: not where it is hidden or may be kept."""
    if which.zone == DECK:
        return not which.may  # what is there has to be taken
    return which.zone != HAND and which.who != "any" and which.op not in {"attack_now", "play_free"}


def run(t: Handle[Austin], me: Doer, number: int) -> Asking[Any]:
    """Carry out a program from top to bottom (AP-140); a win ends the game at once (AP-28)."""
    if number == NONE:
        return
    for n, found in enumerate(PROGRAMS[number]):
        picked: tuple[int, ...] = ()
        if not found.asks:
            over = do(t, number, n, me)
        else:
            if found.cond is not None and not applies(t, number, n, me):
                continue
            picked = (yield from found.fn(t, me, *found.args)) or ()
            over = settled(t, number, n, me, not picked)
        if over:
            yield t.cut()
        if picked != me.picked:
            me = me._replace(picked=picked)
