"""What a teacher says: a caption in a corner where it covers nothing that it speaks of, and an arrow to what it means."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.layout import HAND
from tabletop.table.cards import arrows
from tabletop.table.hud.callout import FOOT, PAD, WIDE, Callout
from tabletop.table.input.hit_targets import uncovered

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.view_state import MatchConstants
    from tabletop.toolkit.layers import Blit


NEAR = 24  # units: a number so near to a pile, on both sides together, is its own


class CalloutTarget(NamedTuple):
    """`anchor` takes the words of a lesson's `at`, `kept` all that is looked at; both as the table is shown now."""

    constants: MatchConstants
    cards: CardParts
    panels: Hud

    @property
    def places(self) -> ZonePlaces:
        places = self.cards.scene.places
        assert places is not None, "the table is laid"
        return places

    # --- what must not be covered
    def kept(self) -> tuple[pygame.Rect, ...]:
        """Question, buttons, badges, the game's own pieces, and every card, pile and number on the table."""
        panels, cards = self.panels, self.cards
        boxes = [panels.prompt.box, panels.corner.rect, *(badge.rect for badge in panels.badges)]
        boxes += [panels.reactions.bar.box] if panels.reactions.bar.visible else []
        boxes += [*(piece.rect for piece in cards.pieces), *self.places.areas.extra.values()]
        boxes += [button.rect for button in panels.buttons.row.children]
        boxes += (
            [*cards.combat_overlay.boxes(), *_boxes(cards.combat_overlay.above())]
            if cards.combat_overlay is not None
            else []
        )
        boxes += [*_boxes([*cards.score_counter.above(), *cards.step_counter.above()]), *self._numbers()]
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
            return self.cards.step_counter.box()
        if what == "zone":
            group, _, seat = name.partition(" ")
            return self._zone(self.constants.kernel.find(group, int(seat) if seat else None))
        mine = self.constants.kernel.find(HAND, 0) if what == HAND else -1
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
        buttons = self.panels.buttons.row
        boxes = [child.rect for child in buttons.children]
        meant = [box for fact, box in zip(buttons.facts, boxes, strict=True) if fact.id == wanted] or boxes
        return meant[0].unionall(meant[1:]) if meant else None

    def _visible(self, sprite: CardSprite) -> pygame.Rect:
        """The part of a card that no other card of its zone covers."""
        scene = self.cards.scene
        laid = scene.laid_out(sprite.zone)
        if sprite.raised or sprite.flying or sprite is scene.dragged:
            return scene.pose(sprite).box
        return uncovered(laid, laid.index(sprite))

    def _shows(self, sprite: CardSprite, name: str) -> bool:
        """A card that lies in the middle of things, face up: not among the discards."""
        face = self.cards.fronts.face(sprite)
        pile = self.places.zones[sprite.zone].look.kind == "pile"
        return face is not None and not pile and self.constants.definition.cards[sprite.kind].id == name


def _boxes(blits: Sequence[Blit]) -> list[pygame.Rect]:
    return [picture.get_rect(topleft=place) for picture, place in blits]


GAP = 12
WIDTHS = (WIDE, 340, 258)  # units
STEPS = 40  # places that are tried across, and down, where the usual ones are taken
REACH = (96, 64, 34, 0)  # units of the arrow's line, where it crosses nothing; at last its head is enough
HEAD = 17  # units from the middle of the arrow's head to its tip
SWELL = 3  # units that the ring breathes
BREATH = 1400.0  # ms


class CalloutText(NamedTuple):
    """What will be said, and about what."""

    source: str
    anchor: pygame.Rect | None


