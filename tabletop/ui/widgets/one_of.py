"""What a segmented control and a drop-down list share: some options, one of them chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


class OneOf(Widget, Generic[T]):
    """`options` are (value, text) pairs; `noise`: the sound of a choice."""

    focusable = True
    noise = ""

    def __init__(
        self,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        *,
        label: str,
        tooltip: str = "",
    ) -> None:
        super().__init__(label, tooltip=tooltip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change

    @property
    def index(self) -> int:
        return [value for value, _ in self.options].index(self.value)

    def choose(self, index: int | None) -> None:
        """Take the option at `index`; None, or one that is not there, changes nothing."""
        if index is None or not 0 <= index < len(self.options) or self.options[index][0] == self.value:
            return
        self.value = self.options[index][0]
        if self.noise:
            self.app.sound(self.noise)
        self.on_change(self.value)
        self.refresh()
