"""The help race and the claim window in a match: landing, buzzing, the clock that stops, ties, and what nobody can tell."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabletop.core.ask import OFFER, PASS, Refused
from tabletop.core.pacing import BuzzerRequest
from tabletop.games.austin.definition import DEFINITION
from tabletop.match.buzzer_rounds import AMONG_BOTS, BuzzerClock
from tests.minigames.reflex.sitting import Sitting


def clock(limit=6000, tie=16):
    return BuzzerClock((2, 3, 0), limit, tie, 1000)


@pytest.mark.rule("AP-172")
@pytest.mark.parametrize(("gap", "winner"), [(0, 2), (10, 2), (16, 2), (17, 3), (20, 3)])
def test_who_is_first_together_is_decided_by_distance(gap, winner):
    """EX-20: P3 at 2300, P2 at 2310: within 16 ms the nearer one from the asker counts, at 2320 it would have been P3."""
    found = clock()
    found.hit(3, 3300)
    found.hit(2, 3300 + gap)
    assert found.first(3300 + 16) is None
    assert found.first(3300 + 40) == winner


@pytest.mark.rule("AP-172", "AP-163")
def test_the_measured_error_widens_a_tie():
    found = clock(tie=30)
    found.hit(3, 3300)
    found.hit(2, 3328)
    assert found.first(3400) == 2


@pytest.mark.rule("AP-173")
def test_the_clock_stops_and_goes_on():
    """What was left at the press is left afterwards, at least two seconds; late presses are forgotten."""
    found = clock()
    found.hit(3, 2500)
    found.hit(2, 2540)
    found.stop(2600)
    assert (found.closes_at, found.elapsed(9000), found.left_ms) == (None, 1500, 4500)
    found.resume(9000)
    assert (found.closes_at, found.hits) == (13_500, {})
    found.hit(0, 13_000)
    found.stop(13_020)
    found.resume(20_000)
    assert found.closes_at == 22_000
    assert not found.over(22_000)
    assert found.over(22_001)


@pytest.mark.rule("AP-171")
def test_nobody_helps_and_the_race_lasts_its_six_seconds():
    """Bots without a wish to help say nothing, and the window is as long as it always is; among bots all of it runs faster,
    whatever they hold.
    """
    for people, ms in ((0, 2400), (4, 6000)):
        sitting = Sitting("help_throw", people=people, seed=2)
        no = sitting.match.game.no
        left = sitting.match.buzzer.clock.closes_at - sitting.now
        assert ms - 41 <= left <= ms
        sitting.run(left)
        assert sitting.match.game.no == no
        sitting.run(50)
        assert sitting.match.game.no != no


@pytest.mark.rule("AP-172", "AP-78")
def test_a_bot_lands_at_its_time():
    """The first Bone to land ends the race; when it did is in the answer's note."""
    sitting = Sitting("help_throw", people=0, throw=True, able=(1,))
    n = sitting.match.n
    times = dict(sitting.match.buzzer._times)
    sitting.run(2400)
    answer = sitting.match.record.answers[n]
    assert json.loads(answer.note) == {"rush": {"seat": answer.seat, "ms": round(times[answer.seat] / AMONG_BOTS)}}
    assert answer.choice > 0


@pytest.mark.rule("AP-172")
def test_one_person_throws_at_once():
    """Alone with bots no key has to be pressed first: the person may answer while the clock runs, and it counts after the
    moment in which somebody might have been as fast.
    """
    sitting = Sitting("help_throw", able=(0,), seed=3)
    match = sitting.match
    assert match.shared.asked == 0
    assert match.window is None
    sitting.run(300)
    no, n, ms = match.game.no, match.n, match.buzzer.clock.elapsed(sitting.now)
    match.answer(no, 0, 1, sitting.now)
    assert match.n == n
    sitting.run(20)
    assert (match.record.answers[n].seat, match.record.answers[n].choice) == (0, 1)
    assert json.loads(match.record.answers[n].note)["rush"]["ms"] == ms


@pytest.mark.rule("AP-171", "AP-172")
def test_one_person_who_does_not_want_to():
    """Saying no gives no answer at all: the clock goes on, as fast as among bots, whatever these hold."""
    for throw in (False, True):
        sitting = Sitting("help_throw", able=(0,), seed=3, throw=throw)
        match = sitting.match
        n, times = match.n, dict(match.buzzer._times)
        sitting.run(100)
        running = match.buzzer.clock
        left, gone = running.closes_at - sitting.now, running.elapsed(sitting.now)
        match.answer(match.game.no, 0, 0, sitting.now)
        assert (match.n, match.shared.asked) == (n, -1)
        assert running.closes_at - sitting.now == round(left * AMONG_BOTS)
        assert match.buzzer._times == {seat: gone + round((ms - gone) * AMONG_BOTS) for seat, ms in times.items()}
        sitting.run(2400)
        assert (match.record.answers[n].seat == -2) != (throw and match.record.answers[n].choice > 0)


def buzzing(**more):
    return Sitting("help_throw", people=4, able=(), seed=2, **more)


def helpers(match):
    return match.game.left


