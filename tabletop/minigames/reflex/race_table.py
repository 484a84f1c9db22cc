"""Races and the table they are run at: whose keys are needed, and what the computer can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.seats import pad_buttons, race_keys

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup

KEYBOARD_MS = 8  # how often usual keyboards are looked at by the computer


def keys_to_test(setup: TableSetup) -> dict[int, str]:
    """The keys of the people who race by keyboard and the buttons of those with a gamepad; nothing when fewer than two do."""
    found = {**race_keys(setup.seats), **pad_buttons(setup.seats)}
    return found if len(found) > 1 else {}


def combination(keys: dict[int, str]) -> str:
    """A name for keys that have been tested together."""
    return "+".join(sorted(keys.values()))


def error_of(gaps: list[float]) -> int:
    """How wrong a time can be, in whole ms: the keyboard's own steps and those in which the input was read."""
    read = sorted(gaps)[len(gaps) * 95 // 100] if gaps else 1.0
    return max(1, round(KEYBOARD_MS + read))
