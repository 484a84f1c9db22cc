"""AP-35 at the table: from the pause somebody leaves and a bot plays on, or all people end the game together."""

from __future__ import annotations

import pytest

from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, bot, person
from tabletop.storage import Store
from tabletop.table.menu_commands import KeysDialog
from tabletop.table.model.messages import CommandCalled
from tabletop.toolkit.theme import Prefs
from tests.pages.rig import read
from tests.saying import said
from tests.table.rig import Instant
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

pytestmark = pytest.mark.rule("AP-35")
NAMES = ("Ann", "Ben", "Cid")


class Evening:
    """The whole program at a table."""

    def __init__(self, people=2, bots=1, game="austin"):
        seats = (*(person(i, NAMES[i]) for i in range(people)), *(bot(people + i) for i in range(bots)))
        setup = TableSetup(game=game, seats=seats, seed=3, pace="quick", options={"reaction_mode": "calm"})
        setup = setup if game == "austin" else TableSetup(game=game, seats=seats, seed=3)
        self.pilot = Pilot((1280, 720), Prefs(animation=0, reduced_motion=True, shake=False))
        self.store = Store(None)
        self.program = Program(self.store, now=lambda: gallery.EVENING)
        self.program._thinking = Instant()
        self.program.services.settings.animation_speed = "off"
        self.program.begin(self.pilot.app, FirstScreen(screen="play", setup=setup))
        self.pilot.tick(300)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program._thinking = None
        self.program.end()
        self.pilot.__exit__(None, None, None)

    @property
    def table(self):
        return next(s for s in self.pilot.app.screens if s.label == "table")

    @property
    def match(self):
        return self.table.match

    def pause(self, label):
        """What the pause offers under this name."""
        self.table.on_message(CommandCalled("menu"))
        self.pilot.tick(300)
        self.pilot.click(label)
        self.pilot.tick(300)

    def offered(self):
        self.table.on_message(CommandCalled("menu"))
        self.pilot.tick(300)
        words = [button.text for row in self.pilot.app.top.rows for button in row]
        self.pilot.key("escape")
        self.pilot.tick(300)
        return words


def test_several_people_end_the_game_each_with_the_own_key():
    """The vote names everybody; the keys of the strip agree, the end screen says why it is over, the result is kept."""
    with Evening(people=3) as evening:
        pilot, match = evening.pilot, evening.match
        evening.pause("End the game together")
        assert match.votes.vote.agreed == set()
        assert evening.table.hud.floating.vote.visible
        for seat in range(3):
            assert not match.game.over
            pilot.key(match.setup.seats[seat].react)
            pilot.tick(64)
        assert match.outcome.ending == "agreed"
        pilot.tick(6000)
        assert pilot.app.top.label == "end"
        assert evening.store.match(1).result["ending"] == "agreed"


def test_whoever_refuses_is_named_and_the_game_goes_on():
    with Evening() as evening:
        evening.pause("End the game together")
        evening.pilot.key(evening.match.setup.seats[1].decline)
        evening.pilot.tick(64)
        assert evening.match.votes.vote is None
        assert any("Ben" in text and "play on" in text for text in evening.pilot.app.overlay.messages)
        assert not evening.match.game.over


def test_alone_one_confirms():
    """A slip of the hand ends nothing: Cancel has the focus."""
    with Evening(people=1, bots=2) as evening:
        evening.pause("End the game here")
        evening.pilot.key("return")
        evening.pilot.tick(300)
        assert not evening.match.game.over
        evening.pause("End the game here")
        evening.pilot.click("End it")
        evening.pilot.tick(300)
        assert evening.match.outcome.ending == "agreed"


def test_a_game_without_such_a_rule_does_not_offer_it():
    """People may leave every game all the same (ES-112)."""
    with Evening(game="espionage", people=2, bots=2) as evening:
        words = evening.offered()
        assert {said("table-end-here"), said("table-end-together")}.isdisjoint(words)
        assert said("table-leave-or-join") in words


