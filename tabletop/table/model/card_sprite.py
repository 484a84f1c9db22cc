"""One card on the screen: which it is, where it is and how it lies."""

from __future__ import annotations

from tabletop.table.layout import poses


class CardSprite:
    """One card as it is shown. `kind` UNKNOWN is its back; `back` shows the back of a card that is known, too.

    `veiled` is what `back` will be when the card has arrived: it turns over on its way. `turn` says how it lies in a slot,
    `stand` how it stands in its row; `wide`: how wide it was where it flies from.
    """

    __slots__ = ("back", "card", "flying", "goal", "kind", "pose", "raised", "stand", "turn", "veiled", "wide", "zone")

    def __init__(self, card: int, kind: int, zone: int) -> None:
        self.card, self.kind, self.zone = card, kind, zone
        self.pose = self.goal = poses.Pose(0, 0, 1)
        self.back = self.veiled = False
        self.flying = False
        self.raised = self.wide = 0.0
        self.turn = self.stand = 0

    def __repr__(self) -> str:
        return f"Sprite({self.card}, kind {self.kind}, zone {self.zone})"
