"""Operations of the card file: their registry, the programs that blocks are compiled to, and what runs them.

A plain step is `@op fn(s, me, ...)`: it changes the table. A generator `@op fn(t, me, ...)` asks or runs other programs. Whom
an operation is about (`who`) is its first parameter; where its player has to choose, that is asked before it is carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, NewType

from tabletop.core.ask import PASS, Option
from tabletop.core.effect_program import Programs, ReferenceParameter
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import Row
from tabletop.games.rpgget.rules.acts import PICK
from tabletop.games.rpgget.rules.cards import CARDS, FILE, KINDS, PLACE, PRINTED, Match, blocks, match_of, matching
from tabletop.games.rpgget.rules.events import Works
from tabletop.games.rpgget.rules.fight_events import Lot
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, RpgGet, rules
from tabletop.games.rpgget.rules.values import awake, party

Unit = Literal[
    "targets",
    "self",
    "attacker",
    "active",
    "enemies",
    "random_active",
    "active_one",
    "enemy",
    "other_active",
    "member",
    "members",
    "this_attack",
]
Player = Literal["you", "attempter", "turn_player", "each_player", "owner"]
CHOSEN = {"active_one", "enemy", "other_active", "member"}  # its player chooses one; that is no target (RG-132)
NONE = -1


class Doer(NamedTuple):
    """On whose behalf an effect runs: "you", and the card whose text it is.

    user: the unit that does it, of a Reward its user, -1 for none; targets: of the Attack or the aim, or what was chosen;
    about: the card that it answers, or that has died, -1 for none; killed: units that this use has brought to 0 HP.
    """

    seat: int
    card: int
    user: int = -1
    targets: tuple[int, ...] = ()
    about: int = -1
    killed: tuple[int, ...] = ()


class Wanted(NamedTuple):
    """What `match` compiles to: by kind whether it fits, and the match for words."""

    kinds: bytes
    said: Match


Kinds = NewType("Kinds", int)  # in the file a match, in the function its number in WANTED
WANTED: list[Wanted] = []


def _kinds(row: Row) -> int:
    found = match_of(row)
    WANTED.append(Wanted(matching(found), found))
    return len(WANTED) - 1


PROGRAM: Programs[None] = Programs(
    FILE,
    marks=frozenset(),
    condition=lambda _: None,
    hints={Kinds: ReferenceParameter(Row, lambda row, _: _kinds(row))},
)
op, op_named = PROGRAM.op, PROGRAM.op_named
PROGRAMS = PROGRAM.steps
PROGRAM_OF: list[int] = []  # by number of a printed block
MOMENT_OF: dict[
    int, str
] = {}  # by number of a program: when it happens by itself; not of what lasts, or only may happen
BY_MOMENT: dict[str, list[int]] = {}  # by moment: by kind the program of what happens by itself then, NONE for nothing
OCCASIONS = {
    "intrinsic": ("on_enter", "on_death", "on_kill", "on_success", "on_fail", "status_phase"),
    "mission": ("static", "enemies_set", "on_enemy_death", "on_success", "on_fail"),
}
QUIET = ("static", "on_enemy_death")  # said by what comes of them


def compile_all(static: frozenset[str]) -> None:
    """Compile the card file; called once, when all steps are registered. static: words that are no steps."""
    for said, kind in zip(PRINTED, PLACE, strict=True):
        rows = [row for row in said.rows if row["op"] not in static]
        PROGRAM_OF.append(PROGRAM.compile(rows, f"card {CARDS[kind].id!r}") if rows else NONE)
    for what, moments in OCCASIONS.items():
        for when in moments:
            BY_MOMENT[f"{what} {when}"] = programs = [_happens(kind, what, when, static) for kind in KINDS]
            if when not in QUIET:
                MOMENT_OF.update((number, when) for number in programs if number != NONE)


def _happens(kind: int, what: str, when: str, static: frozenset[str]) -> int:
    rows = [row for block in blocks(kind, what, when) for row in block.do if row["op"] not in static]
    return PROGRAM.compile(rows, f"card {CARDS[kind].id!r}") if rows else NONE


# -- whom --------------------------------------------------------------------------------------------------------------
def units(s: RpgGet, me: Doer, who: str) -> tuple[int, ...]:
    """The units that an operation is about; those that were chosen stand in me.targets. May throw a die (random_active)."""
    if who == "targets" or who in CHOSEN:
        return me.targets
    if who == "self":
        return (me.user,) if me.user >= 0 else ()
    if who == "active":
        return tuple(awake(s, s.zones[ACTIVE]))
    if who == "enemies":
        return tuple(awake(s, s.zones[ENEMIES]))
    if who == "members":
        return party(s, me.seat)
    if who == "attacker":
        return (s.strike.actor,) if s.strike else ()
    return drawn(s, awake(s, s.zones[ACTIVE]))  # random_active


def drawn(s: RpgGet, found: Sequence[int]) -> tuple[int, ...]:
    """One of them, by the dice."""
    if not found:
        return ()
    unit = found[s.rand(len(found))]
    if len(found) > 1 and s.events is not None:
        s.say(Lot(s.kind[unit], unit))
    return (unit,)


def candidates(s: RpgGet, me: Doer, who: str) -> tuple[int, ...]:
    """Among whom the player of an operation chooses."""
    if who == "member":
        return party(s, me.seat)
    if who == "enemy":
        return tuple(awake(s, s.zones[ENEMIES]))
    return tuple([card for card in awake(s, s.zones[ACTIVE]) if who == "active_one" or card != me.user])


def players(s: RpgGet, me: Doer, who: str) -> tuple[int, ...]:
    """The living seats that an operation is about."""
    if who == "you":
        found: tuple[int, ...] = (me.seat,)
    elif who == "each_player":
        found = s.order()
    elif who == "owner":
        found = (s.owner[me.killed[0]],) if me.killed else ()
    else:
        found = (s.turn,)  # the attempter is the turn player
    return found if all(s.alive) else tuple([seat for seat in found if s.alive[seat]])


# -- run ---------------------------------------------------------------------------------------------------------------
@verb
def do(s: RpgGet, number: int, n: int, me: Doer) -> None:
    """One plain step of a program."""
    found = PROGRAMS[number][n]
    found.fn(s, me, *found.args)


@verb
def do_all(s: RpgGet, number: int, me: Doer) -> None:
    """A program that asks nothing."""
    for found in PROGRAMS[number]:
        found.fn(s, me, *found.args)


@verb
def choosable(s: RpgGet, me: Doer, who: str) -> int:
    """How many there are to choose from."""
    return len(candidates(s, me, who))


def happen(t: Handle[RpgGet], me: Doer, number: int) -> Asking[Any]:
    """Carry out what happens by itself now, and say so."""
    works(t, me, number)
    yield from run(t, me, number)


@verb
def works(s: RpgGet, me: Doer, number: int) -> None:
    if s.events is not None and number in MOMENT_OF:
        s.say(Works(me.seat, s.turn, s.kind[me.card], me.card, MOMENT_OF[number]))


def run(t: Handle[RpgGet], me: Doer, number: int) -> Asking[Any]:
    """Carry out a program from top to bottom; each step does as much as it can."""
    if number == NONE:
        return
    if PLAIN[number]:
        do_all(t, number, me)
        return
    for n, found in enumerate(PROGRAMS[number]):
        if found.asks:
            aimed = yield from found.fn(t, me, *found.args)
            if aimed is not None:
                me = me._replace(targets=aimed)
        elif found.args and found.args[0] in CHOSEN:
            who = found.args[0]
            if not choosable(t, me, who):
                continue
            option = yield t.choose(me.seat, pick_unit, me, who, OPS_OF[number][n])
            do(t, number, n, me._replace(targets=(option[1],)))
        else:
            do(t, number, n, me)


@rules.query
def pick_unit(s: RpgGet, _seat: int, me: tuple[Any, ...], who: str, _action: str) -> list[Option]:
    """One unit, for an operation that is no targeting; step: its name, for the prompt."""
    found = [(PICK, card, -1) for card in candidates(s, Doer(*me), who)]
    return found or [PASS]


class _Plain(dict[int, bool]):
    """By number of a program: it neither asks nor lets choose."""

    def __missing__(self, number: int) -> bool:
        steps = PROGRAMS[number]
        value = self[number] = not any(d.asks or (d.args and d.args[0] in CHOSEN) for d in steps)
        return value


class _Names(dict[int, tuple[str, ...]]):
    """By number of a program: the names of its operations."""

    def __missing__(self, number: int) -> tuple[str, ...]:
        value = self[number] = tuple([d.fn.__name__.rstrip("_") for d in PROGRAMS[number]])
        return value


PLAIN, OPS_OF = _Plain(), _Names()
