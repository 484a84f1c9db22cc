"""Every mistake of a file of assets at once: file, card, field, what is wrong, the nearest valid word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.lint import doubles, findings, too_long
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import field_mistakes, nearest
from tabletop.games.codenames.rules.cards import CELLS, Asset, Game, Pack
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.wording import bare
from tabletop.games.codenames.texts import tr

LONGEST = {"name": 28, "description": 160, "art": 160}
WEIGHTS = range(1, 6)


def lint(data: bytes, name: str) -> list[str]:
    """What is wrong with the file `name`, in reading order; empty when the game could be played with it."""
    return findings(data, name, Pack, _form, _sense)


def _form(raw: dict[str, Any]) -> Iterator[str]:
    yield from field_mistakes(raw, Pack, tr("core-whole-file"), ("game", "card"))
    yield from field_mistakes(raw.get("game", {}), Game, "game")
    cards = raw.get("card")
    for card in cards if isinstance(cards, list) else ():
        yield from field_mistakes(card, Asset, f"card {shown(card.get('id'))}" if isinstance(card, dict) else "card")


def _sense(pack: Pack) -> Iterator[str]:
    if len(pack.card) < CELLS:
        yield tr("lint-too-few", cells=CELLS, count=len(pack.card))
    yield from doubles("card", pack.card)
    for card in pack.card:
        place = f"card {shown(card.id)}"
        yield from (f"{place}{mistake}" for mistake in too_long(card, LONGEST))
        for tag, weight in card.tags.items():
            if tag not in book().clues:
                yield f"{place}, tags: {shown(tag)}{nearest(tag, book().clues)}"
            elif weight not in WEIGHTS:
                yield tr("lint-weight", place=place, tag=tag, weight=shown(weight))
        for key in ("parts", "also"):
            yield from (
                tr("lint-small-letters", place=place, field=key, word=shown(word))
                for word in getattr(card, key)
                if bare(word) != word
            )
        if not card.parts:
            yield tr("lint-no-part", place=place)