@pytest.mark.long
def test_who_leaves_is_replaced_by_a_bot_of_the_chosen_level_and_may_come_back():
    """The table shows the new company at once; alone at the screen there are no curtains any more."""
    with Evening() as evening:
        n, number = evening.match.n, evening.match.autosave.number
        evening.pause("Leave or join")
        evening.pilot.click("level of the bot")
        evening.pilot.key("right", "right")
        level = evening.pilot.app.top.level
        evening.pilot.click("Ben leaves")
        evening.pilot.tick(300)
        seat = evening.match.setup.seats[1]
        assert (seat.bot, seat.human) == (level, False)
        assert evening.pilot.app.top is evening.table
        assert evening.table.constants.who[1].name == seat.name
        assert evening.match.setup.humans == (0,)
        assert evening.match.shared.privacy.curtain is None
        assert evening.match.n >= n
        assert evening.store.match(number).seats[1]["bot"] == level
        evening.pause("Leave or join")
        evening.pilot.click(said("table-comes-back", name="Ben"))
        evening.pilot.tick(300)
        evening.pilot.click(said("table-to-the-table"))
        evening.pilot.tick(300)
        assert evening.match.setup.humans == (0, 1)
        assert evening.table.constants.who[1].name == "Ben"


def test_somebody_new_takes_the_place_of_a_bot():
    """With a name, in the middle of the match; the bot has gone."""
    with Evening() as evening:
        old, n = evening.match.setup.seats[2].name, evening.match.n
        evening.pause("Leave or join")
        evening.pilot.click("newcomer")
        evening.pilot.text("Dot")
        evening.pilot.click(said("table-takes-place", name=old))
        evening.pilot.tick(300)
        assert evening.match.setup.humans == (0, 1, 2)
        assert evening.table.constants.who[2].name == "Dot"
        assert evening.match.n >= n


@pytest.mark.long
@pytest.mark.parametrize("game", ["austin", "espionage"])
def test_a_newcomer_sees_nobodys_cards_and_is_told_the_own_keys(game, monkeypatch):
    """One person is at the screen, whose hand no curtain covers: the dialogs do. Then the curtain of two people is there."""
    with Evening(people=1, bots=2, game=game) as evening:
        pilot, old = evening.pilot, evening.match.setup.seats[2].name
        evening.pause("Leave or join")
        _nothing_behind(pilot)
        pilot.click("newcomer")
        pilot.text("Dot")
        pilot.click(said("table-takes-place", name=old))
        pilot.tick(300)
        seat = evening.match.setup.seats[2]
        assert isinstance(pilot.app.top, KeysDialog)
        _nothing_behind(pilot)
        written = {entry.text for entry in read(pilot, monkeypatch).texts}
        assert {"Welcome, Dot", seat.react.upper(), seat.decline.upper()} <= written
        pilot.click(said("table-to-the-table"))
        pilot.tick(300)
        assert pilot.app.top is evening.table
        assert evening.match.setup.humans == (0, 2)


def _nothing_behind(pilot):
    """All that is not the dialog is black."""
    pilot.app.draw()
    picture, box = pilot.window.surface, pilot.app.top.box.inflate(160, 160)
    edge = [(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 16) if not box.collidepoint(x, y)]
    assert {tuple(picture.get_at(at))[:3] for at in edge} == {(0, 0, 0)}


@pytest.mark.long
def test_when_nobody_is_left_the_bots_play_on_and_are_watched():
    with Evening(people=1, bots=2) as evening:
        evening.pause("Leave or join")
        evening.pilot.click("Ann leaves")
        evening.pilot.tick(300)
        n = evening.match.n
        evening.pilot.tick(20_000)
        assert evening.match.n > n
        assert said("table-leave-or-join") in evening.offered()


def test_whoever_takes_a_place_that_knows_hidden_cards_is_told_so_first(monkeypatch):
    """And only keys that mean something in that game are told afterwards; Esc and "Somewhere else" change nothing."""
    with Evening(people=1, bots=3, game="codenames") as evening:
        pilot, match = evening.pilot, evening.match
        mine = match.game.table.directors
        place = next(seat for seat in mine if not match.human(seat))
        pilot.key("escape")  # from the panel, if the first clue is asked for
        pilot.tick(300)
        for answer, seated in (("Somewhere else", False), ("Sit down here", True)):
            evening.pause("Leave or join")
            pilot.click("newcomer")
            pilot.text("Zed")
            pilot.click(said("table-takes-place", name=match.setup.seats[place].name))
            pilot.tick(300)
            _nothing_behind(pilot)
            written = read(pilot, monkeypatch)
            assert any("25 cards" in entry.text for entry in written.texts)
            pilot.click(answer)
            pilot.tick(300)
            assert match.human(place) is seated
        assert isinstance(pilot.app.top, KeysDialog)
        seat = match.setup.seats[place]
        written = {entry.text for entry in read(pilot, monkeypatch).texts}
        assert seat.react.upper() in written
        assert seat.decline.upper() not in written
