"""The folder of packs: what is on it, taking a pack in, taking one away."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError, nearest
from tabletop.i18n import tr
from tabletop.packs.contents import ID, MANIFEST, PICTURES, Contents, PackManifest, digest, read, read_manifest

VARIABLE = "TABLETOP_PACKS"  # also for the processes that the program starts
LOOK, LOOKED = ".look", "~"  # where a pack lies while it is only looked at; in its name there
NEW, OLD = ".new", ".old"  # end of a folder that is being written, and of one that is being replaced


class CardPack:
    """A pack that has been read: what it says of itself, its files, and where it lies (None: only looked at)."""

    def __init__(self, contents: Contents, folder: Path | None = None) -> None:
        """DataFileError when pack.toml does not fit."""
        self.manifest: PackManifest = read_manifest(contents[MANIFEST])
        self.contents, self.folder = contents, folder

    @property
    def id(self) -> str:
        return self.manifest.id

    @property
    def name(self) -> str:
        """With its version, as people are told."""
        return f"{self.manifest.name} {self.manifest.version}"

    @cached_property
    def digest(self) -> str:
        return digest(self.contents)

    @property
    def pictures(self) -> list[str]:
        """The files of its pictures."""
        return [name for name in self.contents if name.startswith(f"{PICTURES}/")]

    def picture(self, card: str) -> str:
        """The file of a card's picture, by the card's id; "" when there is none."""
        stem = f"{PICTURES}/{card.removeprefix(f'{self.id}.')}"
        return next((name for name in (f"{stem}.webp", f"{stem}.png") if name in self.contents), "")


class PackListing(NamedTuple):
    """The packs of a folder by id, and one sentence for each that could not be read."""

    packs: dict[str, CardPack]
    troubles: tuple[str, ...]


class PackFolder:
    """The packs in `folder`, which need not exist."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> PackListing:
        """Every pack that can be read. A zip that somebody has laid there is unpacked first."""
        packs, troubles = dict[str, CardPack](), []
        for place in (*self._zips(), *self._folders()):
            try:
                if place.is_dir():
                    pack = self._pack(place, unpack=False)
                    packs[pack.id] = pack
                elif (pack := CardPack(read(place))).id not in self._known():
                    packs[pack.id] = self.take_in(pack)
            except (DataFileError, OSError) as error:
                troubles.append(tr("pack-unusable", pack=shown(place.name), error=str(error)))
        return PackListing(dict(sorted(packs.items())), tuple(troubles))

    def find(self, name: str) -> CardPack:
        """DataFileError when there is none of this id, or it cannot be read."""
        stem, _, looked = name.partition(LOOKED)
        place = self.folder / (LOOK if looked else "") / name
        if not ID.fullmatch(stem) or not re.fullmatch("[0-9a-f]*", looked) or not place.is_dir():
            known = self._known()
            raise DataFileError(tr("pack-unknown", pack=shown(name)) + (nearest(name, known) if known else ""))
        return self._pack(place)

    def look(self, pack: CardPack) -> str:
        """Lay a pack aside, to be looked at with its pictures: the name with which `find` finds it. Nothing else is there."""
        shutil.rmtree(self.folder / LOOK, ignore_errors=True)
        name = f"{pack.id}{LOOKED}{pack.digest[:8]}"
        _write(pack, self.folder / LOOK / name)
        return name

    def take_in(self, pack: CardPack) -> CardPack:
        """Write a pack into the folder, in the place of any that has its id. OSError when that does not work."""
        place = self.folder / pack.id
        new, old = place.with_name(pack.id + NEW), place.with_name(pack.id + OLD)
        for left in (new, old):
            shutil.rmtree(left, ignore_errors=True)
        _write(pack, new)
        if place.exists():
            place.rename(old)
        new.rename(place)
        shutil.rmtree(old, ignore_errors=True)
        return CardPack(pack.contents, place)

    def remove(self, name: str) -> CardPack:
        """Take a pack away, with a zip from which it would come back; what it was. DataFileError when there is none."""
        pack = self.find(name)
        for place in self._zips():
            try:
                same = CardPack(read(place)).id == name
            except DataFileError:
                continue
            if same:
                place.unlink()
        shutil.rmtree(self.folder / name)
        return pack

    def _pack(self, place: Path, *, unpack: bool = True) -> CardPack:
        pack = CardPack(read(place, unpack=unpack), place)
        if pack.id != place.name.partition(LOOKED)[0]:
            folder = shown(place.name)
            raise DataFileError(tr("pack-other-folder", file=MANIFEST, id=shown(pack.id), folder=folder))
        return pack

    def _known(self) -> list[str]:
        return [place.name for place in self._folders()]

    def _folders(self) -> Iterator[Path]:
        return (
            place
            for place in self._entries()
            if place.is_dir() and not place.name.startswith(".") and place.suffix not in (NEW, OLD)
        )

    def _zips(self) -> Iterator[Path]:
        return (place for place in self._entries() if place.suffix == ".zip" and place.is_file())

    def _entries(self) -> list[Path]:
        return sorted(self.folder.iterdir()) if self.folder.is_dir() else []


def _write(pack: CardPack, folder: Path) -> None:
    """Its files; their names were checked when it was read."""
    for name, data in pack.contents.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def shelf() -> PackFolder:
    """The packs of this program's folder of data."""
    if chosen := os.environ.get(VARIABLE):
        return PackFolder(Path(chosen))
    from tabletop.storage.location import data_folder

    return PackFolder(data_folder() / "packs")


def use(data: Path) -> None:
    """From now on the packs of this folder of data, here and in the processes that are started."""
    os.environ[VARIABLE] = str(data / "packs")
