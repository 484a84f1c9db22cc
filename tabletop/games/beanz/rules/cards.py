"""The cards as columns by kind (an index into the card file), compiled once from cards.toml."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from tabletop.core.ask import UNKNOWN
from tabletop.core.toml_loader import read_cards

# What a card file may say: its fields as types. What the fields must agree on is in `lint`.

Rank = Literal["rookie", "advanced", "pro", "super_pro"]
Rarity = Literal["common", "uncommon", "rare", "ultra_rare", "moose"]


class Meta(Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    set: str
    set_name: str
    version: int
    deck_size_basic: int
    deck_size_expert: int
    max_copies_expert: int


class Booster(Struct, forbid_unknown_fields=True, frozen=True):
    """One roll 0..foil_roll-1 decides the foil card (MB-130)."""

    cards: int
    common: int
    uncommon: int
    foil: int
    foil_roll: int
    moose_at_most: int
    ultra_rare_at_most: int
    no_duplicates_in_pack: bool


class Team(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    rank: Rank
    colour: str
    symbol: str
    theme: str


class Card(Struct, forbid_unknown_fields=True, frozen=True):
    """`kind` is a Cosmos card's, `rank`, `team`, `mmp` and the power a Bean's. Effects are rows with `when` and `op`."""

    number: int
    id: str
    name: str
    type: Literal["bean", "action", "instant", "cosmos"]
    cost: int
    rarity: Rarity
    text: str
    art: str
    effects: tuple[dict[str, Any], ...]
    team: str = ""
    rank: Literal["", "rookie", "advanced", "pro", "super_pro"] = ""
    mmp: int = 0
    power_kind: Literal["", "none", "headz_up", "spin", "both"] = ""
    power: str = ""
    kind: Literal["", "moon", "asteroid_field"] = ""
    flavour: str = ""


class Copies(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    count: int


class Deck(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    format: Literal["basic", "expert"]
    blurb: str
    cards: tuple[Copies, ...]


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    meta: Meta
    booster: Booster
    team: tuple[Team, ...]
    card: tuple[Card, ...]
    deck: tuple[Deck, ...]


FILE = "cards.toml"
BEAN, ACTION_CARD, INSTANT, COSMOS_CARD = range(4)
TYPES = ("bean", "action", "instant", "cosmos")
RANKS = ("rookie", "advanced", "pro", "super_pro")
EVERY_TEAM = -1  # the Moose: of no team by itself, of every one while its power works

PACK = read_cards(files("tabletop.games.beanz").joinpath(FILE).read_bytes(), Pack, FILE)
CARDS: tuple[Card, ...] = PACK.card
KIND = {card.id: kind for kind, card in enumerate(CARDS)}
TEAM_OF = {team.id: n for n, team in enumerate(PACK.team)}
TEAMS = PACK.team
DECKS = {deck.id: deck for deck in PACK.deck}

TYPE = bytes(TYPES.index(card.type) for card in CARDS)
COST = bytes(card.cost for card in CARDS) + bytes(UNKNOWN + 1 - len(CARDS))
MMP = tuple(card.mmp for card in CARDS)
TEAM = tuple(TEAM_OF.get(card.team, EVERY_TEAM) for card in CARDS)
RANK = tuple(RANKS.index(card.rank) if card.rank else -1 for card in CARDS)


def effects(kind: int, when: str) -> list[dict[str, Any]]:
    return [row for row in CARDS[kind].effects if row["when"] == when]


def _statics(op: str) -> list[dict[str, Any] | None]:
    """By kind the row of this Headz-up operation, or None."""
    return [next((row for row in effects(kind, "headz_up") if row["op"] == op), None) for kind in range(len(CARDS))]


def _numbers(op: str, key: str = "amount", **where: str) -> tuple[int, ...]:
    """By kind a number of this Headz-up operation, 0 for those that have none or whose row says something else."""
    fits = [row and all(row.get(k) == v for k, v in where.items()) for row in _statics(op)]
    return tuple(row[key] if row and fit else 0 for row, fit in zip(_statics(op), fits, strict=True))


# -- Headz-up powers (MB-40) -------------------------------------------------------------------------------------------
WILD = tuple(row is not None for row in _statics("wild_team"))
GUARD = tuple(row is not None for row in _statics("guard"))
COMEBACK = tuple(row is not None for row in _statics("comeback"))
TEAM_BOOST = tuple((TEAM_OF[row["team"]], row["amount"]) if row else (EVERY_TEAM, 0) for row in _statics("team_boost"))
NEIGHBOUR_DEFENCE = _numbers("aura", kind="defence")
SELF_MMP_UNDERDOG = _numbers("self_boost", kind="mmp", test="fewer_beans")
SELF_DEFENCE = _numbers("self_boost", kind="defence")
MORE_BUYS = _numbers("limit", what="draw")
MORE_HAND = _numbers("limit", what="hand")
FLICKS_HERE = _numbers("extra_flick", "count", where="galaxy")
FLICKS_ANYWHERE = _numbers("extra_flick", "count", where="any")
OFF_FIRST_BEAN = _numbers("discount", what="bean")
OFF_STAND = _numbers("discount", what="stand")
OFF_UPKEEP = _numbers("discount", what="cosmos_upkeep")
CHEAPER = tuple(any(t) for t in zip(OFF_FIRST_BEAN, OFF_STAND, OFF_UPKEEP, MORE_BUYS, strict=True))
BOOSTER = tuple(bool(TEAM_BOOST[k][1] or NEIGHBOUR_DEFENCE[k]) for k in range(len(CARDS)))

WARDS = {"knockdown": 1, "knock_off": 2, "move": 4, "bounce": 8, "turn_over": 16, "sharpshoot": 32}
WARD = tuple(sum(WARDS[word] for word in row["against"]) if row else 0 for row in _statics("ward"))


# -- Cosmos cards: the best single match counts (MB-72) ----------------------------------------------------------------
class Boost(NamedTuple):
    """What a Cosmos card gives: by team, by rank, or to anybody; -1 and 0 for nothing."""

    team: int
    team_amount: int
    rank: int
    rank_amount: int
    any_amount: int


def _boost(kind: int, what: str) -> Boost | None:
    row = next((r for r in effects(kind, "slot") if r["kind"] == what), None)
    if row is None:
        return None
    rank = RANKS.index(row["rank"]) if "rank" in row else -1
    return Boost(
        TEAM_OF[row["team"]] if "team" in row else -1,
        row.get("team_amount", 0),
        rank,
        row.get("rank_amount", 0),
        row.get("any_amount", 0),
    )


MOON = tuple(_boost(kind, "attack") for kind in range(len(CARDS)))
ASTEROIDS = tuple(_boost(kind, "defence") for kind in range(len(CARDS)))


# -- Bean Attacks (MB-42) ----------------------------------------------------------------------------------------------
SHARPSHOOT, BLITZ, SNEAK = 1, 2, 4
MODES = {"": 0, "sharpshoot": SHARPSHOOT, "blitz": BLITZ, "sneak": SNEAK}


class Power(NamedTuple):
    """A Bean Attack as printed: its mode, what it adds against whom, and whether Asteroid Fields count."""

    mode: int
    plus: int
    versus: str
    ignores_asteroids: bool


def _power(kind: int) -> Power | None:
    row = next((r for r in effects(kind, "spin") if r["op"] == "bean_attack"), None)
    if row is None:
        return None
    mode = MODES[row.get("mode", "")]
    return Power(mode, row.get("plus", 0), row.get("versus", "any"), row.get("ignore") == "asteroid_field")


def _throws_back(row: dict[str, Any]) -> bool:
    """Whether the attackers fall because of it (MB-57), perhaps only if the attack fails."""
    return row["op"] == "topple_attackers" or any(map(_throws_back, row.get("then", ())))


ATTACK = tuple(_power(kind) for kind in range(len(CARDS)))

# -- Instants (MB-62): the window in which a kind may be played, -1 for none ---------------------------------------------
WINDOWS = ("action", "attack", "attack_target", "bean", "spin", "cosmos")
W_ACTION, W_ATTACK, W_TARGET, W_BEAN, W_SPIN, W_COSMOS = range(6)
ANSWERS = tuple(
    WINDOWS.index(effects(kind, "answer")[0]["to"]) if effects(kind, "answer") else -1 for kind in range(len(CARDS))
)
RETARGETS = tuple(any(row["op"] == "retarget" for row in effects(kind, "answer")) for kind in range(len(CARDS)))
THROWS_BACK = tuple(any(_throws_back(row) for row in effects(kind, "answer")) for kind in range(len(CARDS)))


@cache
def deck_of(name: str) -> bytes:
    """The kinds of a ready deck."""
    return bytes(KIND[entry.id] for entry in DECKS[name].cards for _ in range(entry.count))
