"""What a line says of whoever reads it, in the second person: "Ann discards" is "you discard"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.definition import CardRef, SeatRef

if TYPE_CHECKING:
    from collections.abc import Sequence

    Part = str | SeatRef | CardRef

OF = "'s"  # what follows a name whose card is meant
BENT = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
FIRST = re.compile(r"^ ([a-z]+s)\b")  # "Ann discards", and not "Ann's"
MORE = re.compile(r"(?<= and )([a-z]+s)\b|(?<=: )([a-z]+s)(?= $| \d)")  # "ends the turn: discards the Lion and draws"
END = re.compile(r"[.!?;] |[“(]")  # behind it somebody else may be meant
BEGINS = (". ", "! ", "? ")
THEIRS = re.compile(r"\btheir\b")
BEHIND = re.compile(r"\b([Tt])he ([a-z]+) of $")


def in_second_person(line: Sequence[Part], me: int) -> tuple[Part, ...]:
    """The line as the seat `me` reads it; a name at its beginning is written small, as any other."""
    out: list[Part] = []
    does = False  # the sentence is about what the reader does
    for i, part in enumerate(line):
        if isinstance(part, str):
            before = line[i - 1] if i else None
            text = part.removeprefix(OF) if before == SeatRef(me) else part
            out.append(_bent(text, first=before == SeatRef(me)) if does else text)
            does = does and not END.search(part)
        elif not isinstance(part, SeatRef):
            out.append(part)
        elif part.seat != me:
            does = False
            out.append(part)
        else:
            does = _does(line, i)
            out += _you(line, i, out)
    return tuple(out)


def owns(line: Sequence[Part], i: int) -> bool:
    """Not the seat itself is meant, but something of its own."""
    after = line[i + 1] if i + 1 < len(line) else ""
    return bool(line) and isinstance(line[i], SeatRef) and isinstance(after, str) and after.startswith(OF)


def _does(line: Sequence[Part], i: int) -> bool:
    """And is not only the one whose card does it."""
    after = line[i + 1] if i + 1 < len(line) else ""
    return isinstance(after, str) and not after.startswith((OF, ":", ",")) and not _belongs(line, i)


def _you(line: Sequence[Part], i: int, said: list[Part]) -> list[Part]:
    """The word for the reader at this place; "the hand of" is taken back from what has been `said`."""
    if owns(line, i):
        return ["your"]
    if not _belongs(line, i):
        return ["You" if said and str(said[-1]).endswith(BEGINS) else "you"]
    last = said[-1]
    if isinstance(last, str) and (found := BEHIND.search(last)):
        said[-1] = last[: found.start()]
        return [f"{'Y' if found[1] == 'T' else 'y'}our {found[2]}"]
    return ["yours"] if i > 1 and (isinstance(line[i - 2], CardRef) or line[i - 1] == " of ") else ["you"]


def _belongs(line: Sequence[Part], i: int) -> bool:
    before = line[i - 1] if i else ""
    return isinstance(before, str) and before.endswith(" of ")


def _bent(text: str, *, first: bool) -> str:
    """Its verbs, as far as the sentence goes."""
    end = found.start() if (found := END.search(text)) else len(text)
    said, rest = text[:end], text[end:]
    if first:
        said = FIRST.sub(lambda verb: f" {bend(verb[1])}", said)
    said = MORE.sub(lambda verb: bend(verb[0]), said)
    return THEIRS.sub("your", said) + rest


def bend(verb: str) -> str:
    """The verb of he or she as that of you."""
    if verb in BENT:
        return BENT[verb]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")) else verb[:-1]
