"""Files of version 5, as `python -m tools.rigs.baseline older` wrote them: a data base, and two exports of each game.

Every later version opens them: what went on goes on, what was over is told to its end, and nothing that people have is lost.
Where the rules of a game have changed since, its matches open all the same, and say so where their answers do not fit any more.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tabletop import games
from tabletop.match import resume, settings
from tabletop.match.save_reader import read, replay
from tabletop.match.transfer import TransferError, import_match
from tabletop.progress import achievements, circuit, puzzle_session, season
from tabletop.progress.replay import ReplayedMatch
from tabletop.progress.sealed_event import SealedEvent
from tabletop.storage import Store
from tests.match.table import Instant
from tests.saying import said, says, wording

OLDER = Path(__file__).parent / "older"
GAMES = ("espionage", "beanz", "austin", "codenames", "rpgget")
MATCHES = {game: (2 * place + 1, 2 * place + 2) for place, game in enumerate(GAMES)}  # one is over, one goes on
ANSWERS = 12  # of those that go on
CHANGED = {"rpgget"}  # RG-118: rights are asked for at more moments, and of more seats
SAME = [game for game in GAMES if game not in CHANGED]


@pytest.fixture
def store(tmp_path):
    path = tmp_path / "tabletop.sqlite"
    shutil.copy(OLDER / "version-5.sqlite", path)
    made = Store(path)
    yield made
    made.close()


def export(game, state):
    return (OLDER / f"{game}-2-{state}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_where_it_stood(store, game):
    match = resume(store, MATCHES[game][1], Instant(), 0)
    assert (match.definition.id, match.n, match.notice) == (game, ANSWERS, "")


@pytest.mark.parametrize("game", SAME)
def test_all_answers_still_fit(store, game):
    """One match is the beginning of the one that is over."""
    over, number = MATCHES[game]
    match = resume(store, number, Instant(), 0)
    for answer in replay(read(store, over)).answers[ANSWERS:]:
        match.record.answer(answer)
    assert match.game.over


@pytest.mark.parametrize("game", sorted(CHANGED))
def test_a_match_of_other_rules_is_shown_as_far_as_it_fits(store, game):
    found = ReplayedMatch(read(store, MATCHES[game][0]))
    assert found.last > 10 * ANSWERS
    assert says(found.notice, "match-misfit")


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_moment_of_a_match_is_that_to_which_its_answers_lead(store, game):
    """Names of scripts, queries and verbs are what a moment is made of."""
    number = MATCHES[game][1]
    kept = json.loads(store.latest_snapshot(number).data)
    record = replay(read(store, number))
    assert games.load(game).load(kept).save() == record.at(ANSWERS).save()


@pytest.mark.parametrize("game", SAME)
def test_a_match_that_is_over_is_played_to_its_end_again(store, game):
    saved = store.match(MATCHES[game][0])
    record = replay(read(store, saved.id))
    outcome = record.definition.outcome(record.game.table)
    assert len(record.answers) == saved.answers > ANSWERS
    assert ([*outcome.winners], outcome.ending) == (saved.result["winners"], saved.result["ending"])


FITTING = [(game, state) for game in GAMES for state in ("over", "open") if game in SAME or state == "open"]


@pytest.mark.parametrize(("game", "state"), FITTING)
def test_exports_are_taken_in_and_are_the_same_matches(store, game, state):
    number = MATCHES[game][state == "open"]
    new = import_match(store, export(game, state), games.names())
    assert store.answers(new) == store.answers(number)
    assert replay(read(store, new)).game.save() == replay(read(store, number)).game.save()


@pytest.mark.parametrize("game", sorted(CHANGED))
def test_an_export_of_other_rules_without_its_states_is_refused_in_a_sentence(store, game):
    with pytest.raises(TransferError, match=wording("match-misfit")):
        import_match(store, export(game, "over"), games.names())


def test_people_keep_their_decks_packs_and_what_they_have_reached(store):
    [ruby] = store.profiles.all()
    decks = store.decks.all(ruby.id, "beanz")
    rules = games.load("beanz").collecting
    assert ruby.name == "Ruby"
    assert {deck.name for deck in decks.decks} == {"Circus and Friends", "Half an idea", said("decks-from-afar")}
    full = next(deck for deck in decks.decks if deck.name == "Circus and Friends")
    assert rules.fill(full.cards, full.format, store.collections.owned(ruby.id, "beanz"), 1) == full.cards
    assert len(store.collections.opened(ruby.id, "beanz")) == 9
    got = store.notes.all(achievements.KIND, achievements.ReachedAchievement, profile=ruby.id)
    assert got["any/first-win"].at == 1_790_000_000
    assert len(got) == 20


def test_runs_nights_and_puzzles_go_on(store):
    [ruby] = store.profiles.all()
    assert [run.start for run in circuit.all_of(store, "beanz", ruby.id).values()]
    assert len(season.all_of(store, "espionage", ruby.id)) == 1
    solved = store.notes.all(puzzle_session.KIND, puzzle_session.SolvedPuzzle)
    assert sorted(found.stars for found in solved.values()) == [1, 1, 2, 2, 3, 3, 3]
    [night] = store.nights.open()
    evening = SealedEvent.again(store, games.load(night.game), night, lambda: 1_790_000_000)
    assert evening.built
    assert len(evening.standing()) > 1


def test_settings_come_back_whole(store):
    loaded = settings.load(store)
    assert loaded.problems == []
    assert loaded.settings.telling == {"Ruby": "calm"}
    assert tuple(loaded.settings.tutorials_done) == GAMES
    assert loaded.settings.last_table["game"] == GAMES[-1]
