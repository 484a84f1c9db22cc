from __future__ import annotations

import array
import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.toolkit import assets, audio
from tabletop.toolkit.audio import GROUPS, Audio, load_effects
from tests.saying import said, says

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture
def silent(monkeypatch, clock):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    started = Audio(clock)
    started.start()
    yield started
    started.stop()


def test_before_the_start_nothing_is_heard_and_nothing_is_wrong(clock):
    waiting = Audio(clock)
    assert (waiting.play("card_play"), waiting.ready, waiting.note) == (False, False, None)


def test_every_sound_can_be_played(sound, clock):
    for name in load_effects():
        clock.seconds += 10
        audio.pygame.mixer.stop()
        assert sound.play(name), name
    assert sound.note is None


def test_without_a_device_there_is_one_note_and_silence(silent):
    assert silent.note == said("toolkit-no-sound-device", error="Audio target 'no-such-driver' not available")
    for name in load_effects():
        assert not silent.play(name)
    silent.set_volume(0.5, 0.5)
    silent.set_group("cards", 0.5)
    assert not silent.ready


def test_sound_comes_with_a_device_that_is_added_later(silent, monkeypatch):
    """And again with one that comes after the one that was played to has gone."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    silent.devices(added=True)
    try:
        assert (silent.ready, silent.note) == (True, None)
        assert silent.play("card_play")
        silent.devices(added=False)
        silent.devices(added=True)
        assert silent.ready
    finally:
        silent.stop()


def test_a_wrong_name_is_silent_and_noted(sound):
    assert not sound.play("card_drav")
    assert sound.note.endswith("'card_draw'?")
    assert sound.play("card_draw")


def test_a_wrong_group_is_refused(sound):
    with pytest.raises(ValueError, match="'moments'"):
        sound.set_group("moment", 1.0)


def values(node):
    """What an expression may come to: both ends of `a if test else b`, without the test."""
    return [*values(node.body), *values(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def test_every_sound_that_the_screens_ask_for_exists():
    """Every call of `sound("...")` or `play("...")` below tabletop/ with a name written out names a real effect."""
    asked = {
        (file.relative_to(REPOSITORY).as_posix(), word.value)
        for file in (REPOSITORY / "tabletop").rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and getattr(call.func, "attr", "") in ("sound", "play")
        and call.args
        and isinstance(call.args[0], ast.Constant | ast.IfExp)
        for word in values(call.args[0])
        if isinstance(word, ast.Constant)
    }
    assert len(asked) > 5
    assert {(file, name) for file, name in asked if name not in load_effects()} == set()


def test_a_sound_starts_again_only_after_its_gap(sound, clock):
    gap = load_effects()["card_draw"].gap / 1000
    assert sound.play("card_draw")
    clock.seconds += gap * 0.9
    assert not sound.play("card_draw")
    assert sound.play("card_play"), "the gap is each sound's own"
    clock.seconds += gap * 0.2
    assert sound.play("card_draw")


def test_a_sound_is_heard_only_so_often_at_once(sound, clock):
    """The table deals twenty cards in a second; three rustles at once are enough."""
    heard = 0
    for _ in range(20):
        clock.seconds += 1
        heard += sound.play("win")
    assert heard == load_effects()["win"].voices


def test_a_full_mixer_leaves_a_sound_out(sound, clock):
    audio.pygame.mixer.set_num_channels(1)
    assert sound.play("win")
    assert not sound.play("lose")
    clock.seconds += 10
    assert sound.note is None


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_at_zero_is_not_played(sound, clock, group):
    sound.set_group(group, 0.0)
    for name, effect in load_effects().items():
        clock.seconds += 10
        audio.pygame.mixer.stop()
        assert sound.play(name) == (effect.group != group)


@pytest.mark.parametrize("sliders", [(0.0, 1.0), (1.0, 0.0)])
def test_a_slider_at_zero_silences_everything(sound, clock, sliders):
    sound.set_volume(*sliders)
    for name in load_effects():
        clock.seconds += 10
        assert not sound.play(name)


def test_volumes_multiply_and_stay_within_bounds(clock):
    player, effect = Audio(clock), load_effects()["card_play"]
    player.set_volume(0.5, 0.5)
    player.set_group("cards", 0.5)
    assert player._loudness(effect, 0.5) == pytest.approx(effect.volume / 16)
    player.set_group("cards", 7.0)
    assert player._loudness(effect, 1.0) == pytest.approx(effect.volume / 4)
    assert player._loudness(effect, 100.0) == 1.0
    player.set_volume(-3.0)
    assert player._loudness(effect, 1.0) == 0.0


@pytest.mark.parametrize(("pan", "left", "right"), [(-1, 0.8, 0.0), (0, 0.8, 0.8), (1, 0.0, 0.8), (5, 0.0, 0.8)])
def test_pan_moves_a_sound_from_side_to_side(pan, left, right):
    assert audio._sides(0.8, pan) == pytest.approx((left, right), abs=1e-9)


def test_a_damaged_file_costs_only_its_own_sound(sound, monkeypatch, tmp_path):
    real = assets.path
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS no more")
    monkeypatch.setattr(assets, "path", lambda kind, *parts: broken if parts == ("coin.ogg",) else real(kind, *parts))
    assert not sound.play("coin")
    assert not sound.play("coin")
    assert "'coin'" in sound.note
    assert sound.play("card_play")


def test_sounds_have_a_budget(sound, monkeypatch):
    """What was heard longest ago is read again when it is next heard; what is still heard stays, however long ago it began."""
    monkeypatch.setattr(audio, "KEPT", 3 << 18)
    sound.play("fanfare")
    sound.load("card_play", "lose", "card_draw", "card_play", "win")
    assert list(sound._sounds) == ["fanfare", "win"]
    audio.pygame.mixer.stop()
    sound.load("card_play")
    assert list(sound._sounds) == ["win", "card_play"]


def test_a_stopped_player_can_start_again(sound):
    sound.play("win")
    sound.stop()
    assert not sound.play("lose")
    sound.start()
    assert sound.play("share")


DISK = """
import sys
from tabletop.toolkit.audio import Audio
import pygame
sound = Audio()
sound.start()
print(sound.note)
for name, volume, pan in eval(sys.argv[1]):
    print(sound.play(name, volume, pan))
    pygame.time.wait(250)
