"""Windows as a match runs them: who is served, what the table is told, what bots and lonely people get."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY, OFFER, Refused
from tabletop.match import HOLD_MS, WindowRules
from tabletop.match.automatic_passes import AutoPassing
from tabletop.match.bot_players import LATE_MS, PRESS, QUIET, SLACK_MS
from tabletop.match.reaction_window import BACK_MS, EARLY_MS, FIRST_MS
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, Silent, begin


def at_window(seed=0, want=lambda _: True, **more):
    """A match in which a window has just opened that `want` likes, and the moment."""
    for n in range(200):
        match = begin(seed=seed + n, **more)
        player = Player(match, n)
        for _ in range(400):
            if match.window is not None and match.window.collecting:
                if want(match):
                    return match, match.window.opened
                break
            player.step()
    raise AssertionError("no such window")


def can(match, seat):
    return len(match.game.options_of(seat) or ()) > 1


def words(match, n):
    return [line.line for line in match.match_log.lines(NOBODY)][n:]


@pytest.mark.rule("ES-114", "ES-118")
def test_only_a_press_of_react_opens_the_curtain():
    """Whoever pressed React is served after the close, with a card to play or without; whoever did not is not."""
    for able in (True, False):
        match, now = at_window(people=3, bots=0, want=lambda m, able=able: can(m, m.game.left[0]) == able)
        first, second = match.game.left[:2]
        match.press(first, "react", now)
        match.press(second, "pass", now)
        match.tick(now + 4999)
        assert match.shared.asked == NOBODY, "sealed until the close"
        assert match.shared.privacy.curtain is None
        match.tick(now + 5000)
        assert match.shared.asked == first
        assert match.shared.privacy.curtain.seat == first
        assert match.shared.viewer == NOBODY


@pytest.mark.rule("ES-118", "ES-34")
def test_presses_are_served_in_the_order_of_the_ask():
    """Not in the order of the presses."""
    match, now = at_window(people=3, bots=0)
    order = match.game.left
    for seat in reversed(order):
        match.press(seat, "react", now)
        now += 10
    now += 5000
    served = []
    for _ in order:
        match.tick(now)
        served.append(match.shared.asked)
        match.lift(match.shared.asked, HOLD_MS, now)
        now += BACK_MS
        match.withdraw(match.shared.asked, now)
    assert tuple(served) == order


@pytest.mark.rule("ES-120")
def test_the_first_to_play_ends_the_serving():
    """A new window opens for all: earlier wishes are forgotten."""
    match, now = at_window(people=3, bots=0, want=lambda m: can(m, m.game.left[0]))
    no, order = match.game.no, match.game.left
    for seat in order:
        match.press(seat, "react", now)
    now += 5000
    match.tick(now)
    match.lift(order[0], HOLD_MS, now)
    match.answer(no, order[0], 1, now)
    assert match.game.no > no
    assert match.game.ask[0] == OFFER
    assert match.window.collecting
    assert match.window.serving is None
    assert not any(match.window.reacts(seat) for seat in order)


@pytest.mark.rule("ES-119", "ES-133")
def test_a_withdraw_is_public_and_tells_nothing():
    """The same line for Back, for the time limit, with an answer in hand and without."""
    told = set()
    for able in (True, False):
        for ends in ("back", "limit"):
            match, now = at_window(people=3, bots=0, want=lambda m, able=able: can(m, m.game.left[0]) == able)
            seat, before = match.game.left[0], len(match.match_log.lines(NOBODY))
            match.press(seat, "react", now)
            now += 5000
            match.tick(now)
            match.lift(seat, HOLD_MS, now)
            if ends == "back":
                match.withdraw(seat, now + BACK_MS)
            else:
                assert match.window_facts.panel_ms == FIRST_MS, "the first time it has to be read, too"
                match.tick(now + FIRST_MS - 1)
                assert match.shared.asked == seat
                match.tick(now + FIRST_MS)
            line = words(match, before)[0]
            assert line[0].seat == seat
            told.add(line[1])
    assert told == {" looked and let it pass."}


@pytest.mark.rule("ES-133")
def test_passes_timeouts_and_auto_passes_are_not_told_apart():
    """Everybody passes in one of three ways: the log says the same."""
    told = []
    for way in ("press", "time", "auto"):
        match, now = at_window(people=3, bots=0, definition=games.load("espionage"))
        before = len(match.match_log.lines(NOBODY))
        for seat in match.game.left:
            if way == "press":
                match.press(seat, "pass", now)
            if way == "auto":
                match.auto_pass(seat, "this_chain", now)
        match.tick(now + (EARLY_MS if way == "auto" else 5000))
        told.append(words(match, before)[0])
    assert told == [("Nobody answers.",)] * 3


@pytest.mark.rule("ES-117", "ES-121")
def test_auto_passing_seats_close_the_window_early():
    match, now = at_window(people=3, bots=0)
    for seat in match.game.left[:-1]:
        match.auto_pass(seat, "until_my_turn", now)
    no = match.game.no
    match.tick(now + EARLY_MS - 1)
    assert match.game.no == no
    match.tick(now + EARLY_MS)
    assert match.game.no > no


@pytest.mark.rule("ES-121")
def test_how_long_a_seat_passes_ahead():
    """For a chain: until the turn's player acts again. Until the own turn: until that. Else for ever."""
    match = begin(people=3, bots=0)
    player = Player(match)
    modes = match.passing.modes
    player.until(lambda m: m.window is not None)
    active = match.game.table.turn
    others = [seat for seat in range(3) if seat != active]
    match.auto_pass(others[0], "this_chain", player.now)
    match.auto_pass(others[1], "until_my_turn", player.now)
    match.auto_pass(active, "only_when_aimed", player.now)
    player.until(lambda m: m.game.over or (m.game.ask[2] == "act" and m.window is None))
    assert others[0] not in match.passing.modes
    assert match.passing.modes[others[1]] == "until_my_turn"
    player.until(lambda m: m.game.over or m.game.table.turn == others[1])
    assert others[1] not in match.passing.modes
    assert match.passing.modes[active] == "only_when_aimed"
    assert modes is not match.passing.modes


