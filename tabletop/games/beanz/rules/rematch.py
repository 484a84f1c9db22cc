"""What changes from one game to the next at the same table: who hides the bean (MB-13)."""

from __future__ import annotations

from collections.abc import Mapping


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, _seed: int) -> dict[str, str]:
    """House rules of the next game. `winners` of the last one; by `shift` places everybody moves on."""
    hid, how = int(options["hider"] == "seat1"), options["next_hider"]
    if how == "seat0":
        return {"hider": "seat0"}
    person = 1 - winners[0] if how == "last_loser" and len(winners) == 1 else 1 - hid
    return {"hider": f"seat{(person - shift) % 2}"}
