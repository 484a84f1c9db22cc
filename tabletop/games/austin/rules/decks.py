"""Decks: the one of a seat, one drawn by lot, what completes one that was begun, and what the deck builder needs to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tabletop.core.decks import CardFacet, CollectingRules, Deck, Format, ReadyDeck, cards_of, is_own
from tabletop.core.dice import Dice
from tabletop.games.austin.rules.cards import (
    AGENT,
    BONE,
    CARDS,
    DECKS,
    DOT,
    DOTS,
    HAPPENING,
    KIND,
    PACK,
    PERSONA,
    SIDE,
    SIDES,
    SWINGER,
    TRAITS,
    TYPE,
    deck_of,
)
from tabletop.games.austin.rules.legality import EACH, SIZE, mistakes, side
from tabletop.games.austin.rules.options import AUTO, SURPRISE
from tabletop.games.austin.rules.seating import backs, bad_seating
from tabletop.games.austin.texts import tr

MIX = {AGENT: 15, BONE: 9, SWINGER: 3, HAPPENING: 3}  # a usual deck
FILL_SALT = 79

BY_RARITY: dict[str, list[int]] = {
    rarity: [n for n, card in enumerate(CARDS) if card.rarity == rarity] for rarity in {c.rarity for c in CARDS}
}
SALT = 81


def counterpart(name: str, wanted: int) -> str:
    """The ready deck itself, or the one in the same place of the other side."""
    rows: tuple[list[str], ...] = ([], [])
    for deck in DECKS.values():
        rows[SIDES.index(deck.allegiance)].append(deck.id)
    return rows[wanted][next(row.index(name) for row in rows if name in row)]


def pick_deck(options: Mapping[str, str], seat: int, wanted: int, seed: int) -> bytes:
    """The kinds of a seat's deck on the side that the seating gave it."""
    name = options[f"deck_{seat}"]
    if is_own(name):
        return bytes(sorted(KIND[card] for card, count in cards_of(name).items() for _ in range(count)))
    if name == SURPRISE:
        return _kinds(_filled({}, wanted, None, Dice(seed, seat)))
    ready = f"starter-{SIDES[wanted]}" if name == AUTO else counterpart(name, wanted)
    return deck_of(ready)


def fill(deck: Deck, _form: str, pool: Deck | None, seed: int) -> dict[str, int]:
    """The deck with cards of the pool until it is full: its own side, five of each dot, the usual mix of types."""
    dice = Dice(seed, FILL_SALT)
    own = side(deck)
    if own:
        return _filled(deck, SIDES.index(own), pool, dice)
    if deck:
        return dict(deck)  # of both sides: nothing that is added could make it legal
    if pool is None:
        return _filled(deck, dice.roll(2), pool, dice)
    counts = [sum(n for card, n in pool.items() if card in KIND and SIDE[KIND[card]] == which) for which in range(2)]
    return _filled(deck, counts.index(max(counts)), pool, dice)


def _filled(deck: Deck, wanted: int, pool: Deck | None, dice: Dice) -> dict[str, int]:
    out, mix, room = dict(deck), dict(MIX), dict.fromkeys(range(len(DOTS)), EACH)
    for card, count in deck.items():
        if card in KIND:
            mix[TYPE[KIND[card]]] -= count
            room[DOT[KIND[card]]] -= count
    while True:
        free = [
            kind
            for kind, card in enumerate(CARDS)
            if SIDE[kind] == wanted
            and room[DOT[kind]] > 0
            and (pool is None or out.get(card.id, 0) < pool.get(card.id, 0))
        ]
        if not free:
            return out
        kind = _next(free, out, mix, dice)
        out[CARDS[kind].id] = out.get(CARDS[kind].id, 0) + 1
        mix[TYPE[kind]] -= 1
        room[DOT[kind]] -= 1


