"""Shows every widget of the kit on one screen, as pictures: python -m tools.gallery OUT [WIDTHxHEIGHT ...]."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from tabletop.toolkit.widgets import (  # fmt: skip
    Avatar,
    Button,
    Column,
    ColumnSpec,
    Field,
    Icon,
    KeyCap,
    Label,
    LineChart,
    ListBox,
    ListRow,
    Panel,
    ProgressBar,
    RichLabel,
    Row,
    ScrollPanel,
    Segmented,
    Series,
    Slider,
    Tabs,
    TextEntry,
    TextTable,
    Tiles,
    Toggle,
)
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.screen import Screen
from tools.rigs.pilot import Pilot


def nothing(*_: object) -> None:
    """Hear a change and do nothing about it."""


class Gallery(Screen[None]):
    """Every widget once."""

    def build(self) -> None:
        self.add(self.left_side())
        self.add(self.right_side())

    def left_side(self) -> Panel:
        buttons = Row(
            Button("Play", nothing, style="primary", icon="play", key="1"),
            Button("Rules", nothing, icon="book", key="2"),
            Button("Accept", nothing, style="accept", icon="check"),
        )
        more = Row(
            Button("Leave", nothing, style="danger", icon="exit"),
            Button("Ghost", nothing, style="ghost"),
            Button("Disabled", nothing, enabled=False, icon="lock", tooltip="It is not **your** turn. {clock}"),
        )
        form = Column(
            Field("Sound", Slider(0.7, nothing, label="sound"), hint="Effects at the table"),
            Field("Reduced motion", Toggle(True, nothing, label="motion")),
            Field("Shake", Toggle(False, nothing, label="shake")),
            Field("Speed", Segmented([(1, "Slow"), (2, "Normal"), (3, "Fast")], 2, nothing, label="speed")),
            Field("Bots", DropDown([(1, "Easy"), (2, "Normal"), (3, "Hard")], 2, nothing, label="bots")),
            Field("Name", TextEntry("Nadia", label="name", icon="pencil")),
        )
        people = Row(
            Avatar("Nadia", "seat0"), Avatar("Theo", "seat1"), Avatar("Priya", "seat2"), KeyCap("A"), KeyCap("Enter")
        )
        tabs = Tabs([(1, "Table"), (2, "Sound"), (3, "Keys")], 1, nothing, label="tabs")
        bar = ProgressBar(0.62, label="time", color="coral")
        title = Label("Set the table", "title", color="gold_light")
        return Panel(ScrollPanel(Column(title, tabs, buttons, more, form, people, bar, gap=22)), style="window", pad=34)

    def right_side(self) -> Column:
        lines = [
            Series("Nadia", "seat0", [2, 3, 4, 3, 5, 6, 4, 7]),
            Series("Theo", "seat1", [2, 4, 3, 5, 5, 4, 6, 5]),
            Series("Priya", "seat2", [2, 1, 2, 4, 3, None, None, None]),
        ]
        chart = LineChart(lines, label="chart", x_title="turns", marks=[(3, "Bomb moves"), (5, "Priya is out")])
        text = RichLabel(
            "Play a **Mission** from your hand {cards}, or *wait*. A [red]Mission[/] can be answered by a [blue]Reaction[/]; "
            "read [@help]the rules[/] when in doubt. {crown} The last one who holds the [gold]Target[/] wins.",
            on_link=nothing,
        )
        table = TextTable(
            [ColumnSpec("Player", 2), ColumnSpec("Games", 1, "right"), ColumnSpec("Won", 1, "right")],
            [["Nadia", "12", "58 %"], ["Theo", "9", "33 %"], ["A very long name of a guest", "2", "0 %"]],
            label="table", marked=[0],
        )  # fmt: skip
        rows = [ListRow(f"Card {i}", nothing, detail="Mission", icon="cards") for i in range(8)]
        tiles = Tiles(
            *[Panel(Icon(name, 60, color="gold")) for name in ("bomb", "eye", "shield")], least=120, ratio=0.8
        )
        self.list = ListBox(rows, nothing, label="list", chosen=1)
        return Column(Panel(text), Panel(chart), Panel(table), tiles, gap=20)

    def layout(self) -> None:
        gap = self.u(36)
        half = (self.rect.width - 3 * gap) // 2
        self.children[0].place(pygame.Rect(gap, gap, half, self.rect.height - 2 * gap))
        self.children[1].place(pygame.Rect(2 * gap + half, gap, half, self.rect.height - 2 * gap))


def main(out: str, sizes: list[str]) -> None:
    """Write one picture per size into the folder `out`."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        width, height = (int(part) for part in size.split("x"))
        with Pilot((width, height)) as pilot:
            pilot.app.push(Gallery())
            pilot.settle()
            pilot.move("Play")
            pilot.settle()
            pilot.shot(folder / f"gallery_{size}.png")
            pilot.key("tab", "tab")
            pilot.app.toast("Nadia keeps the **Target** in her hand", "shield")
            pilot.tick(400)
            dialog = Dialog("Leave the match?", "It is **saved** after every answer and waits for you in the menu.",
                            [DialogButton("Stay", 0), DialogButton("Leave", 1, "danger", "exit")], icon="door")  # fmt: skip
            pilot.app.push(dialog)
            pilot.tick(600)
            pilot.shot(folder / f"dialog_{size}.png")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] or ["1920x1080", "1280x720"])
