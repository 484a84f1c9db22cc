"""Panels of a Director: what only Directors may see shows while a key is held (CN-122, CN-123), and so do secret choices."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.messages import SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames import words
from tabletop.games.codenames.presentation.card_faces import ICONS
from tabletop.games.codenames.presentation.keymap import KeyMap, Legend, key_name, seen
from tabletop.games.codenames.presentation.looks import COLOURS, INK, NAMES, PAPER, lettered
from tabletop.games.codenames.rules.acts import ACTS, ALLOW
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.texts import tr
from tabletop.table.extensions.input_panels import InputPanel
from tabletop.table.widgets.time_ring import draw_ring
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.keyboard import PLACES, held
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.core.ask import Option
    from tabletop.core.view import View
    from tabletop.games.codenames.rules.table import Board
    from tabletop.table.extensions.input_panels import InputHost
    from tabletop.toolkit.actions import Action


LONGEST = 20_000  # ms that the secret is shown in one go (CN-122)
TYPED = frozenset(place for place in PLACES.values() if len(place) == 1)  # keys that may lift a curtain
LIFTS = TYPED | {"space", "return", "enter"}
HIGH = 0.85  # of its width, with what stands below it: what the map has in a window that is higher than wide
WIDEST = 1.75  # of its height: a cell is never higher than wide, nor much wider than high
LOOK_PAD = 2  # the button of a pad that shows it

SIZE = 27  # units of the letters of what is asked


def _pressed() -> bool:
    """Whether a key or the button of the mouse that may lift a curtain is down."""
    return held(LIFTS) or pygame.mouse.get_pressed()[0]


class Look(Widget):
    """Held down, it shows the secret; for those who cannot hold, a press shows it and the next one hides it again."""

    def __init__(self, panel: HoldPanel) -> None:
        super().__init__("look")
        self.panel = panel

    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.panel.press(down=True)
            return True
        if event.kind in {"up", "cancel"}:
            self.panel.press(down=False)
        return False

    def on_action(self, action: Action) -> bool:
        if action == "accept" and self.panel.once:
            self.panel.press(down=True)
        return action == "accept" and self.panel.once

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=self.u(14))

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.panel.map.open
        target.blit(
            shapes.filled(self.rect.size, kit.u(14), *(2 * [COLOURS[3] if lit else INK.lerp(PAPER, 0.18)])), self.rect
        )
        words = tr("panel-let-go" if lit else "panel-hold", way=self.panel.way)
        kit.write(target, words, "strong", self.rect, "ink" if lit else "text", align="center")


class HoldPanel(InputPanel):
    """`map`: of the grid, with the key on it while it is open. `keyed`: there is one; else all look on, and the key lies on the
    table, on paper (CN-128).
    """

    def __init__(self, host: InputHost) -> None:
        super().__init__(host)
        self.view: View = host.view
        self.table: Board = self.view.table
        self.keyed = seen(self.table)
        self._since: float | None = None
        self._lifted = _pressed()  # what has lifted the curtain shows the secret until it is let go

    def build(self) -> None:
        turned = self.asked.house["director_view"] == "opposite"
        self.map = self.add(KeyMap(self.table, self.tick_cell, turned=turned))
        self.map.open = self._always
        self.legend = self.add(Legend(self.map, self.side))
        self.looker = self.add(Look(self))
        self.looker.visible = self.keyed and not self._always
        self.looker.focusable = self.once

    @property
    def _always(self) -> bool:
        """In a window of their own the Directors may have the key before them all the time (CN-127), and so has one person
        alone among bots (CN-122).
        """
        house = self.asked.house
        apart = house["privacy"] == "two_windows" and house["panel_always_on"] == "on"
        return self.keyed and (apart or self.asked.alone)

    def shown(self) -> None:
        """The key that has lifted the curtain may still be down."""
        if self._lifted:
            self.look(True)

    def hidden(self) -> None:
        """Whatever lies above it now: the key is let go, and no picture of it fades out."""
        self.look(False)
        self.app.fade.stop()

    def tick_cell(self, cell: int) -> None:
        """A cell of the map was pressed."""

    # --- the secret
    @property
    def once(self) -> bool:
        """One press shows the secret, and the next one hides it: nothing is held."""
        return self.app.prefs.press_once or self.app.prefs.scan_ms > 0

    @property
    def way(self) -> str:
        return "once" if self.once else "hold"

    def press(self, *, down: bool) -> None:
        """What shows the secret goes down or up."""
        if not self.once:
            self.look(down)
        elif down:
            self.look(self._since is None)

    def look(self, down: bool) -> None:
        if not self.keyed:
            return
        self._lifted = self._lifted and down
        self._since = self.app.clock() if down else None
        self.map.open = down or self._always
        self.app.dirty = True

    def update(self, now: float) -> bool:
        if self._since is not None and now - self._since > LONGEST:
            self.look(False)
            return True
        return super().update(now)

    def on_event(self, event: Event) -> bool:
        space = event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == pygame.K_SPACE
        if space and not self.app.prefs.scan_ms:  # else it is the one switch
            if event.type == pygame.KEYUP or self._since is None or self.once:
                self.press(down=event.type == pygame.KEYDOWN)
            return True
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP) and self._lifted:
            self.look(False)
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP) and event.button == LOOK_PAD:
            self.press(down=event.type == pygame.JOYBUTTONDOWN)
            return True
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.look(False)
        return super().on_event(event)

    # --- place and picture
    def room(self) -> pygame.Rect:
        """Lay out title and map; what is left beside the map, below it in a window that is higher than wide."""
        gap = self.u(18)
        inside = rects.inset(self.rect, self.u(28), self.u(22))
        self.head, inside = rects.cut_top(inside, self.u(58), gap)
        if inside.height > inside.width:
            left, right = rects.cut_top(inside, min(round(inside.width * HIGH), inside.height // 2), gap * 2)
        else:
            left, right = rects.columns(inside, [60, 40], gap * 2)
        if self.looker.visible:
            low, left = rects.cut_bottom(left, self.u(64), gap)
            self.looker.place(low)
        legend, left = rects.cut_bottom(left, self.u(30), self.u(10)) if self.keyed else (left, left)
        wide, high = min(left.width, round(left.height * WIDEST)), min(left.height, left.width)
        if self.keyed:
            self.legend.place(legend.move(0, high - left.height))
        self.map.place(pygame.Rect(left.x + (left.width - wide) // 2, left.y, wide, high))
        return right

    def paint(self, target: pygame.Surface) -> None:
        """Never the table's ground: everybody sees from afar that the curtain is up."""
        target.fill(INK)
        pygame.draw.rect(target, COLOURS[self.side], (0, 0, self.rect.width, self.u(12)))
        title = lettered(self._title(), self.u(50), PAPER, self.head.width)
        target.blit(title, title.get_rect(midleft=self.head.midleft))
        timing = self.asked.timing
        if timing is not None:
            draw_ring(self, target, rects.cut_right(self.head, self.head.height)[0], timing)

    @property
    def spoken(self) -> str:
        """Whose panel it is and how the key is opened, or what it says."""
        hidden = escape(tr("panel-hold", way=self.way)) if self.looker.visible and not self.map.open else ""
        return "\n".join((escape(self._title()), hidden, self.legend.spoken))

    @property
    def side(self) -> int:
        """Of whoever is asked."""
        return self.table.sides[self.view.seat]

    def _title(self) -> str:
        name = NAMES[self.side]
        if not self.keyed:
            return tr("panel-title-said", side=name)
        if self.asked.house["privacy"] == "paper":
            return tr("panel-title-paper", side=name, key=capitals(key_name(self.table)))
        return tr("panel-title-alone" if self.asked.alone else "panel-title", side=name)


