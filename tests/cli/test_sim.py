"""`tabletop sim` beyond its sums: tables, and a run that is stopped and goes on."""

from __future__ import annotations

import csv
import json

import pytest

from tabletop import sim
from tabletop.jobs import progress_bar
from tabletop.sim import command, tables
from tabletop.sim.games import GamePlan, GameResult
from tests.cli.test_cli import refused, run

WORDS = ("sim", "beanz", "--seats", "normal,easy", "--games", 6, "--vary", "deck_0")


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """What a run says, its table, and its results so far."""
    folder = tmp_path_factory.mktemp("sim")
    out, kept = folder / "games.csv", folder / "so-far.jsonl"
    done = run(*WORDS, "--json", "--out", out, "--keep", kept)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout), out, kept


def test_every_seat_of_every_game_is_a_row(written):
    """The same as in the JSON."""
    found, out, _ = written
    with out.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(int(row["seed"]), int(row["seat"])) for row in rows] == [
        (seed, seat) for seed in range(1, 7) for seat in (1, 2)
    ]
    assert [row["cards"].split() for row in rows] == [cards for game in found["games"] for cards in game["cards"]]
    assert [row["deck"] for row in rows] == [deck for game in found["games"] for deck in game["decks"]]
    assert len({row["deck"] for row in rows if row["seat"] == "1"}) > 1


def test_what_was_played_is_not_played_again(written, monkeypatch):
    """The same command takes everything from the file; another one is refused."""
    found, _, kept = written
    monkeypatch.setattr(sim.games, "play_one", None)
    assert json.loads(run(*WORDS, "--json", "--keep", kept).stdout) == found
    assert "other jobs" in refused(*WORDS, "--seed", 2, "--keep", kept)


def test_ctrl_c_says_how_to_go_on(monkeypatch, tmp_path):
    """One sentence."""

    def stopped(*_args, **_words):
        raise KeyboardInterrupt

    monkeypatch.setattr(progress_bar, "track", stopped)
    assert str(tmp_path / "x") in refused(*WORDS, "--keep", tmp_path / "x")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--vary", "xpert"), "did you mean 'expert'"),
        (("--out", "games.xls"), "end in .csv or .parquet"),
        (("--plot", "games"), "end in .png"),
        (("--out", "nowhere/games.csv"), "nowhere/games.csv cannot be written"),
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
    plan = GamePlan("toy", ["hard", "easy"], {})
    decks = [("a", "b"), ("b", "a"), ("a", "a"), ("a", "b")]
    wins = [(0,), (0,), (1,), (0, 1)]
    results = [
        GameResult(seed, winners, "end", 9, pair, (("ace",), ("ace", "king")))
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
