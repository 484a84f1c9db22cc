"""By what somebody fell, which card could have answered it, and by what a match was decided."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.core.definition import Outcome
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.record import Record
from tabletop.match.history.decisive_events import DecisiveEvent, decided, inflicted, missed, own
from tabletop.match.history.summary import Elimination, KeyMoment, ScorePoint, blow
from tests.saying import said
from tools.rigs import gallery

ANN, BOB, ZOE = SeatRef(0), SeatRef(1), SeatRef(2)
SNIPER, MEDIC, TARGET, TANK, HERO = (CardRef(kind) for kind in range(5))
SHOT = (BOB, " plays ", SNIPER, " at ", ANN, ".")
OUT = (ANN, " is knocked out by ", BOB, ": ", TARGET, " is lost.")
BLAST = (TANK, " attacks ", HERO, " and ", TANK, ".")


@pytest.mark.parametrize(
    ("before", "fall", "action"),
    [
        ([(BOB, " draws ", MEDIC, "."), SHOT, (ANN, " has to lay ", TARGET, " open.")], [OUT], SHOT),
        ([(BOB, " plays ", SNIPER, "."), (BOB, " plays ", MEDIC, " for ", SNIPER, ".")], [OUT], (BOB, " plays ", SNIPER, ".")),
        ([SHOT, (BOB, "'s ", MEDIC, " does nothing.")], [OUT], SHOT),
        ([(HERO, " attacks ", HERO, "."), BLAST, (HERO, " takes 2.")], [(HERO, " of ", ANN, " falls.")], BLAST),
        ([(ZOE, " plays ", SNIPER, " at ", ANN, ".")], [(ANN, " has no cards left and is out.")], ()),
    ],
)  # fmt: skip
def test_the_action_is_that_of_whoever_the_fall_names(before, fall, action):
    """At that seat or with one card, or by a card at one that falls; nobody's action is made up."""
    assert blow(before, fall, 0) == action


def a_match(points, told, moments=(), falls=()):
    return SimpleNamespace(points=points, told=told, moments=moments, falls=falls)


WINS = (BOB, " wins.")
SCORES = (BOB, " completes ", MEDIC, ".")


def test_the_last_action_decides_where_it_says_who_and_with_what():
    points = [ScorePoint(0, 0, 0, (0, 0)), ScorePoint(3, 9, 1, (8, 5)), ScorePoint(7, 9, 2, (8, 10))]
    told = {7: ((ANN, " draws ", SNIPER, "."), SCORES, ("Nothing comes.",), WINS)}
    assert decided(a_match(points, told), Outcome((1,), "goal", "")) == DecisiveEvent(7, 3, SCORES)


def test_a_moment_decides_though_it_names_no_card():
    last = (BOB, " captures the last one.")
    told = {7: (last, (BOB, "'s ", SNIPER, " and ", MEDIC, " are spent."), WINS)}
    points = [ScorePoint(0, 0, 0, (0, 0)), ScorePoint(7, 9, 0, (2, 2))]
    match = a_match(points, told, [KeyMoment(7, "captures", last)])
    assert decided(match, Outcome((1,), "cleared", "")) == DecisiveEvent(7, 1, last)


def test_else_the_lead_that_was_never_lost_decides_where_nobody_has_a_side():
    course = [(0, 0, (0, 0)), (2, 0, (0, 3)), (4, 1, (4, 3)), (6, 2, (4, 6)), (9, 3, (4, 6))]
    points = [ScorePoint(n, 0, turn, scores) for n, turn, scores in course]
    told = {6: (SCORES,), 9: (("Nothing happens any more.",), WINS)}
    match = a_match(points, told)
    assert decided(match, Outcome((1,), "stall", "")) == DecisiveEvent(6, 3, SCORES, ahead=True)
    assert decided(match, Outcome((1,), "stall", "", "Reds", (0, 1))) == DecisiveEvent(9, 4, told[9][0])


STEALS, GIVES = (BOB, " steals 2 cards from ", ANN, "."), (BOB, " gives ", ANN, " a card.")
PLAYS = (ANN, " plays ", TANK, " at ", BOB, ".")


def test_what_others_have_done_to_somebody_is_told_and_own_plays_are_no_losses():
    """Cards in hand: what was stolen, and before a fall what was forced upon whoever fell, and the shot; once what was done
    again in that turn.
    """
    course = [
        (0, 1, (3, 4)),
        (2, 1, (1, 6)),
        (4, 0, (2, 6)),
        (5, 0, (1, 6)),
        (6, 1, (1, 6)),
        (7, 1, (2, 5)),
        (8, 1, (3, 4)),
    ]
    points = [ScorePoint(n, 0, turn, scores) for n, turn, scores in [*course, (9, 1, (3, 3)), (11, 1, (0, 3))]]
    told = {
        2: (STEALS,),
        5: (PLAYS,),
        7: (GIVES, (BOB, " takes ", TANK, ".")),
        8: (GIVES,),
        9: (SHOT,),
        11: (OUT, WINS),
    }
    match = a_match(points, told, falls=[Elimination(11, 3, 0, (), SHOT, OUT)])
    assert inflicted(match) == [(2, STEALS), (7, (*GIVES[:-1], " a card (2 times).")), (9, SHOT)]
    assert own(match, 0, 5, PLAYS)
    assert not own(match, 0, 2, STEALS)
    assert not own(match, 0, 11, OUT), "in somebody else's turn"


def test_of_losses_the_biggest_are_told():
    told = {n: ((BOB, f" steals {n} cards from ", ANN, "."),) for n in range(1, 6)}
    hands = [20, 19, 17, 14, 10, 5]
    points = [ScorePoint(n, 0, 1, (hand, 0)) for n, hand in enumerate(hands)]
    assert [n for n, _ in inflicted(a_match(points, told))] == [3, 4, 5]


def test_a_card_counts_as_an_answer_only_where_it_would_have_saved_its_seat():
    """Of all chances that were let pass in some matches: with the card that is named the seat lives, and so it says so."""
    named = 0
    for seed in range(12):
        setup, answers = gallery.game_of(seed, 4)
        record = Record(games.load(setup.game), 4, seed, {}, auto=False)
        for answer in answers:
            record.answer(answer)
        table = record.game.table
        for seat in (seat for seat in range(4) if not table.alive[seat]):
            n = next(n for n in range(len(answers) + 1) if not record.at(n).table.alive[seat])
            assert missed(record, Elimination(n, 1, seat)) is None, "nothing was let pass"
            assert missed(record, Elimination(n, 1, seat, (-1,))) is None, "before a snapshot nothing can be tried"
            passed = tuple(at for at in range(n - 12, n) if answers[at].seat == seat)
            found = missed(record, Elimination(n, 1, seat, passed))
            if found is not None:
                hands = [kind for at in passed for kind in held(record.at(at), seat)]
                assert found.card in hands
                named += 1
    assert named


def held(game, seat):
    return [game.table.kind[card] for act, card, _ in game.options_of(seat) or () if card >= 0]


def test_what_a_fall_was_and_its_missed_answer_are_told():
    """ES: who let a Terrorist pass with a Bodyguard in hand is told of both."""
    facts = gallery.finished(6)
    (fall,) = (fall for fall in facts.falls if fall.seat == 0)
    cards = facts.definition.cards
    assert facts.words.plain(fall.by) == said(
        "espionage/plays", seat="Oskar", kind="Terrorist", use="itself", answered="nothing"
    )
    assert [cards[kind].name for kind in facts.missed[0]] == ["Bodyguard", "Terrorist"]
