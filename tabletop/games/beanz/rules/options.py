"""House rules as data, and the flags that the engine keeps of them in the column `house`."""

from __future__ import annotations

from functools import partial

from tabletop.core.definition import HouseRule
from tabletop.games.beanz.rules.cards import DECKS
from tabletop.games.beanz.rules.legality import judge

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


def _decks(form: str, first: str) -> dict[str, str]:
    """Ready decks of a format by id, `first` as the default, and the one drawn by lot."""
    found = {deck.id: deck.name for deck in DECKS.values() if deck.format == form}
    return {first: found.pop(first), **found, SURPRISE: "A surprise from the whole set"}


def _deck_rule(rule: str, name: str, form: str, first: str) -> HouseRule:
    text = f"The deck of this seat in {'an Expert' if form == 'expert' else 'a basic'} game."
    return HouseRule(rule, name, _decks(form, first), "MB-1", text, judge=partial(judge, form))


def _per_seat(
    rule: str, name: str, values: dict[str, str], cites: str, text: str, easier: tuple[str, ...] = ()
) -> tuple[HouseRule, ...]:
    ordinals = ("first", "second")
    return tuple(
        HouseRule(f"{rule}_{seat}", f"{name}, {ordinals[seat]} seat", values, cites, text, "table", easier=easier)
        for seat in range(2)
    )


HOUSE_RULES = (
    HouseRule(
        "expert",
        "Game",
        {"off": "Basic: 40 cards, 2 Space Loot", "on": "Expert: 60 cards, 3 Space Loot"},
        "MB-117",
        "The Expert game has bigger decks, three Space Loot cards at each place, falling dominoes and a slow first turn.",
        first=True,
    ),
    _deck_rule("deck_0", "Deck of the first seat", "basic", "big-top-stampede"),
    _deck_rule("deck_1", "Deck of the second seat", "basic", "toys-in-the-dark"),
    _deck_rule("expert_deck_0", "Expert deck of the first seat", "expert", "crown-and-comet"),
    _deck_rule("expert_deck_1", "Expert deck of the second seat", "expert", "midnight-machine"),
    HouseRule(
        "first_player",
        "Who begins",
        {"hand_guess": "Guess the hand", "coin": "Drawn by lot", "seat0": "The first seat", "seat1": "The second seat"},
        "MB-13",
        "One player hides the bean in a fist and the other guesses; or the lot decides, or the table does.",
    ),
    HouseRule(
        "hider",
        "Who hides the bean",
        {"seat0": "The first seat", "seat1": "The second seat"},
        "MB-13",
        "Who hides the bean when the start is guessed.",
    ),
    HouseRule(
        "first_turn_points",
        "Points of the very first turn",
        {"auto": "7, Expert 4", "7": "7", "4": "4", "3": "3"},
        "MB-23",
        "Going first is an advantage; fewer points in the very first turn make up for it.",
    ),
    HouseRule(
        "domino_in_basic",
        "Dominoes in basic games",
        {"off": "No", "on": "Yes"},
        "MB-117",
        "Beans that an attack knocks over may topple their neighbours in basic games too.",
    ),
    HouseRule(
        "domino_order",
        "Dominoes fall",
        {"left_first": "To the left first", "right_first": "To the right first"},
        "MB-119",
        "On which side of the toppled Bean the dominoes begin, as its owner sees it.",
    ),
    HouseRule(
        "slipped_boosts",
        "Boosts of a slipped attack",
        {"returned": "Go back to the hand", "lost": "Are lost"},
        "MB-55",
        "What becomes of the Action cards that boosted an attack which You Slipped! cancels.",
    ),
    HouseRule(
        "tie_break",
        "Equal on Space Loot",
        {"draw": "A draw", "shoot_off": "A shoot-off"},
        "MB-111",
        "When the deck is gone and both have captured the same, call it a draw or flick for it.",
    ),
    HouseRule(
        "turn_cap",
        "Longest game",
        {"100": "100 turns", "none": "No limit"},
        "MB-24",
        "After so many turns of both players together the captured Space Loot decides.",
    ),
    HouseRule(
        "shoot_mode",
        "Shoot for Loot",
        {"flick": "Flick the bean", "odds_66": "By lot, 66 %", "odds_50": "By lot, 50 %"},
        "MB-107",
        "Flick with your own hand, or let the dice of the game say whether the bean falls.",
    ),
    HouseRule(
        "concede",
        "Conceding",
        {"no": "Not offered", "yes": "On your own turn"},
        "MB-24",
        "Whether a player may give up on the own turn; bots never do.",
        "people",
    ),
    HouseRule(
        "basic_copy_limit",
        "Copies in basic decks",
        {"none": "As many as you like", "4": "At most 4 of a card"},
        "MB-2",
        "Whether the deck builder allows more than four copies of a card in a basic deck.",
        "table",
    ),
    HouseRule(
        "collection",
        "Cards of the deck builder",
        {"unlimited": "All cards", "owned": "Cards from your boosters"},
        "MB-132",
        "Build decks from the whole set, or only from what your boosters held.",
        "table",
    ),
    HouseRule(
        "ultra_slot",
        "Ultra-rare in a booster",
        {"replaces_rare": "Instead of the rare card", "extra_card": "As a tenth card"},
        "MB-130",
        "Whether an ultra-rare card takes the place of the rare card of its booster.",
        "table",
    ),
    HouseRule(
        "next_hider",
        "Who hides in a rematch",
        {"alternate": "In turns", "seat0": "The first seat", "last_loser": "The loser"},
        "MB-13",
        "Who hides the bean in the games after the first one.",
        "table",
    ),
    HouseRule(
        "auto_end_turn",
        "A turn with nothing left to do",
        {"off": "Waits for End turn", "on": "Ends by itself"},
        "MB-20",
        "Ending by itself is faster, but shows that no free card is held.",
        "table",
    ),
    HouseRule(
        "window_seconds",
        "Time for an Instant",
        {"6": "6 seconds", "3": "3 seconds", "10": "10 seconds", "20": "20 seconds", "untimed": "Until the press"},
        "MB-66",
        "How long the other player may think about an Instant; no press by then is a pass.",
        "table",
    ),
    HouseRule(
        "layout",
        "Table",
        {"mat": "With mats", "no_mat": "Without mats"},
        "MB-126",
        "Play on the two mats, or without them: the Space Loot shows where the slots are, a die shows the points.",
        "table",
    ),
    HouseRule(
        "flick_clock",
        "Time for a flick",
        {"off": "No limit", "20": "20 seconds", "30": "30 seconds"},
        "MB-107",
        "When the time is up the attempt is spent.",
        "table",
    ),
    *_per_seat(
        "flick_assist",
        "Aiming help",
        {"1": "Ball and short line", "0": "Arrow only", "2": "The whole path", "3": "The whole path, steadier hand"},
        "MB-107",
        "How much of the shot is shown before the flick.",
        ("2", "3"),
    ),
    *_per_seat(
        "steady_hand",
        "Trembling hand",
        {"1.0": "As usual", "0.5": "Half", "0": "None"},
        "MB-107",
        "How much the hand trembles: a handicap for the better shot.",
        ("0.5", "0"),
    ),
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
