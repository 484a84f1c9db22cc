"""One screen in two worlds: what the keyboard does in one, the mouse does in the other, and both must look alike.

Nothing is drawn: a world tells its state by its widgets, its messages, its sounds and the ways that were taken.
"""

from __future__ import annotations

import re
from contextlib import ExitStack

from tabletop import games
from tabletop.pages.boosters.pack_card import PackCard
from tabletop.table.hud.card_zoom import CardZoom
from tabletop.table.input.hit_widgets import CardSpot
from tabletop.table.model import cues
from tabletop.table.model.selection import OptionTarget
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented, Slider
from tools.rigs import gallery
from tools.rigs.pilot import HOLD

from .rig import unseen_showing

ALIKE = (
    "table-2", "table-6", "table-out", "table-bighand", "table-stack", "table-end", "table-beanz-light",
    "table-beanz-bare", "table-austin-2", "table-austin-6", "table-codenames-2", "table-codenames-8",
    "table-codenames-pictures", "table-codenames-shared", "table-rpgget-2", "table-rpgget-mat", "race-pinky", "race-tie",
    "decision", "end-codenames", "pack-austin", "pack-fan-austin", "pack-told-austin", "sealed-bench-austin", "settings",
    "setup-six", "rule",
)  # fmt: skip  # other cards on a page with the same parts
NAMES = [name for name in gallery.names() if name not in ALIKE]
LONG = {
    "demo", "menu-night", "menu-used", "pack-told", "pause-people", "puzzle", "puzzles", "review", "review-begun",
    "review-many", "review-teams", "rewatch", "sealed", "sealed-bench", "sealed-earlier", "sealed-ready", "setup-mouse",
    "table-agree", "table-applause", "table-austin-4", "table-beanz", "table-beanz-attack", "table-beanz-window",
    "table-codenames", "table-codenames-end", "table-codenames-key", "table-exposure", "table-hint", "table-leave",
    "table-lookback", "table-private", "table-repair", "table-rpgget-4", "table-search", "table-serving", "table-slugfest",
    "table-unsaved", "table-window", "tutorial", "tutorial-beanz",
}  # fmt: skip  # what lies there in plenty lies elsewhere, too
USUAL = [name for name in NAMES if name not in LONG]
SIZE = (1024, 720)
AFTER_MS = 480  # what a press starts has been done by then,
LONG_MS = 3000  # and what it sets in motion has come to rest
LOOKS = (
    "text",
    "value",
    "on",
    "source",
    "chosen",
    "lit",
    "mode",
    "facts",
    "caret",
    "tear",
    "title",
    "visible",
    "enabled",
)
HOVER = ("button_hover", "card_hover", "card_pick", "clock_tick")  # the mouse is heard on its way, too
# What a table tells goes on meanwhile, in one world a frame longer than in the other
TALE = {
    name
    for game in games.names()
    for effect in cues.load(game).values()
    for name in (
        "card_slide",
        "card_draw",
        effect.sound,
        effect.sounds.own,
        effect.sounds.lost,
        effect.score.near,
        *effect.sounds.each,
    )
}
ALIKE = re.compile(
    r"\d+$|(?<=^card ).*|(?<=^chapter ).*|(?<=^portrait ).*|(?<=^rule ).*|(?<=^key ).*|(?<=^deck )[A-Z].*|(?<=^row ).*"
    r"|(?<=^listed ).*|(?<=^has \d ).*|(?<=^gives \d ).*|(?<=^choose ).*|(?<=^filter ).*|(?<=^puzzle ).*|(?<=^means ).*"
)
MOST = 2  # of widgets that are alike
NUMBER = re.compile(r"(-\d+)+(?=\.(txt|html))")  # of a match, and of a file that is not the first one with its name


def by_both_ways(name):
    """Every run uses every fourth of the usual screens by keyboard and mouse,"""
    return name in USUAL[::4]


def by_mouse(name):
    """and presses, pulls and strikes on every fourth other one."""
    return name in USUAL[1::4]


