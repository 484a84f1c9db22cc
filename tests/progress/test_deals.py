"""The same deal again: what it says of cards and skill, that it is kept as it comes, and that each match counts once."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random
from time import sleep

import msgspec
import pytest

from tabletop.jobs import workers
from tabletop.match.seats import TableSetup, bot, person
from tabletop.progress import duplicate_deals, rating, skill
from tabletop.progress.duplicate_deals import DealRecord, DealRunner, DealShares, SameDeal
from tabletop.storage import Store

MATCHES = 5  # and one with a hard bot, one with other cards


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """Hard bots that think for a moment only, and results that are kept often."""
    monkeypatch.setattr(duplicate_deals, "ITERATIONS", 4)
    monkeypatch.setattr(duplicate_deals, "KEEP_EVERY", 2)


def table(*people, seed=3, level="easy"):
    others = [bot(len(people) + i, level) for i in range(max(1, 2 - len(people)))]
    seats = [person(i, f"P{who}", profile=who) for i, who in enumerate(people)] + others
    return TableSetup(game="espionage", seats=tuple(seats), seed=seed)


def played(store, setup, winners=(0,), now=100, **result):
    """A finished match in the store; only what the scores read of it."""
    plain = setup.plain()
    seats, seed, game = plain.pop("seats"), plain.pop("seed"), plain.pop("game")
    number = store.create_match(game=game, seed=seed, options=plain, seats=seats, program="x", now=now)
    store.finish(number, {"winners": list(winners), "ending": "knock-out", **result}, now=now)
    return number


def same(store, match, setup, jobs=1, matches=MATCHES, tick=0):
    clock = count(0, tick) if tick else None
    made = SameDeal(store, match, setup, matches, lambda: workers(jobs), lambda: next(clock) if clock else 7)
    made.go_on()
    return made


def finish(deal):
    while deal.running:
        deal.advance()
        sleep(0.002)
    return deal.found


def plain(found):
    return msgspec.structs.replace(found, seconds=0.0)


def test_bots_sit_in_the_places_of_people_only():
    """Normal ones in all of them, and now and then a hard one in one of them, or normal ones with other cards."""
    setup = table(1, 2)
    found = duplicate_deals.lineups(setup, MATCHES)
    assert [line.levels for line in found] == [
        *[("normal", "normal", "easy")] * 6,
        ("hard", "normal", "easy"),
        ("normal", "hard", "easy"),
    ]
    assert duplicate_deals.lineups(setup, 200)[:8] == found
    cards = [duplicate_deals.job(setup, line, n).args["table"]["seed"] for n, line in enumerate(found)]
    assert (
        [seed != setup.seed for seed in cards] == [line.other for line in found] == [False] * 4 + [True] + [False] * 3
    )
    other = duplicate_deals.lineups(setup, 200)
    assert len({duplicate_deals.job(setup, line, n).args["table"]["seed"] for n, line in enumerate(other)}) == 51


def test_a_deal_comes_to_the_same_whoever_plays_it_and_wherever_it_was_stopped():
    """Here, in two processes, and stopped in the middle and gone on with; never more than what was to be played."""
    setup, store = table(1), Store(None)
    whole = finish(same(store, 1, setup))
    assert (whole.done, whole.over) == (7, True)
    assert [of[0].matches for of in (whole.normal, whole.hard, whole.usual)] == [5, 1, 1]
    few = finish(same(Store(None), 1, setup, matches=4))
    assert plain(finish(same(Store(None), 1, setup, jobs=2, matches=4))) == plain(few)
    halves = Store(None)
    first = same(halves, 1, setup)
    while first.found.done < 4:
        first.advance()
    first.stop()
    assert duplicate_deals.kept(halves, 1, setup).done == 4
    assert plain(finish(same(halves, 1, setup))) == plain(whole)
    assert not same(halves, 1, setup).running


def test_what_other_rules_have_found_is_found_anew():
    """And what cannot be read, too."""
    setup, store = table(1), Store(None)
    store.notes.put("deal", "1", DealRecord("other rules", 12, {0: DealShares(10, 9.0)}, over=True), now=1)
    assert duplicate_deals.kept(store, 1, setup) is None
    store.notes.put("deal", "1", {"nonsense": True}, now=1)
    assert duplicate_deals.kept(store, 1, setup) is None
    assert same(store, 1, setup).running


def test_a_deal_that_takes_long_is_left_as_it_stands(monkeypatch):
    """Its range says how much that is worth."""
    monkeypatch.setattr(duplicate_deals, "LEAST", 3)
    found = finish(same(Store(None), 1, table(1), tick=duplicate_deals.LONGEST / 2))
    assert found.over
    assert 3 <= found.done < 6
    low, high = found.normal[0].range
    assert high - low > 0.3


def test_deals_wait_for_each_other_and_the_one_that_somebody_looks_at_comes_first():
    """What was under way goes on; a match that is gone is left out with a sentence; none are played when there is no wish."""
    store = Store(None)
    numbers = [played(store, table(1, seed=seed)) for seed in range(3)]
    wish = [MATCHES]
    dealing = DealRunner(store, lambda: wish[0], lambda: workers(1), lambda: 7)
    for number in (*numbers[:2], 99, *numbers[:2]):
        dealing.later(number)
    dealing.advance()
    assert (dealing.current.match, dealing.waiting) == (numbers[0], [numbers[1], 99])
    dealing.want(numbers[2])
    dealing.want(numbers[2])
    assert dealing.waiting == [numbers[2], numbers[0], numbers[1], 99]
    while dealing.current or dealing.waiting:
        dealing.advance()
    assert "99" in dealing.trouble
    assert all(store.notes.get("deal", str(number), DealRecord).over for number in numbers)
    wish[0] = 0
    dealing.want(numbers[0])
    dealing.later(numbers[0])
    assert not dealing.advance()


def test_skill_is_read_from_finished_matches_whose_deals_are_done():
    """Of one person, in one game; each counts once, also when it is read twice."""
    store = Store(None)
    first, second, third = (played(store, table(1, 2), winners) for winners in ((0,), (1,), (0, 1)))
    played(store, table(2))
    worth = {first: 0.25, second: 0.5, third: 0.75}
    for number, share in worth.items():
        normal, hard = {0: DealShares(100, 100 * share), 1: DealShares(100, 50.0)}, {0: DealShares(4, 3.0)}
        found = DealRecord("x", 12, normal, hard, {0: DealShares(20, 8.0)}, over=number != third)
        store.notes.put("deal", str(number), found, now=1)
    for _ in range(2):
        known, unknown = skill.points(store, "espionage", 1)
        assert [point[2:] for point in known] == [(1.0, 0.25, 0.4, 0.75), (0.0, 0.5, 0.4, 0.75)]
        assert [point.difference for point in known] == [0.75, -0.5]
        assert [match.id for match in unknown] == [third]
    other, _ = skill.points(store, "espionage", 2)
    assert [(point.gain, point.luck) for point in other] == [(-0.5, 0), (0.5, 0)], "without other cards: the same ones"
    assert skill.points(store, "beanz", 1) == ([], [])
    assert [found.mean for found in skill.curve(other)] == pytest.approx([-0.5, 0])


def lucky(reached, matches=200, skilled=0.1):
    """Matches of somebody of so much skill who had good luck; `reached`: how much of it reached the results."""
    dice = Random(5)
    luck = [dice.uniform(-0.3, 0.5) for _ in range(matches)]
    return [skill.SkillPoint(n, 0, 0.5 + skilled + reached * much, 0.5 + much, 0.5) for n, much in enumerate(luck)]


@pytest.mark.parametrize("reached", [0.0, 0.45, 1.0])
def test_luck_is_taken_out_as_far_as_it_reached_the_results(reached):
    """A player's own slope is found from many matches; few are scored with that of bots."""
    many, few = lucky(reached), lucky(reached, 2)
    assert skill.slope(many) == pytest.approx(reached, abs=0.15)
    assert abs(skill.slope(few) - skill.SLOPE) < 0.1
    assert skill.mean(skill.scores(many)).mean == pytest.approx(0.1, abs=0.02)
    assert skill.curve(many)[-1] == skill.mean(skill.scores(many))
    assert skill.slope([]) == skill.SLOPE


