"""What the linters of all card files share: how a file is read, and the slips that any of them may hold."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from tabletop.core.operations import Row
from tabletop.core.pack import PackError, read_toml

T = TypeVar("T")


def findings(
    data: bytes,
    name: str,
    kind: type[T],
    form: Callable[[Row], Iterable[str]],
    sense: Callable[[T], Iterable[str]],
) -> list[str]:
    """What is wrong with the card file `name`, one sentence each; empty when it is a sound file of type `kind`.

    form(raw tables): slips of single tables; sense(decoded file): what its fields must agree on, asked only when nothing
    else is wrong. Neither names the file.
    """
    try:
        raw = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        return [f"{name}: {error or 'brackets are nested too deeply'}"]
    found = [f"{name}: {mistake}" for mistake in form(raw)]
    if found:
        return found
    try:
        return [f"{name}: {mistake}" for mistake in sense(read_toml(data, kind, name))]
    except PackError as error:
        return [str(error)]


def tables(value: Any) -> list[Row]:
    """The tables in a list of the file; what else stands there does not fit its type and is told elsewhere."""
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list | tuple) else []


def doubles(what: str, entries: Iterable[Any]) -> Iterator[str]:
    """Ids and names that several entries of one kind (`what`: "card") have."""
    rows = list(entries)
    for field in ("id", "name"):
        counts = Counter(getattr(entry, field) for entry in rows)
        yield from (f"{what} {field} {value!r} is given to {n} {what}s" for value, n in counts.items() if n > 1)


def too_long(entry: Any, longest: Mapping[str, int]) -> Iterator[str]:
    """Texts that do not fit on a card. longest: field -> characters; fields that an entry does not have are fine."""
    for key, most in longest.items():
        if len(getattr(entry, key, "")) > most:
            yield f", {key}: {len(getattr(entry, key))} characters, at most {most} fit"
