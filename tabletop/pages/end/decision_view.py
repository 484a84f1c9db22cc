"""The table at a decision: what was answered and what would have been better, as arrows and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.end.answer_texts import answered
from tabletop.pages.end.key_decisions import between
from tabletop.pages.progress.watch_replay import watch
from tabletop.progress.review_summary import LEAST
from tabletop.table.guided.answer_arrows import Arrow
from tabletop.table.guided.replay_screen import Note
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.decision_analysis import AnalysedDecision
    from tabletop.progress.replay import Rewatch
    from tabletop.progress.review_summary import Mattered
    from tabletop.toolkit.app import App

GIVEN, BEST, EVEN = "coral", "green", "gold"


def show(app: App, desk: AppServices, match: int, one: Mattered) -> None:
    """Watch a kept match again from a decision on, as the seat saw it that made it."""
    look = one.look
    watch(app, desk, match, at=look.n, playing=False, who=look.seat, say=lambda found: noted(found, look))


def noted(match: Rewatch, look: AnalysedDecision) -> Note:
    """What is said and drawn of it. What is not better for sure is not called so."""
    said = answered(match.record, look, [seat.name for seat in match.setup.seats])
    given, best = said.options
    sure = look.surely >= LEAST
    ink = BEST if look.was_best else GIVEN if sure else EVEN
    mine = f"Chosen: [{ink}]**{escape(said.given)}**[/] {between(look.given)}"
    if look.was_best:
        return Note(look.n, mine, _arrows(look, (best, BEST)))
    word = "Better" if sure else "About as good"
    better = f"{word}: [{BEST}]**{escape(said.best)}**[/] {between(look.best)}"
    return Note(look.n, f"{mine}\n{better}", _arrows(look, (given, ink), (best, BEST)))


def _arrows(look: AnalysedDecision, *drawn: tuple[tuple[int, int, int] | None, str]) -> tuple[Arrow, ...]:
    return tuple(Arrow(look.seat, option, color) for option, color in drawn if option is not None)
