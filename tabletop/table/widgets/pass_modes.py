"""Auto-pass: the disc on a badge that tells everybody how a seat passes, and the menu that changes it (ES-121)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_style import CachedWidget, ModalPanel
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tabletop.match.reaction_window import AutoPass
    from tabletop.table.widgets.panel_facts import SeatPerson


class ModeWords(NamedTuple):
    """`name` and `text`: ids of messages."""

    icon: str
    name: str
    text: str


MODES: dict[AutoPass, ModeWords] = {
    "always_ask": ModeWords("bell", "table-always-ask", "table-always-ask-means"),
    "only_when_aimed": ModeWords("target", "table-when-aimed", "table-when-aimed-means"),
    "this_chain": ModeWords("link", "table-pass-chain", "table-pass-chain-means"),
    "until_my_turn": ModeWords("fast-forward", "table-pass-until-turn", "table-pass-until-turn-means"),
    "this_turn": ModeWords("fast-forward", "table-pass-turn", "table-pass-turn-means"),
}
PRIVATE: frozenset[AutoPass] = frozenset({"always_ask", "only_when_aimed", "this_turn"})


class ModeDisc(Pressable, CachedWidget):
    """A small disc with the sign of the mode; lit when the seat passes ahead. A press opens the menu."""

    margin = 14

    def __init__(self, label: str, on_press: Callable[[], None]) -> None:
        super().__init__(label, on_press)
        self.mode: AutoPass = "always_ask"
        self.show(self.mode)

    def show(self, mode: AutoPass) -> None:
        self.mode = mode
        self.tooltip = tr("table-auto-pass-press", mode=tr(MODES[mode].name), means=tr(MODES[mode].text))
        self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        side = min(width, self.u(38))
        return side, side

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)

    def state(self) -> Hashable:
        return self.mode

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        lit = self.mode != "always_ask"
        if self.hovered:
            box = box.inflate(self.u(4), self.u(4))
        panel_style.panel(target, self.kit, box, "disc_lit" if lit else "disc")
        icon = self.kit.icon(MODES[self.mode].icon, box.height * 0.55 / self.kit.scale, "ink" if lit else "text")
        target.blit(icon, icon.get_rect(center=box.center))


class _Choice(Pressable):
    """One line of the menu."""

    sound = "toggle"

    def __init__(self, mode: AutoPass, on_press: Callable[[], None]) -> None:
        super().__init__(tr(MODES[mode].name), on_press)
        self.mode = mode
        self.chosen = False

    @property
    def spoken(self) -> str:
        words = MODES[self.mode]
        return escape(f"{tr(words.name)}: {tr(words.text)}")

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(72)

    def draw(self, target: pygame.Surface) -> None:
        kit, words = self.kit, MODES[self.mode]
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        place, rest = rects.cut_left(rects.inset(self.rect, kit.u(14), kit.u(8)), kit.u(44), kit.u(14))
        disc = rects.center(place, kit.u(44), kit.u(44))
        panel_style.panel(target, kit, disc, "disc_lit" if self.mode != "always_ask" else "disc")
        icon = kit.icon(words.icon, 25, "ink" if self.mode != "always_ask" else "text")
        target.blit(icon, icon.get_rect(center=disc.center))
        upper, lower = rects.rows(rest, [1, 1])
        kit.write(target, tr(words.name), "strong", upper, "gold_light" if self.chosen else "text", size=22)
        text = tr(words.text)
        size = min(17, kit.fit(text, "caption", max(1, lower.width), 0.7))
        kit.write(target, text, "caption", lower, size=size)


class ModeMenu(ModalPanel):
    """The modes in a small window beside what was pressed; a click anywhere else closes it."""

    def __init__(self, on_choose: Callable[[int, AutoPass], None]) -> None:
        super().__init__("auto-pass menu")
        self.on_choose = on_choose
        self.person: SeatPerson | None = None
        self.anchor = pygame.Rect(0, 0, 0, 0)
        self.lines = [self.add(self._line(mode)) for mode in MODES]

    def _line(self, mode: AutoPass) -> _Choice:
        return _Choice(mode, lambda: self._choose(mode))

    def open(self, person: SeatPerson, mode: AutoPass, anchor: pygame.Rect, *, private: bool = False) -> None:
        """Show the menu beside `anchor`; `private`: what nobody else gets to know."""
        self.person, self.anchor = person, pygame.Rect(anchor)
        for line in self.lines:
            line.chosen = line.mode == mode
            line.visible = not private or line.mode in PRIVATE
        self.rise(next(line for line in self.lines if line.chosen))

    @property
    def spoken(self) -> str:
        return tr("table-when-others-play", seat=escape(self.person.name)) if self.person is not None else ""

    def close(self) -> None:
        self.sink()

    def dismiss(self) -> None:
        self.sink()

    def _choose(self, mode: AutoPass) -> None:
        person = self.person
        self.close()
        if person is not None:
            self.on_choose(person.seat, mode)

    def layout(self) -> None:
        pad, gap = self.u(16), self.u(6)
        wide, line = self.u(480), self.u(72)
        shown = [choice for choice in self.lines if choice.visible]
        high = 2 * pad + self.u(52) + len(shown) * (line + gap) - gap
        self.box = pygame.Rect(0, 0, wide, high)
        self.box.midbottom = (self.anchor.centerx, self.anchor.top - self.u(12))
        if self.box.top < self.rect.top + self.u(8):
            self.box.midtop = (self.anchor.centerx, self.anchor.bottom + self.u(12))
        self.box.clamp_ip(rects.inset(self.rect, self.u(10)))
        y = self.box.y + pad + self.u(52)
        for choice in shown:
            choice.place(pygame.Rect(self.box.x + pad, y, wide - 2 * pad, line))
            y += line + gap

    def draw(self, target: pygame.Surface) -> None:
        if self.person is None:
            return
        kit, person = self.kit, self.person
        panel_style.panel(target, kit, self.box, "sheet")
        head = pygame.Rect(self.box.x + kit.u(20), self.box.y + kit.u(12), self.box.width - kit.u(40), kit.u(50))
        face, rest = rects.cut_left(head, kit.u(44), kit.u(12))
        draw_avatar(
            target, kit, rects.center(face, kit.u(44), kit.u(44)), person.name, person.colour,
            picture=avatars.picture(person.avatar),
        )  # fmt: skip
        name = f"[{person.colour}]**{escape(person.name)}**[/]"
        words = kit.rich(tr("table-when-others-play", seat=name), "small", rest.width)
        words.draw(target, (rest.x, rest.centery - words.line_height // 2))
        target.blit(shapes.filled((rest.right - head.x, max(1, kit.u(2))), 0, kit.color("line"), kit.color("line")),
                    (head.x, head.bottom + kit.u(3)))  # fmt: skip
        super().draw(target)
