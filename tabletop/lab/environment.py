"""A match between agents of PettingZoo: one at a time is asked what a seat at the table is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tabletop.core.game import Game
from tabletop.core.view import view
from tabletop.games import load
from tabletop.lab.lab_match import LabMatch
from tabletop.lab.observation import MOST_OPTIONS, ViewEncoder

Seen = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """Agents are "seat_0", "seat_1" and so on; which of them is asked follows from the rules.

    An action is the index of an option of the open question; where a value is told (a clue, say) it is the index of one of
    those that the rules find worth trying, so what one may say is a choice among them. `action_mask` says which indexes there
    are. What no seat decides (flicks and the like) comes out by the chances that the game gives, from the seed.
    The reward comes at the end: the part of the win beyond a fair share, so that all rewards of a match add up to nothing.
    Without a number of seats there are two, or the fewest that the game is for.
    ValueError for a number of seats, an option or an action that the game does not have.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"tabletop_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.definition = load(game)
        seats = self.definition.seats_near(2) if seats is None else seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.match = LabMatch(self.definition, seats, options or {})
        self.eye = ViewEncoder(self.definition, self.match.game)
        edges = np.iinfo(np.int32)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(edges.min, edges.max, (self.eye.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        return self.match.game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's
        """Deal a new match; without a seed the next one of the last seed."""
        self.match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._show()

    def observe(self, agent: str) -> Seen:
        """What the seat sees, and which actions it has now: none while others are asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(MOST_OPTIONS, np.int8)
        if not self.game.over and self.game.seat == seat:
            mask[: self.match.count] = 1
        return {"observation": self.eye.look(self.game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.answer(action)
        self._cumulative_rewards[agent] = 0.0
        self._show()
        self._accumulate_rewards()

    def _show(self) -> None:
        """Who is asked now, or what the match has come to."""
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, self.match.gains(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[self.game.seat]
        if self.match.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """With render_mode "ansi": who is asked what, in words."""
        if self.render_mode is None:
            return None
        if self.game.over:
            outcome = self.definition.outcome(self.game.table)
            return outcome.text if outcome else ""
        prompt = self.definition.prompt(view(self.game, self.game.seat))
        words = "".join(part if isinstance(part, str) else "..." for part in prompt.line)
        return f"{self.agent_selection}: {words}"

    def close(self) -> None:
        """Nothing is open."""


def env(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, render_mode: str | None = None
) -> Any:
    """The environment as PettingZoo wants it: steps out of order are refused."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, seats, options, render_mode))
