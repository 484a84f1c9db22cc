"""Applause for a title: who may clap, what is kept of it, and that the match itself knows nothing of it."""

from tabletop.bots.inline import InlineBots
from tabletop.match import TableSetup, bot, person, resume, start
from tabletop.match.applause import MOST, ApplausePoll, best, ovations_of, verdict
from tabletop.storage import Store
from tests.saying import said


def seated(store=None):
    seats = (person(0, "Ruby"), person(1, "Oskar"), bot(2))
    setup = TableSetup(game="austin", seats=seats, seed=3, options={"say_titles": "applause"})
    return start(setup, InlineBots(), 0, store=store)


def test_everybody_but_the_reader_claps_and_not_for_ever():
    match = seated()
    assert match.applause.begin(0, "a-card")
    for _ in range(MOST + 3):
        match.applause.clap(1)
        match.applause.clap(0)
        match.applause.clap(2)
    claps = match.applause.open.claps
    assert claps.keys() == {1, 2}
    assert claps[1] == MOST
    assert 0 < claps[2] <= MOST, "a bot has a die of its own"
    assert not seated().applause.begin(2, "a-card"), "a bot reads nothing aloud"


def test_two_windows_tell_of_one_reading():
    match = seated()
    match.applause.begin(0, "a-card")
    match.applause.clap(1)
    match.applause.begin(0, "a-card")
    assert match.applause.open.claps[1] == 1
    assert match.applause.end() is not None
    assert match.applause.end() is None
    assert len(match.applause.kept) == 1


def test_it_is_a_note_beside_the_match_and_outlasts_a_resume():
    """Neither answers nor game change by it; what was taken back since is forgotten."""
    store = Store(None)
    match = seated(store)
    before = match.n, match.game.no, match.record.options
    match.applause.kept = [ApplausePoll(match.n + 1, 1, "taken-back", {0: 1})]
    match.applause.begin(0, "a-card")
    match.applause.clap(1)
    match.applause.end()
    assert (match.n, match.game.no, match.record.options) == before
    number = match.autosave.number
    assert [one.card for one in ovations_of(store, number)] == ["a-card"]
    match.close()
    again = resume(store, number, InlineBots(), 0)
    assert [one.claps[1] for one in again.applause.kept] == [1]
    again.close()


def test_the_best_one_had_most_hands_for_its_house():
    few, many = ApplausePoll(1, 0, "x", {1: MOST}), ApplausePoll(2, 1, "y", {0: MOST, 2: 1, 3: 1})
    assert best([many, few]) is few
    assert best([ApplausePoll(1, 0, "x", {1: 0})]) is None
    assert verdict(few.share) == said("match-standing-ovation")
    assert verdict(0.1) == "polite applause"
