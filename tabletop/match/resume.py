"""Beginning a match, and going on with one that was left, on purpose or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from tabletop import games
from tabletop.core.definition import Definition
from tabletop.core.record import Answer
from tabletop.i18n import tr
from tabletop.match.autosave import Autosave, create
from tabletop.match.bot_players import BotRunner
from tabletop.match.hint_service import recall
from tabletop.match.match import Match
from tabletop.match.save_reader import ResumeError, read, same_places
from tabletop.match.seats import TableSetup, in_team_colours, usual
from tabletop.storage import SavedMatch, Snapshot, Store

FORGOTTEN, LOST = "match-beginning-lost", "match-answers-lost"  # ids of messages: what is missing


def start(
    setup: TableSetup,
    thinker: BotRunner,
    now: int,
    *,
    store: Store | None = None,
    unix: Callable[[], int] = lambda: 0,
    definition: Definition | None = None,
) -> Match:
    """A new match, its first ask open. `unix()`: Unix seconds, for the store.

    LookupError for an unknown game, level or personality, ValueError for a wrong number of seats or option.
    """
    setup = msgspec.structs.replace(setup, game=games.dealt(setup.game, setup.seed))
    definition = definition or games.load(setup.game)
    if setup.humans:
        setup = setup.with_options({**what_people_may(definition), **usual(definition, setup.seats)})
    chosen = {rule.id: setup.options.get(rule.id, rule.default) for rule in definition.house_rules}
    seats = in_team_colours(definition, setup.seats, chosen)
    setup = msgspec.structs.replace(setup, seats=seats, packs=games.marks(setup.game))
    match = Match(definition, setup, thinker)
    if store is not None:
        match.autosave = Autosave(store, create(store, setup, unix()), unix)
    match.begin(now)
    return match


def what_people_may(definition: Definition) -> dict[str, str]:
    """The house rules that are not chosen but hold wherever a person plays (ES-112: bots never give up)."""
    return {rule.id: list(rule.values)[-1] for rule in definition.house_rules if rule.scope == "people"}


def resumable(store: Store) -> list[SavedMatch]:
    """The open matches of games that this program has, the last one played first."""
    return [saved for saved in store.open_matches() if games.base(saved.game) in games.names()]


def resume(
    store: Store,
    number: int,
    thinker: BotRunner,
    now: int,
    *,
    unix: Callable[[], int] = lambda: 0,
    definition: Definition | None = None,
) -> Match:
    """The match exactly after its last committed answer; an open window begins anew. Raises ResumeError, StoreError.

    The log is played again. When the rules have changed since, the latest snapshot serves with the rest of the log: then
    `match.notice` says in one sentence what is missing.
    """
    definition, setup, answers = read(store, number, definition)
    autosave = Autosave(store, number, unix)
    match = Match(definition, setup, thinker)
    if not _replayed(match, answers, store.latest_snapshot(number, len(answers))):
        match = _from_snapshots(partial(Match, definition, setup, thinker), answers, autosave, match.n)
        autosave.truncate(match.n)
    autosave.resumed(match.game, match.n)
    match.autosave = autosave
    recall(match)
    match.applause.recall()
    match.begin(now)
    return match


def _replayed(match: Match, answers: list[Answer], snapshot: Snapshot | None) -> bool:
    """Play the log; False when today's rules do not lead where it led when it was written."""
    known = snapshot.n if snapshot is not None else 0
    try:
        match.command_log.read_back(answers[:known])
        if snapshot is not None and not same_places(msgspec.json.decode(snapshot.data), match.game.save()):
            return False
        match.command_log.read_back(answers[known:])
    except Exception:  # noqa: BLE001 - rules that have changed may fail in any way on an old log
        return False
    return True


def _from_snapshots(fresh: Callable[[], Match], answers: list[Answer], autosave: Autosave, fitting: int) -> Match:
    """The newest snapshot that loads, with the answers after it if they still fit. `fitting`: answers that do."""
    snapshot = autosave.store.latest_snapshot(autosave.number, len(answers))
    while snapshot is not None:
        for end, notice in ((len(answers), FORGOTTEN), (snapshot.n, LOST)):
            match = fresh()
            match.notice = tr(notice)
            if _loaded(match, snapshot, answers[:end]):
                return match
        snapshot = autosave.store.latest_snapshot(autosave.number, snapshot.n - 1)
    raise ResumeError(tr("match-lost", answer=fitting + 1))


def _loaded(match: Match, snapshot: Snapshot, answers: list[Answer]) -> bool:
    try:
        game = match.definition.load(msgspec.json.decode(snapshot.data))
        match.record.start_from(game, answers[: snapshot.n])
        match.command_log.read_back(answers[snapshot.n :])
    except Exception:  # noqa: BLE001 - a state of other rules may fail in any way; an older one may do
        return False
    return True
