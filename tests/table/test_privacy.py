"""What the screen shows depends on nothing that its viewer may not see."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tabletop.core.ask import UNKNOWN
from tabletop.match import HOLD_MS
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tests.driving import other_world
from tests.table.rig import Sitting, own
from tools.rigs.pilot import seen_last, unseen

FRAME = 48
IDLE_MS = 5000


def pictures(sitting, ms=400):
    """The frames of a while; the match's clock goes on, bots are silent."""
    out = []
    for _ in range(int(ms // FRAME)):
        sitting.pilot.tick(FRAME)
        out.append(sitting.pilot.pixels())
    return out


def forget_bots(sitting):
    """Whatever bots had in mind is dropped: they think for ever from now on."""
    sitting.match.bots.cancel()
    sitting.match.bots.thinker.poll = list


def dealt_anew(game, seed):
    """Other kinds for all cards that not everybody sees."""
    kinds, public = game.table.kind[:], game.table.veiled(-1).kind
    hidden = [card for card, kind in enumerate(public) if kind == UNKNOWN]
    others = [kinds[card] for card in hidden]
    Random(seed).shuffle(others)
    for card, kind in zip(hidden, others, strict=True):
        kinds[card] = kind
    return kinds


def twin(make, seat, seed):
    """The frames of one table and of the same table in another world that `seat` cannot tell from it."""
    frames, logs = [], []
    for changed in (False, True):
        with make() as sitting:
            forget_bots(sitting)
            game = sitting.match.game
            if changed:
                before = bytes(game.table.kind)
                game.table.kind[:] = (
                    other_world(game, seat, Random(seed)).table.kind if seat >= 0 else dealt_anew(game, seed)
                )
                assert bytes(game.table.kind) != before, "the other world is the same"
                game.table.memo = game.table.layout.empty[:]
                if game.options is not None:
                    game.options = game.queries[game.ask[2]](game.table, game.seat, *game.ask[3])
            sitting.screen.time_travel.ask_again()
            sitting.screen.time_travel.jump()
            frames.append(pictures(sitting))
            logs.append([line.line for line in sitting.match.shared.log])
    return frames, logs


@pytest.mark.parametrize("seed", range(6))
def test_alone_with_bots(seed):
    """Frames and log of the only person are the same whatever the bots and the pile hold."""
    frames, logs = twin(lambda: played(seed, humans=1), 0, seed)
    assert frames[0] == frames[1]
    assert logs[0] == logs[1]


def played(seed, humans, answers=12):
    """A table some answers later, with whoever decides next."""
    sitting = Sitting(seats=4, humans=humans, seed=seed)
    random = Random(seed)
    with seen_last(sitting.pilot.app):
        for _ in range(answers):
            sitting.pilot.tick(FRAME)
            match = sitting.match
            if match.shared.privacy.curtain is not None:
                sitting.screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
            elif sitting.mine and match.window is None:
                sitting.screen.commands.give(random.randrange(len(sitting.screen.view.options)))
    return sitting


def until(sitting, done, most=4000):
    """Go on, answering by chance, until something is so."""
    random = Random(1)
    with seen_last(sitting.pilot.app):
        for _ in range(most):
            if done(sitting.match):
                return sitting
            sitting.pilot.tick(FRAME)
            match = sitting.match
            if match.shared.privacy.curtain is not None and not done(match):
                sitting.screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
            elif sitting.mine and match.window is None and not done(match):
                options = sitting.screen.view.options
                sitting.screen.commands.give(random.randrange(1, len(options)) if len(options) > 1 else 0)
    raise AssertionError("it never comes to that")


def in_window(seed):
    return until(
        Sitting(seats=4, humans=3, seed=seed), lambda match: match.window is not None and match.window.collecting
    )


def behind_curtain(seed):
    return until(
        Sitting(seats=4, humans=3, seed=seed), lambda match: match.n > 3 and match.shared.privacy.curtain is not None
    )


@pytest.mark.parametrize("seed", range(4))
def test_in_a_window(seed):
    """While all look at a reaction window, its frames are the same whatever anybody at all holds."""
    frames, logs = twin(lambda: in_window(seed), -1, seed)
    assert frames[0] == frames[1]
    assert logs[0] == logs[1]


@pytest.mark.parametrize("seed", range(4))
def test_behind_the_curtain(seed):
    """While the curtain hangs, its frames are the same whatever anybody holds."""
    frames, _ = twin(lambda: behind_curtain(seed), -1, seed)
    assert frames[0] == frames[1]


def test_the_last_hand_is_gone_at_once():
    """The frame in which a window opens or the curtain falls shows no card of anybody's hand any more."""
    random = Random(5)
    with Sitting(seats=4, humans=3, seed=6) as sitting, unseen(sitting.pilot.app):
        seen = 0
        for _ in range(1500):
            sitting.pilot.tick(16)
            match, scene = sitting.match, sitting.screen.scene
            if match.shared.privacy.curtain is not None or match.shared.viewer < 0:
                hands = [s for zone, place in enumerate(sitting.screen.places.zones) if place.look.kind == "hand"
                         for s in scene.zones[zone]]  # fmt: skip
                public = match.shared.view(-1).table.kind
                assert all(s.kind == UNKNOWN or public[s.card] == s.kind for s in hands)
                seen += 1
            if match.shared.privacy.curtain is not None:
                sitting.screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
            elif sitting.mine and match.window is None:
                sitting.screen.commands.give(random.randrange(len(sitting.screen.view.options)))
            if match.game.over:
                break
        assert seen > 50


def test_only_ones_own_hand_is_open():
    """At every moment the screen knows exactly the faces that the viewer's view knows, no matter what it animates."""
    random = Random(3)
    with Sitting(seats=4, humans=2, seed=9) as sitting, unseen(sitting.pilot.app):
        for _ in range(800):
            sitting.pilot.tick(24)
            match = sitting.match
            if not sitting.screen.sequencer.busy:
                view = match.shared.view()
                for zone in sitting.screen.scene.zones:
                    for sprite in zone:
                        assert sprite.kind == view.table.kind[sprite.card]
            if match.shared.privacy.curtain is not None:
                sitting.screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
            elif sitting.mine and match.window is None:
                sitting.screen.commands.give(random.randrange(len(sitting.screen.view.options)))


def goes_on(**prefs):
    """Somebody goes on after a window in which all looked at the table."""
    sitting = Sitting(seats=4, humans=3, seed=2, prefs=Prefs(animation=0, reduced_motion=True, shake=False, **prefs))
    return until(sitting, lambda match: (curtain := match.shared.privacy.curtain) is not None and curtain.why == "hand")


def open_faces(sitting):
    """The hidden cards of hands whose faces the screen has."""
    public = sitting.match.game.table.veiled(-1).kind
    zones = [zone for zone, place in enumerate(sitting.screen.places.zones) if place.look.kind == "hand"]
    sprites = [sprite for zone in zones for sprite in sitting.screen.scene.zones[zone]]
    return [sprite.card for sprite in sprites if sprite.kind != UNKNOWN and public[sprite.card] == UNKNOWN]


@pytest.mark.rule("ES-125")
@pytest.mark.parametrize("way", ["key", "click"])
def test_after_a_window_a_hand_is_shown_when_its_owner_wants_it(way):
    """By the own key, held long enough, or by a click below it; a key of React that was meant for the window does nothing."""
    with goes_on() as sitting:
        pilot, seat = sitting.pilot, sitting.match.shared.privacy.curtain.seat
        code = pygame.key.key_code(sitting.match.setup.seats[seat].react)
        pilot.tick(2000)
        assert open_faces(sitting) == []
        assert sitting.screen.drag_and_drop.choosing.options == ()
        pilot.send(pygame.KEYDOWN, key=code, unicode="", mod=0)
        pilot.tick(HOLD_MS // 2)
        pilot.send(pygame.KEYUP, key=code, mod=0)
        pilot.tick(HOLD_MS)
        assert open_faces(sitting) == []
        if way == "key":
            pilot.send(pygame.KEYDOWN, key=code, unicode="", mod=0)
            pilot.tick(HOLD_MS + FRAME)
        else:
            pilot.click(sitting.screen.hud.reactions.peek._box.center)
        pilot.tick(FRAME)
        assert len(open_faces(sitting)) == len(own(sitting))
        assert sitting.match.shared.viewer == seat


def test_one_press_shows_a_covered_hand_and_the_next_hides_all():
    """The whole curtain falls then, as nobody knows who looks next; its frames depend on nothing that is hidden."""

    def hidden_again():
        sitting = goes_on(press_once=True)
        pilot, privacy = sitting.pilot, sitting.match.shared.privacy
        key = sitting.match.setup.seats[privacy.curtain.seat].react
        pilot.tick(2000)
        pilot.key(key)
        pilot.tick(FRAME)
        assert open_faces(sitting)
        pilot.tick(1000)
        assert open_faces(sitting)
        pilot.key(key)
        assert privacy.curtain.why == "away"
        pilot.tick(FRAME)
        assert open_faces(sitting) == []
        return sitting

    frames, _ = twin(hidden_again, -1, 1)
    assert frames[0] == frames[1]


@pytest.mark.parametrize("why", ["press", "other", "focus", "time"])
def test_cards_that_a_press_has_shown_are_hidden_again(why):
    with Sitting(seats=4, humans=3, seed=2, prefs=Prefs(press_once=True), privacy="peek") as sitting:
        pilot, seats, seat = sitting.pilot, sitting.match.setup.seats, sitting.match.shared.asked
        sitting.match.shared.privacy.idle_ms = IDLE_MS
        pilot.tick(3000)
        pilot.key(seats[seat].react)
        pilot.tick(IDLE_MS // 2)
        assert open_faces(sitting)
        if why == "focus":
            pilot.send(pygame.WINDOWFOCUSLOST)
        elif why == "time":
            pilot.tick(IDLE_MS)
        else:
            pilot.key(seats[seat if why == "press" else (seat + 1) % 3].react)
        pilot.tick(400)
        assert open_faces(sitting) == []


@pytest.mark.parametrize("seed", range(2))
def test_while_a_hand_is_covered(seed):
    """The frames are the same whatever anybody holds, whoever goes on too."""
    frames, _ = twin(goes_on, -1, seed)
    assert frames[0] == frames[1]


@pytest.mark.rule("ES-115")
def test_a_press_counts_while_the_card_is_still_told():
    """The window opens after that, and knows it."""
    with Sitting(seats=4, humans=3, seed=2, prefs=Prefs()) as sitting:
        pilot, match, random = sitting.pilot, sitting.match, Random(1)
        for _ in range(4000):
            pilot.tick(FRAME)
            window = match.window
            if window is not None and window.collecting and window.shown and sitting.screen.sequencer.busy:
                break
            if match.shared.privacy.curtain is not None:
                sitting.screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
            elif sitting.mine and window is None:
                options = sitting.screen.view.options
                sitting.screen.commands.give(random.randrange(1, len(options)) if len(options) > 1 else 0)
        assert not sitting.screen.hud.reactions.bar.visible
        seat = match.game.left[0]
        pilot.key(match.setup.seats[seat].react)
        assert window.reacts(seat)
        assert match.window is window


def test_a_dialog_above_cards_that_are_held_covers_them():
    """The key may be let go where the table does not hear it: the cards come back when it is pressed again."""
    with Sitting(seats=4, humans=3, seed=2, prefs=Prefs(), privacy="peek") as sitting:
        pilot, seat = sitting.pilot, sitting.match.shared.asked
        pilot.tick(3000)
        key = {"key": pygame.key.key_code(sitting.match.setup.seats[seat].react), "mod": 0}
        pilot.send(pygame.KEYDOWN, unicode="", **key)
        pilot.tick(400)
        assert open_faces(sitting)
        confirm(sitting.screen, Confirmation("Really?", "", "Yes"), lambda: None)
        assert open_faces(sitting) == []
        assert pilot.app.fade._ghost is None
        pilot.send(pygame.KEYUP, **key)
        pilot.tick(400)
        pilot.key("escape")
        pilot.tick(400)
        assert open_faces(sitting) == []
