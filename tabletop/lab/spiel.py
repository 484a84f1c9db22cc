"""Every game as a game of OpenSpiel (the extra `lab`): importing this module registers them all.

import pyspiel
import tabletop.lab.spiel
game = pyspiel.load_game(tabletop.lab.spiel.NAMES[0], {"players": 3})
"""

from __future__ import annotations

from typing import Any, NamedTuple, NoReturn, Self

import numpy as np
import pyspiel

from tabletop import games
from tabletop.bots.heuristics import Unknowns, hints_for
from tabletop.core.ask import NOBODY, UNKNOWN, plain
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.core.view import redact, view
from tabletop.games import load
from tabletop.lab.lab_match import LONGEST, gains
from tabletop.lab.observation import MOST_OPTIONS, NOTHING, Numbers, ViewEncoder

# Dice whose results somebody else decides: what a game draws by chance becomes a question, one die after another.
#
# The dice of a table are one number (`Table.rng`), which is mixed and then taken modulo the number of faces.
# `AskedDice` stands in its place: it stays itself under all mixing, and the modulo is the question.

MOST_FACES = 4096  # of one question; more are asked for in several


class DieNeededError(Exception):
    """A game needs the result of a die that nobody has decided yet."""

    def __init__(self, faces: int) -> None:
        super().__init__(f"a die with {faces} faces")
        self.faces = faces


