"""What those who are out can do: let the others play faster, or to the end at once, or look into every hand."""

from __future__ import annotations

from typing import Literal

from tabletop.table.widgets.panel_facts import ButtonFacts

Haste = Literal["", "faster", "to the end"]
SKIPS: dict[Haste, int] = {"": 0, "faster": 40, "to the end": 1500}  # ms of the match for each frame


def buttons(haste: Haste, *, watching: bool, may_watch: bool) -> list[ButtonFacts]:
    """Their buttons, by what has been pressed already. `may_watch`: nobody is left from whom hands must be kept."""
    usual = haste == "faster"
    found = [
        ButtonFacts("to the end", "To the end", "primary", icon="skip-next", key="f8"),
        ButtonFacts("faster", "Usual pace" if usual else "Faster", icon="play" if usual else "fast-forward", key="f5"),
    ]
    if may_watch and not watching:
        found.append(ButtonFacts("watch", "See all hands", icon="eye", key="f6"))
    return [] if haste == "to the end" else found
