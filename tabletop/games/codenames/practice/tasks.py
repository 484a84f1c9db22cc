"""What a puzzle may ask for in Codenames: the word that leads to so many own assets, and the assets that a word means."""

from __future__ import annotations

from tabletop.core.goal import Goal
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.understanding import Meaning, fit, lexicon
from tabletop.games.codenames.rules.cards import CELLS, TOKEN
from tabletop.games.codenames.rules.table import COVERS, KEY, Board
from tabletop.games.codenames.texts import tr

LEAST = 2.5  # how well each asset that is meant has to fit
LEAD = 1.0  # how much less any other asset fits


def gap(s: Board, meaning: Meaning, number: int, cells: tuple[int, ...]) -> float:
    """By how much the `number` assets that fit best are ahead of all others on these cells; below 0 where they fit too little
    or are not all of the side whose turn it is.
    """
    fits = sorted(((fit(meaning, s.kind[cell]), -cell) for cell in cells), reverse=True)
    meant, rest = fits[:number], fits[number:]
    if len(meant) < number or meant[-1][0] < LEAST:
        return -1.0
    if any(s.kind[CELLS - cell] - TOKEN != s.side for _, cell in meant):
        return -1.0
    return meant[-1][0] - max((much for much, _ in rest), default=0.0)


def open_cells(s: Board) -> tuple[int, ...]:
    return tuple(card - CELLS for card in s.zones[KEY])


def leads(s: Board, seat: int, number: int) -> bool:
    """The clue that has just been given means so many own assets and no others, as bots understand words."""
    if not s.clues or s.guesses or s.zones[COVERS][len(s.guessed) :]:
        return False
    *_, giver, word, said, stands = s.clues[-1]
    meaning = lexicon(s.taught).meaning(word)
    return giver == seat and bool(stands) and said == number and gap(s, meaning, number, open_cells(s)) >= LEAD


def letter(value: tuple[str, str, int, object]) -> str:
    return tr("task-word-hint", letter=capitals(value[1][0]))


TASKS: dict[str, Goal | None] = {
    "score": None,
    "win": None,
    "word": Goal(
        tr("task-word"),
        leads,
        over=lambda start, s, _: len(s.clues) > len(start.clues),
        hint=letter,
        wrong=tr("task-word-wrong"),
    ),
    "find": Goal(
        tr("task-find"),
        lambda s, seat, n: s.sides[seat] == s.side and s.right >= n,
        over=lambda start, s, _: s.turns != start.turns,
        any_order=True,
        free=frozenset({"mark"}),
        wrong=tr("task-find-wrong"),
    ),
}
