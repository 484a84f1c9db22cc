"""One measured number."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """`goal` is what the project set itself, in the same unit, "" when there is none."""

    name: str
    value: float
    unit: str
    goal: str = ""
