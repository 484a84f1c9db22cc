"""The texts of the cards in the words of a sentence: they are printed in short hand, and speak to whoever plays them."""

from __future__ import annotations

import re
from functools import reduce
from importlib.resources import files

from msgspec import Struct

from tabletop.core.messages import Line, SeatRef
from tabletop.core.toml_loader import read_toml
from tabletop.games.rpgget.rules.cards import CARDS, EVENT, PRINTED, TYPE
from tabletop.games.rpgget.texts import line, tr

FILE = "shorthand.toml"


class Wording(Struct, forbid_unknown_fields=True, frozen=True):
    pattern: str
    said: str


class Shorthand(Struct, forbid_unknown_fields=True, frozen=True):
    """What the file says; `moments`: by the name that the card file has for them."""

    choose: str
    attempter_gains: str
    gains: str
    moments: dict[str, str]
    spoken: tuple[Wording, ...]
    of_others: tuple[Wording, ...]


SHORTHAND = read_toml(files("tabletop.games.rpgget.words").joinpath(FILE).read_bytes(), Shorthand, FILE)


def block_words(kind: int, block: int) -> str:
    """What a printed action does, as the text of its card says it."""
    return spoken(CARDS[kind].text.partition(f" {PRINTED[block].name}")[2].partition(": ")[2].partition(". ")[0])


def event_words(kind: int) -> str:
    """What an Event does, behind the moment at which it may be played."""
    return spoken(CARDS[kind].text.partition(": ")[2])


def played_words(kind: int) -> str:
    """What an Event or a Roadblock does, which has no moment."""
    return event_words(kind) if TYPE[kind] == EVENT else _lower(spoken(CARDS[kind].text))


def branch_of(kind: int, n: int) -> str:
    """The n-th branch of a card that lets choose, as its text words it: behind "choose:", between the strokes."""
    parts = CARDS[kind].text.partition(SHORTHAND.choose)[2].partition(". ")[0].rstrip(".").split(" / ")
    return parts[n] if n < len(parts) else tr("branch-number", n=n + 1)


def moment_of(kind: int, when: str) -> tuple[str, str]:
    """When something happens by itself, and what: the sentence of the text that is about this moment."""
    parts = CARDS[kind].text.rstrip(".").split(". ")
    said = next((part for part in parts if SHORTHAND.moments[when] in part.lower()), parts[-1])
    moment, _, what = spoken(said).partition(": ")
    return of_others(_lower(moment)), what


def spoken(text: str) -> str:
    text = _reworded(text, SHORTHAND.spoken)
    before, choice, branches = text.partition(SHORTHAND.choose)
    if choice:
        first, *others = branches.split(" / ")
        either = reduce(lambda found, other: tr("branch-or", before=found, branch=other), others, first)
        text = tr("branch-either", before=before, branches=either)
    return text.rstrip(".")


def of_others(text: str) -> str:
    """The text speaks to whoever plays it."""
    return _reworded(text, SHORTHAND.of_others)


def gaining(text: str, seat: int, attempter: int) -> Line:
    """A text of a seat with the names of those who gain by it."""
    text, found, end = of_others(text), [], 0
    for gain in re.finditer(f"(?:{SHORTHAND.attempter_gains})|(?:{SHORTHAND.gains})", text):
        who, what = (attempter, gain[1]) if gain[1] else (seat, gain[2])
        found += [text[end : gain.start()], *line("gains", seat=SeatRef(who), what=what)]
        end = gain.end()
    return tuple([part for part in (*found, text[end:]) if part != ""])


def _reworded(text: str, wordings: tuple[Wording, ...]) -> str:
    return reduce(lambda said, wording: re.sub(wording.pattern, wording.said, said), wordings, text)


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"
