"""Who waits at a stop: portrait, a line of character, how well the rival plays, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.pages.progress.circuit.route_map import COLOURS
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.progress.rivals import Rival
    from tabletop.toolkit.draw_context import DrawContext

FACE, PAD, PILL = 236, 28, 34  # units
DECK, TILT = 5, 5  # card backs that are drawn, degrees between two
LEVELS = {"easy": "circuit-plays-easy", "normal": "circuit-plays-normal", "hard": "circuit-plays-hard"}


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
        words = tr(LEVELS[rival.level])
        pill = pygame.Rect(box.x, top + said.size[1] + gap, kit.measure(words, "caption") + kit.u(36), kit.u(PILL))
        kit.panel(target, pill, "pill")
        kit.write(target, words, "caption", pill, COLOURS[rival.level], align="center")