sound.stop()
"""


def recorded(tmp_path: Path, plays: list[tuple[str, float, float]]) -> array.array:
    """Play through SDL's disk driver and return what reached the device, left and right in turn."""
    out = tmp_path / "out.raw"
    environment = {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(out),
        "SDL_VIDEODRIVER": "dummy",
        "PYTHONPATH": str(REPOSITORY),
    }
    subprocess.run(
        [sys.executable, "-c", DISK, repr(plays)],
        env=environment,
        cwd=tmp_path,
        check=True,
        capture_output=True,
        timeout=60,
    )
    return array.array("h", out.read_bytes())


def test_sound_reaches_the_device(tmp_path):
    heard = recorded(tmp_path, [("card_play", 1.0, 0.0)])
    assert max(map(abs, heard)) > 3000


def test_half_the_volume_halves_what_reaches_the_device(tmp_path):
    full, half = (max(map(abs, recorded(tmp_path, [("card_play", volume, 0.0)]))) for volume in (1.0, 0.5))
    assert half / full == pytest.approx(0.5, abs=0.03)


def test_nothing_reaches_the_device_when_nothing_is_played(tmp_path):
    assert set(recorded(tmp_path, [])) <= {0}


def test_a_sound_on_the_left_reaches_only_the_left(tmp_path):
    heard = recorded(tmp_path, [("card_play", 1.0, -1.0)])
    assert max(map(abs, heard[0::2])) > 3000
    assert max(map(abs, heard[1::2])) == 0


NO_DEVICE = """
from tabletop.toolkit.audio import Audio
sound = Audio()
sound.start()
print(sound.ready, sound.play("win"), sound.note)
"""


@pytest.mark.parametrize("driver", ["no-such-driver", "alsa"])
def test_the_terminal_stays_clean_when_there_is_no_device(driver):
    """Neither a traceback nor the driver's own lines: the note is all there is."""
    environment = {"SDL_AUDIODRIVER": driver, "PYTHONPATH": str(REPOSITORY), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", NO_DEVICE], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    ready, played, note = done.stdout.split(maxsplit=2)
    assert ready == played
    assert note.strip() == "None" if ready == "True" else says(note, "toolkit-no-sound-device")


@pytest.mark.usefixtures("sound")
def test_the_terminal_works_again_after_the_start(capfd):
    audio.os.write(2, b"still here")
    assert capfd.readouterr().err == "still here"
