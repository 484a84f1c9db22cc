"""Damaged saved games: set aside byte for byte, and what can be read of them is there again; copies of the last days."""

from __future__ import annotations

import os

import pytest

from tabletop.storage import DamagedError, Store, StoredAnswer
from tabletop.storage.recovery import damage, recover

DAY = 86_400
PEOPLE, DECKS, MATCHES, ANSWERS = 4, 5, 30, 400
PAGE = 4096


def fill(path):
    """Saved games of a family."""
    store = Store(path)
    people = [store.profiles.create(f"P{n}", colour="", avatar="", now=n).id for n in range(PEOPLE)]
    for who in people:
        for n in range(DECKS):
            store.decks.create(who, "marbles", "basic", f"Deck {n}", {f"card-{i}": 2 for i in range(20)}, now=1)
    for n in range(MATCHES):
        seats = [{"name": "P0", "profile": people[0]}]
        match = store.create_match(game="marbles", seed=n, options={}, seats=seats, program="0", now=n)
        answers = [StoredAnswer(i, 0, i % 3, i) for i in range(ANSWERS)]
        store.append(match, answers, now=n, result={"winners": [0], "ending": "x"} if n % 2 else None)
    store.write_settings({"volume_master": "0.5"})
    store.close()
    return path.read_bytes()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tabletop.db"


def half(data):
    return data[: len(data) // 2]


def headless(data):
    return bytes(100) + data[100:]


def holed(data):
    """A page in the middle of the answers."""
    at = len(data) // PAGE * 3 // 4 * PAGE
    return data[:at] + b"\xa5" * PAGE + data[at + PAGE :]


def nothing(_):
    return b"\x00" * 5000


@pytest.mark.parametrize(
    ("hurt", "people", "least"), [(half, 4, 10), (headless, 4, 20), (holed, 4, 10), (nothing, 0, 0)]
)
def test_what_can_be_read_is_there_again_and_the_old_file_is_unchanged(path, hurt, people, least):
    damaged = hurt(fill(path))
    path.write_bytes(damaged)
    assert isinstance(damage(path), DamagedError)
    found = recover(path, DAY)
    assert found.aside.read_bytes() == damaged
    assert (found.people, found.backup) == (people, None)
    assert found.decks >= least
    store = Store(path)
    assert len(store.profiles.all()) == people
    assert sum(len(store.decks.all(who.id, "marbles").decks) for who in store.profiles.all()) == found.decks
    for match in store.matches(100):
        answers = store.answers(match.id)
        assert [answer.ask for answer in answers] == list(range(len(answers))), "no gap"
    store.close()
    assert damage(path) is None


def test_what_cannot_be_read_comes_from_the_last_backup(path):
    whole = fill(path)
    store = Store(path)
    store.back_up(DAY)
    store.create_match(game="marbles", seed=77, options={}, seats=[{"name": "P0"}], program="0", now=99)
    store.close()
    path.write_bytes(path.read_bytes()[:PAGE] + bytes(len(whole) - PAGE))
    found = recover(path, DAY)
    assert found.backup is not None
    assert (found.people, found.decks, found.matches) == (PEOPLE, PEOPLE * DECKS, MATCHES)
    store = Store(path)
    assert [len(store.answers(match.id)) for match in store.matches(100)] == [ANSWERS] * MATCHES
    store.close()


def test_what_was_done_since_the_backup_is_not_lost_with_it(path):
    fill(path)
    store = Store(path)
    store.back_up(DAY)
    late = store.create_match(game="marbles", seed=77, options={}, seats=[{"name": "P0"}], program="0", now=99)
    store.append(late, [StoredAnswer(0, 0, 1, 5)], now=99)
    store.append(1, [StoredAnswer(ANSWERS, 0, 1, 5)], now=99)
    store.close()
    path.write_bytes(headless(path.read_bytes()))
    recover(path, DAY)
    store = Store(path)
    assert store.match(late).seed == 77
    assert len(store.answers(1)) == ANSWERS + 1
    store.close()


def test_somebody_whose_name_is_lost_keeps_the_decks(path):
    fill(path)
    store = Store(path)
    with store._database.write() as sql:
        sql.execute("UPDATE profiles SET keys = '{' WHERE id = 2")
    store.close()
    path.write_bytes(headless(path.read_bytes()))
    assert recover(path, DAY).people == PEOPLE
    store = Store(path)
    assert len(store.decks.all(2, "marbles").decks) == DECKS
    store.close()


def test_damaged_twice_on_a_day_both_are_kept(path):
    first, second = b"one" * 999, b"two" * 999
    for data in (first, second):
        path.write_bytes(data)
        recover(path, DAY)
    kept = {file.read_bytes() for file in path.parent.iterdir() if ".damaged-" in file.name}
    assert {first, second} <= kept


def test_three_copies_are_kept_one_a_day(path):
    store = Store(path)
    store.back_up(0)
    assert list(path.parent.glob("*.bak")) == [], "of nothing there is no copy"
    store.profiles.create("Ann", colour="", avatar="", now=0)
    for day in range(6):
        store.back_up(day * DAY)
        store.back_up(day * DAY + 3600)
    copies = sorted(path.parent.glob("*.bak"))
    assert [copy.name.split(".")[-2] for copy in copies] == ["1970-01-04", "1970-01-05", "1970-01-06"]
    if os.name == "posix":
        assert {copy.stat().st_mode & 0o777 for copy in copies} == {0o600}
    other = Store(copies[-1])
    assert [who.name for who in other.profiles.all()] == ["Ann"]
    other.close()
    store.close()
