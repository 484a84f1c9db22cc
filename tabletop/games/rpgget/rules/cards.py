"""The cards as columns by kind (an index into the card file), compiled once from cards.toml."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files

from tabletop.core.operations import Row
from tabletop.core.toml_loader import read_cards
from tabletop.games.rpgget.rules.pack import Block, Character, Enemy, Mission, Pack, Reward, Roadblock

FILE = "cards.toml"
CHARACTER, ENEMY, EVENT, MISSION, REWARD, ROADBLOCK = range(6)
TYPES = ("character", "enemy", "event", "mission", "reward", "roadblock")
POISON, PARALYSIS, STUN, BLOCK, CONFUSION, SLEEP = (1 << i for i in range(6))
AILMENTS = ("poison", "paralysis", "stun", "block", "confusion", "sleep")
ALL_AILMENTS = (1 << len(AILMENTS)) - 1
MIDDLE, FRONT, BACK = range(3)
RANKS = ("middle", "front", "back")

PACK = read_cards(files("tabletop.games.rpgget").joinpath(FILE).read_bytes(), Pack, FILE)
CARDS = PACK.card
KINDS = range(len(CARDS))
KIND = {card.id: kind for kind, card in enumerate(CARDS)}
DECKS = {deck.id: deck for deck in PACK.deck}
DECK_SIZE = PACK.meta.deck_size
CLASS_BIT = {name: 1 << i for i, name in enumerate(PACK.meta.classes)}
KEY_BIT = {name: 1 << i for i, name in enumerate(PACK.meta.keywords)}
NO_SUPPORT = 1 << len(KEY_BIT)  # among what is forbidden (op `forbid`) beside the keywords


def keys(names: Iterable[str]) -> int:
    """Keywords as one number."""
    return sum(KEY_BIT[name] for name in names)


def ailments(names: str | Iterable[str]) -> int:
    """Ailments as one number; "all" and the list ["all"] are all of them."""
    if names == "all" or "all" in (said := tuple(names)):
        return ALL_AILMENTS
    return sum(1 << AILMENTS.index(name) for name in said)


def words(mask: int) -> list[str]:
    """The ailments in a number."""
    return [name for i, name in enumerate(AILMENTS) if mask >> i & 1]


MELEE, MAGIC, MOVE, BOSS_KEY = (KEY_BIT[name] for name in ("Melee", "Magic", "Move", "Boss"))
TYPE = tuple(TYPES.index(type(card).__name__.lower()) for card in CARDS)
NAMES = tuple(sorted({card.name for card in CARDS}))
NAME = tuple(NAMES.index(card.name) for card in CARDS)  # levels of a character have one
LEVEL = tuple(card.level if isinstance(card, Character) else 0 for card in CARDS)
HP = tuple(card.hp if isinstance(card, Character | Enemy) else 0 for card in CARDS)
COST = tuple(card.cost if isinstance(card, Character | Reward) else 0 for card in CARDS)
SIZE = tuple(card.size if isinstance(card, Enemy | Roadblock) else 0 for card in CARDS)
KEYS = tuple(keys(card.keywords) for card in CARDS)
CLASSES = tuple(
    sum(CLASS_BIT[name] for name in card.classes) if isinstance(card, Character | Reward) else 0 for card in CARDS
)
BOSS = tuple(bool(mask & BOSS_KEY) for mask in KEYS)
VP = tuple(card.vp if isinstance(card, Mission) else 0 for card in CARDS)
PP = tuple(card.pp if isinstance(card, Mission) else 0 for card in CARDS)
EP = tuple(card.ep if isinstance(card, Mission) else 0 for card in CARDS)
RP = tuple(card.rp if isinstance(card, Mission) else 0 for card in CARDS)
TO_BANK = tuple(isinstance(card, Reward) and card.after == "bank" for card in CARDS)  # RG-141


def blocks(kind: int, what: str, when: str | None = None) -> list[Block]:
    """The blocks of a card that are of one kind, and of one moment where it is given."""
    return [block for block in CARDS[kind].effects if block.kind == what and when in (None, block.when)]


def rows_of(kind: int, op: str) -> list[Row]:
    """The operations of a card with this name, also those that a coin or a choice leads to."""
    return [row for block in CARDS[kind].effects for row in _inside(block.do) if row["op"] == op]


def beside(kind: int, op: str) -> list[Row]:
    """All operations of the blocks of a card that have one with this name."""
    found = [[*_inside(block.do)] for block in CARDS[kind].effects]
    return [row for rows in found if any(row["op"] == op for row in rows) for row in rows]


def _inside(rows: Sequence[Row]) -> Iterator[Row]:
    for row in rows:
        yield row
        branches = [row.get(name, ()) for name in ("heads", "tails", "then", "else")]
        for branch in (*branches, *row.get("options", ())):
            yield from _inside(branch)


def full_name(kind: int) -> str:
    """The name of a card that no other card has: a character's with its level."""
    card = CARDS[kind]
    twins = sum(other.name == card.name for other in CARDS) > 1
    return f"{card.name} {card.level}" if isinstance(card, Character) and twins else card.name


@cache
def deck_of(name: str) -> bytes:
    """The kinds of a ready deck."""
    return bytes(KIND[card] for card, count in DECKS[name].cards.items() for _ in range(count))


BANK_TEXT = tuple(TYPE[kind] == REWARD and bool(blocks(kind, "intrinsic")) for kind in KINDS)  # works face up (RG-43)
