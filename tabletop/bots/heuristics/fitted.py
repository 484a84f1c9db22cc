"""A value that is a softmax over the seats: features of each, weighed by numbers that tools/arena/fit.py fits to games. It is
for games in which everybody plays alone.

A game that has one keeps them in bots/value.py (NAMES, `features`, `quiet`) and the
weights in bots/value.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.resources import files
from math import exp
from operator import mul
from statistics import fmean
from typing import Any

import msgspec

from tabletop.core.toml_loader import DataFileError, read_toml
from tabletop.i18n import tr

FILE = "value.toml"
Features = Callable[[Any, int], list[float]]  # of a table and a seat that is still in the game
Quiet = Callable[[Any], bool]  # can this table be judged?


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights by name of the feature, for two seats and for more."""

    two: dict[str, float]
    more: dict[str, float]


def in_order(
    weights: dict[str, float], names: Sequence[str], where: str, alike: Sequence[Sequence[str]] = ()
) -> list[float]:
    """The weights as the features come. A name in one of the groups `alike` may be missing: then it has the mean of its group,
    until it is fitted. DataFileError when names are not those of this version.
    """
    lent: dict[str, float] = {}
    for group in alike:
        known = [weights[name] for name in group if name in weights]
        lent |= {name: fmean(known) for name in group if known and name not in weights}
    whole = {**lent, **weights}
    if odd := sorted(set(whole) ^ set(names)):
        raise DataFileError(tr("bots-weight-unknown", file=where, weight=repr(odd[0])))
    return [whole[name] for name in names]


class FittedModel:
    """The fitted value of one game; package: where its weights lie; alike: groups of features that stand in for each other."""

    def __init__(
        self, package: str, names: Sequence[str], features: Features, quiet: Quiet, alike: Sequence[Sequence[str]] = ()
    ) -> None:
        self.package, self.names, self.features, self.quiet, self.alike = package, names, features, quiet, alike

    @cached_property
    def weights(self) -> tuple[list[float], list[float]]:
        """For two seats and for more; read when first asked for, so that they can be fitted to features that are new."""
        file = f"{self.package}/{FILE}"
        found = read_toml((files(self.package) / FILE).read_bytes(), Fitted, file)
        return (
            in_order(found.two, self.names, f"{file}: two", self.alike),
            in_order(found.more, self.names, f"{file}: more", self.alike),
        )

    def shares(self, s: Any) -> tuple[float, ...] | None:
        """They add up to 1; seats that are out have none. None while what is going on has to be played to its end."""
        if not self.quiet(s):
            return None
        living = [seat for seat, alive in enumerate(s.alive) if alive]
        weights = self.weights[len(living) > 2]
        powers = [exp(sum(map(mul, weights, self.features(s, seat)))) for seat in living]
        whole, found = sum(powers), [0.0] * len(s.alive)
        for seat, power in zip(living, powers, strict=True):
            found[seat] = power / whole
        return tuple(found)

    def terms(self, s: Any, seat: int) -> dict[str, tuple[float, float]]:
        """By name, how much of each feature a seat has, and what that is worth in logits: for reasons (bots.reasons)."""
        weights = self.weights[sum(s.alive) > 2]
        return {
            name: (much, much * weight)
            for name, much, weight in zip(self.names, self.features(s, seat), weights, strict=True)
        }
