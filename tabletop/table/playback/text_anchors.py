"""To which card words belong: they go with it, in its row and out of it."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.table.layout.poses import Pose
    from tabletop.table.model.card_sprite import Sprite

GONE = 0.5  # of the way on which a card leaves: so soon its words have faded


class Shift(NamedTuple):
    """How far what words belong to has moved since, in pixels; `seen`: of the words, 1 for all, 0 when it has gone."""

    right: float = 0
    down: float = 0
    seen: float = 1


class Holding:
    """By one card, from where it is to lie when the words appear; `behind`: they stay there when it leaves, since no other
    card closes up to there.
    """

    def __init__(self, sprite: Sprite, *, behind: bool = False) -> None:
        self.behind = behind
        self.sprite, self.zone, self.start = sprite, sprite.zone, sprite.goal
        self._left, self._seen = sprite.pose, 1.0

    @property
    def left(self) -> bool:
        return self.sprite.zone != self.zone or self._seen < 1

    def shift(self) -> Shift:
        """A row closes up when others leave. When the card leaves itself, its words go with it and fade on the way: where it
        was is soon another one, and where it goes somebody's name.
        """
        if self.behind and self.left:
            return Shift()
        pose, goal = self.sprite.pose, self.sprite.goal
        if not self.left:
            self._left = pose
        else:
            far = dist(_middle(self._left), _middle(goal))
            ahead = dist(_middle(pose), _middle(goal)) / far if far else 0.0
            self._seen = min(self._seen, max(0.0, 1 - (1 - ahead) / GONE))
        return Shift(pose.x - self.start.x, pose.y - self.start.y, self._seen)


def _middle(pose: Pose) -> tuple[float, float]:
    return pose.x, pose.y
