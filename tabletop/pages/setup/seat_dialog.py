"""How a person races: the key, by its place on the keyboard, and the handicap (AP-165, AP-167)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.pages.setup.key_button import KeyButton
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import Slider

TEXT = "Races are decided by who presses first. Keys far apart are best; a gamepad needs none."
MOUSE = (
    "Races are decided by who presses first. This seat has only the mouse: its button is the badge on the race screen."
)
HANDICAP = "Handicap: taken off the time in every gesture race"
STEP = 100


class RaceSeatDialog(Dialog[None]):
    """`key`: "" for a seat that has only the mouse. `taken`: places that others use and what for; `handicaps`: values the
    table knows, in ms, () for none.
    """

    def __init__(
        self,
        name: str,
        key: str,
        taken: Mapping[str, str],
        on_key: Callable[[str], None],
        handicaps: tuple[int, ...] = (),
        handicap: int = 0,
        on_handicap: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.name, self.taken, self.take_key = name, taken, on_key
        body = Column(gap=18)
        body.add(RichLabel(TEXT if key else MOUSE, "body", label="race text"))
        self.button = KeyButton("The key for races", key, self._ask, label="race key")
        if key:
            body.add(self.button)
        if handicaps:
            body.add(Label(HANDICAP, "label", color="gold"))
            slider = Slider(handicap, lambda ms: on_handicap(round(ms)), label="handicap", low=min(handicaps),
                            high=max(handicaps), step=STEP, show=lambda ms: f"{ms:.0f} ms")  # fmt: skip
            body.add(slider)
        super().__init__(
            f"{escape(name)} in a race", body=body, answers=(DialogButton("Done", None, "primary"),), icon="timer"
        )

    def _ask(self) -> None:
        text = f"Press the key with which {escape(self.name)} races. Esc keeps the old one."
        self.app.push(CaptureScreen("Race: press a key", text, taken=self.taken), self._heard)

    def _heard(self, key: str | None) -> None:
        if key:
            self.button.key_name = key
            self.take_key(key)
            self.layout()
            self.refresh()
