"""The cards as columns by kind (an index into the card file) and as abilities, compiled once from cards.toml."""

from __future__ import annotations

from importlib.resources import files
from itertools import product
from typing import Any, Literal, NamedTuple

from msgspec import Struct, field

from tabletop.core.ask import UNKNOWN
from tabletop.core.toml_loader import read_cards

# What a card file may say: its fields as types. What the fields must agree on is in `checks`.

Use = Literal["mission", "reaction", "held"]


class Needs(Struct, forbid_unknown_fields=True, frozen=True):
    """Least numbers without which a card cannot be played: other cards in hand, discards, opponents with a card."""

    hand: int = 0
    discards: int = 0
    opponents: int = 0


class Answers(Struct, forbid_unknown_fields=True, frozen=True):
    """Which items of the newest chain a Reaction may answer; all given filters must fit."""

    item: Literal["card", "exposure"]
    entry: str = ""  # "yours" or a title: the exposure has such an open entry
    acts_as: Literal["", "mission"] = ""
    played_as: Literal["", "reaction"] = ""
    by: Literal["", "opponent"] = ""
    aims_at: Literal["", "you"] = ""
    copyable: bool = False


class Test(Struct, forbid_unknown_fields=True, frozen=True):
    """A test of somebody's hand: at least `min` cards, no card `without`, a card of rarity `with`."""

    test: Literal["hand"]
    who: Literal["owner", "aim"]
    min: int = 0
    without: str = ""
    with_: str = field(default="", name="with")


class Effect(Struct, forbid_unknown_fields=True, frozen=True):
    """One ability. `ask` and `do` are operations: tables with `op` and parameters, checked against the code."""

    use: Use
    when: Literal["", "discarded", "claim", "reveal"] = ""
    needs: Needs = Needs()
    answers: Answers | None = None
    ask: tuple[dict[str, Any], ...] = ()
    if_: tuple[Test, ...] = field(default=(), name="if")
    do: tuple[dict[str, Any], ...] = ()


