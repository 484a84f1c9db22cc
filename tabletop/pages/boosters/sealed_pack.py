"""The sealed pack: dragged, clicked or held until it is torn; then its strip flies off and the bag falls away."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.actions import Action

# Soft light: the glow behind a card, and rays that turn slowly behind a rare one.

ARMS, FRAMES = 14, 12  # rays, and pictures until they look the same again

_kept = SurfaceCache(40 << 20)


def forget() -> None:
    """Give the memory back."""
    _kept.clear()


def spot(side: int, colour: str, strength: float) -> pygame.Surface:
    """A round soft light on black, to be added."""
    level = round(strength * 10)
    return _kept.get(("spot", side, colour, level), lambda: _spot(side, pygame.Color(colour), level / 10))


def _spot(side: int, colour: pygame.Color, strength: float) -> pygame.Surface:
    small = pygame.Surface((64, 64))
    for y in range(64):
        for x in range(64):
            light = strength * max(0.0, 1 - math.hypot(x - 31.5, y - 31.5) / 31) ** 1.8
            small.set_at((x, y), [min(255, round(part * light)) for part in (colour.r, colour.g, colour.b)])
    return pygame.transform.smoothscale(small, (max(2, side), max(2, side)))


def rays(side: int, colour: str, turn: float) -> pygame.Surface:
    """Rays on black, to be added; `turn` 0 to 1 is the way from one ray to the next."""
    frame = int(turn % 1 * FRAMES)
    return _kept.get(("rays", side, colour, frame), lambda: _rays(side, colour, frame / FRAMES))


def _rays(side: int, colour: str, turn: float) -> pygame.Surface:
    half = 160
    small = pygame.Surface((2 * half, 2 * half))
    for arm in range(ARMS):
        middle = (arm + turn) * math.tau / ARMS
        wide = math.tau / ARMS * (0.30 if arm % 2 else 0.19)
        corners = [(half + 260 * math.cos(a), half + 260 * math.sin(a)) for a in (middle - wide, middle + wide)]
        pygame.draw.polygon(small, (255, 255, 255), [(half, half), *corners])
    soft = pygame.transform.box_blur(small, 3)
    soft.blit(spot(2 * half, colour, 1.6), (0, 0), None, pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(soft, (side, side))


def glint(width: int, height: int) -> pygame.Surface:
    """A slanted band of light, on black, to be added."""
    return _kept.get(("glint", width, height), lambda: _glint(width, height))


def _glint(width: int, height: int) -> pygame.Surface:
    small = pygame.Surface((48, 8))
    for x in range(48):
        light = max(0.0, 1 - abs(x - 24) / 22) ** 2
        pygame.draw.line(small, [round(84 * light)] * 3, (x, 0), (x, 7))
    return pygame.transform.rotozoom(pygame.transform.smoothscale(small, (max(8, width), height)), -14, 1.15)


def beam(width: int, height: int, colour: str) -> pygame.Surface:
    """Light that rises from an opening: bright at the foot, on black, to be added."""
    return _kept.get(("beam", width, height, colour), lambda: _beam(width, height, pygame.Color(colour)))


def _beam(width: int, height: int, colour: pygame.Color) -> pygame.Surface:
    small = pygame.Surface((24, 24))
    for y in range(24):
        for x in range(24):
            light = (y / 23) ** 2.2 * (1 - (abs(x - 11.5) / 12) ** 2)
            small.set_at((x, y), [round(part * light) for part in (colour.r, colour.g, colour.b)])
    return pygame.transform.smoothscale(small, (max(2, width), max(2, height)))


NEAR = 8  # pixels that the mouse may move before a press becomes a drag
PULL = 0.66  # of the width of the pack: how far one has to drag
ENOUGH = 0.5  # of the tear: from here it goes on by itself
HOLD_AFTER_MS, HOLD_MS = 220, 900
TEAR_MS, SPRING_MS, FALL_MS = 360, 240, 620
CURL = 34  # degrees of the strip when it comes off
LIGHT = "#FFF0B8"
GLINT_MS = 3600

RATIO = 740 / 480  # height by width of a pack
CUT = 0.118  # of its height: where it tears
TEETH, ROUGH = 26, 0.011  # of the torn edge: how many, and how deep by the height


class PackWrapper(Widget):
    """Calls `on_torn` once when it comes open. `tear`: how far, 0 to 1; `fallen`: how far away it is, 0 to 1."""

    focusable = True

    def __init__(self, game: str, on_torn: Callable[[], None]) -> None:
        super().__init__("pack")
        self.game = game
        self.on_torn = on_torn
        self.bag: PackArt | None = None
        self.reset()

    def reset(self) -> None:
        """A new pack."""
        self.tear = 0.0
        self.fallen = 0.0
        self.open = False
        self._rightward = True
        self._from: tuple[int, int] | None = None
        self._since = 0.0
        self._dragged = False
        self._time = 0.0
        self.refresh()

    # --- tearing
    def on_action(self, action: Action) -> bool:
        if action != "accept" or self.open:
            return False
        self.finish()
        return True

    def on_pointer(self, event: Pointer) -> bool:
        if self.open:
            return False
        if event.kind == "down" and event.button == 1:
            self._from, self._dragged, self._since = event.pos, False, self.app.clock()
            self.app.touch.cancel("tear")
            self.app.sound("card_pick")
        elif event.kind == "move" and self._from is not None:
            self._pull(event.pos[0] - self._from[0])
        elif event.kind in ("up", "cancel") and self._from is not None:
            self._from = None
            if event.kind == "up" and (not self._dragged or self.tear >= ENOUGH):
                self.finish()
            else:
                self._run(0.0, SPRING_MS)
        return True

    def _pull(self, way: int) -> None:
        self._dragged = self._dragged or abs(way) > NEAR
        if not self._dragged:
            return
        before, self._rightward = self.tear, way > 0
        self.tear = min(1.0, abs(way) / (PULL * self.rect.width))
        if before < 0.2 <= self.tear:
            self.app.sound("pack_rip", 0.6)
        if self.tear >= 1:
            self._from = None
            self._tear_off()
        self.refresh()

    def finish(self) -> None:
        """Tear the rest by itself."""
        if not self.open:
            self.app.sound("pack_rip")
            self._run(1.0, TEAR_MS * (1 - self.tear))

    def _run(self, goal: float, ms: float) -> None:
        start = self.tear

        def step(part: float) -> None:
            self.tear = start + (goal - start) * part

        still = self.app.prefs.reduced_motion
        done = self._tear_off if goal == 1 else None
        self.app.touch.run(0 if still else self.app.ms(ms), step, ease="in_out", key="tear", done=done)

    def _tear_off(self) -> None:
        if self.open:
            return
        self.open, self.tear = True, 1.0

        def step(part: float) -> None:
            self.fallen = part

        still = self.app.prefs.reduced_motion
        self.app.event_lane.run(0 if still else self.app.ms(FALL_MS), step, ease="linear", key="fall")
        self.on_torn()

    def tick(self, now: float) -> bool:
        """Tear on while it is held; True while something moves."""
        passed, self._time = max(0.0, min(60.0, now - self._time)), now
        if self.open or self._from is None or self._dragged or now - self._since < HOLD_AFTER_MS:
            return False
        self.tear = min(1.0, self.tear + passed / HOLD_MS)
        if self.tear >= 1:
            self._from = None
            self.app.sound("pack_rip")
            self._tear_off()
        return True

    # --- picture
    def layout(self) -> None:
        self.bag = bag(self.game, self.rect.width) if self.rect.width > 8 else None

    @property
    def opening(self) -> tuple[int, int]:
        """The middle of the cut."""
        return self.rect.centerx, self.rect.y + (self.bag.cut if self.bag else 0)

    def draw(self, target: pygame.Surface) -> None:
        if self.bag is None or self.fallen >= 1:
            return
        box = self.rect.move(0, self._bob())
        if self.tear <= 0:
            target.blit(self.bag.whole, box)
            self._draw_glint(target, box)
        else:
            self._draw_open(target, box, self.bag)

    def draw_focus(self, target: pygame.Surface) -> None:
        if not self.open:
            self.kit.ring(target, self.rect.inflate(self.u(14), self.u(10)).move(0, self._bob()), radius=20)

    def _bob(self) -> int:
        if self.open or self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return 0
        shake = self.u(3) * math.sin(self._time / 11) if self._from is not None and not self._dragged else 0
        return round(self.u(7) * math.sin(self._time / 900) + shake)

    def _draw_glint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Light runs over the foil now and then, inside its outline."""
        if self.bag is None or self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return
        part = (self._time % GLINT_MS) / 900
        if part >= 1:
            return
        band = glint(box.width // 3, round(box.height * 1.2))
        sheet = pygame.Surface(box.size)
        sheet.blit(band, (round((part * 1.8 - 0.5) * box.width), -box.height // 10))
        cover = pygame.Surface(box.size)
        cover.blit(pygame.mask.from_surface(self.bag.whole).to_surface(setcolor="white", unsetcolor="black"), (0, 0))
        sheet.blit(cover, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        target.blit(sheet, box, special_flags=pygame.BLEND_RGB_ADD)

    def _draw_open(self, target: pygame.Surface, box: pygame.Rect, parts: PackArt) -> None:
        """The bag, light from the opening, and the strip as far as it is off."""
        fall = self.fallen**2
        body = parts.body
        if fall:
            body = body.copy()
            body.set_alpha(round(255 * (1 - fall)))
        target.blit(body, (box.x, box.y + round(fall * box.height * 0.7)))
        torn = round(self.tear * box.width)
        self._draw_beam(target, box, torn)
        if self.open:
            self._draw_flying(target, box, parts)
            return
        left = 0 if self._rightward else box.width - torn
        rest = pygame.Rect(torn if self._rightward else 0, 0, box.width - torn, parts.strip.get_height())
        target.blit(parts.strip, (box.x + rest.x, box.y), rest)
        if torn > 2:
            piece = parts.strip.subsurface((left, 0, torn, parts.strip.get_height()))
            turn = CURL * self.tear * (-1 if self._rightward else 1)
            lifted = pygame.transform.rotozoom(piece, turn, 1)
            place = lifted.get_rect()
            if self._rightward:
                place.bottomright = (box.x + torn, box.y + parts.strip.get_height())
            else:
                place.bottomleft = (box.x + left, box.y + parts.strip.get_height())
            target.blit(lifted, place)

    def _draw_beam(self, target: pygame.Surface, box: pygame.Rect, torn: int) -> None:
        """Light out of the part that is open; it fades when the bag falls."""
        if torn < 8:
            return
        high = round(box.height * (0.10 + 0.26 * self.tear))
        left = box.x if self._rightward else box.right - torn
        shine = beam(torn // 6 * 6, high // 6 * 6, LIGHT)
        if self.fallen:
            shine = shine.copy()
            shine.fill([round(255 * (1 - self.fallen))] * 3, special_flags=pygame.BLEND_RGB_MULT)
        target.blit(
            shine,
            shine.get_rect(midbottom=(left + torn // 2, box.y + self._cut())),
            special_flags=pygame.BLEND_RGB_ADD,
        )

    def _cut(self) -> int:
        return self.bag.cut if self.bag else 0

    def _draw_flying(self, target: pygame.Surface, box: pygame.Rect, parts: PackArt) -> None:
        """The strip is thrown aside."""
        side = 1 if self._rightward else -1
        piece = pygame.transform.rotozoom(parts.strip, -side * (CURL + 150 * self.fallen), 1)
        piece.set_alpha(round(255 * (1 - self.fallen)))
        x = box.centerx + side * box.width * (0.15 + 1.1 * self.fallen)
        y = box.y - box.height * (0.05 + 0.5 * self.fallen - 0.55 * self.fallen**2)
        target.blit(piece, piece.get_rect(center=(round(x), round(y))))


class PackArt(NamedTuple):
    """All pictures have the width of the pack; `strip` is as high as the lowest tooth of the torn edge."""

    whole: pygame.Surface
    strip: pygame.Surface
    body: pygame.Surface
    cut: int


def bag(game: str, width: int) -> PackArt:
    """The pack of a game at `width` pixels, whole and in its two parts."""
    whole = pictures.contain((game, "pack.webp"), (width, round(width * RATIO)))
    wide, high = whole.get_size()
    edge = _edge(wide, high)
    deepest = max(y for _, y in edge) + 1
    strip = whole.subsurface((0, 0, wide, deepest)).copy()
    _keep(strip, [(0, 0), *edge, (wide, 0)])
    body = whole.copy()
    _keep(body, [(0, high), *edge, (wide, high)])
    return PackArt(whole, strip, body, round(high * CUT))


def _edge(wide: int, high: int) -> list[tuple[int, int]]:
    dice = random.Random(6)
    rough = max(2, round(high * ROUGH))
    step = wide / TEETH
    return [
        (round(i * step), round(high * CUT) + (1 if i % 2 else -1) * dice.randint(rough // 3, rough))
        for i in range(TEETH + 1)
    ]


def _keep(picture: pygame.Surface, corners: list[tuple[int, int]]) -> None:
    mask = shapes.blank(picture.get_size())
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, "white", corners)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
