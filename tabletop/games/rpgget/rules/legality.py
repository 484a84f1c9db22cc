"""Which decks may be played (RG-4 to RG-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.core.decks import Deck, Violation, judged, stranger
from tabletop.games.rpgget.rules.cards import CARDS, CHARACTER, CLASSES, DECK_SIZE, KIND, MISSION, REWARD, TYPE, VP
from tabletop.games.rpgget.texts import tr

FEW_CHARACTERS, LOW_VP = 10, 20


def mistakes(deck: Deck, _form: str, _options: Mapping[str, str], owned: Deck | None) -> list[Violation]:
    """All that is wrong with a deck: errors first, warnings behind them."""
    known = {KIND[card]: count for card, count in deck.items() if card in KIND}
    found = [stranger(card, KIND, "RG-4") for card in deck if card not in KIND]
    total = sum(deck.values())
    if total != DECK_SIZE:
        found.append(Violation("deck_size", tr("deck-size", total=total, size=DECK_SIZE), "RG-4"))
    if not any(TYPE[kind] == CHARACTER for kind in known):
        found.append(Violation("no_character", tr("deck-no-character"), "RG-6"))
    for kind, count in known.items():
        card = CARDS[kind]
        if owned is not None and count > owned.get(card.id, 0):
            text = tr("deck-not-owned", count=count, name=card.name, owned=owned.get(card.id, 0))
            found.append(Violation("not_owned", text, "RG-4", card.id))
    return [*found, *_warnings(known)]


def _warnings(known: Mapping[int, int]) -> Iterator[Violation]:
    """RG-6: what may be played but hardly should."""

    def warn(code: str, text: str, card: str = "") -> Violation:
        return Violation(code, text, "RG-6", card, warning=True)

    heroes = [kind for kind in known if TYPE[kind] == CHARACTER]
    number = sum(known[kind] for kind in heroes)
    if number < FEW_CHARACTERS:
        yield warn("few_characters", tr("deck-few-characters", number=number, usual=FEW_CHARACTERS))
    worth = sum(VP[kind] * count for kind, count in known.items() if TYPE[kind] == MISSION)
    if worth < LOW_VP:
        yield warn("low_vp", tr("deck-low-vp", worth=worth, usual=LOW_VP))
    for kind in known:
        if TYPE[kind] == REWARD and heroes and not any(fits(hero, kind) for hero in heroes):
            card = CARDS[kind]
            yield warn("unusable", tr("deck-unusable", name=card.name), card.id)


def fits(hero: int, reward: int) -> bool:
    """RG-105: a Character of this kind has all classifications that a Reward of that kind demands."""
    return not CLASSES[reward] & ~CLASSES[hero]


def judge(value: str, options: Mapping[str, str]) -> str:
    """What is wrong with a value of a deck rule that is no ready deck."""
    return judged(value, lambda deck: mistakes(deck, "deck", options, None))
