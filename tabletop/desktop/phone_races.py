"""Before a match that phones may join and in which milliseconds count: whoever sets the table says whether they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.runner import Runner
    from tabletop.match import TableSetup


def ask_pace(app: Runner, timed: TableSetup, calm: TableSetup, deal: Callable[[TableSetup], None]) -> None:
    """`deal` hears the one that is chosen, and nothing where nobody chooses."""
    answers = (
        DialogButton(tr("desktop-races-calm"), calm, "secondary", "hourglass"),
        DialogButton(tr("desktop-races-timed"), timed, "primary", "play"),
    )
    dialog = Dialog(tr("desktop-races"), tr("desktop-races-what"), answers, icon="account-plus")
    app.push(dialog, lambda chosen: None if chosen is None else deal(chosen))
