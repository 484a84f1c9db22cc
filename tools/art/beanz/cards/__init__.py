"""The pictures of the Action, Instant Action and Cosmos cards: card id -> picture."""

from __future__ import annotations

from tools.art.beanz.cards import attacks, fields, instants, mat_actions, moons, supplies
from tools.art.beanz.cards.scene import Scene

CARDS: dict[str, Scene] = {**attacks.CARDS, **mat_actions.CARDS, **supplies.CARDS, **instants.CARDS, **moons.CARDS, **fields.CARDS}
