"""House rules (rules 4K) as data, and the flags that the engine keeps of them in the column `house`."""

from __future__ import annotations

from typing import Literal

from tabletop.core.definition import HouseRule
from tabletop.games.espionage.texts import tr

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


def _rule(
    name: str,
    rule: str,
    values: tuple[str, ...],
    scope: Literal["rules", "table", "people"] = "rules",
    suggested: str = "",
    calm: str = "",
) -> HouseRule:
    """In words; the first value is the default."""
    key = f"rule-{name.replace('_', '-')}"
    told = {value: tr(f"{key}-{value.replace('_', '-')}") for value in values}
    return HouseRule(name, tr(key), told, rule, tr(f"{key}-text"), scope, suggested=suggested, calm=calm)


HOUSE_RULES = (
    _rule("first_player", "ES-5", ("random", "chosen")),
    _rule("elimination", "ES-98", ("last_standing", "first_blood")),
    _rule("protector_fatal", "ES-62", ("yes", "no")),
    _rule("empty_hand", "ES-101", ("stays", "out")),
    _rule("fallen_hand", "ES-96", ("pile", "captor", "discard")),
    _rule("bomb_hit", "ES-66", ("back_to_pile", "stays")),
    _rule("loss_window", "ES-57", ("gold_only", "always")),
    _rule("package_when", "ES-103", ("at_once", "end_only")),
    _rule("pile_end", "ES-104", ("at_once", "finish_turn")),
    _rule("reveal_order", "ES-109", ("package_first", "target_first")),
    _rule("nobody_wins", "ES-111", ("share", "most_cards")),
    _rule("concede", "ES-112", ("no", "yes"), "people"),
    _rule("window_seconds", "ES-116", ("5", "3", "8", "15", "untimed"), "table", calm="untimed"),
    _rule("window_close", "ES-117", ("full_time", "all_answered"), "table", suggested="all_answered"),
    _rule("solo_windows", "ES-123", ("skip_empty", "always"), "table"),
    _rule("fallen_see_all", "ES-135", ("no", "yes"), "table"),
)


def flags(options: dict[str, str]) -> int:
    """The rules' part of checked options as one number."""
    return sum(FLAGS.get(item, 0) for item in options.items())
