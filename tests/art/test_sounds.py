"""The build of the sounds: what the code makes is what is shipped."""

from __future__ import annotations

import io

import numpy as np
import pytest
import soundfile

from tabletop.toolkit import assets
from tabletop.toolkit.audio import load_effects
from tools.sound import levels, ogg
from tools.sound.band import STEPS, hertz, vibes
from tools.sound.catalogue import SOUNDS, make
from tools.sound.signal import LOUDNESS, PEAK, RATE, finish, loudness, sine


def test_the_list_and_the_build_agree():
    assert set(SOUNDS) == set(load_effects())


@pytest.mark.parametrize("name", ["card_draw", "react", "shuffle", "knock_out", "button_click"])
def test_a_second_build_gives_the_same_bytes(name):
    assert ogg.encode(make(name)) == ogg.encode(make(name))


@pytest.mark.parametrize("name", ["card_flip", "turn_change", "curtain_close", "coin"])
def test_the_shipped_file_is_what_the_code_makes(name):
    """Compared by ear's measure, not by bytes: another machine may round a sine differently."""
    shipped, rate = soundfile.read(assets.path("sounds", f"{name}.ogg"))
    built, _ = soundfile.read(io.BytesIO(ogg.encode(make(name))))
    assert rate == RATE
    assert len(shipped) == len(built)
    assert np.sqrt(np.mean((shipped - built) ** 2)) < 0.01 * np.sqrt(np.mean(built**2))


def test_every_sound_is_heard_as_loud_as_its_role():
    """Within 1 dB at full volume, and no file clips; what is passed over is quieter than what happens."""
    wanted, wrong = levels.roles(), {}
    for name, effect in load_effects().items():
        sound, rate = soundfile.read(assets.path("sounds", effect.file))
        level = levels.heard(sound, rate) + levels.decibels(effect.volume)
        if abs(level - wanted[effect.role]) > 1:
            wrong[name] = round(level, 1)
        assert np.max(np.abs(sound)) < 0.9, f"{name} clips"
    assert not wrong
    assert wanted["touch"] < wanted["small"] < wanted["card"] < wanted["event"] < wanted["blow"]


def test_a_tone_is_measured_as_the_standard_says():
    """ITU-R BS.1770-4: a sine of 997 Hz at full scale, in one channel, is -3.01 dB."""
    assert levels.heard(sine(997.0, 1.0), RATE) == pytest.approx(-3.01, abs=0.05)
    assert levels.integrated(sine(997.0, 1.0), RATE) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.parametrize("seconds", [0.05, 0.1, 0.3])
def test_a_sound_shorter_than_the_standards_block_is_measured_too(seconds):
    """Over the tenth of a second that the ear gathers: what lasts half of it is heard at half the power."""
    level = levels.heard(sine(997.0, seconds), RATE)
    assert level == pytest.approx(-3.01 + 10 * np.log10(min(1, seconds / levels.WINDOW)), abs=0.2)


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_has_the_common_level_and_silent_ends(name):
    sound = make(name)
    assert sound[0] == sound[-1] == 0
    assert np.max(np.abs(sound)) <= PEAK
    assert 20 * np.log10(LOUDNESS) - 1.5 < 20 * np.log10(loudness(sound)) < 20 * np.log10(LOUDNESS) + 0.5
    assert 0.04 < len(sound) / RATE < 3.3


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_warm(name):
    """Less than a fifth of the energy lies above 6 kHz: nothing hisses or shrieks."""
    power = np.abs(np.fft.rfft(make(name))) ** 2
    frequency = np.fft.rfftfreq(2 * len(power) - 2, 1 / RATE)
    assert power[frequency > 6000].sum() < 0.2 * power.sum()


@pytest.mark.parametrize("step", STEPS)
def test_the_vibraphone_is_in_tune(step):
    note = f"{step}5"
    power = np.abs(np.fft.rfft(vibes(note, 1.0, 0.5)))
    assert np.argmax(power) == pytest.approx(hertz(note), rel=0.004)


def test_levels_are_made_equal():
    quiet, loud = (finish(amount * sine(440.0, 0.5)) for amount in (0.001, 0.9))
    assert np.allclose(quiet, loud)


def test_the_ogg_pages_carry_fixed_serials_and_fitting_checksums():
    """The decoder refuses a page with a wrong checksum, so a readable file proves both."""
    sound = finish(sine(440.0, 0.3))
    data = ogg.encode(sound)
    samples, rate = soundfile.read(io.BytesIO(data))
    assert (rate, len(samples)) == (RATE, len(sound))
    assert data.count(b"OggS\x00") == data.count(ogg.SERIAL.to_bytes(4, "little"))
    broken = bytearray(data)
    broken[22] ^= 1
    with pytest.raises(soundfile.LibsndfileError):
        soundfile.read(io.BytesIO(bytes(broken)))


def test_other_bytes_are_no_ogg_file():
    with pytest.raises(ValueError, match="byte 0"):
        ogg.with_fixed_serial(b"RIFF and so on")