def _next(free: list[int], deck: Deck, mix: dict[int, int], dice: Dice) -> int:
    """As few copies as possible, of the type that is due, rather one that goes with what is there."""
    least = min(deck.get(CARDS[kind].id, 0) for kind in free)
    kinds = [kind for kind in free if deck.get(CARDS[kind].id, 0) == least]
    due = max({TYPE[kind] for kind in kinds}, key=lambda what: (mix[what], -what))
    kinds = [kind for kind in kinds if TYPE[kind] == due]
    there = [KIND[card] for card in deck if card in KIND]
    mates = [sum(PERSONA[k] == PERSONA[o] >= 0 or TRAITS[k] & TRAITS[o] != 0 for o in there) for k in kinds]
    return dice.pick(kinds, [1 + m for m in mates])


def _kinds(deck: Deck) -> bytes:
    return bytes(sorted(KIND[card] for card, count in deck.items() for _ in range(count)))


def open_booster(seed: int) -> tuple[int, ...]:
    """The 11 kinds in a pack: commons, uncommons, the rare one last; no card twice, never a starter card."""
    dice, rules, out = Dice(seed, SALT), PACK.booster, []
    for rarity, count in (("common", rules.common), ("uncommon", rules.uncommon), ("rare", rules.rare)):
        out += dice.some(BY_RARITY[rarity], count)
    return tuple(out)


ONLY = "deck"  # one format
SIDE_WORDS = {"good": tr("side-good"), "evil": tr("side-evil")}
TYPE_WORDS = {
    "agent": tr("type-agents"),
    "bone": tr("type-bones"),
    "swinger": tr("type-swingers"),
    "happening": tr("type-happenings"),
}
ROLE_WORDS = {"shagger": tr("role-shaggers"), "assassin": tr("role-assassins")}
SEX_WORDS = {"f": tr("sex-women"), "m": tr("sex-men"), "none": tr("sex-robots")}
RARITIES = {
    "common": tr("rarity-common"),
    "uncommon": tr("rarity-uncommon"),
    "rare": tr("rarity-rare"),
    "starter": tr("rarity-starter"),
}
DOT_COLOURS = {
    "red": "#d8352f",
    "orange": "#ef8a1d",
    "blue": "#2f74c9",
    "yellow": "#f2cc2c",
    "green": "#3d9a4b",
    "purple": "#8447a8",
}


def only_format(_options: Mapping[str, str]) -> str:
    return ONLY


def booster(seed: int, _options: Mapping[str, str]) -> tuple[int, ...]:
    """The kinds in a pack, the rare one last (AP-4)."""
    return open_booster(seed)


def limited(options: Mapping[str, str]) -> bool:
    """AP-16."""
    return options["deck_source"] == "collection"


def _starter() -> dict[str, int]:
    """AP-3: what everybody owns from the start."""
    total: Counter[str] = Counter()
    for name in PACK.starter_set.decks:
        total.update(DECKS[name].cards)
    return dict(total)


COLLECTING = CollectingRules(
    formats=(Format(ONLY, tr("format-deck"), SIZE, "deck"),),
    format=only_format,
    mistakes=mistakes,
    fill=fill,
    ready=tuple(
        ReadyDeck(deck.id, deck.name, ONLY, deck.about, deck.cards, deck.allegiance) for deck in DECKS.values()
    ),
    starter=_starter(),
    booster=booster,
    facets=(
        CardFacet("side", tr("facet-side"), SIDE_WORDS),
        CardFacet("dot", tr("facet-dot"), {dot: tr(f"dot-{dot}") for dot in PACK.meta.dots}, DOT_COLOURS, EACH),
        CardFacet("type", tr("facet-type"), TYPE_WORDS),
        CardFacet("role", tr("facet-role"), ROLE_WORDS),
        CardFacet("sex", tr("facet-sex"), SEX_WORDS),
        CardFacet("rarity", tr("facet-rarity"), RARITIES),
    ),
    curve=("score", tr("curve-score")),
    rarities=RARITIES,
    together=bad_seating,
    side=side,
    side_names=SIDE_WORDS,
    limited=limited,
    backs=backs,
)
