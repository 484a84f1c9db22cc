"""What a teacher speaks of and must not cover: where it lies on the table now, in pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.layout import HAND
from tabletop.table.input.hit_targets import uncovered

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.layout.zone_places import Places
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.toolkit.layers import Blit

NEAR = 24  # units: a number so near to a pile, on both sides together, is its own


class Subject(NamedTuple):
    """`anchor` takes the words of a lesson's `at`, `kept` all that is looked at; both as the table is shown now."""

    basics: MatchConstants
    cards: CardParts
    panels: Hud

    @property
    def places(self) -> Places:
        places = self.cards.scene.places
        assert places is not None, "the table is laid"
        return places

    # --- what must not be covered
    def kept(self) -> tuple[pygame.Rect, ...]:
        """Question, buttons, badges, the game's own pieces, and every card, pile and number on the table."""
        panels, cards = self.panels, self.cards
        boxes = [panels.prompt.box, panels.corner.rect, *(badge.rect for badge in panels.badges)]
        boxes += [panels.strip.box] if panels.strip.visible else []
        boxes += [*(piece.rect for piece in cards.pieces), *self.places.areas.extra.values()]
        boxes += [button.rect for button in panels.buttons.children]
        boxes += [*cards.clash.boxes(), *_boxes(cards.clash.above())] if cards.clash is not None else []
        boxes += [*_boxes([*cards.figures.above(), *cards.counter.above()]), *self._numbers()]
        return (*boxes, *(box for zone in range(len(cards.scene.zones)) for box in self._laid(zone)))

    def _numbers(self) -> list[pygame.Rect]:
        """On piles, cards and zones."""
        signs = self.cards.signs
        return [*self.cards.marks.captions(), *_boxes([*signs.above(), *signs.fanned()])]

    def _laid(self, zone: int) -> list[pygame.Rect]:
        """The cards of a zone; of an own pile also its place, when it is empty."""
        scene, place = self.cards.scene, self.places.zones[zone]
        if zone in self.places.hidden:
            return []
        sprites = scene.zones[zone]
        if place.look.kind != "pile" or zone in scene.spread:
            return [sprite.goal.box for sprite in sprites]
        return [sprite.goal.box for sprite in sprites[-1:]] or [place.area for _ in (1,) if place.own]

    # --- what it is about
    def anchor(self, at: str, wanted: str) -> pygame.Rect | None:
        """`wanted`: the button that is asked for, None when it is about nothing, or nothing that is there."""
        what, _, name = at.partition(" ")
        if what == "seat":
            return self.panels.badges[int(name)].rect
        if what == "buttons":
            return self._button(wanted)
        if what == "counter":
            return self.cards.counter.box()
        if what == "zone":
            group, _, seat = name.partition(" ")
            return self._zone(self.basics.kernel.find(group, int(seat) if seat else None))
        mine = self.basics.kernel.find(HAND, 0) if what == HAND else -1
        sprites = [
            sprite
            for sprite in self.cards.scene.sprites.values()
            if sprite.zone == mine or (what == "card" and self._shows(sprite, name))
        ]
        boxes = [self._visible(sprite) for sprite in (sprites if mine >= 0 else sprites[:1])]
        return boxes[0].unionall(boxes[1:]).clip(self.places.window) if boxes else None

    def _zone(self, zone: int) -> pygame.Rect:
        """Its place, of a pile with the number that stands at it."""
        place, near = self.places.zones[zone], self.panels.kit.u(NEAR)
        area = place.area
        if place.look.kind != "pile":
            return area
        around = area.inflate(near, near)
        return area.unionall([box for box in self._numbers() if box.colliderect(around)])

    def _button(self, wanted: str) -> pygame.Rect | None:
        """The button that is asked for, else all of them."""
        buttons = self.panels.buttons
        boxes = [child.rect for child in buttons.children]
        meant = [box for fact, box in zip(buttons.facts, boxes, strict=True) if fact.id == wanted] or boxes
        return meant[0].unionall(meant[1:]) if meant else None

    def _visible(self, sprite: Sprite) -> pygame.Rect:
        """The part of a card that no other card of its zone covers."""
        scene = self.cards.scene
        laid = scene.laid_out(sprite.zone)
        if sprite.raised or sprite.flying or sprite is scene.dragged:
            return scene.pose(sprite).box
        return uncovered(laid, laid.index(sprite))

    def _shows(self, sprite: Sprite, name: str) -> bool:
        """A card that lies in the middle of things, face up: not among the discards."""
        face = self.cards.fronts.face(sprite)
        pile = self.places.zones[sprite.zone].look.kind == "pile"
        return face is not None and not pile and self.basics.definition.cards[sprite.kind].id == name


def _boxes(blits: Sequence[Blit]) -> list[pygame.Rect]:
    return [picture.get_rect(topleft=place) for picture, place in blits]
