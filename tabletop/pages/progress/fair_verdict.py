"""What the check of a kept match's deal says, with the marks that people may have written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.match import fair_check, state_history
from tabletop.storage import StoreError
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App

ICONS = {"fair": "check", "false": "alert"}


def verify(app: App, desk: AppServices, number: int) -> None:
    """Check a match of the store, and say what came of it."""
    try:
        saved, answers = desk.store.match(number), desk.store.answers(number)
    except StoreError as error:
        sorry(app, error)
        return
    verdict = fair_check.verify(saved, answers, state_history.kept(desk.store, number))
    text = "\n\n".join(map(escape, verdict.lines))
    seen = DialogButton(tr("practice-deal-seen"), True, "primary")
    app.push(Dialog(tr("practice-deal"), text, (seen,), icon=ICONS.get(verdict.kind, "help")))
