"""Lines that say the same of other cards, or the same again: told as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tabletop.core.messages import CardRef, Line, SeatRef, several
from tabletop.i18n import Sentence, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

Part: TypeAlias = str | SeatRef | CardRef
BY = ": "  # what stands behind a card by whose text somebody does something
OF = "'s"  # what follows a name whose card is meant: what is said of that one stands in the singular


def joins() -> tuple[str, str]:
    """What stands between cards that are named together, and between the last two."""
    return tr("list-more", before="", item=""), tr("list-last", before="", item="")


def parted_joins() -> tuple[str, str]:
    """The same where one of their names has a comma."""
    return tr("list-more-parted", before="", item=""), tr("list-last-parted", before="", item="")


def groups(lines: Sequence[Line]) -> list[list[int]]:
    """The places of lines that can be told as one, each group where its first line stands."""
    found: list[list[int]] = []
    for n, line in enumerate(lines):
        for group in found:
            if _names([*(lines[i] for i in group), line]) is not None:
                group.append(n)
                break
        else:
            found.append([n])
    return found


def told(lines: Sequence[Line]) -> Line:
    """A group as one line: with all its cards, or once and how often."""
    first, place = lines[0], _names(lines)
    if len(lines) == 1 or place is None:
        return first
    if place < 0:
        often = f" {tr('log-times', count=len(lines))}"
        *before, end = first
        return (*before, f"{end[:-1]}{often}.") if isinstance(end, str) and end.endswith(".") else (*first, often)
    cards = [part for line in lines if isinstance(part := line[place], CardRef)]
    if isinstance(first, Sentence) and (key := _argument(first, first[place])):
        return first.with_args(**{key: cards})
    return *first[:place], *several(cards), *first[place + 1 :]


def _argument(line: Sentence, card: CardRef) -> str:
    """The argument of a message that is this card, "" for none that is it alone."""
    return next((name for name, value in line.args.items() if value == card), "")


def _names(lines: Sequence[Line]) -> int | None:
    """Where these lines name different cards, one each, of what somebody does; -1 where they read alike, None for neither."""
    shapes = {tuple(_word(part) for part in line) for line in lines}
    if len(shapes) == 1:
        return -1
    if len(shapes) < len(lines) or len({len(line) for line in lines}) > 1:
        return None  # some alike and some not: no sentence says both
    differ = [i for i, parts in enumerate(zip(*lines, strict=True)) if len({_word(part) for part in parts}) > 1]
    one = len(differ) == 1 and all(isinstance(line[differ[0]], CardRef) for line in lines)
    about = len(_cause(lines[0]))
    named = one and differ[0] >= about and _told(lines[0], differ[0]) and not _listed(lines[0], differ[0])
    return differ[0] if named else None


def _told(line: Line, place: int) -> bool:
    """What somebody does to the card there, or what is said behind a colon of those on one side: "HYDRA guess: X - right."."""
    before = line[place - 1]
    return action(line[len(_cause(line)) :]) or (
        isinstance(line[0], str) and isinstance(before, str) and before.endswith(BY)
    )


def _cause(line: Line) -> Line:
    """The card by whose text somebody does it, at the beginning of the line."""
    return line[:2] if len(line) > 2 and isinstance(line[0], CardRef) and line[1] == BY else ()


def _listed(line: Line, place: int) -> bool:
    """Whether the card there is one of several: more of them between would hide that the others were named each time."""
    return any(part in joins() for part in (*line[place - 1 : place], *line[place + 1 : place + 2]))


def owned(line: Line) -> bool:
    """It is about something that somebody has, as "Ann's Medic does nothing": the form of the English sentence tells it."""
    said = line.in_english() if isinstance(line, Sentence) else line
    return len(said) > 1 and isinstance(said[0], SeatRef) and str(said[1]).startswith(OF)


def action(line: Line) -> bool:
    """Somebody does it, and no card."""
    after = line[1] if len(line) > 1 else ""
    return isinstance(line[0], SeatRef) and isinstance(after, str) and not after.startswith(OF)


def _word(part: Part) -> object:
    """What it reads: a card by its face, whichever of that face it is."""
    return CardRef(part.kind) if isinstance(part, CardRef) else part
