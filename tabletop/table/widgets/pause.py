"""The pause: a break at the table, with the ways out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.app import routes
from tabletop.app.key_bindings import key_of
from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from tabletop.app.services import AppServices

Choice = Literal["resume", "menu", "quit"]
WIDE, HIGH, GAP = 520, 72, 14
HEAD = 150  # above the first row
ENTRIES = 3  # rows of what else can be done
LINE = 26  # a reason may take a second one


class PauseEntry(NamedTuple):
    """Something to do at the table, once the pause is over; what ends the match for somebody asks once more."""

    text: str
    icon: str
    do: Callable[[], None]


class SaveLack(NamedTuple):
    """Not everything is saved: `text` says why; `lost`: whoever leaves now loses something."""

    text: str
    lost: bool


class TakeBack(NamedTuple):
    """What "Take back" does; `note` says what it takes to agree."""

    do: Callable[[], None]
    note: str = ""


class PauseScreen(Screen[Choice]):
    """Above the table. Returns "resume" (or None by Esc), "menu" or "quit".

    `lack`: what is not saved just now, None when all answers are; then `export` is offered.

    `undo`: None when nothing can be taken back. `grave`: what else can be done now that has no place at the table itself.
    """

    modal = True
    veil = 190

    def __init__(
        self,
        services: AppServices,
        game: str,
        *,
        undo: TakeBack | None = None,
        grave: Sequence[PauseEntry] = (),
        lack: Callable[[], SaveLack | None] = lambda: None,
        export: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__("pause")
        self.services = services
        self.game = game
        self.undo = undo
        self.grave = grave
        self.lack = lack
        self.export = export
        self.lacking: SaveLack | None = None

    def build(self) -> None:
        undo = Button(
            tr("table-take-back"),
            self._undo,
            icon="undo",
            tooltip=self.undo.note if self.undo is not None else "",
            enabled=self.undo is not None,
        )
        rules, cards, keys = (key_of(self.services.settings, name) for name in ("rules", "cards", "keys"))
        books = (
            Button(tr("table-rules"), self._rules, icon="book", key=rules),
            Button(tr("table-cards"), self._cards, icon="cards", key=cards),
        )
        ways = (
            Button(tr("table-settings"), self._settings, icon="cog"),
            Button(tr("table-keys"), self._keys, icon="keyboard", key=keys),
        )
        always: list[tuple[Button, ...]] = [
            (Button(tr("table-back"), lambda: self.close("resume"), style="primary", icon="play"),),
            (undo,),
            books,
            ways,
            *self._pause_entries(),
        ]
        save = Button(tr("table-export"), self.export, icon="save")
        self._all = {
            "saved": [*always, *self._ways_out(tr("table-save-to-menu"), tr("table-save-and-quit"))],
            "lost": [*always, (save,), *self._ways_out(tr("table-to-menu-unsaved"), tr("table-quit-unsaved"))],
            "elsewhere": [*always, (save,), *self._ways_out(tr("table-to-menu"), tr("table-quit"))],
        }
        for button in dict.fromkeys(button for rows in self._all.values() for row in rows for button in row):
            self.add(button)
        self._choose()

    def _pause_entries(self) -> list[tuple[Button, ...]]:
        """What else can be done, in so many rows that a message fits beside them: the first ones by twos, where need be."""
        buttons = [Button(entry.text, self._leaving(entry), icon=entry.icon) for entry in self.grave]
        pairs = max(0, min(len(buttons) - ENTRIES, len(buttons) // 2))
        return [(*buttons[2 * n : 2 * n + 2],) for n in range(pairs)] + [(button,) for button in buttons[2 * pairs :]]

    def _ways_out(self, menu: str, out: str) -> list[tuple[Button, ...]]:
        return [
            (Button(menu, lambda: self.close("menu"), icon="home"),),
            (Button(out, lambda: self.close("quit"), style="ghost", icon="exit"),),
        ]

    def _choose(self) -> None:
        """Show what can be done as things are now."""
        self.lacking = self.lack()
        state = "saved" if self.lacking is None else "lost" if self.lacking.lost else "elsewhere"
        self.rows = self._all[state]
        shown = [button for row in self.rows for button in row]
        for child in self.children:
            child.visible = child in shown
        if self.focus is not None and not self.focus.visible:
            self.set_focus(shown[0])

    def update(self, now: float) -> bool:  # noqa: ARG002  # nothing here moves
        if self.lack() == self.lacking:
            return False
        self._choose()
        self.layout()
        return True

    def shown(self) -> None:
        if self.focus is None:
            self.set_focus(self.rows[0][0])

    def _undo(self) -> None:
        if self.undo is not None:
            self.close("resume")
            self.undo.do()

    def _leaving(self, entry: PauseEntry) -> Callable[[], None]:
        def do() -> None:
            self.close("resume")
            entry.do()

        return do

    def _rules(self) -> None:
        self.app.push(routes.rules(self.services, self.game))

    def _cards(self) -> None:
        self.app.push(routes.cards(self.services, self.game))

    def _keys(self) -> None:
        self.app.push(routes.settings(self.services, "keys"))

    def _settings(self) -> None:
        self.app.push(routes.settings(self.services))

    def layout(self) -> None:
        count = len(self.rows)
        wish = count * self.u(HIGH) + (count - 1) * self.u(GAP)
        head = self.u(HEAD if self.lacking is None else HEAD + LINE)
        room = self.rect.height - head - self.u(140)
        shrink = min(1.0, room / wish)
        high, gap = round(self.u(HIGH) * shrink), round(self.u(GAP) * shrink)
        whole = head + self.u(20) + count * high + (count - 1) * gap + self.u(40)
        self.box = rects.center(self.rect, self.u(WIDE + 90), whole)
        x, y = self.box.centerx - self.u(WIDE) // 2, self.box.y + head
        for row in self.rows:
            wide = (self.u(WIDE) - (len(row) - 1) * gap) // len(row)
            for n, button in enumerate(row):
                button.place(pygame.Rect(x + n * (wide + gap), y, wide, high))
            y += high + gap

    def paint(self, target: pygame.Surface) -> None:
        kit = self.kit
        reach = kit.u(60)
        light = halo(self.box.size, kit.u(22), reach, kit.color("#9B7BFF70"))
        target.blit(light, (self.box.x - reach, self.box.y - reach))
        kit.panel(target, self.box, "window")
        head = pygame.Rect(self.box.x, self.box.y + kit.u(26), self.box.width, kit.u(70))
        kit.write(target, tr("table-pause"), "title", head, "gold_light", align="center")
        note = pygame.Rect(self.box.x + kit.u(30), head.bottom, self.box.width - kit.u(60), kit.u(36))
        if self.lacking is None:
            kit.write(target, tr("table-saved"), "caption", note, align="center")
        else:
            text = kit.rich(escape(self.lacking.text), "small", note.width, "coral", align="center")
            text.draw(target, note.topleft)
