"""Films with an encoder of their own: pictures in their order, and sound below them."""

from __future__ import annotations

import av
import numpy as np
import pytest

from tabletop.films import Film, shoot
from tabletop.films.film import REST
from tabletop.films.soundtrack import Soundtrack
from tabletop.films.video import mixed
from tabletop.match import start
from tabletop.match.save_reader import read
from tabletop.match.seats import TableSetup, bot
from tabletop.storage import Store
from tabletop.toolkit.app import BackgroundMusic
from tabletop.toolkit.audio import RATE
from tests.match.table import Instant, Player


@pytest.mark.parametrize("ending", ["mp4", "webm"])
def test_a_video_has_pictures_and_sound_of_one_length(ending, tmp_path):
    store = Store(None)
    setup = TableSetup(game="espionage", seats=(bot(0, "easy"), bot(1, "easy")), seed=3, pace="quick")
    match = start(setup, Instant(), 0, store=store)
    Player(match, 3).to_the_end()
    file, size = tmp_path / f"a.{ending}", (640, 360)
    shoot(read(store, match.autosave.number), Film(file=file, size=size, rate=10, last=6, pace="quick"))
    with av.open(str(file)) as found:
        pictures = list(found.decode(video=0))
        assert len(pictures) > 10
        assert {(picture.width, picture.height) for picture in pictures} == {size}
        times = [picture.time for picture in pictures]
        assert times == sorted(times)
        assert len(found.streams.audio) == 1
        found.seek(0)
        heard = sum(frame.samples / frame.sample_rate for frame in found.decode(audio=0))
    assert heard == pytest.approx(times[-1], abs=0.2)
    assert times[-1] > REST / 1000


def test_what_was_heard_is_mixed_where_it_began():
    now = 0.0
    heard = Soundtrack(lambda: now)
    now = 1000.0
    heard.play("win")
    silent = mixed(heard, 3000)
    assert silent.shape == (3 * RATE, 2)
    assert not np.any(silent[: RATE - 10])
    assert np.any(silent[RATE:])
    now = 0.0
    heard = Soundtrack(lambda: now)
    heard.set_music(BackgroundMusic("lounge", 1))
    music = mixed(heard, 3000).astype(float)
    assert np.abs(music[:RATE]).mean() < np.abs(music[-RATE:]).mean(), "it comes in slowly"
