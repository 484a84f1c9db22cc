"""Boards that are puzzles: those on which exactly one word of the table of tags leads to so many own assets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.json import encode

from tabletop.core.ask import NO_CHOICE
from tabletop.core.game import Game
from tabletop.games.codenames.bots.understanding import fit, lexicon
from tabletop.games.codenames.practice.tasks import LEAD, gap, open_cells
from tabletop.games.codenames.rules.acts import LOCK
from tabletop.games.codenames.rules.clues import CLUE, wrong_word
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.table import Board

SIZES = (3, 4)
NEAR, WIDE = 0.5, 2.0  # leads: of words that come close to serving, and of a word that stands out


def leading(s: Board, number: int, lead: float = LEAD) -> list[tuple[float, str]]:
    """All words of the table that lead to so many own assets and may be said, the clearest first."""
    cells = open_cells(s)
    words = [
        (gap(s, lexicon(s.taught).meaning(word), number, cells), word) for word, tag in book().clues.items() if tag.say
    ]
    return sorted(
        (entry for entry in words if entry[0] >= lead and not wrong_word(s, entry[1], number, ())), reverse=True
    )


def meant(s: Board, word: str, number: int) -> tuple[int, ...]:
    """The cells that a word means."""
    meaning = lexicon(s.taught).meaning(word)
    return tuple(sorted(open_cells(s), key=lambda cell: (-fit(meaning, s.kind[cell]), cell))[:number])


def puzzles(game: Game) -> Iterator[dict[str, Any]]:
    """What can be asked of a Director who is to give a clue, and of the Agent who hears it, as fields of a puzzle."""
    table: Board = game.table  # type: ignore[assignment]
    for number in SIZES:
        found = leading(table, number)
        if len(found) != 1:
            continue
        [(lead, word)] = found
        near = len(leading(table, number, NEAR)) - 1
        tried = sum(tag.say for tag in book().clues.values())
        grade = 1 + (lead < WIDE) + (near > 0 or number > SIZES[0])
        told = (CLUE, word, number, ())
        known = {"number": number, "tried": tried}
        yield {
            "task": "word",
            "seat": game.seat,
            "moves": 1,
            "solution": {encode(told).decode(): {"": {}}},
            "grade": grade + 1,
            **known,
        }
        heard = game.clone()
        heard.answer(heard.no, heard.seat, NO_CHOICE, told)
        agent = next(seat for seat in heard.left if heard.table.sides[seat] == table.side)  # type: ignore[attr-defined]
        tree = taking(heard, agent, meant(table, word, number))
        said = ((game.seat, NO_CHOICE, told),)
        yield {
            "task": "find",
            "seat": agent,
            "moves": number,
            "solution": tree,
            "answers": said,
            "about": f"{word.capitalize()} {number}",
            "grade": grade,
            **known,
        }


def taking(game: Game, seat: int, cells: tuple[int, ...]) -> dict[str, Any]:
    """The solution that takes these cells in any order."""
    tree: dict[str, Any] = {}
    for cell in cells:
        index = (game.options_of(seat) or []).index((LOCK, cell, -1))
        after = game.clone()
        after.answer(after.no, seat, index)
        rest = tuple(other for other in cells if other != cell)
        tree[str(index)] = {"": taking(after, seat, rest) if rest else {}}
    return tree
