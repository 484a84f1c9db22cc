"""The record: answers in order, undo, redo, jumps in time, and where undo stops being free."""
# ruff: noqa: ARG001 - scripts are called with a handle and a seat, wanted or not

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.core.ask import NOBODY, Refused
from tabletop.core.record import CHECKPOINT, Answer, Record
from tests.core.minigame import DEFINITION as MINI
from tests.core.toys import MAY_TAKE, Toy, draw, layout, new_rules, new_table, note, pick, roll
from tests.driving import asked_seats, whole


def play(record: Record, random: Random, most: int = 10_000) -> Record:
    """Answer by chance, in any order of seats, until the game is over."""
    while not record.game.over and len(record.answers) < most:
        seat = random.choice(asked_seats(record.game))
        options = record.game.options_of(seat) or []
        record.answer(Answer(record.game.no, seat, random.randrange(len(options)), len(record.answers)))
    return record


def fresh(record: Record, n: int) -> str:
    """The state after `n` answers, played from the beginning."""
    again = Record(MINI, record.seats, record.seed, record.options)
    again.replay(record.answers[:n])
    return whole(again.game)


@pytest.fixture(scope="module")
def record() -> Record:
    return play(Record(MINI, 4, 5, {"hand": "3"}), Random(5))


def test_every_moment_equals_a_fresh_replay(record):
    """at(n) for each n: the same game as from the start; and it is a copy of its own."""
    assert len(record.answers) > 3 * CHECKPOINT
    for n in range(len(record.answers) + 1):
        moment = record.at(n)
        assert whole(moment) == fresh(record, n)
        if not moment.over:
            moment.step(0)
    assert whole(record.game) == fresh(record, len(record.answers))
    for n in (-1, len(record.answers) + 1):
        with pytest.raises(IndexError):
            record.at(n)


@pytest.mark.parametrize("back", [0, 1, 7, CHECKPOINT, 3 * CHECKPOINT + 1])
def test_undo_and_redo_lead_to_the_same_game(back):
    """Undo, then answer what waits in `undone`, last first: the same present, nothing left to redo."""
    record = play(Record(MINI, 3, 8), Random(8), 70)
    want, answers = whole(record.game), list(record.answers)
    n = len(answers) - back
    record.undo_to(n)
    assert whole(record.game) == fresh(record, n)
    assert record.undone == answers[n:][::-1]
    while record.undone:
        record.answer(record.undone[-1])
    assert whole(record.game) == want
    assert record.answers == answers
    assert [whole(record.at(i)) for i in range(n, len(answers) + 1)] == [
        fresh(record, i) for i in range(n, len(answers) + 1)
    ]


def test_undo_twice_keeps_the_whole_future_in_order():
    """Going further back puts the older answers on top of those that wait already."""
    record = play(Record(MINI, 3, 8), Random(8), 30)
    answers = list(record.answers)
    record.undo_to(25)
    record.undo_to(10)
    assert record.undone == answers[10:][::-1]


def test_another_answer_forgets_the_future():
    """Same answer again: redo goes on. Another one: nothing to redo."""
    record = play(Record(MINI, 3, 8), Random(8), 40)
    n = max(i for i in range(30) if len(record.at(i).options) > 1)
    record.undo_to(n)
    old = record.undone[-1]
    count = len(record.undone)
    record.answer(old._replace(ms=999))
    assert len(record.undone) == count - 1
    record.undo_to(n)
    other = (old.choice + 1) % len(record.game.options_of(old.seat))
    record.answer(old._replace(choice=other))
    assert record.undone == []


def test_a_refused_answer_leaves_the_record_alone():
    """Nothing is noted, nothing moves, redo is kept."""
    record = play(Record(MINI, 3, 8), Random(8), 40)
    record.undo_to(30)
    before = whole(record.game), list(record.answers), list(record.undone)
    for bad in (
        Answer(record.game.no, 77, 0),
        Answer(record.game.no - 1, 0, 0),
        Answer(record.game.no, asked_seats(record.game)[0], 99),
    ):
        with pytest.raises(Refused):
            record.answer(bad)
    assert (whole(record.game), record.answers, record.undone) == before


