"""What a segmented control and a drop-down list share: some options, one of them chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from tabletop.i18n import localized, tr
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


def unlisted(value: object) -> str:
    """A value that has no words: a number is its own, of anything else a person only knows where it came from."""
    plain = isinstance(value, int | float) and not isinstance(value, bool)
    return localized(f"{value:g}") if plain else tr("core-as-before")


class OptionControl(Widget, Generic[T]):
    """`options` are (value, text) pairs; `noise`: the sound of a choice.

    What was remembered may be a value that nobody offers any more, or that came by another way: it stands behind the
    options, in words of `other`, so that it is seen and can be come back to.
    """

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
        other: Callable[[T], str] = unlisted,
    ) -> None:
        super().__init__(label, tooltip=tooltip)
        self.other = other
        self.offer(options, value)
        self.on_change = on_change

    def offer(self, options: Sequence[tuple[T, str]], value: T) -> None:
        """Take these options, `value` the one that is chosen."""
        listed = value in [known for known, _ in options]
        self.options = [*options, *([] if listed else [(value, self.other(value))])]
        self.value = value

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
