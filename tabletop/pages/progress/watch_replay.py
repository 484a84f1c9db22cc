"""The ways to a match that is watched again: as it is kept, or as it has just ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tabletop.app.toasts import sorry
from tabletop.core.ask import NOBODY
from tabletop.core.toml_loader import PackError
from tabletop.match import state_history
from tabletop.match.save_reader import ReadMatch, ResumeError, read
from tabletop.pages import game_tile
from tabletop.progress.replay import ALL_HANDS, ReplayedMatch
from tabletop.storage import StoreError
from tabletop.table.guided.replay_screen import MomentNote, ReplayScreen
from tabletop.table.model.cues import load, opens

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App


class ReplayMoment(NamedTuple):
    """After how many answers it begins, before the eyes of `who` (None: its first person); `say`: what is said of it."""

    at: int = 0
    playing: bool = True
    who: int | None = None
    say: Callable[[ReplayedMatch], MomentNote] | None = None


BEGINNING = ReplayMoment()


def watch(app: App, services: AppServices, match: int | ReadMatch, moment: ReplayMoment = BEGINNING) -> None:
    """Show a match, by its number in the store, again; a sentence where this program cannot."""
    try:
        reading = match if isinstance(match, ReadMatch) else read(services.store, match)
        found = ReplayedMatch(
            reading,
            next(iter(reading.setup.humans), ALL_HANDS) if moment.who is None else moment.who,
            state_history.read(state_history.kept(services.store, match), reading.definition)
            if isinstance(match, int)
            else (),
        )
        if (
            isinstance(match, int)
            and found.record.game.over
            and not found.notice
            and not state_history.kept(services.store, match)
        ):
            state_history.keep(
                services.store, match, state_history.recorded(found.record), int(services.now())
            )  # of an older version, as long as it fits
        note = moment.say(found) if moment.say is not None else None
        table = ReplayScreen(found, services, at=moment.at, playing=moment.playing, note=note)
    except (ResumeError, StoreError, PackError) as error:
        sorry(app, error)
        return
    services.late.clear()
    game_tile.forget()
    app.push(table)


def retell(app: App, services: AppServices, match: int | ReadMatch, n: int, words: str) -> None:
    """Tell a moment of a match again at the table, as it was told then: what led to answer `n`, which is said in rich text.
    Several people see what an onlooker saw.
    """

    def say(found: ReplayedMatch) -> MomentNote:
        effects = load(found.definition.id)
        if len(found.setup.humans) > 1:
            found.watching.who = NOBODY
        return MomentNote(n, words, since=found.beginning(n, partial(opens, effects)))

    watch(app, services, match, ReplayMoment(say=say))
