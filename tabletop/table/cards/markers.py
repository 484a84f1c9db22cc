"""What is drawn round resting cards: counts of piles, stamps, players and aims of the stack, light on what lies open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import UNKNOWN
from tabletop.i18n import tr
from tabletop.table.cards.arrows import line
from tabletop.table.cards.stamps import stamp, strip
from tabletop.table.widgets import panel_style
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.layers import centred
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.table.cards.fronts import CardFronts
    from tabletop.table.cards.scene import Scene
    from tabletop.table.cards.stamps import Stamps
    from tabletop.table.layout.poses import Pose, ZonePlace
    from tabletop.table.layout_schema import ZoneLook
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.table.widgets.seat_panel import SeatPanel
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

FEW = 3  # of more items on the stack only the newest shows its aim
FACE, LEAST = 0.24, 20  # a portrait: of a card's width, and units at least
HIGH, LOW = 0.2, 0.02  # of a card's height above its middle: the portrait of who plays it, and of whom it is for


class StackMarkers:
    """`resting()` gives what lies over the cards that rest on the stack."""

    shown: ViewState

    def __init__(
        self, constants: MatchConstants, scene: Scene, kit: DrawContext, badges: Sequence[SeatPanel], stamps: Stamps
    ) -> None:
        self.layout, self.scene, self.kit, self.badges, self.stamps = constants.look, scene, kit, badges, stamps
        self._kept = SurfaceCache(1 << 19)

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def resting(self) -> list[Blit]:
        """The lines lie below the portraits."""
        names, out = self.layout.stack, []
        if names is None:
            return []
        items = getattr(self.shown.playback.view.table, names.items)
        faces: list[Blit] = []
        for n, item in enumerate(items):
            sprite = self.scene.sprites.get(getattr(item, names.card))
            if sprite is None or sprite.flying or not self._lies(sprite):
                continue
            out += self._item(sprite, item, aimed=len(items) <= FEW or n == len(items) - 1)
            faces += self._faces(sprite, item)
        return out + faces

    def _faces(self, sprite: CardSprite, item: object) -> list[Blit]:
        """At the left edge, which no other card covers: of several cards with one title one can tell whose each is."""
        names, pose = self.layout.stack, sprite.pose
        assert names is not None
        side = max(self.kit.u(LEAST), round(pose.width * FACE))
        x, seats = pose.x - pose.width / 2 + side * 0.62, [(getattr(item, names.seat), False, HIGH)]
        aim = self.scene.aims.get(sprite.card, getattr(item, names.aim))
        if aim >= 0 and not getattr(item, names.cancelled) and not self.stamps.struck(sprite.card):
            seats.append((aim, True, LOW))
        return [
            centred(
                self._kept.get((seat, aimed, side), partial(self._face, seat, side, aimed=aimed)),
                (x, pose.y - pose.height * high),
            )
            for seat, aimed, high in seats
        ]

    def _face(self, seat: int, side: int, *, aimed: bool) -> pygame.Surface:
        """A portrait; of whom a card is aimed at in the ring of an aim."""
        person, ring = self.badges[seat].person, max(2, side // 9)
        out = shapes.blank((side + 2 * ring, side + 2 * ring))
        box = pygame.Rect(ring, ring, side, side)
        draw_avatar(out, self.kit, box, person.name, person.colour, picture=avatars.picture(person.avatar))
        if aimed:
            size, color = out.get_size(), self.kit.color("target")
            out.blit(shapes.ring(size, size[0] // 2, ring, color), (0, 0))
            for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                middle, reach = size[0] // 2, size[0] // 2 - ring
                start = (middle + x * reach * 0.72, middle + y * reach * 0.72)
                pygame.draw.line(out, color, start, (middle + x * size[0] // 2, middle + y * size[0] // 2), ring)
        return out

    def _lies(self, sprite: CardSprite) -> bool:
        return self.scene.places is not None and self.scene.places.zones[sprite.zone].look.kind == "stairs"

    def _item(self, sprite: CardSprite, item: object, *, aimed: bool) -> list[Blit]:
        names, out, pose = self.layout.stack, [], sprite.pose
        assert names is not None
        kit = self.kit
        for name, color in ((names.answered, "cyan"), (names.copied, "violet")):
            other = self.scene.sprites.get(getattr(item, name))
            if other is not None and other is not sprite and not other.flying:
                start = (pose.x - pose.width * 0.18, pose.y - pose.height * 0.44)
                end = (other.pose.x + other.pose.width * 0.1, other.pose.y - other.pose.height * 0.34)
                out += line(kit, start, end, color, bend=-0.35)
        aim = self.scene.aims.get(sprite.card, getattr(item, names.aim))
        cancelled = getattr(item, names.cancelled) or self.stamps.struck(sprite.card)
        if aim >= 0 and aimed and not self.stamps.leads(sprite.card, aim):  # one arrow to a seat is enough
            start, heart = (pose.x, pose.y - pose.height * 0.2), self.badges[aim].heart
            rim = self.badges[aim].rect.inflate(kit.u(40), kit.u(40)).clipline(start, heart)
            end = rim[0] if rim else heart  # the head of the arrow must not lie under the badge
            out += line(kit, start, end, "faint" if cancelled else "target")
        return out


WORDS_WIDE = 1.6  # of a card's width: what a pile on a mat is called and its number
NAME, NAME_HIGH, NAME_WIDE = 17, 25, 1.5  # units, units, of the card's width: the name of a card below another one
OVER_ROW = 12  # units by which words about a row reach over its upper edge
OVER = 3  # units by which the count of a pile reaches over the edge of its cards
Point = tuple[float, float]


class Markers:
    """`below()` and `above()` give sprites that lie under and over the resting cards."""

    shown: ViewState

    def __init__(
        self,
        constants: MatchConstants,
        fronts: CardFronts,
        kit: DrawContext,
        badges: Sequence[SeatPanel],
        stamps: Stamps,
    ) -> None:
        self.scene, self.kit, self.badges, self.stamps, self.fronts = fronts.scene, kit, badges, stamps, fronts
        self.layout, self.texts = constants.look, constants.texts
        self.stack_markers = StackMarkers(constants, fronts.scene, kit, badges, stamps)
        self._cancelled: set[int] = set()
        self._tips: set[int] = set()
        self._trays: set[int] = set()  # zones that have theirs
        self._kept = SurfaceCache(1 << 20)

    def show(self, shown: ViewState) -> None:
        self.shown = shown
        self.stack_markers.show(shown)

    # --- below the cards
    def below(self) -> list[Blit]:
        out: list[Blit] = []
        for zone, sprites in enumerate(self.scene.zones):
            places = self.scene.places
            if places is None:
                continue
            place = places.zones[zone]
            strip = place.seat is not None and places.areas.seats[place.seat].opens
            lent = place.look.part == "aside" and not place.own and not sprites  # rows lie there
            if place.look.kind == "pile" and zone not in self.scene.spread and not strip and not lent:
                out += self._bed(_lying(place), place.width)
            if place.own and place.look.kind == "hand" and not sprites and self._plays(place.seat):
                out += self._nothing(place.area)
            if place.look.light and sprites:
                size = (round(place.area.width * 1.9), round(place.area.height * 2.1))
                cone = pictures.contain(("ui", "cone.webp"), size)
                out.append(
                    (cone, cone.get_rect(midbottom=(place.area.centerx, place.area.bottom + self.kit.u(30))).topleft)
                )
        return out

    def _plays(self, seat: int | None) -> bool:
        view = self.shown.view
        return seat is not None and bool(view.query) and bool(view.table.alive[seat]) and not self.scene.dealing

    def _nothing(self, area: pygame.Rect) -> list[Blit]:
        """Where the own hand lies when it is empty."""
        words = self.kit.line(tr("table-hand-empty"), "caption", "muted", size=20)
        return [(words, words.get_rect(center=area.center).topleft)]

    def _bed(self, area: pygame.Rect, width: float) -> list[Blit]:
        """Where a pile lies when it is empty."""
        kit = self.kit
        size = (round(width) + kit.u(10), area.height + kit.u(10))
        edge = shapes.ring(size, kit.u(12), max(1, kit.u(2)), pygame.Color(150, 200, 220, 70))
        return [(edge, (area.x - kit.u(5), area.y - kit.u(5)))]

    def tray(self, zones: list[int]) -> list[Blit]:
        """The dark tray below cards that are fanned out in the middle, once one lies there: it is never empty. It stays while
        they make room for another one.
        """
        kit, box = self.kit, self._tray_box(zones)
        if not self._trays.issuperset(zones) and all(sprite.flying for sprite in self._fanned_out(zones)):
            return []
        self._trays = {*zones}
        picture, margin = shapes.panel(
            kit.theme, kit.theme.seen("sheet", panel_style.surfaces()["sheet"]), box.size, kit.scale
        )
        return [(picture, (box.x - margin, box.y - margin)), *self._heading(zones)]

    def _fanned_out(self, zones: list[int]) -> list[CardSprite]:
        return [sprite for zone in zones for sprite in self.scene.zones[zone] if sprite not in self.scene.rest(zone)]

    def _tray_box(self, zones: list[int]) -> pygame.Rect:
        room, boxes = self.kit.u(52), [sprite.goal.box for sprite in self._fanned_out(zones)]
        return boxes[0].unionall(boxes[1:]).inflate(room, room)

    def _heading(self, zones: list[int]) -> list[Blit]:
        """The name and the number of a pile that is fanned out, on the edge of its tray. Of cards with one face one may lie for
        all of them: each counts.
        """
        place = self.shown.places.zones[zones[0]]
        if place.look.kind != "pile" or not place.look.label:
            return []
        cards, rest = self.scene.zones[zones[0]], self.scene.rest(zones[0])
        faces = {sprite.kind for sprite in cards if sprite not in rest}
        count = len(cards)
        number = f"{sum(sprite.kind in faces for sprite in cards)}/{count}" if rest else str(count)
        pill, box = self._named(place.look.label, number, "white", 0), self._tray_box(zones)
        return [(pill, pill.get_rect(midleft=(box.x + self.kit.u(18), box.y)).topleft)]

    # --- above the cards
    def above(self) -> list[Blit]:
        resting = [*self.stack_markers.resting(), *self.stamps.resting()]
        return [*self._counts(), *self._covered(), *self._tight_rows(), *resting]

    def captions(self) -> list[pygame.Rect]:
        """Where the names and numbers of piles are, also of one that is fanned out."""
        fanned = self.scene.fanned()
        found = [*self._counts(), *self._tight_rows(), *(self._heading(fanned) if fanned else [])]
        return [picture.get_rect(topleft=place) for picture, place in found]

    def _tight_rows(self) -> list[Blit]:
        """That a row is fanned out by a click, where what can be chosen in it is hardly told apart: on its upper edge, over no
        name.
        """
        places, choosing, kit = self.scene.places, self.shown.choosing, self.kit
        if places is None or not self.shown.asks or choosing.active >= 0 or choosing.held >= 0:
            return []
        rows = [zone for zone, place in enumerate(places.zones) if place.look.kind == "row"]
        rows = [zone for zone in rows if self.scene.folded(zone, choosing.shining())]
        out = []
        for box in (self.scene.laid_out(zone)[-1].goal.box for zone in rows):
            pill = self._kept.get(("opens", kit.scale), self._opens)
            out.append((pill, (box.right - pill.get_width(), box.top - kit.u(OVER_ROW))))
        return out

    def _opens(self) -> pygame.Surface:
        kit = self.kit
        words = kit.line(tr("table-click-to-lay-out"), "label", "playable", size=15)
        pill = shapes.blank((words.get_width() + kit.u(18), kit.u(28)))
        panel_style.panel(pill, kit, pill.get_rect(), "count")
        pill.blit(words, words.get_rect(center=(pill.get_width() // 2, pill.get_height() // 2 + kit.u(1))))
        return pill

    def _covered(self) -> list[Blit]:
        """The names of cards that lie below another one, on the edge that is still to be seen."""
        places = self.scene.places
        if places is None:
            return []
        over = {(places.groups[zone], place.seat): zone for zone, place in enumerate(places.zones)}
        out = []
        for zone, place in enumerate(places.zones):
            cards = self.scene.zones[over[place.look.under, place.seat]] if place.look.under else []
            for sprite in self.scene.zones[zone] if cards else ():
                if sprite.kind != UNKNOWN and not sprite.flying:
                    box, above = sprite.goal.box, cards[-1].goal.box
                    name, higher = self._name(sprite.kind, box.width), box.top < above.top
                    edge = (box.top + above.top) / 2 if higher else (box.bottom + above.bottom) / 2
                    # a second row grows away from the upper card, whose own name stands there
                    more = (name.get_height() - self.kit.u(NAME_HIGH)) / 2
                    out.append(_at(name, (box.centerx, edge - more if higher else edge + more)))
        return out

    def _name(self, kind: int, width: int) -> pygame.Surface:
        """A little wider than the card where it has to be."""
        kit, text = self.kit, self.texts[kind].name

        def make() -> pygame.Surface:
            most = round(width * NAME_WIDE)
            rows, size = [text], kit.fit(text, "caption", most)
            if kit.measure(text, "caption", size) > most:
                rows = _in_two(text)
                size = min(kit.fit(row, "caption", most) for row in rows)
            lines = [kit.line(row, "caption", "text", width=most, size=min(NAME, size)) for row in rows]
            wide, leading = max(words.get_width() for words in lines), lines[0].get_height()
            plate = shapes.blank((max(width, wide + kit.u(14)), kit.u(NAME_HIGH) + leading * (len(lines) - 1)))
            panel_style.panel(plate, kit, plate.get_rect(), "count")
            for i, words in enumerate(lines):
                middle = plate.get_width() // 2, kit.u(NAME_HIGH) // 2 + i * leading
                plate.blit(words, words.get_rect(center=middle))
            return plate

        return self._kept.get(("name", text, width, kit.scale), make)

    def _counts(self) -> list[Blit]:
        out: list[Blit] = []
        kit = self.kit
        for zone, sprites in enumerate(self.scene.zones):
            place = self.scene.places.zones[zone] if self.scene.places else None
            if place is None or not place.look.label or zone in self.scene.spread:
                continue
            assert self.scene.places is not None, "it has a place"
            place, count = self.scene.places.row(place, self.scene.zones), len(sprites) + self._looked(zone)
            if place.look.part:
                out += [self._on_mat(place, sprites)] if count or place.own else []
                continue
            color = _warning(count, place.look)
            most = place.area.width + kit.u(14) if place.look.at is not None else 0
            key = ("pile", place.look.label, count, color, most, kit.scale)
            pill = self._kept.get(key, partial(self._named, place.look.label, str(count), color, most))
            out.append((pill, (place.area.x - kit.u(5), place.area.bottom + kit.u(9))))
        return out

    def _looked(self, zone: int) -> int:
        """How many cards somebody looks at of the pile from which all are dealt: they still belong to it."""
        places = self.scene.places
        if places is None or places.groups[zone] not in self.layout.deal.values():
            return 0
        return sum(len(self.scene.zones[n]) for n, place in enumerate(places.zones) if place.look.kind == "spread")

    def _named(self, label: str, count: str, color: str, most: int) -> pygame.Surface:
        """The name and the number of a pile; where that is wider than `most` pixels the number alone, 0: anything fits."""
        kit = self.kit
        words, number = kit.line(label, "label", "muted"), kit.line(count, "number", color, size=27)
        wide = words.get_width() + number.get_width() + kit.u(38)
        narrow = bool(most) and wide > most
        wide = number.get_width() + kit.u(28) if narrow else wide
        pill = shapes.blank((wide, kit.u(38)))
        panel_style.panel(pill, kit, pill.get_rect(), "count")
        if not narrow:
            pill.blit(words, words.get_rect(midleft=(kit.u(14), pill.get_height() // 2 + kit.u(2))))
        pill.blit(number, number.get_rect(midright=(wide - kit.u(13), pill.get_height() // 2 + kit.u(1))))
        return pill

    def _on_mat(self, place: ZonePlace, sprites: list[CardSprite]) -> Blit:
        """A number at the foot of a pile on a mat, below the name of its topmost card, also while the pile moves; the own ones
        say what they are.
        """
        count, moved = len(sprites), 0 if place.own else _moved(sprites)
        color = _warning(count, place.look)
        key = ("count", place.look.label if place.own else place.look.icon, count, color, self.kit.scale)
        pill = self._kept.get(key, lambda: self._pill(place, count, color))
        named = place.own or place.look.faces
        below = pill.get_height() / 2 - self.kit.u(OVER) if named else self.kit.u(-6)
        return _at(pill, (place.area.left + place.width / 2 + moved, _lying(place).bottom + below))

    def _pill(self, place: ZonePlace, count: int, color: str) -> pygame.Surface:
        kit = self.kit
        number = kit.line(str(count), "number", color, size=21 if place.own else 19)
        words = kit.line(place.look.label, "label", "muted", size=15) if place.own else None
        if words is not None and place.look.icon and words.get_width() + number.get_width() > place.width * WORDS_WIDE:
            words = None  # they would lie over what its neighbour is called
        if words is None and place.look.icon:
            words = kit.icon(place.look.icon, 17, "muted")
        left = words.get_width() + kit.u(7) if words is not None else 0
        high = kit.u(28 if place.own else 24)
        pill = shapes.blank((max(left + number.get_width() + kit.u(18), high), high))
        panel_style.panel(pill, kit, pill.get_rect(), "count")
        if words is not None:
            pill.blit(words, words.get_rect(midleft=(kit.u(9), high // 2 + kit.u(1))))
        right = kit.u(9) if words is not None else (pill.get_width() - number.get_width()) // 2
        pill.blit(number, number.get_rect(midright=(pill.get_width() - right, high // 2 + kit.u(1))))
        return pill

    def on(self, sprite: CardSprite) -> list[Blit]:
        """What lies on one card: an eye on a back whose face is known to whoever looks (ES-130), a tick once it is chosen, a
        stamp.
        """
        pose, out = sprite.pose, self.eye(sprite, sprite.pose)
        if sprite.card in self._tips:
            out += self._pin(sprite)
        if sprite.card in self.shown.choosing.chosen and self.shown.asks:
            out += self._disc("check", max(18, round(pose.width * 0.36)), (pose.x, pose.y - pose.height * 0.36))
        if sprite.card in self._cancelled or self.stamps.struck(sprite.card):
            out += stamp(sprite)
        return out

    def eye(self, sprite: CardSprite, pose: Pose) -> list[Blit]:
        """It lies on the card also while that makes room for others."""
        if self.fronts.closed(sprite) or (sprite.back and sprite.kind != UNKNOWN and self._looked_at(sprite)):
            seen = strip(self.scene.laid_out(sprite.zone), sprite, pose)
            side = max(14, min(round(pose.width * 0.42), round(seen)))
            return self._disc("eye", side, (pose.x + (max(seen, side) - pose.width) / 2, pose.y + pose.height * 0.22))
        return []

    def _pin(self, sprite: CardSprite) -> list[Blit]:
        """On the upper left corner of a card, or at its right edge where the card above it covers that."""
        pose = sprite.pose
        side, zone = max(16, round(pose.width * 0.27)), self.scene.zones[sprite.zone]
        seen = pose.x - zone[zone.index(sprite) + 1].pose.x if sprite is not zone[-1] else 0.0
        x = pose.x + pose.width / 2 - max(seen, side) / 2 if seen else pose.x - pose.width / 2 + side * 0.35
        return self._disc("pin", side, (x, pose.y - pose.height / 2 + side * 0.3))

    def _disc(self, icon: str, side: int, middle: Point) -> list[Blit]:
        disc = shapes.disc(side, self.kit.color("gold_light"), self.kit.color("orange"))
        return [_at(disc, middle), _at(self.kit.icon(icon, side * 0.72 / self.kit.scale, "ink"), middle)]

    def _looked_at(self, sprite: CardSprite) -> bool:
        place = self.scene.places.zones[sprite.zone] if self.scene.places else None
        return place is not None and place.look.kind == "hand" and not place.own

    def refresh(self) -> None:
        """Before the cards are drawn: which of them are cancelled, and which are the topmost of their kind on a pile."""
        self._trays.intersection_update(self.scene.fanned())
        names = self.layout.stack
        items = getattr(self.shown.playback.view.table, names.items) if names is not None else ()
        self._cancelled = {
            getattr(item, names.card) for item in items if names is not None and getattr(item, names.cancelled)
        }
        places, texts = self.scene.places, self.texts
        self._tips = set()
        for zone, place in enumerate(places.zones if places is not None else ()):
            known = [s for s in self.scene.zones[zone] if s.kind != UNKNOWN] if place.look.tip else []
            found = next((s.card for s in reversed(known) if texts[s.kind].frame == place.look.tip), None)
            if found is not None and zone not in self.scene.spread:
                self._tips.add(found)


def _lying(place: ZonePlace) -> pygame.Rect:
    """Where a pile lies: one beside the rows of somebody else is no higher than its cards, however high these rows are."""
    if place.own or place.look.part != "aside":
        return place.area
    high = min(place.area.height, round(place.width * RATIO))
    return pygame.Rect(place.area.left, place.area.top, place.area.width, high)


def _moved(sprites: list[CardSprite]) -> float:
    """How far a pile is beside its place, by its lowest card; one that flies there from elsewhere does not count."""
    if not sprites:
        return 0.0
    pose, goal = sprites[0].pose, sprites[0].goal
    return pose.x - goal.x if abs(pose.y - goal.y) < goal.width / 2 else 0.0


def _warning(count: int, place: ZoneLook) -> str:
    """The colour of a pile's count: a pile that is not watched is never coloured."""
    if place.red and count <= place.red:
        return "coral"
    return "orange" if place.amber and count <= place.amber else "white"


def _in_two(text: str) -> list[str]:
    """The rows of a text that is too long for one, broken at the space nearest its middle."""
    spaces = [at for at, sign in enumerate(text) if sign == " "]
    if not spaces:
        return [text]
    at = min(spaces, key=lambda at: abs(2 * at - len(text)))
    return [text[:at], text[at + 1 :]]


def _at(picture: pygame.Surface, middle: Point) -> Blit:
    return picture, (round(middle[0] - picture.get_width() / 2), round(middle[1] - picture.get_height() / 2))
