"""Bots say something now and then: by public facts alone, the same at the same match, and off where nobody wants it."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from tabletop import games
from tabletop.games.austin.rules.events import WinsFight
from tabletop.games.beanz.rules.events import Captures
from tabletop.games.espionage.rules.events import Over, Steals
from tabletop.table.model import cues
from tabletop.table.playback import barks
from tabletop.table.playback.speech_bubbles import BubbleSpeaker
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting
from tests.table.ring import Ring
from tests.table.spies import Mats


def lines_of(sitting):
    """What has been said, each in the seat's own words."""
    said, bubbles = [], sitting.screen.cue_player.bubbles
    bubbles.say = lambda words, *_, **__: said.append(words)
    return said


def test_every_personality_has_lines_for_every_occasion_and_every_game_has_a_winner_who_speaks():
    book = barks.load()
    assert all(len(set(voice.waiting)) == len(voice.waiting) for voice in book.values())
    for game in ("espionage", "beanz", "austin", "rpgget"):
        if game in games.names():
            assert any("winning" in cue.voices for cue in cues.load(game).values())


def test_who_is_hit_or_wins_may_say_so_and_a_person_never_does():
    """A theft from a bot is commented sooner or later, with silence between; nobody speaks for a person."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, said, setup = sitting.screen.cue_player, lines_of(sitting), sitting.match.setup
        for _ in range(40):
            cue_player.said(Steals(1, 0, (3,)))
        assert said == []
        for n in range(40):
            sitting.pilot.now += barks.QUIET + 1
            cue_player.barks._dice = lambda *what, n=n: barks.Random(f"{n} {what}")
            cue_player.said(Steals(0, 2, (3,)))
        hit = barks.load()[setup.seats[2].personality].hit
        assert 8 < len(said) < 32
        assert set(said) == set(hit)
        said.clear()
        cue_player.said(Over((1,)))
        assert len(said) == 2
        assert said[0] in barks.load()[setup.seats[1].personality].winning


def test_nobody_is_hit_before_the_fight_is_over():
    """An announced attack has not hit anything: remarks about a loss come with it."""
    cue = cues.load("austin")
    assert "hit" not in dict(cue["attacks"].voices)
    assert "hit" in dict(cue["loses_fight"].voices)


@pytest.mark.parametrize(
    ("game", "table", "good", "bad"),
    [
        ("beanz", Ring, Captures(1, 0, 2, 0, "golden"), Captures(0, 0, 2, 1, "pink")),
        ("austin", partial(Mats, seats=2), WinsFight(1, 0, 0, 0, 0, 0), WinsFight(0, 0, 0, 0, 0, 1)),
    ],
)
def test_a_bot_says_that_the_game_slips_away(game, table, good, bad):
    """Long before the end, by what everybody has seen: never the one who has gained, and no person."""
    with table(seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, said, setup = sitting.screen.cue_player, lines_of(sitting), sitting.match.setup
        cue, voice = cues.load(game), barks.load()[setup.seats[1].personality]
        for n in range(20):
            sitting.pilot.now += barks.QUIET + 1
            cue_player.barks._dice = lambda *what, n=n: barks.Random(f"{n} {what}")
            cue_player.barks.on_cue(cue[good.word], good)
        assert said == []
        for n in range(20):
            sitting.pilot.now += barks.QUIET + 1
            cue_player.barks._dice = lambda *what, n=n: barks.Random(f"{n} {what}")
            cue_player.barks.on_cue(cue[bad.word], bad)
        assert len(said) > 8
        assert set(said) == set(voice.slipping)


@pytest.mark.parametrize("occasion", ["playing", "hit", "slipping"])
def test_nobody_says_a_line_again_before_all_others_have_been_said(occasion):
    with Sitting(seats=2, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, said = sitting.screen.cue_player, lines_of(sitting)
        lines = getattr(barks.load()[sitting.match.setup.seats[1].personality], occasion)
        for n in range(200):
            sitting.pilot.now += barks.QUIET + 1
            cue_player.barks.say(1, occasion, str(n))
        assert len(said) > 2 * len(lines)
        rounds = [said[n : n + len(lines)] for n in range(0, len(said) - len(lines) + 1, len(lines))]
        assert all(set(told) == set(lines) for told in rounds)


def test_somebody_waits_for_a_long_time_and_says_so_once():
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        said = lines_of(sitting)
        for _ in range(5):
            sitting.pilot.now += barks.PATIENCE
            sitting.pilot.tick(32)
        assert len(said) == 1


def test_they_are_silent_when_the_settings_say_so():
    with Sitting(seats=4, seed=5, prefs=Prefs(voices=False)) as sitting:
        sitting.wait()
        said = lines_of(sitting)
        sitting.screen.cue_player.said(Over((1,)))
        assert said == []


def test_what_a_bot_says_leaves_its_name_free_also_near_the_upper_edge():
    """At six seats the upper badges at the sides lie just below the edge: what they say hangs below them."""
    with Sitting(seats=6, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        screen = sitting.screen
        bubbles, badges = screen.cue_player.bubbles, screen.hud.badges
        screen.hud.banner.clear_moments()
        for seat in range(1, 6):
            bubbles._shouts.clear()
            screen.cue_player.barks.say(seat, "winning", "over")
            (call_banner,) = bubbles._shouts
            picture, place = bubbles._placed(call_banner, 1000)
            box = picture.get_rect(topleft=place)
            name = badges[seat].rect
            assert not name.inflate(-name.width // 8, -name.height // 2).colliderect(box)


def test_a_bubble_steps_up_over_the_prompt():
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        screen = sitting.screen
        bubbles, prompt = screen.cue_player.bubbles, screen.hud.prompt.rect
        bubbles.say("Avast!", lambda: pygame.Rect(prompt.centerx, prompt.bottom, 0, 0), BubbleSpeaker("coral"))
        picture, place = bubbles._placed(bubbles._shouts[-1], 1000)
        assert not picture.get_rect(topleft=place).colliderect(prompt)


def test_bubbles_do_not_cover_each_other():
    """A new one takes the place of the old one; small talk gives way to what is called out."""
    with Sitting(seats=2, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        bubbles = sitting.screen.cue_player.bubbles
        bubbles._shouts.clear()
        bubbles.say("Avast!", lambda: pygame.Rect((600, 400), (0, 0)), BubbleSpeaker("coral"))
        first = bubbles._shouts[0]
        bubbles.say("Nice weather.", lambda: pygame.Rect((620, 410), (0, 0)), BubbleSpeaker("gold"), shy=True)
        assert bubbles._shouts == [first]
        bubbles.say("Nice weather.", lambda: pygame.Rect((100, 300), (0, 0)), BubbleSpeaker("gold"), shy=True)
        assert len(bubbles._shouts) == 2
        bubbles.say("Ahoy!", lambda: pygame.Rect((620, 410), (0, 0)), BubbleSpeaker("gold"))
        assert first not in bubbles._shouts
        assert len(bubbles._shouts) == 2


def test_what_a_bot_says_bears_its_name_so_that_nobody_takes_it_for_a_title():
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, names = sitting.screen.cue_player, []
        cue_player.bubbles.say = lambda _words, _at, by, **_: names.append(by.name)
        cue_player.said(Over((1,)))
        assert names[0] == sitting.screen.constants.who[1].name
