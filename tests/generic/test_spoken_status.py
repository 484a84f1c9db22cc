"""How the table stands, said by a key: what everybody may know of each seat, and nothing that depends on what is hidden."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.app.key_bindings import BINDINGS
from tabletop.table.table_screen import TableScreen
from tests.driving import other_world
from tests.generic.heard import Listener
from tests.generic.test_heard import choose, until_asked
from tests.saying import said
from tools.rigs.pilot import unseen

KEY = next(entry.default for entry in BINDINGS if entry.id == "status")
QUESTIONS = 8
SILENCE = 400  # ms after which all else has been said

every_game = pytest.mark.parametrize("game", games.built())


def status(table):
    """What the key says at a table that has just been opened, so that nothing is being told."""
    app = table.pilot.app
    screen = TableScreen(table.match, None, on_end=lambda _match: None)
    app.push(screen)
    table.listen(lambda _said: False, SILENCE)
    at = len(table.heard.all)
    screen.input.reading.status()
    table.wait(48)
    while screen in app.screens:  # it may lie below a panel
        app.pop(app.top)
    return table.heard.all[at]


def asked(table):
    """At each of some questions, until the match is over."""
    for _ in range(QUESTIONS):
        if not until_asked(table):
            return
        yield
        choose(table)


@every_game
@pytest.mark.parametrize("people", [(1,), (0, 1)])
def test_each_seat_is_named_with_its_score(game, people):
    with Listener(game, people=people) as table, unseen(table.pilot.app):
        definition = table.match.definition
        for _ in asked(table):
            words = status(table)
            for seat, score in enumerate(definition.scores(table.match.game.table)):
                assert table.match.setup.seats[seat].name in words
                assert said("speech-count", count=score, what=definition.score_name).lower() in words.lower()


@every_game
@pytest.mark.parametrize("people", [(1,), (0, 1)])
def test_worlds_that_differ_in_what_is_hidden_sound_alike(game, people):
    """From whoever sits there alone, or from the one of two who is not at the screen and listens."""
    worlds = 0
    with Listener(game, people=people) as table, unseen(table.pilot.app):
        record = table.match.record
        for _ in asked(table):
            here, words = record.game, status(table)
            listens = next((seat for seat in people if seat != table.match.shared.viewer), people[0])
            record.game = other_world(here, listens, table.rand)
            worlds += record.game.table.kind != here.table.kind
            assert status(table) == words
            record.game = here
    assert worlds


@every_game
def test_the_own_hand_is_named_where_nobody_else_listens(game):
    named = 0
    with Listener(game) as table, unseen(table.pilot.app):
        for _ in asked(table):
            viewer, words = table.match.shared.viewer, status(table)
            hand = [table.screen.constants.texts[kind].name for kind in held(table.match.game.table, viewer)]
            assert all(name in words for name in hand)
            named += len(hand)
    assert named or game == "codenames"


def held(table, seat):
    zones = zip(table.layout.zones, table.zones, strict=True)
    return [table.kind[card] for zone, cards in zones if (zone.group, zone.seat) == ("hand", seat) for card in cards]


def test_the_key_says_it_at_a_table_and_at_a_panel():
    for game in ("espionage", "codenames"):
        with Listener(game, seed=2) as table:
            until_asked(table)
            table.wait(2000)
            at = len(table.heard.all)
            table.key(KEY)
            assert any("Ann" in words for words in table.heard.all[at:]), game
