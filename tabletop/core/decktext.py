"""A deck as text for people, to be sent or kept: written with its name and format, read back from many hands.

    Deck: Circus and Friends
    Game: marbles
    Format: basic

    4 Lion [lion]
    2 Clown [clown]

Read are also lines without the id, "4x Lion", "Lion x4", and the one-line text of `decks.write`. A card that nobody knows
is kept under the words it was written with, and named in `unknown`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.decks import MOST, Deck, read
from tabletop.core.shown import escaped

LINES, LETTERS = 400, 60  # most lines with cards, longest name of a deck or of a card that is kept
BEFORE = re.compile(r"(\d{1,3})[x\u00d7]?\s+(.+)")
BEHIND = re.compile(r"(.+?)\s*[x\u00d7*]\s*(\d{1,3})")
IN_BRACKETS = re.compile(r"(.*)\[([^\[\]]+)\]")
NUMBERED = re.compile(r"\\(?:\\|(x[0-9a-f]{2}|u[0-9a-f]{4}|U00(?:0[0-9a-f]|10)[0-9a-f]{4}))")
HEAD = re.compile(r"(deck|game|format)\s*:(.*)", re.IGNORECASE)


class Imported(NamedTuple):
    """What a text says. `game` and `format` are "" where it does not say; `unknown` are keys of `cards`."""

    name: str
    game: str
    format: str
    cards: dict[str, int]
    unknown: tuple[str, ...]


def export_deck(name: str, game: str, form: str, cards: Deck, names: Mapping[str, str]) -> str:
    """The text of a deck. names: card id -> its name, for the known ones."""
    lines = [f"Deck: {_spelled(name)}", f"Game: {game}", f"Format: {form}", ""]
    known = sorted((card for card in cards if card in names), key=lambda card: (names[card], card))
    lines += [f"{cards[card]} {names[card]} [{card}]" for card in known]
    lines += [f"{cards[card]} {card}" for card in sorted(cards) if card not in names]
    return "\n".join(lines) + "\n"


def import_deck(text: str, names: Mapping[str, str]) -> Imported:
    """Read a text. ValueError says in one sentence why it holds no deck."""
    ids = {name.casefold(): card for card, name in names.items()} | {card.casefold(): card for card in names}
    head = {"deck": "", "game": "", "format": ""}
    cards: dict[str, int] = {}
    for line in filter(None, map(str.strip, text.lstrip("\ufeff").splitlines())):
        if said := HEAD.fullmatch(line):
            head[said[1].lower()] = _named(said[2])
        elif not line.startswith(("#", "//")):
            for card, count in _entries(line, ids):
                cards[card] = min(MOST, cards.get(card, 0) + count)
        if len(cards) > LINES:
            raise ValueError(f"This text names more than {LINES} different cards; it is no deck.")
    if not cards:
        raise ValueError("This text names no card.")
    return Imported(head["deck"], head["game"], head["format"], cards, tuple(c for c in cards if c not in names))


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


def _entries(line: str, ids: Mapping[str, str]) -> list[tuple[str, int]]:
    """The cards of a line, as (key, copies)."""
    if line.casefold() in ids:
        return [(ids[line.casefold()], 1)]
    if "*" in line and " " not in line:  # the short text of a whole deck
        try:
            return [(key, count) for card, count in read(line).items() if (key := _key(card, ids))]
        except ValueError:
            pass  # then it is a line like any other
    count = 1
    if before := BEFORE.fullmatch(line):
        count, line = int(before[1]), before[2]
    elif behind := BEHIND.fullmatch(line):
        line, count = behind[1], int(behind[2])
    key = _key(line, ids)
    return [(key, count)] if key and count else []


def _key(words: str, ids: Mapping[str, str]) -> str:
    """The id of a card that is named by id, by name, or by both; the words themselves when nobody knows it."""
    named = IN_BRACKETS.fullmatch(words.strip())
    tries = (named[2], named[1]) if named else (words,)
    for found in (*tries, clean(tries[0])):  # also what is kept of it must not be read as another card later
        if found.strip().casefold() in ids:
            return ids[found.strip().casefold()]
    return clean(tries[0])
