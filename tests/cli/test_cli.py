"""The command line: every command does what its help says; every wrong word gets one sentence and status 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest
from typer.testing import CliRunner

import tabletop
from tabletop import cli, games, rigs
from tabletop.core.sanitizing import escaped
from tabletop.core.toml_loader import LIMIT
from tabletop.desktop import program
from tabletop.match import TableSetup, bot, match_page, person, start
from tabletop.match.autosave import create
from tabletop.match.transfer import read_export
from tabletop.storage import Store, StoredAnswer, database_file
from tabletop.toolkit.window import UiError
from tests.match import foreign
from tests.match.table import Instant, Player
from tests.saying import says
from tools.bench import fair_deals
from tools.rigs import gallery
from tools.rigs.measure import every, lane, physics, picture, rules, storage, thinking
from tools.rigs.measure.figure import Figure

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = ("play", "demo", "sim", "bench", "shot", "lint", "export", "import", "log", "verify", "recover")
WAIT = 60  # seconds


def run(*words):
    return CliRunner().invoke(cli.app, [str(word) for word in words], prog_name="tabletop")


def refused(*words):
    """The one sentence on stderr of a command that is refused."""
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("tabletop: ")
    return lines[0]


@pytest.fixture
def folder(tmp_path):
    """A data folder with some finished matches and an open one."""
    services = gallery.lent(Store(database_file(tmp_path)))
    gallery.lived_in(services)
    gallery.interrupted(services)
    services.store.close()
    return tmp_path


@pytest.fixture
def opened(monkeypatch):
    """Notes what would be opened in a window."""
    seen = []
    monkeypatch.setattr(program, "run", lambda data, opening, _language="": seen.append((data, opening)) or 0)
    return seen


# --- help
def test_help_names_every_command_in_one_line_each():
    """`tabletop --help` says what there is; each command's own help says what it does and what it takes."""
    done = run("--help")
    assert done.exit_code == 0
    for name in COMMANDS:
        assert f" {name} " in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name):
    """A sentence, and each of its words with an explanation."""
    done = run(name, "--help")
    assert done.exit_code == 0
    assert f"Usage: tabletop {name}" in done.stdout
    assert len(done.stdout.split("Usage")[1].splitlines()[2].strip()) > 20


@pytest.mark.parametrize("game", games.names())
def test_the_help_of_play_names_each_game_with_what_its_options_take(game):
    rules = [rule for rule in games.load(game).house_rules if rule.judge is None]
    shown = "".join(run("play", "--help").stdout.split())
    assert ",".join(f"{rule.id}={'|'.join(rule.values)}" for rule in rules) in shown


def test_the_version_is_printed():
    """And nothing is opened."""
    assert run("--version").stdout == f"tabletop {tabletop.__version__}\n"


# --- windows
def test_without_a_command_the_menu_opens(opened, tmp_path):
    """With the folder and the screen mode that were asked for."""
    assert run("--data", tmp_path, "--fullscreen").exit_code == 0
    [(data, opening)] = opened
    assert (data, opening.screen, opening.fullscreen) == (tmp_path, "menu", True)


def test_play_sets_the_table_that_was_asked_for(opened):
    """Names are people, levels are bots, the seed and the house rules are kept."""
    done = run("play", "espionage", "--seats", "Ruby,hard,easy", "--seed", 7, "-o", "elimination=first_blood")
    assert done.exit_code == 0
    [(_, opening)] = opened
    setup = opening.setup
    assert opening.screen == "play"
    assert [seat.bot for seat in setup.seats] == ["", "hard", "easy"]
    assert setup.seats[0].name == "Ruby"
    assert (setup.seed, setup.options) == (7, {"elimination": "first_blood"})


@pytest.mark.parametrize("game", games.names())
def test_play_without_seats_sets_a_table_that_the_game_is_for(game, opened):
    """Somebody and three bots, or as many as there may be."""
    assert run("play", game).exit_code == 0
    seats = opened[0][1].setup.seats
    assert [seat.bot for seat in seats] == ["", *["normal"] * (games.load(game).seats_near(4) - 1)]
    assert seats[0].name == "Player"


@pytest.mark.parametrize("words", [("Ann,ben ",), ("Ann", "--second-window", "Ben")])
def test_people_are_sent_to_a_second_window_by_their_names(words, opened):
    """Several in one word, or one word each."""
    assert run("play", "espionage", "--seats", "Ann,Cleo,Ben,normal", "--second-window", *words).exit_code == 0
    assert opened[0][1].setup.apart == (0, 2)


