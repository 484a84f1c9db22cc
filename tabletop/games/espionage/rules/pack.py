"""What a card file may say: its fields as types. What the fields must agree on is in `checks`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

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
