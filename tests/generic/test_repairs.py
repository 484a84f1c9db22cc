"""A table that was put right by hand: in every game kernel and rules go on with it, and it tells no secrets."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabletop.core.ask import NOBODY, SINGLE, TOGETHER, Refused
from tabletop.core.layout import ALL_EYES
from tabletop.core.repair import MOVE, Repair, counted, tops
from tabletop.core.view import redact, view
from tabletop.match import TableSetup, person
from tabletop.match.match import Match
from tabletop.match.seats import MatchStart
from tests.driving import asked_seats, backs, drive, invariants, other_world, random_options, saved, whole
from tests.generic.tables import every_game, every_table, press, start
from tests.match.table import Instant

OFTEN = 5  # every so many questions a table is put right
MANY = 12  # repairs that are tried then


def moments(definition, seats, seeds=2):
    """Questions to one seat, some of every game."""
    for seed in range(seeds):
        game, random, met = start(definition, seats, seed, auto=False), Random(seed), 0
        while not game.over:
            if game.ask[0] in SINGLE and game.ask[1] >= 0:
                met += 1
                if met % OFTEN == 1:
                    yield game, random
            press(game, random)


def wanted(table, random, many=MANY):
    """Repairs by lot: of each kind that the table has."""
    zones = range(len(table.zones))
    found = [Repair(MOVE, random.randrange(len(table.kind)), random.choice(zones)) for _ in range(many)]
    found += [Repair(MOVE, card, random.choice(zones)) for card in tops(table).values()]
    for column, numbers in table.COUNTERS.items():
        of = random.choice(list(counted(table, column)))
        found.append(Repair(column, of, random.choice(numbers)))
    return found


def repaired(game, repair):
    """A copy with it, and its events; None where the kernel refuses it, and then nothing has changed."""
    copy, before = game.clone(), whole(game)
    copy.table.events = []
    try:
        copy.answer(copy.no, TOGETHER, 0, tuple(repair))
    except Refused:
        assert whole(copy) == before
        return None
    return copy, copy.take_events()


@every_table
def test_the_kernel_goes_on_with_it(definition, seats):
    """No card is lost, nobody has forgotten what lies in view, the question is another one, and it comes back from a file."""
    done = 0
    for game, random in moments(definition, seats):
        for repair in wanted(game.table, random):
            found = repaired(game, repair)
            if found is None:
                continue
            after, done = found[0], done + 1
            invariants(after.table)
            assert backs(after.table) == backs(game.table)
            assert after.no == game.no + 1
            assert after.ask == game.ask
            for zone, fits in after.table.layout.fits.items():
                assert all(fits[after.table.kind[card]] for card in after.table.zones[zone])
            if after.options:
                assert whole(definition.load(saved(after), paranoid=True)) == whole(after)
            if repair.what != MOVE:
                assert counted(after.table, repair.what)[repair.of] == repair.to
    assert done or not movable(definition, seats)


def movable(definition, seats):
    return any(zone.room for zone in definition.layout(seats).zones)


@every_table
def test_nobody_learns_what_was_hidden(definition, seats):
    """In two worlds alike to a seat the same repair looks alike to it, whoever's cards it moves."""
    looked = 0
    for game, random in moments(definition, seats, 1):
        for repair in wanted(game.table, random):
            for seat in (NOBODY, *range(seats)):
                if seat == NOBODY or seat in asked_seats(game):
                    continue
                other = other_world(game, seat, random)
                worlds = [repaired(world, repair) for world in (game, other)]
                if None in worlds:
                    continue
                looked += 1
                seen = [json.dumps(view(world, seat).table.plain()) for world, _ in worlds]
                heard = [[redact(event, seat) for event in events if event[0] != "conceal"] for _, events in worlds]
                shown = game.table.layout.sight[repair.to] if repair.what == MOVE else 0
                if not shown & game.table.eyes(seat):  # else it sees now what it had not seen
                    assert seen[0] == seen[1], repair
                    assert heard[0] == heard[1], repair
    assert looked or not movable(definition, seats)


