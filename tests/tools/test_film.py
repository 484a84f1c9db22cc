"""Films of scenes: pictures at their pace, as a sheet or as one that moves."""

from __future__ import annotations

from tabletop.match import TableSetup
from tools import film
from tools.rigs.table import seats


def test_a_film_has_a_picture_each_step():
    """Of the size that was asked for, and not all the same: a sheet lays them beside each other."""
    setup = TableSetup(game="espionage", seats=seats(3), seed=5)
    pictures = list(film.film(setup, (1024, 720), 4, 3.0, 500))
    assert len(pictures) == 6
    assert {picture.size for picture in pictures} == {(1024, 720)}
    assert len({picture.tobytes() for picture in pictures}) > 1
    assert film.sheet(pictures).size == (4096, 1440)
