"""Draws the table: the mat, what lies still (once), and what moves (every frame); and finds the card under a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import UNKNOWN
from tabletop.ui import pictures
from tabletop.ui.cardface import RATIO
from tabletop.ui.layers import Layers, centred
from tabletop.ui.sprites import HOVER, RAISED, REST, Look
from tabletop.ui.table import poses
from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.ui.faces import CardText
    from tabletop.ui.layers import Blit
    from tabletop.ui.layouts import TableLayout
    from tabletop.ui.sprites import State
    from tabletop.ui.table.marks import Marks
    from tabletop.ui.table.scene import Scene, Sprite

RAISE = 1.26  # a card under the mouse, times its width
COVERED = 8  # of the hidden cards of a pile every so many is drawn


class Stage(Widget):
    """The cards. `state(sprite)` says how a card is lit; `above(target)` draws what lies over resting cards."""

    def __init__(
        self, game: str, texts: Sequence[CardText], layout: TableLayout, scene: Scene, state: Callable[[Sprite], State]
    ) -> None:
        super().__init__("stage")
        self.game, self.texts, self.look, self.scene, self.state = game, texts, layout, scene, state
        self.layers = Layers(self._ground, self._resting)
        self.dragged: Sprite | None = None
        self.drag_pose = poses.Pose(0, 0, 1)
        self.marks: Marks | None = None
        self.live: Callable[[], list[Blit]] = list
        self._moving: tuple[int, ...] = ()
        self._surface: pygame.Surface | None = None

    # --- what changed
    def changed(self) -> None:
        """Something that lies still has changed its place or its looks."""
        self.layers.rest_changed()
        self.refresh()

    def resized(self) -> None:
        self.layers.resized()
        self.changed()

    # --- cards
    def face(self, sprite: Sprite) -> CardText | None:
        """The words on a card as it is shown, None for its back."""
        return None if sprite.back or sprite.kind == UNKNOWN else self.texts[sprite.kind]

    def pose(self, sprite: Sprite) -> poses.Pose:
        """Where a card is drawn: a card under the mouse stands upright and larger."""
        if sprite is self.dragged:
            return self.drag_pose
        pose = sprite.pose
        if not sprite.raised:
            return pose
        wide = pose.width * RAISE
        bottom = min(pose.y - pose.height * 0.12 + wide * RATIO / 2, self.rect.bottom - 4)
        if bottom <= self.rect.bottom - pose.height * 0.6:
            bottom = pose.y + wide * RATIO / 2
        return pose.between(poses.Pose(pose.x, bottom - wide * RATIO / 2, wide), sprite.raised)

    def _blit(self, sprite: Sprite) -> Blit:
        pose = self.pose(sprite)
        lift = HOVER if sprite is self.dragged else RAISED if sprite.flying or sprite.raised else REST
        look = Look(self.game, self.face(sprite), round(pose.width), self.state(sprite), pose.angle, lift)
        if sprite.flying or sprite is self.dragged or 0 < sprite.raised < 1:
            picture = self.app.cards.moving(look)
        else:
            picture = self.app.cards.get(look._replace(angle=round(pose.angle * 2) / 2))
        return centred(picture, (pose.x, pose.y))

    def _moves(self, sprite: Sprite) -> bool:
        return sprite.flying or sprite.raised > 0 or sprite is self.dragged

    def moving(self) -> list[Sprite]:
        found = [s for zone in range(len(self.scene.zones)) for s in self.scene.laid_out(zone) if self._moves(s)]
        return sorted(found, key=lambda s: (s is self.dragged, s.raised > 0, s.flying))

    def _resting(self) -> list[Blit]:
        scene, marks = self.scene, self.marks
        out: list[Blit] = marks.below() if marks is not None else []
        for zone in self.order():
            laid = scene.laid_out(zone)
            place = scene.places.zones[zone] if scene.places else None
            pile = place is not None and place.look.kind == "pile" and zone not in scene.spread
            for i, sprite in enumerate(laid):
                above = len(laid) - 1 - i
                if pile and place is not None and above > place.look.shown and above % COVERED:
                    continue
                if not self._moves(sprite):
                    out.append(self._blit(sprite))
        return out + (marks.above() if marks is not None else [])

    def order(self) -> list[int]:
        """Zones from below to above: what is fanned out to choose from lies on top."""
        scene = self.scene
        return sorted(range(len(scene.zones)), key=lambda zone: (zone in scene.spread, zone))

    # --- picture
    def _ground(self, target: pygame.Surface) -> None:
        target.blit(pictures.cover((self.game, self.look.mat), target.get_size(), keep=False), (0, 0))

    def draw(self, target: pygame.Surface) -> None:
        moving = self.moving()
        names = tuple(id(sprite) for sprite in moving)
        if names != self._moving:
            self._moving = names
            self.layers.rest_changed()
        self.layers.draw(target)
        target.fblits([*(self._blit(sprite) for sprite in moving), *self.live()])
        super().draw(target)
