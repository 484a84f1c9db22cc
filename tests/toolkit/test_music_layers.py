"""The music below a table, on SDL's dummy device: what comes in when, and what is left when it has gone."""

from __future__ import annotations

import pygame
import pytest

from tabletop.toolkit import assets
from tabletop.toolkit.app import BackgroundMusic
from tabletop.toolkit.audio import CHANNELS, DUCK, SLICE, UP, Audio
from tests.saying import said, says

BEDS = sorted(place.name for place in (assets.root("sounds") / "beds").iterdir())
MIB = 1 << 20


@pytest.fixture
def audio(sound):
    sound.set_volume(1.0, 1.0, 0.5)
    return sound


def play(audio, clock, music, seconds=10.0):
    """Let frames pass; the volumes of the three layers then."""
    for _ in range(round(seconds / SLICE)):
        clock.seconds += SLICE
        audio.set_music(music)
    heard = [pygame.mixer.music.get_volume(), *(sound.get_volume() for sound in audio._bed._upper)]
    return [round(volume, 1) for volume in heard]


def test_layers_come_in_and_leave_with_the_level(audio, clock):
    assert play(audio, clock, BackgroundMusic("lounge")) == [0.5, 0, 0]
    assert 0 < play(audio, clock, BackgroundMusic("lounge", 1), UP / 2)[1] < 0.5, "not at once"
    assert play(audio, clock, BackgroundMusic("lounge", 1)) == [0.5, 0.5, 0]
    assert play(audio, clock, BackgroundMusic("lounge", 2)) == [0.5, 0.5, 0.5]
    assert play(audio, clock, BackgroundMusic("lounge", 0)) == [0.5, 0, 0]
    assert all(sound.get_num_channels() == 1 for sound in audio._bed._upper), "they go on together, unheard"


def test_it_steps_back_quickly_and_comes_back_slowly(audio, clock):
    play(audio, clock, BackgroundMusic("lounge"))
    assert play(audio, clock, BackgroundMusic("lounge", 0, 0.2), DUCK)[0] == pytest.approx(0.1)
    assert play(audio, clock, BackgroundMusic("lounge"), DUCK)[0] < 0.3
    assert play(audio, clock, BackgroundMusic("lounge"))[0] == 0.5


def test_another_bed_begins_when_this_one_has_gone(audio, clock):
    play(audio, clock, BackgroundMusic("lounge", 2))
    audio.set_music(BackgroundMusic("toybox"))
    assert audio._bed._bed == "lounge"
    assert play(audio, clock, BackgroundMusic("toybox")) == [0.5, 0, 0]
    assert audio._bed._bed == "toybox"
    play(audio, clock, None)
    assert not pygame.mixer.music.get_busy()
    assert audio._bed._upper == []


@pytest.mark.parametrize("sliders", [(0.0, 1.0, 1.0), (1.0, 1.0, 0.0)])
def test_music_that_is_off_is_not_even_loaded(audio, clock, sliders):
    play(audio, clock, BackgroundMusic("lounge"))
    audio.set_volume(*sliders)
    play(audio, clock, BackgroundMusic("lounge"))
    assert audio._bed._bed == ""
    assert audio._bed._upper == []
    audio.set_volume(1.0, 0.0, 1.0)
    assert play(audio, clock, BackgroundMusic("lounge"))[0] == 1.0, "it is not an effect"


def test_no_bed_takes_more_memory_than_it_may(audio, clock):
    for name in BEDS:
        play(audio, clock, None, 1)
        play(audio, clock, BackgroundMusic(name), 1)
        assert sum(len(sound.get_raw()) for sound in audio._bed._upper) < 3 * MIB, name
    assert audio.note is None


def test_effects_keep_their_channels(audio, clock):
    play(audio, clock, BackgroundMusic("lounge"))
    assert CHANNELS - sum(pygame.mixer.Channel(n).get_busy() for n in range(CHANNELS)) == 24


def test_a_bed_that_is_missing_is_silence_and_one_sentence(audio, clock, monkeypatch, tmp_path):
    real, asked = assets.path, []

    def path(kind, *parts):
        asked.append(parts)
        return tmp_path / "none.ogg" if parts[-1] == "high.ogg" else real(kind, *parts)

    monkeypatch.setattr(assets, "path", path)
    play(audio, clock, BackgroundMusic("lounge"))
    assert says(audio.note, "toolkit-music-broken", name="lounge")
    assert len(asked) == 3, "it is not tried again every frame"
    assert audio.play("win")


def test_without_a_device_nothing_happens(monkeypatch, clock):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    silent = Audio(clock)
    silent.start()
    silent.set_volume(1.0, 1.0, 1.0)
    silent.set_music(BackgroundMusic("lounge", 2))
    assert silent.note == said("toolkit-no-sound-device", error="Audio target 'no-such-driver' not available")
