"""The vocabulary of effects: parameters read off functions, and every mistake of a row named."""

# ruff: noqa: ARG001 - operations that only have a shape
from __future__ import annotations

from typing import Literal, NewType

import pytest

from tabletop.core.operations import MUST, Branches, Rows, mistakes, step, word

Town = NewType("Town", str)


def hit(s, me, amount: int, whom: Literal["one", "all"] = "one") -> None: ...


def ask(t, me, then: Rows, ways: Branches = ()):  # type: ignore[assignment]
    yield


KNOWN = {
    "hit": step(hit),
    "ask": step(ask),
    "settle": word(town=Town, from_=(int, 0)),
    "count": word(uses=Literal[1, "all"]),
}


def found(row):
    return list(mistakes(row, KNOWN, {Town: {"rome", "oslo"}}, {"when"}))


def test_parameters_come_from_the_function():
    """Everything behind the first two, with type and default; a generator asks."""
    assert KNOWN["hit"].params == {"amount": (int, MUST), "whom": (Literal["one", "all"], "one")}
    assert (KNOWN["hit"].asks, KNOWN["ask"].asks, KNOWN["settle"].asks) == (False, True, False)
    assert KNOWN["settle"].params == {"town": (Town, MUST), "from": (int, 0)}


@pytest.mark.parametrize(
    "row",
    [
        {"op": "hit", "amount": 3},
        {"op": "hit", "amount": 3, "whom": "all", "when": "now"},
        {"op": "ask", "then": [{"op": "hit", "amount": 1}], "ways": [[], [{"op": "settle", "town": "oslo"}]]},
        {"op": "count", "uses": 1},
    ],
)
def test_good_rows(row):
    """Nothing to say."""
    assert found(row) == []


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"op": "hti"}, "unknown operation 'hti' (did you mean 'hit'?)"),
        ("hit", "unknown operation None (known: ask, count, hit, settle)"),
        ({"op": "hit"}, "operation 'hit': parameter 'amount' is missing"),
        ({"op": "hit", "amount": "3"}, "operation 'hit', amount: Expected `int`, got `str`"),
        ({"op": "hit", "amount": 3, "whon": "all"}, "operation 'hit': unknown parameter 'whon' (did you mean 'whom'?)"),
        ({"op": "hit", "amount": 3, "whom": "al"}, "operation 'hit', whom: 'al' (did you mean 'all'?)"),
        ({"op": "settle", "town": "rom"}, "operation 'settle', town: no town 'rom' (did you mean 'rome'?)"),
        ({"op": "count", "uses": 2}, "operation 'count', uses: 2 (known: 1, all)"),
        ({"op": "ask", "then": 7}, "operation 'ask', then: expected a list, got 7"),
        (
            {"op": "ask", "then": [], "ways": [[{"op": "hit"}]]},
            "operation 'ask', ways: operation 'hit': parameter 'amount' is missing",
        ),
    ],
)
def test_mistakes_are_named(row, said):
    """Operation, parameter, what is wrong, the nearest word; inside nested lists too."""
    assert found(row) == [said]
