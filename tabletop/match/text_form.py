"""Data in a text file for people: JSON in lines below a heading, and a last line by which it is known whether it is whole."""

from __future__ import annotations

import hashlib
import json

import msgspec

SUM = "Checksum: sha256 "
POSITION = "Tabletop position, format "
LIMIT = 2_000_000  # characters; a match of 300 answers has about 5,000


def joined(rows: list[str]) -> list[str]:
    """Things of a list, a line each."""
    return [row + "," for row in rows[:-1]] + rows[-1:]


def is_position(text: str) -> bool:
    """Whether a text says that it is a position, of whatever format."""
    return normal(text[:200].removeprefix("\ufeff")).startswith(POSITION.strip())


def to_json(value: object) -> str:
    """JSON in which signs that do not print are numbers: some editors take them for line ends, terminals for orders."""
    text = msgspec.json.encode(value).decode()
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


def checksum(text: str) -> str:
    return hashlib.sha256(normal(text).encode("utf-8", "surrogatepass")).hexdigest()


def normal(text: str) -> str:
    """Leave out what mail programs and editors change: line ends, space at line ends, blank lines around."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(line.rstrip(" \t") for line in lines).strip("\n")
