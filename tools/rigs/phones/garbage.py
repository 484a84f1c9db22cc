"""Those who send a table what no phone sends: bytes by lot, wrong shapes, messages almost right, slow readers."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Self, TypeAlias
from urllib.parse import urlsplit

from tabletop.phones.protocol import VERSION
from tools.rigs.phones.lines import Player

TEXT, BINARY, PING = 1, 2, 9
REST = 0.05  # seconds between two attempts of one of them
SLOW = 15.0  # seconds for which nothing is read
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**31 + 1, 2**63, 2**64, -(2**70), 0.5, 1e308, "", "x", "x" * 40, "\ud800", "\x00\x1b[2J",
    "../../x", [], {}, [[]] * 9, {"a": {"b": {}}}, [[[[[[[[[[1]]]]]]]]]], "\u202e", ["umbrella", 1], ["umbrella", -3],
)  # fmt: skip
ORDERS: tuple[dict[str, Any], ...] = (
    {"type": "choose", "id": "v", "no": 1, "index": 0},
    {"type": "tell", "id": "v", "no": 1, "value": ["umbrella", 2]},
    {"type": "press", "id": "v", "no": 1, "what": "react"},
    {"type": "press", "id": "v", "no": 1, "what": "pass"},
    {"type": "claim", "id": "v", "no": 1},
    {"type": "pass_ahead", "id": "v", "mode": "always_ask"},
    {"type": "vote", "id": "v", "no": 1, "agree": True},
    {"type": "join", "id": "v", "code": "AAAAA", "seat": 0, "name": "Mia"},
    {"type": "watch", "id": "v", "code": "AAAAA"},
    {"type": "pull", "no": 1, "x": 0.0, "aim": 0.0, "power": 0.0, "grip": 0.0},
    {"type": "let_go", "id": "v", "pull": {"type": "pull", "no": 1, "x": 0.0, "aim": 0.0, "power": 0.5, "grip": 0.0}},
    {"type": "sling", "id": "v", "no": 1, "what": "shake"},
    {"type": "race", "id": "v", "no": 1, "after": 200.0},
    {"type": "echo", "no": 1},
    {"type": "ping", "sent": 1.0},
    {"type": "hello", "version": VERSION, "token": ""},
)
REQUESTS = (
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\n",
    b"GET /../../games.db HTTP/1.1\r\nHost: %(host)s\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: %(host)s\r\nContent-Length: 9999999\r\n\r\nx",
    b"GET / HTTP/1.1\r\nHost: %(host)s\r\nX: " + b"y" * 20_000 + b"\r\n\r\n",
    b"GET /" + b"z" * 20_000 + b" HTTP/1.1\r\nHost: %(host)s\r\n\r\n",
    b"POST /socket HTTP/1.1\r\nHost: %(host)s\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /socket HTTP/1.1\r\nHost: %(host)s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"HELO there\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/9.9\r\nHost: %(host)s\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n" * 50,
)


def frame(opcode: int, data: bytes, *, flags: int = 0x80, length: int | None = None) -> bytes:
    """A frame of a client; `length`: what it says of itself, whatever it has."""
    size = len(data) if length is None else length
    head = bytes([flags | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + data


def bomb() -> bytes:
    """Few bytes that become many."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(b"[" * 3_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, packed[:-4], flags=0xC0)


def almost(random: Random, order: dict[str, Any]) -> dict[str, Any]:
    """The same with one small thing changed, or none."""
    changed: dict[str, Any] = json.loads(json.dumps(order))
    names = [*changed]
    match random.randrange(6):
        case 0:
            changed[random.choice(names)] = random.choice(ODD)
        case 1:
            del changed[random.choice(names)]
        case 2:
            changed[random.choice(["more", "seat", "id", "no", "__proto__"])] = random.choice(ODD)
        case 3 if "no" in changed:
            changed["no"] += random.choice([-1, 1, 2, 1000])
        case 4 if "index" in changed:
            changed["index"] = random.randrange(60)
    return changed


class Line:
    """A socket without manners. `address`: of loopback, so that not all of them are one."""

    def __init__(self, player: Player, address: str) -> None:
        self.url, self.address = player.join.url, address
        self.host = urlsplit(self.url).netloc

    async def __aenter__(self) -> Self:
        place = urlsplit(self.url)
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.setblocking(False)
        made.bind((self.address, 0))
        try:
            await asyncio.get_running_loop().sock_connect(made, (place.hostname or "", place.port or 0))
            self.reader, self.writer = await asyncio.open_connection(sock=made, limit=4096)
        except OSError:
            made.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        if self.writer.transport.is_closing():
            raise ConnectionResetError
        self.writer.write(data)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.writer.drain(), 1)

    async def upgrade(self) -> bool:
        """Become a WebSocket; False where the table does not want to."""
        key = base64.b64encode(os.urandom(16)).decode()
        await self.send(
            f"GET /socket HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        with suppress(asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            return b" 101 " in await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 5)
        return False

    async def say(self, message: object) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        await self.send(frame(TEXT, text.encode("utf-8", "surrogatepass")))

    async def hear(self, seconds: float = 0.05) -> bytes:
        with suppress(TimeoutError):
            return await asyncio.wait_for(self.reader.read(4096), seconds)
        return b"-"


Way: TypeAlias = Callable[[Line, str], Awaitable[None]]


class Vandals:
    """Each of them goes on in its own way, from an address of its own; two have the token of somebody's seat."""

    def __init__(self, players: Sequence[Player], random: Random) -> None:
        self.players, self.random = players, random
        self.counts = Counter[str]()

    async def run(self, stop: Callable[[], bool]) -> None:
        ways: list[Way] = [self.noise, self.requests, self.frames, self.shapes, self.near, self.near, self.slow]
        ways += [self.slow, self.gatecrash, self.idle]
        await asyncio.gather(*(self._on(way, f"127.0.0.{n + 2}", stop) for n, way in enumerate(ways)))

    async def _on(self, way: Way, address: str, stop: Callable[[], bool]) -> None:
        name = getattr(way, "__name__", "")
        while not stop():
            try:
                async with Line(self.players[0], address) as line:
                    await way(line, self.players[self.random.randrange(2)].phone.token)
            except OSError as error:
                self.counts[f"{name} {type(error).__name__}"] += 1
            self.counts[f"vandal {name}"] += 1
            await asyncio.sleep(REST)

    async def noise(self, line: Line, _token: str) -> None:
        await line.send(self.random.randbytes(self.random.randrange(1, 5000)))
        await line.hear()

    async def requests(self, line: Line, _token: str) -> None:
        await line.send(self.random.choice(REQUESTS).replace(b"%(host)s", line.host.encode()))
        await line.hear(self.random.choice([0.05, 1]))

    async def idle(self, line: Line, _token: str) -> None:
        """Many lines that never ask for anything."""
        lines = [Line(self.players[0], line.address) for _ in range(60)]
        opened = 0
        for each in lines:
            with suppress(OSError):
                await each.__aenter__()
                opened += 1
        self.counts["idle lines"] += opened
        await asyncio.sleep(5)
        for each in lines[:opened]:
            await each.__aexit__()

    async def frames(self, line: Line, token: str) -> None:
        if not await line.upgrade():
            return
        if self.random.random() < 0.5:
            await line.say({"type": "hello", "version": VERSION, "token": token})
        match self.random.randrange(8):
            case 0:
                await line.send(self.random.randbytes(2000))
            case 1:
                await line.send(frame(BINARY, self.random.randbytes(300)))
            case 2:
                await line.send(frame(TEXT, b"x", length=1 << self.random.choice([20, 40, 62])))
                await line.send(b"y" * 100_000)
            case 3:
                await line.send(frame(TEXT, b'{"type":"ping","sent":1}' * 50_000))
            case 4:
                for _ in range(3000):
                    await line.send(frame(PING, b"!"))
            case 5:
                for n in range(400):  # a text that never ends
                    await line.send(frame(0 if n else TEXT, b"[" * 100, flags=0))
            case 6:
                await line.send(bomb())
            case _:
                await line.send(
                    frame(self.random.randrange(16), b"\xff\xfe", flags=self.random.choice([0x80, 0xF0, 0]))
                )
        await line.hear(0.5)

    async def shapes(self, line: Line, token: str) -> None:
        """Valid JSON that is no message."""
        if await line.upgrade():
            if self.random.random() < 0.7:
                await line.say({"type": "hello", "version": VERSION, "token": token})
            await line.say(self._shape(4))
            await line.hear(0.2)

    def _shape(self, deep: int) -> object:
        random = self.random
        if deep and random.random() < 0.6:
            if random.random() < 0.5:
                return [self._shape(deep - 1) for _ in range(random.randrange(4))]
            names = ["type", "id", "no", "index", "value", "token", "a"]
            return {random.choice(names): self._shape(deep - 1) for _ in range(random.randrange(5))}
        return random.choice([*ODD, "hello", "choose", "tell"])

    async def near(self, line: Line, token: str) -> None:
        """A second tab of a seat whose messages are almost right; some are right."""
        if not await line.upgrade():
            return
        await line.say({"type": "hello", "version": VERSION, "token": token})
        for _ in range(60):
            player = self.players[self.random.randrange(2)]
            state = player.phone.state or {}
            order = dict(self.random.choice(ORDERS))
            no = (state.get("ask") or state.get("window") or state.get("hands") or {}).get("no", 1)
            if "no" in order:
                order["no"] = no
            if "pull" in order:
                order["pull"] = {**order["pull"], "no": no}
            if "id" in order:
                order["id"] = f"v{self.random.randrange(1 << 30)}" if self.random.random() < 0.8 else "v"
            if "code" in order and self.random.random() < 0.5:
                order["code"] = player.join.code
            await line.say(almost(self.random, order))
            self.counts["near-valid messages"] += 1
            await asyncio.sleep(0.07)
            if not await line.hear(0.01):
                return  # it was let go

    async def slow(self, line: Line, token: str) -> None:
        """It asks for much and reads nothing."""
        if await line.upgrade():
            await line.say({"type": "hello", "version": VERSION, "token": token})
            for n in range(int(SLOW / 0.1)):
                with suppress(ConnectionError):
                    await line.say({"type": "ping", "sent": n})
                await asyncio.sleep(0.1)

    async def gatecrash(self, line: Line, _token: str) -> None:
        """Codes by lot, seats that are taken, tokens of nobody."""
        if not await line.upgrade():
            return
        nobody = base64.urlsafe_b64encode(self.random.randbytes(16)).decode().rstrip("=")
        await line.say({"type": "hello", "version": VERSION, "token": self.random.choice(["", nobody])})
        for n in range(10):
            code = "".join(self.random.choices("ABCDEFGH23456789", k=5))
            kind = {"type": "join", "seat": self.random.randrange(9), "name": "Eve"} if n % 2 else {"type": "watch"}
            await line.say({**kind, "id": f"g{n}", "code": code})
            await line.hear(0.1)
