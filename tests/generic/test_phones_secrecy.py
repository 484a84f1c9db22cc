"""Every byte that a phone is sent, in pairs of worlds that differ only in what its seat may not know: they are the same
bytes, in the same frames. Whoever looks on without a seat may know what everybody does.
"""

from __future__ import annotations

import copy
from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.core.game import Game
from tabletop.core.layout import MOST_SEATS
from tabletop.core.table import Table
from tabletop.core.view import redact
from tabletop.match import TableSetup, person, start
from tabletop.phones.protocol import encoded
from tabletop.phones.seat_state import SeatStates
from tests.driving import other_world
from tests.generic.exceptions import telling
from tests.generic.test_secrecy import announcing, learnt
from tests.match.table import Instant
from tests.phones.line import Room

FRAMES = 40  # of two seconds: a window that all have answered closes meanwhile
FEW, MANY = (1, 300), (2, 1200)  # matches, and frames of each
sizes = pytest.mark.parametrize(
    ("game", "seeds", "frames"),
    [
        pytest.param(game, *size, marks=() if size is FEW and n % 4 == 0 else pytest.mark.long)
        for n, game in enumerate(games.built())
        for size in (FEW, MANY)
    ],
)


def room(game, people, seed):
    definition = games.load(game)
    people = min(people, definition.players[1])
    seats = tuple(person(i) for i in range(max(people, definition.players[0])))
    match = start(TableSetup(game=game, seats=seats, seed=seed), Instant(), 0)
    return Room(match, range(len(seats)), seed)


def elsewhere(game, seat, random):
    """The same in another world that is alike to a seat, or to whoever has none."""
    return other_world(game, MOST_SEATS if seat == NOBODY else seat, random)


def steps(found, most):
    """The moments of a match that its phones play."""
    for _ in range(most):
        if found.match.game.over:
            return
        found.frame()
        found.world()
        yield found.match
        for phone in found.phones:
            phone.act()


@sizes
def test_a_state_says_nothing_of_what_its_seat_has_not_seen(game, seeds, frames):
    """At moments of whole matches: the state of a seat in another world that is alike to it, byte by byte."""
    compared = 0
    for seed in range(seeds):
        found, random = room(game, 3 + seed, seed), Random(seed)
        states, watched = SeatStates(found.match), -1
        for match in steps(found, frames):
            moment = (match.updates.newest, match.game.no, match.window_facts)
            if moment == watched:
                continue
            watched, here = moment, match.record.game
            for seat in (NOBODY, *range(len(match.setup.seats))):
                other = elsewhere(here, seat, random)
                if other.table.kind == here.table.kind:
                    continue
                shown = encoded(states.of(seat, found.now))
                match.record.game = other
                assert encoded(states.of(seat, found.now)) == shown, (here.ask, seat)
                match.record.game = here
                compared += 1
    assert compared > 40


def twin(found, game=None):
    """The same room once more, with everything in it; in another world, if one is given."""
    same = (found.match.definition, found.match.bots.thinker, found.hub.states.zones)
    memo = {id(thing): thing for thing in same}
    return copy.deepcopy(found, memo if game is None else {**memo, id(found.match.record.game): game})


def chosen(found, actor, random):
    """An answer that somebody may give now, None where nobody asks for one out of a list."""
    options = found.match.game.options_of(actor) if found.match.seating.phones[actor].deciding == actor else None
    return random.choice(options) if options and isinstance(options[0], tuple) and len(options[0]) == 3 else None


def acted(found, actor, option, random):
    """Somebody answers, or all press in the open window."""
    game = found.match.game
    if option is not None:
        found.phones[actor].order("choose", no=game.no, index=game.options_of(actor).index(option))
    elif found.match.window is not None and found.match.window.collecting:
        for phone in found.phones:
            phone.order("press", no=game.no, what=random.choice(["react", "pass"]))


def heard(found, seat, since):
    """What the phone of a seat, or of whoever looks on, is sent, by the frame; and the events that are heard there."""
    line, out = (onlooker(found) if seat == NOBODY else found.phones[seat].connection), []
    for frame in range(FRAMES):
        before = len(found.wire.sent[line])
        found.frame()
        out += [(frame, data) for data in found.wire.sent[line][before:]]
    events = [event for update in found.match.updates.since(since, found.match.n) for event in update.events]
    return out, [redact(event, seat) for event in events]


def onlooker(found):
    """The connection of whoever looks on."""
    return next(connection for connection, line in found.hub.lines.items() if line.watches)


def blind(before, after, events, seat):
    """The seat has come to know no card by it."""
    return not learnt(before.table, after.table, events, Table.eyes(seat))


@sizes
def test_what_others_do_tells_a_phone_nothing_that_its_seat_was_not_shown(game, seeds, frames, monkeypatch):
    """The same answers and presses of others in two worlds: what a phone hears of them, and when, is the same."""
    monkeypatch.setattr(Game, "__deepcopy__", lambda self, _: self.clone(), raising=False)
    same = windows = 0
    for seed in range(seeds):
        found, random = room(game, 3 + seed % 2, seed), Random(seed)
        found.spectator()
        for n, match in enumerate(steps(found, frames // 3)):
            people = len(match.setup.seats)
            seat, actor = random.sample(range(people), 2)
            seat = NOBODY if n % 8 else seat
            if n % 4 or not found.phones[actor].listen() or telling(match.definition, match.game.table):
                continue
            before = match.game.clone()
            other = elsewhere(before, seat, random)
            if other.table.kind == before.table.kind:
                continue
            a, b, since = twin(found), twin(found, other.clone()), match.updates.newest
            option = chosen(a, actor, Random(n))
            if option is not None and option not in other.options_of(actor):
                continue
            acted(a, actor, option, Random(n))
            acted(b, actor, option, Random(n))
            (told, events), (told_other, events_other) = heard(a, seat, since), heard(b, seat, since)
            if option is not None and announcing(before, other, a.match.game, actor, option):
                continue
            if blind(before, a.match.game, events, seat) and blind(other, b.match.game, events_other, seat):
                assert told_other == told, (before.ask, seat, actor, option)
                same += 1
                windows += match.window is not None
    assert same > 3
    assert windows or not games.load(game).pacing.windows
