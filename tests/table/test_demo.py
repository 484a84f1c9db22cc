"""The show on the menu: it explains, it goes on for ever, and any input ends it."""

from __future__ import annotations

from contextlib import contextmanager

import msgspec
import pygame
import pytest

from tabletop import games, i18n
from tabletop.bots.inline import InlineBots
from tabletop.core.ask import UNKNOWN
from tabletop.core.layout import ALL_EYES
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.view import view
from tabletop.games.beanz.words import WORDS as TOLD
from tabletop.games.espionage.rules.cards import CARDS, MISSION, REACTION
from tabletop.games.espionage.rules.events import Draws, Turn
from tabletop.games.espionage.words import WORDS
from tabletop.pages.menu import MenuScreen
from tabletop.table.guided.demo import DemoScreen, reading_ms
from tabletop.table.playback.commentary import CommentaryLines, load
from tabletop.table.playback.event_sequencer import repeats
from tests.crossing import every_nth
from tests.pages import rig
from tools.rigs.pilot import Pilot, seen_last

INPUTS = {
    "a key": (pygame.KEYDOWN, {"key": pygame.K_x, "mod": 0, "unicode": "x", "scancode": 0}),
    "Esc": (pygame.KEYDOWN, {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}),
    "a click": (pygame.MOUSEBUTTONDOWN, {"pos": (640, 300), "button": 1}),
    "the wheel": (pygame.MOUSEWHEEL, {"x": 0, "y": 1, "precise_y": 1.0}),
    "a gamepad's button": (pygame.JOYBUTTONDOWN, {"button": 0, "instance_id": 0, "joy": 0}),
    "a gamepad's stick": (pygame.JOYAXISMOTION, {"axis": 0, "value": 0.9, "instance_id": 0, "joy": 0}),
}


@contextmanager
def show(seed=5, size=(1280, 720), **settings):
    services = rig.services()
    for name, value in settings.items():
        setattr(services.settings, name, value)
    with Pilot(size, services.prefs()) as pilot:
        pilot.app.push(MenuScreen(services))
        pilot.app.push(DemoScreen(services, "espionage", InlineBots(), seed))
        yield pilot


@pytest.mark.parametrize("name", every_nth(2, INPUTS))
def test_any_input_returns_to_the_menu(name):
    """Key, click, wheel and gamepad end the show at once."""
    kind, values = INPUTS[name]
    with show() as pilot:
        pilot.tick(3000)
        assert isinstance(pilot.app.top, DemoScreen)
        pilot.send(kind, **values)
        assert isinstance(pilot.app.top, MenuScreen)


def test_a_mouse_that_trembles_does_not_end_the_show():
    """Only a real movement counts."""
    with show() as pilot:
        pilot.move((600, 300))
        pilot.move((603, 298))
        assert isinstance(pilot.app.top, DemoScreen)
        pilot.move((650, 330))
        assert isinstance(pilot.app.top, MenuScreen)


@pytest.mark.long
def test_the_next_match_follows_the_end():
    """After the last card another match begins by itself, with another deal, and no end screen asks for anything."""
    with show(animation_speed="off", text_speed="at once") as pilot:
        first = pilot.app.top
        with seen_last(pilot.app):
            for _ in range(4000):
                pilot.now += 150  # few frames: a whole match
                pilot.app.step([])
                if pilot.app.top is not first:
                    break
        assert first.match.game.over
        second = pilot.app.top
        assert isinstance(second, DemoScreen)
        assert second.match.setup.seed == first.match.setup.seed + 1
        pilot.tick(4000)
        assert second.match.n > 0


def test_everything_is_told_and_read_before_the_next_answer():
    """While a remark is read no bot goes on, whatever the speed of the animation."""
    with show(animation_speed="off") as pilot:
        screen, seen = pilot.app.top, 0
        with seen_last(pilot.app):
            for _ in range(3000):
                before = screen.match.n
                busy = screen.sequencer.busy
                pilot.tick(16)
                assert not (busy and screen.match.n > before), "a bot did not wait"
                seen += busy
        assert seen > 500
        assert screen.match.n > 5


def test_hands_lie_open_and_the_commentator_has_the_prompts_place():
    """The audience sees every card in every hand."""
    with show() as pilot:
        pilot.tick(6000)
        screen = pilot.app.top
        hands = [zone for zone, known in enumerate(screen.constants.kernel.zones) if known.group == "hand"]
        shown = [screen.cards.fronts.face(sprite) for zone in hands for sprite in screen.scene.zones[zone]]
        assert len(shown) >= 8
        assert None not in shown
        assert screen.commentary.visible
        assert not screen.hud.prompt.visible