@pytest.mark.rule("ES-122")
@pytest.mark.parametrize("aimed", [True, False])
def test_only_when_aimed_asks_the_game(aimed):
    """The game says from a public view whom a window concerns."""
    asked = []

    def concerns(view, seat):
        asked.append((view.seat, seat))
        return aimed

    match, now = at_window(
        people=3, bots=0, definition=replace(DEFINITION, pacing=DEFINITION.pacing._replace(concerns=concerns))
    )
    seat = match.game.left[0]
    match.auto_pass(seat, "only_when_aimed", now)
    assert asked[-1] == (NOBODY, seat), "asked about what everybody sees"
    assert match.window_facts.strips[seat].passes != aimed


@pytest.mark.parametrize(
    ("concerns", "passes"), [(None, True), (lambda _view, _seat: True, False), (lambda *_: False, True)]
)
def test_a_seat_that_passes_unseen_is_asked_when_it_is_aimed_at(concerns, passes):
    """Where the game says whom a window is about, that counts for private passing, too."""
    match, _ = at_window(people=3, bots=0)
    game = match.game
    pacing = DEFINITION.pacing._replace(concerns=concerns, quiet=frozenset({game.ask[2]}))
    passing = AutoPassing(replace(DEFINITION, pacing=pacing))
    seat = game.left[0]
    assert not passing.declines(game, seat)
    passing.modes = {seat: "only_when_aimed"}
    assert passing.declines(game, seat) is passes


@pytest.mark.rule("ES-124")
def test_bots_press_and_answer_at_times_that_depend_on_nothing():
    """Every bot is asked, whatever it holds; it presses within one distribution; thinking fits before the close."""
    thinker = Instant()
    match, now = at_window(people=2, bots=2, thinker=thinker)
    bots = [seat for seat in match.game.left if not match.human(seat)]
    dues = match.bots.dues
    assert sorted(dues) == sorted(bots)
    assert all(now + PRESS.low <= due <= now + PRESS.high for due in dues.values())
    assert now + PRESS.high < now + EARLY_MS
    budgets = {ms for _, _, _, ms, _ in thinker.requests[-len(bots) :]}
    assert len(budgets) == 1
    assert budgets.pop() * len(bots) <= EARLY_MS - SLACK_MS
    match.tick(now + PRESS.high)
    blinks = {strip.seat: strip.blink for strip in match.window_facts.strips}
    assert {seat: blinks[seat] for seat in bots} == dues


@pytest.mark.rule("ES-124")
def test_the_same_ask_draws_the_same_delays_again():
    """After an undo or a load, waiting longer would tell something."""
    match, now = at_window(people=2, bots=2)
    before = {seat: due - now for seat, due in match.bots.dues.items()}
    match.ask_again(now + 777)
    assert {seat: due - now - 777 for seat, due in match.bots.dues.items()} == before


