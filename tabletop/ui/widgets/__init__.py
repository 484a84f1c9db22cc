"""The widgets of the kit, by name. One idea per file; this page is the index."""

from tabletop.ui.widgets.base import Pointer, Widget
from tabletop.ui.widgets.box import Column, Field, Panel, Row, Tiles
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.chart import LineChart, Series
from tabletop.ui.widgets.choices import Segmented, Slider, Toggle
from tabletop.ui.widgets.entry import Entry
from tabletop.ui.widgets.keycap import KeyCap
from tabletop.ui.widgets.label import Label, RichLabel
from tabletop.ui.widgets.lists import ColumnSpec, ListBox, ListRow, TextTable
from tabletop.ui.widgets.scroll import ScrollPanel
from tabletop.ui.widgets.show import Avatar, Bar, Icon, Picture
from tabletop.ui.widgets.tabs import Tabs

__all__ = [
    "Avatar",
    "Bar",
    "Button",
    "Column",
    "ColumnSpec",
    "Entry",
    "Field",
    "Icon",
    "KeyCap",
    "Label",
    "LineChart",
    "ListBox",
    "ListRow",
    "Panel",
    "Picture",
    "Pointer",
    "RichLabel",
    "Row",
    "ScrollPanel",
    "Segmented",
    "Series",
    "Slider",
    "Tabs",
    "TextTable",
    "Tiles",
    "Toggle",
    "Widget",
]  # fmt: skip