class Card(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    kind: Literal["mission", "reaction", "held"]
    rarity: Literal["gold", "common"]
    copies: int
    group: Literal["objective", "attack", "steal", "support", "intel", "defence", "copy", "counter"]
    source: Literal["document", "original"]
    fatal: bool
    as_mission: bool
    text: str
    effects: tuple[Effect, ...]
    copied: str
    flavour: str
    art: str
    mission_text: str = ""


class Deck(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    size: int
    cards: dict[str, int]


class Numbers(Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    players_min: int
    players_max: int
    deck_size: int
    gold_titles: int
    common_titles: int
    copies_per_common: int
    deal: int
    draw_per_turn: int
    missions_per_turn: int


class Pack(Struct, forbid_unknown_fields=True, frozen=True):
    game: Numbers
    card: tuple[Card, ...]
    deck: tuple[Deck, ...]


FILE = "cards.toml"
MISSION, REACTION = range(2)  # how a card is played, and what its text is
BY_MISSION, BY_REACTION, BY_OPPONENT, AT_YOU = 1, 2, 4, 8  # what triggers look at: acts as, played as, controller, aim


class Ability(NamedTuple):
    """One playable text. `aim`: least cards of the one aimed at, -1 without aim; `choose` discards, none of kind `spare`;
    `copies`: "" or what it takes over; `answers`: it is a Reaction's text. `number` is its place in ABILITIES.
    """

    number: int
    kind: int
    use: int
    answers: bool
    hand: int
    discards: int
    opponents: int
    aim: int
    names: bool
    choose: int
    spare: int
    copies: str
    do: tuple[dict[str, Any], ...]


class Prize(NamedTuple):
    """A held card that wins: with at least `min` cards in hand and no card of the kinds in the mask `without`."""

    kind: int
    ending: str
    min: int
    without: int


PACK = read_cards(files("tabletop.games.espionage").joinpath(FILE).read_bytes(), Pack, FILE)
CARDS: tuple[Card, ...] = PACK.card
GAME = PACK.game
KIND = {card.id: kind for kind, card in enumerate(CARDS)}
ALL_TITLES = range(len(CARDS))
DECK = bytes(kind for kind, card in enumerate(CARDS) for _ in range(PACK.deck[0].cards.get(card.id, 0)))


def _mask(test: Any) -> int:
    return sum(1 << kind for kind, card in enumerate(CARDS) if test(card))


def _held(when: str) -> list[tuple[int, Effect]]:
    return [(KIND[card.id], effect) for card in CARDS for effect in card.effects if effect.when == when]


def _prizes(when: str) -> tuple[Prize, ...]:
    out = []
    for kind, effect in _held(when):
        if effect.do[0]["op"] == "win":
            least = max((test.min for test in effect.if_), default=0)
            without = sum(1 << KIND[test.without] for test in effect.if_ if test.without)
            out.append(Prize(kind, effect.do[0]["ending"], least, without))
    return tuple(out)


def _discarded(op: str) -> int:
    return sum(1 << kind for kind, effect in _held("discarded") if effect.do[0]["op"] == op)


GOLD = _mask(lambda card: card.rarity == "gold")
COMMON = _mask(lambda card: card.rarity == "common")
MISSIONS = _mask(lambda card: card.kind == "mission")  # by print: what a Mercenary looks for among the discards
FATAL = _discarded("knock_out")
RETURNS = _discarded("return_to_pile")  # the Bomb: never discarded (ES-66), never chosen nor kept (ES-67)
PROTECTORS = _mask(lambda card: card.id == "protector")
LOSES = sum(1 << kind for kind, effect in _held("reveal") if effect.do[0]["op"] == "lose")
CLAIMS, AT_REVEAL = _prizes("claim"), _prizes("reveal")
CLAIMABLE = sum(1 << prize.kind for prize in CLAIMS)
RARITY = {"gold": GOLD, "common": COMMON, "": GOLD | COMMON}


def _ability(number: int, kind: int, effect: Effect) -> Ability:
    asks = {row["op"]: row for row in effect.ask}
    chosen, copies = asks.get("choose_discards", {}), effect.do[0]["op"]
    return Ability(
        number,
        kind,
        MISSION if effect.use == "mission" else REACTION,
        effect.answers is not None,
        effect.needs.hand,
        effect.needs.discards,
        effect.needs.opponents,
        asks["aim"]["cards"] if "aim" in asks else -1,
        "name_title" in asks,
        chosen.get("count", 0),
        KIND.get(chosen.get("except", ""), -1),
        copies if copies.startswith("copy_") else "",
        effect.do,
    )


PLAYABLE = [(KIND[card.id], effect) for card in CARDS for effect in card.effects if effect.use != "held"]
ABILITIES = tuple(_ability(i, kind, effect) for i, (kind, effect) in enumerate(PLAYABLE))


def _by_kind(use: int) -> tuple[int, ...]:
    """Ability by kind, -1 for none; long enough for UNKNOWN."""
    found = {a.kind: a.number for a in ABILITIES if a.use == use}
    return tuple(found.get(kind, -1) for kind in range(UNKNOWN + 1))


AS_MISSION, AS_REACTION = _by_kind(MISSION), _by_kind(REACTION)


# -- triggers (ES-23, ES-53): which kinds may answer what, as masks ----------------------------------------------------
def _fits(trigger: Answers, about: int) -> bool:
    return trigger.item == "card" and all(
        about & flag or not wanted
        for flag, wanted in (
            (BY_MISSION, trigger.acts_as),
            (BY_REACTION, trigger.played_as),
            (BY_OPPONENT, trigger.by),
            (AT_YOU, trigger.aims_at),
        )
    )


TRIGGERS = {kind: effect.answers for kind, effect in PLAYABLE if effect.answers}
ANSWERED = tuple(
    sum(1 << kind for kind, trigger in TRIGGERS.items() if _fits(trigger, sum(about)))
    for about in product((0, AT_YOU), (0, BY_OPPONENT), (0, BY_REACTION), (0, BY_MISSION))
)
OWN_ENTRY = sum(1 << kind for kind, trigger in TRIGGERS.items() if trigger.entry == "yours")
ENTRY_OF = tuple((1 << KIND[t.entry], 1 << kind) for kind, t in TRIGGERS.items() if t.entry not in {"", "yours"})
COPIERS = sum(1 << a.kind for a in ABILITIES if a.answers and a.copies)
AS_ANSWER = tuple(1 << a.kind if a.answers else 0 for a in ABILITIES)

# -- what announcing needs (ES-27 to ES-29, ES-78, ES-81, ES-85), as bits ----------------------------------------------
A_TARGET, A_GIFT, A_DISCARD, A_CHOICE = 1, 2, 4, 8  # an opponent with a card, another card, a discard, one to choose
WANTS = tuple(
    (A_TARGET if a.aim > 0 or a.opponents else 0)
    | (A_GIFT if a.hand else 0)
    | (A_DISCARD if a.discards else 0)
    | (A_CHOICE if a.choose else 0)
    for a in ABILITIES
)
REACTIONS = sum(1 << a.kind for a in ABILITIES if a.answers)
LACKING_MATTERS = COPIERS | sum(1 << a.kind for a in ABILITIES if a.answers and WANTS[a.number])
SPARE = sum({1 << a.spare for a in ABILITIES if a.spare >= 0})
FROM_DISCARDS = next(a.number for a in ABILITIES if a.copies == "copy_discarded_mission")


def test_of(step: dict[str, Any]) -> int:
    """The kinds of which the aim must hold one for this step to happen; 0 when it has no test."""
    tests: list[Test | dict[str, str]] = step.get("if", [])
    return sum(RARITY[test["with"]] for test in tests if isinstance(test, dict))
