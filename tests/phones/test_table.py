"""Phones at a table of the program: the page that says how to join, the pause, and what ends with the table."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import CALMS, TOGETHER
from tabletop.desktop.program import FirstScreen, Program
from tabletop.i18n import tr
from tabletop.match import bot, person
from tabletop.match.seats import TableSetup
from tabletop.pages.sealed.sealed_page import planned
from tabletop.storage import Store
from tabletop.table.extensions.minigames import keyed
from tests.phones.ether import Ether
from tests.saying import said
from tests.table.rig import Instant, still
from tools.rigs import gallery
from tools.rigs.phones.hand import Phone
from tools.rigs.pilot import Pilot, seen_last


class Evening:
    """Ann and Ben at a table that phones may join, and a bot."""

    open = ()

    def __init__(self, store=None, phones=True, game="", **options):
        self.open.append(self)
        self.pilot = Pilot((1280, 720), still())
        self.program = Program(store or Store(None), now=lambda: gallery.EVENING)
        self.program.services.late.wait = True
        self.program.services.first_evening = False
        self.program._thinking = Instant()
        Instant.close = lambda _: None
        self.program.begin(self.pilot.app, FirstScreen())
        seats = (person(0, "Ann"), person(1, "Ben"), bot(2))
        setup = TableSetup(
            game=game or games.ours()[0], seats=seats, seed=5, pace="quick", phones=phones, options=options
        )
        self.program.play(setup)
        self.pilot.tick(50)

    @property
    def table(self):
        return next(screen for screen in self.pilot.app.screens if screen.label == "table")

    @property
    def match(self):
        return self.table.match

    @property
    def wire(self):
        return Ether.made[-1]

    @property
    def top(self):
        return self.pilot.app.top.label

    def join(self, seat, name):
        phone = Phone(self.wire, 10 + seat)
        self.pilot.tick(50)
        phone.order("join", code=self.program._phones.admission.code, seat=seat, name=name)
        self.pilot.tick(50)
        phone.listen()
        return phone


@pytest.fixture(autouse=True)
def ether(monkeypatch):
    Ether.replace_server(monkeypatch)
    monkeypatch.setattr(Evening, "open", [])
    yield
    for evening in Evening.open:
        evening.program.end()
        evening.pilot.__exit__(None, None, None)


def test_the_table_shows_how_to_join_and_who_has():
    evening = Evening()
    assert evening.top == "Phones join"
    assert evening.pilot.find("table address").text == "192.168.7.7:8765"
    assert evening.pilot.find("room code").text == evening.program._phones.admission.code
    phone = evening.join(1, "Mia")
    assert phone.seat == 1
    evening.pilot.tick(50)
    assert evening.pilot.find("release 2").present
    assert evening.match.setup.seats[1].name == "Mia"


RACES = next(game for game in games.ours() if keyed(game))


@pytest.mark.rule("AP-156")
@pytest.mark.parametrize(("button", "pace"), [("desktop-races-calm", "calm"), ("desktop-races-timed", "timed")])
def test_the_host_says_whether_people_race_on_phones(button, pace):
    evening = Evening(game=RACES)
    assert evening.top == tr("desktop-races")
    assert Ether.made == ()
    evening.pilot.click(tr(button))
    evening.pilot.tick(50)
    assert evening.match.setup.options["reaction_mode"] == pace
    assert len(Ether.made) == 1


@pytest.mark.parametrize("table", [{"phones": False}, {"reaction_mode": "timed"}, {"reaction_mode": "calm"}])
def test_nobody_is_asked_about_races_where_it_is_clear(table):
    assert Evening(game=RACES, **table).top != tr("desktop-races")


def to_the_table(evening):
    """Past the page for phones and the test of the keys."""
    evening.pilot.tick(50)
    while evening.top != "table":
        evening.pilot.click({"Phones join": said("desktop-to-the-table")}.get(evening.top, said("reflex-play-anyway")))
        evening.pilot.tick(50)


def test_a_running_match_is_made_calm_at_the_pause(tmp_path):
    store = Store(tmp_path / "games.db")
    evening = Evening(store, game=RACES, reaction_mode="timed")
    to_the_table(evening)
    evening.pilot.click("corner menu")
    evening.pilot.click(tr("reflex-calm"))
    evening.pilot.click(tr("reflex-calm-yes"))
    evening.pilot.tick(50)
    last = evening.match.record.answers[-1]
    assert (last.seat, last.choice) == (TOGETHER, CALMS)
    evening.pilot.click("corner menu")
    assert tr("reflex-calm") not in evening.pilot.labels()
    evening.pilot.click(said("table-save-to-menu"))
    evening.program.resume(1)
    to_the_table(evening)
    assert last in evening.match.record.answers
    evening.pilot.click("corner menu")
    assert tr("reflex-calm") not in evening.pilot.labels()


@pytest.mark.parametrize("table", [{"phones": False, "reaction_mode": "timed"}, {"reaction_mode": "calm"}])
def test_nobody_makes_calm_what_is_calm_or_has_no_phones(table):
    evening = Evening(game=RACES, **table)
    to_the_table(evening)
    evening.pilot.click("corner menu")
    assert tr("reflex-calm") not in evening.pilot.labels()


def test_a_table_without_phones_has_no_server():
    evening = Evening(phones=False)
    assert Ether.made == ()
    assert evening.top == "table"
    assert evening.program._phones is None


def test_phones_are_let_in_at_the_pause_and_sent_away_there():
    evening = Evening(phones=False)
    evening.pilot.click("corner menu")
    evening.pilot.click("Phones join")
    evening.pilot.tick(50)
    assert evening.top == "Phones join"
    assert Ether.made == ()
    evening.pilot.click("phones join")
    evening.join(1, "Mia")
    assert evening.match.setup.at_phones == (1,)
    evening.pilot.click("phones join")
    assert evening.wire.stopped
    assert evening.match.setup.at_phones == ()
    assert evening.match.shared.seats == (0, 1)


def test_the_server_ends_with_its_table():
    evening = Evening()
    evening.pilot.click(said("table-to-the-table"))
    evening.pilot.click("corner menu")
    evening.pilot.click(said("table-save-to-menu"))
    evening.pilot.tick(50)
    assert evening.wire.stopped
    assert evening.top == "menu"


def test_a_newcomer_at_a_phone_is_named_at_the_table():
    """The table is laid anew for other people, as soon as it is in sight; the phone does not notice."""
    evening = Evening()
    phone = evening.join(1, "Mia")
    evening.pilot.click(said("table-to-the-table"))
    with seen_last(evening.pilot.app):
        for _ in range(40):
            evening.pilot.tick(100)
    assert evening.table.constants.who[1].name == "Mia"
    assert len(Ether.made) == 1
    assert phone.listen()["seats"][1]["name"] == "Mia"


def test_cards_are_shown_to_the_room_while_all_people_have_phones():
    """As large and as long as where the setting says that all look from afar."""
    evening = Evening()
    evening.join(0, "Mia")
    assert not evening.table.cue_player.card_spotlight.afar
    evening.join(1, "Leo")
    assert evening.table.cue_player.card_spotlight.afar
    evening.program._phones.release(0)
    assert not evening.table.cue_player.card_spotlight.afar


def test_a_paused_table_is_paused_for_phones():
    evening = Evening()
    phone = evening.join(1, "Mia")
    evening.pilot.tick(50)
    assert phone.listen()["paused"]
    evening.pilot.click(said("table-to-the-table"))
    for _ in range(4):
        evening.pilot.tick(50)
    assert not phone.listen().get("paused", False)


def test_a_saved_table_waits_for_its_phones_under_the_same_address(tmp_path):
    store = Store(tmp_path / "games.db")
    evening = Evening(store)
    phone = evening.join(0, "Mia")
    evening.pilot.click(said("table-to-the-table"))
    evening.pilot.tick(50)
    evening.pilot.click("corner menu")
    evening.pilot.click(said("table-save-to-menu"))
    evening.program.resume(1)
    evening.pilot.tick(50)
    assert evening.wire.url == Ether.made[0].url
    assert not evening.wire.stopped
    back = Phone(evening.wire, 77)
    back.say({"type": "hello", "version": 1, "token": phone.token})
    for _ in range(4):
        evening.pilot.tick(50)
    assert back.listen()["seat"] == 0


def test_no_network_is_one_sentence_and_no_end(monkeypatch):
    monkeypatch.setattr(Ether, "broken", True)
    evening = Evening()
    assert evening.top == "table"
    assert evening.program._phones.hub is None


def test_the_host_closes_the_door_and_opens_it_with_another_code():
    evening = Evening()
    admission, code = evening.program._phones.admission, evening.program._phones.admission.code
    evening.pilot.click("anybody may join")
    assert admission.open is False
    evening.pilot.click("anybody may join")
    assert admission.open
    assert admission.code != code


def test_a_sealed_night_lets_phones_in_when_its_packs_are_handed_out():
    evening = Evening(phones=False)
    game = next(game for game in games.ours() if games.load(game).collecting)
    seats = (person(0, "Ann"), person(1, "Ben"))
    page = planned(evening.program.services, TableSetup(game=game, seats=seats, seed=1, phones=True))
    evening.pilot.app.push(page)
    evening.pilot.tick(100)
    assert Ether.made == ()
    evening.pilot.click("go")
    evening.pilot.tick(50)
    assert evening.top == "Phones join"
    phone = evening.join(1, "")
    assert (phone.seat, page.night.setup.at_phones, page.next_at_table) == (1, (1,), 0)
    evening.pilot.click(said("table-to-the-table"))
    evening.pilot.tick(50)
    page.leave()
    evening.pilot.tick(50)
    assert evening.wire.stopped
