"""What panel, review and coach say of a word: whether bots know it, and what it has to do with each asset."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.understanding import How, lexicon
from tabletop.games.codenames.rules.cards import ASSETS, CELLS, OWNERS, TOKEN
from tabletop.games.codenames.rules.options import NONE
from tabletop.games.codenames.rules.table import KEY, Board
from tabletop.games.codenames.texts import tr

SHOWN = 1.0  # a fit below this is no part of a reason
MANY = 6  # assets in a reason


class Understood(NamedTuple):
    """how: "word", "stem", "compound", or "unknown" with the words that may have been meant; tags: what it means."""

    how: How
    tags: tuple[str, ...]
    suggestions: tuple[str, ...]


def understood(word: str, taught: str = NONE) -> Understood:
    """What bots make of a word before it is published; `taught` is the table's house rule."""
    words = lexicon(taught)
    meaning = words.meaning(word)
    tags = sorted(meaning.tags, key=lambda tag: -meaning.tags[tag])
    return Understood(meaning.how, tuple(tags), tuple(words.suggestions(word)))


def fits(word: str, kinds: tuple[int, ...], taught: str = NONE) -> list[tuple[float, int]]:
    """How well a word fits kinds of assets, best first, as (value, index in `kinds`); those that it has nothing to do with are
    left out.
    """
    words = lexicon(taught)
    found = [(round(words.fit(word, kind), 1), place) for place, kind in enumerate(kinds)]
    return sorted((entry for entry in found if entry[0] >= SHOWN), key=lambda entry: (-entry[0], entry[1]))


def reason(word: str, kinds: tuple[int, ...], taught: str = NONE) -> str:
    """The part that each asset has in a clue, in one line: "CHAIN: Ghost Rider 5, Ghost Rider's Chain 5, The Raft 2"."""
    return tr("bots-fit", word=capitals(word), assets=fitting(word, kinds, taught))


def fitting(word: str, kinds: tuple[int, ...], taught: str = NONE) -> str:
    """The assets that have a part in a clue, and how much: "Ghost Rider 5, The Raft 2"."""
    parts = [f"{ASSETS[kinds[place]].name} {value:g}" for value, place in fits(word, kinds, taught)[:MANY]]
    return ", ".join(parts) or tr("bots-know-nothing")


class Highest(NamedTuple):
    """The best fit of a word among the uncovered assets of one owner; cell -1: it fits none of them."""

    owner: str
    cell: int
    value: float


def coach(s: Board, word: str) -> list[Highest]:
    """For a Director's own table: the highest value of each owner, in the order of OWNERS (CN-135)."""
    words = lexicon(s.taught)
    best = {owner: Highest(name, -1, 0.0) for owner, name in enumerate(OWNERS)}
    for card in s.zones[KEY]:
        cell, owner = card - CELLS, s.kind[card] - TOKEN
        value = words.fit(word, s.kind[cell])
        if value > best[owner].value:
            best[owner] = Highest(OWNERS[owner], cell, value)
    return list(best.values())


def too_many(s: Board, number: int) -> bool:
    """Whether a number exceeds the own assets that are left: the panel warns, and lets it pass (CN-36)."""
    return number > s.left[s.side]
