"""House rules as data ("All options in one place"), and what the engine keeps of them: flags in the column `house`."""

from __future__ import annotations

from tabletop.core.definition import HouseRule
from tabletop.games.austin.rules.cards import DECKS
from tabletop.games.austin.rules.legality import judge

SEATS = 6
CHOSEN_FIRST, MULLIGAN, ONE_ACTION, NO_STALL_GUARD, NO_TURN_LIMIT, NO_PADDING, CONCEDE_ALLOWED = (
    1 << i for i in range(7)
)
SEQUENTIAL, CALM, RELAXED, USER_PICKS, RANDOM_TARGET, ROTATING, OPEN_LISTS = (1 << i for i in range(7, 14))
CALM_HELP, HELP_ONCE = 1 << 14, 1 << 15

FLAGS = {
    ("first_player", "chosen"): CHOSEN_FIRST,
    ("mulligan", "once_without_agent"): MULLIGAN,
    ("first_turn_actions", "1"): ONE_ACTION,
    ("stall_guard", "off"): NO_STALL_GUARD,
    ("turn_limit", "off"): NO_TURN_LIMIT,
    ("padding", "off"): NO_PADDING,
    ("concede", "yes"): CONCEDE_ALLOWED,
    ("ship_replies", "sequential"): SEQUENTIAL,
    ("reaction_mode", "calm"): CALM,
    ("reaction_mode", "relaxed"): RELAXED,
    ("calm_target", "user_picks"): USER_PICKS,
    ("calm_target", "random"): RANDOM_TARGET,
    ("calm_help_order", "rotating"): ROTATING,
    ("open_decklists", "on"): OPEN_LISTS,
    ("help_style", "calm"): CALM_HELP,
    ("help_lasts", "one_bone"): HELP_ONCE,
}
AUTO, SURPRISE = "auto", "surprise"  # decks: the starter deck of the side, one drawn by lot from the whole set
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def _per_seat(rule: str, name: str, values: dict[str, str], cites: str, text: str) -> tuple[HouseRule, ...]:
    return tuple(
        HouseRule(f"{rule}_{seat}", f"{name}, {ORDINALS[seat]} seat", values, cites, text, "table")
        for seat in range(SEATS)
    )


def _decks() -> dict[str, str]:
    """Ready decks by id, before them the starter deck of whatever side the seat is, behind them the surprise."""
    sides = {"good": "Good", "evil": "Evil"}
    ready = {deck.id: f"{deck.name} ({sides[deck.allegiance]})" for deck in DECKS.values()}
    return {AUTO: "The starter deck", **ready, SURPRISE: "A surprise from the whole set"}


GAME = (
    HouseRule(
        "first_side",
        "The first seat is",
        {"random": "Drawn by lot", "good": "Good", "evil": "Evil"},
        "AP-20",
        "Good and Evil sit in turns around the table, so one seat decides for all.",
        first=True,
    ),
    HouseRule(
        "daddy_pants",
        "Daddy pants",
        {
            "none": "Nobody wears them yet",
            **{str(seat): f"The {ORDINALS[seat]} seat" for seat in range(SEATS)},
            "last": "The last seat",
        },
        "AP-36",
        "The last winner wears them, chooses a side first and has to begin.",
    ),
    HouseRule(
        "first_player",
        "Who begins",
        {"random": "Drawn by lot", "chosen": "The first seat chooses"},
        "AP-23",
        "The first turn goes to a random seat, or to the one that the first seat names; Daddy pants come before that.",
    ),
    HouseRule(
        "first_turn_actions",
        "Actions in the very first turn",
        {"2": "2, as printed", "1": "1"},
        "AP-26",
        "Going first is an advantage; a single action in the very first turn makes up for it.",
    ),
    HouseRule(
        "mulligan",
        "A first hand without an Agent",
        {"off": "Stays", "once_without_agent": "May be changed once"},
        "AP-25",
        "The free discard at the end of a turn cures bad hands anyway.",
    ),
    HouseRule(
        "padding",
        "Once the other side has given up",
        {"on": "The winner may add Bones", "off": "The attack ends"},
        "AP-70",
        "Whether the winning side may throw more Frickin' Bones, unanswered, for the points on them.",
    ),
    HouseRule(
        "help_lasts",
        "A call for help",
        {"attack": "Holds for the whole attack", "one_bone": "Is for one Bone"},
        "AP-79",
        "Whoever has called lets the others throw for the rest of the attack, or has to call anew for each Bone.",
    ),
    HouseRule(
        "turn_limit",
        "Longest turn",
        {"20": "20 actions and free plays", "off": "No limit"},
        "AP-109",
        "Extra actions can feed each other; the limit stops a turn that would never end.",
    ),
    HouseRule(
        "stall_guard",
        "Nobody scores any more",
        {"6": "Ends after 6 rounds", "off": "Play on"},
        "AP-34",
        "After six full rounds without a change in any score pile the most points win.",
    ),
    HouseRule(
        "concede",
        "Conceding",
        {"no": "Not offered", "yes": "On your own turn"},
        "AP-35",
        "Whether a player may give up on the own turn; bots never do. The others play on, or the last one left wins.",
        "people",
    ),
)

