"""Data in another language: laid over the original, entry by entry, and refused where it does not fit."""

from __future__ import annotations

import pytest

from tabletop.core.overlays import in_language, laid_over, mistakes
from tabletop.core.toml_loader import DataFileError, parse

BASE = {
    "card": [{"id": "lion", "name": "Lion", "cost": 3}, {"id": "cow", "name": "Cow", "cost": 1}],
    "evening": [{"name": "One", "lines": ["a", "b"]}],
    "talk": {"undo": "No"},
}


def test_entries_are_found_by_id_or_place_and_the_rest_stays():
    over = {
        "card": {"cow": {"name": "Kuh"}},
        "evening": {"1": {"lines": ["x", "y"]}},
        "talk": {"undo": "Nein"},
    }
    assert not list(mistakes(BASE, over, "f"))
    found = laid_over(BASE, over)
    assert found["card"] == [{"id": "lion", "name": "Lion", "cost": 3}, {"id": "cow", "name": "Kuh", "cost": 1}]
    assert found["evening"] == [{"name": "One", "lines": ["x", "y"]}]
    assert found["talk"] == {"undo": "Nein"}


@pytest.mark.parametrize(
    ("over", "named"),
    [
        ({"card": {"tiger": {"name": "Tiger"}}}, "tiger"),
        ({"card": {"cow": {"nmae": "Kuh"}}}, "nmae"),
        ({"card": {"cow": {"cost": 5}}}, "cost"),
        ({"evening": {"1": {"lines": ["x"]}}}, "lines"),
        ({"evening": {"2": {"name": "x"}}}, "2"),
    ],
)
def test_what_does_not_fit_is_named(over, named):
    assert [sentence for sentence in mistakes(BASE, over, "de/f.toml") if named in sentence]


def test_a_file_is_laid_over_when_there_is_one(tmp_path):
    data = b'[[card]]\nid = "cow"\nname = "Cow"\n'
    folder = tmp_path / "de"
    folder.mkdir()
    assert in_language(data, tmp_path, "de", "cards.toml") == data
    (folder / "cards.toml").write_text('[card.cow]\nname = "Kuh"\n', "utf-8")
    assert parse(in_language(data, tmp_path, "de", "cards.toml"), "cards.toml") == {
        "card": [{"id": "cow", "name": "Kuh"}]
    }
    (folder / "cards.toml").write_text('[card.dog]\nname = "Hund"\n', "utf-8")
    with pytest.raises(DataFileError, match="dog"):
        in_language(data, tmp_path, "de", "cards.toml")
