"""One card of a pack: it flies, glows, turns over, and shows whether it is new; the rarer it is, the more is made of it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from tabletop import card_art
from tabletop.card_art.card_sprites import SpriteSpec
from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.pages.boosters import sealed_pack
from tabletop.pages.card_views import CardCache
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.core.definition import Definition
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import CardPictures

# Where the cards of a pack lie: stacked in the bag, in a fan above it, at last in rows that bend a little. Plain
# numbers.

ONE_ROW = 5  # so many cards lie in one row
TILT, BEND = 1.9, 0.011  # degrees and card heights from a card to the next one, away from the middle of a row
GAP = 0.15  # between two cards, of a card's width
FOOT = 0.17  # below a card for what is said about it, of a card's width
BEST = 1.1  # how much larger the last card of a pack lies
SPREAD = 66  # degrees of the fan


class PackPose(NamedTuple):
    """The middle of a card in pixels, its angle in degrees counter-clockwise, its size by that of a resting card."""

    x: float
    y: float
    angle: float = 0
    size: float = 1

    def towards(self, other: PackPose, part: float) -> PackPose:
        """The pose `part` (0 to 1) of the way to another one."""
        return PackPose(*(a + (b - a) * part for a, b in zip(self, other, strict=True)))


def lower_row(count: int) -> int:
    """How many cards lie in the lower row: an odd number, so that the best card lies in its middle."""
    if count <= ONE_ROW:
        return count
    return count // 2 if count // 2 % 2 else count // 2 + 1


def card_width(area: pygame.Rect, count: int) -> int:
    """The width of a resting card so that all fit into the area."""
    lower = lower_row(count)
    across, rows = max(lower, count - lower), 1 + (count > lower)
    wide = area.width / (across + GAP * (across - 1) + BEST - 1)
    high = area.height / (rows * (RATIO * (1 + BEND * across) + FOOT) + (BEST - 1) * RATIO)
    return max(24, int(min(wide, high)))


def rest(area: pygame.Rect, count: int) -> list[PackPose]:
    """Where the cards lie at last, in the order of the pack; the last one in the middle of the lower row."""
    wide, lower = card_width(area, count), lower_row(count)
    high = wide * RATIO
    upper = count - lower
    block = (1 + (upper > 0)) * (high + FOOT * wide) + (high * (BEST - 1) if upper else 0)
    first = area.centery - block / 2 + high / 2
    poses = _row(area.centerx, first, wide, upper) if upper else []
    y = first + (high * (1 + (BEST - 1) / 2) + FOOT * wide if upper else 0)
    row = _row(area.centerx, y, wide, lower, BEST)
    middle = lower // 2
    best = row.pop(middle)._replace(size=BEST)
    return [*poses, *row, best]


def _row(x: float, y: float, wide: float, count: int, best: float = 1) -> list[PackPose]:
    """A row round `x`; the middle card of it may be `best` times as wide."""
    out = []
    for i in range(count):
        off = i - (count - 1) / 2
        extra = math.copysign((best - 1) / 2 * wide, off) if off else 0
        out.append(PackPose(x + off * wide * (1 + GAP) + extra, y + off * off * BEND * wide * RATIO, -off * TILT))
    return out


def fan(middle: tuple[float, float], wide: float, count: int) -> list[PackPose]:
    """All cards held like a hand, face down."""
    reach = wide * 2.1
    out = []
    for i in range(count):
        turn = SPREAD * ((i + 0.5) / count - 0.5)
        lean = math.radians(turn)
        out.append(PackPose(middle[0] + reach * math.sin(lean), middle[1] + reach * (1 - math.cos(lean)), -turn, 0.82))
    return out


def stack(middle: tuple[float, float], count: int, size: float) -> list[PackPose]:
    """All cards on each other."""
    return [PackPose(middle[0] + 0.6 * (i - count / 2), middle[1] - 0.6 * i, 0, size) for i in range(count)]


class RarityEffects(NamedTuple):
    """colour: of the light; sound: when it is turned; sparks: kinds of particles; rays: behind it while it lies there."""

    colour: str
    sound: str
    sparks: tuple[str, ...] = ()
    rays: bool = False


LEVELS = (
    RarityEffects("#C9DCFF", "reveal_common"),
    RarityEffects("#4DE0A0", "reveal_uncommon", ("spark",)),
    RarityEffects("#FFC94D", "reveal_rare", ("star", "spark"), rays=True),
    RarityEffects("#FF6BC1", "reveal_rare", ("star", "star", "spark"), rays=True),
    RarityEffects("#FF8A3D", "reveal_rare", ("star", "star", "star", "spark"), rays=True),
)


def rank(definition: Definition, kind: int) -> int:
    """How rare a card is: 0 for the most frequent kind of card."""
    rarities = list(definition.collecting.rarities) if definition.collecting else []
    rarity = definition.cards[kind].rarity
    return rarities.index(rarity) if rarity in rarities else 0


def of(definition: Definition, kind: int) -> RarityEffects:
    return LEVELS[min(rank(definition, kind), len(LEVELS) - 1)]


def rarity_words(definition: Definition, kind: int) -> str:
    """The rarity of a card in words, "" for the frequent ones."""
    rarities = definition.collecting.rarities if definition.collecting else {}
    return rarities.get(definition.cards[kind].rarity, "") if of(definition, kind).rays else ""


KEPT = 48 << 20  # bytes of backs at their angles


class CardSides:
    """Widths are in pixels, angles in degrees counter-clockwise."""

    def __init__(self, definition: Definition, sprites: CardPictures) -> None:
        self.definition = definition
        self.sprites = sprites
        self.shelf = CardCache(definition, sprites)
        self.cold: list[tuple[int, int, float]] = []  # kind, width and angle of faces that are still to be made
        self._backs = SurfaceCache(KEPT)
        self._beat = False

    def lying(self, kind: int, wide: int, angle: float, *, back: bool) -> pygame.Surface:
        """A card with its shadow."""
        if not back:
            return self.shelf.sprite(kind, wide, angle=angle)
        look = SpriteSpec(self.definition.id, self._back(kind), wide, angle=angle)
        return self._backs.get(look, lambda: self.sprites.get(look))

    def flying(self, kind: int, wide: int, angle: float, size: float) -> pygame.Surface:
        """A back on its way, `size` by a resting card; quick to make, its shadow turns with it."""

        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(self.lying(kind, wide, 0, back=True), angle, size)

        return self._backs.get(("flying", self._back(kind), wide, angle, size), make)

    def _back(self, kind: int) -> card_art.CardText | None:
        """The back of a card; games with two sides have one for each."""
        rules = self.definition.collecting
        if rules is None or rules.side is None:
            return None
        return card_art.back(f"back_{rules.side({self.definition.cards[kind].id: 1})}")

    def expect(self, cards: Iterable[tuple[int, PackPose]], wide: int) -> None:
        """These cards will be seen soon, at these places."""
        self.cold = [(kind, round(wide * pose.size), pose.angle) for kind, pose in cards]

    def warm(self) -> None:
        """Make the next picture that will be needed, at every second call."""
        self._beat = not self._beat
        if not self.cold or self._beat:
            return
        kind, wide, angle = self.cold[0]
        for back in (True, False):
            self.lying(kind, wide, angle, back=back)
        if self.sprites.faces.ready(self.definition.id, self.shelf.text(kind), wide):
            self.cold.pop(0)


TURN_MS, HOLD_BREATH_MS, LIFT_MS, FLASH_MS = 300, 950, 150, 900
RISE, BREATH = 0.05, 0.16  # how much larger a card is under the mouse, and while all wait for it
SHY, COARSE = 4, 0.09  # steps of angle (degrees) and size at which a flying card is drawn
RAYS = 3.0  # of the card's width


class OpeningTable(Protocol):
    """The page on which the cards lie, each `wide` pixels; `laid`: none of them flies any more."""

    definition: Definition
    sides: CardSides
    wide: int

    @property
    def laid(self) -> bool: ...
    def ms(self, normal: float) -> float: ...
    def sweep(self, pos: tuple[int, int]) -> None: ...
    def look_at(self, card: PackCard) -> None: ...
    def revealed(self, card: PackCard) -> None: ...
    def count_turned(self) -> None: ...


class PackCard(Widget):
    """`turned` 0 (its back) to 1 (its face); `index`: its place in the pack; `best`: the one that all wait for."""

    focusable = True

    def __init__(self, screen: OpeningTable, index: int, kind: int, *, new: bool, copies: int, best: bool) -> None:
        super().__init__(f"pack card {index + 1}")
        self.screen = screen
        self.kind = kind
        self.new = new
        self.copies = copies
        self.best = best
        self.index = index
        self.splendour = of(screen.definition, kind)
        self.pose = PackPose(0, 0)
        self.turned = 0.0
        self.lift = 0.0
        self.tension = 0.0
        self.flash = 0.0
        self.up = False  # it is turned, or on its way

    # --- input
    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return super().widget_at(pos) if self.screen.laid else None

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down":
            if event.button == 3 and self.turned >= 1:
                self.screen.look_at(self)
            else:
                self.press()
            return True
        if event.kind == "move":
            self.screen.sweep(event.pos)
        return event.kind == "up"

    def on_action(self, action: Action) -> bool:
        if action == "accept":
            self.press()
        return action == "accept"

    def press(self) -> None:
        """Turn it; a card that lies open is looked at, one that makes everybody wait waits no longer."""
        if not self.up:
            self.turn()
        elif self.turned >= 1:
            self.screen.look_at(self)
        elif self.tension:
            self.app.touch.cancel(("breath", id(self)))
            self._flip()

    def on_hover(self, inside: bool) -> None:
        if inside:
            self.app.sound("card_hover")
        self._raise(inside)

    def on_focus(self, here: bool) -> None:
        if self.app.keyboard or not here:
            self._raise(here)

    def _raise(self, on: bool) -> None:
        start, goal = self.lift, 1.0 if on else 0.0

        def step(part: float) -> None:
            self.lift = start + (goal - start) * part
            self._place()

        self.app.touch.run(self.screen.ms(LIFT_MS), step, key=("lift", id(self)))

    # --- turning
    def turn(self) -> None:
        """Turn it over; for the best card everybody holds their breath first."""
        if self.up:
            return
        self.up = True
        if not self.best or not self.screen.ms(1):
            self._flip()
            return
        self.app.sound("drum_roll")

        def step(part: float) -> None:
            self.tension = max(0.01, part)
            self._place()

        self.app.touch.run(
            self.screen.ms(HOLD_BREATH_MS), step, ease="linear", key=("breath", id(self)), done=self._flip
        )

    def _flip(self) -> None:
        self.tension = 0.0
        self.app.sound("card_flip")
        shown = False

        def step(part: float) -> None:
            nonlocal shown
            self.turned = part
            if part >= 0.5 and not shown:
                shown = True
                self.screen.revealed(self)
                self._blaze()
            self._place()

        def done() -> None:
            self.turned = 1.0
            self.screen.count_turned()

        self.app.touch.run(self.screen.ms(TURN_MS), step, ease="in_out", key=("turn", id(self)), done=done)

    def _blaze(self) -> None:
        """A flash of light when a rare card is seen."""

        def step(part: float) -> None:
            self.flash = 1 - part

        if self.splendour.rays and self.screen.ms(1):
            self.flash = 1.0
            self.app.touch.run(self.screen.ms(FLASH_MS), step, key=("flash", id(self)))

    @property
    def awe(self) -> float:
        """How much everything else steps back into the dark, 0 to 1."""
        turning = float(self.best and 0 < self.turned < 0.5 and self.screen.ms(1) > 0)
        return max(self.tension, self.flash, turning)

    # --- place
    def move_to(self, pose: PackPose) -> None:
        self.pose = pose
        self._place()

    def _place(self) -> None:
        wide = round(self.screen.wide * self.size)
        box = pygame.Rect(0, 0, wide, round(wide * RATIO))
        box.center = (round(self.pose.x), round(self.pose.y))
        self.rect = box

    @property
    def size(self) -> float:
        """By the width of a resting card."""
        flip = 0.09 * math.sin(math.pi * self.turned)
        return self.pose.size * (1 + RISE * self.lift + BREATH * self.tension + flip)

    @property
    def middle(self) -> tuple[int, int]:
        return self.rect.center

    # --- picture
    def draw_behind(self, target: pygame.Surface, now: float) -> None:
        """Rays behind a rare card that lies open."""
        if not self.splendour.rays or self.turned < 0.5:
            return
        side = round(self.screen.wide * RAYS)
        shapes = [sealed_pack.rays(side, self.splendour.colour, now / 2600 if self.screen.ms(1) else 0)]
        if self.flash:
            shapes.append(sealed_pack.spot(round(side * 1.5), self.splendour.colour, 1.8 * self.flash))
        for picture in shapes:
            target.blit(picture, picture.get_rect(center=self.middle), special_flags=pygame.BLEND_RGB_ADD)

    def draw(self, target: pygame.Surface) -> None:
        back = self.turned < 0.5
        if back and (self.lift > 0 or self.tension):
            self._draw_glow(target)
        sprite = self._picture(back)
        squeeze = abs(math.cos(math.pi * self.turned))
        if squeeze < 0.999:
            size = (max(2, round(sprite.get_width() * squeeze)), sprite.get_height())
            sprite = pygame.transform.smoothscale(sprite, size)
        place = sprite.get_rect(center=self.middle)
        if self.tension and self.screen.ms(1):
            place.x += round(self.u(5) * self.tension * math.sin(self.app.clock() / 17))
        target.blit(sprite, place)

    def _picture(self, back: bool) -> pygame.Surface:
        """The side that is seen; while it flies a back that is nearly right, made once for many frames."""
        sides, wide = self.screen.sides, self.screen.wide
        if not self.screen.laid:
            angle, size = round(self.pose.angle / SHY) * SHY, round(self.size / COARSE) * COARSE
            return sides.flying(self.kind, wide, angle, size)
        sprite = sides.lying(self.kind, round(wide * self.pose.size), self.pose.angle, back=back)
        grown = self.size / self.pose.size
        return sprite if abs(grown - 1) < 0.004 else pygame.transform.smoothscale_by(sprite, grown)

    def _draw_glow(self, target: pygame.Surface) -> None:
        """Light of its rarity round a card that is still to be turned."""
        tint = pygame.Color(self.splendour.colour)
        strength = max(self.lift, self.tension)
        tint.a = round(235 * min(1.0, strength) // 16 * 16)
        wide = round(self.screen.wide * self.pose.size)
        reach = round(wide * (0.2 + 0.12 * self.tension))
        glow = halo((wide, round(wide * RATIO)), round(wide * 0.06), reach, tint)
        turned = pygame.transform.rotozoom(glow, self.pose.angle, self.size / self.pose.size)
        for _ in range(2):
            target.blit(turned, turned.get_rect(center=self.middle))

    def draw_words(self, target: pygame.Surface) -> None:
        """What is said about a card that lies open: new, or how many there are; how rare it is."""
        if self.turned < 1:
            return
        kit = self.kit
        color, style = ("gold_light", "row_chosen") if self.new else ("muted", "")
        rare = rarity_words(self.screen.definition, self.kind)
        words = self._said(rare)
        size = min(20.0, kit.fit(words, "strong", round(self.screen.wide * 0.86), 0.4))
        wide = kit.measure(words, "strong", size) + kit.u(26)
        tag = pygame.Rect(0, 0, wide, kit.u(30))
        tag.midtop = (self.rect.centerx, self.rect.bottom - kit.u(6))
        kit.panel(target, tag, "pill")
        if style:
            kit.panel(target, tag, style)
        kit.write(target, words, "strong", tag, color if not rare else self.splendour.colour, align="center", size=size)

    def _said(self, rare: str) -> str:
        if self.new:
            return tr("boosters-new-rare", rarity=rare) if rare else tr("boosters-new")
        copies = self.copies
        return tr("boosters-copies-rare", rarity=rare, count=copies) if rare else tr("boosters-copies", count=copies)

    def draw_focus(self, target: pygame.Surface) -> None:
        if self.screen.laid:
            self.kit.ring(target, self.rect.inflate(self.u(6), self.u(6)), radius=16)
