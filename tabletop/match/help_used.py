"""What has helped the people of a match: it stands in the result, so that a win without help can be told from others."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.definition import Definition
from tabletop.match.seats import TableSetup

Help = dict[str, dict[str, int]]  # by seat, what has helped and how often; {} for a person whom nothing has helped


def helped(definition: Definition, setup: TableSetup, hints: Mapping[int, int]) -> Help:
    """What has helped each person of a table; `hints`: how many were given to each seat."""
    return {str(seat): _of(definition, setup, seat, hints.get(seat, 0)) for seat in setup.humans}


def _of(definition: Definition, setup: TableSetup, seat: int, hints: int) -> dict[str, int]:
    several = len(setup.humans) > 1
    easier = [rule for rule in definition.house_rules if rule.id.endswith(f"_{seat}")]
    found = {
        "hints": hints,
        "taken_back": setup.seats[seat].taken_back,
        "open_hands": int(setup.privacy == "open" and several),
        "easier": sum(setup.options.get(rule.id, rule.default) in rule.easier for rule in easier),
        "chosen_deal": int(setup.chosen_seed),
        "from_moment": int(setup.begun is not None),
    }
    return {what: times for what, times in found.items() if times}
