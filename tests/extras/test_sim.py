"""What `tabletop sim` does with the extras: tables in columns, pictures, games on a cluster."""

from __future__ import annotations

import csv

import pytest
from pyarrow import parquet

from tabletop.sim import plots, tables
from tabletop.sim.games import GamePlan, GameResult
from tests.cli.test_cli import refused, run

WORDS = ("sim", "beanz", "--seats", "normal,easy", "--games", 6, "--vary", "deck_0")


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """A table of text, one in columns, and the picture."""
    files = [tmp_path_factory.mktemp("sim") / name for name in ("games.csv", "games.parquet", "games.svg")]
    for out in files[:2]:
        done = run(*WORDS, "--out", out, "--plot", files[2])
        assert done.exit_code == 0, done.output
    return files


def test_both_kinds_of_tables_say_the_same(written):
    with written[0].open(newline="") as file:
        plain = list(csv.DictReader(file))
    rows = parquet.read_table(written[1]).to_pylist()
    assert [{**row, "cards": " ".join(row["cards"])} for row in rows] == [
        {name: type(rows[0][name])(value) if name != "cards" else value for name, value in row.items()} for row in plain
    ]


def test_the_picture_names_what_it_shows(written):
    """Seats with their levels, and the share of the win."""
    text = written[2].read_text("utf-8")
    assert "<!-- seat 1 normal (6) -->" in text
    assert "<!-- share of the win, 95 % interval -->" in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--cluster", "tcp://127.0.0.1:1"), "no Dask cluster"),
        (("--out", "nowhere/games.csv", "--plot", "games.png"), "nowhere/games.csv cannot be written"),
        (("--plot", "nowhere/games.png"), "nowhere/games.png cannot be written"),
    ],
)
def test_a_wrong_word_is_one_sentence(words, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert says in refused("sim", "beanz", "--games", 1, "--seats", "easy,easy", *words)


def test_a_plot_leaves_out_what_was_seen_too_seldom(tmp_path):
    """Without decks and with cards of a few games only the seats are shown."""
    results = [GameResult(seed, (0,), "end", 9, ("", ""), (("ace",), ())) for seed in range(plots.LEAST_GAMES - 1)]
    plots.draw(tables.rows(GamePlan("toy", ["easy", "easy"], {}), results), "Toy", tmp_path / "x.svg")
    text = (tmp_path / "x.svg").read_text("utf-8")
    assert "by seat" in text
    assert "by card" not in text
