"""What RPG Get! says, by the id of a message (i18n/)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from tabletop.i18n import Texts

texts = Texts(__name__.rpartition(".")[0])
tr, line = texts.tr, texts.line


def all_of(parts: Iterable[str]) -> str:
    """A and B and C."""
    return _joined("all-of", parts)


def one_of(parts: Iterable[str]) -> str:
    """A or B or C."""
    return _joined("one-of", parts)


def _joined(key: str, parts: Iterable[str]) -> str:
    found = list(parts)
    return reduce(lambda before, item: tr(key, before=before, item=item), found) if found else ""


def yes_no(holds: object) -> str:
    """What a message chooses by where something is so or not."""
    return "yes" if holds else "no"
