"""Records of what a large change must leave equal: the same program writes the same, and what differs is told by its line."""

from __future__ import annotations

import shutil
from itertools import islice

import pygame
import pytest

from tabletop.jobs import progress_bar
from tools.rigs.baseline.__main__ import record
from tools.rigs.baseline.compare import changes, differences
from tools.rigs.baseline.record import KINDS, entry, plain, read, write
from tools.rigs.baseline.screens import differences as pictures
from tools.rigs.baseline.storyboards import EARS, Listened, tables
from tools.rigs.baseline.words import told


@pytest.fixture(scope="module")
def menu(tmp_path_factory):
    """A record of the menu alone."""
    folder = tmp_path_factory.mktemp("record")
    record(folder, {"screens": 1}, progress_bar.JobOptions(), "menu-night")
    return folder


def changed(folder, kind, one):
    """Write what there is of a kind with other lines in this entry."""
    write(folder, kind, [one if other.name == one.name else other for other in read(folder, kind)])


def test_a_game_by_chance_is_read_by_all_its_seats_and_twice_the_same():
    first, again = told("codenames", 4, 5), told("codenames", 4, 5)
    assert first == again
    assert any(line.startswith("3 is asked: ") for line in first.lines)
    assert any(line.startswith("the end: ") for line in first.lines)
    assert any(line.startswith("* ") for line in first.lines)
    assert not any("Ref(" in line or "kind=" in line for line in first.lines), (
        "names of the code are no part of a record"
    )


def test_a_storyboard_tells_what_is_seen_and_heard_when_and_leaves_the_table_as_it_was():
    methods = [getattr(ear.owner, ear.method.__name__) for ear in EARS]
    first, again = (Listened("beanz", 2, 1, 4, "quick", 20_000).board() for _ in range(2))
    assert first == again
    told = [line.split() for line in first if line[0].isdigit()]
    assert {verb for _, verb, *_ in told} > {"sound", "move", "prompt", "words", "picture", "cards"}
    times = [int(ms) for ms, *_ in told]
    assert times == sorted(times)
    assert 10_000 < times[-1] <= 20_000
    assert [getattr(ear.owner, ear.method.__name__) for ear in EARS] == methods


def test_storyboards_go_round_all_games_and_some_are_told_to_the_end():
    found = [table for table, _ in tables(50)]
    assert len({table["game"] for table in found}) == 5
    assert {table["people"] for table in found} == {1, 2}
    assert {table["whole"] for table in found if table["game"] == "beanz"} == {True, False}


def test_two_records_of_the_same_program_are_equal(menu, tmp_path):
    record(tmp_path, {"screens": 1}, progress_bar.JobOptions(), "menu-night")
    assert (tmp_path / "screens.jsonl").read_bytes() == (menu / "screens.jsonl").read_bytes()
    assert not [*differences(menu, tmp_path)]
    assert not pictures(menu / "screens", tmp_path / "screens", tmp_path / "out")


def test_a_picture_that_differs_is_drawn_beside_the_other_one(menu, tmp_path):
    shutil.copytree(menu, tmp_path / "after")
    path = tmp_path / "after" / "screens" / "menu-night-1280x720.png"
    picture = pygame.image.load(path)
    was = picture.get_at((700, 300))
    picture.set_at((700, 300), (255 - was.r, was.g, was.b))
    pygame.image.save(picture, path)
    [written] = pictures(menu / "screens", tmp_path / "after" / "screens", tmp_path / "out")
    sheet = pygame.image.load(written)
    assert sheet.get_size() == (3 * 1280, 720)
    third = sheet.subsurface((2560, 0, 1280, 720))
    mask = pygame.mask.from_threshold(third, "white", (1, 1, 1, 255))
    assert mask.count() == 1
    assert mask.get_at((700, 300))


def test_the_first_line_that_differs_is_told_once_for_all_entries_that_differ_alike(tmp_path):
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        folder.mkdir()
        write(folder, "words", [entry(f"game {n}", ["#1", "Draw a card.", f"{n} cards"]) for n in range(3)])
    assert not [*differences(before, after)]
    for n in range(2):
        changed(after, "words", entry(f"game {n}", ["#1", "Take a card.", f"{n} cards"]))
    first, total = differences(before, after)
    assert first == "words: game 0: line 2, and alike in 1 more\n    #1\n  - Draw a card.\n  + Take a card."
    assert total == "words: 2 entries differ"


def test_what_only_one_record_has_is_told(tmp_path):
    before, after = tmp_path / "before", tmp_path / "after"
    for folder, names in ((before, "ab"), (after, "bc")):
        folder.mkdir()
        write(folder, "words", [entry(name, ["same"]) for name in names])
    write(before, "screens", [entry("menu", ["same"])])
    assert [*differences(before, after)] == [
        "screens: recorded only before",
        "words: a: only before",
        "words: c: only after",
    ]


def test_later_changes_of_an_entry_are_told_when_they_are_wanted():
    old, new = ["a", "b", "c", "d"], ["a", "x", "c", "d", "e"]
    assert [(change.line, change.old, change.new) for change in changes(old, new, 5)] == [
        (2, ("b",), ("x",)),
        (5, (), ("e",)),
    ]
    assert len([*islice(changes(old, new, 1), 5)]) == 1


def test_values_are_plain_without_names_of_classes():
    assert plain((1, 2.04, None, ("a", frozenset({3, 1})))) == "[1, 2.0, -, [a, [1, 3]]]"
    assert set(KINDS) == {"screens", "words", "storyboards"}