class AskedDice(int):
    """A seed, and a state of dice, that gives these results in turn and then raises DieNeededError.

    For one game that is played from one question to the next: copies of its table share it.
    """

    results: tuple[int, ...]
    used: int

    def __new__(cls, results: tuple[int, ...] = ()) -> Self:
        dice = super().__new__(cls, 0)
        dice.results, dice.used = results, 0
        return dice

    def _mixed(self, _other: int) -> Self:
        return self

    __add__ = __radd__ = __mul__ = __rmul__ = __and__ = __rand__ = __rshift__ = __floordiv__ = _mixed

    def __mod__(self, faces: int) -> int:
        if faces == 1:
            return 0
        if faces > MOST_FACES:
            if faces % MOST_FACES:
                raise ValueError(f"A die with {faces} faces cannot be rolled in parts.")
            return (self % (faces // MOST_FACES)) * MOST_FACES + self % MOST_FACES
        if self.used == len(self.results):
            raise DieNeededError(faces)
        self.used += 1
        return self.results[self.used - 1]

    def __hash__(self) -> NoReturn:
        """Nothing may remember what came of a seed: all of these are one number, and every one gives other results."""
        raise TypeError("asked dice cannot be a key")

    def __eq__(self, other: object) -> Any:
        return self is other


NO_DIE = 0


class OwnAnswer(NamedTuple):
    """What a seat has answered; only the seat itself may remember it: others hear what follows from it."""

    seat: int
    option: Any


class DealNode(NamedTuple):
    """The table before the first question; nobody has watched how it was laid out."""

    table: Table


class SpielPosition:
    """`game` stands where somebody is asked, and is None while it is dealt; it is never changed, only replaced.

    A step needs dice: `faces` is the die that is asked for (NO_DIE: none), `rolled` what came of those before it in this step,
    and `index` the answer that is being carried out. With every result the step is done again from its beginning.
    `story`: all events so far, as the rules say them, and the answers between them. `choices`: all of seats and of chance,
    from which everything else follows.
    """

    def __init__(self, game: str, seats: int, rules: dict[str, str]) -> None:
        self.name, self.seats, self.rules = game, seats, rules
        self.game: Game | None = None
        self.index = 0
        self.rolled: tuple[int, ...] = ()
        self.faces = NO_DIE
        self.story: list[Any] = []
        self.choices: list[int] = []
        self.answers = 0
        self._go_on()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """All but the story is replaced and never changed, so copies share it."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self))
        other.story, other.choices = self.story[:], self.choices[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.name, self.seats, self.rules, self.choices)

    @property
    def over(self) -> bool:
        return self.game is not None and self.faces == NO_DIE and self.game.over

    @property
    def chance(self) -> bool:
        """True while a die decides, or the world (a flick, a race)."""
        return self.faces != NO_DIE or (self.game is not None and not self.game.over and self.game.seat < 0)

    def chances(self) -> list[float]:
        """How likely each result is."""
        if self.faces != NO_DIE:
            return [1 / self.faces] * self.faces
        assert self.game is not None
        options = self.game.options or []
        hints = hints_for(self.name)
        found = hints.chances(self.game, options) if isinstance(hints, Unknowns) else [1.0] * len(options)
        whole = sum(found)
        return [one / whole for one in found]

    def choose(self, index: int) -> None:
        """Go on with this option of the seat that is asked, or this result of chance."""
        self.choices.append(index)
        if self.faces != NO_DIE:
            self.rolled += (index,)
        else:
            assert self.game is not None
            if self.game.seat >= 0:
                self.story.append(OwnAnswer(self.game.seat, (self.game.options or [])[index]))
                self.answers += 1
            self.index = index
        self._go_on()

    def _go_on(self) -> None:
        dice = AskedDice(self.rolled)
        try:
            game = self._deal(dice) if self.game is None else self._stepped(self.game, dice)
        except DieNeededError as needed:
            self.faces = needed.faces
            return
        self.story += [DealNode(game.table)] if self.game is None else game.table.events or ()
        self.game, self.faces, self.rolled = game, NO_DIE, ()

    def _deal(self, dice: AskedDice) -> Game:
        return load(self.name).start(self.seats, dice, self.rules)

    def _stepped(self, game: Game, dice: AskedDice) -> Game:
        game = game.clone()
        game.table.rng, game.table.events = dice, []
        game.step(self.index)
        return game

    def heard(self, seat: int) -> list[Any]:
        """The story as this seat has heard it, with its own answers and nobody else's."""
        found: list[Any] = []
        for part in self.story:
            if isinstance(part, DealNode):
                table = part.table.veiled(seat)
                found.append(("dealt", tuple(table.zones), tuple(table.kind)))
            elif isinstance(part, OwnAnswer):
                if part.seat == seat:
                    found.append(part)
            elif (event := redact(part, seat)) != ("hush",):
                found.append(event)
        return found


def replayed(game: str, seats: int, rules: dict[str, str], choices: list[int]) -> SpielPosition:
    """The position to which these choices lead."""
    position = SpielPosition(game, seats, rules)
    for index in choices:
        position.choose(index)
    return position


PREFIX = "tabletop_"
PLAYERS = "players"
MOVES, MOVE_PARTS = 64, 4  # of a tensor of what a seat knows: the last moves it has seen, as card, from, to, kind


def game_type(definition: Definition) -> Any:
    """What OpenSpiel is told of a game before it is loaded. Every house rule is a parameter; "" stands for its default."""
    low, high = definition.players
    return pyspiel.GameType(
        short_name=PREFIX + definition.id,
        long_name=definition.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: definition.seats_near(2), **{rule.id: "" for rule in definition.house_rules}},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games with one number of seats and one set of house rules."""

    def __init__(self, definition: Definition, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get(PLAYERS, definition.seats_near(2)))
        self.definition = definition
        self.rules = {name: value for name, value in given.items() if name != PLAYERS and value}
        self.eye = ViewEncoder(definition, definition.start(seats, 0, self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=MOST_FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> TableObserver:
        """ValueError for parameters, of which there are none."""
        return TableObserver(self.eye, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A match at one moment. An action is the index of an option of the open question, or the result of a die."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game.definition.id, game.num_players(), game.rules)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.chance or self.position.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.game.seat

    def is_terminal(self) -> bool:
        return self.position.over or self.position.answers >= LONGEST

    def _legal_actions(self, player: int) -> list[int]:
        game = self.position.game
        if game is None or game.seat != player:
            return []
        count = len(game.options or ())
        if count > MOST_OPTIONS:
            raise RuntimeError(f"{game.rules.game} asked for one of {count} options.")
        return list(range(count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.position.chances()))

    def _apply_action(self, action: int) -> None:
        self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        if player < 0 or game is None:
            return f"chance: {action}"
        options = game.options_of(player) or []
        return self._words(options[action]) if action < len(options) else f"no option: {action}"

    def _words(self, option: Any) -> str:
        """An option by the names of its act and card; a value that is told, as it is."""
        game, definition = self.position.game, self.get_game().definition
        assert game is not None
        if not _is_option(option, len(definition.acts)):
            return repr(option)
        number, card, spot = option
        act = "pass" if number == NOBODY else definition.acts[number].name
        kind = game.table.kind[card] if card >= 0 else UNKNOWN
        known = card >= 0 and game.table.seen[card] & (1 << max(0, game.seat))
        name = f" {definition.cards[kind].name}" if known and kind < len(definition.cards) else ""
        return f"{act}{name} [{card}, {spot}]"

    def returns(self) -> list[float]:
        """The part of the win beyond a fair share; nothing before the end, and where a match was cut off."""
        game = self.position.game
        if game is None or not self.position.over:
            return [0.0] * self.get_game().num_players()
        return gains(self.get_game().definition, game.table)

    def __str__(self) -> str:
        game = self.position.game
        if game is None:
            return f"dealing: {self.position.rolled}"
        return f"question {game.no}: {view(game).query or 'over'} {self.position.rolled}"


def _is_option(option: Any, acts: int) -> bool:
    return (
        isinstance(option, tuple)
        and len(option) == 3
        and all(isinstance(part, int) for part in option)
        and NOBODY <= option[0] < acts
    )


class TableObserver:
    """What a seat sees, as numbers and in words: of its own view and of what it has heard, never of the table itself.

    With perfect recall the string has all that the seat has heard and answered, and the tensor the last MOVES moves it saw.
    """

    def __init__(self, eye: ViewEncoder, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observers of these games have no parameters: {', '.join(params)}.")
        self.eye, self.recalls = eye, kind.perfect_recall
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        parts = [(name, (count,)) for name, count in eye.names]
        shapes: list[tuple[str, tuple[int, ...]]] = [("player", (eye.seats,)), *parts]
        if self.recalls:
            shapes.append(("moves", (MOVES, MOVE_PARTS)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: TableState, player: int) -> None:
        """Fill `tensor`; without private information it is what an onlooker sees."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        game, seats = state.position.game, self.eye.seats
        if game is None:
            return
        seat = player if self.alone else NOBODY
        self.tensor[seats : seats + self.eye.size] = self.eye.look(game, seat)
        if self.recalls:
            moves = [event[1:] for event in state.position.heard(seat) if event[0] == "move"][-MOVES:]
            self.dict["moves"].fill(NOTHING)
            if moves:
                self.dict["moves"][: len(moves)] = moves

    def string_from(self, state: TableState, player: int) -> str:
        """Every part of the view, and with perfect recall before it line by line what the seat has heard and answered."""
        game, seat = state.position.game, player if self.alone else NOBODY
        if game is None:
            return f"player {player}: dealing"
        numbers, at, lines = self.eye.look(game, seat), 0, [f"player {player}"]
        if self.recalls:
            lines += [_said(part) for part in state.position.heard(seat)]
        for name, count in self.eye.names:
            lines.append(f"{name}: {_numbers(numbers[at : at + count])}")
            at += count
        seen = view(game, seat)
        table = seen.table
        lines += [f"{name}: {getattr(table, name)!r}" for name in self.eye.others(table)]
        lines.append(f"asked: {seen.args!r}")
        if seen.telling:
            lines.append(f"values: {game.options_of(seat)!r}")
        return "\n".join(lines)


def _said(part: Any) -> str:
    if isinstance(part, OwnAnswer):
        return f"answered {plain(part.option)!r}"
    return repr(part[2] if part[0] == "say" else part)


def _numbers(found: Numbers) -> str:
    """Numbers without what is NOTHING at their end."""
    numbers = [int(number) for number in found]
    while numbers and numbers[-1] == NOTHING:
        numbers.pop()
    return " ".join(map(str, numbers))


def game_class(definition: Definition, kind: Any) -> type[TableGame]:
    """What OpenSpiel makes games of. A class, as it keeps it until after Python has ended, when only a class may be let go."""

    class Loaded(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(definition, kind, params)

    return Loaded


def register() -> tuple[str, ...]:
    """Tell OpenSpiel of every game that is built in; the names under which it knows them."""
    found = []
    for name in games.built():
        definition = games.load(name)
        kind = game_type(definition)
        pyspiel.register_game(kind, game_class(definition, kind))
        found.append(kind.short_name)
    return tuple(found)


NAMES = register()
