"""A full screen below the menu: far-away art, a title, a way back, and a place for what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pygame

from tabletop.app import key_bindings, routes
from tabletop.i18n import tr
from tabletop.pages import backdrop
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.cache import ROOMY
from tabletop.toolkit.plain_words import listed
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.value_controls import DropDown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pygame.event import Event

    from tabletop.app.catalogue_game import CatalogueGame
    from tabletop.app.services import AppServices
    from tabletop.match.help_used import Help
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.widget import Widget

# What has helped somebody in a match, in words, and the keys of help where no table is.

COUNTED = {"hints": "pages-help-hints", "taken_back": "pages-help-taken-back"}
NAMED = {
    "open_hands": "pages-help-open-hands",
    "easier": "pages-help-easier",
    "chosen_deal": "pages-help-chosen-deal",
    "from_moment": "pages-help-from-moment",
    "repaired": "pages-help-repaired",
}


def help_words(found: Mapping[str, int]) -> str:
    """What has helped one person, as in "two hints and a chosen deal"; "" for nothing."""
    counted = [tr(key, count=found[what]) for what, key in COUNTED.items() if found.get(what)]
    return listed(counted + [tr(key) for what, key in NAMED.items() if found.get(what)])


def help_told(help_: Help | None, names: Sequence[str]) -> str:
    """What has helped the people of a match, "" where that is not known; `names`: by seat."""
    if not help_:
        return ""
    found = {names[int(seat)]: help_words(what) for seat, what in help_.items() if int(seat) < len(names)}
    if not any(found.values()):
        return tr("pages-help-none")
    if len(found) == 1:
        return tr("pages-help", help=next(iter(found.values())))
    return "; ".join(tr("pages-help-of", name=name, help=words) for name, words in found.items() if words)


def open_help_page(app: App, services: AppServices, event: Event, game: str = "") -> bool:
    """Open the rules of `game` (none where it is ""), or the page of keys; True when the key was one of these."""
    meant = key_bindings.meant(services.settings, event)
    if meant == "keys":
        app.push(routes.settings(services, "keys"))
    elif meant == "rules" and game:
        app.push(routes.rules(services, game))
    else:
        return False
    return True


R = TypeVar("R")

HEAD = 118  # units
EDGE = 56
BELOW = 0.86  # of a title's size below a kicker
SWITCH = 330  # units: of the games in the head; the longest title fits in, and into its open list
TOAST = 560  # the least width of a title over which a message has room


class Page(Screen[R]):
    """Derive and fill `fill()` with widgets; `body` is the place they get in `arrange(body)`.

    Widgets given to `in_head` stand at the right end of the head, from right to left. `ground`: the game on whose table it
    all lies; "" for none.
    """

    keeps = ROOMY
    title = ""
    kicker = ""
    ground = ""

    def __init__(self, services: AppServices) -> None:
        super().__init__()
        self.services = services
        self._head: list[tuple[Widget, float]] = []

    def build(self) -> None:
        self.back = self.add(
            Button("", self.leave, label="back", style="ghost", icon="arrow-left", tooltip=tr("pages-back"))
        )
        self.fill()

    def shown(self) -> None:
        shapes.make_room(True)

    def close(self, result: R | None = None) -> None:
        shapes.make_room(False)
        super().close(result)

    def fill(self) -> None:
        """Add the widgets."""

    def arrange(self, body: pygame.Rect) -> None:
        """Place the widgets."""

    def in_head(self, widget: Widget, units: float) -> Widget:
        """Put a widget into the head, `units` wide."""
        self._head.append((widget, units))
        return self.add(widget)

    def add_switch(
        self,
        games: Sequence[CatalogueGame],
        game: str,
        way: Callable[[AppServices, str], Screen[None]],
        units: float = SWITCH,
    ) -> None:
        """Put the games that have such a page into the head: another one shows the same page of it, and is remembered."""

        def go(other: str) -> None:
            if other != game:
                self.services.change(self.app, last_game=other)
                app = self.app
                self.close(None)
                app.push(way(self.services, other))

        if len(games) > 1 and game in [entry.id for entry in games]:
            self.in_head(DropDown([(entry.id, entry.title) for entry in games], game, go, label="game"), units)

    def refocus(self, label: str = "") -> None:
        """After widgets were made anew: give the focus to the one with this label, or with that of the old focus."""
        wanted = label or (self.focus.label if self.focus else self.lost)
        found = [widget for widget in self.focus_order() if wanted and widget.label == wanted]
        self.set_focus(found[0] if found else None)

    def on_event(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE and routes.take_dropped(self.app, self.services, event.file):
            return True
        return super().on_event(event)

    def on_key(self, event: Event) -> bool:
        return super().on_key(event) or open_help_page(self.app, self.services, event, self.ground)

    @property
    def kept_as(self) -> str:
        return f"{self.label} {self.ground or self.kicker}".strip()

    def leave(self) -> None:
        self.app.sound("screen_out")
        self.close(None)

    # --- place
    @property
    def edge(self) -> int:
        """Return the margin left and right in pixels: narrower in small windows."""
        return min(self.u(EDGE), self.rect.width // 28)

    def layout(self) -> None:
        head, rest = rects.cut_top(self.rect, self.u(HEAD))
        head = rects.inset(head, self.edge, self.u(24))
        side = self.u(64)
        place, rest_of_head = rects.cut_left(head, side, self.u(24))
        self.back.place(rects.center(place, side, side))
        for widget, units in self._head:
            right, rest_of_head = rects.cut_right(rest_of_head, min(self.u(units), rest_of_head.width // 2), self.u(16))
            high = widget.measure(right.width)[1]
            widget.place(rects.center(right, right.width, high))
        self.title_box = rest_of_head
        self.arrange(rects.inset(rest, self.edge, 0).move(0, 0))

    @property
    def toast_room(self) -> pygame.Rect:
        """Over the title, where there is room: a message covers no control."""
        box = self.title_box
        whole = pygame.Rect(box.x, self.rect.y, box.width, box.bottom - self.rect.y)
        return whole if box.width >= self.u(TOAST) else super().toast_room

    def paint(self, target: pygame.Surface) -> None:
        if self.ground:
            backdrop.table(self.services.late, target, self.ground)
        else:
            backdrop.far(self.services.late, target)
        kit = self.kit
        box = self.title_box
        if self.kicker:
            top, box = rects.cut_top(box, kit.u(18))
            kit.write(target, self.kicker, "label", top, "gold")
        largest = kit.theme.type["title"].size * (BELOW if self.kicker else 1)
        size = min(largest, kit.fit(self.title, "title", max(1, box.width)))
        kit.write(target, self.title, "title", box, "text", size=size)
