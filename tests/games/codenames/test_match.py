"""Codenames in a match: bots' clues are values, bots leave guesses to people, a hard timer runs on between guesses."""

from __future__ import annotations

import pytest

from tabletop.bots.inline import InlineBots
from tabletop.core.ask import CLOCK, TELL, UNKNOWN
from tabletop.core.definition import Outcome
from tabletop.core.record import told
from tabletop.core.view import view
from tabletop.games.codenames.definition import DEFINITION
from tabletop.games.codenames.rules.acts import LOCK, MARK
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.match.autosave import copied
from tabletop.storage import Store

SECOND = 1000


def table(*seats, **options):
    setup = TableSetup(game="codenames", seats=seats, seed=3, options=options, privacy="open", pace="quick")
    return start(setup, InlineBots(), 0, definition=DEFINITION)


def until(match, done, now, most=600):
    """Let time pass until something is true; the time."""
    for _ in range(most):
        if done():
            return now
        now += SECOND // 4
        match.tick(now)
    raise AssertionError("it never comes")


@pytest.mark.rule("CN-132")
def test_bots_play_a_whole_match():
    """Clues are kept as values, and the record plays them again."""
    match = table(*(bot(place, "easy") for place in range(4)))
    until(match, lambda: match.game.over, 0, 4000)
    clues = [answer for answer in match.record.answers if answer.value is not None]
    assert clues
    assert all(answer.value[0] == "clue" for answer in clues)
    again = match.record.at(len(match.record.answers))
    assert again.table.plain() == match.game.table.plain()


@pytest.mark.rule("CN-133")
def test_a_bot_beside_a_person_marks_and_waits():
    match = table(bot(0), bot(1), bot(2), bot(3), person(4), person(5))
    side = match.game.table.side
    human = 4 + side
    now = until(match, lambda: match.game.ask[0] != TELL, 0)
    now = until(match, lambda: any(match.game.table.marks), now)
    until_much_later = now + 60 * SECOND
    while now < until_much_later:
        now += SECOND
        match.tick(now)
    assert match.game.table.guesses == 0
    assert [marks.bit_count() for marks in match.game.table.marks].count(1) == 1
    lock = next(option for option in match.game.options_of(human) if option[0] == LOCK)
    match.choose(match.game.no, human, lock, now)
    assert match.game.table.guessed


@pytest.mark.rule("CN-86")
def test_a_hard_timer_runs_on_between_guesses():
    """Marks and right guesses buy no time: the Agents' two minutes, and 30 s before the first guess, count from the clue."""
    match = table(bot(0), bot(1), person(2), person(3), timer="hard")
    now = until(match, lambda: match.game.ask[2] == "guess", 0)
    agent = 2 + match.game.table.side
    for _ in range(14):
        now += 10 * SECOND
        mark = next(option for option in match.game.options_of(agent) if option[0] == MARK)
        match.choose(match.game.no, agent, mark, now)
        assert match.game.ask[2] == "guess"
    match.tick(now + 11 * SECOND)
    assert match.record.answers[-1].seat == CLOCK
    assert match.game.ask[2] == "give_clue"


@pytest.mark.rule("CN-131")
def test_a_mark_is_taken_back_and_a_guess_is_not():
    match = table(bot(0), bot(1), person(2), person(3))
    now = until(match, lambda: match.game.ask[2] == "guess", 0)
    agent = 2 + match.game.table.side
    assert match.undo.target is None
    mark = next(option for option in match.game.options_of(agent) if option[0] == MARK)
    match.choose(match.game.no, agent, mark, now)
    match.undo.request(agent, now)
    assert match.game.table.marks == (0,) * 4
    lock = next(option for option in match.game.options_of(agent) if option[0] == LOCK)
    match.choose(match.game.no, agent, lock, now)
    assert match.undo.target is None


@pytest.mark.rule("CN-132")
def test_24_who_leaves_is_replaced_by_a_bot_with_the_same_view():
    """All Agents of a team leave; the Director's place is taken by somebody else behind the curtain only."""
    setup = TableSetup(game="codenames", seats=tuple(person(place) for place in range(4)), seed=3, pace="quick")
    match = start(setup, InlineBots(), 0, definition=DEFINITION)
    side = match.game.table.side
    director, agent = match.game.table.directors[side], 2 + side
    before = view(match.game, agent).table.plain()
    match.seating.take_over(agent, bot(agent), 0)
    assert view(match.game, agent).table.plain() == before
    match.seating.take_over(director, bot(director), 0)
    match.seating.take_over(director, person(director), 0)
    match.tick(10)
    curtain = match.shared.privacy.curtain
    assert curtain is not None
    assert curtain.seat == director
    assert all(kind == UNKNOWN for kind in match.shared.view().table.kind[25:])
    match.lift(director, HOLD_MS, 20)
    match.tell(match.game.no, director, ("clue", "moon", 1, ()), 30)
    until(match, lambda: match.game.table.guessed, 40)
    assert match.game.table.guessed[0][2] == agent


def test_a_team_has_won_and_shares_with_nobody():
    """In the statistics it is a win for each of its people."""
    store = Store(None)
    ann, ben = (store.profiles.create(name, colour="seat0", avatar="", now=0) for name in ("Ann", "Ben"))
    seats = (bot(0), bot(1), bot(2), bot(3), person(4, "Ann", profile=ann.id), person(5, "Ben", profile=ben.id))
    setup = TableSetup(game="codenames", seats=seats, seed=3)
    for winners, team in (((0, 2, 4), "S.H.I.E.L.D."), ((1, 3, 5), "HYDRA"), ((0, 2, 4), "")):
        copied(store, setup, [told(1, 0, ("clue", "moon", 1, ()))], Outcome(winners, "all_found", "", team), 9)
    found = store.statistics(ann.id)
    assert (found.played, found.won, found.shared, found.lost) == (3, 1, 1, 1)


@pytest.mark.rule("CN-6")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_in_the_next_game_others_of_the_same_teams_direct(seats):
    match = table(*(person(seat, f"P{seat}") for seat in range(seats)))

    def seen():
        names, s = [seat.name for seat in match.setup.seats], match.game.table
        return {names[seat] for seat in s.directors if seat >= 0}, dict(zip(names, s.sides, strict=True))

    (before, teams), match.game.table.ending, match.game.table.winner = seen(), "all_found", 0
    match = start(match.rematch(), InlineBots(), 0, definition=DEFINITION)
    after, same = seen()
    assert same == teams
    assert not after & before


@pytest.mark.parametrize(("way", "words"), [("hold", "Hold an asset down to lock it."), ("click", "Lock an asset.")])
def test_the_prompt_says_how_an_asset_is_touched(way, words):
    match = table(bot(0), bot(1), person(2), person(3), lock_by=way, challenge="off")
    until(match, lambda: match.game.ask[0] != TELL, 0)
    assert DEFINITION.prompt(view(match.game, match.shared.asked)).line == (words,)
