"""What a Director tells: a clue, or the question whether something is one word. Which of them are legal, and why not.

A clue is ("clue", word, number, cells): the number is 1 to 9, 0, or -1 for unlimited; the cells are the assets that are meant,
as far as the Director has ticked them (CN-134). A question is ("ask", word).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeGuard

from tabletop.core.ask import ValueRefusal
from tabletop.core.seats import Memo
from tabletop.games.codenames.rules.cards import ASSETS, CELLS, TOKEN
from tabletop.games.codenames.rules.options import ENDLESS, EXPERTS, SPOKEN, VISIBLE, ZERO
from tabletop.games.codenames.rules.table import KEY, UNLIMITED, Board
from tabletop.games.codenames.rules.wording import (
    BAD_SIGN,
    MAY_BE_ALLOWED,
    NOT_ONE,
    ONE_LETTER,
    RAW,
    TOO_LONG,
    bare,
    fault,
    says_name,
    typed,
)
from tabletop.games.codenames.texts import tr

# Words that the check at the Director's desk refuses: the note of the next answer, read at the end (CN-67, CN-102).

NAME_PART = "clue_name_part"
CODES = frozenset({NOT_ONE.code, BAD_SIGN.code, ONE_LETTER.code, TOO_LONG.code, NAME_PART})
MOST_WORDS = 12  # words of one question


def noted(refused: Sequence[tuple[str, str]]) -> str:
    """Words, each with the code of its refusal, as the note of an answer."""
    return "\n".join(f"{code} {word}" for word, code in refused)


def refused_in(note: str) -> list[tuple[str, str]]:
    """Those of a note; whatever else stands there is left out."""
    rows = [line.partition(" ") for line in note.split("\n")[:MOST_WORDS]]
    return [(word[:RAW], code) for code, _, word in rows if code in CODES and word]


CLUE, ASK = "clue", "ask"
MOST = 9  # no side has more assets (CN-36)
QUESTIONS = 5  # about words in one turn
TRIED = ("umbrella", "library")  # words for play-outs: no part of any name
NO_VALUE = ValueRefusal("no_such_value", tr("refused-no-value"), "CN-35")
RANGE = ValueRefusal("number_range", tr("refused-range", most=MOST), "CN-36")
NO_ZERO = ValueRefusal("number_not_allowed", tr("refused-zero"), "CN-114")
NO_LIMITLESS = ValueRefusal("number_not_allowed", tr("refused-unlimited"), "CN-113")
NOT_OWN = ValueRefusal("cell_not_own", tr("refused-not-own"), "CN-134")
ENOUGH_ASKED = ValueRefusal("ask_limit", tr("refused-questions", most=QUESTIONS), "CN-52")
# CN-59: words that may be about the cards themselves; the panel asks, and lets the Director go on.
ABOUT_THE_CARDS = frozenset({
    "close", "near", "next", "beside", "adjacent", "left", "right", "top", "bottom", "upper", "lower", "corner", "row",
    "column", "middle", "centre", "center", "edge", "side", "letter", "vowel", "consonant", "syllable", "initial",
    "alphabet", "spelling",
})  # fmt: skip


def values(s: Board, asked: int) -> list[Any]:
    """What is worth trying without knowing what words mean: the same list for everybody."""
    found: list[Any] = _VALUES[s.house & ZERO, s.house & ENDLESS, asked < QUESTIONS]
    return found


def _values(zero: int, endless: int, may_ask: bool) -> list[Any]:
    numbers = [*range(1, MOST + 1), *([0] if zero else []), *([UNLIMITED] if endless else [])]
    asks = [(ASK, "T-shirt")] if may_ask else []
    return [(CLUE, word, number, ()) for word in TRIED for number in numbers] + asks


_VALUES = Memo(_values)


def wrong(s: Board, value: Any, allowed: tuple[str, ...], asked: int) -> ValueRefusal | None:
    """What is wrong with a value that a Director tells; any plain value may come."""
    if is_question(value):
        return _wrong_question(value[1], asked)
    if not is_clue(value):
        return NO_VALUE
    _, word, number, cells = value
    if s.house & SPOKEN:  # CN-137: people check what they hear
        return TOO_LONG if len(typed(word)) > RAW else wrong_number(s, number)
    return wrong_word(s, word, number, cells, allowed) or wrong_number(s, number) or _wrong_cells(s, cells)


def is_question(value: Any) -> TypeGuard[tuple[str, str]]:
    return isinstance(value, tuple) and len(value) == 2 and value[0] == ASK and isinstance(value[1], str)


def is_clue(value: Any) -> TypeGuard[tuple[str, str, int, tuple[int, ...]]]:
    if not isinstance(value, tuple) or len(value) != 4 or value[0] != CLUE:
        return False
    _, word, number, cells = value
    plain = isinstance(word, str) and type(number) is int and isinstance(cells, tuple)
    return plain and len(set(cells)) == len(cells) and all(type(cell) is int and 0 <= cell < CELLS for cell in cells)


def _wrong_question(word: str, asked: int) -> ValueRefusal | None:
    if asked >= QUESTIONS:
        return ENOUGH_ASKED
    found = fault(word)
    return None if found in MAY_BE_ALLOWED else found


def wrong_word(
    s: Board, word: str, number: int, cells: Sequence[int], allowed: tuple[str, ...] = ()
) -> ValueRefusal | None:
    """CN-50 to CN-53 and CN-63 to CN-66; cells: the ticked ones, allowed: what the rival Director has let pass."""
    ruled = bare(word) in allowed
    found = fault(word)
    if found is not None and not (ruled and found in MAY_BE_ALLOWED):
        return found
    for cell in _taboo(s, number, cells, ruled=ruled):
        if says_name(word, s.kind[cell]):
            return ValueRefusal(NAME_PART, tr("refused-name-part", asset=ASSETS[s.kind[cell]].name), "CN-65")
    return None


def _taboo(s: Board, number: int, cells: Sequence[int], *, ruled: bool) -> Sequence[int]:
    """The cells whose names may not be said: those that are meant, or all in view (CN-63, CN-64, CN-66)."""
    if s.house & VISIBLE and not ruled:
        return [card - CELLS for card in s.zones[KEY]]
    return cells if s.house & EXPERTS and number != 0 else ()


def wrong_number(s: Board, number: int) -> ValueRefusal | None:
    if number == 0:
        return None if s.house & ZERO else NO_ZERO
    if number == UNLIMITED:
        return None if s.house & ENDLESS else NO_LIMITLESS
    return None if 1 <= number <= MOST else RANGE


def _wrong_cells(s: Board, cells: Sequence[int]) -> ValueRefusal | None:
    return None if all(is_own(s, cell) for cell in cells) else NOT_OWN


def is_own(s: Board, cell: int) -> bool:
    """Is the cell an asset of the side to move that is not found yet? Only Directors can tell."""
    card = CELLS + cell
    return s.at[card] == KEY and s.kind[card] == TOKEN + s.side


def may_be_meant(s: Board, word: str) -> Iterator[int]:
    """CN-63: own assets, not found yet, of whose names the word says something: the panel asks if they are meant."""
    if s.house & EXPERTS:
        yield from (cell for cell in range(CELLS) if is_own(s, cell) and says_name(word, s.kind[cell]))


def about_the_cards(word: str) -> bool:
    """CN-59: may the word be about places or spelling? Only its Director can say."""
    return bare(word) in ABOUT_THE_CARDS
