"""The widgets of the kit, by name. One idea per file; this page is the index."""

from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.chart import LineChart, Series
from tabletop.toolkit.widgets.containers import Column, Field, Panel, Row, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Avatar, Icon, Label, PictureBox, ProgressBar, RichLabel
from tabletop.toolkit.widgets.keycap import KeyCap
from tabletop.toolkit.widgets.lists import ColumnSpec, ListBox, ListRow, TextTable
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented, Slider, SliderSteps, Tabs, Toggle
from tabletop.toolkit.widgets.widget import Pointer, Widget

__all__ = [
    "Avatar",
    "Button",
    "Column",
    "ColumnSpec",
    "Field",
    "Icon",
    "KeyCap",
    "Label",
    "LineChart",
    "ListBox",
    "ListRow",
    "Panel",
    "PictureBox",
    "Pointer",
    "ProgressBar",
    "RichLabel",
    "Row",
    "ScrollPanel",
    "Segmented",
    "Series",
    "Slider",
    "SliderSteps",
    "Tabs",
    "TextEntry",
    "TextTable",
    "Tiles",
    "Toggle",
    "Widget",
]  # fmt: skip
