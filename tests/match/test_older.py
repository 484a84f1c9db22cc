"""Files written before answers could be values: a data base of version 3 and two exported matches of format 1.

In both matches the world has been asked; what it said was an index into a list then.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tabletop.core.ask import WORLD
from tabletop.match import resume
from tabletop.match.transfer import export_match, import_match
from tabletop.storage import Store
from tabletop.storage.database import backup_file
from tests.match.table import Instant, Player

OLDER = Path(__file__).parent / "older"
TOLD = {
    "austin": [608, 331, 575, 99_999, 867, 402],  # of the first two races
    "beanz": ["hit", "miss", "hit"],
}


@pytest.fixture
def store(tmp_path):
    path = tmp_path / "tabletop.sqlite"
    shutil.copy(OLDER / "version-3.sqlite", path)
    made = Store(path)
    yield made
    made.close()


def told(match, game):
    return [answer.value for answer in match.record.answers if answer.seat == WORLD][: len(TOLD[game])]


@pytest.mark.parametrize(("number", "game", "answers"), [(1, "austin", 69), (2, "beanz", 35)])
def test_a_match_of_the_older_data_base_goes_on_where_it_stood(store, number, game, answers):
    match = resume(store, number, Instant(), 0)
    assert (match.definition.id, match.n, match.notice) == (game, answers, "")
    assert match.game.ask[2] == "main"
    assert told(match, game) == TOLD[game]
    player = Player(match, seed=3)
    player.until(lambda m: m.n > answers + 30 or m.game.over)
    again = resume(store, number, Instant(), 0)
    assert again.game.save() == match.game.save()


def test_the_older_file_is_copied_before_it_is_changed(store):
    copy = backup_file(store.path, 3)
    assert copy.read_bytes()[:16] == (OLDER / "version-3.sqlite").read_bytes()[:16]


@pytest.mark.parametrize(("game", "answers"), [("austin", 69), ("beanz", 35)])
def test_an_older_export_is_taken_in_and_goes_on(store, game, answers):
    number = import_match(store, (OLDER / f"{game}-1.txt").read_text())
    match = resume(store, number, Instant(), 0)
    assert (match.n, match.notice) == (answers, "")
    assert told(match, game) == TOLD[game]


def test_what_is_told_today_survives_export_and_import(store):
    match = resume(store, 2, Instant(), 0)
    player = Player(match, seed=1)
    flicks = sum(answer.seat == WORLD for answer in match.record.answers)
    player.until(lambda m: sum(a.seat == WORLD for a in m.record.answers) > flicks or m.game.over)
    number = import_match(store, export_match(store, 2))
    assert [a[:3] for a in store.answers(number)] == [a[:3] for a in store.answers(2)]
    assert [a.value for a in store.answers(number)] == [a.value for a in store.answers(2)]
    assert resume(store, number, Instant(), 0).game.save() == match.game.save()
