"""Words of a match that bots do not know or took wrongly, and what somebody may want to teach them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tabletop.games.codenames.bots.lookback import Turn
from tabletop.games.codenames.bots.understanding import lexicon
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.wording import bare, fault

MOST = 60  # meanings that are offered at once
STRONG = 3  # the weight of a tag that says something of an asset


def unknown_words(turns: Iterable[Turn], taught: str) -> list[str]:
    """The clues that bots did not know, as they are looked up; each once."""
    words = lexicon(taught)
    said = [turn.word for turn in turns if turn.word and fault(turn.word) is None]
    return list(dict.fromkeys(bare(word) for word in said if not words.meaning(word).known))


def misread_words(turns: Iterable[Turn], bots: Collection[int]) -> list[str]:
    """What people have said and bots then guessed wrongly at, before they had made as many guesses as the number says."""
    said = [turn.word for turn in turns if turn.word and turn.director not in bots and _misread(turn, bots)]
    return list(dict.fromkeys(bare(word) for word in said if fault(word) is None))


def _misread(turn: Turn, bots: Collection[int]) -> bool:
    made = [guess for guess in turn.guesses if guess.seat >= 0]
    counted = made[: turn.number] if turn.number > 0 else made
    return any(guess.owner != turn.side and guess.seat in bots for guess in counted)


def offered(meant: Sequence[int], chosen: Sequence[str], wanted: str) -> list[str]:
    """Tags and ids of assets that a word may mean: those that are chosen, then what fits the letters that are `wanted`; without
    any, the assets of these kinds (what the Director meant) and what they have to do with.
    """
    assets = [ASSETS[kind] for kind in meant]
    if wanted:
        key = wanted.casefold().strip().replace(" ", "-")
        names = [*book().clues, *(asset.id for asset in ASSETS)]
        found = sorted((name for name in names if key in name), key=lambda name: (not name.startswith(key), name))
    else:
        tags = [tag for asset in assets for tag, much in asset.tags.items() if much >= STRONG]
        found = [*(asset.id for asset in assets), *sorted(tags, key=lambda tag: -tags.count(tag)), *book().clues]
    return list(dict.fromkeys([*chosen, *found]))[:MOST]
