"""What a seat cannot know it cannot notice: whole games in two worlds that differ only in what it has not seen."""

from __future__ import annotations

import json
from random import Random

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.layout import ALL_EYES
from tabletop.core.view import redact, view
from tests.driving import asked_seats, backs, drive, other_world, saved
from tests.generic.exceptions import telling
from tests.generic.tables import every_width, press, start, steps


def player_view(game, seat) -> str:
    """All that a seat is shown, as text."""
    seen = view(game, seat)
    return json.dumps([*seen._replace(table=None), seen.table.plain()])


@every_width
def test_views_options_reasons_and_bots_are_blind_to_the_unseen(definition, seats):
    """At every step: two worlds alike to a seat give it the same view, options, reasons, and its bot the same knowledge."""
    differed = 0
    for seed in range(2):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        for _ in steps(definition, seats):
            if game.over:
                break
            for seat in range(seats):
                other = other_world(game, seat, random)
                differed += other.table.kind != game.table.kind
                assert player_view(other, seat) == player_view(game, seat)
                assert other.options_of(seat) == game.options_of(seat)
                assert other.reasons(seat) == game.reasons(seat)
                assert saved(other.knowledge(seat)) == saved(game.knowledge(seat))
            press(game, random)
    assert differed > 20


@every_width
def test_an_onlooker_sees_only_what_lies_open(definition, seats):
    """Without a seat no hand is in view, nobody's options are, and no dice."""
    game, random = start(definition, seats, 1, auto=False), Random(1)
    for _ in steps(definition, seats, 100):
        if game.over:
            break
        seen = view(game, NOBODY)
        assert seen.options == ()
        assert seen.table.rng == 0
        for zone, cards in zip(seen.table.layout.zones, seen.table.zones, strict=True):
            if zone.faces != "all":
                assert all(seen.table.kind[c] == UNKNOWN or game.table.seen[c] == ALL_EYES for c in cards)
        press(game, random)


def answered(game, seat, option):
    """A copy after an answer, and what happened."""
    copy = game.clone()
    copy.table.events = []
    copy.answer(copy.no, seat, copy.options_of(seat).index(option))
    return copy, copy.take_events()


def learnt(before, after, heard, eye) -> bool:
    """Did the seat come to know a card in between: by sight, or because one that it did not know was named to it?"""
    if any(b & ~a & eye for a, b in zip(before.seen, after.seen, strict=True)):
        return True
    rearranged = False  # from then on an id that it knew may be another card
    for event in heard:
        rearranged = rearranged or event[0] in ("shuffle", "conceal")
        named = [event[1:5:3]] if event[0] == "move" else zip(*event[1:3], strict=True) if event[0] == "show" else ()
        if any(kind != UNKNOWN and (rearranged or not before.seen[card] & eye) for card, kind in named):
            return True
    return False


def announcing(game, other, after, actor, option) -> bool:
    """In the two worlds the actor has picked different cards and is about to lay them open: the next asks may differ."""
    chosen = {**dict(game.got), actor: option}
    card = next((chosen[x][1] for x in asked_seats(after) if isinstance(chosen.get(x), tuple)), -1)
    if not isinstance(card, int) or card < 0:  # a value that is told names no card
        return False
    return game.table.kind[card] != other.table.kind[card] and after.table.at[card] == game.table.at[card]


@every_width
def test_what_happens_tells_nothing_that_was_not_shown(definition, seats):
    """The same answer in two worlds: unless the seat is shown a card by it, it hears the same events and sees the same asks."""
    same = 0
    for seed in range(12):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        for _ in steps(definition, seats, 60):
            if game.over:
                break
            watcher, actor = random.randrange(seats), random.choice(asked_seats(game))
            eye = 1 << watcher
            option = random.choice(game.options_of(actor))
            other = other_world(game, watcher, random)
            if option in other.options_of(actor) and not telling(definition, game.table):
                (a, told), (b, told_other) = answered(game, actor, option), answered(other, actor, option)
                heard, heard_other = [redact(e, watcher) for e in told], [redact(e, watcher) for e in told_other]
                blind = not learnt(game.table, a.table, heard, eye) and not learnt(
                    other.table, b.table, heard_other, eye
                )
                if blind and not announcing(game, other, a, actor, option):
                    assert heard_other == heard, (game.ask, watcher, actor, option)
                    assert player_view(b, watcher) == player_view(a, watcher), (
                        game.ask,
                        a.ask,
                        b.ask,
                        watcher,
                        actor,
                        option,
                    )
                    assert saved(b.knowledge(watcher)) == saved(a.knowledge(watcher))
                    same += other.table.kind != game.table.kind
            press(game, random)
    assert same > 40, "hardly anything was compared"


@every_width
def test_events_name_no_hidden_card(definition, seats):
    """A kind in an event is one that this seat has just seen: there, on the way, or because it was shown."""
    named = 0
    for seed in range(3):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        zones = game.table.layout.zones
        known = [{c for c, b in enumerate(game.table.seen) if b >> seat & 1} for seat in range(seats)]
        game.table.events = []
        while not game.over:
            press(game, random)
            tracked = True  # after a rearrangement the ids mean other cards: start over from what is seen then
            for event in game.take_events():
                tracked = tracked and event[0] not in ("shuffle", "conceal")
                for seat in range(seats):
                    heard = redact(event, seat)
                    assert seat_may_hear(zones, heard, seat, known[seat]) or not tracked, (heard, seat)
                    named += heard[0] == "move" and heard[4] != UNKNOWN
            known = [{c for c, b in enumerate(game.table.seen) if b >> seat & 1} for seat in range(seats)]
    assert named > 20


def seat_may_hear(zones, event, seat, known) -> bool:
    """Also notes what the seat learns by the event."""
    if event[0] == "move":
        _, card, a, b, kind = event
        if any(zones[z].faces == "all" or (zones[z].faces == "owner" and zones[z].seat == seat) for z in (a, b)):
            known.add(card)
        return kind == UNKNOWN or card in known
    if event[0] == "show":
        _, cards, kinds, eyes = event
        if eyes >> seat & 1:
            known.update(cards)
        return all(kind == UNKNOWN or card in known for card, kind in zip(cards, kinds, strict=True))
    return event[0] != "say" or bool(event[3] >> seat & 1)


@every_width
def test_dealt_again_the_seat_notices_nothing_and_the_game_plays_on(definition, seats):
    """Determinised copies keep what the seat sees, the cards per back and its options, and they can be played to an end."""
    dealt = 0
    for seed in range(2):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        n = 0
        while not game.over:
            n += 1
            for seat in range(seats):
                if not game.table.alive[seat] or (n + seat) % 2:  # each seat at every second answer
                    continue
                table = other_world(game, seat, random).table
                assert table.veiled(seat).plain() == game.table.veiled(seat).plain()
                assert backs(table) == backs(game.table)
                assert all(
                    table.layout.fits[table.at[c]][k]
                    for c, k in enumerate(table.kind)
                    if table.at[c] in table.layout.fits
                )
                if n % 7 == seat or (n % 7 == 6 and seat == game.seat):
                    copy = game.determinised(seat, random)
                    if copy.seat == seat and copy.no == game.no and not copy.over:
                        own = game.options_of(seat)
                        assert copy.options == own[: len(copy.options)]  # a search may leave out the last: giving up
                        assert {definition.act(o).name for o in own[len(copy.options) :]} <= {"concede"}
                        dealt += 1
                    drive(copy, n)
            press(game, random)
    assert dealt
