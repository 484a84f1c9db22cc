"""Operations of the card file: their registry, the programs that cards are compiled to, and what runs them.

A plain step is `@op fn(s, me, ...)`: it changes the table, may answer CANCELS or OVER. A generator `@op fn(t, me, ...)` asks.
A parameter of type `Select` stands for the selectors of `select.PARAMS`, `Rows` and `Branches` for operations inside.
"""

from __future__ import annotations

from typing import Literal, NewType

from tabletop.core.effect_program import Programs, SharedParameters
from tabletop.core.operations import Op, Row, Rows, word
from tabletop.games.beanz.rules.cards import ATTACK, CARDS, FILE, TEAM_OF, effects
from tabletop.games.beanz.rules.select import PARAMS, Doer, Select, select
from tabletop.games.beanz.rules.table import Beanz

Team = NewType("Team", str)
CANCELS, OVER = 1, 2  # what a step may answer: the thing answered is cancelled, the game is over

Test = Literal["behind_in_loot", "hand_at_most_2", "attack_failed"]
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

# -- compiled ----------------------------------------------------------------------------------------------------------
MARKS = {"when", "to"}
PROGRAM = Programs(
    FILE,
    marks=MARKS,
    condition=lambda _: None,
    hints={Select: SharedParameters(lambda _: PARAMS, select)},
    names={Team: set(TEAM_OF)},
)
op, op_named, could = PROGRAM.op, PROGRAM.op_named, PROGRAM.could  # no `could`: a step always counts (MB-33)
OPS, PROGRAMS, ASKS = PROGRAM.ops, PROGRAM.steps, PROGRAM.asks
ALWAYS: list[bool] = []  # by program: is there a step that always does something?


def compile_all() -> None:
    """Fill the columns below from the card file; called once, when all steps are registered."""
    for kind, card in enumerate(CARDS):
        for when, column in (("play", ON_PLAY), ("answer", ON_ANSWER)):
            rows = effects(kind, when)
            column.append(_program(rows, card.id) if rows else -1)
        rows = effects(kind, "spin")
        attacks = [row for row in rows if row["op"] == "bean_attack"]
        success = [inner for row in attacks for inner in row.get("if_success", ())]
        ON_SPIN.append(_program(rows, card.id) if rows and not attacks else -1)
        SPINS.append(ATTACK[kind] is not None or ON_SPIN[kind] >= 0)
        ON_SUCCESS.append(_program(success, card.id) if success else -1)
    ALWAYS.extend(any(found.could is None for found in steps) for steps in PROGRAMS)


def _program(rows: list[Row], card: str) -> int:
    return PROGRAM.compile(rows, f"card {card!r}")


ON_PLAY: list[int] = []  # by kind the number of a program, -1 for none
ON_SPIN: list[int] = []  # not of Bean Attacks
SPINS: list[bool] = []  # by kind: has anything to spin for
ON_SUCCESS: list[int] = []
ON_ANSWER: list[int] = []


def possible(s: Beanz, me: Doer, number: int) -> bool:
    """MB-33: whether any operation of the program would do something."""
    return any(d.could is None or d.could(s, me, *d.args) for d in PROGRAMS[number])
