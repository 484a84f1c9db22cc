"""The pictures of a flick: which they are is declared by the game whose flick it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tabletop.toolkit import assets

Picture: TypeAlias = tuple[str, ...]  # parts of a path below sprites/


class FlickArt(NamedTuple):
    """title: whose flick it is, in words; mat: the printed mat; space: what lies round it; blank: what is flicked where no
    bean is known; beans: the folder with a picture of each bean; called: what a bean with a picture of this name is called.
    """

    title: str
    mat: Picture
    space: Picture
    blank: Picture
    beans: Picture
    called: Callable[[str], str]

    def names(self) -> list[str]:
        """The names of all beans that have a picture. Raises AssetError when there is none."""
        found = sorted(path.stem for path in assets.path("sprites", *self.beans).glob("*.webp"))
        if not found:
            raise assets.AssetError(f"there is no picture of a bean in sprites/{'/'.join(self.beans)}")
        return found

    def bean(self, name: str) -> Picture:
        """The picture of the bean with this name."""
        return (*self.beans, f"{name}.webp")
