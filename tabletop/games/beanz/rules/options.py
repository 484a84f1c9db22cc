"""House rules as data, and the flags that the engine keeps of them in the column `house`."""

from __future__ import annotations

from functools import partial
from typing import Literal

from tabletop.core.definition import HouseRule
from tabletop.games.beanz.rules.cards import DECKS
from tabletop.games.beanz.rules.legality import judge
from tabletop.games.beanz.texts import texts, tr

EXPERT, DOMINO, RIGHT_FIRST, BOOSTS_LOST, SHOOT_OFF, NO_CAP, CONCEDE_ALLOWED = (1 << i for i in range(7))
GUESS_FIRST, SECOND_HIDES, ODDS_66, ODDS_50 = (1 << i for i in range(7, 11))
BY_LOT = {ODDS_66: (66, 3), ODDS_50: (50, 4)}  # hits of a hundred, and what a die shows at least for one

FLAGS = {
    ("expert", "on"): EXPERT | DOMINO,
    ("domino_in_basic", "on"): DOMINO,
    ("domino_order", "right_first"): RIGHT_FIRST,
    ("slipped_boosts", "lost"): BOOSTS_LOST,
    ("tie_break", "shoot_off"): SHOOT_OFF,
    ("turn_cap", "none"): NO_CAP,
    ("concede", "yes"): CONCEDE_ALLOWED,
    ("first_player", "hand_guess"): GUESS_FIRST,
    ("hider", "seat1"): SECOND_HIDES,
    ("shoot_mode", "odds_66"): ODDS_66,
    ("shoot_mode", "odds_50"): ODDS_50,
}
POINTS, EXPERT_FIRST_POINTS = 7, 4
SURPRISE = "surprise"


def _words(rule: str, values: tuple[str, ...]) -> dict[str, str]:
    """The values of a rule in words; a number without a message says itself."""
    found = {value: f"rule-{rule}-{_slug(value)}" for value in values}
    return {value: tr(key) if texts.has(key) else value for value, key in found.items()}


def _slug(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def _rule(
    rule: str,
    cites: str,
    values: tuple[str, ...],
    scope: Literal["rules", "table", "people"] = "rules",
    *,
    first: bool = False,
    calm: str = "",
) -> HouseRule:
    """A house rule, whose words are the messages "rule-..."; the first value is the default."""
    slug = _slug(rule)
    words = _words(slug, values)
    return HouseRule(rule, tr(f"rule-{slug}"), words, cites, tr(f"rule-{slug}-text"), scope, first=first, calm=calm)


def _decks(form: str, first: str) -> dict[str, str]:
    """Ready decks of a format by id, `first` as the default, and the one drawn by lot."""
    found = {deck.id: deck.name for deck in DECKS.values() if deck.format == form}
    return {first: found.pop(first), **found, SURPRISE: tr("rule-deck-surprise")}


def _deck_rule(rule: str, form: str, first: str) -> HouseRule:
    text = tr(f"rule-deck-{form}-text")
    return HouseRule(rule, tr(f"rule-{_slug(rule)}"), _decks(form, first), "MB-1", text, judge=partial(judge, form))


def _per_seat(rule: str, values: tuple[str, ...], easier: tuple[str, ...]) -> tuple[HouseRule, ...]:
    """One for each seat."""
    slug = _slug(rule)
    words, text = _words(slug, values), tr(f"rule-{slug}-text")
    names = (tr(f"rule-{slug}-of-first"), tr(f"rule-{slug}-of-second"))
    return tuple(
        HouseRule(f"{rule}_{seat}", name, words, "MB-107", text, "table", easier=easier)
        for seat, name in enumerate(names)
    )


HOUSE_RULES = (
    _rule("expert", "MB-117", ("off", "on"), first=True),
    _deck_rule("deck_0", "basic", "big-top-stampede"),
    _deck_rule("deck_1", "basic", "toys-in-the-dark"),
    _deck_rule("expert_deck_0", "expert", "crown-and-comet"),
    _deck_rule("expert_deck_1", "expert", "midnight-machine"),
    _rule("first_player", "MB-13", ("hand_guess", "coin", "seat0", "seat1")),
    _rule("hider", "MB-13", ("seat0", "seat1")),
    _rule("first_turn_points", "MB-23", ("auto", "7", "4", "3")),
    _rule("domino_in_basic", "MB-117", ("off", "on")),
    _rule("domino_order", "MB-119", ("left_first", "right_first")),
    _rule("slipped_boosts", "MB-55", ("returned", "lost")),
    _rule("tie_break", "MB-111", ("draw", "shoot_off")),
    _rule("turn_cap", "MB-24", ("100", "none")),
    _rule("shoot_mode", "MB-107", ("flick", "odds_66", "odds_50")),
    _rule("concede", "MB-24", ("no", "yes"), "people"),
    _rule("basic_copy_limit", "MB-2", ("none", "4"), "table"),
    _rule("collection", "MB-132", ("unlimited", "owned"), "table"),
    _rule("ultra_slot", "MB-130", ("replaces_rare", "extra_card"), "table"),
    _rule("next_hider", "MB-13", ("alternate", "seat0", "last_loser"), "table"),
    _rule("auto_end_turn", "MB-20", ("off", "on"), "table"),
    _rule("window_seconds", "MB-66", ("6", "3", "10", "20", "untimed"), "table", calm="untimed"),
    _rule("layout", "MB-126", ("mat", "no_mat"), "table"),
    _rule("flick_clock", "MB-107", ("off", "20", "30"), "table", calm="off"),
    *_per_seat("flick_assist", ("1", "0", "2", "3"), ("2", "3")),
    *_per_seat("steady_hand", ("1.0", "0.5", "0"), ("0.5", "0")),
)


def flags(options: dict[str, str]) -> int:
    """The rules' part of checked options as one number."""
    found = 0
    for item in options.items():
        found |= FLAGS.get(item, 0)
    return found


def by_lot(house: int) -> tuple[int, int]:
    """Of a table where no bean is flicked (MB-107): hits of a hundred, and from where on a die hits; zeros of any other."""
    return BY_LOT.get(house & (ODDS_66 | ODDS_50), (0, 0))


def first_points(options: dict[str, str]) -> int:
    """Points of the very first turn (MB-23)."""
    said = options["first_turn_points"]
    if said == "auto":
        return EXPERT_FIRST_POINTS if options["expert"] == "on" else POINTS
    return int(said)
