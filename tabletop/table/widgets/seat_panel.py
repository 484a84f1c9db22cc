"""The badge of a seat: portrait, name, cards in hand, and everything public that is going on with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_facts import BadgeFacts
from tabletop.table.widgets.panel_style import CachedWidget
from tabletop.table.widgets.pass_modes import ModeDisc
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.actions import Action

SIZES = {"large": (400, 96), "small": (300, 78)}
NAMES = {"large": 27, "small": 22}
DOTS_MS = 320
RETICLE = 13  # units that it reaches beyond the portrait: less than there are to the edge of the window


class SeatPanel(Pressable, CachedWidget):
    """`on_press(seat)`: chosen as a target; `on_mode(seat)`: its auto-pass disc was pressed."""

    margin = 56
    focusable = False
    opens = False  # whoever rests on it sees the whole mat

    def __init__(
        self,
        person: SeatPerson,
        on_press: Callable[[int], None],
        on_mode: Callable[[int], None],
        size: Literal["large", "small"] = "large",
    ) -> None:
        super().__init__(f"seat {person.seat}", partial(on_press, person.seat))
        self.person = person
        self.size = size
        self.facts = BadgeFacts()
        self._dots = 0
        self.disc = self.add(ModeDisc(f"auto-pass {person.seat}", lambda: on_mode(person.seat)))
        self.disc.visible = person.human

    def update(self, facts: BadgeFacts) -> None:
        if facts != self.facts:
            self.facts = facts
            self.focusable = facts.target or facts.speaks
            self.tooltip = "\n".join(filter(None, (self._pips_said(), escape(facts.gold))))
            self.disc.show(facts.mode or "always_ask")
            self.disc.visible = self.person.human and not facts.out and bool(facts.mode)
            self.refresh()

    def _pips_said(self) -> str:
        """What the discs are, for whoever rests on the badge."""
        facts = self.facts
        if not facts.pips_name or facts.out:
            return ""
        left = facts.pips_of - facts.pips
        return tr("table-left-this-turn", what=escape(facts.pips_name), left=left, of=facts.pips_of)

    def tick(self, now: float) -> bool:
        dots = int(now // DOTS_MS) % 4 if self.facts.thinking and not self.app.prefs.reduced_motion else 3
        changed = self.facts.thinking and dots != self._dots
        self._dots = dots
        return changed

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        wide, high = SIZES[self.size]
        return min(width, self.u(wide)), self.u(high)

    def layout(self) -> None:
        plate = self._plate(self.rect)
        if self.size == "large":
            side = self.u(38)
            self.disc.place(
                pygame.Rect(plate.right - side - self.u(14), plate.bottom - side // 2 - self.u(4), side, side)
            )
        else:
            side = self.u(32)
            self.disc.place(pygame.Rect(plate.right - side - self.u(2), plate.y - self.u(8), side, side))

    def _plate(self, box: pygame.Rect) -> pygame.Rect:
        rise = box.height // 12
        return pygame.Rect(box.x + box.height // 5, box.y + rise, box.width - box.height // 5, box.height - 2 * rise)

    def _portrait(self, box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.x, box.y, box.height, box.height)

    @property
    def portrait(self) -> pygame.Rect:
        return self._portrait(self.rect)

    @property
    def heart(self) -> tuple[int, int]:
        """The middle of the portrait: where arrows and cards fly to."""
        return self._portrait(self.rect).center

    # --- input
    def on_action(self, action: Action) -> bool:
        return self.focusable and super().on_action(action)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self._plate(self.rect), radius=999)

    # --- picture
    def state(self) -> Hashable:
        return self.facts, self.person, self._dots if self.facts.thinking else 0

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, facts, person = self.kit, self.facts, self.person
        plate = self._plate(box)
        self._glow(target, plate)
        panel_style.panel(target, kit, plate, "plate_out" if facts.out else "plate")
        if facts.turn or facts.target or facts.aimed:
            panel_style.outline(target, kit, plate, self._tone(), 4 if facts.target or facts.turn else 3)
        draw_avatar(
            target, kit, self._portrait(box), person.name, person.colour, picture=avatars.picture(person.avatar)
        )
        left = box.x + box.height + kit.u(20 if facts.aimed else 12)  # the reticle reaches beyond the portrait
        inside = pygame.Rect(left, plate.y, plate.right - left - kit.u(14), plate.height)
        if self.size == "large":
            self._large(target, inside)
        else:
            self._small(target, inside)
        if facts.aimed:
            self._reticle(target, self._portrait(box))
        if facts.out:
            self._fall(target, plate)
        elif facts.turn:
            self._turn(target, plate)
        if facts.target and facts.key:
            draw_keycap(target, kit, facts.key, (box.x - keycap_width(kit, facts.key) // 3, box.y + kit.u(10)))

    def _tone(self) -> str:
        """Of its rim and light: it may be chosen, is aimed at, or is on turn."""
        return "playable" if self.facts.target else "target" if self.facts.aimed else self.person.colour

    def _glow(self, target: pygame.Surface, plate: pygame.Rect) -> None:
        facts, kit = self.facts, self.kit
        if not (facts.turn or facts.target or facts.aimed):
            return
        tint = pygame.Color(kit.color(self._tone()))
        tint.a = 235 if self.hovered and facts.target else 165
        reach = kit.u(30)
        target.blit(halo(plate.size, plate.height // 2, reach, tint), (plate.x - reach, plate.y - reach))

    def _large(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Name over pips and tag, the cards in hand beside both."""
        kit = self.kit
        if self.facts.out:
            words = rects.cut_right(box, kit.u(96))[1]
        else:
            count, words = rects.cut_right(box, kit.u(108), kit.u(10))
            count = count.inflate(0, -kit.u(26)).move(0, -kit.u(5) if self.disc.visible else 0)
            self._count(target, count, 38)
        upper, lower = rects.rows(rects.inset(words, 0, box.height // 8), [1.15, 1])
        self._name(target, upper)
        self._below(target, lower, 17)

    def _small(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The name has a line of its own; pips, tag and the cards in hand share the one below."""
        kit = self.kit
        upper, lower = rects.rows(rects.inset(box, 0, kit.u(3)), [1, 1.05])
        if self.disc.visible or self.facts.out:
            upper = rects.cut_right(upper, kit.u(84 if self.facts.out else 22))[1]
        self._name(target, upper)
        if not self.facts.out and self.facts.hand >= 0:
            count, lower = rects.cut_right(lower, kit.u(84), kit.u(8))
            self._count(target, count.inflate(0, -kit.u(2)), 27)
        self._below(target, lower, 16)

    def _count(self, target: pygame.Surface, box: pygame.Rect, size: float) -> None:
        kit, facts = self.kit, self.facts
        if facts.hand < 0:
            return
        panel_style.panel(target, kit, box, "count_gold" if facts.gold else "count")
        left, right = rects.cut_left(box, box.width // 2)
        fan = pygame.Rect(0, 0, left.width, min(kit.u(34), box.height * 64 // 100))
        fan.center = (left.centerx + kit.u(4), left.centery)
        panel_style.backs(target, kit, fan, "gold_dark" if facts.gold else self.person.colour)
        ink = "ink" if facts.gold else "white"
        kit.write(target, str(facts.hand), "number", right.move(-kit.u(4), 0), ink, align="center", size=size)

    def _name(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, most = self.kit, NAMES[self.size]
        if self.app.prefs.symbols:
            sign = kit.icon(self.person.symbol, most, self.person.colour)
            place, box = rects.cut_left(box, sign.get_width(), kit.u(8))
            target.blit(sign, sign.get_rect(center=place.center))
        size = min(most, kit.fit(self.person.name, "subheading", max(1, box.width * 96 // 100), 0.62))
        kit.write(target, self.person.name, "subheading", box, "faint" if self.facts.out else "white", size=size)

    def _below(self, target: pygame.Surface, box: pygame.Rect, size: float) -> None:
        kit, facts = self.kit, self.facts
        if facts.pips_of and not facts.out:
            wide = panel_style.pips(target, kit, (box.x + kit.u(1), box.centery), facts.pips, facts.pips_of)
            box = rects.cut_left(box, wide, kit.u(10))[1]
        text, short, color = self._tag()
        if text and box.width >= kit.u(60):
            size = min(size, kit.fit(text, "caption", box.width, 0.8))
            fits = kit.measure(text, "caption", size) <= box.width
            kit.write(target, text if fits else short, "caption", box, color, size=size)

    def _tag(self) -> tuple[str, str, str]:
        """Words, what stands there where they do not fit, as cut they would say nothing, and a colour."""
        facts = self.facts
        if facts.out:
            return "", "", "faint"
        if facts.thinking:
            dots = "." * self._dots
            return tr("table-thinking") + dots, dots, "cyan"
        if facts.tag:
            return facts.tag, facts.tag, "muted"
        if self.person.level:
            return self.person.level, "", "faint"
        return facts.pips_name, "", "muted"

    def _reticle(self, target: pygame.Surface, portrait: pygame.Rect) -> None:
        kit = self.kit
        side = portrait.width + 2 * kit.u(RETICLE)
        mark = pictures.contain(("ui", "reticle.webp"), (side, side)).copy()
        hole = shapes.disc(side // 2, pygame.Color(0, 0, 0))  # the face stays in sight
        mark.blit(hole, hole.get_rect(center=mark.get_rect().center), special_flags=pygame.BLEND_RGBA_SUB)
        target.blit(mark, mark.get_rect(center=portrait.center))
        if self.facts.aimed > 1:
            dot = kit.u(30)
            place = pygame.Rect(portrait.right - dot, portrait.y - kit.u(4), dot, dot)
            target.blit(shapes.disc(dot, kit.color("coral"), kit.color("target")), place)
            kit.write(target, str(self.facts.aimed), "caption", place, "white", align="center")

    @property
    def tab(self) -> pygame.Rect | None:
        """Where it is written that it is this seat's turn; None while it is not."""
        return self._tab_of(self._plate(self.rect)) if self.facts.turn and not self.facts.out else None

    def _tab_of(self, plate: pygame.Rect) -> pygame.Rect:
        kit = self.kit
        box = pygame.Rect(0, 0, kit.measure(self._whose(), "label", 15) + kit.u(50), kit.u(27))
        box.midbottom = (plate.centerx + plate.height // 4, plate.y + kit.u(11 if self.size == "large" else 6))
        return box

    def _whose(self) -> str:
        return tr("table-your-turn") if self.facts.you else tr("table-turn")

    def _turn(self, target: pygame.Surface, plate: pygame.Rect) -> None:
        """Draw a tab on the upper edge: whose turn it is must not hang on a colour alone."""
        kit, box = self.kit, self._tab_of(plate)
        tint = kit.color(self.person.colour)
        white = pygame.Color("white")
        target.blit(shapes.filled(box.size, box.height // 2, tint.lerp(white, 0.45), tint), box)
        icon = kit.icon("play", 18, "ink")
        target.blit(icon, icon.get_rect(midleft=(box.x + kit.u(11), box.centery)))
        place = pygame.Rect(box.x + kit.u(33), box.y, box.width, box.height)
        kit.write(target, self._whose(), "label", place, "ink", size=15)

    def _fall(self, target: pygame.Surface, plate: pygame.Rect) -> None:
        """Take the colour away and stamp it."""
        kit = self.kit
        grey = pygame.transform.grayscale(target)
        grey.fill((150, 150, 165, 255), special_flags=pygame.BLEND_RGBA_MULT)
        target.fill((0, 0, 0, 0))
        target.blit(grey, (0, 0))
        words = kit.line(self.facts.out, "title", "coral", size=plate.height * 0.5 / kit.scale)
        stamp = shapes.blank((words.get_width() + kit.u(28), plate.height * 66 // 100))
        line = max(2, kit.u(4))
        stamp.blit(shapes.ring(stamp.get_size(), kit.u(9), line, kit.color("coral")), (0, 0))
        top = kit.cap_height("title", plate.height * 0.5 / kit.scale)
        place = stamp.get_rect()
        ink = words.get_bounding_rect()
        stamp.blit(words, (place.centerx - ink.centerx, place.centery - top // 2 - ink.y))
        stamp = pygame.transform.rotozoom(stamp, 9, 1)
        target.blit(stamp, stamp.get_rect(midright=(plate.right - kit.u(14), plate.centery)))
