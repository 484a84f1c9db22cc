"""A record: a folder with one file for each kind of thing that was looked at, a line of JSON for each thing.

The same program writes the same bytes. By what a record was made stands beside it, in files that are not compared.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

KINDS = ("screens", "words", "storyboards")
FAST = 4  # of zlib


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that must stay equal: its name, the digest of its lines, and these, compressed."""

    name: str
    digest: str
    packed: str

    @property
    def lines(self) -> list[str]:
        return zlib.decompress(base64.b64decode(self.packed)).decode().split("\n")


def entry(name: str, lines: Iterable[str]) -> Entry:
    """What is kept of some lines; a line that has several is several."""
    data = "\n".join(lines).encode("utf-8", "backslashreplace")
    return Entry(name, hashlib.sha256(data).hexdigest(), base64.b64encode(zlib.compress(data, FAST)).decode())


def write(folder: Path, kind: str, entries: Iterable[Entry]) -> None:
    (folder / f"{kind}.jsonl").write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in entries))


def read(folder: Path, kind: str) -> Iterator[Entry]:
    """In the order in which they were written; none where this kind was not recorded."""
    path = folder / f"{kind}.jsonl"
    if path.exists():
        with path.open("rb") as file:
            yield from (msgspec.json.decode(line, type=Entry) for line in file)


def plain(value: object) -> str:
    """A value in signs, without the names of classes: of tuples their values, numbers that are not whole to a tenth."""
    if isinstance(value, (frozenset, set)):
        return plain(sorted(value))
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(plain, value))}]"
    if isinstance(value, float):
        return f"{value:.1f}"
    return "-" if value is None else str(value)
