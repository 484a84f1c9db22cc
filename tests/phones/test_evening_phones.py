"""Phones over an evening: whoever has joined keeps the seat from match to match, and who rests looks on and is told so."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.desktop.program import FirstScreen, Program
from tabletop.pages.evening.evening_entry import again
from tabletop.phones.addresses import PORTS
from tabletop.progress.evening import all_of
from tabletop.progress.programme import BOT
from tabletop.storage import Store
from tests.phones.ether import Ether
from tests.saying import said
from tests.table.rig import Instant, still
from tools.rigs import gallery
from tools.rigs.phones.hand import Phone
from tools.rigs.pilot import Pilot
from tools.rigs.screens.evening import begun

GUESTS = 5
GAME = next(game for game in games.ours() if games.load(game).players[1] < GUESTS)  # so that somebody rests


class Room:
    """The program at the page of an evening that has begun."""

    open = ()

    def __init__(self, store=None):
        self.open.append(self)
        self.pilot = Pilot((1280, 720), still())
        self.program = Program(store or Store(None), now=lambda: gallery.EVENING)
        self.program.services.late.wait = True
        self.program.services.first_evening, self.program.services.resume_offered = False, True
        self.program._thinking = Instant()
        Instant.close = lambda _: None
        self.program.begin(self.pilot.app, FirstScreen())
        kept = all_of(self.program.services.store)
        if not kept:
            evening = begun(self.program.services, 600, here=GUESTS)
            evening.saved.games = (GAME,)
            evening.save()
        number = next(iter(all_of(self.program.services.store)))
        self.page = again(self.program.services, number)
        self.pilot.app.push(self.page)
        self.tick()

    def tick(self):
        for _ in range(6):
            self.pilot.tick(50)

    @property
    def evening(self):
        return self.page.evening

    @property
    def top(self):
        return self.pilot.app.top

    @property
    def match(self):
        return next(screen for screen in self.pilot.app.screens if screen.label == "table").match

    def let_in(self):
        """The host lets phones in between matches."""
        self.pilot.click("Phones join")
        self.tick()
        self.pilot.click("phones join")
        self.tick()

    def join(self, seat):
        phone = Phone(Ether.made[-1], 10 + seat)
        self.tick()
        phone.order("join", code=self.program._phones.admission.code, seat=seat, name="Somebody")
        self.tick()
        phone.listen()
        return phone

    def back(self, phone):
        """The same phone at the server that there is now."""
        found = Phone(Ether.made[-1], phone.connection)
        Ether.made[-1].waiting.pop()  # its greeting as a stranger
        found.token = phone.token
        found.say({"type": "hello", "version": 1, "token": phone.token})
        self.tick()
        found.listen()
        return found

    def close(self, label):
        """The page on top says to go on."""
        self.pilot.click(label)
        self.tick()

    def deal(self):
        """The next match begins; the numbers of its guests by seat."""
        while self.page.items[0].form is None:
            self.close("go")
        seats = self.page.items[0].seats
        self.close("go")
        return seats

    def end(self):
        """Its first seat has won the match that is played."""
        table = next(screen for screen in self.pilot.app.screens if screen.label == "table")
        number, count = self.match.autosave.number, len(self.match.setup.seats)
        self.program.services.store.finish(number, {"winners": [0], "ending": "", "sides": list(range(count))}, now=1)
        table.close("night")
        self.tick()


@pytest.fixture(autouse=True)
def ether(monkeypatch):
    Ether.replace_server(monkeypatch)
    monkeypatch.setattr(Room, "open", [])
    yield
    for room in Room.open:
        room.program.end()
        room.pilot.__exit__(None, None, None)


def test_phones_keep_their_people_from_match_to_match():
    room = Room()
    room.let_in()
    phones = {guest: room.join(guest) for guest in range(GUESTS)}
    assert [phones[guest].seat for guest in phones] == list(range(GUESTS))
    assert phones[0].state["seats"][1]["name"] == room.evening.saved.guests[1].name
    room.close(said("desktop-to-the-table"))
    rested = set()
    for _ in range(3):
        seats = room.deal()
        assert room.top.label == "table", "nobody is asked to join anew"
        phones = {guest: room.back(phone) for guest, phone in phones.items()}
        assert {room.match.setup.seats[seat].name for seat in room.match.setup.at_phones} == {
            room.evening.saved.guests[guest].name for guest in seats if guest != BOT
        }
        for guest, phone in phones.items():
            assert phone.seat == (seats.index(guest) if guest in seats else -1)
            assert phone.state["seat"] == phone.seat
            assert bool(phone.state.get("rests")) is (guest not in seats)
            rested |= {guest} - set(seats)
        room.end()
        assert room.top is room.page
        phones = {guest: room.back(phone) for guest, phone in phones.items()}
        coming = room.page.items[0].seats
        for guest, phone in phones.items():
            assert phone.seat == guest
            assert bool(phone.state["seats"][guest].get("turn")) is (guest in coming)
    assert rested
    assert len(set(Ether.made)) == 7


def test_who_joins_in_a_match_has_joined_for_the_evening_and_who_goes_back_has_gone():
    room = Room()
    seats = room.deal()
    room.pilot.click("corner menu")
    room.close("Phones join")
    room.pilot.click("phones join")
    room.tick()
    phone = room.join(1)
    assert room.match.setup.seats[1].name == room.evening.saved.guests[seats[1]].name, "nobody else than the guest"
    other = room.join(0)
    other.order("leave")
    room.tick()
    room.close(said("desktop-to-the-table"))
    room.end()
    assert room.back(phone).seat == seats[1]
    assert room.back(other).seat == -1
    room.deal()
    assert len(room.match.setup.at_phones) == (1 if seats[1] in room.evening.saved.dealt[-1].seats else 0)


def test_an_evening_that_was_killed_in_a_match_knows_its_phones(tmp_path):
    room = Room(Store(tmp_path / "games.db"))
    room.let_in()
    phone = room.join(0)
    room.close(said("desktop-to-the-table"))
    seats = room.deal()
    room.program.services.store.close()  # nothing more is written, as by a kill
    room.program.services.store = Store(None)

    room = Room(Store(tmp_path / "games.db"))
    back = room.back(phone)
    assert back.seat == 0, "at the page"
    assert room.page.evening.open_match is not None
    room.close("go")
    assert room.back(back).seat == (seats.index(0) if 0 in seats else -1)


def test_an_answer_to_one_match_is_none_to_the_next():
    room = Room()
    room.let_in()
    phones = [room.join(guest) for guest in range(GUESTS)]
    room.close(said("desktop-to-the-table"))
    room.deal()
    phones = [room.back(phone) for phone in phones]
    asked = next(phone.state["ask"]["no"] for phone in phones if "ask" in phone.state)
    before = room.match.game.no
    room.end()
    room.deal()
    assert room.match.game.no == before
    for phone in phones:
        phone = room.back(phone)
        key = phone.order("choose", no=asked, index=0)
        room.tick()
        phone.listen()
        assert phone.outcomes[key] in ("stale_ask", "no_seat")
    assert room.match.n == 0


def test_the_address_is_the_same_from_match_to_match(monkeypatch):
    """Also where a port that was taken at first is free by then."""
    monkeypatch.setattr(Ether, "taken", (PORTS[0],))
    room = Room()
    room.let_in()
    monkeypatch.setattr(Ether, "taken", ())
    room.join(0)
    room.close(said("desktop-to-the-table"))
    room.deal()
    room.end()
    assert {server.port for server in Ether.made} == {PORTS[1]}
    assert len(Ether.made) == 3


def test_without_phones_nobody_has_one_in_the_next_match():
    room = Room()
    room.let_in()
    phone = room.join(0)
    room.pilot.click("phones join")
    room.tick()
    assert Ether.made[-1].stopped
    room.close(said("desktop-to-the-table"))
    room.deal()
    assert (room.match.setup.phones, room.match.setup.at_phones) == (False, ())
    assert phone.token
    assert len(Ether.made) == 1
