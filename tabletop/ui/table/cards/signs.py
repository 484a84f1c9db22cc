"""What a table with a board shows beside its cards: empty slots, lit places, changed numbers, a counter."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.ui import shapes
from tabletop.ui.layers import centred
from tabletop.ui.table.place import boards

if TYPE_CHECKING:
    from tabletop.core.definition import Sign
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.layouts.board import Board
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.cards.scene import Scene, Sprite
    from tabletop.ui.table.shown import Shown

TONES = {"good": "playable", "bad": "coral", "ready": "gold", "last": "orange", "plain": "text"}
LIT = ("ready", "last")


class Signs:
    """`below()` and `above()` lie still with the cards."""

    shown: Shown

    def __init__(self, basics: Basics, scene: Scene, kit: Kit) -> None:
        self.basics, self.scene, self.kit = basics, scene, kit
        self._key: tuple[object, ...] = ()
        self._signs: tuple[Sign, ...] = ()

    def show(self, shown: Shown) -> None:
        self.shown = shown

    # --- what the game says
    def signs(self) -> tuple[Sign, ...]:
        """Worked out once for each view."""
        say, view = self.basics.definition.looks.signs, self.shown.view
        key = (id(view), self.shown.looking)
        if say is not None and key != self._key:
            self._key, self._signs = key, say(view)
        return self._signs

    # --- below the cards
    def below(self) -> list[Blit]:
        shown, board = self.shown, self.basics.look.board
        if board is None:
            return []
        kit, out = self.kit, list[tuple[pygame.Surface, tuple[int, int]]]()
        for sign in self.signs():
            if sign.on == "zone" and sign.tone in LIT:
                part = self._lit(board, sign)
                out += [part] if part is not None else []
        for place in shown.places.zones:
            if place.look.kind == "slot" and not place.look.under:
                line, area = max(1, kit.u(2)), shown.places.areas.centre
                bed = boards.bed(board, area, place.area, kit.color("text"), line, shown.style)
                out.append((bed, place.area.topleft))
        return out

    def _lit(self, board: Board, sign: Sign) -> Blit | None:
        """The half of a section, or where none is printed a frame round the pile."""
        shown, kit, color = self.shown, self.kit, self.kit.color(TONES[sign.tone])
        place = shown.places.zones[sign.where]
        if shown.style == "bare":
            box = place.area.inflate(kit.u(16), kit.u(16))
            return shapes.ring(box.size, kit.u(12), max(2, kit.u(4)), color), box.topleft
        group, area = shown.places.groups[sign.where], shown.places.areas.centre
        return boards.glow(board, group, area, own=place.own, color=color)

    # --- above the cards
    def above(self) -> list[Blit]:
        """Numbers on cards and piles, and the counter."""
        out: list[Blit] = []
        rows: dict[int, int] = {}
        for sign in self.signs():
            if sign.on == "zone":
                out.append(self._on_zone(sign))
            if sign.on != "card":
                continue
            sprite = self.scene.sprites.get(sign.where)
            if sprite is not None and not sprite.flying and self._slot(sprite):
                out.append(self._on_card(sign, sprite, rows.setdefault(sign.where, 0)))
                rows[sign.where] += 1
        return out + self._counter() + self._trays()

    def _trays(self) -> list[Blit]:
        """What waits for its moment, in a row below where each seat's counter is."""
        shown, counter = self.shown, self.basics.look.counter
        if counter is None:
            return []
        kit, area = self.kit, shown.places.areas.centre
        out: list[Blit] = []
        for seat in range(self.basics.seats):
            at = counter.at if seat == shown.bottom else counter.across
            step = min(counter.width * area.width / (counter.of + 1), float(kit.u(38)))
            x = round(area.left + at[0] * area.width - step * (counter.of / 2 + 0.43))
            y = round(area.top + at[1] * area.height) + kit.u(36 if shown.style == "bare" else 22)
            for sign in self.signs():
                if sign.on == "seat" and sign.where == seat:
                    pill = self._pill(sign)
                    out.append((pill, (x, y)))
                    x += pill.get_width() + kit.u(6)
        return out

    def _slot(self, sprite: Sprite) -> bool:
        return self.shown.places.zones[sprite.zone].look.kind == "slot"

    def _on_card(self, sign: Sign, sprite: Sprite, row: int) -> Blit:
        box = sprite.pose.box
        pill = self._pill(sign)
        x = box.right + self.kit.u(8) - pill.get_width()
        y = box.centery - round(box.height * 0.04) + row * (pill.get_height() + self.kit.u(2))
        return pill, (x, y)

    def _on_zone(self, sign: Sign) -> Blit:
        area = self.shown.places.zones[sign.where].area
        pill = self._pill(sign)
        return pill, (area.right - pill.get_width() // 3, area.centery - pill.get_height() // 2)

    def _pill(self, sign: Sign) -> pygame.Surface:
        """A small plate with icon and number."""
        kit, color = self.kit, TONES[sign.tone]
        number = kit.line(sign.text, "number", color, size=21)
        icon = kit.icon(sign.icon, 18, color) if sign.icon else None
        left = icon.get_width() + kit.u(4) if icon is not None else 0
        size = (number.get_width() + left + kit.u(16), kit.u(28))
        out = shapes.blank(size)
        out.blit(
            shapes.filled(size, size[1] // 2, pygame.Color(14, 10, 34, 235), pygame.Color(14, 10, 34, 235)), (0, 0)
        )
        out.blit(shapes.ring(size, size[1] // 2, max(1, kit.u(2)), kit.color(color)), (0, 0))
        if icon is not None:
            out.blit(icon, icon.get_rect(midleft=(kit.u(7), size[1] // 2)))
        out.blit(number, number.get_rect(midleft=(kit.u(8) + left, size[1] // 2 + kit.u(1))))
        return out

    def counter_box(self) -> pygame.Rect | None:
        """Where the counter is now; None when there is none."""
        boxes = [picture.get_rect(topleft=place) for picture, place in self._counter()]
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def _counter(self) -> list[Blit]:
        """A row of steps for the seat on turn, its marker on the number."""
        shown, counter = self.shown, self.basics.look.counter
        if counter is None or not shown.view.query:
            return []
        kit, seen, bare = self.kit, shown.view.table, shown.style == "bare"
        number = int(getattr(seen, counter.column))
        area = shown.places.areas.centre
        x, y = counter.at if seen.turn == shown.bottom else counter.across
        most = max(counter.of, number)
        step = min(counter.width * area.width / (most + 1), float(kit.u(38)))
        start = area.left + x * area.width - step * most / 2
        out: list[Blit] = self._die(number, most, (start + step, area.top + y * area.height)) if bare else []
        for i in range(0 if bare else most + 1):
            middle = (start + i * step, area.top + y * area.height)
            out += self._step(i, i == number, i <= number, round(step * 0.86), middle)
        words = kit.line(counter.label, "label", "muted", size=17)
        top = round(area.top + y * area.height - (kit.u(32) if bare else step * 0.62) - words.get_height())
        return [*out, (words, (round(start - step * 0.4), top))]

    def _die(self, number: int, most: int, middle: tuple[float, float]) -> list[Blit]:
        """MB-126: a die of eight sides, or of ten when there are more points."""
        kit, sides = self.kit, 8 if most < 9 else 10
        side = kit.u(64)
        turn = [math.pi * (2 * i + 1) / sides for i in range(sides)]
        points = " ".join(
            f"{side / 2 * (1 + 0.95 * math.cos(a)):.1f},{side / 2 * (1 + 0.95 * math.sin(a)):.1f}" for a in turn
        )
        gold, dark = shapes.hex6(kit.color("gold")), shapes.hex6(kit.color("orange"))
        body = (
            f'<polygon points="{points}" fill="{gold}" stroke="{dark}" stroke-width="{side * 0.06:.1f}" '
            f'stroke-linejoin="round"/>'
        )
        words = kit.line(str(number), "number", "ink", size=34)
        return [centred(shapes.svg((side, side), body), middle), centred(words, middle)]

    def _step(self, number: int, here: bool, full: bool, side: int, middle: tuple[float, float]) -> list[Blit]:
        kit = self.kit
        edge = kit.color("gold" if full else "faint")
        dark = pygame.Color(14, 10, 34, 220)
        disc = shapes.disc(side, kit.color("gold_light"), kit.color("orange")) if here else shapes.disc(side, dark)
        words = kit.line(str(number), "number", "ink" if here else "gold" if full else "faint", size=18)
        ring = shapes.ring((side, side), side // 2, max(1, kit.u(2)), edge)
        return [centred(disc, middle), centred(ring, middle), centred(words, (middle[0], middle[1] + 1))]
