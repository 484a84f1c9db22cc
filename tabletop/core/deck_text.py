"""A deck as text for people, to be sent or kept: written with its name and format, read back from many hands.

    Deck: Circus and Friends
    Game: marbles
    Format: basic

    4 Lion [lion]
    2 Clown [clown]

Read are also the one-line text of `decks.write` and the forms of other programs (`deckforms`). A card that nobody knows is
kept under the words it was written with, and named in `unknown`; what can mean two things is named in `doubts`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Literal, NamedTuple

from tabletop.core import deck_forms
from tabletop.core.deck_forms import ParsedLine, fold, plain, tries
from tabletop.core.decks import MOST, Deck, read
from tabletop.core.sanitizing import escaped
from tabletop.i18n import tr

LINES, LETTERS = 400, 60  # most lines with cards, longest name of a deck or of a card that is kept
IN_BRACKETS = re.compile(r"(.*)\[([^\[\]]+)\](?:\s*(?://|#).*)?")
OUR_CARD = re.compile(r"(\d{1,3})[x\u00d7]?\s+(\S.*)")
NUMBERED = re.compile(r"\\(?:\\|(x[0-9a-f]{2}|u[0-9a-f]{4}|U00(?:0[0-9a-f]|10)[0-9a-f]{4}))")
HEAD = re.compile(r"(deck|game|format)\s*:(.*)", re.IGNORECASE)
OURS = re.compile(r"^Game: ", re.MULTILINE)


class AmbiguousLine(NamedTuple):
    """What a text leaves open, and what it may mean.

    kind "card": `words` may be each of the cards `choices` (ids); "side": whether the `words` copies of a sideboard belong to
    the deck, "in" or "out"; "numbers": whether the numbers before the cards are those of the "lines" or of "copies".
    """

    kind: Literal["card", "side", "numbers"]
    words: str
    choices: tuple[str, ...]


class DeckImport(NamedTuple):
    """What a text says. `game` and `format` are "" where it does not say; `unknown` are keys of `cards`."""

    name: str
    game: str
    format: str
    cards: dict[str, int]
    unknown: tuple[str, ...]
    doubts: tuple[AmbiguousLine, ...] = ()


def export_deck(name: str, game: str, form: str, cards: Deck, names: Mapping[str, str]) -> str:
    """The text of a deck. names: card id -> its name, for the known ones."""
    lines = [f"Deck: {_spelled(name)}", f"Game: {game}", f"Format: {form}", ""]
    known = sorted((card for card in cards if card in names), key=lambda card: (names[card], card))
    lines += [f"{cards[card]} {names[card]} [{card}]" for card in known]
    lines += [f"{cards[card]} {card}" for card in sorted(cards) if card not in names]
    return "\n".join(lines) + "\n"


def import_deck(text: str, names: Mapping[str, str], settled: Mapping[AmbiguousLine, str] | None = None) -> DeckImport:
    """Read a text. settled: doubts of an earlier reading -> what was chosen.

    ValueError says in one sentence why the text holds no deck.
    """
    return _Reader(names, settled or {}).read(text)


class _Reader:
    """Reads one text for the cards of one game."""

    def __init__(self, names: Mapping[str, str], settled: Mapping[AmbiguousLine, str]) -> None:
        self.names, self.settled = names, settled
        self.ids = {card.casefold(): card for card in names}
        self.folded: dict[str, set[str]] = {}  # what words mean without case, accents and signs
        self.levels: dict[str, set[str]] = {}  # "Ryudo" may be the first or the second
        for card, name in names.items():
            for words in {fold(name), fold(card)} - {""}:
                self.folded.setdefault(words, set()).add(card)
                self.levels.setdefault(re.sub(r" \d+$", "", words), set()).add(card)
        self.doubts: list[AmbiguousLine] = []

    def read(self, text: str) -> DeckImport:
        head = {"deck": "", "game": "", "format": ""}
        text = text.lstrip("\ufeff")
        ours = OURS.search(text) is not None
        lines, entries, cards = [], list[ParsedLine](), dict[str, int]()
        for line in map(str.strip, text.splitlines()):
            said, card = HEAD.fullmatch(line), OUR_CARD.fullmatch(line)
            if said and (
                ours or not re.fullmatch(r"[\d\s]*", said[2])
            ):  # "Deck: 40" is the head of a section elsewhere
                head[said[1].lower()] = _named(said[2])
            elif ours and card:
                entries.append(ParsedLine(int(card[1]), card[2]))
            elif short := self._short(line):
                entries += short
            else:
                lines.append(line)
        written = deck_forms.read("\n".join(lines), self._known) if any(lines) else deck_forms.ParsedDeck("", ())
        for entry in (*entries, *self._chosen(written.entries)):
            if entry.copies and (key := self._key(entry.words.strip())):
                cards[key] = min(MOST, cards.get(key, 0) + entry.copies)
            if len(cards) > LINES:
                raise ValueError(tr("core-text-too-long", most=LINES))
        if not cards:
            raise ValueError(tr("core-text-no-card"))
        unknown = tuple(card for card in cards if card not in self.names)
        return DeckImport(
            head["deck"] or _named(written.name), head["game"], head["format"], cards, unknown, tuple(self.doubts)
        )

    def _known(self, words: str) -> bool:
        return fold(words) in self.folded

    def _chosen(self, entries: tuple[ParsedLine, ...]) -> tuple[ParsedLine, ...]:
        """The lines that count, as was chosen about sideboards and numbers of lines."""
        numbers = [entry.copies for entry in entries if entry.numbered]
        if len(numbers) > 1 and numbers == list(range(1, len(numbers) + 1)):
            doubt = AmbiguousLine("numbers", tr("core-deck-numbers", last=len(numbers)), ("lines", "copies"))
            if self._settled(doubt) != "copies":
                entries = tuple(entry._replace(copies=1) if entry.numbered else entry for entry in entries)
        if beside := sum(entry.copies for entry in entries if entry.side):
            doubt = AmbiguousLine("side", str(beside), ("in", "out"))
            if self._settled(doubt) == "out":
                entries = tuple(entry for entry in entries if not entry.side)
        return entries

    def _settled(self, doubt: AmbiguousLine) -> str:
        """What was chosen, "" as long as nobody was asked."""
        if doubt not in self.settled and doubt not in self.doubts:
            self.doubts.append(doubt)
        return self.settled.get(doubt, "")

    def _short(self, line: str) -> list[ParsedLine]:
        """The cards of the short text of a whole deck; none where a line is something else."""
        if "*" not in line or " " in line or self._known(line):
            return []
        with suppress(ValueError):
            return [ParsedLine(copies, card) for card, copies in read(line).items()]
        return []

    def _key(self, words: str) -> str:
        """The id of a card that is named by id, by name, or by both; the words themselves when nobody knows it."""
        named = IN_BRACKETS.fullmatch(words)
        if named and named[2].casefold() in self.ids:
            return self.ids[named[2].casefold()]
        kept = _kept(named[2] if named else words)  # must not be read as another card later
        for found in (*tries(words), *tries(kept)):
            if found.casefold() in self.ids:
                return self.ids[found.casefold()]
            if meant := self.folded.get(fold(found)):
                return min(meant) if len(meant) == 1 else self._asked(found, meant)
        for found in (words, kept):
            if meant := self.levels.get(fold(found)):
                return self._asked(kept, meant)
        return kept

    def _asked(self, words: str, meant: set[str]) -> str:
        """What was chosen among cards that words can mean; the words themselves as long as nobody was asked."""
        words = clean(words)
        return self._settled(AmbiguousLine("card", words, tuple(sorted(meant)))) or words


def _kept(words: str) -> str:
    """What is kept of the words of a card that nobody knows; of these, all is kept again."""
    while (bare := clean(plain(words))) != words:
        words = bare
    return words


def clean(words: str) -> str:
    """Words without the signs that mean something in these texts, and not too long."""
    kept = "".join(letter if letter.isprintable() else " " for letter in words)
    return " ".join(re.sub(r"[\[\]*,]", " ", kept).split())[:LETTERS].strip()


def _spelled(name: str) -> str:
    """The name of a deck on one line: signs that do not print by their number, as `escaped` does."""
    return escaped(" ".join(name.split()).replace("\\", r"\\"))


def _named(words: str) -> str:
    """The name that `_spelled` has spelled, and not too long."""
    letters = NUMBERED.sub(lambda sign: "\\" if sign[0] == r"\\" else chr(int(sign[1][1:], 16)), words)
    return " ".join(letters.split())[:LETTERS].strip()