@pytest.mark.parametrize("words", [(), ("--phones",)])
def test_phones_join_a_table_that_says_so(words, opened):
    assert run("play", "espionage", "--seats", "Ann,Ben", *words).exit_code == 0
    assert opened[0][1].setup.phones is bool(words)


def test_only_people_at_the_table_sit_at_a_second_window(opened):
    """One sentence each: a name that nobody has, with the nearest one, and the name of a bot."""
    seats = ("play", "espionage", "--seats", "Ann,Ben,normal")
    assert says(refused(*seats, "--second-window", "Bem"), "core-did-you-mean", word="'Ben'")
    assert run(*seats).exit_code == 0
    robot = opened[0][1].setup.seats[2].name
    assert says(refused(*seats, "--second-window", robot), "app-bot-apart", name=robot)
    assert len(opened) == 1


def test_play_deals_another_game_every_time(opened):
    """Without a seed two games differ."""
    run("play")
    run("play")
    assert opened[0][1].setup.seed != opened[1][1].setup.seed


def test_demo_opens_the_show(opened):
    """With the game that was named."""
    assert run("demo", "espionage").exit_code == 0
    assert (opened[0][1].screen, opened[0][1].game) == ("demo", "espionage")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "chess"), "chess"),
        (("play", "--seats", "A"), "2 to 6"),
        (("play", "--seats", "a,b,c,d,e,f,g"), "2 to 6"),
        (("play", "--seats", "Ann,normal,ann "), "Two seats are called Ann"),
        (("play", "--seats", f"{'x' * 25},normal"), "at most 24 letters"),
        (("play", "-o", "elimination"), "KEY=VALUE"),
        (("play", "-o", "eliminaton=no"), "elimination"),
        (("play", "-o", "elimination=never"), "first_blood"),
        (("demo", "chess"), "chess"),
        (("sim", "chess"), "chess"),
        (("sim", "--seats", "normal,wizard"), "wizard"),
        (("sim", "--seats", "normal"), "2 to 6"),
        (("sim", "-o", "bomb_hit=boom"), "back_to_pile"),
        (("bench", "chess"), "chess"),
        (("shot", "menu", "--out", "x.png", "--size", "big"), "1920x1080"),
        (("shot", "manu", "--out", "x.png"), "did you mean 'menu'"),
        (("shot", "table-99", "--out", "x.png"), "table-"),
        (("lint", "no-such-file.toml"), "cannot be read"),
        (("import", "no-such-file.txt"), "cannot be read"),
    ],
)
def test_a_wrong_word_gets_one_sentence(words, says, opened, tmp_path, monkeypatch):
    """It says what is wrong and what would be right; nothing is opened, nothing is written."""
    monkeypatch.chdir(tmp_path)
    data = () if words[0] in ("sim", "bench", "lint") else ("--data", tmp_path / "data")
    assert says in refused(*data, *words)
    assert opened == []
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize("words", [("dance",), ("sim", "--games", "many"), ("sim", "--games", "0"), ("shot", "menu")])
def test_wrong_grammar_is_refused_too(words):
    """Status 2, a word on what is wrong, no traceback."""
    done = run(*words)
    assert done.exit_code == 2
    assert "Traceback" not in done.output
    assert done.stderr


# --- sim and bench
def test_sim_counts_whole_games():
    """As JSON: each game, and the sums; the same seed, the same games."""
    words = ("sim", "--games", 3, "--seats", "easy,easy,easy", "--seed", 5, "--json")
    first, second = run(*words), run(*words)
    assert first.exit_code == 0
    assert first.stdout == second.stdout
    found = json.loads(first.stdout)
    assert [game["seed"] for game in found["games"]] == [5, 6, 7]
    assert found["summary"]["games"] == 3
    assert sum(found["summary"]["wins"]) == pytest.approx(3)
    assert sum(found["summary"]["endings"].values()) == 3


def test_sim_says_it_in_words():
    """One line a seat, and the endings."""
    lines = run("sim", "--games", 2, "--seats", "easy,easy").stdout.splitlines()
    assert [line.split()[:3] for line in lines[:2]] == [["seat", "1", "easy"], ["seat", "2", "easy"]]
    assert "2 games, endings:" in lines[2]


