"""Parts of names (CN-65): whether a clue says the name of an asset, or something that belongs to it."""

from __future__ import annotations

from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.lexicon import known_words, tag_of_form
from tabletop.games.codenames.rules.wording import bare

ENDINGS = ("s", "es", "ing", "ed", "er", "y")
SHORT = 3  # letters of a part, and of what is joined to it, at the least


def says_name(word: str, kind: int) -> bool:
    """True if the clue is a part of the asset's name, a form of one, or one joined to another known word.

    Letters that merely lie inside each other are nothing: EVIL may be said of Daredevil.
    """
    clue = "".join(sign for sign in bare(word) if sign.isalnum())
    return any(_same(clue, part) or _joined(clue, part) for part in ASSETS[kind].parts)


def _same(clue: str, part: str) -> bool:
    if clue == part or clue in {part + ending for ending in ENDINGS}:
        return True
    tags = tag_of_form()
    return clue in tags and tags[clue] == tags.get(part)


def _joined(clue: str, part: str) -> bool:
    if len(part) < SHORT or len(clue) < len(part) + SHORT:
        return False
    rests = [clue[len(part) :]] if clue.startswith(part) else []
    if clue.endswith(part):
        rests.append(clue[: -len(part)])
    return any(rest in known_words() or rest in tag_of_form() for rest in rests)
