"""The icons on the buttons of acts, by name."""

from __future__ import annotations

ICONS = {
    "lock": "target",
    "stop": "hand",
    "mark": "pencil",
    "object": "bullhorn",
    "agree": "undo",
    "stand": "check",
    "allow": "check",
    "refuse": "close",
    "cover": "layers",
}