@every_table
def test_who_sees_the_place_sees_the_card_and_nobody_else(definition, seats):
    """What lies face down is known to nobody more than before; only who could follow it may lose track."""
    for game, random in moments(definition, seats, 1):
        for repair in wanted(game.table, random):
            found = repaired(game, repair)
            if found is None or repair.what != MOVE:
                continue
            after, events = found
            card = next(event for event in events if event[0] == "move")[1]
            sight = after.table.layout.sight[repair.to]
            grown = [c for c, eyes in enumerate(after.table.seen) if eyes & ~game.table.seen[c] & ~sight & ALL_EYES]
            held = game.table.zones[game.table.at[repair.of]]
            assert set(grown) <= {*held}
            assert after.table.seen[card] & sight == sight
            before = sum(eyes.bit_count() for eyes in game.table.seen)
            assert sum(eyes.bit_count() for eyes in after.table.seen) <= before + sight.bit_count()


def table_of(definition, seats, game, options):
    """A match of people that begins there."""
    state = json.loads(json.dumps(game.save()))
    people = tuple(person(seat, f"P{seat}") for seat in range(seats))
    begun = MatchStart(n=0, anew=False, state=state)
    match = Match(
        definition, TableSetup(game=definition.id, seats=people, seed=1, options=options, begun=begun), Instant()
    )
    match.begin(0)
    return match


def seers(table, repair, seats):
    """The seats that may propose it, as far as it takes a look at a card; else all."""
    seen = [seat for seat in range(seats) if repair.what == MOVE and table.seen[repair.of] >> seat & 1]
    return seen or list(range(seats))


@every_table
def test_what_all_agree_on_is_played_on(definition, seats):
    """What the match does not refuse leads to an end of the game by its rules, and back."""
    options = random_options(definition, Random(f"{definition.id} {seats} 0"), seats)
    done = 0
    for game, random in moments(definition, seats):
        if seats > 8 or done > 25:
            break
        match = table_of(definition, seats, game, options)
        for repair in wanted(game.table, random, 4):
            by, before = random.choice(seers(game.table, repair, seats)), whole(match.game)
            try:
                match.repairs.propose(by, repair, 0)
            except Refused:
                assert match.votes.vote is None
                assert whole(match.game) == before
                continue
            while match.votes.vote is not None:
                match.votes.agree(min(set(match.votes.vote.voters) - match.votes.vote.agreed), 0)
            done += 1
            assert match.record.answers[-1].is_repair
            assert match.match_log.lines(NOBODY)[-1].n == match.n
            drive(match.game.clone(), done)
            match.undo.rewind(0, 0)
            assert whole(match.game) == before
            assert not match.undo.can_redo
    assert done or not movable(definition, seats)


@every_game
def test_every_number_that_can_be_put_right_has_words(definition):
    columns = definition.table.COUNTERS
    assert set(columns) == set(definition.looks.counters)
    assert not set(columns) & set(definition.table.SHARED), "copies share it"
    table = start(definition, definition.players[0], 0).table
    for column, numbers in columns.items():
        assert all(number in numbers for number in counted(table, column).values())


@every_table
def test_the_rules_lay_only_what_fits(definition, seats):
    for seed in range(3):

        def check(game, _random, _n):
            for zone, fits in game.table.layout.fits.items():
                assert all(fits[game.table.kind[card]] for card in game.table.zones[zone])

        drive(start(definition, seats, seed), seed, check)


@every_table
def test_the_top_of_a_pile_is_where_the_rules_draw(definition, seats):
    """What leaves a pile that lies face down is its top card, unless somebody has searched it."""
    hits = misses = 0
    for seed in range(2):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        zones = game.table.layout.zones
        while not game.over:
            before, taken = tops(game.table), dict[int, set[int]]()
            game.table.events = []
            press(game, random)
            for event in game.take_events():
                if event[0] in ("shuffle", "conceal"):
                    before.pop(event[1], None)
                elif (
                    event[0] == "move"
                    and event[2] in before
                    and zones[event[2]].faces == "none"
                    and zones[event[2]].room
                ):
                    taken.setdefault(event[2], set()).add(event[1])
            for zone, cards in taken.items():
                hits, misses = hits + (before.get(zone) in cards), misses + (before.get(zone) not in cards)
    assert hits >= misses


@pytest.mark.parametrize(
    "value", [(), 3, "move", ("move", 1), ("move", 1, 2, 3), ("move", "1", 2), ("zones", 0, 0), [[]]]
)
def test_what_is_no_repair_is_refused(value):
    definition = next(iter(every_game.args[1]))
    game = start(definition, definition.players[0], 1, auto=False)
    before = whole(game)
    with pytest.raises(Refused):
        game.answer(game.no, TOGETHER, 0, value)
    assert whole(game) == before
