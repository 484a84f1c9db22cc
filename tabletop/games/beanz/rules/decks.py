"""Decks: the surprise drawn from the whole set, what completes one that was begun, and the deck of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tabletop.core.decks import cards_of, is_own
from tabletop.core.dice import Dice
from tabletop.games.beanz.rules.cards import ACTION_CARD, BEAN, CARDS, COSMOS_CARD, INSTANT, KIND, PACK, TYPE, deck_of
from tabletop.games.beanz.rules.legality import SIZE
from tabletop.games.beanz.rules.options import SURPRISE

MIX = ((BEAN, 60), (COSMOS_CARD, 12), (ACTION_CARD, 18), (INSTANT, 10))  # percent of a usual deck
FILL_SALT = 78


def surprise(form: str, dice: Dice) -> bytes:
    """A legal deck from the whole set in the usual mix of kinds, at most as many alike as an Expert deck may hold."""
    out: Counter[int] = Counter()
    for what, count in _mix(SIZE[form]).items():
        kinds = [kind for kind in range(len(CARDS)) if TYPE[kind] == what]
        for _ in range(count):
            kind = kinds[dice.roll(len(kinds))]
            while out[kind] >= PACK.meta.max_copies_expert:
                kind = kinds[dice.roll(len(kinds))]
            out[kind] += 1
    return bytes(sorted(out.elements()))


def _mix(size: int) -> dict[int, int]:
    """How many of each type belong into a deck."""
    counts = {what: size * percent // 100 for what, percent in MIX}
    counts[BEAN] += size - sum(counts.values())  # what rounding has left
    return counts


def fill(deck: Mapping[str, int], form: str, pool: Mapping[str, int] | None, seed: int) -> dict[str, int]:
    """The deck with cards of the pool until it is full: the usual mix of kinds, rather from teams that it has already."""
    out, dice, most = dict(deck), Dice(seed, FILL_SALT), PACK.meta.max_copies_expert
    wanted = _mix(SIZE[form])
    for card, count in deck.items():
        if card in KIND:
            wanted[TYPE[KIND[card]]] -= count
    limits = [most if pool is None else min(most, pool.get(card.id, 0)) for card in CARDS]
    free = [kind for kind, card in enumerate(CARDS) if out.get(card.id, 0) < limits[kind]]
    teams = Counter[str]()
    for card, count in out.items():
        teams[CARDS[KIND[card]].team if card in KIND else ""] += count
    while free and sum(out.values()) < SIZE[form]:
        due = max(wanted, key=lambda what: (wanted[what], -what))
        kinds = [kind for kind in free if TYPE[kind] == due] or free
        kind = dice.pick(kinds, [_liking(kind, out, teams) for kind in kinds])
        out[CARDS[kind].id] = out.get(CARDS[kind].id, 0) + 1
        wanted[TYPE[kind]] -= 1
        teams[CARDS[kind].team] += 1
        if out[CARDS[kind].id] == limits[kind]:
            free.remove(kind)
    return out


def _liking(kind: int, deck: Mapping[str, int], teams: Counter[str]) -> int:
    """How well a card goes with a deck: Beans of a team stand beside each other, a second copy is drawn more often."""
    card = CARDS[kind]
    return 1 + 2 * (teams[card.team] if card.team else 0) + 2 * deck.get(card.id, 0)


def pick_deck(options: dict[str, str], seat: int, seed: int) -> bytes:
    """The kinds of a seat's deck, as the house rules say."""
    form = form_of(options)
    name = options[f"deck_{seat}" if form == "basic" else f"expert_deck_{seat}"]
    if is_own(name):
        return bytes(sorted(KIND[card] for card, count in cards_of(name).items() for _ in range(count)))
    return surprise(form, Dice(seed, seat)) if name == SURPRISE else deck_of(name)


def form_of(options: Mapping[str, str]) -> str:
    """The format of a table."""
    return "expert" if options["expert"] == "on" else "basic"
