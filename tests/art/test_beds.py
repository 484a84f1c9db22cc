"""The music beds as they are shipped: as loud as they shall be, small, and loops that nobody hears end."""

from __future__ import annotations

import numpy as np
import pytest
import soundfile

from tabletop.core.toml_loader import DataFileError
from tabletop.toolkit import assets
from tools.sound.beds import loop, score
from tools.sound.beds.players import PLAYERS
from tools.sound.levels import integrated
from tools.sound.signal import RATE, sine

NAMES = score.names()
FOLDER = assets.root("sounds") / "beds"
NEAR = round(0.005 * RATE)


@pytest.fixture(scope="module")
def files():
    """(bed, layer) -> its samples, read once."""
    return {(bed, layer): soundfile.read(FOLDER / bed / f"{layer}.ogg") for bed in NAMES for layer in score.LAYERS}


def test_scores_and_files_agree():
    wanted = {f"{bed}/{layer}.ogg" for bed in NAMES for layer in score.LAYERS}
    assert {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.ogg")} == wanted
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.ogg")) < 1_400_000


def test_every_layer_is_as_loud_as_it_shall_be_and_nothing_clips(files):
    """Within half a dB, each alone; even all layers of a bed together stay below full scale."""
    for (bed, layer), (sound, rate) in files.items():
        assert rate == RATE
        heard = integrated(sound[::3], rate // 3)  # hardly anything lies above 7 kHz, so a third of it tells
        assert heard == pytest.approx(loop.LEVELS[layer], abs=0.5), (bed, layer)
    for bed in NAMES:
        calm, tense, high = (files[bed, layer][0] for layer in score.LAYERS)
        again = len(calm) // len(tense)
        assert np.max(np.abs(calm + np.tile(tense, again) + np.tile(high, again))) < 0.9, bed


def test_layers_are_whole_bars_of_one_length(files):
    """So that the short ones, begun with the long one, come round together with it for ever."""
    for bed in NAMES:
        notes = score.load(bed)
        calm, tense, high = (len(files[bed, layer][0]) for layer in score.LAYERS)
        assert tense == high == notes.loop * loop.bar(notes)
        assert calm == notes.bars * loop.bar(notes)
        assert calm % tense == 0


def test_no_loop_clicks_where_it_begins_again(files):
    """The step over the end is no larger than those right beside it, or than a tenth of a per mille of all steps."""
    for (bed, layer), (sound, _) in files.items():
        steps = np.abs(np.diff(sound))
        beside = max(steps[:NEAR].max(), steps[-NEAR:].max(), np.quantile(steps, 0.999))
        assert abs(sound[0] - sound[-1]) <= beside, (bed, layer)


def test_a_click_would_be_noticed():
    """The measure above tells a tone that is cut from one that closes."""
    for length, clicks in ((1.0, False), (1.0 + 0.5 / 220, True)):
        sound = np.cos(2 * np.pi * 220 * np.arange(round(length * RATE)) / RATE) ** 3
        steps = np.abs(np.diff(sound))
        assert (abs(sound[0] - sound[-1]) > max(steps[:NEAR].max(), steps[-NEAR:].max())) == clicks


def test_the_shipped_file_is_what_the_score_makes(files):
    shipped, built = files["command", "tense"][0], loop.make("command", score.load("command"), "tense")
    assert len(shipped) == len(built)
    assert np.sqrt(np.mean((shipped - built) ** 2)) < 0.12 * np.sqrt(np.mean(built**2))  # coded coarsely, far below all


def test_every_part_has_a_player_and_every_token_is_a_note():
    for bed in NAMES:
        notes = score.load(bed)
        for layer in score.LAYERS:
            for part in getattr(notes, layer):
                assert part.plays in PLAYERS, (bed, part.plays)
                assert list(score.strokes(notes, part, notes.bars)), (bed, layer, part.plays)


def test_notes_are_held_and_swung():
    notes = score.load("lounge")
    part = score.Playing("keys", 1.0, ("D4+F4! - . A4? C#5 - - -",))
    first, second, third, last = score.strokes(notes, part, 1)
    assert (first.note, second.note) == ("D4", "F4")
    assert (first.beat, first.length, first.force) == (0, 1.0, 1.0)
    assert third.beat == pytest.approx(1 + notes.swing)
    assert (last.note, last.beat, last.length) == ("C#5", 2, 2)


def test_a_token_that_is_no_note_is_named():
    with pytest.raises(DataFileError, match="bar 1: 'H4'"):
        list(score.strokes(score.load("lounge"), score.Playing("keys", 1.0, ("H4 .",)), 1))


def test_a_piece_is_measured_as_the_standard_says():
    """ITU-R BS.1770-4: a sine of 997 Hz at -20 dB in one channel is -23.01 LUFS, and silence round it does not count."""
    tone = 0.1 * sine(997.0, 3.0)
    assert integrated(tone, RATE) == pytest.approx(-23.01, abs=0.05)
    assert integrated(np.concatenate([tone, np.zeros(5 * RATE)]), RATE) == pytest.approx(-23.01, abs=0.4)
