"""A position is a text that a person can read and change; what somebody else has written is one sentence at the worst."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tabletop import games
from tabletop.bots.inline import InlineBots
from tabletop.core.record import Answer
from tabletop.match import position, resume, start
from tabletop.match.position import PositionError, read, seated, written
from tabletop.match.save_reader import ReadMatch, replay
from tabletop.match.seats import bot
from tabletop.match.transfer import SUM, export_match, import_match
from tabletop.storage import Store
from tests.match.foreign import WRONG, played

every_game = pytest.mark.parametrize("game", games.built())


def past(game):
    setup, answers = played(game)
    return setup, replay(ReadMatch(games.load(game), setup, [Answer(*answer) for answer in answers]))


def text_of(game, n=3):
    setup, record = past(game)
    return written(setup, record, n)


def state(game):
    return msgspec.json.decode(msgspec.json.encode(game.save()))


def unsealed(text):
    return text.rpartition(f"\n{SUM}")[0]


@every_game
def test_what_was_written_is_the_same_game_again(game):
    setup, record = past(game)
    for n in (0, 7, 30):
        if n > len(record.answers) or record.at(n).over:
            continue
        made = read(written(setup, record, n), games.built(), 5)
        match = start(made, InlineBots(), 0)
        assert state(match.record.at(0)) == state(record.at(n))
        assert [seat.name for seat in made.seats] == [seat.name for seat in setup.seats]
        assert (made.begun.n, made.seed, made.fair) == (n, 5, None)


@every_game
def test_a_match_that_begins_so_is_kept_carried_and_counts_for_nothing(game):
    store, made = Store(None), read(text_of(game), games.built(), 5)
    match = start(made, InlineBots(), 0, store=store, unix=lambda: 5)
    number = match.autosave.number
    match.close()
    copy = import_match(store, export_match(store, number), games.built())
    again = resume(store, copy, InlineBots(), 0)
    assert again.setup.begun == match.setup.begun
    assert all(helps["from_moment"] == 1 for helps in again.help.at(again.setup, again.record.answers).values())


@every_game
def test_anything_that_somebody_writes_is_one_sentence_or_a_game(game):
    text, dice = unsealed(text_of(game)), Random(2)
    head, _, data = text.partition("\n{")
    body, refused = msgspec.json.decode("{" + data), list[str]()
    for _ in range(60):
        spoilt = msgspec.json.decode(msgspec.json.encode(body))
        place, key = spoilt, dice.choice(list(spoilt))
        while isinstance(place[key], (dict, list)) and place[key] and dice.random() < 0.85:
            place = place[key]
            key = dice.choice(list(place)) if isinstance(place, dict) else dice.randrange(len(place))
        place[key] = dice.choice(WRONG)
        try:
            read(head + "\n" + msgspec.json.encode(spoilt).decode(), games.built(), 1)
        except PositionError as error:
            refused.append(str(error))
    assert len(refused) > 20
    assert all("\n" not in sentence for sentence in refused)


def test_a_text_that_was_changed_says_so_until_its_last_line_is_gone():
    text = text_of("espionage")
    changed = text.replace('"after": 3', '"after": 4')
    with pytest.raises(PositionError, match="changed"):
        read(changed, games.built(), 1)
    assert read(unsealed(changed), games.built(), 1).begun.n == 4


@pytest.mark.parametrize("text", ["", "Dear all,", "Tabletop match, format 2", position.TITLE, position.TITLE + "\n{}"])
def test_what_is_no_position_is_said(text):
    with pytest.raises(PositionError):
        read(text, games.built(), 1)


def test_seats_are_as_many_as_the_position_has():
    made = read(text_of("espionage"), games.built(), 1)
    with pytest.raises(PositionError, match="seats"):
        seated(made, (*made.seats, bot(len(made.seats))))


def test_a_game_that_is_over_has_no_position():
    setup, record = past("espionage")
    dice = Random(1)
    while not record.game.over:
        record.answer(Answer(record.game.no, record.game.seat, dice.randrange(len(record.game.options))))
    with pytest.raises(PositionError, match="over"):
        written(setup, record, len(record.answers))
