"""Which decks may be played (MB-1, MB-2, MB-132)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.decks import Violation, judged, stranger
from tabletop.games.beanz.rules.cards import CARDS, KIND, PACK
from tabletop.games.beanz.texts import tr

SIZE = {"basic": PACK.meta.deck_size_basic, "expert": PACK.meta.deck_size_expert}


def legal(
    deck: Mapping[str, int], form: str = "basic", copies: int | None = None, owned: Mapping[str, int] | None = None
) -> list[Violation]:
    """All that is wrong with a deck of card ids and counts; empty when it may be played.

    form: "basic" or "expert"; copies: most of one card (None: what the form says); owned: a collection that limits it.
    """
    found = []
    limit = copies if copies is not None or form == "basic" else PACK.meta.max_copies_expert
    for card, count in deck.items():
        if card not in KIND:
            found.append(stranger(card, KIND, "MB-132"))
            continue
        name = CARDS[KIND[card]].name
        if limit is not None and count > limit:
            found.append(
                Violation("too_many_copies", tr("deck-copies", count=count, card=name, limit=limit), "MB-2", card)
            )
        if owned is not None and count > owned.get(card, 0):
            have = owned.get(card, 0)
            found.append(Violation("not_owned", tr("deck-owned", count=count, card=name, owned=have), "MB-132", card))
    total = sum(deck.values())
    if total != SIZE[form]:
        found.append(Violation("deck_size", tr("deck-size", total=total, size=SIZE[form]), "MB-1"))
    return found


def copy_limit(options: Mapping[str, str]) -> int | None:
    """Most copies in a basic deck, by the house rule (MB-2)."""
    said = options.get("basic_copy_limit", "none")
    return None if said == "none" else int(said)


def mistakes(
    deck: Mapping[str, int], form: str, options: Mapping[str, str], owned: Mapping[str, int] | None
) -> list[Violation]:
    """All that is wrong with a deck at a table with these house rules."""
    return legal(deck, form, copy_limit(options) if form == "basic" else None, owned)


def judge(form: str, value: str, options: Mapping[str, str]) -> str:
    """What is wrong with a value of a deck rule that names no ready deck."""
    return judged(value, lambda deck: mistakes(deck, form, options, None))
