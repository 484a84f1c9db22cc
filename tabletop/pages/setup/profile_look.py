"""How a person looks: portrait and colour, or another known person altogether."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.match.seats import COLOURS
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.avatars import Portrait, Swatch
from tabletop.toolkit.widgets.containers import Column, Row, Tiles
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.label import Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from tabletop.match.seats import Seat
    from tabletop.storage import Profile
    from tabletop.toolkit.widgets.widget import Widget


class LookDialog(Dialog[tuple[str, object]]):
    """Returns ("avatar", name), ("colour", name) or ("profile", Profile); None when nothing was chosen."""

    def __init__(self, seat: Seat, profiles: Sequence[Profile], colours: Sequence[str]) -> None:
        body = Column(gap=18)
        if profiles:
            body.add(Label("Who is it?", "label", color="gold"))
            for profile in profiles:
                body.add(self._person(profile))
        body.add(Label("Portrait", "label", color="gold"))
        body.add(Tiles(*(self._portrait(seat, name) for name in avatars.names()), least=80, gap=16))
        body.add(Label("Colour", "label", color="gold"))
        body.add(Row(*(self._swatch(seat, colour) for colour in colours), gap=22))
        super().__init__(
            seat.name or "A player", body=body, answers=(DialogButton("Done", ("", None), "primary"),), icon="palette"
        )

    def _person(self, profile: Profile) -> Widget:
        return ListRow(
            profile.name, lambda: self.close(("profile", profile)), icon="account", label=f"person {profile.name}"
        )

    def _portrait(self, seat: Seat, name: str) -> Portrait:
        made = Portrait(seat.name, seat.colour, name, lambda: self.close(("avatar", name)), label=f"portrait {name}")
        made.chosen = name == seat.avatar
        return made

    def _swatch(self, seat: Seat, colour: str) -> Swatch:
        number = COLOURS.index(colour) + 1
        made = Swatch("", colour, "", lambda: self.close(("colour", colour)), label=f"colour {number}")
        made.chosen = colour == seat.colour
        return made
