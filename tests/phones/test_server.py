"""The server on loopback: whom it lets in, what it hands out, and what it does with those who misbehave."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import deque
from contextlib import asynccontextmanager, suppress
from random import Random

import aiohttp
import pytest

from tabletop import games
from tabletop.match import TableSetup, person, start
from tabletop.phones import limits
from tabletop.phones.addresses import private
from tabletop.phones.guests import JoinCode
from tabletop.phones.hub import PhoneHub
from tabletop.phones.limits import TRIPS, RoundTrips
from tabletop.phones.page_files import files
from tabletop.phones.protocol import LARGEST
from tabletop.phones.server import OutgoingQueue, PhonesError, PhoneServer
from tests.match.table import Instant
from tools.rigs.phones.hand import Phone

GAME = games.ours()[0]
HERE = "127.0.0.1"


@pytest.fixture
def server():
    found = PhoneServer(HERE, files(games.load(GAME)), ports=(0,))
    found.start()
    yield found
    found.stop()


@asynccontextmanager
async def opened(server, **headers):
    own = {"Origin": server.url.rstrip("/")} | headers
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{server.url}socket", headers=own) as line:
        yield line


async def said(server, *messages, **headers):
    """Send messages; what the server does with the line: how it closes it."""
    async with opened(server, **headers) as line:
        for message in messages:
            await line.send_str(message if isinstance(message, str) else json.dumps(message))
        answer = await line.receive(10)
        return answer.type, line.close_code


HELLO = {"type": "hello", "version": 1}


async def got(server, path, **headers):
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}{path}", headers=headers) as answer:
        return answer.status, answer.headers, await answer.read()


def test_every_file_is_served_with_a_strict_policy_and_nothing_else_is(server):
    async def look():
        for path in server.files:
            status, headers, body = await got(server, path[1:])
            assert (status, bool(body)) == (200, True), path
            assert headers["Content-Security-Policy"].split(";")[0].split() == ["default-src", "'none'"]
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["X-Content-Type-Options"] == "nosniff"
        for path in ("games.db", "..%2f..%2fpyproject.toml", "page/index.html", "socket/x"):
            status, headers, _ = await got(server, path)
            assert status == 404
            assert "Content-Security-Policy" in headers

    asyncio.run(look())


def test_the_page_has_no_script_or_style_of_its_own():
    """The policy would not let them run; and nothing in it comes from elsewhere."""
    text = files(games.load(GAME))["/"].read().decode()
    assert "<style" not in text
    assert "style=" not in text
    assert "//" not in text.replace("<!--", "")
    assert text.count("<script") == text.count("<script src=") + text.count('<script type="module" src=')


def test_another_host_name_is_refused(server):
    """A name that leads here from a page of the internet gets nothing."""
    status, _, _ = asyncio.run(got(server, "", Host="evil.example"))
    assert status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_a_page_from_elsewhere_gets_no_line(server, origin):
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        asyncio.run(said(server, Origin=origin))
    assert refused.value.status == 403


@pytest.mark.parametrize(
    ("address", "is_"),
    [
        ("192.168.1.4", True),
        ("10.0.0.9", True),
        ("172.16.3.3", True),
        ("127.0.0.1", True),
        ("169.254.4.4", True),
        ("::ffff:192.168.1.4", True),
        ("fe80::1%eth0", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2606:4700::1", False),
        ("0.0.0.0", False),
        ("", False),
        ("name", False),
    ],
)
def test_only_private_networks_are_spoken_to(address, is_):
    assert private(address) is is_


@pytest.mark.parametrize(
    "messages",
    [
        ["not json"],
        [{"type": "hello"}],
        [{"type": "hello", "version": 1, "more": 1}],
        [HELLO, HELLO],
        [HELLO, {"type": "choose", "id": "x", "no": -1, "index": 0}],
        [HELLO, {"type": "choose", "id": "<b>", "no": 1, "index": 0}],
        [{"type": "leave", "id": "x"}],
        [HELLO, "[" * 2000],
        [HELLO, "x" * (LARGEST + 1)],
        [HELLO, *[{"type": "ping", "sent": 1}] * (limits.BURST * 2)],
    ],
    ids=["text", "half", "more", "twice", "number", "id", "early", "deep", "large", "often"],
)
def test_whoever_speaks_otherwise_is_let_go(server, messages):
    async def speak():
        async with opened(server) as line:
            for message in messages:
                await line.send_str(message if isinstance(message, str) else json.dumps(message))
            while (await line.receive(10)).type is aiohttp.WSMsgType.TEXT:
                pass
            return line.closed

    assert asyncio.run(speak())


def test_the_round_trip_needs_no_table(server):
    async def ping():
        async with opened(server) as line:
            await line.send_json(HELLO)
            await line.send_json({"type": "ping", "sent": 12.5})
            return await line.receive_json(timeout=10)

    assert asyncio.run(ping()) == {"type": "pong", "sent": 12.5, "no": 1}


def test_the_table_measures_the_round_trip_too(server):
    async def trip():
        async with opened(server) as line:
            await line.send_json(HELLO)
            await line.send_json({"type": "ping", "sent": 1})
            pong = await line.receive_json(timeout=10)
            assert server.trip(1) == 0
            await line.send_json({"type": "echo", "no": pong["no"]})
            await line.send_json({"type": "ping", "sent": 2})
            await line.receive_json(timeout=10)
            return server.trip(1)

    assert asyncio.run(trip()) > 0


def test_the_longest_round_trip_of_late_counts_and_a_foreign_echo_does_not():
    now = 0.0
    trips = RoundTrips(lambda: now)
    assert trips.end(1) == 0
    for seconds in (0.02, 0.3, 0.01):
        no, now = trips.begin(), now + seconds
        assert trips.end(no + 1) == trips.end(no - 1)
        trips.end(no)
    assert trips.end(3) == pytest.approx(300)
    for _ in range(TRIPS):
        trips.end(trips.begin())
    assert trips.end(0) == 0


def test_one_address_has_only_so_many_lines(server):
    async def crowd():
        own = {"Origin": server.url.rstrip("/")}
        async with aiohttp.ClientSession() as session:
            lines = [await session.ws_connect(f"{server.url}socket", headers=own) for _ in range(limits.OF_ONE_ADDRESS)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"{server.url}socket", headers=own)
            for line in lines:
                await line.close()
            return refused.value.status

    assert asyncio.run(crowd()) == 503


def test_one_address_has_only_so_many_connections_that_ask_for_nothing(server):
    async def idle():
        made = [await asyncio.open_connection(HERE, server.port) for _ in range(limits.SOCKETS_OF_ONE)]
        reader, writer = await asyncio.open_connection(HERE, server.port)
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(1), 10) == b""
        for _, each in [*made, (reader, writer)]:
            each.close()

    asyncio.run(idle())


def test_what_is_no_request_is_not_logged(server, caplog):
    async def speak():
        reader, writer = await asyncio.open_connection(HERE, server.port)
        writer.write(b"HELO there\r\n\r\n")
        await asyncio.wait_for(reader.read(), 10)
        writer.close()

    asyncio.run(speak())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_files_are_not_handed_out_without_end(server):
    async def hurry():
        async with aiohttp.ClientSession() as session:
            found = []
            for _ in range(limits.PAGES_BURST * 3):
                async with session.get(f"{server.url}icon.svg") as answer:
                    found.append(answer.status)
            return found

    assert 429 in asyncio.run(hurry())


def test_nothing_listens_before_and_after():
    found = PhoneServer(HERE, {}, ports=(0,))
    found.start()
    port = found.port
    found.stop()
    with socket.socket() as probe:
        assert probe.connect_ex((HERE, port)) != 0


def test_a_port_that_is_taken_is_left_for_the_next():
    with socket.socket() as other:
        other.bind((HERE, 0))
        other.listen()
        taken = other.getsockname()[1]
        found = PhoneServer(HERE, {}, ports=(taken, 0))
        found.start()
        assert found.port != taken
        found.stop()
        with pytest.raises(PhonesError):
            PhoneServer(HERE, {}, ports=(taken,)).start()


def test_the_newest_state_takes_the_place_of_one_that_waits():
    async def fill():
        out = OutgoingQueue()
        for n in range(1000):
            out.put(b"%d" % n, state=True)
        assert out.take() == b"999"
        assert out.take() is None
        for n in range(limits.REPLIES + 1):
            out.put(b"%d" % n, state=False)
        return out.closing, len(out.replies)

    assert asyncio.run(fill()) == (True, limits.REPLIES)


class Table:
    """A match, its hub, and a server that phones really reach."""

    def __init__(self, server, people, answers):
        self.answers = answers
        seats = tuple(person(i) for i in range(people))
        self.match = start(TableSetup(game=GAME, seats=seats, seed=3), Instant(), 0)
        self.match.seating.admit_phones(True, 0)
        self.hub, self.now = PhoneHub(self.match, server, JoinCode(lambda: self.now / 1000)), 0

    @property
    def done(self):
        return self.match.game.over or self.match.n >= self.answers

    def frame(self):
        self.now += 50
        self.match.tick(self.now)
        self.hub.tick(self.now, running=True)


class SocketWire:
    """What a phone says goes to a socket, and what comes from there is heard."""

    def __init__(self):
        self.out, self.sent = deque(), {}

    def arrive(self, _, message):
        self.out.append(message)


async def player(server, table, seat):
    """Joins, and answers by chance until the match is over or has many answers; the last state."""
    wire = SocketWire()
    phone = Phone(wire, seat, Random(seat))
    phone.order("join", code=table.hub.admission.code, seat=seat, name=f"P{seat}")
    async with opened(server) as line:
        while not table.done:
            while wire.out:
                await line.send_json(wire.out.popleft())
            with suppress(asyncio.TimeoutError):
                wire.sent.setdefault(seat, []).append(await line.receive_str(timeout=0.03))
            phone.act()
    return phone


@pytest.mark.parametrize("answers", [12, pytest.param(1 << 20, marks=pytest.mark.long)])
def test_a_match_over_the_wire(server, monkeypatch, answers):
    monkeypatch.setattr(limits, "BURST", 10_000)
    table = Table(server, 2, answers)

    async def play():
        phones = [asyncio.ensure_future(player(server, table, seat)) for seat in range(2)]
        while not all(phone.done() for phone in phones):
            table.frame()
            await asyncio.sleep(0.002)
        return await asyncio.gather(*phones)

    phones = asyncio.run(asyncio.wait_for(play(), 200))
    assert [phone.seat for phone in phones] == [0, 1]
    assert table.match.n >= answers or table.match.game.over
    assert any("done" in phone.outcomes.values() for phone in phones)
