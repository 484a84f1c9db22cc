"""Sounds and effects of what happens are data, and every word in it is a real one."""

from __future__ import annotations

import pygame

from tabletop import games
from tabletop.games.austin.rules.events import Lands, Over, Scores, WinsFight
from tabletop.table.cards import card_motion
from tabletop.table.model import cues
from tabletop.table.playback.speech_bubbles import BubbleSpeaker
from tabletop.toolkit import assets, rich_text
from tabletop.toolkit.audio import load_effects
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting
from tests.table.spies import Mats

KNOWN = {game: cues.load(game) for game in games.names()}


def test_every_name_exists():
    """Sounds, icons and pictures that cues.toml names are there."""
    sounds, signs = load_effects(), rich_text.icon_names()
    for words in KNOWN.values():
        for cue in words.values():
            sounded, banner = cue.sounds, cue.banner
            for name in (cue.sound, sounded.own, sounded.lost, *sounded.each):
                assert not name or name in sounds, name
            assert not banner.icon or banner.icon in signs
            assert not banner.picture or assets.path("sprites", "ui", banner.picture)


def test_a_won_fight_names_whose_win_it_is():
    """A stranger knows no Agent's seat: the banner names the seat besides its card, and speaks to whose win it is."""
    for word in ("wins_fight", "wins_brawl"):
        assert {"{kind}", "{seat}"} <= {*KNOWN["austin"][word].banner.text.split()}
    with Mats(seed=3, seats=3) as mats:
        mats.wait()
        card = mats.match.game.table.zones[mats.screen.constants.kernel.find("hand", 0)][0]
        banner, kind = mats.screen.hud.banner, mats.match.game.table.kind[card]
        for seat, whose in ((0, "wins for you"), (1, f"wins for {mats.match.setup.seats[1].name}")):
            banner.clear_moments()
            mats.screen.cue_player.said(WinsFight(seat, card, card, kind, kind, 1))
            assert banner.moment.title.endswith(whose)


def test_a_game_is_heard():
    """Over a game the table draws, plays, answers, discards, changes turns and ends, and each is heard."""
    with Sitting(seats=4, seed=5) as sitting:
        for _ in range(400):
            sitting.wait(400_000)
            if sitting.match.game.over:
                break
            options = sitting.screen.view.options
            sitting.screen.commands.give(1 if len(options) > 1 else 0)
        sitting.pilot.tick(1000)
        heard = set(sitting.pilot.heard.names)
    wanted = {"card_draw", "card_play", "react", "discard", "turn_change", "your_turn"}
    assert wanted <= heard, f"never heard: {wanted - heard}"
    assert heard & {"win", "lose"}
    assert heard <= set(load_effects())


def test_a_house_rule_keeps_titles_quiet():
    """What hushes a bubble is a rule of that game and one of its values; with it a thrown Bone is in the log only."""
    hushes = {(game, cue.bubble.hush) for game, words in KNOWN.items() for cue in words.values() if cue.bubble.hush}
    for game, hush in hushes:
        rule, _, value = hush.partition("=")
        assert value in next(found.values for found in games.load(game).house_rules if found.id == rule)
    for title, bubbles in (("banner", True), ("quiet", False)):
        with Mats(seed=3, say_titles=title) as mats:
            moments_of_it = mats.screen.cue_player
            card = mats.match.game.table.zones[mats.screen.constants.kernel.find("hand", 0)][0]
            moments_of_it.said(Lands(0, card, 0, 0))
            assert moments_of_it.bubbles.busy == bubbles


