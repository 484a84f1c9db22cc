"""The log of a saved match as plain words, and what is made of it, is that of the table."""

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.messages import CardRef, SeatRef
from tabletop.match import ResumeError
from tabletop.match.save_reader import read
from tabletop.match.transcript import namer, plain, replayed
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Player, begin
from tests.saying import wording

FACES = DEFINITION.cards


@pytest.fixture
def match():
    match = begin(seed=3, store=Store(None), people=1, bots=2)
    Player(match, 3).to_the_end()
    return match


def test_a_saved_match_is_told_as_at_the_table(match):
    found = replayed(read(match.autosave.store, match.autosave.number, DEFINITION))
    assert found.match_log.lines(NOBODY) == match.match_log.lines(NOBODY)
    assert found.summary.told == match.summary.told
    assert found.summary.moments == match.summary.moments
    assert found.record.answers == match.record.answers


def test_answers_that_do_not_fit_are_named(match):
    reading = read(match.autosave.store, match.autosave.number, DEFINITION)
    wrong = reading._replace(answers=[answer._replace(choice=99) for answer in reading.answers])
    with pytest.raises(ResumeError, match=wording("match-misfit", answer=1)):
        replayed(wrong)


def test_whoever_is_not_there_is_nobody_and_a_card_that_is_not_seen_a_card():
    name = namer(["Ann"], FACES)
    line = (SeatRef(0), " | ", SeatRef(4), " | ", CardRef(0), " | ", CardRef(len(FACES)))
    assert plain(line, name).split(" | ") == ["Ann", "Nobody", FACES[0].name, "a card"]
