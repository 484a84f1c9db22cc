"""Small screens and words that the tests of the kit share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art import CardText
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import Column
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets import Widget

SIZES = [(1024, 720), (1280, 720), (1920, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]


class Stage(Screen[object]):
    """Shows the widgets it is given below each other."""

    def __init__(self, *widgets: Widget, label: str = "stage") -> None:
        super().__init__(label)
        self.column = Column(*widgets)

    def build(self) -> None:
        self.add(self.column)

    def layout(self) -> None:
        wide = min(self.rect.width, self.u(900))
        self.column.place(rects.center(self.rect, wide, self.column.measure(wide)[1]))


def card(**changes: object) -> CardText:
    """Return the words of a card with the longest texts of the set."""
    values: dict[str, object] = {
        "id": "mercenary",
        "name": "Double Mercenary",
        "frame": "both",
        "text": (
            "Answer a Mission, or a copy of one. Copy it as your own, with your own choices.",
            "Mission: copy the topmost Mission of the discard pile.",
        ),
        "kind": "COPY",
        "flavour": "Same job, better invoice.",
        "number": 19,
        "of": 20,
        "rarity": "common",
    }
    return CardText(**(values | changes))


def look_away(app: App) -> None:
    """From now on nothing is drawn."""

    def blink() -> None:
        app.dirty = False
        app.frames += 1

    app.draw = blink  # type: ignore[method-assign]  # until somebody takes it away
