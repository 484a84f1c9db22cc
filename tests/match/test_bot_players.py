"""Bots at the table: what they are told, when they answer."""

from __future__ import annotations

from time import sleep

import pytest

from tabletop.bots import levels
from tabletop.bots.bot_client import BotClient
from tabletop.core.ask import SINGLE
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.bot_players import BRISK, FOLLOW, LATE_MS, PACES, SLACK_MS, TURN
from tests.match.table import Instant, Player, Silent, begin


class Patient(BotClient):
    """Holds the clock of the match until the worker has answered."""

    def __init__(self):
        super().__init__()
        self.by = set()

    def poll(self):
        thoughts = super().poll()
        while self.jobs:
            sleep(0.002)
            thoughts += super().poll()
        self.by |= {thought.by for thought in thoughts}
        return thoughts


def asked_bot(match):
    ask = match.game.ask
    return ask is not None and ask[0] in SINGLE and ask[1] >= 0 and not match.human(ask[1])


def test_a_bot_answers_after_a_delay_of_the_table_however_fast_it_thinks():
    """Turns take longer than follow-ups; the pace scales both; thinking is given less time than the shortest delay."""
    spans = set()
    for pace, factor in PACES.items():
        thinker = Instant()
        match = begin(people=0, bots=3, pace=pace, thinker=thinker)
        player = Player(match)
        for _ in range(40):
            player.until(lambda m: m.game.over or asked_bot(m))
            if match.game.over:
                break
            seat, n = match.game.ask[1], match.n
            again = n > 0 and match.record.answers[-1].seat == seat
            span = (FOLLOW if again else TURN).scaled(factor)
            wait = match.bots.dues[seat] - match.request.opened
            assert span.low <= wait <= span.high
            for _, who, _, ms, _ in thinker.requests[-1:]:
                assert who != seat or ms <= max(span.low - SLACK_MS, 20)
            spans.add((pace, again))
            player.until(lambda m, n=n: m.n > n)
    assert len(spans) == 6


def test_a_bot_is_quick_where_nothing_is_to_be_seen():
    """Discards at the end of a turn come one right after the other."""
    seats = (bot(0), bot(1))
    match = start(TableSetup(game="austin", seats=seats, seed=3), Instant(), 0)
    player, waits = Player(match), []
    while not match.game.over and len(waits) < 8:
        player.until(lambda m: m.game.over or (asked_bot(m) and m.game.ask[2] in m.definition.pacing.brisk))
        n = match.n
        if not match.game.over and match.record.answers[-1].seat == match.game.ask[1]:
            waits.append(match.bots.dues[match.game.ask[1]] - match.request.opened)
        player.until(lambda m, n=n: m.n > n or m.game.over)
    assert waits
    assert all(BRISK.low <= wait <= BRISK.high for wait in waits)


def test_a_bot_may_think_where_all_see_what_about_although_it_waits_less_long():
    """Only where its options lie open: elsewhere it has to know within the time that it waits."""
    seats = (bot(0), bot(1))
    thinker = Instant()
    match = start(TableSetup(game="rpgget", seats=seats, seed=3), thinker, 0)
    player, pacing, found = Player(match), match.definition.pacing, {}
    while len(found) < 2:
        player.until(lambda m: asked_bot(m) and m.game.ask[2] in pacing.brisk)
        n, query = match.n, match.game.ask[2]
        assert BRISK.low <= match.bots.dues[match.game.ask[1]] - match.request.opened <= BRISK.high
        found[query in pacing.public] = thinker.requests[-1][3]
        player.until(lambda m, n=n: m.n > n)
    assert found[False] <= BRISK.low
    assert found[True] >= FOLLOW.low - SLACK_MS


@pytest.mark.rule("ES-131")
def test_a_bot_is_told_what_its_seat_knows_and_nothing_more():
    """The dice and all unseen cards are gone from what it gets."""
    thinker = Instant()
    Player(begin(people=0, bots=3, thinker=thinker)).to_the_end()
    assert len(thinker.requests) > 10
    for _, seat, level, _, known in thinker.requests:
        assert level == "normal"
        table = known.table
        assert table.rng == 0
        for owner in set(table.owner):
            unseen = [c for c, b in enumerate(table.seen) if not b >> seat & 1 and table.owner[c] == owner]
            assert [table.kind[c] for c in unseen] == sorted(table.kind[c] for c in unseen)
        assert all(who == seat for who, _ in known.got)


@pytest.mark.rule("ES-124")
def test_a_bot_without_a_choice_is_asked_like_any_other():
    """Whether the worker is busy, slow or broken tells nothing about what it holds."""
    thinker = Silent()
    match = begin(people=2, bots=2, thinker=Instant(), seed=5)
    player = Player(match)
    player.until(lambda m: m.window is not None and any(len(m.game.options_of(seat)) == 1 for seat in m.bots.dues))
    match.bots.thinker = thinker
    match.ask_again(player.now)
    assert [seat for _, seat, _, _, _ in thinker.requests] == list(match.bots.dues)
    assert len({ms for _, _, _, ms, _ in thinker.requests}) == 1


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_waits_for_ever_for_a_worker(people):
    """Whoever has not been answered in time is stood in for, and the worker may give up."""
    thinker = Silent()
    match = begin(people=people, bots=2, thinker=Instant(), seed=5)
    player = Player(match)
    player.until(lambda m: m.bots.dues)
    match.bots.thinker = thinker
    match.ask_again(player.now)
    no, cancelled = match.game.no, thinker.cancelled
    match.tick(player.now + LATE_MS - 1)
    assert (match.game.no, thinker.cancelled) == (no, cancelled)
    match.tick(player.now + LATE_MS)
    assert thinker.cancelled > cancelled
    assert match.game.no > no


def test_leaving_breaks_off_what_bots_think():
    thinker = Silent()
    match = begin(people=0, bots=3, thinker=thinker)
    cancelled = thinker.cancelled
    match.close()
    assert thinker.cancelled == cancelled + bool(thinker.requests)


def test_the_real_worker_plays_at_the_table():
    """One turn round of ESPIONAGE with bots of all levels, thinking in their own process."""
    thinker = Patient()
    try:
        seats = (person(0), bot(1, "easy"), bot(2, "normal"), bot(3, "hard"))
        match = start(TableSetup(game="espionage", seats=seats, seed=3, pace="quick"), thinker, 0)
        player = Player(match, 3)
        player.until(lambda m: m.game.over or set(m.summary.decisions()) >= {1, 2, 3})
        assert set(match.summary.decisions()) >= {1, 2, 3}
        assert "worker" in thinker.by
    finally:
        thinker.close()


def test_levels_of_the_set_up_exist():
    assert {bot(0, level).bot for level in ("easy", "normal", "hard")} == {entry.id for entry in levels.book().level}
