"""What happens after an error that nobody has caught: a report, one sentence, and the menu."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.toolkit import platforms
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.window import UiError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from tabletop.app.services import AppServices
    from tabletop.desktop.crash_report import Place
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.screen import Screen

log = logging.getLogger(__name__)


class CrashHandler:
    """Called with every error that reaches the loop; `menu()` makes the screen to begin anew with.

    Raises UiError when the menu fails as well: when the next error comes before a frame was drawn and somebody has
    pressed something. So an error that comes again by itself ends the program, and one that somebody meets again is
    told again.
    """

    def __init__(self, app: App, services: AppServices, menu: Callable[[], Screen[Any]]) -> None:
        self.app, self.services, self.menu = app, services, menu
        self._reports: dict[Place, Path] = {}
        self._frames = self._presses = -1

    def __call__(self, error: Exception) -> None:
        from tabletop.desktop import crash_report

        app = self.app
        again = app.frames == self._frames or app.presses == self._presses
        path = self._report(error)
        if again:
            raise UiError(_ended(path)) from error
        match = crash_report.match_at(app)
        try:
            app.start_over(self.menu())
            self._tell(path, kept=match is not None and match.autosave is not None)
        except Exception as second:  # noqa: BLE001  # whatever it is, there is no third way
            raise UiError(_ended(self._report(second) or path)) from error
        self._frames, self._presses = app.frames, app.presses

    def _report(self, error: Exception) -> Path | None:
        """Write the report, one for each place; None when that is not possible."""
        from tabletop.desktop import crash_report

        place = crash_report.place(error)
        log.error("%s at %s", type(error).__name__, place)
        if place not in self._reports:
            try:
                text = crash_report.text(error, self.app, self.services.now())
                self._reports[place] = text_files.write(self.services, "report", text, kind=text_files.REPORTS)
            except (OSError, RuntimeError):  # RuntimeError: nobody knows where home is
                return None
        return self._reports[place]

    def _tell(self, path: Path | None, *, kept: bool) -> None:
        sentences = [tr("desktop-error-menu-kept") if kept else tr("desktop-error-menu")]
        answers = [DialogButton(tr("desktop-ok"), False, "primary")]
        if path is not None:
            sentences.append(tr("desktop-error-report", path=escape(str(path))))
            answers.insert(0, DialogButton(tr("desktop-open-folder"), True, "secondary", "save"))
        dialog: Dialog[bool] = Dialog(tr("desktop-error-title"), "\n\n".join(sentences), answers, icon="alert")
        self.app.push(dialog, lambda wanted: self._open(path) if wanted and path is not None else None)

    def _open(self, path: Path) -> None:
        if platforms.open_folder(path.parent):
            done(self.app, tr("desktop-reports-in", path=str(path.parent)), "save")
        else:
            sorry(self.app, tr("desktop-no-folders", path=str(path.parent)))


def _ended(path: Path | None) -> str:
    return tr("desktop-error-ended-report", path=str(path)) if path is not None else tr("desktop-error-ended")
