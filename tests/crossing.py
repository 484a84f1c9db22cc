"""Which cases every run takes where several things are crossed: sizes, seats, ways, paces. The others are `long`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    """Each of the first, which may be tuples of parameters, with each of the second, which are one parameter.

    Every run takes all of both, but each of the longer row with only one of the other. `every`: those of the first that it
    takes, where it does not take all of them.
    """
    ones, others = list(first), list(second)
    taken = [*range(len(ones))] if every is None else [ones.index(one) for one in every]
    often = {(taken[n % len(taken)], n % len(others)) for n in range(max(len(taken), len(others)))}
    return [
        pytest.param(*(one if type(one) is tuple else (one,)), other, marks=() if (i, j) in often else pytest.mark.long)
        for i, one in enumerate(ones)
        for j, other in enumerate(others)
    ]