class ChoicePanel(HoldPanel):
    """One of the options, by a button; Esc goes back to the table."""

    hides = True

    def __init__(self, host: InputHost) -> None:
        super().__init__(host)
        self.note = ""

    def build(self) -> None:
        super().build()
        self.buttons = [self.add(button) for button in self.choices()]
        self.back_button = self.add(Button(tr("panel-back"), self.asked.back, style="ghost", icon="eye-off", key="Esc"))

    def choices(self) -> list[Button]:
        """The buttons that answer, the usual answer first."""
        raise NotImplementedError

    def said(self) -> tuple[str, str]:
        """What is asked, and its colour."""
        raise NotImplementedError

    def choose(self, option: Option) -> None:
        wrong = self.asked.choose(self.view.options.index(option))
        if wrong is not None:
            self.refuse(wrong.text)

    def refuse(self, text: str) -> None:
        self.note = text
        self.app.sound("error_soft")
        self.app.dirty = True

    @property
    def spoken(self) -> str:
        return f"{super().spoken}\n{self._words()[0]}"

    def _words(self) -> tuple[str, str]:
        """What is asked, or who teaches says, or what is wrong, as rich text; and its colour."""
        text, tone = (self.note, "coral") if self.note else self.said()
        return self.asked.advice or text, tone

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.asked.back()
            return True
        return super().on_action(action)

    # --- place and picture
    def layout(self) -> None:
        gap, right = self.u(14), self.room()
        self.words, right = rects.cut_top(right, self.u(230), gap)
        places = [*self.buttons, self.back_button]
        column, _ = rects.cut_top(right, min(right.height, len(places) * self.u(78)))
        for button, cell in zip(places, rects.rows(column, [1] * len(places), gap), strict=True):
            button.place(cell)

    def paint(self, target: pygame.Surface) -> None:
        super().paint(target)
        asked, tone = self._words()
        self.kit.rich(asked, "body", self.words.width, tone, size=SIZE).draw(target, self.words.topleft)


