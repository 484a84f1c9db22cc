from __future__ import annotations

import pytest

from tabletop.toolkit.tween import EASES, Lane


@pytest.mark.parametrize("name", EASES)
def test_every_ease_begins_at_zero_and_ends_at_one(name: str) -> None:
    """Whatever it does between, a movement starts and ends exactly."""
    assert EASES[name](0.0) == pytest.approx(0, abs=1e-9)
    assert EASES[name](1.0) == pytest.approx(1)


def test_a_tween_runs_from_start_to_end_and_tells_once() -> None:
    """It shows nothing before its delay, ends exactly at 1 and calls `done` once."""
    lane, shown, ended = Lane(), [], []
    lane.run(100, shown.append, delay=50, ease="linear", done=lambda: ended.append(1))
    for now in (0, 40, 50, 100, 150, 200):
        lane.update(now)
    assert shown == [0.0, 0.5, 1.0]
    assert ended == [1]
    assert not lane.busy


def test_a_newer_tween_replaces_the_older_of_its_key() -> None:
    """Two movements of one thing never fight."""
    lane, shown = Lane(), []
    lane.run(100, lambda part: shown.append(("old", part)), key="card", ease="linear")
    lane.update(50)
    lane.run(100, lambda part: shown.append(("new", part)), key="card", ease="linear")
    lane.update(150)
    assert shown == [("old", 0.5), ("new", 1.0)]


def test_hurry_ends_everything_including_what_follows() -> None:
    """A click jumps to the end of a whole chain, in order."""
    lane, order = Lane(), []

    def second() -> None:
        order.append("first done")
        lane.run(500, lambda part: order.append(f"second {part}"), done=lambda: order.append("second done"))

    lane.run(500, lambda part: order.append(f"first {part}"), done=second)
    lane.hurry()
    assert order == ["first 1.0", "first done", "second 1.0", "second done"]
    assert not lane.busy


def test_a_skip_ends_only_what_runs_now() -> None:
    """What the ends start goes on at its own pace."""
    lane, order = Lane(), []
    lane.run(500, lambda _: None, done=lambda: lane.run(500, order.append, ease="linear"))
    lane.skip()
    assert order == []
    lane.update(250)
    assert order == [0.5]


def test_hurry_of_an_endless_chain_is_an_error() -> None:
    """A movement that always starts another is found instead of hanging the program."""
    lane = Lane()

    def again() -> None:
        lane.run(10, lambda _: None, done=again)

    again()
    with pytest.raises(RuntimeError, match="without end"):
        lane.hurry()


def test_no_time_means_at_once() -> None:
    """With animations off a movement is over at the next update."""
    lane, shown = Lane(), []
    lane.run(0, shown.append)
    assert lane.update(0)
    assert shown == [1.0]


def test_a_waiting_tween_moves_nothing() -> None:
    """Before its delay is over a tween asks for no frame."""
    lane = Lane()
    lane.run(100, lambda _: None, delay=1000)
    assert not lane.update(500)
    assert lane.next_start == 1000
