"""A match that cannot be saved is exported to a folder that somebody names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.match.keeping import copied
from tabletop.match.store import Store
from tabletop.match.transfer import export_match
from tabletop.ui.screens import files
from tabletop.ui.screens.fields import Under
from tabletop.ui.screens.say import done, sorry
from tabletop.ui.widgets.dialog import Dialog, DialogButton
from tabletop.ui.widgets.entry import Entry

if TYPE_CHECKING:
    from tabletop.match import Match
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk

TEXT = (
    "The match is written as a text file, up to its last card. Statistics, Import takes it in again, here or elsewhere."
)
LONGEST = 1000  # letters of a path


class RescueDialog(Dialog[str]):
    """Returns the folder, "" or None when nothing is to be written."""

    def __init__(self, folder: str) -> None:
        self.entry = Entry(folder, label="folder", icon="folder", limit=LONGEST, on_enter=self.close)
        answers = (DialogButton("Cancel", "", "ghost"), DialogButton("Export", "export", "primary", "save"))
        super().__init__("Export to another folder", TEXT, answers, icon="save", body=Under("Folder", self.entry))
        self.buttons[-1].on_press = lambda: self.close(self.entry.text)


def export(app: App, desk: Desk, match: Match, folder: str = "") -> None:
    """Ask for a folder until the match is written or nobody wants it any more."""

    def chosen(found: str | None) -> None:
        if found and not _written(app, desk, match, Path(found).expanduser()):
            export(app, desk, match, found)

    app.push(RescueDialog(folder or str(Path.home() / files.HOME_FOLDER)), chosen)


def _written(app: App, desk: Desk, match: Match, folder: Path) -> bool:
    memory = Store(None)
    number = copied(memory, match.setup, match.record.answers, match.outcome, int(desk.now()), match.help)
    text = export_match(memory, number)
    memory.close()
    files.copy(text)
    try:
        path = files.write(desk, f"{match.definition.id} unsaved", text, folder)
    except OSError as error:
        sorry(app, f"The match could not be written to {folder}: {error.strerror or error}. It is on the clipboard.")
        return False
    done(app, f"Saved as {path}, and copied to the clipboard.", "save")
    return True
