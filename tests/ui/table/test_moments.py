"""Sounds and effects of what happens are data, and every word in it is a real one."""

from __future__ import annotations

from tabletop import games
from tabletop.ui import assets, icons
from tabletop.ui.audio import load_effects
from tabletop.ui.table import moments
from tests.ui.table.rig import Sitting
from tests.ui.table.spies import Mats

KNOWN = moments.load()


def test_every_name_exists():
    """Sounds, icons and pictures that moments.toml names are there."""
    sounds, signs = load_effects(), icons.names()
    for words in KNOWN.values():
        for effect in words.values():
            for name in (effect.sound, effect.own_sound, effect.lost_sound, *effect.sounds):
                assert not name or name in sounds, name
            assert not effect.icon or effect.icon in signs
            assert not effect.picture or assets.path("sprites", "ui", effect.picture)


def test_a_game_is_heard():
    """Over a game the table draws, plays, answers, discards, changes turns and ends, and each is heard."""
    with Sitting(seats=4, seed=5) as sitting:
        for _ in range(400):
            sitting.wait(400_000)
            if sitting.match.game.over:
                break
            options = sitting.screen.view.options
            sitting.screen._give(1 if len(options) > 1 else 0)
        sitting.pilot.tick(1000)
        heard = set(sitting.pilot.heard.names)
    wanted = {"card_draw", "card_play", "react", "discard", "turn_change", "your_turn"}
    assert wanted <= heard, f"never heard: {wanted - heard}"
    assert heard & {"win", "lose"}
    assert heard <= set(load_effects())


def test_a_house_rule_keeps_titles_quiet():
    """What hushes a bubble is a rule of that game and one of its values; with it a thrown Bone is in the log only."""
    hushes = {(game, effect.hush) for game, words in KNOWN.items() for effect in words.values() if effect.hush}
    for game, hush in hushes:
        rule, _, value = hush.partition("=")
        assert value in next(found.values for found in games.load(game).house_rules if found.id == rule)
    for title, bubbles in (("banner", True), ("quiet", False)):
        with Mats(seed=3, say_titles=title) as mats:
            moments_of_it = mats.screen.moments
            card = mats.match.game.table.zones[mats.screen.kernel.find("hand", 0)][0]
            moments_of_it.said("lands", (0, card, 0, 0))
            assert moments_of_it.shouts.busy == bubbles
