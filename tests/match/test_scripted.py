"""Bots that follow a script."""

from __future__ import annotations

from tabletop import games
from tabletop.bots.inline import InlineBots
from tabletop.core.arrange import ArrangedZone, arranged
from tabletop.core.view import view
from tabletop.match import TableSetup, bot, start
from tabletop.match.scripted_bots import ScriptedBots, ScriptedMove, fits, index_of

PLACES = (
    ArrangedZone("hand", ("sniper", "medic"), 0),
    ArrangedZone("hand", ("police", "courier", "hacker"), 1),
    ArrangedZone("hand", ("police", "courier", "target"), 2),
    ArrangedZone("draw_pile", ("informant", "decoy")),
)
DEFINITION = arranged(games.load("espionage"), PLACES, 0)


def played(moves, otherwise=None, n=12):
    seats = tuple(bot(i) for i in range(3))
    setup = TableSetup(game="espionage", seats=seats, seed=3)
    match = start(setup, ScriptedBots(DEFINITION, moves, otherwise), 0, definition=DEFINITION)
    now = 0
    while match.n < n and not match.game.over:
        now += 200
        match.tick(now)
        assert now < 1_000_000
    return match


def told(match):
    return [word for line in match.shared.log for word in line.line if isinstance(word, str)]


def plays(match):
    lines = [line.line for line in match.shared.log if " plays " in line.line]
    return [DEFINITION.cards[line[2].kind].id for line in lines]


def test_moves_are_made_in_their_order_and_nothing_else():
    """Seat 0 shoots at seat 2, seat 1 answers; seats without a script pass."""
    moves = {
        0: [ScriptedMove("play", "sniper"), ScriptedMove("aim", at=2)],
        1: [ScriptedMove("react", "police", "sniper")],
    }
    match = played(moves, n=8)
    assert " cancels " in told(match)
    assert plays(match) == ["sniper", "police"]
    assert match.game.table.alive == (True, True, True)


def test_two_seats_that_want_to_answer_do_not_lose_a_move():
    """Only one of them moves in one window; the other one still has its move for the next."""
    shot = [ScriptedMove("play", "sniper"), ScriptedMove("aim", at=1)]
    moves = {0: shot, 1: [ScriptedMove("react", "police")], 2: [ScriptedMove("react", "police")]}
    assert plays(played(moves)) == ["sniper", "police", "police"]


def test_what_the_script_leaves_open_is_thought_about():
    """With somebody to think, the match does not end in passing."""
    match = played({0: [ScriptedMove("pass")]}, InlineBots(), n=400)
    assert match.game.over


def test_a_move_fits_what_its_words_say():
    """Act, card and place; what is left out fits everything."""
    game = DEFINITION.start(3, 3, auto=False)
    seen = view(game, 0)
    sniper = index_of(DEFINITION, seen, ScriptedMove("play", "sniper"))
    assert fits(DEFINITION, seen, seen.options[sniper], ScriptedMove("play"))
    assert not fits(DEFINITION, seen, seen.options[sniper], ScriptedMove("play", "medic"))
    assert not fits(DEFINITION, seen, seen.options[sniper], ScriptedMove("pass"))
    assert seen.options[index_of(DEFINITION, seen, ScriptedMove("pass"))][0] == -1
    assert index_of(DEFINITION, seen, ScriptedMove("play", "ninja")) == -1
    game.answer(game.no, 0, sniper)
    aims = view(game, 0)
    assert fits(
        DEFINITION,
        aims,
        aims.options[index_of(DEFINITION, aims, ScriptedMove("aim", at=2))],
        ScriptedMove("aim", "sniper", 2),
    )
