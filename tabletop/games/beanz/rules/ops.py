"""Operations of the card file: their registry, the programs that cards are compiled to, and what runs them.

A plain deed is `@op fn(s, me, ...)`: it changes the table, may answer CANCELS or OVER. A generator `@op fn(t, me, ...)` asks.
A parameter of type `Select` stands for the selectors of `select.PARAMS`, `Rows` and `Branches` for operations inside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, NewType, TypeVar

from tabletop.core.operations import MUST, Branches, Op, Rows, deed, mistakes, word
from tabletop.core.pack import PackError
from tabletop.games.beanz.rules.cards import ATTACK, CARDS, FILE, TEAM_OF, effects
from tabletop.games.beanz.rules.select import PARAMS, Doer, Select, select
from tabletop.games.beanz.rules.table import Beanz

F = TypeVar("F", bound=Callable[..., Any])
Team = NewType("Team", str)
CANCELS, OVER = 1, 2  # what a deed may answer: the thing answered is cancelled, the game is over

Test = Literal["behind_in_loot", "hand_at_most_2", "attack_failed"]
DEEDS: dict[str, Op] = {}
COULD: dict[str, Callable[..., bool]] = {}
STATIC: dict[str, Op] = {
    "team_boost": word(team=Team, amount=int),
    "aura": word(kind=Literal["defence"], amount=int, where=Literal["adjacent"]),
    "self_boost": word(kind=Literal["mmp", "defence"], amount=int, test=(Literal["fewer_beans"], "")),
    "ward": word(against=list[Literal["knockdown", "knock_off", "move", "bounce", "turn_over", "sharpshoot"]]),
    "guard": word(),
    "wild_team": word(),
    "limit": word(what=Literal["draw", "hand"], amount=int),
    "extra_flick": word(count=int, where=Literal["galaxy", "any"]),
    "comeback": word(),
    "discount": word(what=Literal["bean", "stand", "cosmos_upkeep"], amount=int, uses=Literal[1, "all"]),
}
SLOT: dict[str, Op] = {
    "slot_boost": word(
        kind=Literal["attack", "defence"],
        team=(Team, ""),
        team_amount=(int, 0),
        rank=(Literal["rookie", "advanced", "pro", "super_pro"], ""),
        rank_amount=(int, 0),
        any_amount=(int, 0),
    )
}
ATTACKS: dict[str, Op] = {
    "bean_attack": word(
        plus=(int, 0),
        versus=(
            Literal["any", "first_attack", "headz_up", "sidewayz", "rookie", "no_cosmos", "higher_rank"],
            "any",
        ),
        mode=(Literal["sharpshoot", "blitz", "sneak"], ""),
        ignore=(Literal["asteroid_field"], ""),
        if_success=(Rows, ()),
    )
}


def op(fn: F) -> F:
    """Register a deed under its name."""
    DEEDS[fn.__name__.rstrip("_")] = _with_selectors(deed(fn))
    return fn


def _with_selectors(found: Op) -> Op:
    params = {k: v for k, v in found.params.items() if v[0] is not Select}
    return found._replace(params=params | PARAMS if len(params) < len(found.params) else params)


def op_named(name: str, fn: Callable[..., Any]) -> None:
    """Register one function for several operations; which one it is stands in its selector."""
    DEEDS[name] = _with_selectors(deed(fn))


def could(*names: str) -> Callable[[F], F]:
    """`fn(s, me, ...) -> bool`: would the operation do something now? Those without one always count (MB-33)."""

    def note(fn: F) -> F:
        COULD.update(dict.fromkeys(names, fn))
        return fn

    return note


# -- compiled ----------------------------------------------------------------------------------------------------------
class Deed(NamedTuple):
    """One operation of a program; `could` is None when it always does something."""

    fn: Callable[..., Any]
    asks: bool
    args: tuple[Any, ...]
    could: Callable[..., bool] | None


PROGRAMS: list[tuple[Deed, ...]] = []
ASKS: list[bool] = []  # does any deed of a program ask?
ALWAYS: list[bool] = []  # is there a deed that always does something?
KNOWN_BY_WHEN = {"spin": DEEDS, "play": DEEDS, "answer": DEEDS, "headz_up": STATIC, "slot": SLOT}
MARKS = {"when", "to"}


def program(rows: list[dict[str, Any]], title: str) -> int:
    """Compile operations; the number of the program. PackError names card and mistake."""
    deeds = []
    for row in rows:
        for mistake in mistakes(row, DEEDS, {Team: set(TEAM_OF)}, MARKS):
            raise PackError(f"{FILE}: card {title!r}: {mistake}")
        found = DEEDS[row["op"]]
        assert found.fn is not None, row
        args = [_argument(row, key, hint, default, title) for key, (hint, default) in _own(found.fn).items()]
        deeds.append(Deed(found.fn, found.asks, tuple(args), COULD.get(row["op"])))
    PROGRAMS.append(tuple(deeds))
    ASKS.append(any(d.asks for d in deeds))
    ALWAYS.append(any(d.could is None for d in deeds))
    return len(PROGRAMS) - 1


def _own(fn: Callable[..., Any]) -> dict[str, tuple[Any, Any]]:
    return deed(fn).params


def _argument(row: dict[str, Any], key: str, hint: Any, default: Any, title: str) -> Any:
    if hint is Select:
        return select(row)
    value = row.get(key, () if default is MUST else default)
    if hint is Rows:
        return program(value, title)
    if hint is Branches:
        return tuple(program(branch, title) for branch in value)
    return value


def compile_all() -> None:
    """Fill the columns below from the card file; called once, when all deeds are registered."""
    for kind, card in enumerate(CARDS):
        for when, column in (("play", ON_PLAY), ("answer", ON_ANSWER)):
            rows = effects(kind, when)
            column.append(program(rows, card.id) if rows else -1)
        rows = effects(kind, "spin")
        attacks = [row for row in rows if row["op"] == "bean_attack"]
        success = [inner for row in attacks for inner in row.get("if_success", ())]
        ON_SPIN.append(program(rows, card.id) if rows and not attacks else -1)
        SPINS.append(ATTACK[kind] is not None or ON_SPIN[kind] >= 0)
        ON_SUCCESS.append(program(success, card.id) if success else -1)


ON_PLAY: list[int] = []  # by kind the number of a program, -1 for none
ON_SPIN: list[int] = []  # not of Bean Attacks
SPINS: list[bool] = []  # by kind: has anything to spin for
ON_SUCCESS: list[int] = []
ON_ANSWER: list[int] = []


def possible(s: Beanz, me: Doer, number: int) -> bool:
    """MB-33: whether any operation of the program would do something."""
    return any(d.could is None or d.could(s, me, *d.args) for d in PROGRAMS[number])