def test_a_score_varies_less_than_what_it_is_made_of():
    """Where half of the luck reaches the results, and much else besides: less than wins, and than their difference to bots."""
    dice = Random(9)
    known = [point._replace(share=float(dice.random() < point.share)) for point in lucky(0.5, matches=400)]
    plain, beyond = skill.mean([point.gain for point in known]), skill.mean([point.difference for point in known])
    found = skill.mean(skill.scores(known))
    assert found.high - found.low < min(plain.high - plain.low, beyond.high - beyond.low)


def test_the_range_of_a_skill_shrinks_with_what_is_known():
    """One match says little; a hundred alike say much; without any, anything may be."""
    ranges = [skill.mean([0.1, -0.1] * n) for n in (1, 4, 16, 64)]
    widths = [found.high - found.low for found in ranges]
    assert all(a > 1.5 * b for a, b in pairwise(widths))
    assert widths[0] > 0.5
    assert widths[-1] < 0.1
    assert skill.mean([]) == (0, 0.0, -1.0, 1.0)


def test_ratings_put_the_better_one_first():
    """People by profile, bots by level; a draw of all says nothing; the same matches give the same ratings."""
    store = Store(None)
    for winners in ((0,), (0,), (0,), (1,), (0,), (0, 1)):
        played(store, table(1), winners)
    found = rating.ratings(store.finished_matches("espionage"))
    assert [(rated.player, rated.matches) for rated in found] == [(1, 6), ("easy", 6)]
    assert found[0].rating > 25 > found[1].rating
    assert found[0].low < found[0].rating < found[0].high
    assert rating.ratings(store.finished_matches("espionage")) == found
    played(store, table(1), ())
    assert [(rated.rating, rated.matches) for rated in rating.ratings(store.finished_matches("espionage"))] == [
        (rated.rating, 7) for rated in found
    ]


def test_partners_are_rated_as_one_side():
    """Both gain alike, and both of those who lose lose alike."""
    store = Store(None)
    seats = [person(seat, f"P{seat}", profile=seat + 1) for seat in range(4)]
    setup = TableSetup(game="codenames", seats=tuple(seats), seed=1)
    played(store, setup, (0, 2), sides=[0, 1, 0, 1], team="Blue")
    found = {rated.player: rated.rating for rated in rating.ratings(store.finished_matches("codenames"))}
    assert found[1] == found[3] > 25 > found[2] == found[4]


def test_two_bots_of_one_level_are_one_player():
    """And people without a name are one guest."""
    store = Store(None)
    seats = (bot(0, "easy"), bot(1, "easy"), person(2, "Player 3"), person(3, "Ann", profile=5))
    played(store, TableSetup(game="espionage", seats=seats, seed=1), (3,))
    found = rating.ratings(store.finished_matches("espionage"))
    assert {rated.player: rated.matches for rated in found} == {5: 1, "easy": 1, rating.GUEST: 1}
    assert found[0].player == 5
