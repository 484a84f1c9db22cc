"""The base of everything that is drawn and can hear: a rectangle with a label, children and a host screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

import pygame

from tabletop.toolkit.app import OpenScreen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame.event import Event

    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext

W = TypeVar("W", bound="Widget")


class Pointer(NamedTuple):
    """What the mouse does to a widget: kind is "down", "move", "up" or "cancel"."""

    kind: str
    pos: tuple[int, int]
    button: int = 1


class Root(OpenScreen, Protocol):
    """The screen that a widget belongs to; `ready` once it is open."""

    focus: Widget | None

    @property
    def ready(self) -> bool: ...
    @property
    def kit(self) -> DrawContext: ...
    def focus_order(self) -> list[Widget]: ...
    def set_focus(self, widget: Widget | None) -> None: ...
    def begun(self, label: str) -> str: ...
    def typed(self, label: str, text: str) -> None: ...
    def detached(self, widget: Widget) -> None: ...


class Widget:
    """A node of a screen. `label` finds it in tests; `tooltip` is rich text shown on hover and on focus.

    A container gives its children their places in `layout()`; a widget tells its wish in `measure(width)`.
    """

    focusable = False
    pressable = False  # Enter does what it is for
    clips = False

    def __init__(self, label: str = "", *, tooltip: str = "", enabled: bool = True) -> None:
        self.label = label
        self.tooltip = tooltip
        self.enabled = enabled
        self.visible = True
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: list[Widget] = []
        self.parent: Widget | None = None
        self.host: Root | None = None

    # --- tree
    def add(self, child: W) -> W:
        """Put `child` under this widget and return it."""
        self.children.append(child)
        child.parent = self
        child.attach(self.host)
        return child

    def remove(self, child: Widget) -> None:
        """Drop a child."""
        self.children.remove(child)
        child.attach(None)

    def clear(self) -> None:
        """Drop all children."""
        dropped, self.children = self.children, []
        for child in dropped:
            child.attach(None)
        self.refresh()

    def attach(self, host: Root | None) -> None:
        """Belong to a screen; None: to none any more, and whoever holds the widget lets go of it while it still can hear."""
        if self.host is not None and host is not self.host:
            self.host.detached(self)
        self.host = host
        for child in self.children:
            child.attach(host)
        if host is not None and host.ready:
            self.attached()

    def attached(self) -> None:
        """Called when the widget belongs to a screen of a running app."""

    def take_up(self) -> None:
        """The screen is open: what was typed here before the program ended may stand here again."""

    def walk(self) -> Iterator[Widget]:
        """Yield this widget and everything visible below it, in drawing order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    @property
    def present(self) -> bool:
        """True while it can be seen and used: it and all above it are visible, on the uppermost screen."""
        host = self.host
        root: object = host
        widget: Widget | None = self
        while host is not None and widget is not None and widget.visible:
            if widget is root:
                return host.ready and host.app.screens[-1:] == [host]
            widget = widget.parent
        return False

    @property
    def spoken(self) -> str:
        """What it is, as rich text, for whoever hears and does not see it."""
        return self.tooltip

    @property
    def app(self) -> App:
        if self.host is None:
            raise RuntimeError(f"the widget '{self.label}' is on no screen yet")
        return self.host.app

    @property
    def kit(self) -> DrawContext:
        if self.host is None:
            raise RuntimeError(f"the widget '{self.label}' is on no screen yet")
        return self.host.kit

    def u(self, units: float) -> int:
        """Return a length in pixels."""
        return self.kit.u(units)

    def refresh(self) -> None:
        """Ask for a new picture."""
        if self.host is not None and self.host.ready:
            self.host.app.dirty = True
            if self.parent is not None:
                self.parent.child_changed()

    def child_changed(self) -> None:
        """Called when something below wants a new picture: for containers that keep one."""
        if self.parent is not None:
            self.parent.child_changed()

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        """Return the size the widget would like, in pixels, when `width` is there to use."""
        return width, self.u(56)

    def place(self, rect: pygame.Rect) -> None:
        """Take a place in the window and lay out what is inside."""
        self.rect = pygame.Rect(rect)
        self.layout()

    def layout(self) -> None:
        """Place the children. Called whenever the place or the scale changed."""

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the uppermost visible widget under a point that wants the mouse."""
        if not self.visible or (self.clips and not self.rect.collidepoint(pos)):
            return None
        for child in reversed(self.children):
            found = child.widget_at(pos)
            if found is not None:
                return found
        return self if self.hears_pointer() and self.rect.collidepoint(pos) else None

    def hears_pointer(self) -> bool:
        return self.focusable or bool(self.tooltip)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        for child in self.children:
            if child.visible:
                child.draw(target)

    def draw_focus(self, target: pygame.Surface) -> None:
        """Draw the focus ring; called last, above everything."""
        self.kit.ring(target, self.rect)

    @property
    def focused(self) -> bool:
        return self.host is not None and self.host.focus is self

    @property
    def hovered(self) -> bool:
        return self.host is not None and self.host.ready and self.host.app.hovered is self

    # --- input; each returns True when it used the event
    def on_pointer(self, event: Pointer) -> bool:  # noqa: ARG002  # the base listens to nothing
        return False

    def on_wheel(self, steps: float) -> bool:  # noqa: ARG002  # as above
        return False

    def on_action(self, action: Action) -> bool:  # noqa: ARG002  # as above
        return False

    def on_key(self, event: Event) -> bool:  # noqa: ARG002  # as above
        return False

    def on_text(self, text: str) -> bool:  # noqa: ARG002  # as above
        return False

    def on_hover(self, inside: bool) -> None:
        """Called when the mouse comes in or leaves."""
        if self.focusable and self.enabled:
            if inside:
                self.app.sound("button_hover")
            self.refresh()

    def on_focus(self, here: bool) -> None:  # noqa: ARG002  # as above
        """Called when the focus comes or goes."""
        self.refresh()
