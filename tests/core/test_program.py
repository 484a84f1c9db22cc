"""Card programs: what the file says becomes steps with the arguments that their functions take, or one sentence."""

# ruff: noqa: ARG001 - operations that only have a shape
from __future__ import annotations

from typing import NamedTuple, NewType

import pytest

from tabletop.core.effect_program import Programs, ReferenceParameter, SharedParameters
from tabletop.core.operations import MUST, Branches, Rows, word
from tabletop.core.toml_loader import DataFileError

Town = NewType("Town", int)  # an id in the file, a number in the function
Ways = NewType("Ways", tuple[int, ...])  # lists of operations, each under a word
TOWNS = ("rome", "oslo")


class Which(NamedTuple):
    """What `side` and `most` of a row come to."""

    op: str
    side: str
    most: int


PLACE = "card 'lion'"


def new_programs():
    """Steps of every shape; conditions are compiled to the word in capitals."""
    made = Programs(
        "cards.toml",
        marks={"when", "if"},
        condition=lambda row: row.get("if", "").upper(),
        hints={
            Town: ReferenceParameter(Town, lambda name, _: TOWNS.index(name)),
            Ways: ReferenceParameter(
                dict[str, list[dict]], lambda ways, inner: tuple([inner(rows) for rows in ways.values()])
            ),
            Which: SharedParameters(lambda name: {"side": (str, MUST), "most": (int, len(name))}, which),
        },
        names={Town: set(TOWNS)},
    )
    for fn in (hit, settle, either, ask_):
        made.op(fn)
    made.op_named("push", shove)
    made.op_named("pull", shove)
    made.could("hit", "pull")(can_hit)
    made.ops["win"] = word()
    return made


def which(row):
    return Which(row["op"], row["side"], row.get("most", 0))


def hit(s, me, amount: int, times: int = 1): ...


def settle(s, me, town: Town = Town(-1)): ...


def either(s, me, then: Rows, otherwise: Rows = (), ways: Branches = ()): ...  # type: ignore[assignment]


def shove(s, me, which: Which, hard: bool = False): ...


def ask_(t, me, ways: Ways):
    yield


def can_hit(s, me, *args):
    return False


@pytest.fixture
def programs():
    return new_programs()


def only(programs, row):
    [step] = programs.steps[programs.compile([row], PLACE)]
    return step


def test_a_row_becomes_a_call(programs):
    """The function, its arguments in its own order with its defaults, its condition, and its test of usefulness."""
    step = only(programs, {"op": "hit", "times": 2, "amount": 3, "if": "late", "when": "play"})
    assert (step.fn, step.asks, step.args, step.cond, step.could) == (hit, False, (3, 2), "LATE", can_hit)
    step = only(programs, {"op": "settle"})
    assert (step.fn, step.asks, step.args, step.cond, step.could) == (settle, False, (-1,), "", None)


def test_a_value_of_the_games_own_is_read(programs):
    """A name of the file is a number in the function; a default is taken as it is."""
    assert only(programs, {"op": "settle", "town": "oslo"}).args == (1,)


def test_one_parameter_can_stand_for_several_of_the_file(programs):
    """Whatever else the function takes; operations that share a function keep their own names and usual values."""
    step = only(programs, {"op": "pull", "side": "own", "most": 2, "hard": True})
    assert (step.fn, step.args, step.could) == (shove, (Which("pull", "own", 2), True), can_hit)
    assert only(programs, {"op": "push", "side": "own"}).args == (Which("push", "own", 0), False)
    assert programs.ops["push"].params == {"side": (str, MUST), "most": (int, 4), "hard": (bool, False)}


def test_operations_inside_are_programs_of_their_own(programs):
    """Known by number, the inner ones first; a list that is left out is a program that does nothing."""
    hits = [[{"op": "hit", "amount": n}] for n in range(4)]
    number = programs.compile([{"op": "either", "then": hits[0] + hits[1], "ways": [hits[2], hits[3]]}], PLACE)
    assert number == len(programs.steps) - 1
    [step] = programs.steps[number]
    then, otherwise, ways = step.args
    assert [found.args for found in programs.steps[then]] == [(0, 1), (1, 1)]
    assert programs.steps[otherwise] == ()
    assert [[found.args for found in programs.steps[way]] for way in ways] == [[(2, 1)], [(3, 1)]]


def test_a_value_of_the_games_own_may_hold_operations(programs):
    """It compiles them with what it is handed."""
    step = only(programs, {"op": "ask", "ways": {"left": [{"op": "hit", "amount": 5}], "right": []}})
    left, right = step.args[0]
    assert [found.args for found in programs.steps[left]] == [(5, 1)]
    assert programs.steps[right] == ()


def test_a_program_knows_whether_it_asks(programs):
    """By the generators among its own steps."""
    plain, asking = {"op": "hit", "amount": 1}, {"op": "ask", "ways": {}}
    numbers = [programs.compile(rows, PLACE) for rows in ([], [plain], [plain, asking])]
    assert [programs.asks[number] for number in numbers] == [False, False, True]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"op": "hti"}, "unknown operation 'hti' (did you mean 'hit'?)"),
        ({"op": "hit"}, "operation 'hit': parameter 'amount' is missing"),
        ({"op": "hit", "amount": 1, "unless": "x"}, "operation 'hit': unknown parameter 'unless'"),
        ({"op": "settle", "town": "rom"}, "operation 'settle', town: no town 'rom' (did you mean 'rome'?)"),
        ({"op": "push"}, "operation 'push': parameter 'side' is missing"),
        ({"op": "win"}, "operation 'win' cannot stand here"),
        ({"op": "either", "then": [{"op": "hti"}]}, "operation 'either', then: unknown operation 'hti'"),
        ({"op": "ask", "ways": {"left": [{"op": "hti"}]}}, "unknown operation 'hti'"),
    ],
)
def test_a_mistake_is_told_with_file_card_and_operation(programs, row, said):
    """Also one that lies in operations inside; nothing is compiled for it."""
    with pytest.raises(DataFileError) as error:
        programs.compile([{"op": "hit", "amount": 1}, row], PLACE)
    assert str(error.value).startswith(f"cards.toml: {PLACE}: {said}")
    assert programs.steps == []
