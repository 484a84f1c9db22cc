"""Games are found, in the program's folder and elsewhere; a broken one costs one sentence and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop import games
from tests import saying
from tests.crossing import every_nth
from tests.games.template.away import GAME, PACKAGE, lay_down, run
from tests.saying import said

SEEN = "import json; from tabletop import games; print(json.dumps([games.names(), games.found().troubles]))"
OURS = ["espionage", "beanz", "austin", "codenames", "rpgget"]
MENU = """
from tabletop.match.seats import TableSetup, bot
from tabletop.storage import Store
from tools.rigs.pilot import Pilot
from tabletop.desktop.program import FirstScreen, Program
with Pilot((1280, 720)) as pilot:
    made = Program(Store(None))
    made.services.late.wait = True
    made.services.first_evening = False
    made.begin(pilot.app, FirstScreen())
    {deal}
    pilot.tick(300)
    print(*pilot.app.overlay.messages, pilot.app.top.label, made.services.store.open_matches(), sep="|")
    made.end()
"""
LESSON = """
bots = 1
[talk]
pupil = "You"
undo = "Back?"
leave = "Leave?"
[[bot]]
seat = 1
moves = []
[[step]]
text = "Pass a card on."
do = { act = "pass_on" }
[[step]]
text = "That is all."
"""
ACHIEVEMENT = """
[[achievement]]
id = "calm"
name = "Calm"
text = "Nobody falls."
icon = "crown"
grade = "bronze"
when = [{ kind = "fact", word = "fell" }]
"""


def seen(site):
    """The games of a program beside which `site` is installed, and its troubles."""
    done = run(site, "-c", SEEN)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def broken(package: Path, way: str) -> str:
    """Break a game in one way; returns a pattern of what is said of it."""
    if way == "does not import":
        (package / "__init__.py").write_text("import no_such_module\n")
        return "No module named 'no_such_module'"
    if way == "rules do not import":
        (package / "rules" / "table.py").write_text("1 / 0\n")
        return "division by zero"
    if way == "other id":
        text = (package / "rules" / "scripts.py").read_text().replace(f'Rules("{GAME}")', 'Rules("another")')
        (package / "rules" / "scripts.py").write_text(text)
        return f"{PACKAGE}.definition is not the DEFINITION of a game called '{GAME}'"
    if way == "wrong word":
        (package / "game.toml").write_text((package / "game.toml").read_text().replace("tagline", "tagine"))
        return f"{GAME}/game.toml.*tagine"
    (package / way).unlink()
    return f"{PACKAGE} has no {way}"


@pytest.mark.parametrize(
    "way",
    ["does not import", "rules do not import", "other id", "wrong word", "game.toml", "definition.py", "help.toml",
     "presentation/layout.toml"],
)  # fmt: skip
def test_a_broken_game_is_left_out_with_one_sentence(tmp_path, way):
    said = broken(lay_down(tmp_path), way)
    names, [trouble] = seen(tmp_path)
    assert names == OURS
    assert saying.says(trouble, "game-left-out", name=f"'{GAME}'")
    assert re.search(said, trouble)


def test_an_entry_point_that_leads_nowhere_is_said_at_the_menu(tmp_path):
    """And the program goes on."""
    lay_down(tmp_path, f"{GAME} = nowhere")
    done = run(tmp_path, "-c", MENU.format(deal=""))
    assert done.returncode == 0, done.stderr
    assert (
        done.stdout.splitlines()[-1]
        == saying.said("game-left-out", name=f"'{GAME}'", error="No module named 'nowhere'") + "|menu|[]"
    )


BROKEN = {
    "presentation/layout.toml": ('kind = "pile"', 'kind = "piles"', ("zone 'pile', kind", "'piles'")),
    "presentation/cues.toml": (
        None,
        '[falls]\nbanner = { text = "Down" }\nsounds = { each = "thud" }\n',
        ("falls", "sounds"),
    ),
    "presentation/commentary.toml": (None, '[word.fells]\nlines = ["Down"]\n', ("fells", "falls")),
    "presentation/music.toml": (None, 'bed = "nothing"\n', ("bed: ", "'nothing'")),
    "presentation/lesson.toml": (None, LESSON.replace("pass_on", "pass_over"), ("step[0]", "'pass_over'", "'pass_on'")),
    "bots/reasons.toml": (None, '[[reason]]\nterms = ["worth"]\nmoar = "brings"\n', ("reason[0]", "moar")),
    "bots/tuning.toml": (None, 'reach = "far"\n', ("reach",)),
    "bots/chances.toml": (None, "horizont = 3\n", ("horizont", "horizon")),
    "practice/achievements.toml": (None, ACHIEVEMENT, ("achievement 'calm'", "'fell'", "'falls'")),
}


@pytest.mark.parametrize("file", every_nth(2, BROKEN))
def test_a_game_that_shows_or_says_what_it_cannot_is_left_out_of_the_menu(tmp_path, file):
    """One sentence names file, section and word, and the others can be played."""
    old, new, words = BROKEN[file]
    place = lay_down(tmp_path) / file
    place.parent.mkdir(exist_ok=True)
    place.write_text(new if old is None else place.read_text().replace(old, new, 1))
    done = run(tmp_path, "-c", MENU.format(deal="print(*[game.id for game in made.services.ready])"))
    assert done.returncode == 0, done.stderr
    *_, ready, last = done.stdout.splitlines()
    assert ready.split() == OURS
    said = last.removesuffix("|menu|[]").replace("\\", "")  # as text that is drawn
    assert said.startswith(saying.said("game-left-out", name=f"'{GAME}'", error=f"{GAME}/{file}: ")[:-1])
    for word in words:
        assert word in said


def test_a_layout_without_a_place_for_everybody_is_told_with_its_file(tmp_path):
    layout = lay_down(tmp_path) / "presentation" / "layout.toml"
    layout.write_text(layout.read_text().replace('2 = ["top"]', '2 = ["top", "left"]'))
    done = run(tmp_path, "-c", MENU.format(deal=""))
    where = f"The game '{GAME}' could not be taken in: {GAME}/presentation/layout.toml: seats"
    assert done.stdout.splitlines()[-1].startswith(where)


def test_of_two_games_of_one_name_the_second_is_left_out(tmp_path):
    """Nobody can put another game in the place of one of ours."""
    lay_down(tmp_path, f"espionage = {PACKAGE}")
    text = (tmp_path / PACKAGE / "rules" / "scripts.py").read_text().replace(f'Rules("{GAME}")', 'Rules("espionage")')
    (tmp_path / PACKAGE / "rules" / "scripts.py").write_text(text)
    names, troubles = seen(tmp_path)
    assert names == OURS
    assert troubles == [said("game-twice", name="'espionage'", package=PACKAGE)]


def test_a_folder_with_an_underscore_is_no_game():
    assert "_template" not in games.found().games


def test_pictures_are_ours_else_the_packages_own_else_those_for_all(tmp_path):
    own = lay_down(tmp_path) / "sprites"
    own.mkdir()
    (own / "tile.webp").write_bytes(b"")
    code = f"""
from tabletop.toolkit import assets
for parts in (("{GAME}", "tile.webp"), ("{GAME}", "mat.webp"), ("espionage", "tile.webp")):
    print(assets.path("sprites", *parts))
print(assets.find("sprites", "{GAME}", "nothing.webp"), assets.find("sprites", "nobody", "mat.webp"))
"""
    done = run(tmp_path, "-c", code)
    found = done.stdout.splitlines()[-4:]
    ends = (f"{PACKAGE}/sprites/tile.webp", "sprites/common/mat.webp", "sprites/espionage/tile.webp", "None None")
    assert [line.endswith(end) for line, end in zip(found, ends, strict=True)] == [True] * 4, found


def test_a_game_without_a_linter_says_so(tmp_path):
    lay_down(tmp_path)
    file = tmp_path / "cards.toml"
    file.write_text(f'[game]\nid = "{GAME}"\n')
    done = run(tmp_path, "-m", "tabletop", "lint", str(file))
    assert done.stdout == f"cards.toml: the game '{GAME}' checks no files of cards\n"
    assert done.returncode == 1
