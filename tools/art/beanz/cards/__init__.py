"""The pictures of the Action, Instant Action and Cosmos cards: card id -> picture."""

from __future__ import annotations

from tools.art.beanz.cards import attacks, far_moons, fields, instants, mat_actions, rookie_moons, supplies
from tools.art.beanz.cards.scene import Scene

CARDS: dict[str, Scene] = {
    **attacks.CARDS,
    **mat_actions.CARDS,
    **supplies.CARDS,
    **instants.CARDS,
    **rookie_moons.CARDS,
    **far_moons.CARDS,
    **fields.CARDS,
}
