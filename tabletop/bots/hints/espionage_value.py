"""What a dealt world is worth: each seat's share of the win, from features of the hands with weights fitted to self-play.

`python -m tools.arena.fit` plays the games, fits the weights and writes them to espionage_value.toml.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from operator import mul
from typing import Any

import msgspec

from tabletop.bots.hints.espionage_features import NAMES, features
from tabletop.core.pack import PackError, read_toml
from tabletop.core.table import Table

FILE = "espionage_value.toml"


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights by name of the feature, for two seats and for more."""

    two: dict[str, float]
    more: dict[str, float]


def in_order(weights: dict[str, float], name: str) -> list[float]:
    """The weights as `features` has them; PackError when the names are not those of this version."""
    if set(weights) != set(NAMES):
        odd = sorted(set(weights) ^ set(NAMES))
        raise PackError(f"{FILE}: {name}: {odd[0]!r} is missing or unknown")
    return [weights[key] for key in NAMES]


FITTED = read_toml((files("tabletop.bots.hints") / FILE).read_bytes(), Fitted, FILE)
TWO, MORE = in_order(FITTED.two, "two"), in_order(FITTED.more, "more")


def shares(table: Table) -> tuple[float, ...] | None:
    """Shares add up to 1; seats that are out have none. None while a stack is open: its end has to be played out."""
    s: Any = table
    if s.items:
        return None
    living = [seat for seat, alive in enumerate(s.alive) if alive]
    weights = TWO if len(living) == 2 else MORE
    powers = [exp(sum(map(mul, weights, features(s, seat)))) for seat in living]
    whole, found = sum(powers), [0.0] * len(s.alive)
    for seat, power in zip(living, powers, strict=True):
        found[seat] = power / whole
    return tuple(found)
