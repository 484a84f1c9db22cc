"""The key test of a match."""

from __future__ import annotations

import pytest

from tabletop.minigames.reflex import KeyTest

KEYS = {0: "q", 1: "p", 3: "z"}


@pytest.mark.rule("AP-167")
def test_all_keys_at_once_pass():
    """They must be down together; pressed one after the other they prove nothing."""
    test = KeyTest(KEYS)
    for key in "qpz":
        test.down(key, 10)
        test.up(key, 50)
    assert test.state(5000) == "waiting"
    for i, key in enumerate("qpz"):
        test.down(key, 6000 + i)
    assert test.state(6002) == "passed"
    test.up("q", 6100)
    assert test.state(9000) == "passed"


@pytest.mark.rule("AP-167")
def test_a_blocked_combination_is_named():
    """Two keys are held long enough: the third is missing, and blocked if it was heard alone before."""
    test = KeyTest(KEYS)
    test.down("z", 0)
    test.up("z", 100)
    test.down("q", 200)
    test.down("p", 300)
    assert test.state(1400) == "waiting"
    assert test.state(1500) == "missing"
    assert (test.missing, test.blocked()) == ((3,), (3,))
    test.down("z", 1600)
    assert test.state(1600) == "passed"


def test_a_key_that_nobody_pressed_is_missing_but_not_blocked():
    test = KeyTest(KEYS)
    test.down("q", 0)
    test.down("z", 0)
    assert test.state(1200) == "missing"
    assert (test.missing, test.blocked()) == ((1,), ())


def test_one_key_alone_proves_nothing():
    """Somebody tries the own key: nobody is blamed. A repeat is no press, a strange key none either."""
    test = KeyTest(KEYS)
    assert test.down("q", 0) == (0,)
    assert test.down("q", 30) == ()
    assert test.down("x", 40) == ()
    assert test.state(9000) == "waiting"
    test.again()
    assert test.heard == set()


def test_two_seats_with_one_key_are_both_heard():
    test = KeyTest({0: "q", 1: "q"})
    assert test.down("q", 0) == (0, 1)
    assert test.state(0) == "passed"
