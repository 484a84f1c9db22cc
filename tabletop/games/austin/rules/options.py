"""House rules as data ("All options in one place"), and what the engine keeps of them: flags in the column `house`."""

from __future__ import annotations

from tabletop.core.definition import HouseRule
from tabletop.games.austin.rules.cards import DECKS
from tabletop.games.austin.rules.legality import judge
from tabletop.games.austin.texts import tr

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
PLACES = tuple(tr(f"place-{n}") for n in range(1, SEATS + 1))


def _decks() -> dict[str, str]:
    """Ready decks by id, before them the starter deck of whatever side the seat is, behind them the surprise."""
    ready = {deck.id: tr(f"deck-ready-{deck.allegiance}", deck=deck.name) for deck in DECKS.values()}
    return {AUTO: tr("deck-auto"), **ready, SURPRISE: tr("deck-surprise")}


GAME = (
    HouseRule(
        "first_side",
        tr("first-side"),
        {"random": tr("by-lot"), "good": tr("side-good"), "evil": tr("side-evil")},
        "AP-20",
        tr("first-side-about"),
        first=True,
    ),
    HouseRule(
        "daddy_pants",
        tr("daddy-pants"),
        {
            "none": tr("daddy-pants-none"),
            **{str(seat): tr("daddy-pants-seat", place=PLACES[seat]) for seat in range(SEATS)},
            "last": tr("daddy-pants-last"),
        },
        "AP-36",
        tr("daddy-pants-about"),
    ),
    HouseRule(
        "first_player",
        tr("who-begins"),
        {"random": tr("by-lot"), "chosen": tr("who-begins-chosen")},
        "AP-23",
        tr("who-begins-about"),
    ),
    HouseRule(
        "first_turn_actions",
        tr("first-actions"),
        {"2": tr("first-actions-2"), "1": "1"},
        "AP-26",
        tr("first-actions-about"),
    ),
    HouseRule(
        "mulligan",
        tr("bad-hand"),
        {"off": tr("bad-hand-off"), "once_without_agent": tr("bad-hand-once")},
        "AP-25",
        tr("bad-hand-about"),
    ),
    HouseRule(
        "padding",
        tr("padding"),
        {"on": tr("padding-on"), "off": tr("padding-off")},
        "AP-70",
        tr("padding-about"),
    ),
    HouseRule(
        "help_lasts",
        tr("help-lasts"),
        {"attack": tr("help-lasts-attack"), "one_bone": tr("help-lasts-bone")},
        "AP-79",
        tr("help-lasts-about"),
    ),
    HouseRule(
        "turn_limit",
        tr("longest-turn"),
        {"20": tr("longest-turn-20"), "off": tr("no-limit")},
        "AP-109",
        tr("longest-turn-about"),
    ),
    HouseRule(
        "stall_guard",
        tr("stalled"),
        {"6": tr("stalled-6"), "off": tr("stalled-off")},
        "AP-34",
        tr("stalled-about"),
    ),
    HouseRule(
        "concede",
        tr("conceding"),
        {"no": tr("conceding-no"), "yes": tr("conceding-yes")},
        "AP-35",
        tr("conceding-about"),
        "people",
    ),
)

RACES = (
    HouseRule(
        "reaction_mode",
        tr("reflexes"),
        {"timed": tr("reflexes-timed"), "relaxed": tr("reflexes-relaxed"), "calm": tr("reflexes-calm")},
        "AP-156",
        tr("reflexes-about"),
        calm="calm",
    ),
    HouseRule(
        "tie_margin",
        tr("margin"),
        {str(ms): tr("margin-within", ms=ms) for ms in (50, 75, 100, 150)},
        "AP-163",
        tr("margin-about"),
    ),
    HouseRule(
        "ship_replies",
        tr("ship-answers"),
        {"claim": tr("ship-answers-claim"), "sequential": tr("ship-answers-sequential")},
        "AP-126",
        tr("ship-answers-about"),
    ),
    HouseRule(
        "calm_target",
        tr("calm-target"),
        {"straws": tr("calm-target-straws"), "user_picks": tr("calm-target-user"), "random": tr("by-lot")},
        "AP-176",
        tr("calm-target-about"),
    ),
    HouseRule(
        "calm_help_order",
        tr("calm-help"),
        {"clockwise": tr("calm-help-clockwise"), "rotating": tr("calm-help-rotating")},
        "AP-177",
        tr("calm-help-about"),
    ),
    HouseRule(
        "surprise",
        tr("surprise"),
        {"on": tr("surprise-on"), "off": tr("surprise-off")},
        "AP-159",
        tr("surprise-about"),
        "table",
    ),
    HouseRule(
        "false_start",
        tr("false-start"),
        {"lock": tr("false-start-lock"), "last": tr("false-start-last"), "off": tr("false-start-off")},
        "AP-164",
        tr("false-start-about"),
        "table",
    ),
    HouseRule(
        "race_input",
        tr("race-input"),
        {"shared": tr("race-input-shared"), "one_by_one": tr("race-input-single")},
        "AP-170",
        tr("race-input-about"),
        "table",
        one_mouse="one_by_one",
    ),
    HouseRule(
        "help_style",
        tr("help-style"),
        {
            "auto": tr("help-style-auto"),
            "land": tr("help-style-land"),
            "buzz": tr("help-style-buzz"),
            "calm": tr("help-style-calm"),
        },
        "AP-172",
        tr("help-style-about"),
        one_mouse="calm",
    ),
    HouseRule(
        "say_titles",
        tr("titles"),
        {"banner": tr("titles-banner"), "quiet": tr("titles-quiet"), "applause": tr("titles-applause")},
        "AP-72",
        tr("titles-about"),
        "table",
    ),
)

COLLECTION = (
    HouseRule(
        "open_decklists",
        tr("open-lists"),
        {"off": tr("open-lists-off"), "on": tr("open-lists-on")},
        "AP-18",
        tr("open-lists-about"),
    ),
    HouseRule(
        "deck_source",
        tr("deck-source"),
        {"all_cards": tr("deck-source-all"), "collection": tr("deck-source-own")},
        "AP-16",
        tr("deck-source-about"),
        "table",
    ),
    HouseRule(
        "deck_copy_limit",
        tr("copies"),
        {"0": tr("no-limit"), "1": "1", "2": "2", "3": "3"},
        "AP-15",
        tr("copies-about"),
        "table",
    ),
)

HOUSE_RULES = (
    *GAME,
    *(
        HouseRule(
            f"deck_{seat}",
            tr("deck-of-seat", place=PLACES[seat]),
            _decks(),
            "AP-19",
            tr("deck-of-seat-about"),
            judge=judge,
        )
        for seat in range(SEATS)
    ),
    *RACES,
    *COLLECTION,
    *(
        HouseRule(
            f"handicap_ms_{seat}",
            tr("handicap", place=PLACES[seat]),
            {str(ms): tr("ms", ms=ms) if ms else tr("handicap-none") for ms in range(0, 1001, 100)},
            "AP-165",
            tr("handicap-about"),
            "table",
        )
        for seat in range(SEATS)
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
