"""Draws the table: the mat, what lies still (once), and what moves (every frame); and finds the card under a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from tabletop.card_art.card_sprites import HOVER, RAISED, REST, SpriteSpec
from tabletop.table.extensions.decorations import Decoration
from tabletop.toolkit import pictures, theme
from tabletop.toolkit.layers import BlitRecorder, Layers, centred
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.cards.fronts import CardFronts, Highlights
    from tabletop.table.cards.markers import Markers
    from tabletop.table.cards.overlays import TableSigns
    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout.poses import Pose
    from tabletop.table.layout_schema.board_schema import Style
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.view_state import MatchConstants
    from tabletop.toolkit.layers import Blit

SAME = 0.02  # sizes that differ by less are not scaled
SHRINKS = 1.4  # times its goal's width: the picture of the goal would be seen to be scaled up
TURNS = 12.0  # degrees from which a card is seen turning
COVERED = 8  # of the hidden cards of a pile every so many is drawn


class CardOverlays(Protocol):
    """What is drawn under and over the resting cards."""

    def below(self) -> list[Blit]: ...

    def above(self) -> list[Blit]: ...


class CardLooks(NamedTuple):
    """What is on cards, how they are lit, and what lies on and round them."""

    fronts: CardFronts
    highlights: Highlights
    marks: Markers
    signs: TableSigns


class Stage(Widget):
    """The cards; `extras`: what else lies under and over them; `still`: panels that lie still."""

    def __init__(
        self,
        constants: MatchConstants,
        scene: Scene,
        looks: CardLooks,
        *,
        extras: Sequence[CardOverlays],
        still: Sequence[Widget],
    ) -> None:
        super().__init__("stage")
        self.game, self.look, self.scene = constants.game, constants.look, scene
        self.fronts, self.highlights, self.marks, self.signs = looks
        self.extras = extras
        self.shelf, self.flights = StaticPanels(self, still), FlyingCards(self)
        self.layers = Layers(self._ground, self.resting)
        self.style: Style = "ring"  # of a board
        self._moving: list[CardSprite] = []  # in this frame
        self._surface: pygame.Surface | None = None
        self._grounded: tuple[object, ...] = ()

    # --- what changed
    def changed(self) -> None:
        """Something that lies still has changed its place or its looks."""
        self.layers.rest_changed()
        self.refresh()

    def resized(self, style: Style) -> None:
        """Everything has a new place, a board perhaps other looks. The ground is painted anew only if it is another one: its
        picture is a large file.
        """
        self.style = style
        areas = self.scene.places.areas if self.scene.places is not None else None
        ground = (self.rect.size, self.style, areas and (areas.centre.topleft, areas.centre.size, areas.across))
        if ground != self._grounded:
            self._grounded = ground
            self.layers.resized()
        self.changed()

    # --- cards
    def _blit(self, sprite: CardSprite) -> Blit:
        """One that moves."""
        pose = self.scene.pose(sprite)
        return centred(self._scaled(sprite, pose), (pose.x, pose.y))

    def _resting(self, sprite: CardSprite) -> pygame.Surface:
        return self.app.cards.get(self._look(sprite, sprite.pose, REST))

    def _look(self, sprite: CardSprite, pose: Pose, lift: float) -> SpriteSpec:
        state = self.highlights.state(sprite)
        if sprite.raised and state == "normal" and self.scene.ranks:
            state = "hover"
        words = self.fronts.face(sprite) or self.fronts.back(sprite)
        return SpriteSpec(self.game, words, round(pose.width), state, round(pose.angle * 2) / 2, lift)

    def _scaled(self, sprite: CardSprite, pose: Pose) -> pygame.Surface:
        """A card in motion: the picture of its goal, or the one that it leaves where that is much larger, made once, turned
        and scaled for this frame alone.
        """
        if sprite is self.scene.dragged:
            base = self.app.cards.get(self._look(sprite, pose._replace(angle=0), HOVER))
            return pygame.transform.rotozoom(base, pose.angle, 1) if abs(pose.angle) >= 1 else base
        goal = sprite.goal if sprite.flying or sprite is self.scene.featured else self.scene.risen(sprite)
        if sprite.flying and sprite.wide > SHRINKS * goal.width:
            goal = goal._replace(width=sprite.wide)
        base = self.app.cards.get(self._look(sprite, goal, RAISED))
        share = pose.width / goal.width
        if abs(pose.angle - goal.angle) > TURNS:
            straight = self.app.cards.get(self._look(sprite, goal._replace(angle=0), RAISED))
            return pygame.transform.rotozoom(straight, pose.angle, share)
        if abs(share - 1) < SAME:
            return base
        return pygame.transform.smoothscale(base, (round(base.get_width() * share), round(base.get_height() * share)))

    def _moves(self, sprite: CardSprite) -> bool:
        scene = self.scene
        return sprite.flying or sprite.raised > 0 or sprite is scene.dragged or sprite is scene.featured

    def moving(self) -> list[CardSprite]:
        scene, moves = self.scene, self._moves
        astir = [zone for zone, sprites in enumerate(scene.zones) if any(map(moves, sprites))]
        found = [s for zone in astir for s in scene.laid_out(zone) if moves(s)]
        return sorted(found, key=lambda s: (s is self.scene.dragged, s is self.scene.featured, s.raised > 0, s.flying))

    def resting(self) -> list[Blit]:
        """All that lies still, from below to above: cards that are fanned out to choose from lie over everything else."""
        scene, marks = self.scene, self.marks
        marks.refresh()
        out: list[Blit] = [*self.shelf.below(), *(blit for extra in self.extras for blit in extra.below())]
        out += marks.below()
        fanned = scene.fanned()
        for zone in scene.order():
            if fanned and zone == fanned[0]:
                out += [*self._over(), *self.shelf.resting(), *marks.tray(fanned)]
            for sprite in self._seen(zone):
                if not self._moves(sprite):
                    out.append(centred(self._resting(sprite), sprite.pose[:2]))
                    out += marks.on(sprite)
        return [*out, *(self.signs.fanned() if fanned else [*self._over(), *self.shelf.resting()])]

    def _seen(self, zone: int) -> Sequence[CardSprite]:
        """The cards of a zone from below to above, of those in a pile the uppermost and a few below them."""
        scene = self.scene
        laid, place = scene.laid_out(zone), scene.places.zones[zone] if scene.places else None
        if place is None or place.look.kind != "pile":
            return laid
        top = (len(scene.rest(zone)) if zone in scene.spread else len(laid)) - 1
        return [s for i, s in enumerate(laid) if top - i <= place.look.shown or not (top - i) % COVERED]

    def _over(self) -> list[Blit]:
        """What lies over the resting cards, but under those that are fanned out to choose from."""
        return [*self.marks.above(), *[blit for extra in self.extras for blit in extra.above()]]

    # --- picture
    def _ground(self, target: pygame.Surface) -> None:
        size = target.get_size()
        mat = pictures.along(pictures.load(self.game, self.look.mat), size)
        target.blit(pictures.covering(mat, size), (0, 0))
        pictures.shade(target, theme.load().shade)
        if self.scene.places is not None:
            self.scene.places.scheme.paint(target, self.scene.places.areas, self.style)

    def draw(self, target: pygame.Surface) -> None:
        moving = self.moving()
        if moving != self._moving:
            self._moving = moving
            self.layers.rest_changed()
        elif not self.layers.stale:
            lands = (s for s in moving if s.flying and s is not self.scene.featured)
            any(self.app.cards.ahead(self._look(sprite, sprite.goal, REST)) for sprite in lands)
        self.layers.draw(target)

    def in_motion(self, *, flying: bool) -> list[Blit]:
        """The cards that fly in this frame from place to place, or all others that move, each with its eye and
        its stamp.
        """
        found = [sprite for sprite in self._moving if self._flies(sprite) == flying]
        return [blit for sprite in found for blit in (self._blit(sprite), *self._worn(sprite))]

    def _worn(self, sprite: CardSprite) -> list[Blit]:
        return [*self.marks.eye(sprite, self.scene.pose(sprite)), *self.marks.stamps.flying(sprite)]

    def _flies(self, sprite: CardSprite) -> bool:
        """From one place to another, and nobody looks at it or holds it."""
        return sprite.flying and sprite is not self.scene.featured and sprite is not self.scene.dragged


class StaticPanels(Widget):
    """Panels that lie still: part of the static layer, which is mended when one of them changes. They draw by blits alone."""

    def __init__(self, stage: Stage, panels: Sequence[Widget]) -> None:
        super().__init__("shelf")
        self.stage = stage
        for panel in panels:
            self.add(panel)

    def child_changed(self) -> None:
        self.stage.changed()

    def below(self) -> list[Blit]:
        """Of those that lie below the cards."""
        return self._taped(under=True)

    def resting(self) -> list[Blit]:
        """Of all others."""
        return self._taped(under=False)

    def _taped(self, *, under: bool) -> list[Blit]:
        tape = BlitRecorder()
        for panel in self.children:
            if panel.visible and (isinstance(panel, Decoration) and panel.under) == under:
                panel.draw(tape.surface)
        return tape.blits

    def draw(self, target: pygame.Surface) -> None:
        """They have been drawn with the static layer."""


class FlyingCards(Widget):
    """The cards that fly: over the table and what lies still on it, and below the words that are read meanwhile."""

    def __init__(self, stage: Stage) -> None:
        super().__init__("flights")
        self.stage = stage

    def draw(self, target: pygame.Surface) -> None:
        target.fblits(self.stage.in_motion(flying=True))


class AirborneLayer(Widget):
    """What else moves above the table, and what lives for moments only. Added between the panels that it passes over and
    those that lie above it.
    """

    def __init__(self, stage: Stage, *live: Callable[[], list[Blit]]) -> None:
        super().__init__("sky")
        self.stage, self.live = stage, live

    def draw(self, target: pygame.Surface) -> None:
        target.fblits([*self.stage.in_motion(flying=False), *(blit for live in self.live for blit in live())])
