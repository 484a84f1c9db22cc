"""House rules as data (section 9 of the rules), and what the engine keeps of them: flags in the column `house`."""

from __future__ import annotations

from tabletop.core.definition import HouseRule
from tabletop.games.rpgget.rules.cards import DECKS
from tabletop.games.rpgget.rules.legality import judge
from tabletop.games.rpgget.texts import tr

SEATS = 4
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
    return {**{name: DECKS[name].name for name in order}, SURPRISE: tr("deck-surprise")}


GAME = (
    HouseRule(
        "first_player",
        tr("rule-first-player"),
        {
            "random": tr("rule-first-player-random"),
            "choose": tr("rule-first-player-choose"),
            "loser": tr("rule-first-player-loser"),
        },
        "RG-15",
        tr("rule-first-player-text"),
    ),
    HouseRule(
        "last_loser",
        tr("rule-last-loser"),
        {
            "none": tr("rule-last-loser-none"),
            **{str(seat): tr("rule-last-loser-seat", seat=seat + 1) for seat in range(SEATS)},
            "last": tr("rule-last-loser-last"),
        },
        "RG-15",
        tr("rule-last-loser-text"),
    ),
    HouseRule(
        "mulligan",
        tr("rule-mulligan"),
        {"discard": tr("rule-mulligan-discard"), "shuffle_back": tr("rule-mulligan-shuffle-back")},
        "RG-11",
        tr("rule-mulligan-text"),
    ),
    HouseRule(
        "empty_party",
        tr("rule-empty-party"),
        {"allowed": tr("rule-empty-party-allowed"), "forbidden": tr("rule-empty-party-forbidden")},
        "RG-56",
        tr("rule-empty-party-text"),
    ),
    HouseRule(
        "roadblock_uses_ep",
        tr("rule-roadblock-uses-ep"),
        {"yes": tr("rule-roadblock-uses-ep-yes"), "no": tr("rule-roadblock-uses-ep-no")},
        "RG-61",
        tr("rule-roadblock-uses-ep-text"),
    ),
    HouseRule(
        "recruit_fail",
        tr("rule-recruit-fail"),
        {"must": tr("rule-recruit-fail-must"), "may_decline": tr("rule-recruit-fail-may-decline")},
        "RG-64",
        tr("rule-recruit-fail-text"),
    ),
    HouseRule(
        "auto_end",
        tr("rule-auto-end"),
        {"no_legal_action": tr("rule-auto-end-no-legal-action"), "attacks_spent": tr("rule-auto-end-attacks-spent")},
        "RG-73",
        tr("rule-auto-end-text"),
    ),
    HouseRule(
        "friendly_fire",
        tr("rule-friendly-fire"),
        {"allowed": tr("rule-friendly-fire-allowed"), "forbidden": tr("rule-friendly-fire-forbidden")},
        "RG-133",
        tr("rule-friendly-fire-text"),
    ),
    HouseRule(
        "defence_own_side",
        tr("rule-defence-own-side"),
        {"no": tr("rule-defence-own-side-no"), "yes": tr("rule-defence-own-side-yes")},
        "RG-115",
        tr("rule-defence-own-side-text"),
    ),
    HouseRule(
        "front_extra",
        tr("rule-front-extra"),
        {"always": tr("rule-front-extra-always"), "on_heads": tr("rule-front-extra-on-heads")},
        "RG-148",
        tr("rule-front-extra-text"),
    ),
    HouseRule(
        "confusion_count",
        tr("rule-confusion-count"),
        {"chosen": tr("rule-confusion-count-chosen"), "full": tr("rule-confusion-count-full")},
        "RG-157",
        tr("rule-confusion-count-text"),
    ),
    HouseRule(
        "decking_payment",
        tr("rule-decking-payment"),
        {"out_of_play": tr("rule-decking-payment-out-of-play"), "discard": tr("rule-decking-payment-discard")},
        "RG-95",
        tr("rule-decking-payment-text"),
    ),
    HouseRule(
        "elimination_grace_rounds",
        tr("rule-elimination-grace-rounds"),
        {
            "0": tr("rule-elimination-grace-rounds-0"),
            "1": tr("rule-elimination-grace-rounds-1"),
            "2": tr("rule-elimination-grace-rounds-2"),
        },
        "RG-28",
        tr("rule-elimination-grace-rounds-text"),
    ),
    HouseRule(
        "consolation_counters",
        tr("rule-consolation-counters"),
        {"0": tr("rule-consolation-counters-0"), "1": "1", "2": "2"},
        "RG-28",
        tr("rule-consolation-counters-text"),
    ),
    HouseRule(
        "stalemate_rounds",
        tr("rule-stalemate-rounds"),
        {"5": tr("rule-stalemate-rounds-5"), "off": tr("rule-stalemate-rounds-off")},
        "RG-27",
        tr("rule-stalemate-rounds-text"),
        peopled="off",
    ),
    HouseRule(
        "round_cap",
        tr("rule-round-cap"),
        {"40": tr("rule-round-cap-40"), "none": tr("rule-round-cap-none")},
        "RG-27",
        tr("rule-round-cap-text"),
        "people",
    ),
    HouseRule(
        "concede",
        tr("rule-concede"),
        {"no": tr("rule-concede-no"), "yes": tr("rule-concede-yes")},
        "RG-21",
        tr("rule-concede-text"),
        "people",
    ),
)

TABLE = (
    HouseRule(
        "window_seconds",
        tr("rule-window-seconds"),
        {
            "2": tr("rule-window-seconds-2"),
            "3": tr("rule-window-seconds-3"),
            "5": tr("rule-window-seconds-5"),
            "10": tr("rule-window-seconds-10"),
            "untimed": tr("rule-window-seconds-untimed"),
        },
        "RG-173",
        tr("rule-window-seconds-text"),
        "table",
        calm="untimed",
    ),
    HouseRule(
        "window_close",
        tr("rule-window-close"),
        {"all_answered": tr("rule-window-close-all-answered"), "full_time": tr("rule-window-close-full-time")},
        "RG-173",
        tr("rule-window-close-text"),
        "table",
    ),
    HouseRule(
        "solo_windows",
        tr("rule-solo-windows"),
        {"skip_empty": tr("rule-solo-windows-skip-empty"), "always": tr("rule-solo-windows-always")},
        "RG-176",
        tr("rule-solo-windows-text"),
        "table",
    ),
    HouseRule(
        "deck_source",
        tr("rule-deck-source"),
        {"all_cards": tr("rule-deck-source-all-cards"), "collection": tr("rule-deck-source-collection")},
        "RG-4",
        tr("rule-deck-source-text"),
        "table",
    ),
)

HOUSE_RULES = (
    *GAME,
    *(
        HouseRule(
            f"deck_{seat}",
            tr("rule-deck", seat=seat + 1),
            _decks(seat),
            "RG-4",
            tr("rule-deck-text"),
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
