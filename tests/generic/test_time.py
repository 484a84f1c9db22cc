"""Saves, logs, undo and both modes of asking, at every step of whole games."""
# ruff: noqa: ARG001 - callbacks of one shape, called before the loop goes on

from __future__ import annotations

from random import Random

from tabletop.core.ask import OFFER
from tabletop.core.record import Answer, Record
from tests.driving import STEPS, asked_seats, drive, random_options, saved, state, whole
from tests.generic.tables import every_table, press, start


@every_table
def test_loaded_games_go_on_alike(definition, seats):
    """Saved, read back from JSON and gone on with before every answer: the same game."""
    for seed in range(2):
        want = drive(start(definition, seats, seed), seed)

        def again(game, random, n):
            back = definition.load(saved(game), paranoid=n % 3 == 0)
            assert whole(back) == whole(game)
            return back

        assert whole(drive(start(definition, seats, seed), seed, again)) == whole(want)


def polite(definition, seats, seed):
    """A game in which every seat is shown every ask, and its log of (no, seat, index, number of options)."""
    game, random, log = start(definition, seats, seed, auto=False), Random(seed), []
    while not game.over:
        log.append(press(game, random))
        assert len(log) < STEPS
    return game, log


@every_table
def test_the_log_of_people_replays_in_auto_mode(definition, seats):
    """Answers that landed in any order, forced ones among them: the kernel presses the forced ones itself, to the same end."""
    for seed in range(4):
        want, log = polite(definition, seats, seed)
        game = start(definition, seats, seed, paranoid=True)
        for no, seat, index, count in log:
            if game.over or game.no > no:
                continue  # decided already, since the kernel pressed for those who were still thinking
            if count == 1 and game.options_of(seat) is None:
                continue  # pressed by the kernel
            game.answer(no, seat, index)
        assert game.over
        assert state(game) == state(want)


@every_table
def test_the_log_of_auto_mode_replays_among_people(definition, seats):
    """The other way round: press what is forced until the seat with a choice is asked; same numbers, same end."""
    for seed in range(4):
        random, log = Random(seed), []
        want = start(definition, seats, seed)
        while not want.over:
            log.append((want.no, want.seat, int(random.random() * len(want.options))))
            want.step(log[-1][2])
        game = start(definition, seats, seed, auto=False)
        for no, seat, index in log:
            while game.no < no or (game.ask[0] == OFFER and game.left[0] != seat):
                assert len(game.options) == 1, "a choice that auto mode did not have"
                game.step(0)
            game.answer(no, seat, index)
        while not game.over:
            assert len(game.options) == 1
            game.step(0)
        assert state(game) == state(want)


@every_table
def test_windows_do_not_care_who_is_quick(definition, seats):
    """The answers to an offer may land in any order: seat order decides, and the game goes on alike."""
    windows, widest = 0, 0
    for seed in range(3):

        def check(game, random, n):
            nonlocal windows, widest
            if game.ask[0] == OFFER:
                widest = max(widest, len(game.ask[1]))
            if game.ask[0] != OFFER or len(game.left) < 2:
                return
            wishes = {seat: int(random.random() * len(game.options_of(seat))) for seat in game.left}
            ends = set()
            for order in (list(wishes), list(wishes)[::-1]):
                copy = game.clone()
                for seat in order:
                    if copy.no == game.no and not copy.over and seat in copy.left:
                        copy.answer(game.no, seat, wishes[seat])
                ends.add(whole(copy))
            assert len(ends) == 1
            windows += any(wishes.values())

        drive(start(definition, seats, seed, auto=False), seed, check)
    assert windows or widest < 2, "a game of windows for one seat has nobody to be quicker than"


@every_table
def test_the_record_alone_rebuilds_every_moment(definition, seats):
    """The set-up and the answers are the game: each moment again from the record, undone and redone, with the same events."""
    random = Random(seats)
    record = Record(definition, seats, 3, random_options(definition, Random(7), seats))
    moments, events = [whole(record.game)], []
    while not record.game.over and len(record.answers) < 400:
        seat = random.choice(asked_seats(record.game))
        index = random.randrange(len(record.game.options_of(seat)))
        events.append(record.answer(Answer(record.game.no, seat, index, 10 * len(events))))
        moments.append(whole(record.game))
    last = len(record.answers)
    for n in range(0, last + 1, 3):
        assert whole(record.at(n)) == moments[n]
    assert 0 <= record.free_undo() <= last
    for back in (1, 5, 30):
        n = max(0, last - back)
        record.undo_to(n)
        assert whole(record.game) == moments[n]
        redone = []
        while record.undone:
            redone.append(record.answer(record.undone[-1]))
        assert redone == events[n:]
        assert whole(record.game) == moments[last]
    again = Record(definition, seats, 3, record.options)
    again.replay(record.answers)
    assert whole(again.game) == moments[last]
    back = definition.load(saved(record.game))
    assert whole(back) == moments[last]


@every_table
def test_free_undo_takes_nothing_back_that_somebody_learnt(definition, seats):
    """Between the moment that undo reaches for free and the present nobody has seen a card and no die has fallen."""
    random = Random(seats)
    record = Record(definition, seats, 5, random_options(definition, Random(5), seats))
    while not record.game.over and len(record.answers) < 150:
        seat = random.choice(asked_seats(record.game))
        record.answer(Answer(record.game.no, seat, random.randrange(len(record.game.options_of(seat)))))
        n = record.free_undo()
        past, now = record.at(n).table, record.game.table
        assert past.rng == now.rng
        assert all(not b & ~a for a, b in zip(past.seen, now.seen, strict=True))
        assert {a.seat for a in record.answers[n:]} <= {record.answers[-1].seat}


@every_table
def test_events_alone_tell_where_every_card_goes(definition, seats):
    """Whoever plays the moves after each other has the same zones in the same order: no card jumps unseen."""
    moves = 0
    for seed in range(4):
        game, random = start(definition, seats, seed), Random(seed)
        zones = list(game.table.zones)
        game.table.events = []
        while not game.over:
            press(game, random)
            for event in game.take_events():
                if event[0] == "move":
                    _, card, a, b = event[:4]
                    zones[a] = tuple(c for c in zones[a] if c != card)
                    zones[b] += (card,)
                    moves += 1
            assert zones == game.table.zones
    assert moves > 20
