"""Draws the table: the mat, what lies still (once), and what moves (every frame); and finds the card under a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.core.ask import UNKNOWN
from tabletop.ui import pictures
from tabletop.ui.cardface import RATIO
from tabletop.ui.layers import Layers, centred
from tabletop.ui.sprites import HOVER, RAISED, REST, Look
from tabletop.ui.table.place import boards, poses
from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.ui.faces import CardText
    from tabletop.ui.layers import Blit
    from tabletop.ui.layouts import TableLayout, ZoneLook
    from tabletop.ui.layouts.board import Style
    from tabletop.ui.sprites import State
    from tabletop.ui.table.cards.marks import Marks
    from tabletop.ui.table.cards.scene import Scene, Sprite

RAISE = 1.26  # a card under the mouse, times its width
RISEN = 0.174  # of the table's height: it need not be wider then
FOOT = 0.012  # of the table's height: so far above the lower edge it stands
SAME = 0.02  # sizes that differ by less are not scaled
TURNS = 12.0  # degrees from which a card is seen turning
RING = 40  # pixels by which the printed ring may pass the room for fights
COVERED = 8  # of the hidden cards of a pile every so many is drawn


class Extras(Protocol):
    """What is drawn under and over the resting cards."""

    def below(self) -> list[Blit]: ...

    def above(self) -> list[Blit]: ...


class Stage(Widget):
    """The cards. `state(sprite)` says how a card is lit; `above(target)` draws what lies over resting cards."""

    def __init__(
        self, game: str, texts: Sequence[CardText], layout: TableLayout, scene: Scene, state: Callable[[Sprite], State]
    ) -> None:
        super().__init__("stage")
        self.game, self.texts, self.look, self.scene, self.state = game, texts, layout, scene, state
        self.shelf = Shelf(self)
        self.layers = Layers(self._ground, self.resting, self.shelf.draw_resting)
        self.dragged: Sprite | None = None
        self.drag_pose = poses.Pose(0, 0, 1)
        self.marks: Marks | None = None
        self.extras: list[Extras] = []
        self.style: Style = "ring"  # of a board
        self.back: Callable[[Sprite], CardText | None] = lambda _sprite: None
        self.text: Callable[[int], CardText] = texts.__getitem__
        self.live: Callable[[], list[Blit]] = list
        self._moving: tuple[int, ...] = ()
        self._surface: pygame.Surface | None = None
        self._grounded: tuple[object, ...] = ()

    # --- what changed
    def changed(self) -> None:
        """Something that lies still has changed its place or its looks."""
        self.layers.rest_changed()
        self.refresh()

    def resized(self) -> None:
        """Everything has a new place; the ground is painted anew only if it is another one: its picture is a large file."""
        areas = self.scene.places.areas if self.scene.places is not None else None
        ground = (self.rect.size, self.style, areas and (areas.centre.topleft, areas.centre.size))
        if ground != self._grounded:
            self._grounded = ground
            self.layers.resized()
        self.changed()

    # --- cards
    def face(self, sprite: Sprite) -> CardText | None:
        """The words on a card as it is shown, None for its back."""
        return None if sprite.back or sprite.kind == UNKNOWN else self.text(sprite.kind)

    def pose(self, sprite: Sprite) -> poses.Pose:
        """Where a card is drawn: a card under the mouse stands upright and larger."""
        if sprite is self.dragged:
            return self.drag_pose
        if sprite.flying or not sprite.raised:
            return sprite.pose
        return sprite.pose.between(self._risen(sprite), sprite.raised)

    def _risen(self, sprite: Sprite) -> poses.Pose:
        """Where a card stands when the mouse is on it; one at the lower edge rises above it."""
        pose = sprite.pose
        low = pose.y + pose.width * RAISE * RATIO / 2 > self.rect.bottom - pose.height * 0.6
        wide = max(pose.width, min(pose.width * RAISE, self.rect.height * RISEN)) if low else pose.width * RAISE
        high = wide * RATIO
        bottom = pose.y + high / 2
        if low:
            bottom = min(pose.y - pose.height * 0.12 + high / 2, self.rect.bottom - self.rect.height * FOOT)
        return poses.Pose(pose.x, bottom - high / 2, wide)

    def _blit(self, sprite: Sprite) -> Blit:
        pose = self.pose(sprite)
        return centred(self._scaled(sprite, pose) if self._moves(sprite) else self._resting(sprite), (pose.x, pose.y))

    def _resting(self, sprite: Sprite) -> pygame.Surface:
        return self.app.cards.get(self._look(sprite, sprite.pose, REST))

    def _look(self, sprite: Sprite, pose: poses.Pose, lift: float) -> Look:
        state = self.state(sprite)
        if sprite.raised and state == "normal" and self.scene.ranks:
            state = "hover"
        words = self.face(sprite) or self.back(sprite)
        return Look(self.game, words, round(pose.width), state, round(pose.angle * 2) / 2, lift)

    def _scaled(self, sprite: Sprite, pose: poses.Pose) -> pygame.Surface:
        """A card in motion: the picture of its goal, made once, turned and scaled for this frame alone."""
        if sprite is self.dragged:
            base = self.app.cards.get(self._look(sprite, pose._replace(angle=0), HOVER))
            return pygame.transform.rotozoom(base, pose.angle, 1) if abs(pose.angle) >= 1 else base
        goal = sprite.goal if sprite.flying else self._risen(sprite)
        base = self.app.cards.get(self._look(sprite, goal, RAISED))
        share = pose.width / goal.width
        if abs(pose.angle - goal.angle) > TURNS:
            straight = self.app.cards.get(self._look(sprite, goal._replace(angle=0), RAISED))
            return pygame.transform.rotozoom(straight, pose.angle, share)
        if abs(share - 1) < SAME:
            return base
        return pygame.transform.smoothscale(base, (round(base.get_width() * share), round(base.get_height() * share)))

    def _moves(self, sprite: Sprite) -> bool:
        return sprite.flying or sprite.raised > 0 or sprite is self.dragged

    def moving(self) -> list[Sprite]:
        found = [s for zone in range(len(self.scene.zones)) for s in self.scene.laid_out(zone) if self._moves(s)]
        return sorted(found, key=lambda s: (s is self.dragged, s.raised > 0, s.flying))

    def resting(self) -> list[Blit]:
        scene, marks = self.scene, self.marks
        if marks is not None:
            marks.refresh()
        out: list[Blit] = [blit for extra in self.extras for blit in extra.below()]
        out += marks.below() if marks is not None else []
        fanned = scene.fanned()
        for zone in self.order():
            if fanned and zone == fanned[0]:
                out += [*self._over(), *(marks.tray(fanned) if marks is not None else [])]
            laid = scene.laid_out(zone)
            place = scene.places.zones[zone] if scene.places else None
            pile = place is not None and place.look.kind == "pile" and zone not in scene.spread
            for i, sprite in enumerate(laid):
                above = len(laid) - 1 - i
                if pile and place is not None and above > place.look.shown and above % COVERED:
                    continue
                if not self._moves(sprite):
                    out.append(self._blit(sprite))
                    out += marks.on(sprite) if marks is not None else []
        return out if fanned else out + self._over()

    def _over(self) -> list[Blit]:
        """What lies over the resting cards, but under those that are fanned out to choose from."""
        marked = self.marks.above() if self.marks is not None else []
        return [*marked, *[blit for extra in self.extras for blit in extra.above()]]

    def order(self) -> list[int]:
        """Zones from below to above: what is fanned out to choose from lies on top."""
        fanned = self.scene.fanned()
        places = self.scene.places
        over = [_level(place.look) for place in places.zones] if places else [1] * len(self.scene.zones)
        return sorted(range(len(self.scene.zones)), key=lambda zone: (zone in fanned, over[zone], zone))

    # --- picture
    def _ground(self, target: pygame.Surface) -> None:
        target.blit(pictures.cover((self.game, self.look.mat), target.get_size(), keep=False), (0, 0))
        if self.scene.places is None:
            return
        centre = self.scene.places.areas.centre
        if self.look.board is not None:
            boards.paint(target, self.game, self.look.board, centre, self.style)
        if self.look.fights is not None:
            ring = pictures.contain((self.game, self.look.fights.ring), centre.inflate(RING, RING).size, keep=False)
            target.blit(ring, ring.get_rect(center=centre.center))

    def draw(self, target: pygame.Surface) -> None:
        moving = self.moving()
        names = tuple(id(sprite) for sprite in moving)
        if names != self._moving:
            self._moving = names
            self.layers.rest_changed()
        self.layers.draw(target)

    def draw_moving(self, target: pygame.Surface) -> None:
        """Draw what moves, and what lives for moments only: above the panels that lie on the table."""
        target.fblits([*(self._blit(sprite) for sprite in self.moving()), *self.live()])


def _level(look: ZoneLook) -> int:
    """What lies on fighters is above them."""
    return 2 if look.kind == "fight" else 0 if look.under else 1


class Shelf(Widget):
    """Panels that lie still: part of the static layer, which is made anew when one of them changes."""

    def __init__(self, stage: Stage) -> None:
        super().__init__("shelf")
        self.stage = stage

    def child_changed(self) -> None:
        self.stage.changed()

    def draw_resting(self, target: pygame.Surface) -> None:
        super().draw(target)

    def draw(self, target: pygame.Surface) -> None:
        """They have been drawn with the static layer."""


class Sky(Widget):
    """What moves above the table: added between the panels that it passes over and those that lie above it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__("sky")
        self.stage = stage

    def draw(self, target: pygame.Surface) -> None:
        self.stage.draw_moving(target)
