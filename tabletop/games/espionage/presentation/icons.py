"""The icons on the buttons of acts, by name."""

from __future__ import annotations

ICONS = {
    "play": "play",
    "claim": "trophy",
    "concede": "flag",
    "react": "bolt",
    "answer": "link",
    "aim": "target",
    "name": "bullhorn",
    "choose": "cards-outline",
    "take": "hand",
    "give": "hand-heart",
    "put": "layers",
    "give_up": "delete",
    "done": "check",
    "begin": "seat",
}