class CoverPanel(ChoicePanel):
    """A cell of the map is ticked, and then covered. Any may be ticked, so that a tick tells nothing."""

    def choices(self) -> list[Button]:
        self.cover_button = Button("", self.cover, label="Cover", icon="layers", key="Enter")
        self._light()
        return [self.cover_button]

    def said(self) -> tuple[str, str]:
        return escape(str(words.prompt(self.view).line[0])), "text"

    def _light(self) -> None:
        cell = next(iter(self.map.meant), None)
        name = ASSETS[self.table.kind[cell]].name if cell is not None else ""
        self.cover_button.text = tr("option-cover", asset=name) if name else tr("panel-tick")
        self.cover_button.style = "accept" if name else "secondary"

    def tick_cell(self, cell: int) -> None:
        if not self.app.keyboard:  # Enter covers it after a click
            self.set_focus(None)
        self.note = ""
        self.map.meant = () if cell in self.map.meant else (cell,)
        self._light()
        self.app.dirty = True

    def on_key(self, event: Event) -> bool:
        """Enter covers what is ticked; on a cell it ticks that."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.focus is None:
            self.cover()
            return True
        return super().on_key(event)

    def cover(self) -> None:
        found = [option for option in self.view.options if option[1] in self.map.meant]
        if found:
            self.choose(found[0])
        elif self.map.meant:
            self.refuse(tr("panel-not-covered"))


class RulingPanel(ChoicePanel):
    """A word that nobody but the Directors may read yet: it counts as one word, or may be said, or not."""

    def choices(self) -> list[Button]:
        return [self._choice(option) for option in self.view.options]

    def _choice(self, option: Option) -> Button:
        style = "primary" if option[0] == ALLOW else "secondary"
        icon = ICONS[ACTS[option[0]].name]
        return Button(words.label(self.view, option), partial(self.choose, option), icon=icon, style=style)

    def said(self) -> tuple[str, str]:
        return (self._asked(), "text") if self.map.open else (tr("panel-hidden"), "muted")

    def _asked(self) -> str:
        """The question and why it is put, as rich text."""
        prompt, who = words.prompt(self.view), self.asked.constants.who
        line = "".join(who[part.seat].name if isinstance(part, SeatRef) else str(part) for part in prompt.line)
        return f"**{escape(line)}**\n{escape(prompt.why)}"
