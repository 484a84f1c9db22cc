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
from tabletop.games.austin.texts import tr

SIZE, EACH = PACK.meta.deck_size, PACK.meta.per_dot
LOW_SCORE, NO_HOPE, FEW_AGENTS, FEW_BONES = 140, 100, 12, 7


def mistakes(deck: Deck, _form: str, options: Mapping[str, str], owned: Deck | None) -> list[Violation]:
    """All that is wrong with a deck at a table with these house rules: errors first, warnings behind them."""
    limit = int(options.get("deck_copy_limit", "0"))
    known = {KIND[card]: count for card, count in deck.items() if card in KIND}
    found = [stranger(card, KIND, "AP-16") for card in deck if card not in KIND]
    total = sum(deck.values())
    if total != SIZE:
        found.append(Violation("deck_size", tr("deck-size", count=total, size=SIZE), "AP-12"))
    if len({SIDE[kind] for kind in known}) > 1:
        evil = sum(count for kind, count in known.items() if SIDE[kind])
        text = tr("deck-mixed", good=sum(known.values()) - evil, evil=evil)
        found.append(Violation("mixed_allegiance", text, "AP-12"))
    found += _dots(known)
    for kind, count in known.items():
        card = CARDS[kind]
        if limit and count > limit:
            text = tr("deck-copies-limit", count=count, card=card.name, limit=limit)
            found.append(Violation("too_many_copies", text, "AP-15", card.id))
        if owned is not None and count > owned.get(card.id, 0):
            text = tr("deck-copies-owned", count=count, card=card.name, owned=owned.get(card.id, 0))
            found.append(Violation("not_owned", text, "AP-16", card.id))
    return [*found, *_warnings(known)]


def _dots(known: Mapping[int, int]) -> Iterator[Violation]:
    """AP-14: five cards of each colour."""
    counts = Counter(dict.fromkeys(range(len(DOTS)), 0))
    for kind, count in known.items():
        counts[DOT[kind]] += count
    wrong = [tr("dots-of", count=count, dot=DOTS[dot]) for dot, count in sorted(counts.items()) if count != EACH]
    if wrong:
        yield Violation("dot_count", tr("deck-dots", items=wrong, each=EACH), "AP-14")


def _warnings(known: Mapping[int, int]) -> Iterator[Violation]:
    """AP-17: what may be played but hardly should."""

    def warn(code: str, text: str) -> Violation:
        return Violation(code, text, "AP-17", "", warning=True)

    agents = {kind: count for kind, count in known.items() if TYPE[kind] == AGENT}
    bones = sum(count for kind, count in known.items() if TYPE[kind] == BONE)
    worth = sum(SCORE[kind] * count for kind, count in known.items())
    if worth < NO_HOPE:
        yield warn("no_hope", tr("deck-no-hope", worth=worth))
    elif worth < LOW_SCORE:
        yield warn("low_score", tr("deck-low-score", worth=worth, usual=LOW_SCORE))
    if sum(agents.values()) < FEW_AGENTS:
        yield warn("few_agents", tr("deck-few-agents", count=sum(agents.values()), usual=FEW_AGENTS))
    if bones < FEW_BONES:
        yield warn("few_bones", tr("deck-few-bones", count=bones, usual=FEW_BONES))
    if not any(ROLE[kind] == ASSASSIN for kind in agents):
        yield warn("no_assassin", tr("deck-no-assassin"))
    sexes = {card.sex for kind in agents if (card := AGENTS[kind]) and card.sex != "none"}
    if len(sexes) == 1:
        yield warn("one_sex", tr("deck-all-men" if sexes == {"m"} else "deck-all-women"))


def judge(value: str, options: Mapping[str, str]) -> str:
    """What is wrong with a value of a deck rule that names no ready deck."""
    return judged(value, lambda deck: mistakes(deck, "deck", options, None))


def side(deck: Deck) -> str:
    """The allegiance of all its cards, "" when it is mixed or empty."""
    found = {SIDE[KIND[card]] for card in deck if card in KIND}
    return SIDES[found.pop()] if len(found) == 1 else ""