class LessonCallout(Callout):
    """`corner`: the rectangle at whose lower right the callout sits, growing upwards and to the left, unless it would cover
    what it means or one of `kept` there; then as near to it as it covers nothing. `later`: what is said after a press on Next,
    and another one: for all of that it stands in one place, so that Next stays under the hand.
    """

    def __init__(self, on_next: Callable[[], None], on_skip: Callable[[], None]) -> None:
        super().__init__(on_next, on_skip)
        self.corner = pygame.Rect(0, 0, 0, 0)
        self.kept: tuple[pygame.Rect, ...] = ()
        self.later: tuple[CalloutText, ...] = ()
        self.breath = 0
        self._stays: tuple[pygame.Rect, pygame.Rect] | None = None  # a box to stay at, in this window
        self._reach = 0  # pixels: how wide Next was there
        self._below: list[tuple[int, pygame.Rect | None]] = []  # how high the later ones are

    def stay(self) -> None:
        """A hand rests on one of its buttons: with the next words they are in the same place."""
        self._stays, self._reach = (self.box.copy(), self.rect.copy()), self.next.rect.width

    def go(self) -> None:
        """It may stand anywhere."""
        self._stays = None

    _there: pygame.Rect | None = None

    def said(self) -> list[pygame.Rect]:
        """Its words, and what they are about."""
        return [self.box, *([self.anchor] if self.anchor is not None else [])]

    def follow(self, anchor: pygame.Rect | None, kept: tuple[pygame.Rect, ...]) -> bool:
        """What it means or must not cover lies elsewhere: it gives way, but only if it has to. True when anything changed."""
        if not self.visible or (anchor == self.anchor and kept == self.kept):
            return False
        self.anchor, self.kept = pygame.Rect(anchor) if anchor is not None else None, kept
        if self._covers(self.box, self.anchor):
            self.layout()
        self.refresh()
        return True

    def breathe(self, now: float) -> bool:
        """Let the ring swell a little; True when it changed."""
        if not self.visible or self.anchor is None or self.app.prefs.reduced_motion:
            return False
        part = abs((now % BREATH) / BREATH * 2 - 1)
        swell = self.u(SWELL * 2 * part) if part > 0 else 0
        if swell == self.breath:
            return False
        self.breath = swell
        return True

    def layout(self) -> None:
        """Where a hand rests on its buttons, else as wide as it covers nothing, else as it covers least."""
        if not self.visible:
            return
        stays = self._stays[0] if self._stays is not None and self._stays[1] == self.rect else None
        widths = sorted(WIDTHS, key=lambda wide: self.u(wide) != stays.width) if stays is not None else WIDTHS
        tried = [*((wide, stays) for wide in widths if stays is not None), *((wide, None) for wide in WIDTHS)]
        costs = []
        for wide, there in tried:
            self._lay_out(wide, there)
            costs.append(self._cost(self.box))
            if not costs[-1]:
                return
        self._lay_out(*tried[costs.index(min(costs))])

    def _lay_out(self, wide: int, stays: pygame.Rect | None) -> None:
        """Two buttons that do not fit beside each other stand one above the other."""
        self.wide, self._there = wide, stays
        inside = min(self.u(wide), self.rect.width - 2 * self.u(20)) - 2 * self.u(PAD)
        more = 2 * self.u(PAD) + self.u(FOOT)
        self._below = [
            (self.kit.rich(words.source, "body", inside, "ink", size=22).size[1] + more, words.anchor)
            for words in self.later
        ]
        super().layout()
        if not (self.visible and self.rect.width and self.next.visible):
            return
        if stays is not None:  # a shorter word is no smaller button
            row = self.next.rect
            reach = min(max(row.width, self._reach), inside)
            self.next.place(pygame.Rect(row.right - reach, row.y, reach, row.height))
        if not self.skip.visible:
            return
        gap = self.u(14)
        if self.skip.rect.right + gap > self.next.rect.left:
            more = self.skip.rect.height + gap
            self._place_box(self.box.width, self.box.height + more)
            low = self.box.bottom - self.u(22) - self.skip.rect.height
            self.skip.place(
                self.skip.rect.move(self.box.right - self.u(24) - self.skip.rect.right, low - self.skip.rect.y)
            )
            self.next.place(self.next.rect.move(0, low - gap - self.next.rect.height - self.next.rect.y))

    def _place_box(self, wide: int, high: int) -> None:
        """In one place with what is said later, whose boxes end where this one ends."""
        if self._there is not None:
            self.box = pygame.Rect(self._there.right - wide, self._there.bottom - high, wide, high)
            if not self.rect.contains(self.box):
                self.box.clamp_ip(self.rect)
            return
        edge, corner = self.u(GAP), self.corner
        left, top, tall = self.rect.left + edge, self.rect.top + edge, max([high, *(high for high, _ in self._below)])
        hit_widgets = [
            (corner.right - wide, corner.bottom - tall), (corner.right - wide, corner.top),
            (left, corner.bottom - tall), (left, corner.top), (corner.right - wide, top), (left, top),
        ]  # fmt: skip
        places = [pygame.Rect(x, y, wide, tall).clamp(self.rect) for x, y in hit_widgets]
        boxes = [pygame.Rect(place.left, place.bottom - high, wide, high) for place in places]
        self.box = min(boxes, key=self._cost)
        if self._cost(self.box):
            self.box = min([self.box, *self._anywhere(wide, high)], key=self._cost)

    def _anywhere(self, wide: int, high: int) -> list[pygame.Rect]:
        """Places all over the window, the next to the corner first."""
        room = self.rect.inflate(-2 * self.u(GAP), -2 * self.u(GAP))
        across, down = max(0, room.width - wide), max(0, room.height - high)
        places = [
            pygame.Rect(room.x + across * i // STEPS, room.y + down * k // STEPS, wide, high)
            for i in range(STEPS + 1)
            for k in range(STEPS + 1)
        ]
        return sorted(places, key=lambda place: math.dist(place.bottomright, self.corner.bottomright))

    def _cost(self, place: pygame.Rect) -> int:
        """How much of what has to be seen is covered there, by what is said now and by what is said later."""
        boxes = [(pygame.Rect(place.x, place.bottom - high, place.width, high), at) for high, at in self._below]
        return self._covers(place, self.anchor) + sum(self._covers(*box) for box in boxes)

    def _covers(self, place: pygame.Rect, anchor: pygame.Rect | None) -> int:
        """How much of what has to be seen lies below it there; what it means counts most."""
        around = [anchor.inflate(2 * self.u(GAP), 2 * self.u(GAP))] * 30 if anchor is not None else []
        seen = (*around, *self.kept)
        parts = [place.clip(seen[i]) for i in place.collidelistall(seen)]
        outside = 0 if self.rect.contains(place) else place.width * place.height * len(seen)
        return outside + sum(part.width * part.height for part in parts)

    def _draw_arrow(self, target: pygame.Surface, anchor: pygame.Rect) -> None:
        """Where there is no room for an arrow, the ring says it."""
        kit = self.kit
        ring = anchor.inflate(2 * self.breath, 2 * self.breath)
        kit.ring(target, ring, "gold", radius=14)
        way = self.pointer(ring)
        if way is not None:
            (x, y), goal = way
            head = arrows.arrowhead(kit, "gold", round(math.degrees(math.atan2(y - goal[1], goal[0] - x))))
            alone = [(head, head.get_rect(center=goal).topleft)]
            target.fblits(arrows.line(kit, way[0], goal, "gold", bend=0.05) or alone)

    def pointer(self, ring: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """From where to where the arrow goes: its tip is at the ring, on the side with room for it that is next to the
        balloon; None where there is room on none.
        """
        gap = self.u(HEAD)
        sides = {
            (0, -1): (ring.centerx, ring.top - gap), (0, 1): (ring.centerx, ring.bottom + gap),
            (-1, 0): (ring.left - gap, ring.centery), (1, 0): (ring.right + gap, ring.centery),
        }  # fmt: skip
        for reach in REACH:
            far = max(self.u(reach), 1)
            ways = [((x + dx * far, y + dy * far), (x, y)) for (dx, dy), (x, y) in sides.items()]
            free = [way for way in ways if self._free(*way)]
            if free:
                return min(free, key=lambda way: math.dist(way[0], self.box.center))
        return None

    def _free(self, start: tuple[int, int], goal: tuple[int, int]) -> bool:
        """The arrow would lie over nothing."""
        lane = self.lane(start, goal)
        return self.rect.contains(lane) and lane.collidelist((self.box, *self.kept)) < 0

    def lane(self, start: tuple[int, int], goal: tuple[int, int]) -> pygame.Rect:
        """What an arrow covers."""
        (x, y), (to_x, to_y), wide = start, goal, 2 * self.u(HEAD) - 2
        return pygame.Rect(min(x, to_x), min(y, to_y), abs(x - to_x), abs(y - to_y)).inflate(wide, wide)
