"""Other people's words as they may stand in a sentence: short, and without a sign that a terminal or a picture would obey."""

from __future__ import annotations

import re
from reprlib import Repr
from unicodedata import normalize

from tabletop.i18n import tr

LONGEST = 60  # letters of a value
SENTENCE = 300  # letters of what somebody else's code says of it
JOINERS = "\u200c\u200d"  # inside words of some languages, and inside emoji
GAP = " ... "
GREEK = re.compile("[\u0370-\u03ff\u1f00-\u1fff][\u0300-\u03ff]*")  # a word of it, decomposed
APART = re.compile("([\u03b1\u03b5\u03b7\u03bf\u03c5\u03c9])\u0301([\u03b9\u03c5])(?![\u0301\u0308])", re.IGNORECASE)
STRESS = re.compile("[\u0300\u0301\u0304\u0306\u0313\u0314\u0342]")
OR = ("\u03b7\u0301", "\u0397\u0301")

_repr = Repr()
_repr.maxstring = _repr.maxother = _repr.maxlong = LONGEST
_repr.maxlist = _repr.maxdict = _repr.maxtuple = _repr.maxlevel = 3


def shown(value: object) -> str:
    """A value as Python writes it, with its middle left out when it is long; a text in the quotes of the language."""
    written = _repr.repr(value)
    return tr("quoted-value", words=written[1:-1]) if written[0] == "'" else written


def between(low: int, high: int, noun: str) -> str:
    """How many there may be, in words: "2 to 4 players", "4 players"."""
    return f"{low} {noun}" if low == high else f"{low} to {high} {noun}"


def escaped(text: str) -> str:
    """Every sign that does not print as its number: line ends, colours of a terminal, turns of the direction of writing."""
    kept = (letter if letter.isprintable() or letter in JOINERS else _number(letter) for letter in text)
    return "".join(kept)


def brief(text: str, most: int = SENTENCE) -> str:
    """A text of at most `most` letters before it is escaped; what is too much is taken from its middle."""
    if len(text) > most:
        half = (most - len(GAP)) // 2
        text = text[:half] + GAP + text[-half:]
    return escaped(text)


def capitals(text: str) -> str:
    """A text in capitals, as it is drawn. Greek loses its accents there; other scripts keep what stands on their letters."""
    if not GREEK.search(text):
        return text.upper()
    return normalize("NFC", GREEK.sub(_unstressed, normalize("NFD", text))).upper()


def _unstressed(word: re.Match[str]) -> str:
    """A decomposed Greek word without accents; where one has kept two vowels apart, two dots do. "Or" keeps its own."""
    return word[0] if word[0] in OR else STRESS.sub("", APART.sub("\\1\\2\u0308", word[0]))


def _number(letter: str) -> str:
    return letter.encode("unicode_escape").decode()
