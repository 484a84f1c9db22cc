"""`tabletop sim` beyond its sums: tables, pictures, and a run that is stopped and goes on."""

from __future__ import annotations

import csv
import json

import pytest
from pyarrow import parquet

from tabletop import sim
from tabletop.jobs import bar
from tabletop.sim import command, plots, tables
from tabletop.sim.games import Plan, Result
from tests.cli.test_cli import refused, run

WORDS = ("sim", "beanz", "--seats", "normal,easy", "--games", 6, "--vary", "deck_0")


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sim")
    files = [folder / name for name in ("games.csv", "games.parquet", "games.svg", "so-far.jsonl")]
    for out in files[:2]:
        done = run(*WORDS, "--json", "--out", out, "--plot", files[2], "--keep", files[3])
        assert done.exit_code == 0, done.output
    return json.loads(done.stdout), files


def test_every_seat_of_every_game_is_a_row(written):
    """The same in both kinds of tables, as in the JSON."""
    found, (plain, columns, *_) = written
    with plain.open(newline="") as file:
        rows = list(csv.DictReader(file))
    other = parquet.read_table(columns).to_pylist()
    assert [{**row, "cards": " ".join(row["cards"])} for row in other] == [
        {name: type(other[0][name])(value) if name != "cards" else value for name, value in row.items()} for row in rows
    ]
    assert [(row["seed"], row["seat"]) for row in other] == [(seed, seat) for seed in range(1, 7) for seat in (1, 2)]
    assert [row["cards"] for row in other] == [cards for game in found["games"] for cards in game["cards"]]
    assert [row["deck"] for row in other] == [deck for game in found["games"] for deck in game["decks"]]
    assert len({row["deck"] for row in other if row["seat"] == 1}) > 1


def test_the_picture_names_what_it_shows(written):
    """Seats with their levels, and the share of the win."""
    text = written[1][2].read_text("utf-8")
    assert "<!-- seat 1 normal (6) -->" in text
    assert "<!-- share of the win, 95 % interval -->" in text


def test_what_was_played_is_not_played_again(written, monkeypatch):
    """The same command takes everything from the file; another one is refused."""
    found, files = written
    monkeypatch.setattr(sim.games, "play_one", None)
    assert json.loads(run(*WORDS, "--json", "--keep", files[3]).stdout) == found
    assert "other jobs" in refused(*WORDS, "--seed", 2, "--keep", files[3])


def test_ctrl_c_says_how_to_go_on(monkeypatch, tmp_path):
    """One sentence."""

    def stopped(*_args, **_words):
        raise KeyboardInterrupt

    monkeypatch.setattr(bar, "track", stopped)
    assert "the same command goes on with what is in" in refused(*WORDS, "--keep", tmp_path / "x")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--vary", "xpert"), "did you mean 'expert'"),
        (("--out", "games.xls"), "end in .csv or .parquet"),
        (("--plot", "games"), "end in .png"),
        (("--cluster", "tcp://127.0.0.1:1"), "no Dask cluster"),
        (("--out", "nowhere/games.csv", "--plot", "games.png"), "nowhere/games.csv cannot be written"),
        (("--keep", "nowhere/so-far"), "cannot be written"),
    ],
)
def test_a_wrong_word_is_one_sentence(words, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert says in refused("sim", "beanz", "--games", 1, "--seats", "easy,easy", *words)


def test_tables_without_the_extra_are_csv(monkeypatch, tmp_path):
    """Said before anything is played."""
    monkeypatch.setattr(command, "find_spec", lambda _name: None)
    for words in (("--out", tmp_path / "x.parquet"), ("--plot", tmp_path / "x.png")):
        assert "tabletop-games[lab]" in refused(*WORDS, *words)


def test_shares_of_wins():
    """By seat, by card that was played, and deck against deck: each of a pair from its own side, no deck against itself."""
    plan = Plan("toy", ["hard", "easy"], {})
    decks = [("a", "b"), ("b", "a"), ("a", "a"), ("a", "b")]
    wins = [(0,), (0,), (1,), (0, 1)]
    results = [
        Result(seed, winners, "end", 9, pair, (("ace",), ("ace", "king")))
        for seed, (winners, pair) in enumerate(zip(wins, decks, strict=True))
    ]
    rows = tables.rows(plan, results)
    assert [share[:3] for share in tables.by_seat(rows)] == [("seat 1 hard", 4, 0.625), ("seat 2 easy", 4, 0.375)]
    assert [share[:3] for share in tables.by_card(rows)] == [("ace", 8, 0.5), ("king", 4, 0.375)]
    against = tables.deck_against_deck(rows)
    assert {names: (share.games, share.mean) for names, share in against.items()} == {
        ("a", "b"): (3, 0.5),
        ("b", "a"): (3, 0.5),
    }
    assert all(0 <= share.low < share.mean < share.high <= 1 for share in against.values())


def test_a_plot_leaves_out_what_was_seen_too_seldom(tmp_path):
    """Without decks and with cards of a few games only the seats are shown."""
    results = [Result(seed, (0,), "end", 9, ("", ""), (("ace",), ())) for seed in range(plots.LEAST_GAMES - 1)]
    plots.draw(tables.rows(Plan("toy", ["easy", "easy"], {}), results), "Toy", tmp_path / "x.svg")
    text = (tmp_path / "x.svg").read_text("utf-8")
    assert "by seat" in text
    assert "by card" not in text
