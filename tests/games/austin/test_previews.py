"""What is said before an attack or a Bone is chosen, and how the races of the table are run."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.presentation.minigames import hushed, race
from tabletop.games.austin.presentation.previews import preview
from tabletop.games.austin.rules.attacks import buzzer
from tests.games.austin.scene import Scene
from tests.saying import said

DUEL = ("felicity-shagwell shagette-go-go | hand: twirl", "henchman-lava dr-evil | hand: that-was")


def options_of(**words):
    return AUSTIN.check_options(words)


def option(scene, act, name):
    return next(o for o in scene.options_now() if scene._fits(o, act, name, None))


def test_an_attack_tells_the_stakes():
    """The scores of both Agents and what either side fights with, for each Agent that may be attacked."""
    s = Scene(*DUEL)
    found = preview(s.seen(0), option(s, "attack", "felicity-shagwell"))
    assert {(s.name(told.card), told.line) for told in found} == {
        ("henchman-lava-lifeguard", "9 against 8: Shag"),
        ("dr-evil", "9 against 10: Shag"),
    }
    assert found[0].terms == (
        said("austin/preview-you", vibes=said("list", items=["2 Groovy", "3 Shagadelic"]), held=1),
        said("austin/preview-foe", vibes=said("list", items=["1 Shagadelic", "2 Randy", "2 Creepy"]), held=1),
    )
    assert preview(s.seen(0), PASS) == ()


def test_a_bone_tells_what_its_side_would_be_worth():
    """Lifeguard's 8 and the Sandwich's 6."""
    s = Scene(*DUEL).attack("felicity-shagwell", "henchman-lava")
    (told,) = preview(s.seen(1), option(s, "throw", "that-was"))
    assert (told.card, told.line) == (s.card("henchman-lava"), "14: at stake on this side")


@pytest.mark.rule("AP-96", "AP-156", "AP-163", "AP-165")
def test_the_gesture_race():
    """One question a racer; the sign of the user's side; limits, margin and handicaps as the table says."""
    words = {"handicap_ms_2": "300", "tie_margin": "75", "reaction_mode": "relaxed", "surprise": "off"}
    s = Scene("", "| hand: group-evil", "", turn=1, **words).use("group-evil").times(500)
    asked = race(s.seen(0)._replace(args=s.game.ask[3]), options_of(**words))
    assert (asked.user, asked.seat, asked.racers, asked.gesture) == (1, 0, (2, 0), "pinky")
    assert (asked.limit_ms, asked.margin_ms, asked.handicaps) == (15000, 150, (0, 0, 300))
    assert (asked.relaxed, asked.surprise, asked.one_by_one, asked.false_start) == (True, False, False, "lock")
    s = Scene("| hand: lost-luggage", "", "").use("lost-luggage")
    asked = race(s.seen(0)._replace(args=s.game.ask[3]), options_of())
    assert (asked.gesture, asked.limit_ms, asked.margin_ms, asked.surprise) == ("peace", 5000, 50, True)
    assert race(Scene("", "").seen(0), options_of()) is None


@pytest.mark.rule("AP-171", "AP-172", "AP-174")
def test_the_help_race_and_the_claims():
    """Six seconds for a Bone, four to claim an answer to a ship."""
    s = Scene(*DUEL, "| hand: twirl").attack("felicity-shagwell", "henchman-lava").call()
    asked = buzzer(s.seen(0)._replace(args=s.game.ask[3]), options_of(help_style="buzz"))
    assert (asked.asker, asked.style, asked.limit_ms) == (1, "buzz", 6000)
    s = Scene("| hand: johnson", "| hand: menacing").free("johnson")
    asked = buzzer(s.seen(0)._replace(args=s.game.ask[3]), options_of(reaction_mode="relaxed"))
    assert (asked.asker, asked.style, asked.limit_ms) == (0, "claim", 12000)
    assert buzzer(Scene("", "").seen(0), options_of()) is None


@pytest.mark.rule("AP-159")
def test_every_action_is_followed_by_the_same_pause():
    """While a surprise race is possible; not with a warning, not without clocks."""
    assert hushed(options_of()) == {"main"}
    assert hushed(options_of(surprise="off")) == hushed(options_of(reaction_mode="calm")) == frozenset()
