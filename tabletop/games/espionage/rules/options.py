"""House rules (rules 4K) as data, and the flags that the engine keeps of them in the column `house`."""

from __future__ import annotations

from tabletop.core.definition import HouseRule

FIRST_BLOOD, PROTECTOR_SAFE, EMPTY_OUT, TO_CAPTOR, TO_DISCARD, BOMB_STAYS, ALWAYS_WINDOW = (1 << i for i in range(7))
END_ONLY, FINISH_TURN, TARGET_FIRST, MOST_CARDS, CHOSEN_FIRST, CONCEDE_ALLOWED = (1 << i for i in range(7, 13))

FLAGS = {
    ("first_player", "chosen"): CHOSEN_FIRST,
    ("elimination", "first_blood"): FIRST_BLOOD,
    ("protector_fatal", "no"): PROTECTOR_SAFE,
    ("empty_hand", "out"): EMPTY_OUT,
    ("fallen_hand", "captor"): TO_CAPTOR,
    ("fallen_hand", "discard"): TO_DISCARD,
    ("bomb_hit", "stays"): BOMB_STAYS,
    ("loss_window", "always"): ALWAYS_WINDOW,
    ("package_when", "end_only"): END_ONLY,
    ("pile_end", "finish_turn"): FINISH_TURN,
    ("reveal_order", "target_first"): TARGET_FIRST,
    ("nobody_wins", "most_cards"): MOST_CARDS,
    ("concede", "yes"): CONCEDE_ALLOWED,
}

HOUSE_RULES = (
    HouseRule(
        "first_player",
        "Who begins",
        {"random": "Drawn by lot", "chosen": "The first seat chooses"},
        "ES-5",
        "The first turn goes to a random seat, or to the one that the first seat at the table names.",
    ),
    HouseRule(
        "elimination",
        "A knock-out",
        {"last_standing": "The others play on", "first_blood": "Ends the game"},
        "ES-98",
        "Play on until one agent is left, or let the first knock-out win the game for whoever caused it: short and sharp.",
    ),
    HouseRule(
        "protector_fatal",
        "Discarding the Protector",
        {"yes": "Knocks out", "no": "Is harmless"},
        "ES-62",
        "Losing the Protector to an attack knocks its owner out, like the Target and the Package, or costs only a card.",
    ),
    HouseRule(
        "empty_hand",
        "Discarding your last card",
        {"stays": "You stay in the game", "out": "You are out"},
        "ES-101",
        "An empty hand is only awkward, or it is the end for whoever has to discard the last card.",
    ),
    HouseRule(
        "fallen_hand",
        "The hand of a fallen agent",
        {"pile": "Into the draw pile", "captor": "To the captor", "discard": "Onto the discard pile"},
        "ES-96",
        "Shuffled unseen into the draw pile, handed unseen to the player credited, or laid open on the discard pile.",
    ),
    HouseRule(
        "bomb_hit",
        "A discard hits the Bomb",
        {"back_to_pile": "Back into the draw pile", "stays": "It stays in the hand"},
        "ES-66",
        "The Bomb can never be discarded: it is shuffled into the draw pile, or it simply stays where it is.",
    ),
    HouseRule(
        "loss_window",
        "Windows before a discard",
        {"gold_only": "Only when a fatal card lies open", "always": "Before every discard"},
        "ES-57",
        "Ask for reactions only when somebody is about to fall, or before each discard.",
    ),
    HouseRule(
        "package_when",
        "The Package wins",
        {"at_once": "On your turn", "end_only": "Only at the reveal"},
        "ES-103",
        "Ten cards with the Package win as soon as you claim on your turn, or they count only when the pile is gone.",
    ),
    HouseRule(
        "pile_end",
        "The draw pile runs out",
        {"at_once": "The stack resolves, then the reveal", "finish_turn": "The turn is played to its end"},
        "ES-104",
        "No more Missions once the last card is drawn, or the active player may still finish the turn.",
    ),
    HouseRule(
        "reveal_order",
        "Package against Target",
        {"package_first": "The Package wins", "target_first": "The Target wins"},
        "ES-109",
        "Which of the two counts first when both could win at the reveal.",
    ),
    HouseRule(
        "nobody_wins",
        "When nobody has won",
        {"share": "All but the Bomb's holder share", "most_cards": "The largest hand wins"},
        "ES-111",
        "Who wins when the reveal shows no winner.",
    ),
    HouseRule(
        "concede",
        "Conceding",
        {"no": "Not offered", "yes": "On your own turn"},
        "ES-112",
        "Whether a player may give up on the own turn while the stack is empty; bots never do.",
        "people",
    ),
    HouseRule(
        "window_seconds",
        "Time to react",
        {
            "5": "5 seconds",
            "3": "3 seconds",
            "8": "8 seconds",
            "15": "15 seconds",
            "untimed": "Until everybody has pressed",
        },
        "ES-116",
        "How long a reaction window stays open; no press by then is a pass.",
        "table",
    ),
    HouseRule(
        "window_close",
        "A window closes",
        {"full_time": "After its full time", "all_answered": "As soon as all have pressed"},
        "ES-117",
        "Full time gives nothing away; closing early is faster but shows who pressed quickly. Among friends it is usual.",
        "table",
        suggested="all_answered",
    ),
    HouseRule(
        "solo_windows",
        "Windows with one human",
        {"skip_empty": "Skip those without an answer", "always": "Always show them"},
        "ES-123",
        "With bots only around you, windows in which you cannot answer may be skipped.",
        "table",
    ),
    HouseRule(
        "fallen_see_all",
        "Fallen players see",
        {"no": "What an onlooker sees", "yes": "All hands"},
        "ES-135",
        "Whether those who are out may look into every hand; on one shared screen better not.",
        "table",
    ),
)


def flags(options: dict[str, str]) -> int:
    """The rules' part of checked options as one number."""
    return sum(FLAGS.get(item, 0) for item in options.items())
