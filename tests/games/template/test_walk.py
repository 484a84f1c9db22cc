"""CONTRIBUTING's "Add a game", done: guests in packages of their own play without a change to anything.

One is a copy of games/_template, the other, made of such a copy, has four seats, two sides and tricks.
"""

from __future__ import annotations

import pytest

from tests.crossing import every_nth
from tests.games.template.away import GUESTS, PARTNERS, lay_down, run

SUITES = (
    "answers",
    "data",
    "definition",
    "random_games",
    "rules_coverage",
    "sampling",
    "secrecy",
    "teams",
    "time",
    "words",
)
every_guest = pytest.mark.parametrize("guest", GUESTS, ids=lambda guest: guest.id)
first_guest = pytest.mark.parametrize("guest", every_nth(2, GUESTS), ids=lambda guest: guest.id)  # the others: long
HINT = """
from random import Random
from tabletop import games
from tabletop.bots.analysis import AnalysisEffort, analyse
from tabletop.core.winning import mates
definition = games.load("partners")
game = definition.start(4, 3)
while sum(game.table.won) < 3 or len(game.options) == 1:
    game.step(0)
sides = definition.sides(game.table)
found = analyse(definition, game.knowledge(game.seat), game.seat, Random(1), AnalysisEffort(iterations=40, worlds=32))
for rated in found.options:
    partner = next(seat for seat in mates(game.seat, sides) if seat != game.seat)
    assert rated.every[partner] == rated.every[game.seat] == rated.chance
    assert abs(rated.every[0] + rated.every[1] - 1) < 1e-9
print(max(rated.chance for rated in found.options))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    for guest in GUESTS:
        lay_down(folder, guest=guest)
    return folder


@every_guest
def test_bots_play_it_to_the_end(site, guest):
    done = run(site, "-m", "tabletop", "sim", guest.id, "--games", "3", "--seats", "easy,normal,hard,easy")
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "3 games, endings: " in done.stdout


@pytest.mark.long
@first_guest
def test_it_passes_the_generic_suites(site, guest):
    files = [f"tests/generic/test_{suite}.py" for suite in SUITES]
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", guest.id, *files)
    assert done.returncode == 0, done.stdout


def test_its_own_tests_prove_its_rules(site):
    tests = str(site / PARTNERS.package / "tests")
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={site}", "-o", "markers=rule", tests)
    assert done.returncode == 0, done.stdout


def test_a_team_wins_together_in_sim_and_hints(site):
    """The two seats of a side have the same part of all wins, and both sides together the whole; unless somebody says who
    plays, there are as many bots as the game needs.
    """
    done = run(site, "-m", "tabletop", "sim", "partners", "--games", "8")
    shares = [float(line.split()[5]) for line in done.stdout.splitlines() if line.startswith("seat")]
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]
    assert shares[0] + shares[1] == 100
    done = run(site, "-c", HINT)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) > 0.5


@first_guest
def test_it_is_in_the_menu_and_played_by_mouse(site, guest):
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/template/guest.py", GUEST=guest.id)
    assert done.returncode == 0, done.stdout
