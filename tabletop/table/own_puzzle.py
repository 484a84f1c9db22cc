"""A puzzle of one's own: a moment of a match is searched by a process of its own, and what is proved is kept on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.app.toasts import done, sorry
from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.jobs import Job, JobError, JobRun
from tabletop.jobs.backends import ProcessPool
from tabletop.match.hint_service import allowance
from tabletop.progress import match_position
from tabletop.progress.puzzle_generator import GeneratedPuzzle
from tabletop.progress.puzzles import grade_name, keep, length, shelf, tasks
from tabletop.table.widgets.pause import PauseEntry
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from pathlib import Path

    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.progress.match_position import MatchDeal
    from tabletop.toolkit.app import App

FUNCTION = "tabletop.progress.puzzle_generator:of_moment"


class SearchDialog(Dialog["GeneratedPuzzle | None"]):
    """Closes with what was found, None when somebody did not want to wait."""

    def __init__(self, deal: MatchDeal, answers: list[match_position.Short]) -> None:
        stop = DialogButton[GeneratedPuzzle | None](tr("table-stop"), None, "ghost")
        super().__init__(tr("table-puzzle-asked"), tr("table-puzzle-searched"), (stop,), icon="puzzle")
        words = {"game": deal.definition.id, "seats": deal.seats, "options": deal.options, "answers": answers}
        self.run = JobRun([Job(FUNCTION, words, deal.seed)], ProcessPool(1))

    def update(self, now: float) -> bool:
        moved = super().update(now)
        try:
            self.run.advance()
        except JobError as error:
            sorry(self.app, error)
            self.close(None)
            return True
        if self.run.over:
            self.close(msgspec.convert(self.run.values[0], GeneratedPuzzle))
            return True
        return moved

    def close(self, result: GeneratedPuzzle | None = None) -> None:
        self.let_go()
        super().close(result)

    def let_go(self) -> None:
        self.run.close()


def puzzling(match: Match) -> bool:
    """Return whether moments of this match can be puzzles: it began with a deal."""
    return match.setup.begun is None


def search(app: App, services: AppServices, match: Match, n: int) -> None:
    """Look for the puzzle of the moment after `n` answers, and say what came of it."""
    folder, record = services.store.path.parent if services.store.path else None, match.record
    deal = match_position.MatchDeal(record.definition, record.seats, record.seed, record.options)
    try:
        short = match_position.short(deal, record.answers[:n])
    except match_position.MomentError as error:
        sorry(app, tr("table-no-moment", why=str(error)))
        return

    def found(made: GeneratedPuzzle | None) -> None:
        if made is not None:
            _keep(app, deal, made, folder)

    app.push(SearchDialog(deal, short), found)


def _keep(app: App, deal: MatchDeal, made: GeneratedPuzzle, folder: Path | None) -> None:
    game, puzzle = deal.definition.id, made.puzzle
    if puzzle is None:
        sorry(app, tr("table-no-puzzle", why=" ".join(map(tr, made.why))))
    elif folder is None:
        sorry(app, tr("table-puzzle-unkept"))
    elif puzzle.id in {known.id for known in shelf(game, folder).puzzles}:
        sorry(app, tr("table-puzzle-known"))
    else:
        try:
            keep(folder, game, puzzle)
        except OSError as error:
            sorry(app, tr("table-puzzle-failed", why=str(error.strerror)))
            return
        task = tasks(deal.definition)[puzzle.task].words(puzzle.number)
        grade = grade_name(puzzle.grade).lower()
        done(app, tr("table-puzzle-kept", task=task, length=length(puzzle), grade=grade), "puzzle")


def puzzle_entries(app: App, services: AppServices, match: Match) -> list[PauseEntry]:
    """What the pause of a match of one person offers while that person has a choice: where any number of hints may be had,
    because what is found says what the best answer is.
    """
    people, game = match.setup.humans, match.game
    offered = len(people) == 1 and puzzling(match) and allowance(match.setup) is None
    seat = people[0] if offered else NOBODY
    if seat == NOBODY or game.over or len(game.options_of(seat) or ()) < 2:
        return []
    return [PauseEntry(tr("table-make-puzzle"), "puzzle", lambda: search(app, services, match, match.n))]
