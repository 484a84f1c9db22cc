"""A screen: the root of a widget tree, with a focus, that returns a value when it closes."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from tabletop.toolkit.actions import DIRECTIONS
from tabletop.toolkit.app import App
from tabletop.toolkit.cache import BUDGET, house
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame import Rect
    from pygame.event import Event

    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import App, BackgroundMusic, OpenScreen
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.widgets.widget import Widget


def neighbour(current: Rect, candidates: Sequence[Widget], direction: str) -> Widget | None:
    """Return the candidate that lies nearest in a direction: overlap across the way counts most, then distance."""
    best: Widget | None = None
    least = float("inf")
    for widget in candidates:
        cost = _cost(current, widget.rect, direction)
        if cost is not None and cost < least:
            best, least = widget, cost
    return best


def _cost(a: Rect, b: Rect, direction: str) -> float | None:
    if direction in ("left", "right"):
        along = b.centerx - a.centerx if direction == "right" else a.centerx - b.centerx
        gap = b.left - a.right if direction == "right" else a.left - b.right
        across = _apart(a.top, a.bottom, b.top, b.bottom)
        drift = abs(a.centery - b.centery)
    else:
        along = b.centery - a.centery if direction == "down" else a.centery - b.centery
        gap = b.top - a.bottom if direction == "down" else a.top - b.bottom
        across = _apart(a.left, a.right, b.left, b.right)
        drift = abs(a.centerx - b.centerx)
    if along <= 0 or gap < -min(a.height, b.height, a.width, b.width) / 2:
        return None
    return max(0, gap) + along * 0.1 + across * 3 + drift * 0.2


def _apart(a0: int, a1: int, b0: int, b1: int) -> int:
    """Return how far two intervals are from overlapping."""
    return max(0, b0 - a1, a0 - b1)


def following(order: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """Return the next (1) or previous (-1) widget in reading order, round the end."""
    if not order:
        return None
    if current not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(current) + step) % len(order)]


R = TypeVar("R")


class Screen(Widget, Generic[R]):
    """Derive, fill `build()` with widgets, give them places in `layout()`, paint the ground in `paint()`.

    `modal`: the screen below stays visible, dimmed by `veil` (0-255). `closable`: Esc closes with None. `keeps`: bytes of
    pictures while it is seen, see `cache`.
    """

    modal = False
    box = pygame.Rect(0, 0, 0, 0)  # of a modal one: what of the window is its own
    veil = 150
    closable = True
    keeps = BUDGET

    def __init__(self, label: str = "") -> None:
        super().__init__(label or type(self).__name__)
        self.host = self
        self.focus: Widget | None = None
        self.lost = ""  # the label of the widget that had the focus when it was dropped
        self._app: App | None = None
        self._unfinished: dict[
            str, str
        ] = {}  # texts by the labels of their entries, as they were when the program ended
        self._entered: dict[str, str] = {}  # those of now

    # --- life
    @property
    def ready(self) -> bool:
        return self._app is not None

    @property
    def app(self) -> App:
        if self._app is None:
            raise RuntimeError(f"the screen '{self.label}' is not open")
        return self._app

    @property
    def uppermost(self) -> bool:
        """Nothing lies above it."""
        return self.app.screens[-1:] == [self]

    @property
    def kit(self) -> DrawContext:
        return self.app.kit

    def open(self, app: App) -> None:
        """Called by the app when the screen is pushed the first time."""
        self._app = app
        self.build()
        for child in self.children:
            child.attach(self)
        if app.written is not None:
            self._unfinished = {label: str(text) for label, text in app.written.recall(self.kept_as).items()}
        for widget in [*self.walk()]:
            widget.take_up()

    def build(self) -> None:
        """Add the widgets. Called once, when the app is known."""

    def shown(self) -> None:
        """Called whenever the screen comes to the top."""

    def hidden(self) -> None:
        """Called whenever another screen covers this one, and before it closes."""

    # --- what is typed
    @property
    def kept_as(self) -> str:
        """Under which name it is kept what somebody has begun to type here."""
        return self.label

    def begun(self, label: str) -> str:
        """What stood in the entry with this label when the program ended, "" for nothing; it is asked for once."""
        return self._unfinished.pop(label, "")

    def typed(self, label: str, text: str) -> None:
        """Keep what stands in an entry now, until the screen is left."""
        self._entered[label] = text
        if self._app is not None and self._app.written is not None:
            self._app.written.keep(self.kept_as, self._entered)

    def was_left(self) -> None:
        """It has been closed, and not thrown away: nothing that was typed here is unfinished any more."""
        if self._app is not None and self._app.written is not None and (self._entered or self._unfinished):
            self._app.written.drop(self.kept_as)

    def close(self, result: R | None = None) -> None:
        """Leave; the callback of `push` gets `result`."""
        self.app.pop(self, result)

    def let_go(self) -> None:
        """End what works for this screen elsewhere: it is thrown away after an error, without being closed."""

    @property
    def music(self) -> BackgroundMusic | None:
        """What is heard while this screen is open, None for what the one below it has."""
        return None

    @property
    def urgent(self) -> bool:
        """True while input has to be read at once and not with the next frame: then `watch` is called every millisecond."""
        return False

    def watch(self, now: float) -> None:
        """The input has been read up to `now` (ms)."""

    # --- picture
    @property
    def canvas(self) -> pygame.Rect:
        """What it fills of the window beside its bars."""
        return self.rect

    @property
    def toast_room(self) -> pygame.Rect:
        """Between which edges messages come down from above, below what it has in the middle of its upper edge."""
        room = self.rect.inflate(-self.u(60), 0)
        return pygame.Rect(room.x, room.y + self.crown, room.width, room.height - self.crown)

    crown = 0  # pixels

    # --- for whoever does not look
    overheard = False  # what it says may be heard by everybody, whoever it asks

    @property
    def spoken(self) -> str:
        """What it shows now, as rich text: of what lies above another screen its words, where it does not say more."""
        if not self.modal:
            return ""
        return "\n".join(part.spoken for part in self.walk() if isinstance(part, (Label, RichLabel)))

    @property
    def shortcuts(self) -> Sequence[tuple[str, str]]:
        """Keys that no button shows, each with what it does now."""
        return ()

    @property
    def read(self) -> Sequence[pygame.Rect]:
        """Words and buttons that are needed now: no message covers them."""
        return (self.box,) if self.modal and self.box.width else ()

    @property
    def covering(self) -> Sequence[pygame.Rect]:
        """What lies over the rest: the ring round a focus below it does not cross it."""
        return ()

    @property
    def looked_at(self) -> Sequence[pygame.Rect]:
        """What else a message that has to make way for them had better not cover."""
        return ()

    def paint(self, target: pygame.Surface) -> None:
        """Paint the ground of the screen (a modal one paints nothing by itself)."""
        if not self.modal:
            target.fill(self.kit.color("night"))

    def draw(self, target: pygame.Surface) -> None:
        self.paint(target)
        super().draw(target)

    def draw_ring(self, target: pygame.Surface) -> None:
        """The ring round the focus: above all but what lies over that."""
        focus = self.focus
        if focus is None:
            return
        over = [box.clip(target.get_rect()) for box in self.covering if not box.contains(focus.rect)]
        kept = [(target.subsurface(box).copy(), box) for box in over if box.colliderect(focus.rect)]
        focus.draw_focus(target)
        for picture, box in kept:
            target.blit(picture, box)

    def update(self, now: float) -> bool:  # noqa: ARG002  # screens without own motion ignore the clock
        """Advance what moves by itself; True while the picture changes."""
        return False

    # --- focus
    def focus_order(self) -> list[Widget]:
        """Return the widgets that can take the focus, in reading order."""
        return [widget for widget in self.walk() if widget.focusable and widget.enabled and widget is not self]

    def set_focus(self, widget: Widget | None) -> None:
        if widget is self.focus:
            return
        old, self.focus = self.focus, widget
        self.lost = ""
        if old is not None:
            old.on_focus(False)
        if widget is not None:
            widget.on_focus(True)
            reveal(widget)

    def detached(self, widget: Widget) -> None:
        """A widget leaves this screen: neither the focus nor the mouse stays with it."""
        if widget is self.focus:
            self.set_focus(None)
            self.lost = widget.label
        if self.ready:
            self.app.pointing.let_go(widget)

    # --- input
    def on_event(self, event: Event) -> bool:  # noqa: ARG002  # most screens have no use for raw events
        """See a raw event before anything else does; True to keep it."""
        return False

    @property
    def foremost(self) -> Widget | None:
        """What lies over all else here and waits to be pressed: Enter, Space and A are its own, whatever they mean below."""
        return None

    def on_key(self, event: Event) -> bool:
        """Press the button whose key hint was struck; none that lies below something that keeps the focus to itself."""
        name = place_of(event)
        for widget in self.focus_order():
            if name and getattr(widget, "key", "").lower() == name:
                return widget.on_action("accept")
        return False

    def on_action(self, action: Action) -> bool:
        """Move the focus; Esc and B close a closable screen."""
        order = self.focus_order()
        if action == "back" and self.closable:
            self.app.sound("screen_out")
            self.close(None)
        elif self.focus not in order and action in ("next", "accept", *DIRECTIONS):
            self._move_focus(self.starting(order))
        elif action in ("next", "previous"):
            self._move_focus(following(order, self.focus, 1 if action == "next" else -1))
        elif action in DIRECTIONS and self.focus is not None:
            others = [widget for widget in order if widget is not self.focus]
            self._move_focus(neighbour(self.focus.rect, others, action))
        else:
            return False
        return True

    def starting(self, order: Sequence[Widget]) -> Widget | None:
        """Where the focus begins when a key is the first that asks for it."""
        return order[0] if order else None

    def _move_focus(self, widget: Widget | None) -> None:
        if widget is not None and widget is not self.focus:
            self.app.sound("button_hover")
            self.set_focus(widget)


def reveal(widget: Widget) -> None:
    """Scroll every container above `widget` until it can be seen."""
    above = widget.parent
    while above is not None:
        show = getattr(above, "reveal", None)
        if show is not None:
            show(widget.rect)
        above = above.parent


class Stack(App):
    """The half of a running program that opens and closes screens."""

    def __init__(self) -> None:
        self._stack: list[tuple[Screen[Any], Callable[[Any], None] | None]] = []

    @property
    @abstractmethod
    def hovered(self) -> Widget | None:
        """The widget under the mouse."""

    @property
    def screens(self) -> list[Screen[Any]]:
        return [screen for screen, _ in self._stack]

    @property
    def seen(self) -> list[Screen[Any]]:
        """Those of which something is to be seen, from below."""
        screens = self.screens
        first = max((i for i, screen in enumerate(screens) if not screen.modal), default=0)
        return screens[first:]

    @property
    def top(self) -> Screen[Any]:
        if not self._stack:
            raise RuntimeError("no screen is open")
        return self._stack[-1][0]

    def push(self, screen: Screen[Any], callback: Callable[[Any], None] | None = None) -> None:
        self.fade.begin()
        if self._stack:
            self.pointing.leave()
            self.top.hidden()
        self._stack.append((screen, callback))
        self._enter()

    def replace(self, screen: Screen[Any]) -> None:
        """Open `screen` in place of the whole stack."""
        self.fade.begin()
        self.pointing.leave()
        for old in reversed(self.screens):
            old.hidden()
        self._stack = [(screen, None)]
        self._enter()

    def pop(self, screen: OpenScreen, result: Any = None) -> None:
        if screen is not self.top:
            raise RuntimeError(f"the screen '{screen.label}' is not the uppermost and cannot close")
        self.fade.begin()
        self.pointing.leave()
        screen.hidden()
        left, callback = self._stack.pop()
        left.was_left()
        if self._stack:
            self._enter()
        else:
            self.running = False
        if callback is not None:
            callback(result)

    def _enter(self) -> None:
        house.make_room(max(screen.keeps for screen in self.seen))
        if not self.top.ready:
            self.top.open(self)
        self.top.place(self.window.surface.get_rect())
        self.top.shown()
        self.pointing.moved(self.pointing.pos)
        self.dirty = True
