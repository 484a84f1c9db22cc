"""All operations, registered, and the card file compiled with them."""

from __future__ import annotations

from tabletop.games.rpgget.rules import effects_cards, effects_fight, effects_flow
from tabletop.games.rpgget.rules.cards import STATIC
from tabletop.games.rpgget.rules.ops import compile_all

__all__ = ["effects_cards", "effects_fight", "effects_flow"]
WORDS = frozenset({*STATIC, "redirect"})  # operations that are read, not carried out
compile_all(WORDS)
