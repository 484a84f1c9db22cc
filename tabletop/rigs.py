"""Finds what only a checkout has (`tools/rigs`): screens and tables worth a picture, and measures."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

FOLDER = "tools.rigs"


class RigsError(Exception):
    """There are none beside this program."""


def rig(name: str) -> ModuleType:
    """The module of this name among the rigs; RigsError with a sentence where the program was installed without them."""
    try:
        return import_module(f"{FOLDER}.{name}")
    except ModuleNotFoundError as error:
        if error.name in (FOLDER, *FOLDER.split(".")):
            raise RigsError(
                "This works in a checkout of the source only: the program was installed without its rigs."
            ) from error
        raise
