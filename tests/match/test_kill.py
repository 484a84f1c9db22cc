"""A killed program loses nothing: the match stands exactly after its last committed answer."""

from __future__ import annotations

import multiprocessing
from random import Random
from time import sleep

import pytest

from tabletop.match import resume, state_history
from tabletop.progress import puzzles
from tabletop.progress.puzzles import own_file
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.driving import whole
from tests.match.table import Instant, Player, begin
from tests.match.victim import (
    DECK,
    GAME,
    PUZZLED,
    end,
    keep_puzzles,
    open_packs,
    play,
    save_decks,
    table,
    write_reviews,
)

KILLS = 100
FEW = 25


def reference(seed):
    """The same match without a store, played to its end: all its answers."""
    return Player(begin(table(seed))).to_the_end()


def spawner():
    """Forks of a process that has imported everything; where there are none, new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.match.victim"])
    return context


def killed(context, victim, path, random):
    """Let something be done for a random moment, then end the process hard; the last that it said."""
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=victim, args=(path, theirs), daemon=True)
    process.start()
    theirs.close()
    said = mine.recv()
    for _ in range(random.randrange(8)):
        said = mine.recv()
    sleep(random.random() * 0.002)  # into the middle of whatever it is doing
    process.kill()
    process.join()
    try:
        while True:
            said = mine.recv()
    except (EOFError, OSError):
        return said


@pytest.mark.timeout(60)
def test_kill_at_100_random_moments(tmp_path):
    """What was said to be committed is there; what is there is the beginning of the match; resume stands at its end."""
    path, random, context = tmp_path / "tabletop.sqlite3", Random(1), spawner()
    references, lengths = {}, []
    for _ in range(KILLS):
        number, n = killed(context, play, path, random)
        store = Store(path)
        for saved in store.matches(1000):
            if saved.seed not in references:
                references[saved.seed] = reference(saved.seed)
            whole_match = references[saved.seed]
            answers = [(a.ask, a.seat, a.option) for a in store.answers(saved.id)]
            assert answers == [tuple(a[:3]) for a in whole_match.record.answers[: len(answers)]]
            if saved.id == number:
                assert len(answers) >= n
            if saved.state == "open":
                match = resume(store, saved.id, Instant(), 0, definition=DEFINITION)
                assert match.notice == ""
                assert match.n == len(answers)
                assert whole(match.game) == whole(whole_match.record.at(len(answers)))
                lengths.append(match.n)
            else:
                assert len(answers) == whole_match.n
        store.close()
    assert len(set(lengths)) > 20, "the kills came at many different moments"


@pytest.fixture
def owner(tmp_path):
    """The saved games of one person."""
    path = tmp_path / "tabletop.sqlite3"
    store = Store(path)
    profile = store.profiles.create("Ann", colour="", avatar="", now=0).id
    store.close()
    return path, profile


@pytest.mark.timeout(60)
def test_a_kill_at_the_last_answer_counts_the_match_once(owner):
    """Either the last answer and the result are there, or neither; whoever goes on ends it, and it counts once."""
    (path, profile), random, context = owner, Random(2), spawner()
    for _ in range(FEW // 2):
        number = killed(context, end, path, random)
        store = Store(path)
        for saved in store.matches(1000):
            if saved.state == "open":
                match = resume(store, saved.id, Instant(), 0, definition=DEFINITION)
                assert not match.game.over, "its last answer came without its result"
                Player(match).to_the_end()
                match.close()
        assert store.match(number).state == "finished"
        assert not state_history.kept(store, number) or state_history.read(
            state_history.kept(store, number), DEFINITION
        ), "whole, or none"
        assert store.statistics(profile).played == len(store.matches(1000))
        store.close()


@pytest.mark.timeout(60)
def test_a_kill_while_a_pack_is_opened_loses_no_card_and_makes_none(owner):
    (path, profile), random, context = owner, Random(3), spawner()
    for _ in range(FEW):
        number = killed(context, open_packs, path, random)
        store = Store(path)
        opened = [pack.id for pack in store.collections.opened(profile, GAME)]
        assert store.collections.owned(profile, GAME) == {f"card {pack}": 3 for pack in opened}
        assert number in {*opened, *(pack.id for pack in store.collections.sealed(profile, GAME))}
        store.close()


@pytest.mark.timeout(60)
def test_a_kill_while_a_deck_is_saved_leaves_the_old_one_or_the_new_one(owner):
    (path, profile), random, context = owner, Random(4), spawner()
    for _ in range(FEW):
        copies = killed(context, save_decks, path, random)
        store = Store(path)
        [deck], problems = store.decks.all(profile, GAME)
        assert problems == []
        assert deck.name == f"{DECK}{deck.cards['lion']}"
        assert deck.cards["lion"] >= copies
        store.close()


@pytest.mark.timeout(60)
def test_a_kill_while_a_puzzle_is_kept_costs_that_one_at_the_most(owner):
    """All that were said to be kept are there, and at most one torn line for each kill."""
    (path, _), random, context = owner, Random(5), spawner()
    last = [killed(context, keep_puzzles, path, random) for _ in range(FEW)]
    found = puzzles.read(own_file(path.parent, PUZZLED).read_bytes(), "own")
    there = {puzzle.id for puzzle in found.puzzles}
    assert len(found.troubles) <= FEW
    for said in last:
        process, number = said.split("-")
        assert {f"{process}-{n}" for n in range(1, int(number) + 1)} <= there


@pytest.mark.timeout(60)
def test_a_kill_while_a_review_is_written_leaves_the_old_one_or_the_new_one(owner):
    (path, _), random, context = owner, Random(6), spawner()
    for _ in range(FEW):
        many = killed(context, write_reviews, path, random)
        store = Store(path)
        length, *rest = store.notes.get("review", "1", list[int])
        assert rest == list(range(length))
        assert length >= many
        store.close()
