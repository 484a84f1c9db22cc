"""Where pictures, fonts and sounds lie.

A wheel carries `sprites/` and `sounds/` inside the package; an editable install and a checkout have them
beside it. Everything that loads an asset asks here, so no other file knows the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from tabletop import games
from tabletop.i18n import tr

KINDS = ("sprites", "sounds")
COMMON = "common"  # the folder of what a game shows that has no such picture of its own
STAND_INS = {"art": "tile.webp"}  # by folder, what is shown of cards of packs without a picture
DOTS = 2  # in the name of such a picture


class AssetError(FileNotFoundError):
    """An asset is missing; the message names the file and where it was looked for."""


@cache
def root(kind: str) -> Path:
    """Return the folder of one kind of asset ("sprites" or "sounds"). Raises AssetError when there is none."""
    if kind not in KINDS:
        raise AssetError(f"there is no kind of asset called '{kind}' (known: {', '.join(KINDS)})")
    package = Path(str(resources.files("tabletop")))
    places = (package / kind, package.parent / kind)
    for place in places:
        if place.is_dir():
            return place
    raise AssetError(tr("toolkit-asset-folder-missing", kind=kind, first=str(places[0]), second=str(places[1])))


def find(kind: str, *parts: str) -> Path | None:
    """Return the path of one asset, None when there is none.

    Sprites lie in a folder a game: ours, else the one in the game's own package, else what all games share. An edition has
    those of its game, and those of its packs.
    """
    return next((place for place in _places(kind, parts) if place.exists()), None)


def path(kind: str, *parts: str) -> Path:
    """Return the path of one asset, e.g. `path("sprites", "ui", "crown.webp")`; for a card of a pack that has no picture, what
    all such cards show. Raises AssetError if missing.
    """
    found = find(kind, *parts) or _stand_in(kind, parts)
    if found is None:
        place = root(kind).joinpath(*parts)
        raise AssetError(tr("toolkit-asset-missing", name="/".join((kind, *parts)), place=str(place)))
    return found


def _places(kind: str, parts: tuple[str, ...]) -> Iterator[Path]:
    game, rest = games.base(parts[0]), parts[1:]
    if kind == "sprites" and game != parts[0] and (found := games.picture(parts[0], *rest)) is not None:
        yield found
    yield root(kind).joinpath(game, *rest)
    if kind != "sprites":
        return

    plugin = games.found().games.get(game)
    if plugin is not None:
        yield Path(str(resources.files(plugin.package))).joinpath(kind, *rest)
        yield root(kind).joinpath(COMMON, *rest)


def _stand_in(kind: str, parts: tuple[str, ...]) -> Path | None:
    """For `<pack>.<card>.webp` of an edition."""
    of_pack = kind == "sprites" and games.base(parts[0]) != parts[0] and parts[-1].count(".") == DOTS
    return root(kind).joinpath(COMMON, STAND_INS.get(parts[1], "back.webp")) if of_pack else None


def read_bytes(kind: str, *parts: str) -> bytes:
    """Return the contents of one asset. Raises AssetError if it is missing."""
    return path(kind, *parts).read_bytes()
