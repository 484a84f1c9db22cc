"""Races and the table they are run at: whether there are any, whose keys are needed, and what the computer can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.match.seats import gesture_keys, pad_buttons

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.seats import TableSetup

LEAST_MS = 50  # AP-163
KEYBOARD_MS = 8  # how often usual keyboards are looked at by the computer


def races(definition: Definition, setup: TableSetup) -> bool:
    """Whether reflexes count at this table."""
    rules = definition.check_options(setup.options)
    return definition.race is not None and rules.get("reaction_mode") != "calm" and len(setup.seats) > 2


def keys_to_test(setup: TableSetup) -> dict[int, str]:
    """The keys of the people who race by keyboard and the buttons of those with a gamepad; nothing when fewer than two do."""
    found = {**gesture_keys(setup.seats), **pad_buttons(setup.seats)}
    return found if len(found) > 1 else {}


def combination(keys: dict[int, str]) -> str:
    """A name for keys that have been tested together."""
    return "+".join(sorted(keys.values()))


def widened(setup: TableSetup, definition: Definition, error_ms: int) -> TableSetup:
    """AP-163: ties are at least twice as wide as times are wrong, unless the table says something else."""
    rule = next((rule for rule in definition.house_rules if rule.id == "tie_margin"), None)
    wanted = 2 * error_ms
    if rule is None or wanted <= LEAST_MS or "tie_margin" in setup.options:
        return setup
    values = sorted(rule.values, key=int)
    value = next((value for value in values if int(value) >= wanted), values[-1])
    return msgspec.structs.replace(setup, options={**setup.options, "tie_margin": value})


def error_of(gaps: list[float]) -> int:
    """How wrong a time can be, in whole ms: the keyboard's own steps and those in which the input was read."""
    read = sorted(gaps)[len(gaps) * 95 // 100] if gaps else 1.0
    return max(1, round(KEYBOARD_MS + read))
