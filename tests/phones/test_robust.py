"""Wireless lines that drop, tables that are killed, messages that come twice, and garbage: nothing is lost or done twice."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from tabletop import games
from tabletop.match import TableSetup, person, resume, start
from tabletop.phones.protocol import ForeignMessageError, decoded
from tabletop.storage import Store
from tests.match.table import Instant
from tests.phones.line import Room
from tools.rigs.phones.hand import Phone

GAME = games.ours()[0]
MANY = pytest.mark.long


def begin(people, store=None, seed=7):
    seats = tuple(person(i) for i in range(people))
    return start(TableSetup(game=GAME, seats=seats, seed=seed), Instant(), 0, store=store)


def back(room, phone):
    """The same phone at a new line, with what it had sent and not heard of."""
    again = Phone(room.wire, 1 + max(room.wire.sent, default=0), phone.random)
    room.wire.sent.setdefault(again.connection, [])
    again.token, again.said = phone.token, phone.said + 1000 * again.connection
    room.wire.waiting.pop()  # its greeting as a stranger
    again.say({"type": "hello", "version": 1, "token": phone.token})
    return again


@pytest.mark.parametrize("drops", [60, pytest.param(2000, marks=MANY)])
def test_phones_that_drop_and_return_go_on_where_they_were(drops):
    room, random, dropped = Room(begin(4), range(4)), Random(drops), 0
    while dropped < drops:
        if room.match.game.over:
            room = Room(begin(4, seed=dropped), range(4))
        room.frame()
        room.world()
        [phone.act() for phone in room.phones]
        if random.random() < 0.5:
            index = random.randrange(4)
            phone = room.phones[index]
            if random.random() < 0.5:  # else it is told of the loss only later, as with a phone that fell asleep
                room.wire.arrive(phone.connection, None)
            room.phones[index] = back(room, phone)
            dropped += 1
    for _ in range(20):
        room.frame()
    assert [phone.listen() and phone.seat for phone in room.phones] == [0, 1, 2, 3]
    assert room.hub.away == ()


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=MANY)])
def test_a_table_that_is_killed_again_and_again_is_played_to_its_end(kills, tmp_path):
    """No answer that was said to be done is missing afterwards."""
    path, random = tmp_path / "games.db", Random(kills)
    store = Store(path)
    room = Room(begin(3, store), range(3))
    for _ in range(kills):
        for _ in range(random.randrange(10, 60)):
            room.frame()
            room.world()
            [phone.act() for phone in room.phones]
        answers, phones = list(room.match.record.answers), room.phones
        store.close()  # nothing more is written, as by a kill
        store = Store(path)
        if room.match.game.over:
            break
        room = Room(resume(store, 1, Instant(), 0), [])
        assert list(room.match.record.answers)[: len(answers)] == answers
        room.phones = [back(room, phone) for phone in phones]
        for _ in range(6):
            room.frame()
        assert [phone.listen()["seat"] for phone in room.phones] == [0, 1, 2]
    store.close()


@pytest.mark.parametrize("count", [2000, pytest.param(300_000, marks=MANY)])
def test_garbage_is_no_message(count):
    random, pieces = (
        Random(count),
        [
            '{"type":',
            '"hello"',
            '"join"',
            '"id":"a"',
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "1e999",
            "-1",
            '"\\ud800"',
            "null",
            "\x00",
        ],
    )
    let_through = 0
    for _ in range(count):
        text = "".join(random.choices(pieces, k=random.randrange(1, 12)))
        try:
            decoded(text)
            let_through += 1
        except ForeignMessageError:
            continue
    assert let_through == 0


def test_nothing_of_it_is_loaded_before_somebody_wants_phones():
    code = (
        "import sys, tabletop.cli, tabletop.desktop.program, tabletop.table.table_screen, tabletop.pages.setup.setup_page\n"
        "print([m for m in ('aiohttp', 'segno', 'tabletop.phones') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
