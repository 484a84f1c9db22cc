from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.storage import Store, StoredAnswer, StoreError, data_folder, database_file

SEATS = [{"name": "Anna", "profile": 1}, {"name": "Rook", "bot": "easy"}]


def begin(store: Store, now: int = 1000, **changes) -> int:
    values = {"game": "espionage", "seed": 7, "options": {"hand": 5}, "seats": SEATS, "program": "0.1.0", **changes}
    return store.create_match(now=now, **values)


def some_answers(count: int, first: int = 0) -> list[StoredAnswer]:
    return [StoredAnswer(ask=n, seat=n % 4, option=n * 7 % 5, ms=n * 131 % 9000) for n in range(first, first + count)]


@pytest.fixture
def store():
    with_memory = Store(None)
    yield with_memory
    with_memory.close()


def test_a_match_comes_back_as_it_was_given(store):
    number = begin(store, now=1234)
    match = store.match(number)
    assert (match.game, match.seed, match.options, match.seats) == ("espionage", 7, {"hand": 5}, SEATS)
    assert (match.program, match.state, match.created, match.updated) == ("0.1.0", "open", 1234, 1234)
    assert (match.result, match.answers) == (None, 0)


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**63, 2**64 - 1])
def test_every_seed_of_64_bits_survives(store, seed):
    assert store.match(begin(store, seed=seed)).seed == seed


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_outside_64_bits_is_refused(store, seed):
    with pytest.raises(ValueError, match="64 bits"):
        begin(store, seed=seed)
    assert store.matches(10) == []


def test_the_log_grows_in_order_and_its_time_is_noted(store):
    number = begin(store)
    assert store.append(number, some_answers(3), now=1001) == 3
    assert store.append(number, some_answers(2, first=3), now=1002) == 5
    assert store.answers(number) == some_answers(5)
    assert (store.match(number).answers, store.match(number).updated) == (5, 1002)


def test_the_logs_of_two_matches_do_not_mix(store):
    one, two = begin(store), begin(store)
    store.append(one, some_answers(3), now=1001)
    store.append(two, some_answers(2, first=50), now=1001)
    assert store.answers(one) == some_answers(3)
    assert store.answers(two) == some_answers(2, first=50)


def test_an_append_from_an_old_length_writes_nothing(store):
    """Two windows that go on with the same match must not interleave their answers."""
    number = begin(store)
    store.append(number, some_answers(3), now=1001, at=0)
    with pytest.raises(StoreError, match="another window"):
        store.append(number, some_answers(1), now=1002, at=2)
    assert store.answers(number) == some_answers(3)
    assert store.match(number).updated == 1001


def test_a_failing_append_leaves_nothing_of_itself(store):
    """The third answer is broken, so the first two of the same call are not kept either."""
    number = begin(store)
    with pytest.raises(StoreError):
        store.append(number, [*some_answers(2), StoredAnswer(2, 0, None, 0)], now=1001)
    assert store.answers(number) == []


def test_truncation_returns_the_tail_that_redo_appends_again(store):
    number = begin(store)
    store.append(number, some_answers(10), now=1001)
    tail = store.truncate(number, 6, now=1002)
    assert tail == some_answers(4, first=6)
    assert store.answers(number) == some_answers(6)
    store.append(number, tail, now=1003)
    assert store.answers(number) == some_answers(10)


def test_undo_of_the_last_move_opens_a_finished_match_again(store):
    number = begin(store)
    store.append(number, some_answers(4), now=1001)
    store.finish(number, {"winners": [0]}, now=1002)
    assert store.truncate(number, 4, now=1003) == []
    assert store.match(number).state == "finished", "nothing was taken back"
    store.truncate(number, 3, now=1004)
    assert (store.match(number).state, store.match(number).result) == ("open", None)


def test_an_ended_match_takes_no_answers(store):
    done, dropped = begin(store), begin(store)
    store.finish(done, {"winners": [1]}, now=1001)
    store.abandon(dropped, now=1001)
    for number in (done, dropped):
        with pytest.raises(StoreError, match="has ended"):
            store.append(number, some_answers(1), now=1002)


def test_open_matches_are_offered_newest_first(store):
    first, second, third, fourth = (begin(store, now=1000 + n) for n in range(4))
    store.finish(second, {"winners": [0]}, now=1010)
    store.abandon(third, now=1011)
    store.append(first, some_answers(1), now=1020)
    assert [match.id for match in store.open_matches()] == [first, fourth]
    assert [match.id for match in store.matches(3)] == [first, third, second]


def test_a_bot_can_take_over_a_seat(store):
    number = begin(store)
    seats = [{"name": "Anna", "bot": "normal"}, SEATS[1]]
    store.reseat(number, seats, now=1005)
    assert (store.match(number).seats, store.match(number).updated) == (seats, 1005)


def test_an_unknown_match_is_named(store):
    for call in (
        lambda: store.match(99),
        lambda: store.append(99, some_answers(1), now=1),
        lambda: store.truncate(99, 0, now=1),
        lambda: store.reseat(99, [], now=1),
        lambda: store.finish(99, {}, now=1),
    ):
        with pytest.raises(StoreError, match="number 99"):
            call()