@pytest.mark.rule("ES-125")
def test_the_open_hand_is_masked_before_the_window_appears():
    """And stays masked until its owner takes the mouse again."""
    match = begin(people=3, bots=0)
    player = Player(match)
    player.until(lambda m: m.shared.viewer != NOBODY)
    assert match.shared.eyes == (match.shared.viewer,)
    player.until(lambda m: m.window is not None)
    assert match.shared.viewer == NOBODY
    assert match.shared.eyes == ()
    assert match.shared.privacy.curtain is None, "the table is open to all"
    player.until(lambda m: m.game.ask[2] == "act" and m.window is None)
    match.tick(player.now)
    assert match.shared.privacy.curtain.seat == match.shared.asked
    assert match.shared.viewer == NOBODY


@pytest.mark.rule("ES-123")
def test_a_lonely_person_without_an_answer_is_not_bothered():
    """The window passes in its quiet time; nothing is shown and nobody is asked."""
    match, now = at_window(
        people=1, bots=2, thinker=Instant(passive=True), want=lambda m: 0 in m.game.left and not can(m, 0)
    )
    no = match.game.no
    assert not match.window_facts.shown
    match.tick(now + QUIET.low - 1)
    assert match.game.no == no
    assert match.shared.asked == NOBODY
    match.tick(now + QUIET.high)
    assert match.game.no > no


@pytest.mark.rule("ES-123")
def test_a_lonely_person_with_an_answer_is_asked_without_any_hurry():
    match, now = at_window(
        people=1, bots=2, thinker=Instant(passive=True), want=lambda m: 0 in m.game.left and can(m, 0)
    )
    no = match.game.no
    match.tick(now + QUIET.high)
    assert match.shared.asked == 0
    assert match.shared.viewer == 0
    assert len(match.shared.view().options) > 1
    match.tick(now + 10**6)
    assert match.shared.asked == 0, "no time limit"
    match.answer(no, 0, 0, now + 10**6)
    assert match.game.no > no
    assert not any("looked" in str(line) for line in words(match, 0)), "nobody was there to see it"


@pytest.mark.rule("ES-123")
def test_solo_windows_always_shows_the_strip():
    match, now = at_window(people=1, bots=2, window=WindowRules(solo="always"), want=lambda m: 0 in m.game.left)
    assert match.window_facts.shown
    match.press(0, "react", now)
    match.tick(now + 5000)
    assert match.shared.asked in (0, NOBODY)


@pytest.mark.rule("ES-123")
def test_a_window_waits_for_all_bots_whether_they_have_a_choice_or_not():
    match, now = at_window(people=1, bots=2, want=lambda m: not any(can(m, seat) for seat in m.game.left))
    match.bots.thinker = Silent()
    match.ask_again(now)
    no = match.game.no
    match.tick(now + LATE_MS - 1)
    assert match.game.no == no
    match.tick(now + LATE_MS)
    assert match.game.no > no


def test_answers_that_do_not_fit_are_refused():
    """Late, foreign, behind a curtain, unserved: nothing changes."""
    match, now = at_window(people=3, bots=0, want=lambda m: can(m, m.game.left[0]))
    seat, no, n = match.game.left[0], match.game.no, match.n
    for code, act in (
        ("not_served", lambda: match.answer(no, seat, 1, now)),
        ("stale_ask", lambda: match.answer(no - 1, seat, 1, now)),
        ("no_curtain", lambda: match.lift(seat, HOLD_MS, now)),
        ("not_your_decision", lambda: match.withdraw(seat, now)),
        ("not_your_decision", lambda: match.world(no, seat, 0, "", now)),
    ):
        with pytest.raises(Refused, match=code):
            act()
    match.press(seat, "react", now)
    now += 5000
    match.tick(now)
    with pytest.raises(Refused, match="curtain_down"):
        match.answer(no, seat, 1, now)
    with pytest.raises(Refused, match="hold_longer"):
        match.lift(seat, HOLD_MS - 1, now)
    match.lift(seat, HOLD_MS, now)
    with pytest.raises(Refused, match="no_such_option"):
        match.answer(no, seat, 999, now)
    with pytest.raises(Refused, match="too_early"):
        match.answer(no, seat, 0, now)
    assert match.n == n
    match.answer(no, seat, 1, now)
    assert match.n == n + 1
