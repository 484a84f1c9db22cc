"""One measured number, and what it was measured with."""

from __future__ import annotations

import platform
from typing import NamedTuple


class Figure(NamedTuple):
    """`goal` is what the project set itself, in the same unit, "" when there is none."""

    name: str
    value: float
    unit: str
    goal: str = ""


def python_build() -> str:
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
