"""Nothing flashes more than three times a second: tables while they are played, and every screen with what moves on it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import Refused
from tabletop.match import TableSetup, bot, person, start
from tabletop.storage import Store
from tabletop.table.hud.banner import BannerText
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tests.table.rig import NAMES, Instant, Sitting
from tests.table.test_privacy import in_window
from tools.rigs import gallery
from tools.rigs.measure.flashes import MOST, FlashMeter
from tools.rigs.pilot import Pilot

SIZE = (1024, 720)
STEP = 33  # ms from frame to frame: what changes oftener is seen by nobody as flashes
SHORT, WHOLE, SCREEN, EFFECT = 3_000, 150_000, 2_500, 2_000  # ms
CALM, FAST, STILL = {}, {"animation": 4.0}, {"reduced_motion": True}

every_game = pytest.mark.parametrize("game", games.built())


def watch(pilot, ms, each=lambda: None):
    """Draw every frame of a time, and count the flashes."""
    meter, end = FlashMeter(), pilot.now + ms
    while pilot.now < end:
        pilot.tick(STEP)
        meter.add(pilot.window.surface, pilot.now)
        each()
    return meter.worst


def played(game, ms, **prefs):
    """Somebody among bots, who all answer by chance as soon as they may."""
    definition = games.load(game)
    count = min(max(3, definition.players[0]), definition.players[1])
    places = (person(0, NAMES[0]), *(bot(i) for i in range(1, count)))
    match, dice = start(TableSetup(game=game, seats=places, seed=1, pace="quick"), Instant(), 0), Random(1)
    with Pilot(SIZE, Prefs(**prefs)) as pilot:
        screen = TableScreen(match, None, on_end=lambda _match: None)
        pilot.app.push(screen)

        def answer():
            options = screen.view.options
            if options and match.shared.deciding >= 0 and not screen.sequencer.busy and not screen.minigames.playing:
                screen.commands.give(dice.randrange(max(1, len(options) - 1)))

        return watch(pilot, ms, answer)


@every_game
@pytest.mark.parametrize("prefs", [CALM, FAST])
def test_a_match_begins_without_flashes(game, prefs):
    assert played(game, SHORT, **prefs).number <= MOST


@pytest.mark.long
@pytest.mark.timeout(600)
@every_game
@pytest.mark.parametrize("prefs", [CALM, FAST, STILL])
def test_a_match_goes_on_without_flashes(game, prefs):
    assert played(game, WHOLE, **prefs).number <= MOST


def danger(sitting, good):
    sitting.screen.cue_player.danger_overlay.start(good=good)


def banner(sitting, n):
    sitting.screen.hud.banner.clear_moments()
    sitting.screen.hud.banner.show(BannerText(NAMES[n], "!", color="gold"))


def shake(sitting, _):
    sitting.pilot.app.shake.start(12)


@pytest.mark.parametrize(
    ("effect", "prefs"),
    [
        *((effect, CALM) for effect in (danger, banner, shake)),
        *(
            pytest.param(effect, prefs, marks=pytest.mark.long)
            for effect in (danger, banner, shake)
            for prefs in (FAST, STILL)
        ),
    ],
)
def test_no_effect_flashes(effect, prefs):
    """Begun anew four times a second, as nothing is at a table."""
    with Sitting(SIZE, Prefs(**prefs)) as sitting:
        sitting.wait()
        first, begun = sitting.pilot.now, []

        def again():
            if sitting.pilot.now >= first + 250 * len(begun):
                begun.append(effect(sitting, len(begun) % 2))

        assert watch(sitting.pilot, EFFECT, again).number <= MOST
        assert len(begun) > MOST


def test_a_press_that_is_seen_does_not_flash():
    with in_window(1) as sitting:
        presses = iter([(seat, kind) for seat in sitting.match.window.humans for kind in ("react", "pass")])

        def press():
            if sitting.match.window is not None and sitting.match.window.collecting:
                for seat, kind in [next(presses, (0, ""))]:
                    with suppress(Refused):
                        sitting.match.press(seat, kind or "pass", sitting.screen.now)

        assert watch(sitting.pilot, EFFECT, press).number <= MOST


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(gallery.names()))
def test_no_screen_flashes(name):
    services = gallery.lent(Store(None))
    with Pilot(SIZE, services.prefs()) as pilot:
        gallery.names()[name](pilot, services)
        assert watch(pilot, SCREEN).number <= MOST
