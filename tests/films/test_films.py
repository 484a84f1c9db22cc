"""Films of kept matches: what is seen, for how long, by whose eyes; and what ends without a file."""

from __future__ import annotations

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat

from tabletop.core.ask import NOBODY
from tabletop.films import Film, FilmError, film, shoot
from tabletop.films.film import WebpWriter, changed
from tabletop.films.wishes import film_of
from tabletop.match import start
from tabletop.match.save_reader import read
from tabletop.match.seats import TableSetup, bot, person
from tabletop.progress.replay import ALL_HANDS
from tabletop.storage import Store
from tests.match.table import Instant, Player

SMALL = (640, 360)


@pytest.fixture(scope="module")
def reading():
    store = Store(None)
    seats = (person(0, "Ann"), bot(1, "easy"))
    match = start(TableSetup(game="espionage", seats=seats, seed=3, pace="quick"), Instant(), 0, store=store)
    Player(match, 3).to_the_end()
    return read(store, match.autosave.number)


def pictures(file):
    """All pictures of a file with the ms that each is seen."""
    with Image.open(file) as moving:
        for n in range(moving.n_frames):
            moving.seek(n)
            yield moving.convert("RGB").copy(), moving.info["duration"]


def test_a_film_shows_what_the_table_shows(reading, tmp_path, monkeypatch):
    """Each picture as it was drawn, within what the format loses, as long as it stood there."""
    drawn = []

    class Spy(WebpWriter):
        def add(self, ms, surface):
            super().add(ms, surface)
            drawn.append((ms, surface.copy()))

    monkeypatch.setattr("tabletop.films.film.WebpWriter", Spy)
    file, shares = tmp_path / "a.webp", []
    shoot(
        reading, Film(file=file, size=SMALL, rate=10, last=4, pace="quick"), lambda share: shares.append(share) or True
    )
    found = list(pictures(file))
    assert 5 < len(found) <= len(drawn)
    total = sum(ms for _, ms in found)
    assert abs(total - drawn[-1][0]) <= 20
    assert all(picture.size == SMALL for picture, _ in found)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    last = Image.frombytes("RGB", SMALL, pygame.image.tobytes(drawn[-1][1], "RGB"))
    apart = ImageStat.Stat(ImageChops.difference(last, found[-1][0])).mean
    assert max(apart) < 6


def test_only_the_chosen_eyes_see_a_hand(reading, tmp_path):
    """Ann's film, an onlooker's and one with all hands open differ; and hers shows no more when the bot holds other cards."""
    ends = {}
    for eyes in (NOBODY, ALL_HANDS, 0):
        file = tmp_path / f"{eyes}.webp"
        shoot(reading, Film(file=file, size=SMALL, rate=10, last=2, pace="quick", eyes=eyes))
        *_, (ends[eyes], _) = pictures(file)
    assert len({end.tobytes() for end in ends.values()}) == 3


def test_a_film_that_is_stopped_leaves_no_file(reading, tmp_path):
    file = tmp_path / "a.webp"
    shoot(reading, Film(file=file, size=SMALL, last=20), lambda share: share < 0.2)
    assert not file.exists()


@pytest.mark.parametrize(("name", "said"), [("a.gif", "webp"), ("a", "webp"), ("none/a.webp", "none")])
def test_what_cannot_be_written_is_one_sentence(reading, tmp_path, name, said):
    with pytest.raises(FilmError, match=said):
        shoot(reading, Film(file=tmp_path / name, size=SMALL, last=2))
    assert list(tmp_path.iterdir()) == []


def test_without_an_encoder_a_video_is_one_sentence(reading, tmp_path, monkeypatch):
    monkeypatch.setattr(film, "find_spec", lambda _: None)
    with pytest.raises(FilmError, match="webp"):
        shoot(reading, Film(file=tmp_path / "a.mp4", size=SMALL, last=2))


def test_the_least_part_that_has_changed():
    before = Image.new("RGB", (40, 20))
    after = before.copy()
    after.putpixel((7, 9), (255, 0, 0))
    assert changed(None, before) == (0, 0, 40, 20)
    assert changed(before, before.copy()) is None
    assert changed(before, after) == (6, 8, 8, 10)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"eyes": "Anne"}, "Ann"),
        ({"pace": "brsk"}, "brisk"),
        ({"size": "1280"}, "1280x720"),
        ({"size": "1281x720"}, "even"),
        ({"size": "99999x9"}, "3840"),
        ({"moments": "9-4"}, "10-40"),
        ({"moments": "0-99999"}, "10-40"),
    ],
)
def test_a_wish_that_is_not_understood_names_the_nearest(reading, tmp_path, wish, said):
    words = {"eyes": "nobody", "pace": "brisk", "size": "1280x720", "moments": ""} | wish
    with pytest.raises((LookupError, ValueError), match=said):
        film_of(reading, tmp_path / "a.webp", **words)


def test_a_wish_is_understood(reading, tmp_path):
    found = film_of(reading, tmp_path / "a.webp", eyes="Ann", pace="calm", size="640x360", moments="1-4")
    assert (found.eyes, found.pace, found.size, found.first, found.last) == (0, "calm", SMALL, 1, 4)