def test_snapshots_keep_the_last_three_and_the_last_between_turns(store):
    number = begin(store)
    store.append(number, some_answers(400), now=1001)
    for n in range(40, 401, 40):
        store.snapshot(number, n, b'{"n": %d}' % n)
    for n in (35, 155, 275):
        store.snapshot(number, n, b'{"turn": %d}' % n, turn=True)
    kept = store._database.read("SELECT n, turn FROM snapshots ORDER BY n")
    assert kept == [(275, 1), (320, 0), (360, 0), (400, 0)]
    assert store.latest_snapshot(number) == (400, b'{"n": 400}')
    assert store.latest_snapshot(number, at_most=359) == (320, b'{"n": 320}')
    assert store.latest_snapshot(number, at_most=319) == (275, b'{"turn": 275}')
    assert store.latest_snapshot(number, at_most=274) is None


def test_the_number_of_snapshots_is_the_callers_choice(store):
    number = begin(store)
    store.append(number, some_answers(10), now=1001)
    for n in range(10):
        store.snapshot(number, n, b"{}", keep=5)
    assert [n for (n,) in store._database.read("SELECT n FROM snapshots ORDER BY n")] == [5, 6, 7, 8, 9]


def test_a_snapshot_cannot_be_ahead_of_the_log(store):
    number = begin(store)
    with pytest.raises(ValueError, match="no 1 answers"):
        store.snapshot(number, 1, b"{}")


def test_truncation_drops_the_snapshots_of_the_undone_part(store):
    number = begin(store)
    store.append(number, some_answers(100), now=1001)
    for n in (40, 80):
        store.snapshot(number, n, b"%d" % n)
    store.truncate(number, 79, now=1002)
    assert store.latest_snapshot(number) == (40, b"40")


def test_a_damaged_snapshot_is_passed_over_for_an_older_one(store):
    number = begin(store)
    store.append(number, some_answers(100), now=1001)
    for n in (40, 80):
        store.snapshot(number, n, b"%d" % n)
    with store._database.write() as sql:
        sql.execute("UPDATE snapshots SET data = x'00112233' WHERE n = 80")
    assert store.latest_snapshot(number) == (40, b"40")


def test_settings_are_kept_by_key(store):
    store.write_settings({"volume": "0.5", "other": '{"a":1}'})
    store.write_settings({"volume": "0.7", "speed": '"2"'})
    store.write_settings({"speed": None})
    assert store.read_settings() == {"volume": "0.7", "other": '{"a":1}'}


def test_a_closed_store_says_so(store):
    store.close()
    with pytest.raises(StoreError, match="already closed"):
        store.matches(1)


def test_the_folder_is_the_given_one_then_the_variable_then_the_users(monkeypatch, tmp_path):
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path / "variable"))
    assert data_folder(tmp_path / "given") == tmp_path / "given"
    assert data_folder() == tmp_path / "variable"
    monkeypatch.delenv("TABLETOP_DATA")
    assert data_folder().name == "Tabletop"
    assert database_file(tmp_path) == tmp_path / "tabletop.db"


def state_like(rng: random.Random) -> bytes:
    """A stand-in for a table of about 3 kB: columns of small numbers over 90 cards, a log position, some words."""
    columns = {
        name: [rng.randrange(90) for _ in range(90)] for name in ("zone", "index", "owner", "face", "mark", "seen")
    }
    return json.dumps(
        {**columns, "dice": rng.getrandbits(64), "counts": [rng.randrange(9) for _ in range(40)]}
    ).encode()


def test_an_answer_costs_less_than_300_bytes_with_its_snapshots(tmp_path):
    """30 matches of 300 answers with a snapshot every 40 and at each turn: the file grows by < 300 bytes an answer."""
    rng = random.Random(5)
    store = Store(tmp_path / "tabletop.db")
    begin(store)
    store.close()
    before = store.path.stat().st_size
    store = Store(tmp_path / "tabletop.db")
    assert len(state_like(rng)) > 2000
    for _ in range(30):
        number = begin(store, seed=rng.getrandbits(64))
        for n in range(300):
            store.append(
                number, [StoredAnswer(n, rng.randrange(6), rng.randrange(12), rng.randrange(20000))], now=1000 + n, at=n
            )
            if n % 40 == 0:
                store.snapshot(number, n, state_like(rng))
            if n % 7 == 0:
                store.snapshot(number, n, state_like(rng), turn=True)
    store.close()
    growth = (store.path.stat().st_size - before) / (30 * 300)
    assert growth < 300, f"{growth:.0f} bytes an answer"
    print(f"{growth:.0f} bytes an answer")  # noqa: T201  (a figure to report)


@given(st.lists(st.tuples(st.sampled_from(["append", "undo", "redo"]), st.integers(0, 6)), max_size=30))
def test_the_log_behaves_like_a_list(steps):
    """Any order of appends, undos and redos leaves exactly what a plain list would hold."""
    store = Store(None)
    number, model, tail, fresh = begin(store), [], [], 0
    for step, amount in steps:
        if step == "append":
            new, tail = some_answers(amount, first=fresh), []
            fresh += amount
            store.append(number, new, now=1, at=len(model))
            model += new
        elif step == "undo":
            cut = max(0, len(model) - amount)
            tail = store.truncate(number, cut, now=1) + tail
            del model[cut:]
        else:
            store.append(number, tail[:amount], now=1, at=len(model))
            model += tail[:amount]
            tail = tail[amount:]
    assert store.answers(number) == model
    store.close()
