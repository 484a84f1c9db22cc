"""What a game says of its table beside its cards: marks on cards, zones and seats, lit places; and empty slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.card_art.compositor import TINY_BELOW
from tabletop.core.ask import UNKNOWN
from tabletop.toolkit import assets, pictures, shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.core.presentation import CardSign
    from tabletop.core.view import View
    from tabletop.table.cards.counters import StepCounter
    from tabletop.table.cards.name_plates import CoveredValues, NamePlates
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.table.widgets.seat_panel import SeatPanel
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

TONES = {"good": "playable", "bad": "coral", "ready": "gold", "last": "orange", "plain": "text"}
LIT = ("ready", "last")
RAISED = 0.04  # of a card's height: so far above its middle its first mark begins
NAME = 0.6  # of its height: there its name begins, which marks that grow with the card leave free
STRIP, NAME_TOKEN, NAME_MINI = 24, 0.77, 0.71  # units of a mark in a strip, and where the name begins on small cards
RIBBON = 0.52  # of a card's width
DUEL = 2  # at a table of two it is known whose a card is
MOST = 38  # units: so high is a mark at most
OVER = 8  # units by which marks, and words beside them, may leave their card
HIGH = 28  # units of a mark beside a zone or a seat
APART = 6  # units from one mark of a seat to the next
TAB = 10  # units above a large badge, where it is written that it is its turn
Edge = Literal["", "low", "top", "mark"]  # of a card; or right of its first mark


class SpaceBeside(NamedTuple):
    """Beside a card: pixels to the next one in its line, over which words may reach where they lie over none of its `marks`."""

    pixels: int = 10_000
    marks: tuple[pygame.Rect, ...] = ()


ALL_ROOM = SpaceBeside()


class OtherText(NamedTuple):
    """What else is written on the table, which signs leave free."""

    counter: StepCounter
    badges: Sequence[SeatPanel]
    values: CoveredValues
    names: NamePlates


class TableSigns:
    """`below()` and `above()` lie still with the cards."""

    shown: ViewState

    def __init__(
        self,
        constants: MatchConstants,
        scene: Scene,
        kit: DrawContext,
        beside: OtherText,
    ) -> None:
        self.constants, self.scene, self.kit = constants, scene, kit
        self.counter, self.badges, self.values, self.names = beside
        self._of: tuple[View, int | None] | None = None  # the view itself, so that no later one has its address
        self._signs: tuple[CardSign, ...] = ()
        self._kept = SurfaceCache(1 << 19)

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    # --- what the game says
    def signs(self) -> tuple[CardSign, ...]:
        """Worked out once for each view."""
        say, view, time_travel = (
            self.constants.definition.looks.signs,
            self.shown.playback.reached,
            self.shown.time_travel,
        )
        if say is not None and (self._of is None or self._of[0] is not view or self._of[1] != time_travel):
            self._of, self._signs = (view, time_travel), say(view)
        return self._signs

    # --- below the cards
    def below(self) -> list[Blit]:
        """Lit places, and slots with nothing in them."""
        shown, kit, out = self.shown, self.kit, list[tuple[pygame.Surface, tuple[int, int]]]()
        scheme, areas = shown.places.scheme, shown.places.areas
        out += [self._lit(sign) for sign in self.signs() if sign.on == "zone" and sign.tone in LIT]
        for place in shown.places.zones:
            if place.look.kind == "slot" and not place.look.under:
                bed = scheme.bed(place.area, areas, kit.color("text"), max(1, kit.u(2)), shown.style)
                out.append((bed, place.area.topleft))
        return out

    def _lit(self, sign: CardSign) -> Blit:
        """A printed place as it is printed; where none is, a frame round the pile."""
        places, kit, color = self.shown.places, self.kit, self.kit.color(TONES[sign.tone])
        place, group = places.zones[sign.where], places.groups[sign.where]
        part = places.scheme.lit(place, group, places.areas, color) if self.shown.style != "bare" else None
        if part is not None:
            return part
        box = place.area.inflate(kit.u(16), kit.u(16))
        return shapes.ring(box.size, kit.u(12), max(2, kit.u(4)), color), box.topleft

    # --- above the cards
    def above(self) -> list[Blit]:
        """Marks on zones and cards, one below the other where a card has several, and in a row for each seat."""
        out: list[Blit] = [self._on_zone(sign) for sign in self.signs() if sign.on == "zone"]
        plates, lines = self.values.plates(), self.names.lines()
        for sprite in self._signed():
            if sprite.zone not in self.scene.fanned() and self._lies_open(sprite):
                marks = self._in_strip(sprite) if self._small(sprite) else self._in_place(sprite, plates)
                out += _lifted(marks, lines[sprite.card]) if sprite.card in lines else marks
        return out + self._ribbons() + [blit for seat in range(self.constants.seats) for blit in self.of_seat(seat)]

    def fanned(self) -> list[Blit]:
        """Marks on cards that are fanned out to choose from, over all of them."""
        zones = self.scene.fanned()
        found = [sprite for sprite in self._signed() if sprite.zone in zones and not self._hidden(sprite)]
        return [blit for sprite in found for blit in self.of_card(sprite.card, sprite.pose.box, self._room(sprite))]

    def left_free(self, sprite: CardSprite) -> Edge:
        """Where other words stand on a card that wears marks with words, "" on all others: a large card that lies upright.
        Marks that grow with the card lie on its upper part. Others go down from its middle: so its name is left free as well.
        """
        worn = any(sign.on == "card" and sign.where == sprite.card and sign.text for sign in self.signs())
        box, pose = sprite.goal.box, sprite.goal
        if not worn or self._small(sprite) or box.height < box.width:
            return ""
        upside_down = 90 < pose.angle % 360 < 270
        return "low" if self.shown.places.scheme.marks.share or upside_down else "top"

    def beside(self, sprite: CardSprite, wide: int) -> tuple[float, float] | None:
        """Where words so wide begin right of the first mark of a card and end before the next card; None: not there."""
        marks = self.of_card(sprite.card, sprite.goal.box, self._room(sprite))
        if not marks:
            return None
        box = marks[0][0].get_rect(topleft=marks[0][1])
        end = sprite.goal.box.left + min(self._room(sprite).pixels, sprite.goal.box.width + self.kit.u(OVER))
        return (box.right, box.centery) if box.right + wide <= end else None

    def _signed(self) -> list[CardSprite]:
        cards = dict.fromkeys(sign.where for sign in self.signs() if sign.on == "card")
        return [self.scene.sprites[card] for card in cards if card in self.scene.sprites]

    def _ribbons(self) -> list[Blit]:
        """Over cards of several seats that lie in one row: whose each is, by its colour."""
        look, kit, table = self.constants.look, self.kit, self.shown.playback.reached.table
        out: list[Blit] = []
        for zone, place in enumerate(self.shown.places.zones):
            shown = self.scene.zones[zone] if place.look.ribbons and self.constants.seats > DUEL else []
            for sprite in filter(self._lies_open, shown):
                box = sprite.pose.box
                size = (round(box.width * RIBBON), kit.u(13))
                color = kit.color(self.constants.who[getattr(table, look.owner)[sprite.card]].colour)
                place_ = (box.centerx - size[0] // 2, box.top - kit.u(3))
                out.append((shapes.filled(size, size[1] // 2, color, color), place_))
                out.append((shapes.ring(size, size[1] // 2, max(1, kit.u(2)), kit.color("ink")), place_))
        return out

    def _in_place(self, sprite: CardSprite, plates: Mapping[int, pygame.Rect]) -> list[Blit]:
        """The marks of a card over no value that stands on a plate: above the own one on the strip of the card that is seen,
        and not out over that of the card before it.
        """
        box, room, plate = sprite.pose.box, self._room(sprite), plates.get(sprite.card)
        marks = self.of_card(sprite.card, box, room)
        if plate is None:
            over = [mark.get_rect(topleft=place).collidelist(list(plates.values())) >= 0 for mark, place in marks]
            return [
                (mark, (max(x, box.left) if hit else x, y)) for hit, (mark, (x, y)) in zip(over, marks, strict=True)
            ]
        out, bottom = list[tuple[pygame.Surface, tuple[int, int]]](), plate.top
        for sign in (sign for sign in self.signs() if sign.on == "card" and sign.where == sprite.card):
            mark = self._mark(sign, marks[0][0].get_height())
            if mark.get_width() > room.pixels:
                mark = self._mark(_shorter(sign), min(room.pixels, mark.get_height()))
            bottom -= mark.get_height()
            out.append((mark, (box.left + max(0, room.pixels - mark.get_width()), bottom)))
        return out

    def of_card(self, card: int, box: pygame.Rect, room: SpaceBeside = ALL_ROOM) -> list[Blit]:
        """The marks of a card that is drawn there: those without words at the edge across from the others. One that would lie
        over a mark of the next card is made shorter.
        """
        found = [sign for sign in self.signs() if sign.on == "card" and sign.where == card]
        worded = [sign for sign in found if sign.text]
        out = [self._on_card(sign, box, row, len(worded)) for row, sign in enumerate(worded)]
        for row, sign in enumerate(worded):
            if out[row][0].get_rect(topleft=out[row][1]).collidelist(room.marks) >= 0:
                out[row] = self._on_card(_shorter(sign), box, row, len(worded))
        for row, sign in enumerate(sign for sign in found if not sign.text):
            mark, (x, y) = self._on_card(sign, box, row, len(worded))
            out.append((mark, (box.left + box.right - x - mark.get_width(), y)))
        return out

    def _room(self, sprite: CardSprite) -> SpaceBeside:
        """From the left edge of a card to that of the next one in its line of a row or fan; who fights lies in none."""
        fight = self.scene.fight
        fighting = fight.cards if fight is not None else frozenset()
        place = self.shown.places.zones[sprite.zone]
        held = place.look.kind == "hand" and place.own
        lies = held or place.look.kind == "row" or sprite.zone in self.scene.fanned()
        row = self.scene.laid_out(sprite.zone) if lies else []
        row = [other for other in row if other.card not in fighting]
        after, box = row[row.index(sprite) + 1 :] if sprite in row else [], sprite.pose.box
        for other in after[:1]:
            over = other.pose.box
            if over.top < box.bottom and over.left > box.left:
                worn = [mark.get_rect(topleft=place) for mark, place in self.of_card(other.card, over)]
                return SpaceBeside(over.left - box.left, tuple(worn))
        return ALL_ROOM

    def _small(self, sprite: CardSprite) -> bool:
        places = self.shown.places
        seat = places.zones[sprite.zone].seat
        return seat is not None and places.areas.seats[seat].opens

    def _in_strip(self, sprite: CardSprite) -> list[Blit]:
        """The first mark lies over the name; of the others the icons are enough, down the right edge."""
        kit, box, out = self.kit, sprite.pose.box, list[tuple[pygame.Surface, tuple[int, int]]]()
        high, step = kit.u(STRIP), kit.u(STRIP) + kit.u(1)
        for sign in (sign for sign in self.signs() if sign.on == "card" and sign.where == sprite.card):
            mark = self._mark(sign._replace(text="") if out and sign.icon else sign, high)
            wide = mark.get_width()
            top = box.top + round(box.height * (NAME_TOKEN if box.width < TINY_BELOW else NAME_MINI)) - high
            place = (box.centerx - wide // 2, top) if not out else (box.right - wide, box.top + (len(out) - 1) * step)
            out.append((mark, place))
        return out

    def of_seat(self, seat: int) -> list[Blit]:
        """What waits for its moment, in a row: below the seat's counter, else beside its badge, which lies over everything."""
        kit = self.kit
        marks = [self._mark(sign, kit.u(HIGH)) for sign in self.signs() if sign.on == "seat" and sign.where == seat]
        wide = sum(mark.get_width() for mark in marks) + kit.u(APART) * (len(marks) - 1)
        x, y = self.counter.below_it(seat) or self._beside_badge(seat, wide)
        out = list[tuple[pygame.Surface, tuple[int, int]]]()
        for mark in marks:
            out.append((mark, (x, y)))
            x += mark.get_width() + kit.u(APART)
        return out

    def _beside_badge(self, seat: int, wide: int) -> tuple[int, int]:
        """Where a row so wide begins below the badge of a seat, or above it, over the tab, where the window ends."""
        badge, window, u = self.badges[seat].rect, self.shown.places.window, self.kit.u
        x, y = badge.left + u(12), badge.bottom + u(2)
        if y + u(HIGH) > window.bottom:
            y = badge.top - u(TAB) - u(HIGH)
        return max(window.left, min(x, window.right - wide)), y

    def _lies_open(self, sprite: CardSprite) -> bool:
        """Also on top of an own pile, where it may be all that can be chosen; what has just come there has no mark."""
        place, at = self.shown.places.zones[sprite.zone], self.shown.playback.reached.table.at
        on_top = place.own and self.scene.zones[sprite.zone][-1] is sprite and at[sprite.card] == sprite.zone
        return not self._hidden(sprite) and (place.look.kind != "pile" or on_top)

    def _hidden(self, sprite: CardSprite) -> bool:
        turned = sprite.back or sprite.kind == UNKNOWN
        return bool(sprite.flying or sprite.raised or turned or sprite is self.scene.dragged)

    def _on_card(self, sign: CardSign, box: pygame.Rect, row: int, many: int) -> Blit:
        """At an edge of the card, from its middle on; where it has many, they end above its name. On one that is turned on its
        side they lie at its upper end, which is the left one, away from its name.
        """
        kit, look = self.kit, self.shown.places.scheme.marks
        mark = self._mark(sign, max(kit.u(look.least), min(kit.u(MOST), round(box.height * look.share))))
        wide, high = mark.get_size()
        step, over = high + kit.u(2), kit.u(OVER)
        if box.width > box.height:
            return mark, (box.left - over, box.centery - many * step // 2 + row * step)
        x = box.right + over - wide if look.edge == "right" else box.left - min(over, wide // 8)
        top = box.centery - round(box.height * RAISED)
        if look.share:
            top = max(box.top, min(top, box.top + round(box.height * NAME) - many * step))
        return mark, (x, top + row * step)

    def _on_zone(self, sign: CardSign) -> Blit:
        area = self.shown.places.zones[sign.where].area
        mark = self._mark(sign, self.kit.u(HIGH))
        return mark, (area.right - mark.get_width() // 3, area.centery - mark.get_height() // 2)

    # --- one mark
    def _mark(self, sign: CardSign, high: int) -> pygame.Surface:
        """A small plate `high` pixels high with icon and words."""
        key = (sign.text, sign.tone, sign.icon, high, self.kit.scale)
        return self._kept.get(key, lambda: self._drawn(sign, high))

    def _drawn(self, sign: CardSign, high: int) -> pygame.Surface:
        kit, color = self.kit, self.kit.color(TONES[sign.tone])
        words = kit.line(sign.text, "number", TONES[sign.tone], size=high * 0.75 / kit.scale)
        icon, start = self._icon(sign, high)
        left = start + icon.get_width() + round(high * 0.18) if icon is not None else round(high * 0.28)
        size = (left + words.get_width() + round(high * 0.29), high) if sign.text else (high, high)
        out, dark = shapes.blank(size), pygame.Color(14, 10, 34, 235)
        out.blit(shapes.filled(size, high // 2, dark, dark), (0, 0))
        out.blit(shapes.ring(size, high // 2, max(1, kit.u(2)), color), (0, 0))
        if icon is not None:
            out.blit(icon, icon.get_rect(midleft=(start, high // 2)))
        out.blit(words, words.get_rect(midleft=(left, high // 2 + kit.u(1))))
        return out

    def _icon(self, sign: CardSign, high: int) -> tuple[pygame.Surface | None, int]:
        """The game's own symbol of that name, else one of the icons that all games share; and where it begins."""
        file = (self.constants.game, "symbols", f"{sign.icon}.webp")
        if not sign.icon:
            return None, 0
        if assets.find("sprites", *file) is not None:
            return pictures.contain(file, (high, high)), 0
        return self.kit.icon(sign.icon, high * 0.64 / self.kit.scale, TONES[sign.tone]), round(high / 4)


def _lifted(marks: list[Blit], line: pygame.Rect) -> list[Blit]:
    """Marks above the name that stands on a small card."""
    up = max([0, *(y + mark.get_height() - line.top for mark, (_, y) in marks)])
    return [(mark, (x, y - up)) for mark, (x, y) in marks]


def _shorter(sign: CardSign) -> CardSign:
    """What it says itself; else of "3/5" the number that counts, of words their icon if they have one."""
    number, stroke, _ = sign.text.partition("/")
    return sign._replace(text=sign.short or (number if stroke else "" if sign.icon else sign.text))
