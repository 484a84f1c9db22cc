"""Which decks may be played (AP-12 to AP-17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tabletop.core.decks import Deck, Violation, judged, stranger
from tabletop.games.austin.rules.cards import (
    AGENT,
    AGENTS,
    ASSASSIN,
    BONE,
    CARDS,
    DOT,
    DOTS,
    KIND,
    PACK,
    ROLE,
    SCORE,
    SIDE,
    SIDES,
    TYPE,
)

SIZE, EACH = PACK.meta.deck_size, PACK.meta.per_dot
LOW_SCORE, NO_HOPE, FEW_AGENTS, FEW_BONES = 140, 100, 12, 7
WORDS = {5: "five"}


def mistakes(deck: Deck, _form: str, options: Mapping[str, str], owned: Deck | None) -> list[Violation]:
    """All that is wrong with a deck at a table with these house rules: errors first, warnings behind them."""
    limit = int(options.get("deck_copy_limit", "0"))
    known = {KIND[card]: count for card, count in deck.items() if card in KIND}
    found = [stranger(card, KIND, "AP-16") for card in deck if card not in KIND]
    total = sum(deck.values())
    if total != SIZE:
        found.append(Violation("deck_size", f"{total} card{'s' * (total != 1)}; a deck has exactly {SIZE}.", "AP-12"))
    if len({SIDE[kind] for kind in known}) > 1:
        evil = sum(count for kind, count in known.items() if SIDE[kind])
        text = f"{sum(known.values()) - evil} Good and {evil} Evil cards; a deck is all Good or all Evil."
        found.append(Violation("mixed_allegiance", text, "AP-12"))
    found += _dots(known)
    for kind, count in known.items():
        card = CARDS[kind]
        if limit and count > limit:
            text = f"{count} of {card.name}; this table allows {limit}."
            found.append(Violation("too_many_copies", text, "AP-15", card.id))
        if owned is not None and count > owned.get(card.id, 0):
            text = f"{count} of {card.name}; you own {owned.get(card.id, 0)}."
            found.append(Violation("not_owned", text, "AP-16", card.id))
    return [*found, *_warnings(known)]


def _dots(known: Mapping[int, int]) -> Iterator[Violation]:
    """AP-14: five cards of each colour."""
    counts = Counter(dict.fromkeys(range(len(DOTS)), 0))
    for kind, count in known.items():
        counts[DOT[kind]] += count
    wrong = [f"{count} {DOTS[dot]}" for dot, count in sorted(counts.items()) if count != EACH]
    if wrong:
        listed = " and ".join(part for part in (", ".join(wrong[:-1]), wrong[-1]) if part)
        yield Violation("dot_count", f"{listed}: a deck has exactly {WORDS.get(EACH, EACH)} of each colour.", "AP-14")


def _warnings(known: Mapping[int, int]) -> Iterator[Violation]:
    """AP-17: what may be played but hardly should."""

    def warn(code: str, text: str) -> Violation:
        return Violation(code, text, "AP-17", "", warning=True)

    agents = {kind: count for kind, count in known.items() if TYPE[kind] == AGENT}
    bones = sum(count for kind, count in known.items() if TYPE[kind] == BONE)
    worth = sum(SCORE[kind] * count for kind, count in known.items())
    if worth < NO_HOPE:
        yield warn("no_hope", f"All its cards are worth {worth} points: it can hardly win.")
    elif worth < LOW_SCORE:
        yield warn("low_score", f"All its cards are worth only {worth} points; {LOW_SCORE} or more are usual.")
    if sum(agents.values()) < FEW_AGENTS:
        yield warn("few_agents", f"Only {sum(agents.values())} Agents; {FEW_AGENTS} or more are usual.")
    if bones < FEW_BONES:
        yield warn("few_bones", f"Only {bones} Frickin' Bones; {FEW_BONES} or more are usual.")
    if not any(ROLE[kind] == ASSASSIN for kind in agents):
        yield warn("no_assassin", "No Assassin: it can neither assassinate nor join a slugfest.")
    sexes = {card.sex for kind in agents if (card := AGENTS[kind]) and card.sex != "none"}
    if len(sexes) == 1:
        word = "men" if sexes == {"m"} else "women"
        yield warn("one_sex", f"Its Agents are all {word}: half of all Agents are out of their reach.")


def judge(value: str, options: Mapping[str, str]) -> str:
    """What is wrong with a value of a deck rule that names no ready deck."""
    return judged(value, lambda deck: mistakes(deck, "deck", options, None))


def side(deck: Deck) -> str:
    """The allegiance of all its cards, "" when it is mixed or empty."""
    found = {SIDE[KIND[card]] for card in deck if card in KIND}
    return SIDES[found.pop()] if len(found) == 1 else ""
