"""The log, the end screen's facts, and the look back."""

from __future__ import annotations

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.history.summary import MatchSummary
from tests.match.table import Instant, Player, begin


def evening(seed=2, people=2, seats=4):
    """A whole match of ESPIONAGE."""
    places = tuple(person(i) if i < people else bot(i) for i in range(seats))
    match = start(TableSetup(game="espionage", seats=places, seed=seed), Instant(), 0)
    return Player(match, seed).to_the_end()


def test_every_line_leads_to_its_moment():
    """Numbers rise, each is a moment of the match, and the view of it is what its viewer knew then."""
    match = evening()
    numbers = [line.n for line in match.match_log.lines(NOBODY)]
    assert numbers == sorted(numbers)
    assert numbers[-1] <= match.n
    for n in numbers[::7]:
        shown = match.shared.peek_at(n)
        expected = view(match.record.at(n), match.shared.viewer)
        assert shown.table.plain() == expected.table.plain()
        assert shown.no == expected.no


def test_looking_back_never_shows_what_was_learnt_later():
    """A person alone: at every moment the faces on the screen are those that were seen by then."""
    match = evening(people=1)
    for n in range(0, match.n, 11):
        then = match.record.at(n).table
        kinds = match.shared.peek_at(n).table.kind
        eyes = then.eyes(0) if match.shared.viewer == 0 else then.eyes(NOBODY)
        assert [kind != 255 for kind in kinds] == [bool(seen & eyes) for seen in then.seen]


def test_the_story_follows_from_the_match():
    """Scores at every change, moments from public events, decisions of each seat, the biggest swings first."""
    match = evening()
    summary = match.summary
    for point in summary.points:
        assert point.scores == match.definition.scores(match.record.at(point.n).table)
    assert summary.points[-1].scores == match.definition.scores(match.game.table)
    assert summary.points[-1].ms <= match.record.answers[-1].ms
    changes = [abs(swing.change) for swing in summary.swings()]
    assert changes == sorted(changes, reverse=True)
    assert len(changes) == 3
    decided = summary.decisions()
    assert set(decided) <= set(range(4))
    for seat, count in decided.items():
        given = [a for a in match.record.answers if a.seat == seat]
        assert 0 < count <= len(given)


def test_moments_are_what_the_game_calls_so():
    words = set()
    for seed in range(6):
        match = evening(seed)
        assert {moment.word for moment in match.summary.moments} <= match.definition.moments
        assert all(moment.line for moment in match.summary.moments)
        words |= {moment.word for moment in match.summary.moments}
    assert len(words) >= 3


def test_forced_choices_that_tell_nothing_are_pressed_for_people():
    """Only those that the game calls so; all others are shown, one option or not."""
    forced = games.load("espionage").pacing.forced
    match = evening(people=2, seats=2)
    shown, seen = set(), 0
    for n, answer in enumerate(match.record.answers):
        game = match.record.at(n)
        if len(game.options_of(answer.seat)) == 1:
            waited = answer.ms - match.record.answers[n - 1].ms if n else 0
            if game.ask[2] in forced:
                assert waited == 0
                seen += 1
            else:
                shown.add(game.ask[2])
    assert seen
    assert "reactions" in shown


def test_the_log_of_every_seat_is_kept_for_after_the_game():
    match = begin(people=1, bots=2)
    Player(match).to_the_end()
    logs = [match.match_log.lines(seat) for seat in range(3)]
    assert any(a != b for a in logs for b in logs)


def test_to_what_somebody_does_to_itself_there_was_no_answer():
    """Whoever gives up may have let something pass before: the end screen speaks of no answer in that hand."""
    match = start(TableSetup(game="espionage", seats=(person(0), bot(1)), seed=2), Instant(), 0)
    for doer, passed in ((0, ()), (1, (3,)), (NOBODY, (3,))):
        summary = MatchSummary(match.definition, match.game, match.match_log)
        summary._passed = [(4, 0)]
        summary._fell(5, (False, True), doer)
        assert [fall.passed for fall in summary.falls] == [passed]


def test_what_comes_before_the_first_turn_is_none():
    """Whoever begins: the story counts turns as the game does."""
    for first in ("seat0", "seat1"):
        setup = TableSetup(
            game="beanz", seats=(bot(0, "easy"), bot(1, "easy")), seed=3, options={"first_player": first}
        )
        match, now = start(setup, Instant(), 0), 0
        while match.game.table.turns < 3:
            now += 1000
            match.tick(now)
        assert match.summary.turns == 3