@pytest.mark.rule("AP-173")
def test_the_first_key_stops_the_clock():
    """The holder gets the curtain and eight seconds; the bar of the others stands still."""
    sitting = buzzing()
    match = sitting.match
    first, other = helpers(match)
    sitting.run(1000)
    closes = match.window_facts.closes_at
    assert closes == sitting.now + 5000
    match.press(first, "react", sitting.now)
    sitting.run(20)
    facts = match.window_facts
    assert (facts.serving, facts.closes_at) == (first, None)
    assert match.shared.privacy.curtain.seat == first
    with pytest.raises(Refused):
        match.press(other, "react", sitting.now)
    match.lift(first, 10_000, sitting.now)
    assert match.shared.asked == match.shared.viewer == first
    assert match.window_facts.ends_at == sitting.now + 8000


@pytest.mark.rule("AP-173", "AP-80")
def test_who_has_nothing_to_give_is_out_and_the_clock_goes_on():
    """Back, or eight seconds without an answer: the others have what was left, at least two seconds; no second try."""
    sitting = buzzing()
    match = sitting.match
    first, other = helpers(match)
    sitting.run(5000)
    match.press(first, "react", sitting.now)
    sitting.run(20)
    match.lift(first, 10_000, sitting.now)
    with pytest.raises(Refused, match="too_early"):
        match.withdraw(first, sitting.now)
    sitting.run(8010)
    assert match.game.left == (other,)
    assert match.shared.viewer == -1
    assert match.window_facts.closes_at - sitting.now in range(1900, 2001)
    with pytest.raises(Refused):
        match.press(first, "react", sitting.now)
    match.press(other, "react", sitting.now)
    sitting.run(20)
    assert match.window_facts.serving == other


@pytest.mark.rule("AP-173")
def test_the_holder_throws():
    """The Bone of whoever stopped the clock ends the race."""
    for seed in range(2, 30):
        sitting = Sitting("help_throw", people=4, seed=seed)
        match = sitting.match
        able = [seat for seat in helpers(match) if len(match.game.options_of(seat)) > 1]
        if able:
            break
    seat, no = able[0], match.game.no
    match.press(seat, "react", sitting.now)
    sitting.run(20)
    match.lift(seat, 10_000, sitting.now)
    option = match.shared.view().options[1]
    assert option != PASS
    match.choose(no, seat, option, sitting.now)
    assert match.game.no != no
    assert match.record.answers[-1].seat == seat


@pytest.mark.rule("AP-172", "AP-173")
def test_keys_pressed_together_go_to_the_nearest_from_the_asker():
    sitting = buzzing()
    match = sitting.match
    order = match.window.clock.order
    sitting.run(600)
    for seat in order[::-1]:
        match.press(seat, "react", sitting.now)
    sitting.run(20)
    assert match.window_facts.serving == order[0]


@pytest.mark.rule("AP-171", "AP-173")
def test_a_strip_tells_nothing():
    """Whatever the hands hold: the facts of the window are the same for every deal of the cards."""

    def facts(seed):
        sitting = buzzing()
        match = sitting.match
        table = match.game.table
        if seed:  # another hand for everybody
            dice = Random(seed)
            kinds = list(table.kind)
            dice.shuffle(kinds)
            table.kind[:] = bytes(kinds)
        seen = []
        for _ in range(50):
            sitting.run(100)
            seen.append(match.window_facts)
        return seen

    assert facts(0) == facts(5)


@pytest.mark.rule("AP-173")
def test_bots_press_keys_too():
    """A bot that wants to help stops the clock at its time and answers at once."""
    sitting = Sitting("help_throw", people=3, throw=True, seed=2, able=(3,))
    match = sitting.match
    assert match.window is not None
    n, ms = match.n, match.buzzer._times[3]
    sitting.run(5000)
    answer = match.record.answers[n]
    assert (answer.seat, json.loads(answer.note)) == (3, {"rush": {"seat": 3, "ms": ms}})


@pytest.mark.rule("AP-174", "AP-124")
def test_claims_last_exactly_four_seconds():
    """Everybody may press; the window closes after four seconds, not when all have answered."""
    sitting = Sitting("ship_reply", people=4, seed=2)
    match = sitting.match
    assert match.game.ask[0] == OFFER
    closes = match.window_facts.closes_at
    assert closes == match.window_facts.opened + 4000
    for seat in helpers(match):
        match.press(seat, "pass", sitting.now)
    assert match.window_facts.closes_at == closes


@pytest.mark.rule("AP-174", "AP-126")
def test_a_claim_holds_for_the_whole_round():
    """Two claim at once: when the first has answered the second is served at once, and nobody has to press again."""
    sitting = Sitting("ship_reply", people=4, seed=2)
    match = sitting.match
    first, second, _ = helpers(match)
    for seat in (second, first):
        match.press(seat, "react", sitting.now)
    sitting.run(4100)
    served = []
    while match.game.ask[0] == OFFER and len(served) < 2:
        serving = match.window_facts.serving
        served.append(serving)
        match.lift(serving, 10_000, sitting.now)
        sitting.run(2100)
        options = match.shared.view().options
        match.answer(match.game.no, serving, len(options) - 1, sitting.now)
        sitting.run(40)
    assert served == [first, second]
    assert match.window is None


def test_a_race_of_answers_is_data_of_the_game():
    """Other games know nothing of it: an offer without one is an ordinary window."""
    assert DEFINITION.pacing.buzzer is not None
    assert BuzzerRequest(0, "auto", "Help!", 6000).relaxed is False