def test_a_blow_is_felt_when_the_card_arrives():
    """A Bone draws back, dashes ahead and strikes: only then it sounds and the window shakes, and a hurry skips nothing."""
    for hurried in (False, True):
        with Mats(seed=5, prefs=Prefs(telling=0, animation=1)) as mats:
            mats.play_until("fight")
            mats.pilot.tick(3000)
            screen, acts = mats.screen, mats.match.definition.acts
            throw = next(i for i, o in enumerate(screen.view.options) if o[0] >= 0 and acts[o[0]].name == "throw")
            card = screen.view.options[throw][1]
            mats.match.bots.answer = lambda _seat, _now: None
            mats.pilot.heard.names.clear()
            screen.commands.give(throw)
            sprite = screen.scene.sprites[card]
            while sprite.goal == sprite.pose:
                mats.pilot.tick(16)
            while sprite.flying and not hurried:
                if abs(sprite.pose.width / sprite.goal.width - 1) > 0.1:
                    assert "bone_slam" not in mats.pilot.heard.names
                    assert not mats.pilot.app.shake.busy
                mats.pilot.tick(16)
            if hurried:
                mats.pilot.tick(160)
                screen.sequencer.finish()
            assert mats.pilot.heard.names.count("bone_slam") == 1
            assert mats.pilot.app.shake.busy


def test_flights_begin_and_end_where_cards_lie():
    """Any flight starts and ends on the table; a blow draws back first, comes from above and gives way."""
    for shape in (card_motion.shift, card_motion.glide, card_motion.slam):
        for t, way in ((0.0, 0.0), (1.0, 1.0)):
            assert abs(shape(t).way - way) < 1e-9
            assert abs(shape(t).size - 1) < 1e-9
    times = [i / 100 for i in range(101)]
    assert min(card_motion.slam(t).way for t in times) < -0.03
    assert max(card_motion.slam(t).size for t in times if t < card_motion.HIT) > 1.25
    assert min(card_motion.slam(t).size for t in times if t > card_motion.HIT) < 0.95
    assert max(card_motion.glide(t).size for t in times) < 1.15
    assert {card_motion.shift(t).size for t in times} == {1.0}


def test_a_score_runs_up_and_the_gain_leaps():
    """Figures run to a new score, the gain is shown once, and what is counted is the game's own score in the end."""
    with Mats(seed=5, prefs=Prefs(telling=0, animation=1)) as mats:
        mats.wait()
        counters, floating_text = mats.screen.cards.counters, mats.screen.cue_player.floating_text
        old = counters.seats[0].score
        card = mats.match.game.table.zones[mats.screen.constants.kernel.find("hand", 0)][0]
        mats.screen.cue_player.said(Scores(0, card, old + 30, 0))
        seen = set()
        for _ in range(30):
            mats.pilot.tick(16)
            seen.add(counters.seats[0].score)
        assert len(seen) > 5
        assert max(seen) == old + 30
        assert floating_text.busy
        mats.pilot.tick(1200)
        assert not floating_text.busy
        counters.settle(mats.screen.view)
        assert counters.seats[0].score == old


def test_reduced_motion_keeps_numbers_and_leaves_out_the_rest():
    """The gain can be read, but nothing climbs, shakes or flies about."""
    with Mats(seed=5, prefs=Prefs(telling=0, animation=1, reduced_motion=True)) as mats:
        mats.wait()
        played = mats.screen.cue_player
        card = mats.match.game.table.zones[mats.screen.constants.kernel.find("hand", 0)][0]
        played.said(Scores(0, card, 12, 0))
        played.said(Over((0,)))
        assert not played.particles.busy
        assert not mats.pilot.app.shake.busy
        [(_, first)] = played.floating_text.blits()
        mats.pilot.tick(300)
        [(_, later)] = played.floating_text.blits()
        assert first == later


def test_a_bubble_keeps_above_the_strip():
    """While reactions are collected the strip lies over the own seat: what it calls out stays readable."""
    with Sitting(seats=3, humans=3, seed=5) as sitting:
        screen = sitting.screen
        for _ in range(80):
            if screen.hud.reactions.bar.visible:
                break
            curtain = sitting.match.shared.privacy.curtain
            if curtain is not None:
                sitting.match.lift(curtain.seat, 10_000, screen.now)
            elif sitting.match.shared.asked >= 0:
                screen.commands.give(1 if len(screen.view.options) > 1 else 0)
            sitting.pilot.tick(64)
        box = screen.hud.reactions.bar.box
        assert screen.hud.reactions.bar.visible
        bubbles = screen.cue_player.bubbles
        bubbles.say("Anybody?", lambda: pygame.Rect(box.center, (0, 0)), BubbleSpeaker("gold"))
        [(picture, place)] = bubbles.blits()
        assert not picture.get_rect(topleft=place).colliderect(box)
