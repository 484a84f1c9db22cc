"""All operations, registered, and the card file compiled with them."""

from __future__ import annotations

from tabletop.games.rpgget.rules import effects_cards, effects_fight, effects_flow, effects_units
from tabletop.games.rpgget.rules.ops import compile_all
from tabletop.games.rpgget.rules.statics import STATIC

__all__ = ["effects_cards", "effects_fight", "effects_flow", "effects_units"]
WORDS = frozenset({*STATIC, "redirect"})  # operations that are read, not carried out
compile_all(WORDS)