class World:
    """`name`: of a screen in the gallery; `way`: "keys" or "mouse"."""

    def __init__(self, name, way):
        self.name, self.way = name, way
        self._open = ExitStack()
        self._begin()

    def _begin(self):
        self.pilot, self.services, self.trail = self._open.enter_context(unseen_showing(self.name, SIZE))
        self.app, self.top = self.pilot.app, self.pilot.app.top
        self._floating = self._float()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._open.close()

    # --- what there is
    def order(self):
        return self.top.focus_order()

    def find(self, label):
        """The uppermost widget with this label, None when it is gone."""
        return next((widget for widget in reversed(self.order()) if widget.label == label), None)

    def again(self, label):
        """The widget with this label on the screen as it was, made anew where the way has led elsewhere; None: it is gone."""
        if not self.home() or self.find(label) is None or self._reached(self.find(label), 0) is None:
            self._open.close()
            self._begin()
        return self.find(label)

    def presses(self):
        """How many buttons have been pressed up to now, and which ways were taken."""
        return self.pilot.heard.names.count("button_click"), list(self.trail.taken)

    def told(self):
        """All that a person could see or hear, without a picture."""
        app = self.app
        heard = sorted(name for name in self.pilot.heard.names if name not in HOVER and name not in TALE)
        shown = [w for w in app.top.walk() if not isinstance(w, CardZoom)]
        places = [None if isinstance(w, PackCard) else tuple(w.rect) for w in shown]  # it grows under the mouse
        widgets = [(type(w).__name__, w.label, place, _looks(w)) for w, place in zip(shown, places, strict=True)]
        table = next((screen for screen in app.screens if isinstance(screen, TableScreen)), None)
        game = None if table is None else (table.match.n, table.drag_and_drop.choosing.held, table.time_travel.at)
        ways = [(name, repr(argument)) for name, argument in self.trail.taken]
        return {
            "screens": [screen.label for screen in app.screens],
            "widgets": widgets,
            "heard": heard,
            "messages": [NUMBER.sub("", message) for message in app.overlay.messages],
            "ways": ways,
            "running": app.running,
            "game": game,
        }

    @property
    def loud(self):
        """Something was heard, be it a sound that a story makes as well."""
        return any(name not in HOVER for name in self.pilot.heard.names)

    def held(self):
        """Whatever still believes that it is held: nothing may, once the hand is off."""
        app = self.app
        found = [app.pointing.held] if app.pointing.held is not None else []
        gone = [w for w in (app.pointing.hovered, app.top.focus) if w is not None and not w.present]
        grips = [w for screen in app.screens for w in screen.walk() if _gripped(w)]
        drags = [screen for screen in app.screens if getattr(screen, "carried", None) is not None]
        drags += [s for s in app.screens if isinstance(s, TableScreen) and s.drag_and_drop.dragging is not None]
        return [widget.label for widget in (*found, *gone, *grips, *drags)]

    def hush(self):
        """What was heard and said up to now is forgotten."""
        self.pilot.heard.names.clear()
        self.app.overlay.clear()

    # --- what a hand does
    def use(self, widget, part):
        """What the widget is for, on one of its parts."""
        (self._by_mouse if self.way == "mouse" else self._by_keys)(widget, part)
        self.pilot.tick(AFTER_MS)
        end = self.pilot.now + LONG_MS
        while self.app.busy and self.pilot.now < end:
            self.pilot.tick()

    def _by_keys(self, widget, part):
        pilot = self.pilot
        pilot.key("left shift")  # a hand on the keyboard
        fresh = not widget.focused
        self.app.top.set_focus(widget)
        if isinstance(widget, TextEntry):
            widget.selected = fresh and bool(widget.text)  # Ctrl+A, as the click that leads into it does
            pilot.text("z")
        elif isinstance(widget, Segmented):
            pilot.key("right" if part > widget.index else "left")
        elif isinstance(widget, Slider):
            pilot.key("end" if part else "home")
        elif isinstance(widget, DropDown):
            pilot.key("return")
            pilot.tick(AFTER_MS)
            self.app.top.set_focus(self.app.top.list.rows[part])
            pilot.key("return")
        else:
            pilot.key("return")
        pilot.tick(HOLD * (2 if isinstance(widget, DropDown) else 1))  # as long as the clicks take

    def _by_mouse(self, widget, part):
        pilot = self.pilot
        pilot.click(self.spot(widget, part))
        if isinstance(widget, TextEntry):
            pilot.text("z")
        elif isinstance(widget, DropDown):
            pilot.tick(AFTER_MS)
            pilot.click(self.app.top.list.rows[part])

    def spot(self, widget, part=0):
        """Where the mouse meets a part of a widget; it has to be somewhere."""
        hit = self._reached(widget, part)
        assert hit is not None, f"the mouse cannot reach {widget.label} on {self.name}"
        return hit

    def _reached(self, widget, part):
        self.pilot.point(widget)  # scrolled into view
        if isinstance(widget, Segmented):
            return widget.cells()[part].center
        if isinstance(widget, Slider):
            track = widget.track
            return (track.right if part else track.x, track.centery)
        box, above = widget.rect, widget
        while above is not None:
            box, above = box.clip(above.rect) if above.clips else box, above.parent
        spots = [
            (box.x + int(box.width * x), box.y + int(box.height * y)) for y in (0.5, 0.9, 0.1) for x in (0.5, 0.1, 0.9)
        ]
        return next((spot for spot in spots if self.app.top.widget_at(spot) is widget), None)

    def press(self, spot):
        self.pilot.move(spot)
        self.pilot.press(spot)
        self.pilot.tick(48)

    def home(self):
        """Back to where it began, by Esc; False when that leads elsewhere."""
        for _ in range(2):
            if self._there():
                return True
            self.pilot.key("escape")
            self.pilot.tick(AFTER_MS)
        return self._there()

    def _there(self):
        return self.app.top is self.top and self._float() == self._floating

    def _float(self):
        """Whether a panel lies above the table."""
        return isinstance(self.top, TableScreen) and self.top.hud.floating.open


