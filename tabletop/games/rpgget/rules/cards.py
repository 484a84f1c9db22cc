"""The cards as columns by kind (an index into the card file), their actions as blocks, and what always holds (RG-112)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from msgspec import Struct

from tabletop.core.operations import Row, word
from tabletop.core.toml_loader import read_cards

# What a card file may say: its fields as types. What the fields must agree on is in `lint`.

Origin = Literal["pso", "skies", "grandia", "evolution", "mixed"]
Rarity = Literal["common", "uncommon", "rare"]
BlockKind = Literal["attack", "support", "defence", "recovery", "ability", "intrinsic", "event", "roadblock", "mission"]
When = Literal[
    "",
    "play_phase",
    "mission_announced",
    "enemies_set",
    "party_attack",
    "attack_declared",
    "card_declared",
    "turn_start",
    "enemy_step",
    "attempt_end",
    "on_enter",
    "on_death",
    "on_kill",
    "on_success",
    "on_fail",
    "on_enemy_death",
    "status_phase",
    "static",
]


class Meta(Struct, forbid_unknown_fields=True, frozen=True):
    """`words`: how classes and keywords are said, where that is not as the rules compare them."""

    game: str
    set: str
    set_name: str
    version: int
    origins: tuple[Origin, ...]
    classes: tuple[str, ...]
    keywords: tuple[str, ...]
    deck_size: int
    words: dict[str, str] = {}


class Count(Struct, forbid_unknown_fields=True, frozen=True):
    """How many different cards there are of each type."""

    character: int
    enemy: int
    event: int
    mission: int
    reward: int
    roadblock: int


class Booster(Struct, forbid_unknown_fields=True, frozen=True):
    """`rare_in`: one pack in so many has an uncommon card in place of its rare one."""

    size: int
    common: int
    uncommon: int
    rare: int
    rare_in: int


class Price(Struct, forbid_unknown_fields=True, frozen=True):
    counters: int


class Block(Struct, forbid_unknown_fields=True, frozen=True):
    """One action or standing effect; `do` are rows with `op`."""

    kind: BlockKind
    do: tuple[Row, ...]
    name: str = ""
    keywords: tuple[str, ...] = ()
    when: When = ""
    whose: Literal["", "own", "other", "any"] = ""
    limit: Literal["", "turn", "attempt", "use"] = ""
    price: Price = Price(0)


class Printed(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="type"):
    """What every card has."""

    id: str
    name: str
    origin: Origin
    rarity: Rarity
    keywords: tuple[str, ...]
    text: str
    effects: tuple[Block, ...]
    art: str
    flavour: str = ""


class Character(Printed, frozen=True, kw_only=True, tag="character"):
    level: int
    hp: int
    cost: int
    classes: tuple[str, ...]


class Enemy(Printed, frozen=True, kw_only=True, tag="enemy"):
    hp: int
    size: int


class Roadblock(Printed, frozen=True, kw_only=True, tag="roadblock"):
    size: int


class Mission(Printed, frozen=True, kw_only=True, tag="mission"):
    vp: int
    pp: int
    ep: int
    rp: int


class Event(Printed, frozen=True, kw_only=True, tag="event"):
    pass


class Reward(Printed, frozen=True, kw_only=True, tag="reward"):
    cost: int
    classes: tuple[str, ...]
    after: Literal["bank", "discard"]


Card = Character | Enemy | Roadblock | Mission | Event | Reward


class Deck(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    origin: Origin
    blurb: str
    cards: dict[str, int]


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    meta: Meta
    count: Count
    booster: Booster
    card: tuple[Card, ...]
    deck: tuple[Deck, ...]


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

STATIC = {
    "armor": word(n=int, vs=(list[str], [])),
    "weak": word(n=int, vs=list[str]),
    "immune": word(names=list[str]),
    "start_rank": word(to=str),
    "aura": word(match=Row, x=(int, 0), armor=(int, 0)),
    "cap": word(n=int),
}
NO_CAP = 99

ATTACKS, SUPPORTS, DEFENCES, RECOVERIES, ABILITIES = (1 << i for i in range(5))
ACTION_KINDS = {
    "attack": ATTACKS,
    "support": SUPPORTS,
    "defence": DEFENCES,
    "recovery": RECOVERIES,
    "ability": ABILITIES,
}
TURN_START, ANNOUNCED, ENEMY_STEP, ENEMIES_SET, DECLARED_ATTACK, DECLARED_CARD, ATTEMPT_END, PLAY_PHASE, PARTY_STEP = (
    range(9)
)
MOMENTS = {
    "turn_start": TURN_START,
    "mission_announced": ANNOUNCED,
    "enemy_step": ENEMY_STEP,
    "enemies_set": ENEMIES_SET,
    "attack_declared": DECLARED_ATTACK,
    "card_declared": DECLARED_CARD,
    "attempt_end": ATTEMPT_END,
    "play_phase": PLAY_PHASE,
    "party_attack": PARTY_STEP,
}
OWN, OTHER, ANYBODY = range(3)
WHOSE = {"own": OWN, "other": OTHER, "any": ANYBODY, "": ANYBODY}
NONE = -1
# what a Recovery needs to do something: hurt members, somebody to wake, an active member; ailments stand above these bits
NEED_HURT, NEED_FALLEN, NEED_ACTIVE = 1, 2, 4
NEED_AIL = 3  # how far the ailments are moved up
NEED_ENEMY = 1 << 10  # a hurt enemy


def keys(names: Iterable[str]) -> int:
    """Keywords as one number."""
    return sum(KEY_BIT[name] for name in names)


def term_name(name: str) -> str:
    """How a class or a keyword is said."""
    return PACK.meta.words.get(name, name)


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


class Match(NamedTuple):
    """Which cards a text means, -1 or 0 for any: all that is given must fit."""

    name: int = -1
    key: int = 0
    type: int = -1
    cls: int = 0


class Aura(NamedTuple):
    """What other matching cards of the own side get: attacks +x, `armor` less taken."""

    kinds: bytes
    x: int
    armor: int


def match_of(row: Row) -> Match:
    return Match(
        NAMES.index(row["name"]) if "name" in row else -1,
        KEY_BIT[row["keyword"]] if "keyword" in row else 0,
        TYPES.index(row["type"]) if "type" in row else -1,
        CLASS_BIT[row["class"]] if "class" in row else 0,
    )


def matching(said: Match) -> bytes:
    """By kind, whether it fits."""
    return bytes(
        said.name in (-1, NAME[kind])
        and said.type in (-1, TYPE[kind])
        and said.key & KEYS[kind] == said.key
        and said.cls & CLASSES[kind] == said.cls
        for kind in KINDS
    )


def _rows(kind: int, op: str) -> list[Row]:
    found = [*blocks(kind, "intrinsic", ""), *blocks(kind, "mission", "static")]
    return [row for block in found for row in block.do if row["op"] == op]


def _auras(kind: int) -> tuple[Aura, ...]:
    return tuple(
        Aura(matching(match_of(row["match"])), row.get("x", 0), row.get("armor", 0)) for row in _rows(kind, "aura")
    )


def _against(op: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(tuple((row["n"], keys(row.get("vs", ()))) for row in _rows(kind, op)) for kind in KINDS)


ARMOR = _against("armor")  # by kind: (n, keywords that it is against, 0 for every attack)
WEAK = _against("weak")
IMMUNE = tuple(sum({ailments(row["names"]) for row in _rows(kind, "immune")}) for kind in KINDS)
START_RANK = tuple(next((RANKS.index(row["to"]) for row in _rows(kind, "start_rank")), MIDDLE) for kind in KINDS)
AURAS = tuple(map(_auras, KINDS))
CAP = tuple(next((row["n"] for row in _rows(kind, "cap")), NO_CAP) for kind in KINDS)


@dataclass(frozen=True, slots=True)
class Printing:
    """One printed action. what: its kind as a bit; keys: its keywords; ban: those and its card's, for what forbids them.

    x, y, star: of an Attack, X(Y) and the fixed 0; rows: what it does besides; need: see NEED_HURT and so on, 0: anything.
    """

    what: int
    name: str
    keys: int
    ban: int
    when: int
    whose: int
    limit: str
    price: int
    x: int
    y: int
    star: bool
    rows: tuple[Row, ...]
    need: int


def _needs(rows: tuple[Row, ...]) -> int:
    found = 0
    for row in rows:
        op, who = row["op"], row.get("who", "")
        if op == "heal":
            found |= NEED_ENEMY if who == "targets" else NEED_HURT
        elif op == "cure":
            found |= ailments(row["names"]) << NEED_AIL
        elif op == "resurrect":
            found |= NEED_FALLEN
        elif op == "withdraw":
            found |= NEED_ACTIVE
        elif op == "choose":
            for branch in row["options"]:
                found |= _needs(tuple(branch))
    return found


def _printing(kind: int, block: Block) -> Printing:
    rows, first = block.do, block.do[0] if block.do else {}
    hit = first if first.get("op") == "damage" else {}
    own = keys(block.keywords)
    return Printing(
        ACTION_KINDS.get(block.kind, 0),
        block.name or CARDS[kind].name,
        own,
        own | KEYS[kind],
        MOMENTS.get(block.when, NONE),
        WHOSE[block.whose],
        block.limit,
        block.price.counters,
        hit.get("x", 0),
        hit.get("y", 0),
        bool(hit.get("star")),
        rows[1:] if hit else rows,
        _needs(rows) if block.kind == "recovery" else 0,
    )


PRINTED: list[Printing] = []  # by number
PLACE: list[int] = []  # by number of a block: the kind of its card
OF: list[dict[str, tuple[int, ...]]] = []  # by kind: kind of block -> numbers
for _kind in KINDS:
    _found: dict[str, tuple[int, ...]] = {}
    for _block in CARDS[_kind].effects:
        _found[_block.kind] = (*_found.get(_block.kind, ()), len(PRINTED))
        PRINTED.append(_printing(_kind, _block))
        PLACE.append(_kind)
    OF.append(_found)


def _first(what: str) -> tuple[int, ...]:
    return tuple(OF[kind].get(what, (NONE,))[0] for kind in KINDS)


ATTACK_OF = tuple(OF[kind].get("attack", ()) for kind in KINDS)  # an enemy may print two
SUPPORT_OF, DEFENCE_OF, RECOVERY_OF, ABILITY_OF = map(_first, ("support", "defence", "recovery", "ability"))
EVENT_OF, ROADBLOCK_OF = map(_first, ("event", "roadblock"))
EVENT_WHEN = tuple(PRINTED[n].when if n >= 0 else NONE for n in EVENT_OF)
EVENT_WHOSE = tuple(PRINTED[n].whose if n >= 0 else NONE for n in EVENT_OF)
ABILITY_WHEN = tuple(PRINTED[n].when if n >= 0 else NONE for n in ABILITY_OF)


# As bits, by moment: another's, the own.
OCCASIONS = [(1 << 2 * moment, 2 << 2 * moment) for moment in sorted(MOMENTS.values())]


def _occasions(block: int) -> int:
    """When an Event may be played."""
    said = PRINTED[block]
    if said.when == NONE:
        return 0
    other, own = OCCASIONS[said.when]
    return {OTHER: other, OWN: own, ANYBODY: other | own}[said.whose]


EVENT_OCCASIONS = tuple(_occasions(n) if n >= 0 else 0 for n in EVENT_OF)  # by kind: when an Event may be played
