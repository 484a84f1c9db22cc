"""The icons on the buttons of acts, by name."""

from __future__ import annotations

ICONS = {
    "play_agent": "play",
    "play_free": "play",
    "attack": "sword",
    "swinger": "star",
    "happening": "bullhorn",
    "card_action": "bolt",
    "concede": "flag",
    "throw": "hand",
    "ask_help": "bullhorn",
    "ship": "play",
    "press": "hand",
    "target": "target",
    "straw": "hand",
    "fighter": "sword",
    "discard": "delete",
    "begin": "seat",
    "mulligan": "shuffle",
    "seat": "target",
    "pick": "check",
    "choose": "check",
    "do": "check",
    "top": "arrow-up",
    "bottom": "arrow-down",
    "seen": "eye",
}
