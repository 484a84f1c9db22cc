"""The files of a pack, out of a folder or a zip, as somebody else has made it: nothing of it is believed unseen.

Names are checked before anything is read, sizes while it is read. What is let through has one of a few names, so that whatever
is written or looked up later lies inside the pack's own folder.
"""

from __future__ import annotations

import hashlib
import io
import re
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from tabletop.core.help import FILE as HELP
from tabletop.core.sanitizing import brief, shown
from tabletop.core.toml_loader import LIMIT, DataFileError, nearest, read_toml
from tabletop.i18n import FOLDER, tr

# What pack.toml says of a pack.

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
    """DataFileError names the first field that does not fit."""
    manifest = read_toml(data, PackManifest, MANIFEST)
    for mistake in _mistakes(manifest):
        raise DataFileError(f"{MANIFEST}: {mistake}")
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


LEAST, MOST = 32, 2048  # pixels a side


def check_picture(name: str, data: bytes, *, unpack: bool) -> None:
    """DataFileError unless it is a PNG or WebP picture of a size that a card can have; unpack: and sound."""
    size = _size(data)
    if size is None:
        raise DataFileError(tr("pack-no-picture", name=shown(name)))
    if not all(LEAST <= side <= MOST for side in size):
        wide, high = size
        raise DataFileError(tr("pack-picture-size", name=shown(name), wide=wide, high=high, least=LEAST, most=MOST))
    if not unpack:
        return
    import pygame

    try:
        pygame.image.load(io.BytesIO(data), name)
    except (pygame.error, ValueError, MemoryError) as error:
        raise DataFileError(tr("pack-picture-damaged", name=shown(name))) from error


