"""The numbers of each level, from minds.toml."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest, read_toml

FILE = "minds.toml"


class Mind(Struct, frozen=True, forbid_unknown_fields=True):
    """What minds.toml says of a level; its head explains each number."""

    blur: float
    forget: float
    imagine: float
    bonus: float
    memory: int
    reach: int
    least: float
    neutral_margin: float
    rival_margin: float
    assassin_margin: float
    plans: bool


@cache
def minds() -> dict[str, Mind]:
    return read_toml(files(__package__).joinpath(FILE).read_bytes(), dict[str, Mind], FILE)


def mind(level: str) -> Mind:
    """LookupError for a level that has no numbers."""
    if level not in minds():
        raise LookupError(f"Codenames has no bot level {shown(level)}{nearest(level, minds())}.")
    return minds()[level]
