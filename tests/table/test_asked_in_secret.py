"""Several people at one screen: nothing of a question that is not for all is drawn before whoever is asked has lifted the
curtain, and what is asked in a panel stands nowhere else.
"""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import CHOOSE, NOBODY, TELL
from tabletop.match import HOLD_MS, TableSetup, person, start
from tabletop.table.extensions.input_panels import panel_of
from tabletop.table.table_screen import TableScreen
from tests.crossing import every_nth
from tests.driving import other_world
from tests.generic.tables import press
from tests.generic.tables import start as begin
from tests.table.rig import Instant, still
from tools.rigs.pilot import Pilot, unseen

FRAME, FRAMES = 48, 700


class Company:
    """A table of people alone, who answer by chance."""

    def __init__(self, game, seed):
        definition = games.load(game)
        count = max(definition.players[0], min(4, definition.players[1]))
        seats = tuple(person(i, f"P{i}") for i in range(count))
        self.match = start(TableSetup(game=game, seats=seats, seed=seed, pace="quick"), Instant(), 0)
        self.pilot, self.random = Pilot((1280, 720), still()), Random(seed)
        self.screen = TableScreen(self.match, on_end=lambda _: None)
        self.pilot.app.push(self.screen)

    def step(self):
        self.pilot.tick(FRAME)
        match, player_view = self.match, self.match.shared
        if match.game.over or self.screen.sequencer.busy or player_view.asked == NOBODY:
            return
        curtain, seat, no, now = player_view.privacy.curtain, player_view.asked, match.game.no, self.screen.now
        if curtain is not None:
            match.lift(curtain.seat, HOLD_MS, now)
        elif match.window is None and match.game.ask[0] == TELL:
            match.tell(no, seat, self.random.choice(match.game.options_of(seat)), now)
        elif match.window is None and player_view.deciding == seat:
            match.answer(no, seat, self.random.randrange(len(match.game.options_of(seat))), now)

    def drawn(self):
        """What of the open question is on the table: options that shine or can be pressed, and their buttons."""
        buttons = [button.label for button in self.screen.hud.buttons.row.children if button.label[7:].isdecimal()]
        return (*self.screen.view.options, *self.screen.drag_and_drop.choosing.options, *buttons)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", every_nth(2, games.built()))
def test_nothing_of_a_question_is_drawn_before_its_curtain_is_up(game, seed):
    secret = lifted = 0
    company = Company(game, seed)
    with company.pilot as pilot, unseen(pilot.app):
        for _ in range(FRAMES):
            company.step()
            pilot.tick(FRAME)
            match, player_view = company.match, company.match.shared
            if match.game.over:
                break
            if company.screen.view.no != match.game.no or company.screen.minigames.playing is not None:
                continue  # the last question is still told, or what hands do lies above the table
            private = player_view.asked != NOBODY and not player_view.shared_ask and match.game.ask[0] in (CHOOSE, TELL)
            if private and (player_view.viewer != player_view.asked or panel_of(match) is not None):
                secret += 1
                assert company.drawn() == (), match.game.ask
            elif private:
                lifted += bool(company.drawn())
    assert secret
    assert lifted or panel_of(company.match) is not None or game not in with_hands()


def with_hands():
    """The games in which people hold cards that nobody else sees."""
    layouts = {game: games.load(game).layout(games.load(game).players[0]) for game in games.built()}
    return {game for game, layout in layouts.items() if any(zone.faces == "owner" for zone in layout.zones)}


def test_where_nobody_holds_cards_every_question_about_a_secret_has_a_panel():
    """There the table looks the same to all: what lights it up for one person tells all the others."""
    found = set()
    for game in set(games.built()) - with_hands():
        definition = games.load(game)
        for seed in range(40):
            count = definition.players[0] + seed % 5
            kernel, random = begin(definition, count, seed, auto=False), Random(seed)
            match = start(TableSetup(game=game, seats=tuple(map(person, range(count))), seed=seed), Instant(), 0)
            while not kernel.over:
                if kernel.ask[0] == CHOOSE and depends(kernel, count, random):
                    match.record.game = kernel
                    found.add(kernel.ask[2])
                    assert panel_of(match) is not None, kernel.ask
                press(kernel, random)
    assert found


def depends(kernel, count, random):
    """Whether the options differ in a world that somebody else at the table cannot tell from this one."""
    seat = kernel.ask[1]
    others = [watcher for watcher in range(count) if watcher != seat]
    options = kernel.options_of(seat)
    return any(other_world(kernel, watcher, random).options_of(seat) != options for watcher in others)
