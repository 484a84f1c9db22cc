"""What a lit button is for is what can be done when it is granted, and lies open to all."""

from __future__ import annotations

from random import Random

from tabletop.core.anytime_rights import rights
from tabletop.core.ask import NOBODY, OFFER, PASS
from tabletop.core.view import view
from tests.generic.tables import every_game, press, start


def granted(definition, seeds=6):
    """Every open question at which claims are granted, over the numbers of seats, with a seat that is asked it."""
    low, high = definition.players
    for seed in range(seeds):
        game, random = start(definition, low + seed % (high - low + 1), seed), Random(seed)
        while not game.over:
            if game.ask[2] in definition.pacing.claimed or (
                game.ask[0] == OFFER and definition.pacing.secret is not None
            ):
                for seat in (game.ask[1],) if game.ask[0] != OFFER else game.left:
                    yield game, seat
            press(game, random)


@every_game
def test_what_may_be_claimed_can_be_done(definition):
    """At a question of its own, and in a window; a question that is not seen without a claim can be passed."""
    pacing, seen = definition.pacing, 0
    for game, seat in granted(definition):
        options, may = game.options_of(seat), rights(definition, game, seat)
        assert {*may} <= {*options}
        assert PASS in options
        if game.ask[2] in pacing.claimed:
            assert may, "else nobody is asked"
        elif not pacing.secret(view(game)._replace(args=game.ask[3]), seat):
            assert {*options} <= {PASS, *may}, "whoever has more might be waited for"
        seen += bool(may)
    assert seen or not pacing.claimed


@every_game
def test_what_may_be_claimed_lies_open(definition):
    for game, seat in granted(definition):
        every = game.table.eyes(NOBODY)
        cards = {card for option in rights(definition, game, seat) for card in option[1:] if card >= 0}
        assert all(game.table.seen[card] & every for card in cards), game.ask
