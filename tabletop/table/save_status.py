"""What the table says about saving: a mark that stays, one message when it fails, one when it works again."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.table.model.messages import CommandCalled
from tabletop.table.widgets.pause import SaveLack
from tabletop.toolkit import plain_words

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.match.autosave import Autosave
    from tabletop.table.hud.corner_bar import UnsavedTab
    from tabletop.table.minigame_requests import TableMinigames
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App

LOOK_MS = 2000  # from look to look whether the file is still there, and from try to try


class SaveStatus:
    """Also has what could not be written tried again, under every screen that lies above the table."""

    def __init__(
        self,
        app: App,
        match: Match,
        services: AppServices | None,
        *,
        mark: UnsavedTab,
        minigames: TableMinigames,
        post: Post,
    ) -> None:
        self.app, self.match, self.services = app, match, services
        self.mark, self.minigames, self.post = mark, minigames, post
        self._next = 0.0
        self._asked = False  # whether to leave although not everything is saved
        if services is not None:
            app.on_quit = self._may_quit

    @property
    def text(self) -> str:
        """One sentence while not everything is saved, else ""."""
        services, autosave = self.services, self.match.autosave
        if services is None or autosave is None:
            return ""
        if autosave.store.because:
            return tr("table-nothing-kept", why=autosave.store.because)
        return _said(autosave, services)

    def lack(self) -> SaveLack | None:
        """What the pause has to say about it."""
        return SaveLack(self.text, lost=not self.match.answers.elsewhere) if self.text else None

    def tick(self, now: float) -> None:
        """Every frame of the app's clock, whatever lies above the table."""
        app, services, autosave = self.app, self.services, self.match.autosave
        if autosave is None or services is None:
            return
        if now >= self._next:
            self._next = now + LOOK_MS
            autosave.again()
        if autosave.trouble is not None and autosave.since is None:
            autosave.since = services.now()
            app.sound("error_soft")
            sorry(app, self.text)
        elif autosave.trouble is None and autosave.since is not None:
            autosave.since, self._asked = None, False
            done(app, tr("table-saved-again"), "save")
        self.mark.update(self.text)

    def leave(self) -> None:
        """The table closes."""
        if self.app.on_quit == self._may_quit:
            self.app.on_quit = lambda: True

    def may_leave(self) -> bool:
        """False the first time while something would be lost: then the pause is shown, which says so."""
        lack = self.lack()
        if lack is None or not lack.lost or self._asked:
            return True
        self._asked = True
        return False

    def _may_quit(self) -> bool:
        here = self.minigames.table.uppermost or self.minigames.playing is not None
        if not here or self.may_leave():
            return True
        self.post(CommandCalled("menu"))
        return False


def _said(autosave: Autosave, services: AppServices) -> str:
    trouble = autosave.trouble
    if trouble is None:
        return ""
    if trouble.elsewhere:
        return tr("table-stands-still", why=trouble.why)
    return tr("table-not-saved-since", since=_since(autosave.since or services.now(), services.now()), why=trouble.why)


def _since(moment: float, now: float) -> str:
    """Today the time alone."""
    then, today = (datetime.fromtimestamp(at, UTC).astimezone() for at in (moment, now))
    return f"{then:%H:%M}" if then.date() == today.date() else plain_words.when(moment, now)
