"""What lies above the table for a while: it takes the whole screen, dims it, and keeps clicks and focus to itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop.toolkit.actions import Action


class ModalPanel(Widget):
    """Derive; call `rise()` to show and `sink()` to hide. `box` is the panel itself, `veil` how dark the rest becomes.

    A click beside the box, Esc and B call `dismiss()`, which does nothing unless it is overridden.
    """

    veil = 0

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.visible = False
        self.box = pygame.Rect(0, 0, 0, 0)
        self._before: Widget | None = None

    def rise(self, focus: Widget | None = None) -> None:
        """Show it, with the focus on one of its widgets."""
        host = self.host
        if host is not None and not self.visible:
            self._before = host.focus
        self.visible = True
        if self.rect.width:
            self.layout()
        if host is not None:
            host.app.pointing.leave()
            host.set_focus(focus)
        self.refresh()

    def sink(self) -> None:
        """Hide it; the focus goes back to where it was."""
        if not self.visible:
            return
        self.visible = False
        host = self.host
        if host is not None:
            before = self._before
            host.set_focus(before if before is not None and before.host is host and before.visible else None)
            host.app.pointing.leave()
        self.refresh()

    def dismiss(self) -> None:
        """Leave without a choice."""

    # --- input
    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and not self.box.collidepoint(event.pos):
            self.dismiss()
        return event.kind == "down"

    def on_wheel(self, steps: float) -> bool:  # noqa: ARG002  # nothing below may scroll
        return True

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.dismiss()
            return True
        return False

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        if self.veil:
            target.fill((255 - self.veil,) * 3, self.rect, special_flags=pygame.BLEND_RGB_MULT)
        super().draw(target)


def trap(order: list[Widget], floats: Iterable[ModalPanel]) -> list[Widget]:
    """Return the focus order of a screen: only what is inside the last of `floats` that is open, if one is."""
    open_: Sequence[ModalPanel] = [each for each in floats if each.visible]
    if not open_:
        return order
    inside = {id(widget) for widget in open_[-1].walk()}
    return [widget for widget in order if id(widget) in inside]
