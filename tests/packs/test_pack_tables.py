"""Tables of editions, drawn: cards of packs lie there, with pictures or without, and the match is told to its end."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.bots.inline import InlineBots
from tabletop.match import TableSetup, bot, start
from tabletop.table.table_screen import TableScreen
from tests.packs.test_editions import PACKS
from tests.pages.rig import services
from tools.rigs.pilot import Pilot

LOOKS, STEP = 40, 400  # pictures, ms between them


@pytest.mark.parametrize(("game", "pack"), [*PACKS.items(), ("codenames", "plain-words")])
def test_bots_play_an_edition_on_the_screen(taken, game, pack):
    """Whatever is shown of the cards of a pack is found in the edition, and not in the game."""
    taken(pack)
    edition = games.load(f"{game}+{pack}")
    seats = tuple(bot(place, "easy") for place in range(max(edition.players[0], 2)))
    options = {}
    if edition.collecting is not None:
        ready = [deck.id for deck in edition.collecting.ready if deck.id.startswith(f"{pack}.")]
        options = {f"deck_{place}": ready[place % len(ready)] for place in range(len(seats))}
    match = start(TableSetup(game=edition.id, seats=seats, seed=4, options=options), InlineBots(), 0)
    made = services()
    made.settings.animation_speed = "4"
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(TableScreen(match, made))
        for _ in range(LOOKS):
            pilot.tick(STEP)
    assert match.n > 0
    shown = {edition.cards[kind].id for kind in match.game.table.kind}
    assert any(card.startswith(f"{pack}.") for card in shown)
