"""What a commentator says of an event: data of the game (commentary.toml), found by the event's word and the cards named.

`CommentaryLines(definition).remark(line, word)` knows no rule: it reads names and cards out of the log's own line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, field

from tabletop import games
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.i18n import Sentence, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tabletop.core.definition import Definition
    from tabletop.core.messages import Line

NAME = "commentary.toml"
Lines = Annotated[tuple[str, ...], Meta(min_length=1)]


class EventRemarks(Struct, frozen=True, forbid_unknown_fields=True):
    """Remarks on an event; `card`: the first card of the line speaks; `quiet`: not worth stopping for."""

    lines: tuple[str, ...] = ()
    card: bool = False
    quiet: bool = False


class CardRemarks(Struct, frozen=True, forbid_unknown_fields=True):
    """Remarks on a card; `when`: what the line's message has to be told for them, by the names of its arguments."""

    lines: Lines
    when: dict[str, str] = {}


class CommentaryFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    word: dict[str, EventRemarks] = field(default_factory=dict)
    card: dict[str, tuple[CardRemarks, ...]] = field(default_factory=dict)


def load(definition: Definition) -> CommentaryFile:
    """Read the captions of a game; none when it has no such file. DataFileError names a fact or a card that it has not."""
    plugin = games.plugin(definition.id)
    data = plugin.data("presentation", NAME)
    if data is None:
        return CommentaryFile()
    return read(data, plugin.facts(), {card.id for card in definition.cards}, f"{definition.id}/presentation/{NAME}")


def read(data: bytes, facts: Collection[str], cards: Collection[str], name: str) -> CommentaryFile:
    """The captions in the file `name`, about these words of facts and ids of cards."""
    found = read_toml(data, CommentaryFile, name)
    for word in found.word:
        if word not in facts:
            raise DataFileError(f"{name}: word: there is no fact {word!r}{nearest(word, facts)}")
    for card in found.card:
        if card not in cards:
            raise DataFileError(f"{name}: card: there is no card {card!r}{nearest(card, cards)}")
    return found


class CommentaryLines:
    """The remarks of one show: lines of the same event take turns."""

    def __init__(self, definition: Definition, name: Callable[[int], str]) -> None:
        self.definition, self.name = definition, name
        self.file = load(definition)
        self._told: dict[str, int] = {}

    def knows(self, word: str) -> bool:
        return word in self.file.word

    def quiet(self, word: str) -> bool:
        """True when nobody needs time to read this."""
        return word not in self.file.word or self.file.word[word].quiet

    def remark(self, word: str, line: Line) -> str:
        """A remark on an event in rich text, "" when there is none. `line`: the log's line about it."""
        found = self.file.word.get(word)
        if found is None:
            return ""
        key, lines = word, found.lines
        if found.card:
            key, lines = self._spoken(line)
        if not lines:
            return ""
        turn = self._told.get(key, 0)
        self._told[key] = turn + 1
        names = [self.name(part.seat) for part in line if isinstance(part, SeatRef)]
        somebody = tr("playback-somebody")
        first, second = (*names, somebody, somebody)[:2]
        return lines[turn % len(lines)].replace("{a}", first).replace("{b}", second)

    def _spoken(self, line: Line) -> tuple[str, tuple[str, ...]]:
        cards = [part.kind for part in line if isinstance(part, CardRef)]
        if not cards or cards[0] >= len(self.definition.cards):
            return "", ()
        name = self.definition.cards[cards[0]].id
        told = line.args if isinstance(line, Sentence) else {}
        for n, entry in enumerate(self.file.card.get(name, ())):
            if all(told.get(key) == value for key, value in entry.when.items()):
                return f"{name} {n}", entry.lines
        return "", ()
