"""How a person races: the key, by its place on the keyboard, and the handicap (AP-165, AP-167)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tabletop.i18n import tr
from tabletop.pages.setup.key_button import KeyButton
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.value_controls import Slider, SliderSteps

STEP = 100


class HandicapChoice(NamedTuple):
    """The values that the table knows, in ms, and the one of this seat."""

    values: tuple[int, ...]
    chosen: int
    on_change: Callable[[int], None]


class RaceSeatDialog(Dialog[None]):
    """`key`: "" for a seat that has only the mouse. `taken`: places that others use and what for; `handicap`: None where the
    table knows none.
    """

    def __init__(
        self,
        name: str,
        key: str,
        taken: Mapping[str, str],
        on_key: Callable[[str], None],
        handicap: HandicapChoice | None = None,
    ) -> None:
        self.name, self.taken, self.take_key = name, taken, on_key
        body = Column(gap=18)
        body.add(RichLabel(tr("setup-race-keys" if key else "setup-race-mouse"), "body", label="race text"))
        self.button = KeyButton(tr("setup-race-key"), key, self._ask, label="race key")
        if key:
            body.add(self.button)
        if handicap is not None:
            body.add(Label(tr("setup-handicap"), "label", color="gold"))
            slider = Slider(
                handicap.chosen,
                lambda ms: handicap.on_change(round(ms)),
                label="handicap",
                steps=SliderSteps(min(handicap.values), max(handicap.values), STEP),
                show=lambda ms: f"{ms:.0f} ms",
            )
            body.add(slider)
        super().__init__(
            tr("setup-in-a-race", name=escape(name)),
            body=body,
            answers=(DialogButton(tr("pages-done"), None, "primary"),),
            icon="timer",
        )

    def _ask(self) -> None:
        text = tr("setup-press-race-key", name=escape(self.name))
        self.app.push(CaptureScreen(tr("setup-press-race-key-title"), text, taken=self.taken), self._heard)

    def _heard(self, key: str | None) -> None:
        if key:
            self.button.key_name = key
            self.take_key(key)
            self.layout()
            self.refresh()
