"""House rules as data (section 9 of the rules), and what the engine keeps of them: flags in the column `house`."""

from __future__ import annotations

from tabletop.core.definition import HouseRule
from tabletop.games.rpgget.rules.cards import DECKS
from tabletop.games.rpgget.rules.legality import judge

SEATS = 4
ORDINALS = ("first", "second", "third", "fourth")
SHUFFLE_BACK, CHOSEN_FIRST, NO_STALEMATE, NO_CAP, NO_EMPTY_PARTY, FREE_ROADBLOCKS, MAY_DECLINE = (
    1 << i for i in range(7)
)
ATTACKS_SPENT, PAY_DISCARDS, OWN_SIDE, NO_FRIENDLY_FIRE, FRONT_ON_HEADS, FULL_CONFUSION, CONCEDE_ALLOWED = (
    1 << i for i in range(7, 14)
)
LOST_LAST = 1 << 14  # whoever lost the last game begins, and is known
FLAGS = {
    ("mulligan", "shuffle_back"): SHUFFLE_BACK,
    ("first_player", "choose"): CHOSEN_FIRST,
    ("stalemate_rounds", "off"): NO_STALEMATE,
    ("round_cap", "none"): NO_CAP,
    ("empty_party", "forbidden"): NO_EMPTY_PARTY,
    ("roadblock_uses_ep", "no"): FREE_ROADBLOCKS,
    ("recruit_fail", "may_decline"): MAY_DECLINE,
    ("auto_end", "attacks_spent"): ATTACKS_SPENT,
    ("decking_payment", "discard"): PAY_DISCARDS,
    ("defence_own_side", "yes"): OWN_SIDE,
    ("friendly_fire", "forbidden"): NO_FRIENDLY_FIRE,
    ("front_extra", "on_heads"): FRONT_ON_HEADS,
    ("confusion_count", "full"): FULL_CONFUSION,
    ("concede", "yes"): CONCEDE_ALLOWED,
}
STALEMATE_ROUNDS, ROUND_CAP = 5, 40
SURPRISE = "surprise"  # a deck drawn by lot from the whole set
BY_SEAT = tuple(DECKS)  # seat n begins with the nth ready deck


def _decks(seat: int) -> dict[str, str]:
    """Ready decks by id, the seat's usual one first, behind them the surprise."""
    order = (*BY_SEAT[seat:], *BY_SEAT[:seat])
    return {**{name: DECKS[name].name for name in order}, SURPRISE: "A surprise from the whole set"}


