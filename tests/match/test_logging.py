"""The log file: what it tells of a match, and that it names no card, whoever was replaced and whatever failed."""

from __future__ import annotations

import os
import stat

import pytest

from tabletop import games
from tabletop.app import log_file
from tabletop.bots.bot_client import BotRequest, stand_in
from tabletop.bots.heuristics import PLAIN
from tabletop.core.record import Answer
from tabletop.match.autosave import Autosave, create
from tabletop.storage import Store, StoreError
from tests.saying import said
from tools.rigs.screens import kept


@pytest.fixture
def written(tmp_path):
    """The log file of a folder; what is said while the test runs goes there."""
    log_file.start(tmp_path)
    yield tmp_path / "tabletop.log"
    log_file.stop()


def test_a_match_is_told_by_numbers(written, tmp_path):
    setup, answers = kept.played()
    store = Store(tmp_path / "tabletop.db")
    number = create(store, setup, 1)
    autosave = Autosave(store, number, lambda: 1)
    for answer in answers[:5]:
        autosave.append(Answer(*answer))
    autosave.close()
    text = written.read_text()
    assert f"match {number}: answer 5" in text
    assert "at answer 5" in text
    assert not [card.name for card in games.load(setup.game).cards if card.name in text]


def test_a_bot_that_was_replaced_is_told_without_what_it_knew(written):
    """A worker's trouble may quote what the bot holds."""
    game = games.load("espionage").start(2, 5, {})
    seat = game.seat
    stand_in(BotRequest(1, game.knowledge(seat), seat, PLAIN, 1.0, b"", 3), "KeyError: 'Sniper'")
    text = written.read_text()
    assert f"seat {seat}" in text
    assert "KeyError" in text
    assert "Sniper" not in text


def test_a_save_that_failed_is_told_and_that_it_was_made_good(written, tmp_path, monkeypatch):
    setup, answers = kept.played()
    store = Store(tmp_path / "tabletop.db")
    autosave = Autosave(store, create(store, setup, 1), lambda: 1)

    def full(*_args, **_more):
        raise StoreError("It cannot be saved.", why="the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "append", full)
        autosave.append(Answer(*answers[0]))
    autosave.again()
    assert autosave.trouble is None
    assert said("storage-full-why") in written.read_text()
    assert "saved again" in written.read_text()
    autosave.close()


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_nobody_else_may_read_it(written):
    assert stat.S_IMODE(written.stat().st_mode) == 0o600


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(tmp_path):
    (tmp_path / "file").write_text("")
    assert log_file.start(tmp_path / "file") is None
