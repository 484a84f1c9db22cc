"""What pack.toml says of a pack."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import PackError, read_toml
from tabletop.i18n import tr

MANIFEST, CARDS, WORDS = "pack.toml", "cards.toml", "words.txt"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
OWN = re.compile(rf"{ID.pattern}\.{ID.pattern}")
VERSION = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){0,2}")
LONGEST = {"id": 24, "name": 40, "game": 40, "version": 14, "licence": 60, "about": 300, "language": 20}
MOST_AUTHORS, MOST_NEEDS = 20, 4
MOST_LETTERS = 60  # of the id of a card


class PackManifest(Struct, frozen=True, forbid_unknown_fields=True):
    """`game`: the id of the game that it is for; `needs`: the ids of packs without which it is not played; `language`: of a
    list of words.
    """

    id: str
    name: str
    game: str
    version: str
    authors: tuple[str, ...]
    licence: str
    about: str = ""
    language: str = ""
    needs: tuple[str, ...] = ()


def is_own(entry: str, pack: str) -> bool:
    """Whether an id is one that entries of this pack may have."""
    return entry.startswith(f"{pack}.") and OWN.fullmatch(entry) is not None and len(entry) <= MOST_LETTERS


def read_manifest(data: bytes) -> PackManifest:
    """PackError names the first field that does not fit."""
    manifest = read_toml(data, PackManifest, MANIFEST)
    for mistake in _mistakes(manifest):
        raise PackError(f"{MANIFEST}: {mistake}")
    return manifest


def _mistakes(manifest: PackManifest) -> Iterator[str]:
    for field, most in LONGEST.items():
        value = getattr(manifest, field)
        if len(value) > most:
            yield tr("pack-field-long", field=field, count=len(value), most=most)
        elif not value.isprintable():
            yield tr("pack-field-signs", field=field, value=shown(value))
        elif not value.strip() and field not in ("about", "language"):
            yield tr("pack-field-empty", field=field)
    for field, words in (("id", (manifest.id,)), ("needs", manifest.needs)):
        for word in words:
            if not ID.fullmatch(word) or len(word) > LONGEST["id"]:
                yield tr("pack-field-no-id", field=field, value=shown(word))
    if not VERSION.fullmatch(manifest.version):
        yield tr("pack-version", value=shown(manifest.version))
    if not 1 <= len(manifest.authors) <= MOST_AUTHORS:
        yield tr("pack-authors", count=len(manifest.authors), most=MOST_AUTHORS)
    for author in manifest.authors:
        if not author.strip() or not author.isprintable() or len(author) > LONGEST["licence"]:
            yield tr("pack-author", value=shown(author))
    if len(manifest.needs) > MOST_NEEDS:
        yield tr("pack-needs", count=len(manifest.needs), most=MOST_NEEDS)
    if manifest.id in manifest.needs:
        yield tr("pack-needs-itself")
