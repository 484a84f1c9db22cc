"""What a table with a board shows beside its cards: empty slots, lit places, changed numbers, a counter, forecasts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.ui import shapes
from tabletop.ui.layers import centred
from tabletop.ui.table import boards
from tabletop.ui.table.panels import look

if TYPE_CHECKING:
    from tabletop.core.definition import Foresight, Sign
    from tabletop.ui.layers import Blit
    from tabletop.ui.layouts.board import Board
    from tabletop.ui.table.scene import Sprite
    from tabletop.ui.table.screen import TableScreen

TONES = {"good": "playable", "bad": "coral", "ready": "gold", "last": "orange", "plain": "text"}
LIT = ("ready", "last")


class Signs:
    """`below()`, `above()` lie still with the cards; `live()` follows mouse and focus. All are sprites."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self._key: tuple[object, ...] = ()
        self._signs: tuple[Sign, ...] = ()
        self._foreseen: tuple[object, list[Blit]] = ((), [])

    # --- what the game says
    def signs(self) -> tuple[Sign, ...]:
        """Worked out once for each view."""
        table = self.table
        say = table.match.definition.looks.signs
        key = (id(table.view), table.looking.at)
        if say is not None and key != self._key:
            self._key, self._signs = key, say(table.view)
        return self._signs

    # --- below the cards
    def below(self) -> list[Blit]:
        table, board = self.table, self.table.look.board
        if board is None:
            return []
        kit, out = table.kit, list[tuple[pygame.Surface, tuple[int, int]]]()
        for sign in self.signs():
            if sign.on == "zone" and sign.tone in LIT:
                part = self._lit(board, sign)
                out += [part] if part is not None else []
        for place in table.places.zones:
            if place.look.kind == "slot" and not place.look.under:
                line, area = max(1, kit.u(2)), table.places.areas.centre
                bed = boards.bed(board, area, place.area, kit.color("text"), line, table.stage.style)
                out.append((bed, place.area.topleft))
        return out

    def _lit(self, board: Board, sign: Sign) -> Blit | None:
        """The half of a section, or where none is printed a frame round the pile."""
        table, kit, color = self.table, self.table.kit, self.table.kit.color(TONES[sign.tone])
        place = table.places.zones[sign.where]
        if table.stage.style == "bare":
            box = place.area.inflate(kit.u(16), kit.u(16))
            return shapes.ring(box.size, kit.u(12), max(2, kit.u(4)), color), box.topleft
        group, area = table.places.groups[sign.where], table.places.areas.centre
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
            sprite = self.table.scene.sprites.get(sign.where)
            if sprite is not None and not sprite.flying and self._slot(sprite):
                out.append(self._on_card(sign, sprite, rows.setdefault(sign.where, 0)))
                rows[sign.where] += 1
        return out + self._counter() + self._trays()

    def _trays(self) -> list[Blit]:
        """What waits for its moment, in a row below where each seat's counter is."""
        table, counter = self.table, self.table.look.counter
        if counter is None:
            return []
        kit, area = table.kit, table.places.areas.centre
        out: list[Blit] = []
        for seat in range(table.seats):
            at = counter.at if seat == table.bottom else counter.across
            step = min(counter.width * area.width / (counter.of + 1), float(kit.u(38)))
            x = round(area.left + at[0] * area.width - step * (counter.of / 2 + 0.43))
            y = round(area.top + at[1] * area.height) + kit.u(36 if table.stage.style == "bare" else 22)
            for sign in self.signs():
                if sign.on == "seat" and sign.where == seat:
                    pill = self._pill(sign)
                    out.append((pill, (x, y)))
                    x += pill.get_width() + kit.u(6)
        return out

    def _slot(self, sprite: Sprite) -> bool:
        return self.table.places.zones[sprite.zone].look.kind == "slot"

    def _on_card(self, sign: Sign, sprite: Sprite, row: int) -> Blit:
        box = sprite.pose.box
        pill = self._pill(sign)
        x = box.right + self.table.kit.u(8) - pill.get_width()
        y = box.centery - round(box.height * 0.04) + row * (pill.get_height() + self.table.kit.u(2))
        return pill, (x, y)

    def _on_zone(self, sign: Sign) -> Blit:
        area = self.table.places.zones[sign.where].area
        pill = self._pill(sign)
        return pill, (area.right - pill.get_width() // 3, area.centery - pill.get_height() // 2)

    def _pill(self, sign: Sign) -> pygame.Surface:
        """A small plate with icon and number."""
        kit, color = self.table.kit, TONES[sign.tone]
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
        table, counter = self.table, self.table.look.counter
        if counter is None or not table.view.query:
            return []
        kit, seen, bare = table.kit, table.view.table, table.stage.style == "bare"
        number = int(getattr(seen, counter.column))
        area = table.places.areas.centre
        x, y = counter.at if seen.turn == table.bottom else counter.across
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
        kit, sides = self.table.kit, 8 if most < 9 else 10
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
        kit = self.table.kit
        edge = kit.color("gold" if full else "faint")
        dark = pygame.Color(14, 10, 34, 220)
        disc = shapes.disc(side, kit.color("gold_light"), kit.color("orange")) if here else shapes.disc(side, dark)
        words = kit.line(str(number), "number", "ink" if here else "gold" if full else "faint", size=18)
        ring = shapes.ring((side, side), side // 2, max(1, kit.u(2)), edge)
        return [centred(disc, middle), centred(ring, middle), centred(words, (middle[0], middle[1] + 1))]

    # --- what follows the mouse
    def live(self) -> list[Blit]:
        if self.table.look.board is None:
            return []
        return [*self._neighbours(), *self._forecast()]

    def _neighbours(self) -> list[Blit]:
        """The slots beside the one under the mouse or the focus."""
        table, board = self.table, self.table.look.board
        assert board is not None, "there is a board"
        zone = self._slot_here()
        if zone < 0:
            return []
        ring = [table.kernel.find(group, seat) for seat in range(table.seats) for group in board.neighbours]
        if zone not in ring:
            return []
        kit, out, at = table.kit, list[tuple[pygame.Surface, tuple[int, int]]](), ring.index(zone)
        for other in (ring[at - 1], ring[(at + 1) % len(ring)]):
            box = table.places.zones[other].area.inflate(kit.u(10), kit.u(10))
            out.append((shapes.ring(box.size, kit.u(14), max(2, kit.u(3)), kit.color("cyan")), box.topleft))
        return out

    def _slot_here(self) -> int:
        table = self.table
        place = table.spots.pointed()
        if place >= 0:
            return place
        card = table.hovering.card
        if card is not None and table.stage.dragged is None and self._slot(card):
            return card.zone
        return -1

    def _forecast(self) -> list[Blit]:
        """What the card that is held, or else the one under the mouse, would come to."""
        table, say = self.table, self.table.match.definition.looks.preview
        choosing = table.handling.choosing
        card = choosing.active
        if card < 0 and table.hovering.card is not None:
            card = table.hovering.card.card
        if say is None or card not in choosing.sources or table.story.busy:
            return []
        key = (id(table.view), card, table.kit.scale, table.rect.size)
        if key != self._foreseen[0]:
            indexes = [i for found in choosing.sources[card].values() for i in found]
            rows = [row for i in indexes[:1] for row in say(table.view, table.view.options[i])]
            self._foreseen = (key, self._rows(rows))
        return self._foreseen[1]

    def _rows(self, rows: list[Foresight]) -> list[Blit]:
        """A plate at each card that is concerned, and the sums in the middle of the board."""
        if not rows:
            return []
        return [*(plate for row in rows for plate in self._plate(row)), self._sums(rows)]

    def _plate(self, row: Foresight) -> list[Blit]:
        sprite = self.table.scene.sprites.get(row.card)
        if sprite is None:
            return []
        kit, (numbers, _, result) = self.table.kit, row.line.partition(": ")
        lines = [kit.line(numbers, "number", "white", size=19), kit.line(result, "label", "gold", size=17)]
        wide = max(line.get_width() for line in lines) + kit.u(18)
        out = shapes.blank((wide, kit.u(52)))
        look.panel(out, kit, out.get_rect(), "count")
        for i, line in enumerate(lines):
            out.blit(line, line.get_rect(center=(wide // 2, kit.u(16 + 21 * i))))
        box = sprite.pose.box  # above the middle: below it are the signs of the card
        return [centred(out, (box.centerx, min(box.centery - kit.u(30), box.top + box.height * 0.24)))]

    def _sums(self, rows: list[Foresight]) -> Blit:
        """How each number comes about, a line for each term that differs."""
        table, kit = self.table, self.table.kit
        lines = list(dict.fromkeys(term for row in rows for term in row.terms))
        wide = min(kit.u(560), table.rect.width // 2)
        blocks = [
            kit.rich(line, "body", wide - kit.u(36), "white" if i == 0 else "muted") for i, line in enumerate(lines)
        ]
        high = sum(block.size[1] + kit.u(4) for block in blocks) + kit.u(22)
        picture, margin = shapes.panel(kit.theme, kit.theme.surface["panel"], (wide, high), kit.scale)
        out = picture.copy()
        y = margin + kit.u(12)
        for block in blocks:
            block.draw(out, (margin + kit.u(18), y))
            y += block.size[1] + kit.u(4)
        return centred(out, table.places.areas.centre.center)
