"""A game as a tile of the menu: its picture, name and facts; it rises and glows under the mouse."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.app.background_jobs import filling
from tabletop.i18n import language, tr
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets.button import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.background_jobs import BackgroundJobs
    from tabletop.app.catalogue_game import CatalogueGame

RADIUS = 26
RISE = 16  # units
READABLE = 13  # units of letters
COMING_TINT = (150, 144, 172)

_kept = SurfaceCache(24 << 20)


def forget() -> None:
    """Give the memory back."""
    _kept.clear()


class GameTile(Pressable):
    """Calls `on_press` when its game is ready; a coming one only says so."""

    def __init__(
        self, game: CatalogueGame, late: BackgroundJobs, on_press: Callable[[CatalogueGame], None], label: str = ""
    ) -> None:
        tip = "" if game.ready else tr("menu-coming-about", game=game.title, tagline=game.about.tagline)
        super().__init__(label or f"tile {game.id}", lambda: on_press(game), tooltip=tip)
        self.sound = "button_click" if game.ready else "error_soft"
        self.game = game
        self.late = late
        self._lift = 0.0

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        self._rise(1.0 if inside or self.focused else 0.0)

    def on_focus(self, here: bool) -> None:
        super().on_focus(here)
        if self.app.keyboard:
            self._rise(1.0 if here else 0.0)

    def _rise(self, goal: float) -> None:
        start, app = self._lift, self.app

        def step(part: float) -> None:
            self._lift = start + (goal - start) * part

        ms = 0 if app.prefs.reduced_motion else app.duration("settle")
        app.touch.run(ms, step, key=("tile", id(self)), ease="out_back" if goal else "out_cubic")

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        box = self.rect.move(0, -round(kit.u(RISE) * self._lift))
        lift = min(1.0, max(0.0, self._lift))
        blur = kit.u(16)
        drop = kit.u(10) + round(kit.u(10) * lift)
        target.blit(shapes.shadow(box.size, kit.u(RADIUS), blur, 170), (box.x - 2 * blur, box.y - 2 * blur + drop))
        if lift > 0.02 or self.game.ready:
            color = kit.color("gold" if self.game.ready else "violet")
            light = halo(box.size, kit.u(RADIUS), kit.u(34), color)
            light.set_alpha(round((70 if self.game.ready else 0) + (170 if self.game.ready else 150) * lift))
            target.blit(light, (box.x - kit.u(34), box.y - kit.u(34)))
        art = self.late.get(self.label, box.size, partial(filling, (self.game.id, "tile.webp"), box.size))
        there = self.late.exact(self.label, box.size)
        key = (self.game, box.size, kit.scale, lift > 0.5, there, language())
        target.blit(_kept.get(key, lambda: self._picture(art if there else None, box.size, lift > 0.5)), box)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect.move(0, -round(self.kit.u(RISE) * self._lift)), radius=RADIUS)

    def _picture(self, art: pygame.Surface | None, size: tuple[int, int], lit: bool) -> pygame.Surface:
        kit, game = self.kit, self.game
        out = shapes.rounded(size, kit.u(RADIUS)).copy()
        if art is not None:
            out.blit(art, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            out.blit(
                shapes.gradient(size, kit.color("raised"), kit.color("ink")),
                (0, 0),
                special_flags=pygame.BLEND_RGBA_MULT,
            )
        if not game.ready:
            out.fill((*COMING_TINT, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._words(out, pygame.Rect((0, 0), size))
        line = max(2, kit.u(3 if game.ready else 2))
        bright = "#FFFFFFC0" if not game.ready else "gold_light"
        top = kit.color(bright if lit else "gold" if game.ready else "#FFFFFF50")
        low = kit.color("gold_dark" if game.ready else "#FFFFFF20")
        out.blit(shapes.ring(size, kit.u(RADIUS), line, top, low), (0, 0))
        return out

    def _words(self, out: pygame.Surface, box: pygame.Rect) -> None:
        kit, game = self.kit, self.game
        inside = rects.inset(box, min(kit.u(26), box.width // 12), min(kit.u(22), box.height // 16))
        title = kit.fit(game.title, "title", inside.width * 96 // 100, 0.15)
        text = kit.rich(game.about.tagline, "small", inside.width, "text")
        roomy = game.ready and text.size[1] < box.height * 0.26
        lines = self._facts_in(inside.width)
        facts, rest = rects.cut_bottom(inside, kit.u(30) * len(lines), kit.u(10))
        words, rest = rects.cut_bottom(rest, text.size[1] if roomy else 0, kit.u(8) if roomy else 0)
        name, _ = rects.cut_bottom(rest, kit.cap_height("title", title))
        shade = shapes.gradient(
            (box.width, box.bottom - name.y + kit.u(110)), kit.color("#05040F00"), kit.color("#05040FF4")
        )
        shade.blit(shade, (0, 0))
        mask = shapes.rounded(box.size, kit.u(RADIUS))
        veil = shapes.blank(box.size)
        veil.blit(shade, (0, box.height - shade.get_height()))
        veil.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(veil, (0, 0))
        kit.write(out, game.title, "title", name, "white", size=title)
        if roomy:
            text.draw(out, words.topleft)
        for at, line in enumerate(lines):
            self._facts(out, pygame.Rect(facts.x, facts.y + at * kit.u(30), facts.width, kit.u(30)), line)
        if not game.ready:
            self._ribbon(out, box)

    def _facts_in(self, width: int) -> tuple[tuple[tuple[str, str], ...], ...]:
        """How many play and how long, beside each other, or one below the other where that would be too small to read."""
        about = self.game.about
        both = ("account-group", about.players), ("clock", tr("menu-minutes", minutes=about.minutes))
        return (both,) if self._fact_size(width, both) >= READABLE else tuple((fact,) for fact in both)

    def _fact_size(self, width: int, facts: tuple[tuple[str, str], ...]) -> float:
        room = width - len(facts) * self.kit.u(32) - (len(facts) - 1) * self.kit.u(22)
        return self.kit.fit("".join(text for _, text in facts), "caption", max(1, room), 0.4)

    def _facts(self, out: pygame.Surface, box: pygame.Rect, facts: tuple[tuple[str, str], ...]) -> None:
        kit, x, size = self.kit, box.x, self._fact_size(box.width, facts)
        for icon, text in facts:
            out.blit(kit.icon(icon, 24, "gold"), (x, box.centery - kit.u(12)))
            x += kit.u(32)
            ink = kit.write(out, text, "caption", pygame.Rect(x, box.y, max(1, box.right - x), box.height), "text",
                            size=size)  # fmt: skip
            x = ink.right + kit.u(20)

    def _ribbon(self, out: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        word = tr("menu-coming")
        wide = kit.measure(word, "label") + kit.u(36)
        band = pygame.Rect(box.right - wide - kit.u(16), kit.u(18), wide, kit.u(38))
        kit.panel(out, band, "pill")
        kit.write(out, word, "label", band, "gold_light", align="center")