def test_sim_shares_the_work():
    """Two processes play the same games as one."""
    words = ("sim", "--games", 4, "--seats", "easy,easy", "--json")
    assert json.loads(run(*words, "--jobs", 2).stdout) == json.loads(run(*words).stdout)


def test_bench_prints_its_figures(monkeypatch):
    """A table, or JSON with the build of Python."""
    figures = [Figure("random play", 123_456.0, "decisions/s", ">= 100,000")]
    monkeypatch.setattr(every, "all_figures", lambda _definition: (figures, ""))
    assert "123,456.00" in run("bench").stdout
    found = json.loads(run("bench", "--json").stdout)
    assert found["figures"][0]["value"] == 123_456.0
    assert found["python"]


def test_bench_without_a_screen_prints_what_needs_none(monkeypatch):
    """The other figures, status 0, and one line on stderr that says what was left out and why."""

    def no_screen(*_args):
        raise UiError("No screen.")

    for module in (picture, thinking):
        monkeypatch.setattr(module, "Window", no_screen)
    monkeypatch.setattr(rules, "rules_figures", lambda _definition: [Figure("random play", 9.0, "/s")])
    monkeypatch.setattr(storage, "storage_figures", lambda _definition: [])
    monkeypatch.setattr(physics, "flick_figures", lambda: [Figure("shots", 7.0, "ms")])
    monkeypatch.setattr(lane, "flick_figures", list)
    done = run("bench")
    assert done.exit_code == 0
    assert [line.split()[0] for line in done.stdout.splitlines()[1:]] == ["random", "shots"]
    (line,) = done.stderr.splitlines()
    assert line.startswith("tabletop: ")
    assert line.endswith("No screen.")


@pytest.mark.parametrize("words", [("bench",), ("shot", "menu", "--out", "x.png")])
def test_what_needs_rigs_says_so_where_there_are_none(monkeypatch, words):
    """An installed program has none: one sentence, status 2."""
    monkeypatch.setattr(rigs, "FOLDER", "tools.nowhere")
    assert "checkout" in refused(*words)


# --- pictures
def test_shot_writes_a_picture_of_the_size_that_was_asked_for(tmp_path):
    """A PNG of a screen, and of a moment of the table, without a display."""
    for name in ("menu", "table-4"):
        out = tmp_path / f"{name}.png"
        assert run("shot", name, "--out", out, "--size", "1280x720").exit_code == 0
        assert out.read_bytes().startswith(b"\x89PNG")
        picture = pygame.image.load(out)
        assert picture.get_size() == (1280, 720)
        assert len({tuple(picture.get_at((x, 360))) for x in range(0, 1280, 40)}) > 5


def test_shot_says_when_it_cannot_write(tmp_path):
    """No such folder."""
    assert "x.png" in refused("shot", "pause", "--out", tmp_path / "nowhere" / "x.png", "--size", "1280x720")


# --- files
def test_lint_finds_nothing_in_the_cards_that_are_shipped():
    """Status 0."""
    done = run("lint", files("tabletop.games.espionage").joinpath("cards.toml"))
    assert (done.exit_code, done.stdout) == (0, "")
    assert "no mistakes" in done.stderr


def test_nothing_that_a_terminal_obeys_is_printed(tmp_path):
    """Not from a file's name, not from what stands in it, not from a word of the command line."""
    pack = tmp_path / "\x1b[31m\u202e.toml"
    pack.write_text('[[card]]\n"\\u001B[2J" = 1\n', "utf-8")
    for done in (run("lint", pack), run("lint", tmp_path / "\x1b[2J"), run("sim", "\x1b[2J\nbeanz")):
        assert done.exit_code
        assert "x1b" in done.output
        assert escaped(done.output) == done.output.replace("\n", "\\n")


def test_lint_reads_no_more_of_a_file_than_cards_can_need(tmp_path, monkeypatch):
    """However long it is."""
    asked = []
    monkeypatch.setattr(games, "lint", lambda data, name: asked.append((len(data), name)) or ["too long"])
    pack = tmp_path / "cards.toml"
    pack.write_bytes(b"#" * (LIMIT + 1000))
    assert run("lint", pack).exit_code == 1
    assert asked == [(LIMIT + 1, "cards.toml")]


