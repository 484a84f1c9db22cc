"""The pictures of the Swingers: card id -> poster."""

from __future__ import annotations

from tools.art.austin.poster import Poster
from tools.art.austin.swingers import clubs, kit, lair, oddities

SWINGERS: dict[str, Poster] = {
    **clubs.CARDS,
    **kit.CARDS,
    **lair.CARDS,
    **oddities.CARDS,
}
