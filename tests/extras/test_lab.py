"""Every game passes PettingZoo's own tests, tells an agent no more than its seat knows, and adds its rewards up to nothing."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tabletop import games, lab
from tabletop.lab.observation import ViewEncoder

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.filterwarnings(
    "ignore::UserWarning", "ignore::DeprecationWarning"
)  # the checker finds numbers of cards unusual


def seats(game):
    return max(games.load(game).players[0], 4 if game == "codenames" else 2)


def play(env, seed, most=400):
    """Play by chance; what every agent has got."""
    dice, won = Random(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        won[agent] = won.get(agent, 0.0) + reward
        over = terminated or truncated
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return won


@pytest.mark.parametrize("game", games.built())
def test_pettingzoo_is_content(game):
    """Its tests of the interface and of seeds."""
    api_test(lab.env(game, seats(game)), num_cycles=200)
    seed_test(lambda: lab.env(game, seats(game)), num_cycles=40)


def test_rewards_are_the_part_of_the_win_beyond_a_fair_share():
    """They add up to nothing, and whoever wins alone has what the others lack."""
    env = lab.env("espionage", 3)
    found = [play(env, seed, 5000) for seed in range(4)]
    assert all(sum(won.values()) == pytest.approx(0) for won in found)
    assert {round(max(won.values()), 3) for won in found} <= {0.667, 0.167, 0.0}
    assert play(env, 1, 5000) == found[1]


@pytest.mark.parametrize("game", games.built())
def test_an_agent_sees_no_more_than_its_seat_knows(game):
    """Its numbers can be had from the game without all that the seat does not know."""
    definition, dice, compared = games.load(game), Random(5), 0
    state = definition.start(seats(game), 5)
    eye = ViewEncoder(definition, state)
    for _ in range(60):
        if state.over:
            break
        if state.seat >= 0 and dice.random() < 0.3:
            for seat in range(seats(game)):
                mine = eye.look(state, seat)
                assert mine.shape == (eye.size,)
                assert (mine == eye.look(state.knowledge(seat), seat)).all()
                compared += 1
        state.step(int(dice.random() * len(state.options)))
    assert compared


def test_an_action_that_there_is_not_is_one_sentence():
    """And changes nothing."""
    env = lab.TableEnv("espionage", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(ValueError, match=r"^seat_\d has \d+ actions now, and 255 is none of them\.$"):
        env.step(255)
    assert (env.observe(env.agent_selection)["observation"] == before["observation"]).all()
    with pytest.raises(ValueError, match="2 to 6"):
        lab.env("espionage", 7)


def test_it_says_who_is_asked_what():
    """In words, when somebody wants them, and nothing else."""
    env = lab.env("espionage", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith(f"{env.agent_selection}: ")
    play(env, 1, 5000)
    assert env.unwrapped.render()
    assert lab.TableEnv("espionage").render() is None


def test_the_example_of_the_documents_runs(capsys):
    """As it stands there."""
    [example] = re.findall(r"```python\n(import numpy.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    exec(compile(example, "CONTRIBUTING.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in sorted(lines)] == ["seat_0", "seat_1", "seat_2"]
    assert sum(float(line.split()[1]) for line in lines) == pytest.approx(0)