GAME = (
    HouseRule(
        "first_player",
        "Who begins",
        {"random": "Drawn by lot", "choose": "The first seat chooses", "loser": "Whoever lost the last game"},
        "RG-15",
        "Any way of finding the first player will do; without a last game it is drawn by lot.",
    ),
    HouseRule(
        "last_loser",
        "The last game was lost by",
        {
            "none": "Nobody yet",
            **{str(seat): f"The {ORDINALS[seat]} seat" for seat in range(SEATS)},
            "last": "The last seat",
        },
        "RG-15",
        "Kept from game to game for the table where the loser begins.",
    ),
    HouseRule(
        "mulligan",
        "A hand that is drawn anew",
        {"discard": "Goes to the discard pile", "shuffle_back": "Is shuffled back"},
        "RG-11",
        "What becomes of the nine cards that a player does not want to begin with.",
    ),
    HouseRule(
        "empty_party",
        "An attempt without anybody",
        {"allowed": "Is allowed", "forbidden": "Is not allowed"},
        "RG-56",
        "Whether an attempt may be made with no member of the party at all.",
    ),
    HouseRule(
        "roadblock_uses_ep",
        "Roadblocks",
        {"yes": "Use up enemy points", "no": "Cost no enemy points"},
        "RG-61",
        "Whether the size of a Roadblock counts against the mission's EP.",
    ),
    HouseRule(
        "recruit_fail",
        "Recruit",
        {"must": "Takes an enemy that fits", "may_decline": "May take none"},
        "RG-64",
        "Whether the searching player may leave fitting enemies in the deck.",
    ),
    HouseRule(
        "auto_end",
        "The Party Attack step ends",
        {"no_legal_action": "When nothing can be used", "attacks_spent": "When no Attack is left"},
        "RG-73",
        "When the step ends by itself.",
    ),
    HouseRule(
        "friendly_fire",
        "Attacks on the own side",
        {"allowed": "Are allowed", "forbidden": "Are not allowed"},
        "RG-133",
        "Whether members may attack members and enemies enemies. Confusion still does as it likes.",
    ),
    HouseRule(
        "defence_own_side",
        "Defence against the own side",
        {"no": "Is not possible", "yes": "Is possible"},
        "RG-115",
        "Whether a target may defend itself against an attack from its own side.",
    ),
    HouseRule(
        "front_extra",
        "Front takes 1 more",
        {"always": "From every attack", "on_heads": "When a coin shows heads"},
        "RG-148",
        "A unit in Front takes more damage: always, or by a flip for each attack on it.",
    ),
    HouseRule(
        "confusion_count",
        "A confused unit hits",
        {"chosen": "As many as its player says", "full": "As many as it can"},
        "RG-157",
        "Chance finds the targets; this is about their number.",
    ),
    HouseRule(
        "decking_payment",
        "Missions paid for an empty deck",
        {"out_of_play": "Leave the game", "discard": "Go to the discard pile"},
        "RG-95",
        "Where the 2 points go that a player pays to shuffle the discard pile into a new deck.",
    ),
    HouseRule(
        "elimination_grace_rounds",
        "Grace for the last Character",
        {"0": "None", "1": "In the first round", "2": "In the first two rounds"},
        "RG-28",
        "In these rounds a last Character that would fall stays at 1 HP.",
    ),
    HouseRule(
        "consolation_counters",
        "Counters for a failed attempt",
        {"0": "None", "1": "1", "2": "2"},
        "RG-28",
        "A comfort for a table that likes it milder.",
    ),
    HouseRule(
        "stalemate_rounds",
        "Nobody does anything any more",
        {"5": "Ends after 5 rounds", "off": "Play on"},
        "RG-27",
        "After five rounds without an attempt and without a card drawn the most VP wins. Games among bots always end so.",
        peopled="off",
    ),
    HouseRule(
        "round_cap",
        "Longest game",
        {"40": "40 rounds", "none": "No limit"},
        "RG-27",
        "A game among bots ends after forty rounds: the most VP wins.",
        "people",
    ),
    HouseRule(
        "concede",
        "Conceding",
        {"no": "Not offered", "yes": "On your own turn"},
        "RG-21",
        "Whether a player may give up in the own Play phase; bots never do. The others play on.",
        "people",
    ),
)

TABLE = (
    HouseRule(
        "window_seconds",
        "Time to react",
        {"2": "2 seconds", "3": "3 seconds", "5": "5 seconds", "10": "10 seconds", "untimed": "Until all have pressed"},
        "RG-173",
        "How long you have to say that you react; no press by then is a pass.",
        "table",
    ),
    HouseRule(
        "window_close",
        "The time to react ends",
        {"all_answered": "As soon as all have pressed", "full_time": "After its full time"},
        "RG-173",
        "Full time gives nothing away; closing early is faster but shows who pressed quickly.",
        "table",
    ),
    HouseRule(
        "solo_windows",
        "Asked to react when you play alone",
        {"skip_empty": "Only with an answer in hand", "always": "Always show them"},
        "RG-176",
        "With bots only around you, you are asked when you hold a card that fits. With two people everybody is always asked.",
        "table",
    ),
    HouseRule(
        "deck_source",
        "Cards of the deck builder",
        {"all_cards": "All cards", "collection": "Cards from your boosters"},
        "RG-4",
        "Build decks from the whole set, or only from what you own. Ready decks may always be played.",
        "table",
    ),
)

HOUSE_RULES = (
    *GAME,
    *(
        HouseRule(
            f"deck_{seat}",
            f"Deck of the {ORDINALS[seat]} seat",
            _decks(seat),
            "RG-4",
            "Every player brings a deck of exactly 80 cards.",
            judge=judge,
        )
        for seat in range(SEATS)
    ),
    *TABLE,
)


def flags(options: dict[str, str]) -> int:
    """The rules' part of checked options as one number."""
    found = 0
    for item in options.items():
        found |= FLAGS.get(item, 0)
    return found
