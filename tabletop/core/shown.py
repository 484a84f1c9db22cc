"""Other people's words as they may stand in a sentence: short, and without a sign that a terminal or a picture would obey."""

from __future__ import annotations

from reprlib import Repr

LONGEST = 60  # letters of a value
SENTENCE = 300  # letters of what somebody else's code says of it
JOINERS = "\u200c\u200d"  # inside words of some languages, and inside emoji
GAP = " ... "

_repr = Repr()
_repr.maxstring = _repr.maxother = _repr.maxlong = LONGEST
_repr.maxlist = _repr.maxdict = _repr.maxtuple = _repr.maxlevel = 3


def shown(value: object) -> str:
    """A value as Python writes it, with its middle left out when it is long."""
    return _repr.repr(value)


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


def _number(letter: str) -> str:
    return letter.encode("unicode_escape").decode()
