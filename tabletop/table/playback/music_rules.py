"""How the music of a table rises with the stakes: data of the game (music.toml), measured by what everybody may know."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from tabletop import games
from tabletop.core.toml_loader import DataFileError, nearest, read_toml

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.view import View

NAME = "music.toml"
Number = Annotated[int, Meta(ge=0)]


class MusicCondition(Struct, frozen=True, forbid_unknown_fields=True):
    """They hold when all that is named does: some seat has at least this `score`; at least so many seats are `out`; in the
    zones of these names, all together, lie at least or at most so many cards.
    """

    score: Number | None = None
    out: Number | None = None
    zones: tuple[str, ...] = ()
    least: Number = 0
    most: Number | None = None


class MusicRule(Struct, frozen=True, forbid_unknown_fields=True):
    """`bed`: of sounds/beds; `tense`, `high`: any of these raises it to this layer."""

    bed: str
    tense: tuple[MusicCondition, ...] = ()
    high: tuple[MusicCondition, ...] = ()


SILENT = MusicRule("")


@cache
def load(game: str) -> MusicRule:
    """The bed of a game; SILENT when it says nothing of one. DataFileError names what does not fit."""
    plugin = games.known(game)
    data = plugin.data("presentation", NAME) if plugin is not None else None
    if plugin is None or data is None:
        return SILENT
    return read(data, plugin.rules(), f"{game}/presentation/{NAME}")


def read(data: bytes, definition: Definition, name: str) -> MusicRule:
    """The bed that the file `name` gives to this game. DataFileError names a zone that it does not have."""
    bed, known = read_toml(data, MusicRule, name), definition.layout(definition.players[1]).first
    for stakes in (*bed.tense, *bed.high):
        for zone in stakes.zones:
            if zone not in known:
                raise DataFileError(f"{name}: zones: there is no zone {zone!r}{nearest(zone, known)}")
        if stakes == MusicCondition(zones=stakes.zones):
            raise DataFileError(f"{name}: there are stakes that always hold")
    return bed


def level(bed: MusicRule, definition: Definition, view: View) -> int:
    """How high the bed rises over this table: 0 calm, 1 tense, 2 high. Whose view it is does not matter: nothing is read of it
    but scores, who is out and how many cards lie where.
    """
    for layer, found in ((2, bed.high), (1, bed.tense)):
        if any(_holds(stakes, definition, view) for stakes in found):
            return layer
    return 0


def _holds(stakes: MusicCondition, definition: Definition, view: View) -> bool:
    table = view.table
    if stakes.score is not None and max(definition.scores(table)) < stakes.score:
        return False
    if stakes.out is not None and table.alive.count(False) < stakes.out:
        return False
    if not stakes.zones:
        return True
    cards = sum(
        len(lying) for zone, lying in zip(table.layout.zones, table.zones, strict=True) if zone.group in stakes.zones
    )
    return stakes.least <= cards and (stakes.most is None or cards <= stakes.most)
