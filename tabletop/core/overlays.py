"""Data in another language: a file of the same shape beside it, with nothing but what is said.

    [card.target]            an entry of a list of tables by its `id`, or by its place, from 1
    name = "Zielperson"
    [evening.1]
    text = "..."
    lines = ["...", "..."]   a list of sentences whole, as long as the original

What the file does not have is said in English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tabletop.core.toml_loader import PackError, parse
from tabletop.core.toml_writer import written
from tabletop.i18n import FOLDER, PROGRAM, PSEUDO, language


def in_language(data: bytes, folder: Traversable, path: str) -> bytes:
    """A TOML file with what `folder` has under the same path laid over it; as it is when there is nothing."""
    place = folder.joinpath(*path.split("/"))
    if not path.endswith(".toml") or not place.is_file():
        return data
    tables, over = parse(data, path), parse(place.read_bytes(), f"{folder.name}/{path}")
    for mistake in mistakes(tables, over, f"{folder.name}/{path}"):
        raise PackError(mistake)
    return written(laid_over(tables, over)).encode()


def program_data(*path: str) -> bytes:
    """A file of the program's own data, by its path in the package, in the language that is chosen."""
    data = files(PROGRAM).joinpath(*path).read_bytes()
    return data if language() == PSEUDO else in_language(data, files(PROGRAM) / FOLDER / language(), "/".join(path))


def laid_over(base: Any, over: Any) -> Any:
    """`base` with what `over` says in place of its own."""
    if isinstance(over, Mapping) and isinstance(base, Mapping):
        return {key: laid_over(value, over[key]) if key in over else value for key, value in base.items()}
    if isinstance(over, Mapping) and isinstance(base, list):
        return [laid_over(row, over[name]) if name in over else row for name, row in _named(base)]
    return over


def mistakes(base: Any, over: Any, place: str) -> Iterator[str]:
    """What an overlay says of entries that are not there, or of values that are no words."""
    if isinstance(over, Mapping) and isinstance(base, Mapping | list):
        known = dict(_named(base)) if isinstance(base, list) else base
        for key, value in over.items():
            if key in known:
                yield from mistakes(known[key], value, f"{place}, {key}")
            else:
                yield f"{place}: there is no entry {key!r} in the original"
    elif isinstance(over, list) and isinstance(base, list):
        if len(over) != len(base) or not all(isinstance(value, str) for value in (*over, *base)):
            yield f"{place}: {len(over)} sentences stand for {len(base)}"
    elif not (isinstance(over, str) and isinstance(base, str)):
        yield f"{place}: only what is said has another language"


def _named(rows: list[Any]) -> Iterator[tuple[str, Any]]:
    """The entries of a list by the names under which an overlay has them."""
    for n, row in enumerate(rows, 1):
        yield (str(row["id"]) if isinstance(row, Mapping) and "id" in row else str(n)), row
