"""A match between agents of PettingZoo: one at a time is asked what a seat at the table is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tabletop.bots.bot import Bot
from tabletop.core.game import Game
from tabletop.core.view import view
from tabletop.games import load
from tabletop.lab.lab_match import LabMatch
from tabletop.lab.observation import MOST_OPTIONS, Numbers, ViewEncoder

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


# Many matches side by side, for players that answer many questions at once.


class Batch(NamedTuple):
    """One row a match, N of them: what the seat that is asked sees, (N, size); which actions it has, (N, MOST_OPTIONS); which
    seat that is. Then what the last actions came to: rewards by seat, (N, seats), and which matches ended with them, or were
    cut off. A match that has ended is dealt anew at once, so that its row shows the next one.

    The arrays are the environment's own and change with the next step.
    """

    seen: Numbers
    mask: npt.NDArray[np.bool_]
    seat: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float64]
    ended: npt.NDArray[np.bool_]
    cut_off: npt.NDArray[np.bool_]


class TableVector:
    """N matches of one game. Match n is what a `TableEnv` shows that begins with the seed `seed + n` and is reset at each end.

    `bots`: by seat, who answers for it; then only the questions of the other seats are seen.
    ValueError for a number of seats, an option or an action that the game does not have.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        bots: Mapping[int, Bot] | None = None,
    ) -> None:
        definition = load(game)
        seats = definition.seats_near(2) if seats is None else seats
        self.matches = [LabMatch(definition, seats, options or {}, bots) for _ in range(count)]
        self.eye = ViewEncoder(definition, self.matches[0].game)
        self.batch = Batch(
            np.zeros((count, self.eye.size), np.int32),
            np.zeros((count, MOST_OPTIONS), np.bool_),
            np.zeros(count, np.int64),
            np.zeros((count, seats)),
            np.zeros(count, np.bool_),
            np.zeros(count, np.bool_),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all matches anew."""
        for array in (self.batch.rewards, self.batch.ended, self.batch.cut_off):
            array.fill(0)
        for n, match in enumerate(self.matches):
            self._deal(match, None if seed is None else seed + n)
            self._show(n, match)
        return self.batch

    def step(self, actions: Any) -> Batch:
        """One answer in every match. ValueError for the first action that there is not; matches before it have gone on."""
        batch = self.batch
        for n, (match, action) in enumerate(zip(self.matches, actions, strict=True)):
            match.answer(action)
            batch.rewards[n], batch.ended[n], batch.cut_off[n] = match.gains(), match.over, match.cut_off
            if match.over or match.cut_off:
                self._deal(match)
            self._show(n, match)
        return batch

    @staticmethod
    def _deal(match: LabMatch, seed: int | None = None) -> None:
        """A match that bots alone have played to its end asks nobody: the next one is dealt."""
        match.deal(seed)
        while match.over:
            match.deal()

    def _show(self, n: int, match: LabMatch) -> None:
        batch = self.batch
        batch.seat[n] = match.game.seat
        self.eye.fill(batch.seen[n], match.game, match.game.seat)
        batch.mask[n] = False
        batch.mask[n, : match.count] = True