RACES = (
    HouseRule(
        "reaction_mode",
        "Reflexes",
        {"timed": "Timed", "relaxed": "Relaxed: three times as long", "calm": "Calm: no clocks"},
        "AP-156",
        "Race for the gesture and for the helping Bone, with more time, or one after the other without any clock.",
    ),
    HouseRule(
        "tie_margin",
        "A tie in the gesture race",
        {"50": "Within 50 ms", "75": "Within 75 ms", "100": "Within 100 ms", "150": "Within 150 ms"},
        "AP-163",
        "Times so close together count as equal, and the user of the Happening picks; wider for slow keyboards.",
    ),
    HouseRule(
        "ship_replies",
        "Answers to a ship",
        {"claim": "Claim first, then play", "sequential": "One seat after the other"},
        "AP-126",
        "All opponents call at once and then act in turn, or they are simply asked in turn.",
    ),
    HouseRule(
        "calm_target",
        "Calm Happenings",
        {"straws": "Draw straws", "user_picks": "The user picks", "random": "Drawn by lot"},
        "AP-176",
        "How the target of a Happening is found when there is no race.",
    ),
    HouseRule(
        "calm_help_order",
        "Calm help is offered",
        {"clockwise": "Clockwise from the asker", "rotating": "From another seat each time"},
        "AP-177",
        "Who is asked first for a helping Bone when there is no race.",
    ),
    HouseRule(
        "surprise",
        "A Happening comes",
        {"on": "As a surprise", "off": "With a warning"},
        "AP-159",
        "Without a warning the same short pause follows every action; with one the table says to get ready.",
        "table",
    ),
    HouseRule(
        "false_start",
        "A press too early",
        {"lock": "Locks the key for 300 ms", "last": "Counts as no press", "off": "Is forgiven"},
        "AP-164",
        "What becomes of a press before the signal.",
        "table",
    ),
    HouseRule(
        "race_input",
        "The gesture race is run",
        {"shared": "All at once", "one_by_one": "One after the other"},
        "AP-170",
        "One after the other suits several people with a single mouse, and is usual there; the times are compared afterwards.",
        "table",
        one_mouse="one_by_one",
    ),
    HouseRule(
        "help_style",
        "The race to help",
        {
            "auto": "As fits the table",
            "land": "The Bone itself",
            "buzz": "Press the key first",
            "calm": "No race: asked in turn",
        },
        "AP-172",
        "The first Bone that lands counts, or the first key pressed, with time to choose a Bone behind the curtain. Where "
        "several people have only a mouse they are asked one after the other.",
        one_mouse="calm",
    ),
    HouseRule(
        "say_titles",
        "Titles of Frickin' Bones",
        {"banner": "As a speech banner", "quiet": "Only in the log", "applause": "Read aloud, with applause"},
        "AP-72",
        "Thrown Bones are read aloud, in the voice that is printed on them. With applause the others clap with their keys.",
        "table",
    ),
)

COLLECTION = (
    HouseRule(
        "open_decklists",
        "Deck lists",
        {"off": "Secret", "on": "Open to all"},
        "AP-18",
        "The side of a deck is always public; whether its list is too.",
    ),
    HouseRule(
        "deck_source",
        "Cards of the deck builder",
        {"all_cards": "All cards", "collection": "Cards from your boosters"},
        "AP-16",
        "Build decks from the whole set, or only from what you own. Ready decks may always be played.",
        "table",
    ),
    HouseRule(
        "deck_copy_limit",
        "Copies in a deck",
        {"0": "No limit", "1": "1", "2": "2", "3": "3"},
        "AP-15",
        "Five slots of each colour limit copies anyway.",
        "table",
    ),
)

HOUSE_RULES = (
    *GAME,
    *(
        HouseRule(
            f"deck_{seat}",
            f"Deck of the {ORDINALS[seat]} seat",
            _decks(),
            "AP-19",
            "A ready deck of the other side is exchanged for its counterpart when the seats do not work out.",
            judge=judge,
        )
        for seat in range(SEATS)
    ),
    *RACES,
    *COLLECTION,
    *_per_seat(
        "handicap_ms",
        "Handicap",
        {str(ms): f"{ms} ms" if ms else "None" for ms in range(0, 1001, 100)},
        "AP-165",
        "So many milliseconds are taken off this seat's time in the gesture race.",
    ),
)
START_ACTIONS, STALL_ROUNDS, TURN_LIMIT = 2, 6, 20


def flags(options: dict[str, str]) -> int:
    """The rules' part of checked options as one number."""
    found = 0
    for item in options.items():
        found |= FLAGS.get(item, 0)
    return found


def tie_margin(options: dict[str, str]) -> int:
    """Milliseconds that still count as equal (AP-156, AP-162, AP-163)."""
    return int(options["tie_margin"]) * (2 if options["reaction_mode"] == "relaxed" else 1)
