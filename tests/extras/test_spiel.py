"""Every game passes OpenSpiel's own test, asks chance one die after another, and tells a player what its seat has heard."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import outcome_sampling_mccfr

from tabletop import games
from tabletop.core.ask import UNKNOWN
from tabletop.core.view import redact
from tabletop.lab import spiel
from tabletop.lab.observation import MOST_OPTIONS
from tabletop.lab.spiel import MOST_FACES, AskedDice, DealNode, DieNeededError, OwnAnswer

SHORT = "tabletop_espionage"


def seats(game):
    return max(games.load(game).players[0], 4 if game == "codenames" else 2)


def loaded(game):
    return pyspiel.load_game(spiel.PREFIX + game, {"players": seats(game)})


def on(state, dice):
    """One choice by chance, of whoever has it."""
    if state.is_chance_node():
        results, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(results, chances)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def middle(game, seed, most=60):
    """A state in which a seat is asked, after some answers; the last such one of a shorter match."""
    state, dice, found = loaded(game).new_initial_state(), Random(seed), None
    while not state.is_terminal() and state.position.answers < most:
        on(state, dice)
        if state.current_player() >= 0:
            found = state.clone()
    return found


def disguised(part, player):
    """What happened, but where the player has not seen it, it was something else."""
    if isinstance(part, DealNode):
        return DealNode(part.table.sorted_away(player))
    if isinstance(part, OwnAnswer):
        return part if part.seat == player else OwnAnswer(part.seat, "something else")
    if part[0] == "move" and redact(part, player)[4] == UNKNOWN:
        return (*part[:4], 0, part[5])
    return part


def test_every_game_is_registered():
    """Under its id, for as many players as it is for."""
    assert set(spiel.NAMES) == {f"tabletop_{game}" for game in games.built()} <= set(pyspiel.registered_names())
    for game in games.built():
        kind = loaded(game).get_type()
        assert (kind.min_num_players, kind.max_num_players) == games.load(game).players
        assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


@pytest.mark.parametrize("game", games.built())
def test_openspiel_is_content(game):
    """Its own test of the interface, which raises what is wrong, finds nothing on the way of a game to its end: copies, saved
    states, chances, legal actions, tensors, returns.
    """
    ends: list[bool] = []
    pyspiel.random_sim_test(
        loaded(game),
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: ends.append(state.is_terminal()),
    )
    assert ends.count(True) >= 1
    assert len(ends) > 10


@pytest.mark.parametrize("game", games.built())
def test_the_dice_alone_decide_what_chance_decides(game):
    """A match is its choices: those of the dice beside those of the seats give it once more, whatever the seed is."""
    state, dice = loaded(game).new_initial_state(), Random(4)
    while not state.is_terminal() and state.position.answers < 30:
        on(state, dice)
    again = loaded(game).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position.game.table.plain().keys() == state.position.game.table.plain().keys()
    left, right = (dict(s.position.game.table.plain(), rng=0) for s in (again, state))
    assert left == right
    assert again.position.game.no == state.position.game.no


def test_every_order_of_a_deal_is_equally_likely():
    """Whoever begins is one of the players with equal chances, as is what they hold."""
    first, cards = Counter(), Counter()
    for seed in range(300):
        state, dice = pyspiel.load_game(SHORT).new_initial_state(), Random(seed)
        while state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            on(state, dice)
        table = state.position.game.table
        first[table.turn] += 1
        cards.update(table.kind[card] for zone, ids in enumerate(table.zones) if zone for card in ids)
    assert set(first) == {0, 1}
    assert min(first.values()) > 100
    printed = Counter(games.load("espionage").start(2, 0).table.kind)
    held = sum(cards.values())
    for kind, copies in printed.items():
        assert abs(cards[kind] / held - copies / sum(printed.values())) < 0.06


@pytest.mark.parametrize("game", games.built())
def test_a_player_is_told_what_its_seat_knows(game):
    """Numbers and words are the same of a world in which all is dealt anew that the seat does not know."""
    compared = 0
    for seed in range(3):
        state = middle(game, seed)
        player = state.current_player()
        other = state.clone()
        try:
            other.position.game = state.position.game.determinised(player, Random(seed))
        except LookupError:
            continue
        other.position.story = [disguised(part, player) for part in state.position.story]
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert (np.array(other.information_state_tensor(player)) == state.information_state_tensor(player)).all()
        assert (np.array(other.observation_tensor(player)) == state.observation_tensor(player)).all()
        compared += 1
    assert compared


def test_a_hand_is_in_its_own_players_words_only():
    """What one player holds and draws, the other hears of as a card that it does not see."""
    state, dice = pyspiel.load_game(SHORT).new_initial_state(), Random(2)
    while state.position.answers < 1:
        on(state, dice)
    table = state.position.story[0].table
    for player in (0, 1):
        word, zones, kinds = state.position.heard(player)[0]
        seen = [card for card, kind in enumerate(kinds) if kind != UNKNOWN]
        assert word == "dealt"
        assert zones == tuple(table.zones)
        assert seen == [card for card, eyes in enumerate(table.seen) if eyes & 1 << player]
        assert seen
        assert all(kinds[card] == table.kind[card] for card in seen)
    assert state.position.heard(0)[0] != state.position.heard(1)[0]


def test_a_player_remembers_its_own_answers_only():
    """Others hear what follows from an answer, not the answer."""
    state = middle("beanz", 3)
    answered = [part for part in state.position.story if isinstance(part, OwnAnswer)]
    assert {part.seat for part in answered} == {0, 1}
    for player in (0, 1):
        words = state.information_state_string(player)
        assert words.count("answered ") == sum(part.seat == player for part in answered)


def test_actions_have_words():
    """By act and card, and a value that is told as it is."""
    state = middle("espionage", 1, 6)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(words)) == len(words) <= MOST_OPTIONS
    told = pyspiel.load_game("tabletop_codenames", {"players": 4}).new_initial_state()
    dice = Random(1)
    while not any(word.startswith("(") for word in map(told.action_to_string, told.legal_actions())):
        on(told, dice)
    assert "values: [(" in told.information_state_string(told.current_player())


def test_house_rules_are_parameters():
    """And one that there is not is one sentence."""
    chosen = pyspiel.load_game(SHORT, {"players": 3, "first_player": "chosen"})
    assert chosen.num_players() == 3
    with pytest.raises(ValueError, match="first_player"):
        pyspiel.load_game(SHORT, {"first_player": "nobody"})


def test_a_copy_goes_its_own_way():
    """And a copy by Python is one, too."""
    state = middle("espionage", 5, 8)
    before = str(state), state.information_state_string(0)
    for copy in (state.clone(), deepcopy(state)):
        on(copy, Random(1))
        assert copy.history() != state.history()
    assert (str(state), state.information_state_string(0)) == before


def test_algorithms_of_openspiel_run_on_it():
    """Bots that play by chance, and a solver that samples: it walks states and keeps strings of what players know."""
    game = pyspiel.load_game(SHORT)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in (0, 1)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)) == pytest.approx(0)
    np.random.seed(1)  # noqa: NPY002 - the solver draws from these dice
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        on(state, Random(1))
    policy = solver.average_policy().action_probabilities(state, state.current_player())
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_asked_dice_give_what_they_are_given():
    """And then ask; nothing may remember what they gave."""
    dice = AskedDice((3, 1))
    assert [((dice * 5 + 7) & 9 >> 1) % 6, dice % 1, (dice >> 33) % 2] == [3, 0, 1]
    with pytest.raises(DieNeededError, match="8 faces"):
        assert dice % 8
    assert AskedDice((2, 1)) % (4 * MOST_FACES) == 2 * MOST_FACES + 1
    with pytest.raises(ValueError, match="in parts"):
        AskedDice((2, 1)) % (MOST_FACES + 1)
    with pytest.raises(TypeError):
        hash(dice)
