"""Two tables that differ only in what a seat cannot see are one table to whoever looks at that seat's screen."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.match import HOLD_MS, TableSetup, WindowRules, bot, person, start
from tabletop.match.reaction_window import BACK_MS
from tests.core.minigame import DEFINITION as MINIGAME
from tests.driving import other_world
from tests.match.table import FRAME, Instant, Player

GAMES = ("minigame", "espionage")


def definition(name):
    return MINIGAME if name == "minigame" else games.load(name)


def twins(name, seed, people, eye):
    """A match whose window has just opened, and the same one in another world as far as seat `eye` can tell."""
    found = []
    for other in (False, True):
        seats = [person(i) for i in range(people)] + [bot(i) for i in range(people, 4)]
        setup = TableSetup(game=name, seats=tuple(seats), seed=seed, window=WindowRules())
        match = start(setup, Instant(passive=True), 0, definition=definition(name))
        player = Player(match, seed)
        player.until(lambda m: m.n > 12 and m.window is not None and m.window.collecting)
        if other:
            match.record.game = other_world(match.game, eye, Random(seed))
            match.ask_again(player.now)
        else:
            match.ask_again(player.now)
        found.append((match, player.now))
    return found


def picture(match, now):
    """Everything that the screen can show, and when."""
    view = match.shared.view()
    return (
        now,
        match.shared.viewer,
        match.shared.asked,
        match.shared.privacy.curtain,
        match.window_facts,
        (view.table.plain(), view.query, view.asked, view.options),
        match.shared.log[:],
        match.shared.since(match.updates.newest - 5),  # far more than one frame brings
        match.game.over,
    )


def film(match, now, presses):
    """The screen from frame to frame until the window has closed. `presses`: (ms after the start, seat, what)."""
    no, start, pictures = match.game.no, now, []
    while match.game.no == no and not match.game.over and now < start + 120_000:
        for at, seat, what in presses:
            if at == now - start and match.window.collecting:
                match.press(seat, what, now)
        if match.shared.privacy.curtain is not None:
            match.lift(match.shared.privacy.curtain.seat, HOLD_MS, now)
        elif (
            match.shared.asked != NOBODY and match.window.back_at is not None and now >= match.window.back_at + BACK_MS
        ):
            match.withdraw(match.shared.asked, now)
            continue
        match.tick(now)
        if match.game.no == no and not match.game.over:
            pictures.append(picture(match, now))
        now += FRAME
    return pictures, now - start


@pytest.mark.rule("ES-113", "ES-115", "ES-117", "ES-124", "ES-133")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_shared_window_looks_the_same_whatever_is_in_the_hands(name, seed):
    """Three people and a bot, nobody presses: strip, times, curtain, table, log, events, frame by frame."""
    films = [film(match, now, ()) for match, now in twins(name, seed, 3, seed % 4)]
    assert films[0] == films[1]
    assert len(films[0][0]) > 20


@pytest.mark.rule("ES-114", "ES-118", "ES-119")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_pressing_and_withdrawing_looks_the_same_whatever_the_others_hold(name, seed):
    """One seat presses React, looks, and lets it pass; what the three others hold changes nothing in what is shown."""
    pair = twins(name, seed, 3, 0)
    if 0 not in pair[0][0].game.left:
        pair = twins(name, seed + 100, 3, 0)
    films = [film(match, now, ((500, 0, "pass"), (1000, 0, "react"))) for match, now in pair]
    assert films[0] == films[1]
    assert any(frame[2] == 0 for frame in films[0][0]), "the seat was served"


@pytest.mark.rule("ES-123", "ES-124", "ES-131")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_lonely_person_learns_nothing_from_a_window_of_bots(name, seed):
    """Its length does not depend on what the bots hold or have to think about."""
    films = [film(match, now, ()) for match, now in twins(name, seed, 1, 0)]
    assert films[0] == films[1]


@pytest.mark.rule("ES-6", "ES-134")
@pytest.mark.parametrize("name", GAMES)
def test_no_log_but_ones_own_names_a_card_that_was_not_seen(name):
    """Every card that a line of a seat's log names was known to that seat at that moment."""
    seats = tuple(person(i) for i in range(4))
    match = start(TableSetup(game=name, seats=seats, seed=5), Instant(), 0, definition=definition(name))
    Player(match, 5).to_the_end()
    named = 0
    for seat in (NOBODY, *range(4)):
        for entry in match.match_log.lines(seat):
            table = match.record.at(entry.n).table
            for part in entry.line:
                if hasattr(part, "kind") and part.kind != 255 and part.card >= 0:
                    before = match.record.at(entry.n - 1).table
                    assert (table.seen[part.card] | before.seen[part.card]) & table.eyes(seat)
                    named += 1
    assert named > 20


def test_who_draws_hears_what_it_is():
    """A card on its way into a hand is told by name to the seat at the screen, and to nobody else."""
    setup = TableSetup(game="espionage", seats=(person(0), bot(1)), seed=3)
    match = start(setup, Instant(), 0, definition=definition("espionage"))
    player, heard = Player(match, 3), {0: set(), 1: set()}
    layout = definition("espionage").layout(2)
    hands = {layout.find("hand", seat): seat for seat in heard}
    player.until(lambda m: m.n > 30 or m.game.over)
    for update in match.shared.since(0):
        for event in update.events:
            if event[0] == "move" and event[3] in hands:
                heard[hands[event[3]]].add(event[4] != UNKNOWN)
    assert heard[0] == {True}
    assert False in heard[1]
