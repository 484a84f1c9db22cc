"""The base of what is pressed at once: by the mouse going down on it, by Enter, by the gamepad's A."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.toolkit.actions import Action


class Pressable(Widget):
    """Calls `on_press`. `sound` is heard with it, "" for none; `mouse` are the numbers of the mouse's buttons that press."""

    focusable = True
    sound = "button_click"
    mouse: tuple[int, ...] = (1,)

    def __init__(self, label: str, on_press: Callable[[], None], *, tooltip: str = "") -> None:
        super().__init__(label, tooltip=tooltip)
        self.on_press = on_press

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button in self.mouse and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        if self.sound:
            self.app.sound(self.sound)
        self.on_press()
        return True
