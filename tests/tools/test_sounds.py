"""The sounds as they are shipped; no tool of the build is needed to read them."""

from __future__ import annotations

import array
import os
import subprocess
import sys

import pytest

from tabletop.toolkit import assets
from tabletop.toolkit.audio import GROUPS, load_effects

EFFECTS = load_effects()
FOLDER = assets.root("sounds")

NEEDED = set(
    """
card_draw card_play card_flip card_slide shuffle card_hover card_pick card_drop_back stamp react pass window_open
window_tick cancel redirect exposure shield catch bomb_fuse knock_out turn_change your_turn discard claim reveal win lose
share button_hover button_click toggle screen_in screen_out error_soft curtain_close curtain_open message countdown coin
undo tutorial_step clock_tick flick roll clack topple domino loot
bone_slam attack swinger happening bone_call race_arm race_signal gesture_land false_start race_over photo_finish ship
slugfest score clap applause
drum_roll spent fanfare pack_rip reveal_common reveal_uncommon reveal_rare
cell_deal key_set clue_given mark lock guess_roll own_found rival_found neutral_found assassin_found gauntlet full_house
strike miss guard level_up fall revive boss_entry mission_won mission_lost victory_point
""".split()  # noqa: SIM905  (readable as words)
)

DECODE = """
import sys, pygame
pygame.mixer.init(44100, -16, 1)
sys.stdout.buffer.write(pygame.mixer.Sound(sys.argv[1]).get_raw())
"""


def decoded(name: str) -> array.array:
    """Return the samples as the program's own mixer decodes them, 16 bits, one channel."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", DECODE, str(FOLDER / EFFECTS[name].file)]
    return array.array("h", subprocess.run(command, env=environment, capture_output=True, check=True).stdout)


def test_every_sound_that_the_program_needs_is_listed():
    assert set(EFFECTS) == NEEDED


def test_the_list_and_the_folder_agree():
    assert {effect.file for effect in EFFECTS.values()} == {path.name for path in FOLDER.glob("*.ogg")}


def test_every_group_is_used():
    assert {effect.group for effect in EFFECTS.values()} == set(GROUPS)


def test_all_sounds_together_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < 1_150_000


@pytest.mark.parametrize("name", ["button_hover", "card_play", "stamp", "turn_change", "win", "bomb_fuse"])
def test_a_sound_is_heard_and_neither_clips_nor_clicks(name):
    samples = decoded(name)
    peak = max(map(abs, samples))
    assert 8_000 < peak < 32_600
    assert max(map(abs, samples[:4])) < 700, "it starts from silence"
    assert max(map(abs, samples[-40:])) < 700, "it ends in silence"
    assert max(abs(b - a) for a, b in zip(samples[-400:], samples[-399:], strict=False)) < 900
