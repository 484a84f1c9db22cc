"""The review of a kept match: the same whoever does it and however often it is stopped; what fails is said, nothing is lost."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tabletop import games
from tabletop.bots.analysis import AnalysisEffort
from tabletop.core.ask import PASS, RACE, TELL
from tabletop.jobs import JobError
from tabletop.jobs.backends import InProcess
from tabletop.jobs.job import do
from tabletop.match.save_reader import ReadMatch, replay
from tabletop.progress import review as module
from tabletop.progress.decision_analysis import AnalysedDecision, ShareRange, decisions, job
from tabletop.progress.review import (
    KIND,
    LEAST,
    MOST,
    ChancePoint,
    Review,
    ReviewMeans,
    ReviewState,
    curve,
    mattered,
    watched,
    watcher,
)
from tabletop.storage import Store, StoreError
from tests.saying import said, says
from tools.rigs.screens import kept

SMALL = AnalysisEffort(iterations=6, worlds=4, answers=2)


@pytest.fixture(scope="module")
def past():
    setup, answers = kept.played()
    return replay(ReadMatch(games.load(setup.game), setup, list(answers)))


def reviewed(past, store=None, make=lambda: [InProcess()], match=1):
    return Review(store or Store(None), match, past, (0,), ReviewMeans(make, lambda: 5, SMALL))


def to_the_end(review, most=10_000):
    review.go_on()
    for _ in range(most):
        review.advance()
        if not review.running:
            return review
    raise AssertionError(f"{review.done} of {review.total}")


@pytest.fixture(scope="module")
def whole(past):
    return to_the_end(reviewed(past))


def test_every_decision_of_a_person_is_looked_at(past, whole):
    """There was another answer, it was no matter of speed, and giving up is no other answer."""
    assert [look.n for look in whole.looks] == [found.n for found in decisions(past, (0,))]
    assert whole.total > 15
    for look in whole.looks:
        game = past.at(look.n)
        assert past.answers[look.n].seat == look.seat == 0
        assert len(game.options_of(0)) > 1 or game.ask[0] == TELL
        assert game.ask[0] != RACE
        assert 0 <= look.given.low <= look.given.middle <= look.given.high <= 1
        assert look.was_best == (look.choice == past.answers[look.n].choice or look.behind == 0)
        assert look.surely <= look.behind
        assert look.every_best[0] == pytest.approx(look.best.middle, abs=1e-4)
        assert sum(look.every_given) == pytest.approx(1, abs=1e-3)


def test_whoever_gives_up_has_not_decided_about_an_answer(past):
    acts, due = past.definition.acts, list(decisions(past, (0,)))
    for n, _ in due:
        found = past.at(n).options_of(0)
        index = next((i for i, option in enumerate(found) if option != PASS and acts[option[0]].grave), None)
        if index is not None:
            break
    given = past.answers[n]._replace(choice=index)
    setup, _ = kept.played()
    ended = replay(ReadMatch(past.definition, setup, [*past.answers[:n], given]))
    assert list(decisions(ended, (0,))) == due[: [at for at, _ in due].index(n)]


def test_the_same_review_twice_is_the_same_however_it_is_done(past, whole):
    """Another order, more workers, stopped in the middle and gone on with later from what was kept."""
    store = Store(None)
    first = reviewed(past, store, make=lambda: [InProcess(), InProcess(), InProcess()])
    first.go_on()
    for _ in range(3):
        first.advance()
    first.stop()
    assert 0 < first.done < first.total
    second = reviewed(past, store)
    assert second.done == first.done
    to_the_end(second)
    assert second.looks == whole.looks
    assert reviewed(past, store).over


def test_what_was_found_by_other_rules_is_found_anew(past, monkeypatch):
    store = Store(None)
    done = to_the_end(reviewed(past, store))
    assert reviewed(past, store).done == done.total
    monkeypatch.setattr(module, "rules_version", lambda _game: "other")
    assert reviewed(past, store).done == 0
    monkeypatch.undo()
    other = replay(ReadMatch(past.definition, kept.played()[0], past.answers[:-1]))
    assert reviewed(other, store).done == 0, "a match that has gone another way is another match"


def test_only_what_the_seat_knew_goes_to_the_worker(past):
    """Two deals that a seat cannot tell apart make the same job."""
    decision = next(iter(decisions(past, (0,))))
    known = msgspec.json.encode(job(past, decision, SMALL, 1))
    hidden = past.at(decision.n)
    table = hidden.table
    unseen = [card for card, seen in enumerate(table.seen) if not seen & 1]
    kinds = {card: table.kind[card] for card in unseen}
    for card, other in zip(unseen, reversed(unseen), strict=True):
        table.kind[card] = kinds[other]
    assert hidden.knowledge(0).save() == past.at(decision.n).knowledge(0).save()
    assert b'"rng":0' in known


class Dying(InProcess):
    """A worker that dies whenever it is at one decision."""

    def __init__(self, at):
        super().__init__()
        self.at = at

    def poll(self):
        if any(piece.no == self.at for piece in self._pieces):
            raise JobError("3 processes died at this.")
        return super().poll()


class Failing(InProcess):
    """Workers whose function fails at one decision."""

    def __init__(self, at):
        super().__init__()
        self.at = at

    def poll(self):
        pieces, self._pieces = self._pieces, []
        broken = [
            msgspec.structs.replace(p, job=msgspec.structs.replace(p.job, args={})) if p.no == self.at else p
            for p in pieces
        ]
        return [do(piece) for piece in broken]


@pytest.mark.parametrize(("worker", "why"), [(Dying, "the worker died at it"), (Failing, "TypeError")])
def test_what_fails_is_missing_and_the_rest_is_there(past, whole, worker, why):
    at = whole.looks[4].n
    store = Store(None)
    broken = to_the_end(reviewed(past, store, make=lambda: [worker(at)]))
    assert broken.looks == [look for look in whole.looks if look.n != at]
    assert says(broken.lack, "progress-review-lack", count=1, of=whole.total)
    assert why in broken.lack
    again = reviewed(past, store)
    assert again.lack == broken.lack, "it is still said another day"
    assert to_the_end(again).looks == whole.looks
    assert again.lack == ""


def test_workers_that_cannot_even_be_started_leave_it_standing(past):
    class Gone(InProcess):
        def poll(self):
            if self._pieces:
                raise JobError("3 processes died as soon as they were started.")
            return []

    review = reviewed(past, make=lambda: [Gone()])
    to_the_end(review)
    assert not review.running
    assert not review.over
    assert review.looks == []
    assert "stands still" in review.trouble
    review.make = lambda: [InProcess()]
    assert to_the_end(review).over, "and goes on when there are workers again"
    assert review.trouble == ""


def test_a_full_disk_loses_nothing(past, whole, monkeypatch):
    store = Store(None)

    def full(*_args, **_more):
        raise StoreError("The disk is full.", "the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store.notes, "put", full)
        review = reviewed(past, store)
        review.go_on()
        review.advance()
        review.advance()
        assert review.trouble == said("progress-review-unkept", why=said("storage-full-why"))
        assert review.done
    to_the_end(review)
    assert review.trouble == ""
    assert store.notes.get(KIND, "1", ReviewState).looks == review.found.looks
    assert review.looks == whole.looks


def test_a_damaged_note_is_said_and_left_until_there_is_a_new_one(past):
    store = Store(None)
    store.notes.put(KIND, "1", {"about": 3}, now=1)
    review = reviewed(past, store)
    assert "damaged" in review.trouble
    assert review.done == 0


# --- what it comes to


def look(n, given=0.5, best=0.5, surely=0.0, **more):
    behind = best - given
    chances = [ShareRange(middle, middle - 0.05, middle + 0.05) for middle in (given, best)]
    return AnalysedDecision(
        n=n, seat=more.pop("seat", 0), given=chances[0], best=chances[1], choice=0, behind=behind, surely=surely, **more
    )


def test_nothing_inside_the_noise_is_called_a_mistake():
    """However large the difference looks."""
    assert mattered([look(n, 0.2, 0.6, surely=0.0) for n in (1,)]) == []
    [cost] = mattered([look(1, 0.2, 0.4, surely=0.06)])
    assert (cost.kind, round(cost.size, 2), cost.low, round(cost.high, 2)) == ("cost", 0.2, 0.06, 0.34)


def test_what_anybody_would_have_done_is_not_well_found():
    assert mattered([look(1, ahead=0.1, other=0.2, obvious=True)]) == []
    [found] = mattered([look(1, ahead=0.1, other=0.2, obvious=False)])
    assert (found.kind, found.low, found.size) == ("found", 0.1, 0.2)


def test_a_cost_that_one_of_many_would_have_by_chance_is_not_sure():
    """The worst of a hundred noisy comparisons comes out on top, whatever was answered."""
    close, clear = look(1, 0.2, 0.4, surely=0.06), look(2, 0.2, 0.8, surely=0.5)
    others = [look(n, 0.4, 0.4, surely=0.0) for n in range(3, 100)]
    assert [cost.sure for cost in mattered([close])] == [True]
    assert {cost.look.n: cost.sure for cost in mattered([close, clear, *others]) if cost.kind == "cost"} == {
        1: False,
        2: True,
    }


def test_a_turning_point_is_what_happened_between_two_decisions_of_a_seat():
    looks = [look(1, 0.5, 0.5), look(2, 0.3, 0.3, seat=1), look(5, 0.8, 0.8), look(7, 0.85, 0.85)]
    [turn] = mattered(looks)
    assert (turn.kind, turn.look.n, round(turn.size, 2)) == ("turning", 1, 0.3)
    assert turn.low < turn.size < turn.high


def test_five_are_told_in_their_order():
    looks = [look(n, 0.3 - n / 100, 0.5, surely=0.02 + n / 100) for n in range(1, 15)]
    found = mattered(looks)
    assert len(found) == MOST
    assert all(a.look.n <= b.look.n for a, b in pairwise(found))
    assert {one.look.n for one in found if one.kind == "cost"} >= {14, 13, 12}
    assert all(min(abs(one.low), abs(one.high)) >= LEAST for one in found)


def test_the_curve_shows_what_there_was_and_what_was_left():
    points = curve([look(1, 0.4, 0.6, surely=0.1), look(3, 0.3, 0.3), look(4, 0.9, 0.9, seat=1)], (0,))
    assert [(point.n, point.chance.middle) for point in points] == [(1, 0.6), (2, 0.4), (3, 0.3)]


def test_the_curve_of_another_seat_is_what_one_person_could_tell_of_it():
    """Of the person who decided most often: what another one knew would make it jump."""
    looks = [
        look(1, 0.4, 0.6, surely=0.1, every_best=(0.6, 0.1, 0.3), every_given=(0.4, 0.2, 0.4)),
        look(2, seat=1, every_best=(0.0, 0.5, 0.5), every_given=(0.0, 0.5, 0.5)),
        look(3, 0.3, 0.3, every_best=(0.3, 0.0, 0.7), every_given=(0.3, 0.0, 0.7)),
    ]
    assert watcher(looks) == 0
    assert [(point.n, *point.chance) for point in watched(looks, 0, 2, ChancePoint(5, ShareRange(1, 1, 1)))] == [
        (1, 0.3, 0.3, 0.3),
        (2, 0.4, 0.4, 0.4),
        (3, 0.7, 0.7, 0.7),
        (5, 1, 1, 1),
    ]
