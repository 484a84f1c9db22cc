"""A match that cannot be saved is exported to a folder that somebody names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.match.autosave import copied
from tabletop.match.transfer import export_match
from tabletop.storage import Store
from tabletop.toolkit.widgets.containers import LabelledControl
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.toolkit.app import App

LONGEST = 1000  # letters of a path


class RescueDialog(Dialog[str]):
    """Returns the folder, "" or None when nothing is to be written."""

    def __init__(self, folder: str) -> None:
        self.entry = TextEntry(folder, label="folder", icon="folder", limit=LONGEST, on_enter=self.close)
        answers = (
            DialogButton(tr("pages-cancel"), "", "ghost"),
            DialogButton(tr("pages-export"), "export", "primary", "save"),
        )
        body = LabelledControl(tr("pages-export-folder"), self.entry)
        super().__init__(tr("pages-export-elsewhere"), tr("pages-export-about"), answers, icon="save", body=body)
        self.buttons[-1].on_press = lambda: self.close(self.entry.text)


def export(app: App, services: AppServices, match: Match, folder: str = "") -> None:
    """Ask for a folder until the match is written or nobody wants it any more."""

    def chosen(found: str | None) -> None:
        if found and not _written(app, services, match, Path(found).expanduser()):
            export(app, services, match, found)

    app.push(RescueDialog(folder or str(Path.home() / text_files.HOME_FOLDER)), chosen)


def _written(app: App, services: AppServices, match: Match, folder: Path) -> bool:
    memory = Store(None)
    number = copied(
        memory,
        match.setup,
        match.record.answers,
        match.outcome,
        int(services.now()),
        match.help.at(match.setup, match.record.answers),
    )
    text = export_match(memory, number)
    memory.close()
    text_files.copy(text)
    try:
        path = text_files.write(services, f"{match.definition.id} unsaved", text, folder)
    except OSError as error:
        sorry(app, tr("pages-export-failed", folder=str(folder), why=str(error.strerror or error)))
        return False
    done(app, tr("pages-saved-copied", path=str(path)), "save")
    return True
