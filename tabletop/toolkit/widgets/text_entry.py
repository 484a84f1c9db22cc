"""A line of text to type in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import keyboard, rects
from tabletop.toolkit.keyboard import CONTROL, command, digit
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.toolkit.actions import Action


class TextEntry(Widget):
    """Text entry; of a number, when `numeric`. A click that leads into it selects its text, as Ctrl+A does.

    `on_change` hears every change, `on_enter` the Return key; `limit` is the most letters.

    `key`: a key that leads to it, shown as a cap while it is empty.

    What is typed outlasts the program until the screen is left; `kept` False: not here, where it only looks for something, or
    what is typed is saved at once.
    """

    focusable = True

    def __init__(
        self,
        text: str = "",
        on_change: Callable[[str], None] = lambda _: None,
        *,
        label: str,
        hint: str = "",
        icon: str = "",
        limit: int = 60,
        on_enter: Callable[[str], None] | None = None,
        key: str = "",
        kept: bool = True,
        numeric: bool = False,
    ) -> None:
        super().__init__(label)
        self.key = key
        self.text = text
        self.on_change = on_change
        self.on_enter = on_enter
        self.hint = hint
        self.icon = icon
        self.limit = limit
        self.kept = kept
        self.numeric = numeric
        self.caret = len(text)
        self.selected = False  # all of it: what is typed takes its place
        self._fresh = False  # the focus has just come
        self._digit = ""  # of the key that was struck: what it types comes later
        self._spent = ""  # the letter of the key that has led here: the system types it, too

    @property
    def spoken(self) -> str:
        return escape(self.text or self.hint)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(56)

    def set(self, text: str) -> None:
        """Replace the text and tell `on_change`."""
        self.text = text[: self.limit]
        self.caret = min(self.caret, len(self.text))
        self.on_change(self.text)
        if self.kept and self.host is not None:
            self.host.typed(self.label, self.text)
        self.refresh()

    def attached(self) -> None:
        super().attached()
        self.take_up()

    def take_up(self) -> None:
        begun = self.host.begun(self.label) if self.kept and self.host is not None else ""
        if begun:
            self.set(begun)
            self.caret = len(self.text)

    # --- input
    def on_focus(self, here: bool) -> None:
        super().on_focus(here)
        self.app.window.text_input(here)
        self._fresh, self.selected = here, False
        if here:
            self.caret = len(self.text)

    def on_text(self, text: str) -> bool:
        spent, self._spent = self._spent, ""
        if spent and text.casefold() == spent:
            return True
        text, self._digit = self._digit or text, ""
        self._take_selected()
        kept = "".join(letter for letter in text if letter.isprintable())[: self.limit - len(self.text)]
        before, after = self.text[: self.caret], self.text[self.caret :]
        self.caret += len(kept)
        self.set(before + kept + after)
        return True

    def on_key(self, event: Event) -> bool:
        """Edit. Keys that leave the entry (Tab, Esc, up, down) are not used; all others are ours while typing."""
        self._spent, self._digit = "", digit(event) if self.numeric else ""
        control = getattr(event, "mod", 0) & CONTROL
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_enter is not None:
                self.on_enter(self.text)
            return self.on_enter is not None
        self._fresh = False
        if command(event) == "a":
            self.selected = bool(self.text)
            self.refresh()
        elif command(event) == "v":
            self.on_text(pygame.scrap.get_text().replace("\n", " "))
        elif self.selected and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._take_selected()
        elif event.key == pygame.K_BACKSPACE:
            self._erase(0 if control else max(0, self.caret - 1), self.caret)
        elif event.key == pygame.K_DELETE:
            self._erase(self.caret, len(self.text) if control else self.caret + 1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            moves = {pygame.K_LEFT: self.caret - 1, pygame.K_RIGHT: self.caret + 1, pygame.K_HOME: 0}
            self.caret = min(len(self.text), max(0, moves.get(event.key, len(self.text))))
            self.selected = False
            self.refresh()
        else:
            return event.key not in (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_F11)
        return True

    def on_action(self, action: Action) -> bool:
        """Its key was struck."""
        if action != "accept" or self.focused or self.host is None:
            return False
        self.host.set_focus(self)
        self._spent = self.key.casefold()
        return True

    def _take_selected(self) -> None:
        """Make room for what takes the place of the selected text."""
        if self.selected:
            self.selected, self.caret = False, 0
            self.set("")

    def _erase(self, start: int, end: int) -> None:
        if start < end:
            self.caret = start
            self.set(self.text[:start] + self.text[end:])

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind != "down" or event.button != 1:
            return False
        fresh, self._fresh = self._fresh, False
        self.selected = fresh and bool(self.text)
        x = event.pos[0] - self._inside().x + self._shift()
        widths = [self.kit.measure(self.text[:i], "body") for i in range(len(self.text) + 1)]
        self.caret = min(range(len(widths)), key=lambda i: abs(widths[i] - x))
        self.refresh()
        return True

    # --- picture
    def _inside(self) -> pygame.Rect:
        box = rects.inset(self.rect, self.u(18), self.u(6))
        return rects.cut_left(box, self.u(30), self.u(10))[1] if self.icon else box

    def _shift(self) -> int:
        """Return how far long text is moved to the left so that the caret shows."""
        return max(0, self.kit.measure(self.text[: self.caret], "body") - self._inside().width + self.u(4))

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        if self.focused or self.hovered:
            kit.panel(target, self.rect, "row_chosen" if self.focused else "row")
        box = self._inside()
        if self.icon:
            icon = kit.icon(self.icon, 28, "gold" if self.focused else "faint")
            target.blit(icon, icon.get_rect(midleft=(self.rect.x + self.u(16), self.rect.centery)))
        if not self.text and not self.focused:
            if self.key:
                cap, box = rects.cut_right(box, keycap_width(kit, self.key), kit.u(8))
                draw_keycap(target, kit, self.key, cap.midleft)
            kit.write(target, self.hint, "body", box, "faint", size=kit.fit(self.hint, "body", max(1, box.width)))
            return
        clip = target.get_clip()
        target.set_clip(box.clip(clip))
        wide = pygame.Rect(box.x - self._shift(), box.y, kit.measure(self.text, "body") + self.u(40), box.height)
        if self.selected:
            mark = pygame.Rect(wide.x, 0, kit.measure(self.text, "body"), kit.cap_height("body") + self.u(18))
            mark.centery = box.centery
            target.fill(kit.color("violet"), mark)
        kit.write(target, self.text, "body", wide)
        if self.focused and not self.selected:
            x = wide.x + kit.measure(self.text[: self.caret], "body")
            high = kit.cap_height("body") + self.u(14)
            target.fill(kit.color("gold"), (x, box.centery - high // 2, max(2, self.u(2)), high))
        target.set_clip(clip)


# Letters to press one by one, for those who have a mouse or a pad in their hands and no keyboard.

MOST = 10  # keys in an upper row
GAP = 5


class LetterPad(Widget):
    """`on_letter` hears each letter, `on_erase` the key that takes the last one back."""

    def __init__(self, on_letter: Callable[[str], None], on_erase: Callable[[], None]) -> None:
        super().__init__("letters")
        self._rows = [[self._key(letter, partial(on_letter, letter)) for letter in row] for row in rows()]
        self._rows[-1].append(self.add(Button("", on_erase, label="letter erase", icon="arrow-left", style="ghost")))

    def _key(self, letter: str, press: Callable[[], None]) -> Button:
        return self.add(Button(letter, press, label=f"letter {letter}", style="ghost"))

    def layout(self) -> None:
        gap = self.u(GAP)
        for row, keys in zip(rects.rows(self.rect, [1] * len(self._rows), gap), self._rows, strict=True):
            shares = [1.0] * (len(keys) - 1) + [2.0 if keys is self._rows[-1] else 1.0]
            for key, cell in zip(keys, rects.columns(row, shares, gap), strict=True):
                key.place(cell)


def rows() -> tuple[str, ...]:
    """Letters as they lie on the keyboard that is there, and the two signs that a word may have."""
    first, second, third = keyboard.letters()
    apart = len(second) < MOST
    return first, second + "'" * apart, third + "'" * (not apart) + "-"
