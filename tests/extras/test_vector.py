"""Matches side by side are what the single environment shows, one by one."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tabletop import games, lab
from tabletop.bots.bot import RandomBot
from tabletop.lab import lab_match

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
STEPS = 40


def seats(game):
    return max(games.load(game).players[0], 4 if game == "codenames" else 2)


def same(batch, n, env):
    """Does a row show what the single environment shows?"""
    seen = env.observe(env.agent_selection)
    assert env.possible_agents[batch.seat[n]] == env.agent_selection
    assert (batch.seen[n] == seen["observation"]).all()
    assert (batch.mask[n] == seen["action_mask"]).all()


@pytest.mark.parametrize("game", games.built())
def test_a_row_is_a_match_of_its_own(game):
    """With the seed of its row, dealt anew at its end, with the rewards of the single environment."""
    vector, dice, ends = lab.TableVector(game, 3, seats(game)), Random(1), 0
    single = [lab.TableEnv(game, seats(game)) for _ in range(3)]
    batch = vector.reset(seed=10)
    for n, env in enumerate(single):
        env.reset(seed=10 + n)
        same(batch, n, env)
    for _ in range(STEPS):
        actions = [dice.choice(np.flatnonzero(row).tolist()) for row in batch.mask]
        batch = vector.step(actions)
        for n, env in enumerate(single):
            env.step(actions[n])
            assert list(batch.rewards[n]) == [env.rewards[agent] for agent in env.possible_agents]
            assert bool(batch.ended[n]) == all(env.terminations.values())
            if batch.ended[n]:
                ends += 1
                env.reset()
            same(batch, n, env)
    assert ends or game != "espionage"


def test_the_same_seed_gives_the_same_matches():
    """And another one others."""
    vector = lab.TableVector("espionage", 4)
    first = vector.reset(seed=3).seen.copy()
    assert (vector.reset(seed=3).seen == first).all()
    assert (vector.reset(seed=30).seen != first).any()
    assert (vector.reset(seed=2).seen[1:] == first[:-1]).all()


def test_bots_answer_for_their_seats():
    """So that an agent sees its own questions only; the bot's dice follow from the seed, too."""
    shown = []
    for _ in range(2):
        vector, ended = lab.TableVector("espionage", 4, bots={1: RandomBot()}), 0
        batch = vector.reset(seed=5)
        for _ in range(STEPS):
            assert set(batch.seat) == {0}
            batch = vector.step([0] * 4)
            ended += int(batch.ended.sum())
        assert ended
        shown.append(batch.seen.copy())
    assert (shown[0] == shown[1]).all()


def test_a_match_that_goes_on_for_too_long_is_cut_off(monkeypatch):
    """It is said to be, brings nobody anything, and the next one is dealt."""
    monkeypatch.setattr(lab_match, "LONGEST", 3)
    vector = lab.TableVector("rpgget", 2)
    vector.reset(seed=1)
    for n in range(1, 7):
        batch = vector.step([0, 0])
        assert batch.cut_off.all() == (n % 3 == 0)
        assert not batch.ended.any()
        assert not batch.rewards.any()


def test_an_action_that_there_is_not_is_one_sentence():
    """As in the single environment."""
    vector = lab.TableVector("espionage", 2)
    vector.reset(seed=1)
    with pytest.raises(ValueError, match=r"^seat_\d has \d+ actions now, and 255 is none of them\.$"):
        vector.step([255, 0])
