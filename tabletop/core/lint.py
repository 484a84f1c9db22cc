"""What the linters of all card files share: how a file is read, and the slips that any of them may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeVar

from tabletop.core.operations import Row
from tabletop.core.pack import PackError, fit_cards, parse
from tabletop.core.shown import brief, shown

T = TypeVar("T")
MOST, LINE = 200, 1000  # mistakes of a file that are told, letters of each


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
        raw = parse(data, name)
        return _told(name, form(raw)) or _told(name, sense(fit_cards(raw, kind, name)))
    except PackError as error:
        return [str(error)]


def _told(name: str, mistakes: Iterable[str]) -> list[str]:
    """The first MOST mistakes, and whether there are more."""
    found = [f"{name}: {brief(mistake, LINE)}" for mistake in islice(mistakes, MOST + 1)]
    return [*found[:MOST], f"{name}: there are more mistakes than these {MOST}"] if len(found) > MOST else found


def tables(value: Any) -> list[Row]:
    """The tables in a list of the file; what else stands there does not fit its type and is told elsewhere."""
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list | tuple) else []


def doubles(what: str, entries: Iterable[Any]) -> Iterator[str]:
    """Ids and names that several entries of one kind (`what`: "card") have."""
    rows = list(entries)
    for field in ("id", "name"):
        counts = Counter(getattr(entry, field) for entry in rows)
        yield from (f"{what} {field} {shown(value)} is given to {n} {what}s" for value, n in counts.items() if n > 1)


def too_long(entry: Any, longest: Mapping[str, int]) -> Iterator[str]:
    """Texts that do not fit on a card. longest: field -> characters; fields that an entry does not have are fine."""
    for key, most in longest.items():
        if len(getattr(entry, key, "")) > most:
            yield f", {key}: {len(getattr(entry, key))} characters, at most {most} fit"