def test_captions_fit_the_game():
    """Every remark belongs to a word that is really said, and every card that is ever played has one."""
    found = load(games.load("espionage"))
    assert set(found.word) <= {fact.word for fact in WORDS}
    playable = {card.id for card in CARDS if card.kind != "held"}
    assert set(found.card) == playable


def test_a_remark_names_who_is_meant_and_lines_take_turns():
    """{a} and {b} are the names in the line; the same event is not explained twice in the same words."""
    captions = CommentaryLines(games.load("espionage"), lambda seat: "ABCD"[seat])
    sniper = next(i for i, card in enumerate(CARDS) if card.id == "sniper")
    line = (SeatRef(0), " plays ", CardRef(sniper, 3), " at ", SeatRef(1), ".")
    told = [words.format(b="B") for remark in load(games.load("espionage")).card["sniper"] for words in remark.lines]
    assert any(words in captions.remark("plays", line) for words in told)
    turns = [captions.remark("turn", (SeatRef(2), "'s turn.")) for _ in range(4)]
    assert len(set(turns)) == 4
    assert captions.remark("no-such-word", line) == ""


@pytest.mark.parametrize("code", i18n.languages())
def test_a_card_that_may_be_played_in_two_ways_is_explained_by_how_it_was(code):
    """In every language: by what the line was told, and not by its words."""
    i18n.use(code)
    try:
        game = games.load("espionage")
        decoy, sniper = (n for title in ("decoy", "sniper") for n, card in enumerate(game.cards) if card.id == title)
        plays = games.plugin("espionage").facts()["plays"]
        fact = plays(0, 1, decoy, REACTION, 0, 2, -1, 2, -1, sniper, owner=1)
        captions, seen = CommentaryLines(game, lambda seat: "ABCD"[seat]), view(game.start(3, 1))
        remarks = []
        for one in (fact, msgspec.structs.replace(fact, use=MISSION, answered=-1, aim=-1, target=-1)):
            (line,) = game.narrate(seen, ("say", one.word, one, ALL_EYES))
            remarks.append(captions.remark(one.word, line))
        answered, alone = (entry.lines[0] for entry in captions.file.card["decoy"][::-1])
        assert remarks == [answered.replace("{a}", "A"), alone]
    finally:
        i18n.use(i18n.ENGLISH)


def test_a_fact_that_is_said_twice_is_told_once():
    """What some hear with titles and others without is one fact."""
    told = said(Draws(1, (4, 5)), 2)
    assert repeats(said(Draws(1, (UNKNOWN, UNKNOWN)), ALL_EYES & ~2), told)
    assert not repeats(said(Draws(2, (UNKNOWN, UNKNOWN)), ALL_EYES & ~2), told)
    assert not repeats(said(Turn(1), ALL_EYES), told)
    assert not repeats(told, told), "the same cards once more are drawn once more"


def said(fact, eyes):
    return ("say", fact.word, fact, eyes)


def test_slow_readers_get_more_time():
    """The setting counts."""
    assert reading_ms("x" * 80, "slow") > reading_ms("x" * 80) > reading_ms("x" * 20) > reading_ms("x" * 20, "at once")


BEANZ = games.load("beanz")


def test_every_public_word_of_mighty_beanz_has_a_remark():
    """What the log tells, the commentator explains; no remark is about a word that is never said."""
    said = load(BEANZ).word
    told = {"fight", *(fact.word for fact in TOLD)}
    assert said.keys() <= told
    assert told - said.keys() <= {"shot_off", "lucky", "concedes", "draws", "returns", "studies", "takes",
                                              "recycles", "clear_cosmos"}  # fmt: skip


def test_a_show_of_mighty_beanz_flicks_and_any_press_ends_it():
    """A match goes on through its flicks, with remarks; a press during a flick leads to the menu, too."""
    services = rig.services()
    services.settings.text_speed = "at once"
    with Pilot((1280, 720), services.prefs()) as pilot:
        pilot.app.push(MenuScreen(services))
        demo = DemoScreen(services, "beanz", InlineBots(), 5)
        pilot.app.push(demo)
        heads = set()
        with seen_last(pilot.app):
            for _ in range(4000):
                pilot.tick(200)
                heads.add(demo.commentary.text)
                if pilot.app.top is not demo:
                    break
        assert pilot.app.top.label == "flick"
        assert len(heads) > 5
        pilot.key("x")
        assert isinstance(pilot.app.top, MenuScreen)