def test_lint_lists_every_mistake(tmp_path):
    """One line each with the nearest valid word; status 1."""
    text = files("tabletop.games.espionage").joinpath("cards.toml").read_text("utf-8")
    pack = tmp_path / "cards.toml"
    pack.write_text(text.replace('op = "steal"', 'op = "steel"').replace('op = "recover"', 'op = "recuver"'), "utf-8")
    done = run("lint", pack)
    assert done.exit_code == 1
    assert says(done.stdout, "core-did-you-mean", word="'steal'")
    assert says(done.stdout, "core-did-you-mean", word="'recover'")
    assert "Traceback" not in done.output


def test_a_match_goes_out_and_comes_in_again(folder, tmp_path):
    """Export, import into another folder, export again: the same text."""
    store = Store(database_file(folder))
    number = store.matches(100)[-1].id
    store.close()
    file, other, back = tmp_path / "match.txt", tmp_path / "other", tmp_path / "back.txt"
    assert run("--data", folder, "export", number, file).exit_code == 0
    assert run("--data", folder, "export", number).stdout == file.read_text("utf-8")
    done = run("--data", other, "import", file)
    assert (done.exit_code, done.stdout.split()[:2]) == (0, ["Match", "1"])
    assert run("--data", other, "export", 1, back).exit_code == 0
    assert back.read_text("utf-8") == file.read_text("utf-8")


def test_a_match_is_told_line_by_line(folder):
    """As everybody could read it, with the names of those who sat there."""
    store = Store(database_file(folder))
    seats = (person(0, "Ελένη"), bot(1))
    match = start(TableSetup(game="espionage", seats=seats, seed=2), Instant(), 0, store=store)
    Player(match).to_the_end()
    number = match.autosave.number
    told = {form: match_page.page(store, number, form) for form in match_page.FORMS}
    store.close()
    done = run("--data", folder, "log", number)
    assert (done.exit_code, done.stdout) == (0, told["text"])
    assert "Ελένη:" in told["text"].splitlines()
    for form in match_page.FORMS:
        assert run("--data", folder, "log", number, "--as", form, "--out", folder / "out").exit_code == 0
        assert (folder / "out").read_text("utf-8") == told[form]
    assert run("--data", folder, "log", number, "--as", "schema").stdout == match_page.schema()
    assert "html" in refused("--data", folder, "log", number, "--as", "htlm")
    assert "4711" in refused("--data", folder, "log", 4711)


def test_the_deal_of_an_exported_match_is_checked(tmp_path):
    """Status 0 for a fair one, 1 for one that was changed, 3 where nothing can be told; one sentence for what is no match."""
    text, file = fair_deals.played("espionage"), tmp_path / "match.txt"
    carried = read_export(text)
    changed = fair_deals.CHANGES["words"].make(carried, Random(1))
    bare = carried._replace(saved=msgspec.structs.replace(carried.saved, options={}, result={"winners": [0]}))
    for match, status, said in ((carried, 0, "Seal: "), (changed, 1, "words"), (bare, 3, "no commitment")):
        file.write_text(fair_deals.written(match), "utf-8")
        done = run("verify", file)
        assert (done.exit_code, said in done.stdout) == (status, True)
    file.write_text("Dear diary,", "utf-8")
    assert says(refused("verify", file), "match-transfer-foreign")
    assert says(refused("verify", tmp_path / "none.txt"), "command-unreadable")


