"""Where pictures, fonts and sounds lie.

A wheel carries `sprites/` and `sounds/` inside the package; an editable install and a checkout have them
beside it. Everything that loads an asset asks here, so no other file knows the difference.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

KINDS = ("sprites", "sounds")


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
    raise AssetError(f"the folder '{kind}' was not found (looked at {places[0]} and {places[1]})")


def path(kind: str, *parts: str) -> Path:
    """Return the path of one asset, e.g. `path("sprites", "espionage", "back.png")`. Raises AssetError if missing."""
    found = root(kind).joinpath(*parts)
    if not found.exists():
        raise AssetError(f"the asset '{'/'.join((kind, *parts))}' is missing (looked at {found})")
    return found


def read_bytes(kind: str, *parts: str) -> bytes:
    """Return the contents of one asset. Raises AssetError if it is missing."""
    return path(kind, *parts).read_bytes()