def test_events_are_those_of_the_answer():
    """An answer tells what happened because of it, whatever copies were made in between."""
    a, b = Record(MINI, 3, 4), Record(MINI, 3, 4)
    random = Random(4)
    while not a.game.over:
        seat = asked_seats(a.game)[0]
        answer = Answer(a.game.no, seat, random.randrange(len(a.game.options_of(seat))))
        b.at(len(b.answers) // 2)
        assert a.answer(answer) == b.answer(answer)


def test_an_answer_is_filmed():
    """Of each fact there is a still; cards that moved afterwards lie there where they were."""
    record = Record(MINI, 3, 4)
    random, moved = Random(4), 0
    while not record.game.over:
        seat = asked_seats(record.game)[0]
        film = record.answer(Answer(record.game.no, seat, random.randrange(len(record.game.options_of(seat)))))
        assert [*film.stills] == [place for place, event in enumerate(film) if event[0] == "say"]
        for place, still in film.stills.items():
            later = next((event for event in film[place:] if event[0] == "move"), None)
            assert later is None or still.at[later[1]] == later[2]
            moved += later is not None
    assert moved


def test_options_and_numbers_are_checked():
    """An unknown option, value or number of seats: ValueError that names what there is."""
    for seats, options, words in (
        (16, {}, "3 to 15 players, not 16"),
        (3, {"hnd": "2"}, "no option 'hnd'; it has hand, papers, pace"),
        (3, {"hand": "9"}, "hand cannot be '9'; it can be 2, 3"),
    ):
        with pytest.raises(ValueError, match=words):
            Record(MINI, seats, 1, options)
    assert Record(MINI, 3, 1, {"hand": "3"}).options == {"hand": "3", "papers": "safe", "pace": "slow"}


def test_the_mover_is_the_single_seat_asked():
    """NOBODY when several are asked or the game is over; the snapshot is the game's own save."""
    record = Record(MINI, 3, 4)
    assert record.mover == record.game.ask[1]
    assert record.tail() == record.game.save()
    random = Random(4)
    while record.game.ask[0] == 0:
        play(record, random, len(record.answers) + 1)
    assert record.mover == NOBODY
    play(record, random)
    assert record.mover == NOBODY


def toy_record(script):
    """A record of a toy: `start` of the mini-game's definition with other scripts and another table."""
    rules = new_rules(script)
    return Record(
        replace(
            MINI,
            rules=rules,
            root=script.__name__,
            table=Toy,
            layout=layout,
            new=lambda seats, seed, _: new_table((MAY_TAKE,) * 3, seats, seed),
            house_rules=(),
        ),
        3,
        1,
    )


def free_after(script, seats):
    record = toy_record(script)
    for seat in seats:
        record.answer(Answer(record.game.no, seat, 1))
    return record.free_undo()


def test_undo_is_free_while_nothing_is_revealed():
    """Answers of one seat that only moved known things can all be taken back."""

    def root(t, seat):
        for i in range(5):
            yield t.choose(0, pick)
            note(t, i)

    assert free_after(root, []) == 0
    assert free_after(root, [0, 0, 0]) == 0


@pytest.mark.parametrize("reveal", [draw, roll])
def test_undo_stops_at_cards_seen_and_dice(reveal):
    """Back to the moment after the draw or the die, not before it."""

    def root(t, seat):
        for i in range(5):
            yield t.choose(0, pick)
            if i == 1:
                reveal(t, 2)

    assert free_after(root, [0, 0, 0, 0]) == 2
    assert free_after(root, [0, 0]) == 2
    assert free_after(root, [0]) == 0


def test_undo_stops_at_another_seats_answer():
    """A seat takes back its own answers only."""

    def root(t, seat):
        for who in (0, 1, 1, 0):
            yield t.choose(who, pick)

    assert free_after(root, [0, 1, 1]) == 1
    assert free_after(root, [0, 1, 1, 0]) == 3


def test_undo_does_not_reach_into_windows():
    """An answer to an ask of several seats is sealed."""

    def root(t, seat):
        yield t.choose(0, pick)
        yield t.all((0,), pick)
        yield t.choose(0, pick)

    assert free_after(root, [0, 0]) == 2
    assert free_after(root, [0, 0, 0]) == 2
