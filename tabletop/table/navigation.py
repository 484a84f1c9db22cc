"""From the table to other screens and back: pause, rules, cards, end; and what a match has brought is said at its end."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabletop.app import routes, text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.match import position
from tabletop.match.fair_deal import shown
from tabletop.match.save_reader import ReadMatch
from tabletop.progress.achievements import award, played
from tabletop.storage import StoreError
from tabletop.table.end_facts import of_match
from tabletop.table.model.messages import CommandCalled
from tabletop.table.own_puzzle import puzzle_entries
from tabletop.table.widgets.pause import PauseEntry, SaveLack, TakeBack
from tabletop.toolkit import plain_words
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.match.autosave import Autosave
    from tabletop.table.hud.corner_bar import UnsavedTab
    from tabletop.table.minigame_requests import TableMinigames
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App

# What the table says about saving: a mark that stays, one message when it fails, one when it works again.

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


COLOURS = {"bronze": "orange", "silver": "cyan", "gold": "gold"}


class TableNavigation:
    """`close(choice)` leaves the table with "menu", "quit", "rematch" or "table"."""

    def __init__(
        self,
        app: App,
        services: AppServices,
        match: Match,
        close: Callable[[str], None],
        saving: SaveStatus,
    ) -> None:
        self.app, self.services, self.match, self.close, self.saving = app, services, match, close, saving

    def pause(self, undo: Callable[[], None] | None, grave: Sequence[PauseEntry] = ()) -> None:
        note = "" if len(self.match.setup.humans) < 2 else tr("table-all-agree")
        back = TakeBack(undo, note) if undo is not None else None
        game, lack = self.match.setup.game, self.saving.lack
        phones = PauseEntry(tr("table-phones-join"), "account-plus", self.services.routes.phones)
        of_moment = (*puzzle_entries(self.app, self.services, self.match), *self._position_entries())
        more = (phones, *of_moment, *self._deal_entries(), *grave)
        screen = routes.pause(self.services, game, undo=back, grave=more, lack=lack, export=self._export)
        self.app.push(screen, self._paused)

    def _position_entries(self) -> list[PauseEntry]:
        over = self.match.game.over
        return [] if over else [PauseEntry(tr("table-save-position"), "save", self._save_position)]

    def _save_position(self) -> None:
        """Write the position to a file, which holds every card: so only for whoever plays alone."""
        match = self.match
        if len(match.setup.humans) > 1:
            sorry(self.app, tr("table-position-several"))
            return
        try:
            text = position.written(match.setup, match.record, match.n)
            path = text_files.write(self.services, f"{match.setup.game} {tr('table-position-file')} {match.n}", text)
        except (position.PositionError, OSError) as error:
            sorry(self.app, error)
            return
        done(self.app, tr("table-position-saved", path=str(path)), "save")

    def _deal_entries(self) -> list[PauseEntry]:
        return [PauseEntry(tr("table-how-dealt"), "dice-multiple", self._deal)] if self.match.setup.fair else []

    def _deal(self) -> None:
        """What people may write down now and compare after the match; nothing of what is secret until then."""
        deal = self.match.setup.fair
        if deal is not None:
            words = escape(", ".join(deal.words) or tr("match-fair-no-words"))
            marks = (
                tr("match-fair-commitment", mark=f"**{shown(deal.commitment)}**"),
                tr("match-fair-words", words=f"**{words}**"),
                tr("match-fair-deal", mark=f"**{shown(deal.mark)}**"),
            )
            text = "\n\n".join((tr("table-deal-fixed"), *marks))
            answers = (DialogButton(tr("table-good"), True, "primary"),)
            self.app.push(Dialog(tr("table-the-deal"), text, answers, icon="dice-multiple"))

    def _export(self) -> None:
        routes.export(self.app, self.services, self.match)

    def _paused(self, choice: str | None) -> None:
        if choice in ("menu", "quit"):
            self.close(choice)

    def rules(self, rule: str = "") -> None:
        self.app.push(routes.rules(self.services, self.match.setup.game, rule))

    def cards(self) -> None:
        self.app.push(routes.cards(self.services, self.match.setup.game))

    def keys(self) -> None:
        self.app.push(routes.settings(self.services, "keys"))

    def end(self) -> None:
        facts = of_match(self.match)
        if facts is not None:
            self.app.push(routes.end(self.services, facts, self._retell), self.end_with)
            congratulate(self.app, self.services, self.match)

    def _retell(self, n: int, words: str) -> None:
        match = self.match
        reading = ReadMatch(match.definition, match.setup, list(match.record.answers))
        routes.retell(self.app, self.services, reading, n, words)

    def end_with(self, choice: str | None) -> None:
        """What the end screen was left with; the pause comes first when the match would be lost."""
        if choice is None:
            return
        if self.saving.may_leave():
            self.close(choice)
        else:
            self.pause(None)


def congratulate(app: App, services: AppServices, match: Match) -> None:
    """Keep the achievements of a saved match that is over and name the new ones; one that is asked again says nothing. What
    began in the middle of another match brings none, as it counts for nothing else.
    """
    people = match.setup.humans if match.setup.begun is None else ()
    for seat in people if match.autosave is not None else ():
        life = played(match, seat)
        if life is None or match.autosave is None:
            continue
        try:
            reached = award(services.store, life, match.autosave.number, now=int(services.now()))
        except (StoreError, DataFileError) as error:
            sorry(app, error)
            return
        who = f"{escape(match.setup.seats[seat].name)}: " if len(people) > 1 else ""
        for one in reached:
            app.toast(f"{who}**{escape(one.name)}**. {escape(one.text)}", one.icon, COLOURS[one.grade])
        if reached:
            app.sound("win")
