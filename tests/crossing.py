"""Which cases every run takes where several things are crossed: sizes, seats, ways, paces. The others are `long`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import cycle, islice
from typing import Any

import pytest


def some_of(cases: Iterable[Any], often: Callable[[Any], bool]) -> list[Any]:
    """All cases of one parameter; every run takes those for which `often` is true."""
    return [case if often(case) else pytest.param(case, marks=pytest.mark.long) for case in cases]


def every_nth(nth: int, cases: Iterable[Any]) -> list[Any]:
    """All cases of one parameter; every run takes the first, and each so many further on."""
    row = list(cases)
    return [case if i % nth == 0 else pytest.param(case, marks=pytest.mark.long) for i, case in enumerate(row)]


def in_turn(first: Iterable[Any], second: Iterable[Any], every: Iterable[Any] | None = None) -> list[Any]:
    """The first, which may be tuples of parameters, and the second, which are one parameter, by pairs: each of the longer row
    with one of the other, which goes round.

    `every`: those of the first that every run takes, where it does not take all of them.
    """
    ones, others = list(first), list(second)
    often = ones if every is None else list(every)
    pairs = zip(*(islice(cycle(row), max(len(ones), len(others))) for row in (ones, others)), strict=True)
    return [
        pytest.param(*(one if type(one) is tuple else (one,)), other, marks=() if one in often else pytest.mark.long)
        for one, other in pairs
    ]
