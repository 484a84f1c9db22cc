"""Decks that people build: what a game tells about its cards, and what may be wrong with a deck."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from tabletop.core.sanitizing import LONGEST, shown
from tabletop.i18n import tr

Deck: TypeAlias = Mapping[str, int]  # card id -> copies, at least one of each

OWN = "cards:"  # begins the value of a house rule that is a deck instead of the name of a ready one
PART = re.compile(r"[^*]+\*[0-9]{1,3}")
MOST = 999  # copies of a card that a text may name


class Violation(NamedTuple):
    """What is wrong with a deck: a stable code, a sentence, the rule; `card` is its id when it is about one card.

    A warning says that a deck may be played but hardly should.
    """

    code: str
    text: str
    rule: str
    card: str = ""
    warning: bool = False


class Format(NamedTuple):
    """A kind of deck: how many cards, and the house rule that names the deck of seat n: "{rule}_{n}"."""

    id: str
    name: str
    size: int
    rule: str


class ReadyDeck(NamedTuple):
    """A deck that comes with the game. `side`: its allegiance in a game that has sides."""

    id: str
    name: str
    format: str
    blurb: str
    cards: Deck
    side: str = ""


class CardBack(NamedTuple):
    """The back of a deck's cards, a picture of the game, and the side of that deck in a word.

    possible: as all is settled now it may turn out to be this one; wish: a house rule and the value with which it is, ("", "")
    where no rule settles it.
    """

    picture: str
    side: str
    possible: bool = True
    wish: tuple[str, str] = ("", "")


class CardFacet(NamedTuple):
    """Something to look for among cards: a mark of their faces, or "rarity" or "group".

    values: value -> words, in order; colours: value -> "#rrggbb", where it is printed in a colour; each: a deck needs
    exactly so many cards of every value, 0: any number.
    """

    mark: str
    name: str
    values: dict[str, str]
    colours: Mapping[str, str] = MappingProxyType({})
    each: int = 0


@dataclass(frozen=True, slots=True)
class CollectingRules:
    """What a game with own decks tells. Options are checked house rules; a pool or `owned` is card id -> copies.

    format(options) -> id of the format that is played at a table; mistakes(deck, format, options, owned) -> what is wrong
    (owned None: every card is at hand), warnings last; fill(deck, format, pool, seed) -> the deck with cards added from
    the pool (None: every card) until it is full, as legal as the pool allows; starter: what everybody owns from the
    start; booster(seed, options) -> kinds in the order in which they are shown; curve: the mark that is a small number,
    and its name; rarities: value -> words, from the most to the least frequent; together(seats, options) -> what is wrong
    with the decks of a table beside each other, "" when nothing is; side(deck) -> its allegiance; side_names: allegiance ->
    what it is called, where that is not the word itself; limited(options): whether
    a person's deck may hold only cards of the own collection; hand: how many cards a game is begun with; backs(seats, options)
    -> by seat, the backs that its deck may turn out to have or can be given, where games have several.
    """

    formats: tuple[Format, ...]
    format: Callable[[Mapping[str, str]], str]
    mistakes: Callable[[Deck, str, Mapping[str, str], Deck | None], list[Violation]]
    fill: Callable[[Deck, str, Deck | None, int], dict[str, int]]
    ready: tuple[ReadyDeck, ...]
    starter: Deck
    booster: Callable[[int, Mapping[str, str]], tuple[int, ...]]
    facets: tuple[CardFacet, ...]
    curve: tuple[str, str]
    rarities: dict[str, str]
    together: Callable[[int, Mapping[str, str]], str] | None = None
    side: Callable[[Deck], str] | None = None
    side_names: Mapping[str, str] = field(default_factory=dict)
    limited: Callable[[Mapping[str, str]], bool] | None = None
    hand: int = 6
    backs: Callable[[int, Mapping[str, str]], tuple[tuple[CardBack, ...], ...]] | None = None

    def of(self, name: str) -> Format:
        """The format with this id; the first one when it is of another version."""
        return next((entry for entry in self.formats if entry.id == name), self.formats[0])

    def side_name(self, side: str) -> str:
        """What an allegiance is called; "" for none."""
        return self.side_names.get(side) or side.capitalize()


def stranger(card: str, known: Iterable[str], rule: str) -> Violation:
    """What is wrong with a card that a game does not know."""
    close = get_close_matches(card[:LONGEST], list(known), 1, 0.6)
    text = (
        tr("core-deck-card-unknown-near", card=shown(card), near=shown(close[0]))
        if close
        else tr("core-deck-card-unknown", card=shown(card))
    )
    return Violation("unknown_card", text, rule, card)


def is_own(value: str) -> bool:
    """Whether the value of a house rule is a deck, not the name of one."""
    return value.startswith(OWN)


def own(deck: Deck) -> str:
    """A deck as the value of a house rule."""
    return OWN + write(deck)


def cards_of(value: str) -> dict[str, int]:
    """The deck in the value of a house rule; ValueError when it is none."""
    return read(value.removeprefix(OWN))


def judged(value: str, mistakes: Callable[[Deck], Iterable[Violation]]) -> str:
    """What is wrong with a value of a deck rule that names no ready deck, "" when it is a deck that may be played."""
    if not is_own(value):
        return tr("core-no-ready-deck")
    try:
        found = mistakes(cards_of(value))
    except ValueError as error:
        return str(error)
    return " ".join(one.text for one in found if not one.warning)


def write(deck: Deck) -> str:
    """A deck as one short line: "card-id*copies,..." in the order of the ids. They hold neither "*" nor ","."""
    return ",".join(f"{card}*{deck[card]}" for card in sorted(deck))


def read(text: str) -> dict[str, int]:
    """The deck that `write` wrote; ValueError says in one sentence what does not fit."""
    deck: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        card, _, count = part.strip().rpartition("*")
        if not PART.fullmatch(part.strip()) or not 1 <= int(count) <= MOST:
            raise ValueError(tr("core-no-deck-part", part=shown(part)))
        deck[card] = deck.get(card, 0) + int(count)
    return deck