def parts(widget):
    """What of a widget is used, one after the other: each can be reached from the one before by one key."""
    if isinstance(widget, Segmented):
        last = len(widget.options) - 1
        return [*range(widget.index - 1, -1, -1), *range(1, last + 1)]
    if isinstance(widget, Slider):
        return [1, 0, 1] if widget.value < widget.high else [0, 1]
    if isinstance(widget, DropDown):
        last = len(widget.options) - 1
        return [last, 0] if widget.index != last else [0, last]
    return [0]


def some(world, *, alike=True):
    """Labels of what is used: of widgets that are alike only two, or one of each kind."""
    seen, found = {}, []
    for widget in world.order():
        kind = ALIKE.sub("", widget.label) if alike else type(widget).__name__
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= (MOST if alike else 1):
            found.append(widget.label)
    return found


def is_idle(widget, part):
    """It is chosen already, or a card that the question is not about: it can only be looked at."""
    if isinstance(widget, CardSpot):
        choosing = widget.hand.choosing
        return (
            widget.sprite.card not in choosing.sources
            and OptionTarget("card", widget.sprite.card) not in choosing.targets()
        )
    return getattr(widget, "chosen", False) or getattr(widget, "index", None) == part


def _looks(widget):
    shown = (repr(getattr(widget, name)) for name in LOOKS if hasattr(widget, name))
    return tuple(look for look in shown if " at 0x" not in look)  # plain values: no callables, no widgets


def _gripped(widget):
    return (
        getattr(widget, "_down", False)
        or getattr(widget, "_grip", -1) not in (-1, (0.0, 0.0))
        or getattr(widget, "_from", None) is not None
        or getattr(widget, "mode", "") in ("held", "slide", "pull")
    )
