"""The program in a real window, from the menu to the last card, as people use it."""

from __future__ import annotations

import pytest

from tabletop import i18n
from tabletop.bots.heuristics import PLAIN
from tabletop.bots.inline import InlineBots
from tabletop.core.ask import PASS
from tabletop.desktop.program import FirstScreen
from tabletop.match import TableSetup, bot, person
from tests.e2e.inside import Told
from tests.e2e.real import Running, prepare, until
from tests.e2e.twin import Twin

pytestmark = pytest.mark.window
SEED = 11
SOME = 6  # decisions: a whole turn or two


def duel(seed=SEED):
    """A short game: one person, one bot."""
    return TableSetup(game="espionage", seats=(person(0, "Ann"), bot(1, "easy")), seed=seed, pace="quick")


def decide(twin):
    """A sensible answer to the question that is open."""
    seat = twin.match.shared.asked
    return InlineBots().choose(twin.match.game.knowledge(seat), seat, PLAIN, twin.match.n)


def play(twin, way, decisions):
    """Play on; True when the game is over."""
    for _ in range(decisions):
        twin.wait()
        if twin.match.game.over:
            return True
        twin.choose(decide(twin), way)
    return False


def give_up(twin, way):
    """Play on until giving up is possible, and do it."""
    twin.wait()
    while not twin.match.game.over:
        if twin.screen.drag_and_drop.choosing.grave:
            twin.concede(way)
        else:
            twin.choose(decide(twin), way)
        twin.wait()


@pytest.mark.parametrize("way", ["drag", "keys"])
def test_a_game_from_the_menu_to_a_rematch(display, tmp_path, way):
    """By mouse alone, and by keyboard alone: menu, table set-up, whole turns, the end of the game, the end screen, a rematch.

    Whoever has not won or lost after some turns concedes, so that the test does not take a quarter of an hour.
    """
    prepare(tmp_path, last_table=duel().plain())
    with Running(display, tmp_path) as real, Twin(real) as twin:
        twin.deal(SEED, way)
        if not play(twin, way, SOME):
            give_up(twin, way)
        twin.same()
        until(lambda: real.match().state == "finished", "the result on the disk")
        twin.both(lambda told: told["top"] == "end", "the end screen")
        twin.push("Rematch", way)
        assert len(real.matches()) == 2
        play(twin, way, 2)  # each deal is a new one: the next game may be over that soon
        twin.same()


@pytest.fixture
def german():
    """The twin speaks it, too: where words stand depends on them."""
    i18n.use("de")
    yield
    i18n.use(i18n.ENGLISH)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("way", ["drag", "keys"])
def test_a_turn_or_two_in_another_language(display, tmp_path, way):
    """Chosen in the settings; closed in the middle it goes on there, in that language."""
    prepare(tmp_path, last_table=duel().plain(), language="de")
    with Running(display, tmp_path) as real, Twin(real) as twin:
        twin.deal(SEED, way)
        play(twin, way, SOME)
        twin.same()
        before = real.match().answers
        assert real.close() == 0
    after_start(display, tmp_path, before, way)


def test_a_closed_window_goes_on_at_the_same_answer(display, tmp_path):
    """Close in the middle, start again, Go on: not an answer is missing, and the game can be played on."""
    prepare(tmp_path)
    words = ("play", "espionage", "--seats", "Ann,easy,easy", "--seed", "5")
    with Running(display, tmp_path, *words) as real, Twin(real, opening(real)) as twin:
        play(twin, "click", 3)
        before = real.match().answers
        assert real.close() == 0
    after_start(display, tmp_path, before, "click")


def test_a_killed_program_offers_to_go_on(display, tmp_path):
    """The same after kill -9."""
    prepare(tmp_path)
    words = ("play", "espionage", "--seats", "Ann,easy,easy", "--seed", "6")
    with Running(display, tmp_path, *words) as real, Twin(real, opening(real)) as twin:
        play(twin, "drag", 3)
        real.kill()
        before = real.match().answers
    after_start(display, tmp_path, before, "drag")


def opening(real):
    """What the program shows first, for the twin."""
    until(real.matches, "a match on the disk")
    return FirstScreen(screen="play", setup=real.setup())


def after_start(display, folder, before, way, kind=Twin):
    """Start again: the offer is there, and leads exactly to where the match stood."""
    with Running(display, folder) as real, kind(real) as twin:
        twin.program.dealt = 0
        twin.pilot.click(i18n.tr("menu-go-on"))
        twin.wait()
        assert real.match().answers[: len(before)] == before
        assert len(real.matches()) == 1
        play(twin, way, 2)
        twin.same()


def test_two_people_share_the_screen(display, tmp_path):
    """The curtain waits for a held key; React and Pass are keys; who pressed React is served alone, and goes back."""
    prepare(tmp_path)
    with (
        Running(display, tmp_path, "play", "--seats", "Ann,Ruby", "--seed", "3") as real,
        Twin(real, opening(real)) as twin,
    ):
        match = twin.match
        first = match.shared.privacy.curtain.seat
        other = 1 - first
        twin.lift()
        assert match.shared.privacy.curtain is None
        while match.window is None:
            option = next(i for i, option in enumerate(twin.screen.view.options) if option != PASS)
            twin.choose(option, "click")
        before = len(real.match().answers)
        twin.pilot.key(match.setup.seats[first].decline)
        twin.pilot.key(match.setup.seats[other].react)
        twin.both(lambda told: told["curtain"] == other, "the curtain of whoever pressed React")
        twin.lift()
        assert match.shared.viewer == other
        until(lambda: twin.pilot.tick() or (real.ask("back") and Told(twin.pilot.app).back()), "the way back")
        twin.pilot.key("escape")
        until(lambda: len(real.match().answers) >= before + 2, "both to have passed")
        assert [option for _, _, option in real.match().answers[before : before + 2]] == [0, 0]
