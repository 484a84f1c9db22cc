"""The forms in which programs and people write a deck down, read as lines of (copies, words).

Read are lists with counts before or behind, tables with tabs, commas or semicolons (with a header or without), the texts of
Arena, Forge, XMage, Magic Workstation and Apprentice, and the XML of Cockatrice, OCTGN, Lackey and Magic Online. What a
line means may hang on the cards there are ("Foie 15" is a card, "Lion 4" are four), so a reader is given `known`.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import NamedTuple
from xml.etree import ElementTree as ET

from tabletop.i18n import tr

Known = Callable[[str], bool]  # whether these words, as they stand or without their marks, name a card

LONGEST = 400  # letters of a line that are read
COUNT = r"(\d{1,3})"
TIMES = r"[x\u00d7*]"
BEFORE = re.compile(
    rf"(?:{COUNT}\s*{TIMES}?\s+|{TIMES}\s*{COUNT}\s+|[(\[]\s*{COUNT}\s*{TIMES}?\s*[)\]]\s*|{COUNT}{TIMES})(\S.*)",
    re.IGNORECASE,
)
NUMBERED = re.compile(rf"{COUNT}[.)]\s+(.+)")
BEHIND = re.compile(
    rf"(.+?)\s*(?:{TIMES}\s*{COUNT}|[(\[]\s*{TIMES}?\s*{COUNT}\s*{TIMES}?\s*[)\]]|\s[-:=]\s*{COUNT})", re.IGNORECASE
)
LAST = re.compile(rf"(.+?)[\s:=._\u2010-\u2015-]+{COUNT}")
BULLET = re.compile(r"(?:[-+*>\u2022\u00b7\u2010-\u2015\u25aa\u25cf\u25e6\u2610-\u2612]|\[[ xX]?\])\s+(.+)")
SIDE = re.compile(r"(?:sb|side|sideboard)\s*:\s*(\S.*)", re.IGNORECASE)
TOTAL = re.compile(
    r"(?:(?:grand |sub)?total|sum|deck size|cards|count)\b\W*\d+(?:\s+cards?)?|\d+\s+cards?(?:\s+(?:in\s+)?total)?",
    re.IGNORECASE,
)
NAME = re.compile(r"(?:deck ?name|name|title)\s*[:=]\s*(.*)", re.IGNORECASE)
ABOUT = re.compile(
    r"(?:layout (?:main|sideboard):|(?:author|by|creator|player|event|date|created|comments?|description|url|source|version"
    r"|deck type|image|set|ai hints|tags)\s*[:=])(.*)",
    re.IGNORECASE,
)
HEADED = re.compile(r"(?:[\[=*_~#/<({\s-]*)([^\d\W][^\[\]=*#<>{}]*?)(?:[\]=*_~#>)}\s:-]*)")
BRACKETED = re.compile(r"[\[=<{*].*[\]=>}*]|.*:")
MAIN_WORDS = {"deck", "main", "maindeck", "main deck", "mainboard", "cards", "list", "decklist"}
SIDE_WORDS = {"side", "sideboard", "side board", "side deck", "maybeboard", "maybe", "considering", "tokens"}
OTHER_WORDS = {"about", "metadata", "general", "shop"}
COUNTS = {"count", "qty", "quantity", "amount", "number", "copies", "#", "x", "nr", "anzahl", "owned"}
NAMES = {"name", "card", "card name", "cardname", "title"}


class ParsedLine(NamedTuple):
    """Copies of what a line names. side: it stands in a sideboard; numbered: the number may be that of the line ("2. Lion")."""

    copies: int
    words: str
    side: bool = False
    numbered: bool = False


class ParsedDeck(NamedTuple):
    """What a text says: the name of its deck, "" when it has none, and its lines."""

    name: str
    entries: tuple[ParsedLine, ...]


def decode(data: bytes) -> str:
    """The text of a file in UTF-8, UTF-16 or the old western code page. ValueError: it is no text."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _decoded(data, "utf-16")
    zeros = data.count(0)
    if zeros > len(data) // 4:  # letters of two bytes, without the mark that says which comes first
        return _decoded(data, "utf-16-le" if data[1::2].count(0) >= data[::2].count(0) else "utf-16-be")
    if zeros:
        raise ValueError(tr("core-file-no-text"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding).removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise ValueError(tr("core-file-no-text")) from None


def fold(words: str) -> str:
    """Words as names are compared: without case, accents, quotes and dashes."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", words) if not unicodedata.combining(sign))
    bare = bare.casefold().translate(PLAIN_LETTERS)
    return " ".join(re.sub(r"[^\w+]|_", " ", bare).split())


QUOTES = "'\"`\u00b4\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u2032\u2033\u00ab\u00bb"
PLAIN_LETTERS = str.maketrans(
    {**dict.fromkeys(QUOTES, ""), "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "&": " and "}
)

# What programs and people add to a name, taken off one after the other as long as no card is found.
COMMENT = re.compile(r"\s+(?://|#|--|;).*$")
FOIL = re.compile(r"\s*(?:\*[A-Z]{1,6}\*|[(\[]\s*foil\s*[)\]]|\u2605|\u2606|\bfoil)\s*$|(?<=\w)\+$", re.IGNORECASE)
MARKS = (
    re.compile(r"\|.*$"),  # Lion|MB|1
    re.compile(r"\s*\^[^^]*\^\s*$"),
    re.compile(r"\s*[(\[{<][^()\[\]{}<>]*[)\]}>]\s*[\w-]*\s*$"),  # Lion (MB) 12, Lion [MB]
    re.compile(r"^[(\[{<|][^()\[\]{}<>|]*[)\]}>|]\s*"),  # [MB:12] Lion
)


def tries(words: str) -> Iterator[str]:
    """The words as they stand, then with less and less of what is added to a name; the last ones are the barest."""
    yield words
    for mark in (COMMENT, FOIL, *MARKS, FOIL, *MARKS):
        bare = mark.sub("", words).strip()
        if bare and bare != words:
            words = bare
            yield words


def plain(words: str) -> str:
    """Words without comments and foil marks: what is kept of a card that nobody knows."""
    for mark in (COMMENT, FOIL):
        words = mark.sub("", words).strip() or words
    return words


def read(text: str, known: Known) -> ParsedDeck:
    """Read a text in any of the forms. ValueError says in one sentence why it cannot be read."""
    text = text.lstrip("\ufeff \t\r\n")
    if text.startswith("<"):
        return _xml(text)
    return _Lines(known).read(text)


# --- XML
def _xml(text: str) -> ParsedDeck:
    if "<!DOCTYPE" in text or "<!ENTITY" in text:  # nothing that a deck needs, and able to grow without bound
        raise ValueError(tr("core-file-own-words"))
    try:
        root = ET.fromstring(text)  # noqa: S314 - entities, all that could harm, are refused above
    except ET.ParseError:
        raise ValueError(tr("core-file-damaged-xml")) from None
    named = next((found.text for tag in ("deckname", "title") if (found := root.find(f".//{tag}")) is not None), "")
    return ParsedDeck((named or "").strip(), tuple(_xml_entries(root, side=False)))


def _xml_entries(node: ET.Element, *, side: bool) -> Iterator[ParsedLine]:
    """Cards below an element, in order: each says its name in an attribute, in its text, or in an element of its own."""
    side = side or fold(node.get("name", "")) in SIDE_WORDS
    for child in node:
        if child.tag.lower() not in {"card", "cards"}:
            yield from _xml_entries(child, side=side)
            continue
        inner = child.find("name")
        words = (
            child.get("name") or child.get("Name") or (inner.text if inner is not None else child.text) or ""
        ).strip()
        copies = next(
            (child.get(key, "") for key in ("number", "qty", "quantity", "Quantity") if key in child.attrib), "1"
        )
        if words and copies.isdecimal() and len(copies) <= 3:
            yield ParsedLine(int(copies), words, side or child.get("Sideboard", "").lower() == "true")


# --- lines
class _Lines:
    """Reads a text line by line: which section a line stands in, and which columns a table has, follows from those above."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.name, self.side, self.about = "", False, False
        self.columns: tuple[str, int, int] | None = (
            None  # what parts them, the place of the count (-1: none), of the name
        )
        self.entries: list[ParsedLine] = []

    def read(self, text: str) -> ParsedDeck:
        lines = [line.strip(" \u00a0\r")[:LONGEST] for line in text.splitlines()]
        for number, line in enumerate(lines):
            if re.search(r"\w", line):
                self._line(line, lines[number + 1 :], first=number == 0 or not lines[number - 1].strip())
        return ParsedDeck(self.name, tuple(self.entries))

    def _line(self, line: str, below: list[str], *, first: bool) -> None:
        remark = line.startswith(("#", "//"))
        if self.known(line.strip()) and not remark:
            self._take(ParsedLine(1, line.strip()))
        elif said := NAME.fullmatch(line.lstrip("/# ")):
            self.name = self.name or said[1].strip()
        elif remark or ABOUT.fullmatch(line) or TOTAL.fullmatch(line):
            self._section(line.lstrip("/# "), bare=False)
        elif self.about and not self._head(line, below, first=first):
            if line.lower().startswith("name "):
                self.name = self.name or line[5:].strip()
        elif not self._header(line) and not self._head(line, below, first=first):
            side = SIDE.fullmatch(line)
            for entry in self._entries(side[1] if side else line):
                self._take(entry._replace(side=bool(side)))

    def _take(self, entry: ParsedLine) -> None:
        if entry.copies:
            self.entries.append(entry._replace(side=entry.side or self.side))

    # --- heads
    def _head(self, line: str, below: list[str], *, first: bool) -> bool:
        """Whether a line is the head of a section, which is then entered."""
        counted = re.fullmatch(r"(.+?)\s*[(\[:]\s*(\d{1,3})(?:\s+cards?)?\s*[)\]]?", line, re.IGNORECASE)
        if counted and not any(map(self.known, tries(counted[1]))):
            return self._section(counted[1], bare=True) or (
                self._sum(below) == int(counted[2]) and self._section(counted[1], bare=False)
            )
        if _counted(line) or any(map(self.known, tries(line))):
            return False
        if not self.entries and not self.name and first and not any(below[:1]) and any(map(_counted, below)):
            self.name = line.strip(" *_#=-")  # a title, with the deck below it
            return True
        return self._section(line, bare=not (BRACKETED.fullmatch(line) or (first and self._sum(below) > 0)))

    def _section(self, line: str, *, bare: bool) -> bool:
        """Enter the section of a head. bare: only if its words are those of one."""
        found = HEADED.fullmatch(line)
        words = fold(found[1]) if found else ""
        if bare and words not in MAIN_WORDS | SIDE_WORDS | OTHER_WORDS:
            return False
        if words in MAIN_WORDS | SIDE_WORDS | OTHER_WORDS:
            self.side, self.about = words in SIDE_WORDS, words in OTHER_WORDS
        elif not bare:
            self.about = False
        return True

    def _sum(self, below: list[str]) -> int:
        """Copies that stand in the lines below as far as the next empty one or one without a count before."""
        counts = map(_counted, below)
        return sum(takewhile(bool, counts))

    # --- tables
    def _header(self, line: str) -> bool:
        """Whether a line is the header of a table, which is then read by its columns."""
        for sign in "\t;,|":
            cells = [fold(cell) or cell.strip() for cell in _cells(line, sign)]
            names = [place for place, cell in enumerate(cells) if cell in NAMES]
            if names and (len(cells) > 1 or cells == ["name"]):
                counts = [place for place, cell in enumerate(cells) if cell in COUNTS]
                self.columns = sign, counts[0] if counts else -1, names[0]
                return bool(counts) or len(cells) > 1
        return False

    def _row(self, line: str) -> ParsedLine | None:
        """A line of a table: by its columns where there was a header, else by what its cells look like."""
        if self.columns:
            sign, count, name = self.columns
            cells = _cells(line, sign)
            if len(cells) > max(count, name) and (count < 0 or _copies(cells[count]) is not None):
                return ParsedLine(1 if count < 0 else _copies(cells[count]) or 0, cells[name])
        for sign in "|\t;," if line.startswith("|") else "\t;,":
            cells = _cells(line, sign)
            if len(cells) < 2:
                continue
            counts = [
                place for place in (0, len(cells) - 1, *range(1, len(cells) - 1)) if _copies(cells[place]) is not None
            ]
            if not counts:
                continue
            others = [cell for place, cell in enumerate(cells) if place != counts[0] and cell]
            joined = f"{sign} ".join(others)  # a name with a comma in it, without quotes
            words = next((cell for cell in (joined, *others) if any(map(self.known, tries(cell)))), "")
            if words or (others and sign != ","):
                return ParsedLine(_copies(cells[counts[0]]) or 0, words or others[0])
            if others and counts[0] == 0:
                return ParsedLine(_copies(cells[0]) or 0, joined)
        return None

    # --- lists
    def _entries(self, line: str) -> Iterator[ParsedLine]:
        if row := self._row(line):
            yield row
            return
        line = line.strip(f" {QUOTES}") if line[:1] in QUOTES and line[-1:] in QUOTES else line.strip()
        numbered = NUMBERED.fullmatch(line)
        if bullet := BULLET.fullmatch(line):
            yield from self._entries(bullet[1])
        elif numbered and BEFORE.fullmatch(numbered[2]):  # the number of the line, then that of the copies
            yield from self._entries(numbered[2])
        elif numbered:
            yield ParsedLine(int(numbered[1]), numbered[2], numbered=True)
        elif before := BEFORE.fullmatch(line):
            yield ParsedLine(_counted(line), before[5])
        else:
            yield self._behind(line)

    def _behind(self, line: str) -> ParsedLine:
        """A line whose count, if it has one, stands behind the name."""
        bare = plain(line)
        if (found := BEHIND.fullmatch(bare)) and not any(map(self.known, (bare, line))):
            return ParsedLine(int(next(filter(None, found.groups()[1:]))), found[1])
        found = LAST.fullmatch(bare)
        if found and not self.known(bare) and any(map(self.known, tries(found[1]))):
            return ParsedLine(int(found[2]), found[1])
        return ParsedLine(1, line)


def _counted(line: str) -> int:
    """The count before a name, 0 where a line has none."""
    bullet = BULLET.fullmatch(line)
    found = BEFORE.fullmatch(bullet[1] if bullet else line)
    return int(next(filter(None, found.groups()))) if found else 0


def _cells(line: str, sign: str) -> list[str]:
    """The cells of a line, without quotes around them."""
    try:
        return [cell.strip() for cell in next(csv.reader([line.strip("|")], delimiter=sign, skipinitialspace=True))]
    except (csv.Error, StopIteration):
        return [line]


def _copies(cell: str) -> int | None:
    """The count that a cell holds; None: it holds none."""
    found = re.fullmatch(rf"{TIMES}?\s*{COUNT}\s*{TIMES}?", cell.strip(), re.IGNORECASE)
    return int(found[1]) if found else None