def test_a_damaged_match_changes_nothing(folder, tmp_path):
    """One letter is enough, and so is a foreign file."""
    file = tmp_path / "match.txt"
    run("--data", folder, "export", 1, file)
    before = len(Store(database_file(folder)).matches(1000))
    text = file.read_text("utf-8")
    for broken in (text.replace("espionage", "espionaga", 1), "Dear diary,\n", "", text[: len(text) // 2]):
        file.write_text(broken, "utf-8")
        refused("--data", folder, "import", file)
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "not text" in refused("--data", folder, "import", file)
    assert len(Store(database_file(folder)).matches(1000)) == before


def test_a_match_that_there_is_not(folder, tmp_path):
    """Its number is named; a file that cannot be written, too."""
    assert "4711" in refused("--data", folder, "export", 4711)
    assert says(refused("--data", folder, "export", 1, tmp_path / "nowhere" / "x.txt"), "command-unwritable")


def test_an_export_that_nothing_can_take_in_is_written_and_said_to_be_none(folder, tmp_path):
    store = Store(database_file(folder))
    number = store.open_matches()[0].id
    store.append(number, [StoredAnswer(99, 0, 99, 0)], now=0)
    store.close()
    done = run("--data", folder, "export", number, tmp_path / "one.txt")
    assert done.exit_code == 1
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "one.txt").read_text().startswith("Tabletop match")


def test_damaged_saved_games_are_set_aside_by_a_command(tmp_path):
    (tmp_path / "tabletop.db").write_text("my diary")
    assert "tabletop recover" in refused("--data", tmp_path, "export", 1)
    done = run("--data", tmp_path, "recover")
    assert done.exit_code == 0
    [aside] = tmp_path.glob("*.damaged-*")
    assert aside.read_text() == "my diary"
    assert "sound" in run("--data", tmp_path, "recover").stdout


# --- machines without a screen, without a sound card
def process(*words, **variables):
    ours = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    kept = {key: value for key, value in os.environ.items() if key not in ours}
    command = [sys.executable, "-m", "tabletop", *map(str, words)]
    return subprocess.run(
        command, cwd=ROOT, env=kept | variables, capture_output=True, text=True, timeout=WAIT, check=False
    )


@pytest.mark.parametrize("words", [(), ("play",), ("demo",)])
def test_without_a_display_there_is_one_sentence(words, tmp_path):
    """Status 1, one line, no traceback; whatever was to be opened."""
    done = process("--data", tmp_path, *words, SDL_VIDEODRIVER="x11", DISPLAY=":4711")
    assert done.returncode == 1
    assert done.stdout == ""
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["tabletop"]


def test_commands_without_a_window_need_no_display(tmp_path):
    """A picture, a simulation and help work on a machine without a screen and without a sound card."""
    nothing = {"SDL_AUDIODRIVER": "no-such-driver"}
    out = tmp_path / "menu.png"
    assert process("--data", tmp_path, "shot", "table-2", "--out", out, "--size", "1024x720", **nothing).returncode == 0
    assert out.stat().st_size > 10_000
    done = process("sim", "--games", 1, "--seats", "easy,easy", **nothing)
    assert (done.returncode, done.stderr.strip()) == (0, "")


def test_a_data_folder_that_cannot_be_used_is_said(tmp_path):
    """A file in place of the folder: one sentence."""
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    done = run("--data", blocked, "export", 1)
    assert done.exit_code == 2
    assert "Traceback" not in done.output
    assert done.stderr


@pytest.mark.parametrize("first", ["desktop.program", "pages.menu", "app.services", "table.table_screen"])
def test_the_library_of_pictures_greets_nobody(first):
    """Results go to stdout, so whatever is imported first prints nothing."""
    done = subprocess.run(
        [sys.executable, "-c", f"import tabletop.{first}"], capture_output=True, text=True, check=True
    )
    assert done.stdout == ""


# --- positions
def test_a_moment_of_a_match_is_written_changed_and_played(opened, tmp_path):
    folder, file, store = tmp_path, tmp_path / "moment.txt", Store(database_file(tmp_path))
    table, answers = foreign.played("espionage")
    number = create(store, table, 5)
    store.append(number, answers, now=6)
    store.close()
    written = run("--data", folder, "export", number, file, "--position", 1)
    assert written.exit_code == 0, written.output
    assert run("--data", folder, "play", "--position", file).exit_code == 0
    setup = opened[-1][1].setup
    assert (setup.begun.n, setup.fair, setup.night, setup.run) == (1, None, None, None)
    words = ",".join(["Zoe", *["easy"] * (len(setup.seats) - 1)])
    assert run("--data", folder, "play", setup.game, "--position", file, "--seats", words).exit_code == 0
    assert [seat.name for seat in opened[-1][1].setup.seats if seat.human] == ["Zoe"]
    other = next(game for game in games.built() if game != setup.game)
    assert refused("--data", folder, "play", other, "--position", file)
    assert refused("--data", folder, "play", "--position", file, "--second-window", "Ann")
    assert refused("--data", folder, "play", "--position", file, "-o", "elimination=first_blood")
    assert says(refused("--data", folder, "export", number, "--position", 99999), "match-position-no-moment")
    file.write_text(file.read_text("utf-8") + "x", "utf-8")
    assert "checksum" in refused("--data", folder, "play", "--position", file)
