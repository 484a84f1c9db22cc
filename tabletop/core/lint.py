"""What the linters of all card files share: how a file is read, and the slips that any of them may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from tabletop.core.operations import Row
from tabletop.core.sanitizing import brief, shown
from tabletop.core.toml_loader import DataFileError, field_mistakes, fit_cards, parse, stray
from tabletop.i18n import tr

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
    except DataFileError as error:
        return [str(error)]


def _told(name: str, mistakes: Iterable[str]) -> list[str]:
    """The first MOST mistakes, and whether there are more."""
    found = [f"{name}: {brief(mistake, LINE)}" for mistake in islice(mistakes, MOST + 1)]
    return [*found[:MOST], tr("core-more-mistakes", file=name, count=MOST)] if len(found) > MOST else found


class FileForm(NamedTuple):
    """The tables of a file whose cards have types of their own; each is checked by itself, so that one slip does not hide
    the next.

    alone: tables that stand once, with what they decode to; types: of a card's `type`; deck: of a [[deck]]; inner: fields of
    a card that hold lists of tables, with what finds the mistakes of one, given the card's type.
    """

    pack: type
    alone: tuple[tuple[str, type], ...]
    types: Mapping[str, type]
    deck: type
    inner: Mapping[str, Callable[[Row, str], Iterable[str]]]

    def mistakes(self, raw: Row) -> Iterator[str]:
        yield from field_mistakes(raw, self.pack, tr("core-whole-file"), (*dict(self.alone), "card", "deck"))
        for key, kind in self.alone:
            yield from field_mistakes(raw.get(key, {}), kind, key)
        for card in tables(raw.get("card")):
            place = f"card {shown(card.get('id'))}"
            if wrong := stray(card.get("type"), self.types):
                yield f"{place}, type: {wrong}"
            else:
                yield from self._of_card(card, place)
        for deck in tables(raw.get("deck")):
            yield from field_mistakes(deck, self.deck, f"deck {shown(deck.get('id'))}")

    def _of_card(self, card: Row, place: str) -> Iterator[str]:
        fields = {key: value for key, value in card.items() if key != "type"}
        yield from field_mistakes(fields, self.types[card["type"]], place, tuple(self.inner))
        for field, look in self.inner.items():
            for n, row in enumerate(tables(card.get(field))):
                yield from (f"{place}, {field}[{n}]: {said}" for said in look(row, card["type"]))


def tables(value: Any) -> list[Row]:
    """The tables in a list of the file; what else stands there does not fit its type and is told elsewhere."""
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list | tuple) else []


def doubles(what: str, entries: Iterable[Any]) -> Iterator[str]:
    """Ids and names that several entries of one kind (`what`: "card") have."""
    rows = list(entries)
    for field in ("id", "name"):
        counts = Counter(getattr(entry, field) for entry in rows)
        for value, n in counts.items():
            if n > 1:
                yield tr("core-given-twice", what=what, field=field, value=shown(value), count=n)


def too_long(entry: Any, longest: Mapping[str, int]) -> Iterator[str]:
    """Texts that do not fit on a card. longest: field -> characters; fields that an entry does not have are fine."""
    for key, most in longest.items():
        if len(getattr(entry, key, "")) > most:
            yield tr("core-too-long", field=key, count=len(getattr(entry, key)), most=most)
