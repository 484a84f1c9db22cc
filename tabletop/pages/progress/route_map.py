"""The route: eight stops on a winding path, gold as far as one has come."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.progress.rivals import Rival
    from tabletop.toolkit.draw_context import DrawContext

USUAL, NOW, LAST = 132, 168, 156  # units: how wide a portrait is
AIR, DOT, STEP = 26, 5, 22  # units: above and below; a dot of the path, and from one to the next
PER = 24  # points of the path between two stops, before they are thinned out

State = Literal["beaten", "now", "ahead"]

COLOURS = {"easy": "leaf", "normal": "blue", "hard": "coral"}  # of the levels
LEVELS = {"easy": "circuit-easy", "normal": "circuit-normal", "hard": "circuit-hard"}
NAME, LEVEL, GLOW, BADGE = 30, 24, 30, 44  # units
BELOW, SMALL = 24, 0.7  # units from one line of a name to the next; of the type size: below that there are two
SHADE = 150  # of 255: over whoever is still far away


class RouteMap(Widget):
    """`done` rivals are beaten; pressing a stop calls `on_choose` with its number."""

    def __init__(self, rivals: Sequence[Rival], done: int, on_choose: Callable[[int], None]) -> None:
        super().__init__("route")
        self.done = done
        last = len(rivals) - 1
        self.stops = [
            self.add(RouteNode(rival, i, _state(i, done), _choosing(on_choose, i), last=i == last))
            for i, rival in enumerate(rivals)
        ]

    def choose(self, number: int) -> None:
        for stop in self.stops:
            stop.chosen = stop.number == number
        self.refresh()

    # --- place
    def layout(self) -> None:
        count = len(self.stops)
        step = self.rect.width / count
        swing = max(0, self.rect.height - self.u(NOW + NAME + LEVEL + 2 * AIR)) // 2
        for i, stop in enumerate(self.stops):
            units = NOW if stop.state == "now" else LAST if stop.last else USUAL
            side = min(self.u(units), round(step * 0.84))
            box = pygame.Rect(0, 0, side, side + self.u(NAME + LEVEL))
            middle = self.rect.centery + round(swing * math.cos(i * math.pi * 0.75 + 0.4))
            box.center = (round(self.rect.x + step * (i + 0.5)), middle)
            box.clamp_ip(self.rect.inflate(0, -self.u(AIR)))
            stop.room = round(step) - self.u(AIR) // 2
            stop.place(box)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        path, edge = self._path(), self._walked()
        for x, y in path:
            gold = x <= edge
            colour = self.kit.color("gold" if gold else "faint")
            pygame.draw.aacircle(target, colour, (round(x), round(y)), max(2, self.u(DOT if gold else DOT - 1)))
        super().draw(target)

    def _walked(self) -> float:
        """How far the path is gold: up to whoever is next."""
        reached = min(self.done, len(self.stops) - 1)
        return float(self.stops[reached].face.centerx)

    def _path(self) -> list[tuple[float, float]]:
        """Points with about the same distance, through the middles of all portraits, eased like a ribbon."""
        middles = [stop.face.center for stop in self.stops]
        fine: list[tuple[float, float]] = []
        for (x, y), (to_x, to_y) in pairwise(middles):
            for n in range(PER):
                part = n / PER
                eased = (1 - math.cos(part * math.pi)) / 2
                fine.append((x + (to_x - x) * part, y + (to_y - y) * eased))
        found = fine[:1]
        for point in fine:
            if math.dist(point, found[-1]) >= self.u(STEP):
                found.append(point)
        return found


def _state(number: int, done: int) -> State:
    return "beaten" if number < done else "now" if number == done else "ahead"


def _choosing(on_choose: Callable[[int], None], number: int) -> Callable[[], None]:
    return lambda: on_choose(number)


class RouteNode(Pressable):
    """Pressing it shows this rival; `last` wears the crown that the others play for."""

    def __init__(self, rival: Rival, number: int, state: State, on_press: Callable[[], None], *, last: bool) -> None:
        super().__init__(f"stop {number + 1}", on_press)
        self.rival, self.number, self.state, self.last = rival, number, state, last
        self.chosen = False
        self.room = 0  # pixels: how wide its name may be

    @property
    def face(self) -> pygame.Rect:
        side = min(self.rect.width, self.rect.height - self.u(NAME + LEVEL))
        return pygame.Rect(self.rect.centerx - side // 2, self.rect.y, side, side)

    def draw(self, target: pygame.Surface) -> None:
        kit, face = self.kit, self.face
        if self.state == "now" or self.hovered or self.chosen:
            reach = kit.u(GLOW)
            light = halo(face.size, face.width // 2, reach, kit.color("gold"))
            light.set_alpha(230 if self.state == "now" else 130)
            target.blit(light, face.move(-reach, -reach))
        colour = "gold" if self.state == "now" else COLOURS[self.rival.level]
        draw_avatar(target, kit, face, self.rival.name, colour, picture=avatars.picture(self.rival.avatar))
        if self.state == "ahead" and not (self.hovered or self.chosen):
            veil = shapes.disc(face.width, pygame.Color(16, 12, 34))
            veil.set_alpha(SHADE)
            target.blit(veil, face)
            veil.set_alpha(255)  # others share the picture
        if self.last:
            side = face.width * 46 // 100
            crown = pictures.contain(("ui", "crown.webp"), (side, side))
            target.blit(crown, crown.get_rect(midbottom=(face.centerx, face.y + side * 52 // 100)))
        if self.state == "beaten":
            self._badge(target, face)
        self._words(target, face)

    def _badge(self, target: pygame.Surface, face: pygame.Rect) -> None:
        kit = self.kit
        side = kit.u(BADGE)
        disc = shapes.disc(side, kit.color("leaf"), kit.color("#1E7A46"))
        place = disc.get_rect(center=(face.right - side // 3, face.bottom - side // 3))
        target.blit(disc, place)
        icon = kit.icon("check", BADGE * 0.7, "white")
        target.blit(icon, icon.get_rect(center=place.center))

    def _words(self, target: pygame.Surface, face: pygame.Rect) -> None:
        kit = self.kit
        name = pygame.Rect(0, face.bottom + kit.u(6), self.room, kit.u(NAME))
        name.centerx = self.rect.centerx
        colour = "gold_light" if self.state == "now" or self.chosen or self.hovered else "text"
        for line in self._lines(name.width):
            size = kit.fit(line, "subheading", name.width, 0.3)
            kit.write(target, line, "subheading", name, colour, align="center", size=size)
            name.y += kit.u(BELOW)
        name.y += kit.u(NAME - BELOW) - name.height
        level = pygame.Rect(name.x, name.bottom - kit.u(2), name.width, kit.u(LEVEL))
        colour = COLOURS[self.rival.level] if self.state != "beaten" else "muted"
        words = tr("circuit-beaten") if self.state == "beaten" else tr(LEVELS[self.rival.level])
        kit.write(target, words, "label", level, colour, align="center")

    def _lines(self, width: int) -> list[str]:
        """Its name in one line, or in two where it would be small."""
        name = self.rival.name
        first, _, rest = name.rpartition(" ")
        small = self.kit.fit(name, "subheading", width, SMALL)
        return [first, rest] if first and self.kit.measure(name, "subheading", small) > width else [name]

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.face, radius=999)


# Who waits at a stop: portrait, a line of character, how well the rival plays, and the deck.

FACE, PAD, PILL = 236, 28, 34  # units
DECK, TILT = 5, 5  # card backs that are drawn, degrees between two
PLAYS = {"easy": "circuit-plays-easy", "normal": "circuit-plays-normal", "hard": "circuit-plays-hard"}


def draw_deck(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, back: tuple[str, ...]) -> None:
    """A fan of card backs in the middle of a box."""
    wide = min(round(box.height * 0.84 / RATIO), box.width // 2)
    size = (wide, round(wide * RATIO))
    picture = pictures.cover(back, size, max(2, wide // 16))
    for i in range(DECK):
        turn = i - (DECK - 1) / 2
        turned = pictures.turned(picture, -TILT * turn)
        x = box.centerx + round(turn * wide * 0.2)
        shade = shapes.shadow(size, kit.u(6), kit.u(8), 90)
        target.blit(shade, shade.get_rect(center=(x, box.centery + kit.u(6))))
        target.blit(turned, turned.get_rect(center=(x, box.centery + round(abs(turn) * kit.u(3)))))


class RivalPanel(Widget):
    """`show` says who it is; `words`: what the rival says now; `back`: the picture of the deck's back, `deck` its name."""

    def __init__(self) -> None:
        super().__init__("rival")
        self.rival: Rival | None = None
        self.words = self.deck = ""
        self.back: tuple[str, ...] = ()

    def show(self, rival: Rival, words: str, deck: str, back: tuple[str, ...]) -> None:
        self.rival, self.words, self.deck, self.back = rival, words, deck, back
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit, rival = self.kit, self.rival
        kit.panel(target, self.rect, "panel")
        if rival is None:
            return
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        side = min(kit.u(FACE), box.height)
        face, box = rects.cut_left(box, side, kit.u(30))
        draw_avatar(target, kit, rects.center(face, side, side), rival.name, COLOURS[rival.level],
                    picture=avatars.picture(rival.avatar))  # fmt: skip
        deck, box = rects.cut_right(box, min(kit.u(230), box.width * 34 // 100), kit.u(20))
        self._deck(target, deck)
        clip = target.get_clip()
        target.set_clip(box.clip(clip))  # large letters in a small window
        self._say(target, box)
        target.set_clip(clip)

    def _deck(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        whole = rects.center(box, box.width, min(box.height, kit.u(FACE)))
        name, fan = rects.cut_bottom(whole, kit.u(30), kit.u(6))
        draw_deck(target, kit, fan, self.back)
        kit.write(
            target,
            self.deck,
            "caption",
            name,
            "muted",
            align="center",
            size=kit.fit(self.deck, "caption", name.width, 0.6),
        )

    def _say(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, rival = self.kit, self.rival
        if rival is None:
            return
        said = kit.rich(f"*{tr('quoted', words=escape(self.words))}*", "body", box.width, "gold_light")
        about = kit.rich(escape(rival.about) + ".", "small", box.width, "muted")
        head, gap = kit.u(50), kit.u(14)
        whole = head + about.size[1] + gap + said.size[1] + gap + kit.u(PILL)
        top = box.y + max(0, (box.height - whole) // 2)
        name = pygame.Rect(box.x, top, box.width, head)
        kit.write(target, rival.name, "heading", name, "white", size=kit.fit(rival.name, "heading", name.width))
        about.draw(target, (box.x, name.bottom))
        top = name.bottom + about.size[1] + gap
        said.draw(target, (box.x, top))
        words = tr(PLAYS[rival.level])
        pill = pygame.Rect(box.x, top + said.size[1] + gap, kit.measure(words, "caption") + kit.u(36), kit.u(PILL))
        kit.panel(target, pill, "pill")
        kit.write(target, words, "caption", pill, COLOURS[rival.level], align="center")