def _size(data: bytes) -> tuple[int, int] | None:
    """Width and height as the header says."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR" and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30:
        return None
    kind = data[12:16]
    if kind == b"VP8X":  # a canvas, written as one less
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":  # fourteen bits each, written as one less
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    return None


Contents: TypeAlias = dict[str, bytes]  # name inside the pack, with "/" -> what is in it
Files: TypeAlias = dict[str, Callable[[int], bytes]]  # name -> read at most so many bytes of it

PICTURES = "pictures"
PICTURE = re.compile(rf"{PICTURES}/[a-z0-9]+(-[a-z0-9]+)*\.(webp|png)")
TEXTS = (MANIFEST, CARDS, WORDS, HELP, "README.md", "README.txt", "LICENSE", "LICENSE.txt")
TRANSLATED = re.compile(rf"{FOLDER}/[a-z]{{2,3}}(-[A-Z]{{2}})?/({CARDS}|{HELP})")
JUNK = re.compile(r"(.*/)?(\.DS_Store|Thumbs\.db|desktop\.ini)|__MACOSX/.*|.*/")  # systems leave it; folders of a zip
PICTURE_LIMIT = 1_000_000  # bytes
WHOLE_LIMIT = 50_000_000
MOST_FILES = 400


def read(path: Path, *, unpack: bool = True) -> Contents:
    """All files of the pack at `path`. DataFileError: one sentence with the file that is wrong. unpack: whether pictures are
    looked at to their last byte, which takes some milliseconds each.
    """
    try:
        if path.is_dir():
            return taken(_in_folder(path), unpack=unpack)
        with zipfile.ZipFile(path) as archive:
            return taken(_in_zip(archive), unpack=unpack)
    except FileNotFoundError as error:
        raise DataFileError(tr("pack-not-there", name=shown(path.name))) from error
    except DataFileError:  # which is a ValueError, too
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError) as error:
        raise DataFileError(tr("pack-no-zip", name=shown(path.name))) from error
    except (OSError, RuntimeError) as error:  # RuntimeError: a zip with a password
        said = error.strerror if isinstance(error, OSError) else str(error)
        name = shown(path.name)
        wrong = (
            tr("pack-unreadable", name=name, error=brief(said)) if said else tr("pack-unreadable-unknown", name=name)
        )
        raise DataFileError(wrong) from error


def digest(contents: Contents) -> str:
    """What tells two packs apart that call themselves the same."""
    found = hashlib.sha256()
    for name in sorted(contents):
        found.update(f"{name}\n{len(contents[name])}\n".encode())
        found.update(contents[name])
    return found.hexdigest()


def _in_folder(folder: Path) -> Files:
    found: Files = {}
    ahead = [folder]
    while ahead:
        for entry in sorted(ahead.pop().iterdir()):
            name = entry.relative_to(folder).as_posix()
            if entry.is_symlink():
                raise DataFileError(tr("pack-link", name=shown(name)))
            if entry.is_dir():
                if name.count("/") > 1:
                    raise DataFileError(tr("pack-too-deep", name=shown(name)))
                ahead.append(entry)
            elif entry.is_file():
                found[name] = _reader(entry.open, "rb")
            else:
                raise DataFileError(tr("pack-no-file", name=shown(name)))
            if len(found) > 2 * MOST_FILES:
                raise DataFileError(tr("pack-too-many", most=MOST_FILES))
    return found


def _in_zip(archive: zipfile.ZipFile) -> Files:
    found: Files = {}
    entries = archive.infolist()
    if len(entries) > 2 * MOST_FILES:
        raise DataFileError(tr("pack-too-many", most=MOST_FILES))
    for entry in entries:
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise DataFileError(tr("pack-link", name=shown(entry.filename)))
        if entry.flag_bits & 1:
            raise DataFileError(tr("pack-locked", name=shown(entry.filename)))
        if entry.filename in found:
            raise DataFileError(tr("pack-twice", name=shown(entry.filename)))
        found[entry.filename] = _reader(archive.open, entry)
    return _unwrapped(found)


def _reader(opened: Callable[..., object], *words: object) -> Callable[[int], bytes]:
    def read_some(most: int) -> bytes:
        with opened(*words) as file:  # type: ignore[attr-defined]  # of a path and of an archive alike
            data: bytes = file.read(most)
            return data

    return read_some


def _unwrapped(files: Files) -> Files:
    """Without the one folder in which whoever zips a folder has put all."""
    kept = {name: file for name, file in files.items() if not JUNK.fullmatch(name)}
    tops = {name.partition("/")[0] for name in kept}
    if len(tops) != 1 or not all("/" in name for name in kept) or PICTURES in tops or ".." in tops:
        return kept
    return {name.partition("/")[2]: file for name, file in kept.items()}


def taken(files: Files, *, unpack: bool = True) -> Contents:
    """The files that a pack may have; DataFileError for any other."""
    kept = {name: file for name, file in files.items() if not JUNK.fullmatch(name)}
    for mistake in _strange(kept):
        raise DataFileError(mistake)
    out, whole = Contents(), 0
    for name, file in kept.items():
        most = PICTURE_LIMIT if name.startswith(PICTURES) else LIMIT
        out[name] = file(most + 1)
        whole += len(out[name])
        if len(out[name]) > most:
            raise DataFileError(tr("pack-too-large", name=shown(name), most=most // 1000))
        if whole > WHOLE_LIMIT:
            raise DataFileError(tr("pack-whole-too-large", most=WHOLE_LIMIT // 1_000_000))
        if name.startswith(PICTURES):
            check_picture(name, out[name], unpack=unpack)
    return out


def _strange(names: Iterable[str]) -> Iterator[str]:
    known = list(names)
    if MANIFEST not in known:
        yield tr("pack-lacks", name=MANIFEST)
    if len(known) > MOST_FILES:
        yield tr("pack-files", count=len(known), most=MOST_FILES)
    for name in known:
        if name.startswith(("/", "\\")) or ":" in name or "\\" in name or ".." in name.split("/"):
            yield tr("pack-leads-out", name=shown(name))
        elif name.startswith(f"{PICTURES}/"):
            if not PICTURE.fullmatch(name):
                yield tr("pack-picture-name", name=shown(name))
        elif name not in TEXTS and not TRANSLATED.fullmatch(name):
            yield f"{tr('pack-strange-file', name=shown(name))}{nearest(name, TEXTS)}"
    stems = [name.rpartition(".")[0] for name in known if name.startswith(PICTURES)]
    for stem in stems:
        if stems.count(stem) > 1:
            yield tr("pack-picture-twice", name=shown(stem))
