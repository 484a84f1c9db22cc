"""Lines to a table on loopback: honest phones that play, drop and come back, and keep account of what they were told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import aiohttp

from tabletop.phones.protocol import VERSION
from tools.rigs.phones.hand import Message, Phone

LOOK = 0.05  # seconds between two looks of somebody who may not press yet
PATIENCE = 2.0  # seconds after which somebody tries again
AWAY = 0.2  # seconds that a phone is away
WAYS = ("abort", "close", "asleep", "tab")


class JoinFacts(NamedTuple):
    """Where a table is, and what lets in."""

    url: str
    code: str
    seats: int


class Wire:
    """What a phone says lies in `out`; what came waits in `sent`."""

    def __init__(self) -> None:
        self.out: deque[Message] = deque()
        self.sent: dict[int, list[str | bytes]] = {}

    def arrive(self, _connection: int, message: Message) -> None:
        self.out.append(message)


class Player:
    """One honest phone. `faults`: what must not happen; `told`: orders by what became of them; `done`: answers that the
    table has said to be done, as (number of the question, seat, index).
    """

    def __init__(self, index: int, join: JoinFacts, random: Random) -> None:
        self.index, self.join, self.random = index, join, random
        self.wire = Wire()
        self.phone = Phone(self.wire, index, random)
        self.wire.out.clear()  # each line begins with a greeting of its own
        self.pending: dict[str, Message] = {}
        self.faults, self.told = list[str](), Counter[str]()
        self.done = set[tuple[int, int, int]]()
        self.bytes = self.states = self.joins = self.drops = 0
        self.dropping, self.ended = False, False
        self.line: aiohttp.ClientWebSocketResponse | None = None
        self.first_state = 0.0  # when it was told something for the first time on this line
        self._left = list[aiohttp.ClientWebSocketResponse]()  # lines that nobody reads any more

    @property
    def sits(self) -> bool:
        return self.index < self.join.seats

    @property
    def over(self) -> bool:
        return self.phone.state is not None and "over" in self.phone.state

    async def run(self, stop: Callable[[], bool]) -> None:
        """Until `stop()`: come, play, and come back whenever the line is lost."""
        async with aiohttp.ClientSession() as session:
            while not stop() and not self.over:
                try:
                    await self._once(session, stop)
                except (aiohttp.ClientError, OSError, TimeoutError) as error:
                    self.told[f"line: {type(error).__name__}"] += 1
                    await asyncio.sleep(AWAY)
            for line in self._left:
                with suppress(Exception):
                    await line.close()

    async def _once(self, session: aiohttp.ClientSession, stop: Callable[[], bool]) -> None:
        """One line, until it is lost."""
        origin = {"Origin": self.join.url.rstrip("/")}
        line = await session.ws_connect(f"{self.join.url}socket", headers=origin, timeout=aiohttp.ClientWSTimeout(2.0))
        self.line, self.joins = line, self.joins + 1
        self.wire.out.clear()
        self.phone.lobby = None
        await line.send_json({"type": "hello", "version": VERSION, "token": self.phone.token})
        for message in [*self.pending.values()]:
            await line.send_json(message)
        acted, new = time.monotonic(), True
        while not stop() and not self.over and not line.closed:
            wait = LOOK if self.phone.wait else 0.3
            with suppress(TimeoutError):
                new = await self._hear(line, wait) or new
            if self.dropping:
                self.dropping = False
                await self._drop(line)
                return
            if new or self.phone.wait or time.monotonic() - acted > PATIENCE:
                new, acted = False, time.monotonic()
                self._act()
            while self.wire.out:
                message = self.wire.out.popleft()
                self.pending[message["id"]] = message
                await line.send_json(message)

    async def _hear(self, line: aiohttp.ClientWebSocketResponse, wait: float) -> bool:
        """Take a message; whether it gives a reason to look again."""
        said = await line.receive(wait)
        if said.type is not aiohttp.WSMsgType.TEXT:
            await line.close()
            return False
        self.bytes += len(said.data)
        message = said.json()
        kind = message["type"]
        if kind in ("done", "refused"):
            self._outcome(message)
        elif kind == "lobby" and self.phone.token:
            self.faults.append(f"phone {self.index} has lost its seat: {message.get('why')}")
            self.phone.token = ""
        elif kind == "state":
            self.states += 1
            self._held_against(message)
        self.phone.heard = 0
        self.wire.sent[self.index] = [said.data]
        self.phone.listen()
        return kind in ("state", "lobby") or kind == "refused"

    def _held_against(self, state: Message) -> None:
        if self.sits and state["seat"] != self.index:
            self.faults.append(f"phone {self.index} was shown seat {state['seat']}")

    def _outcome(self, message: Message) -> None:
        order = self.pending.pop(message["id"], None)
        word = "done" if message["type"] == "done" else message["code"]
        if order is None:
            before = self.phone.outcomes.get(message["id"], "")
            if before != word:
                self.faults.append(f"{message['id']} was first {before or 'nothing'} and then {word}")
            return
        self.told[f"{order['type']} {word}"] += 1
        if order["type"] == "choose" and word == "done":
            self.done.add((order["no"], self.index, order["index"]))

    def _act(self) -> None:
        """Sit down, look on, or do what is asked; one thing at a time."""
        phone = self.phone
        if self.pending:
            return
        if self.sits and not phone.token and phone.lobby is not None:
            phone.order("join", code=self.join.code, seat=self.index, name=f"Guest {self.index}")
        elif not self.sits and phone.state is None and phone.lobby is not None:
            phone.order("watch", code=self.join.code)
        else:
            phone.act()

    async def _drop(self, line: aiohttp.ClientWebSocketResponse) -> None:
        """Lose the line in one of the ways in which lines are lost."""
        self.drops += 1
        way = self.random.choice(WAYS)
        self.told[f"drop {way}"] += 1
        if not self.sits:
            self.phone.state = None
        if way == "close":
            await line.close()
        elif way in ("asleep", "tab"):  # it stays open, and nobody reads it any more
            self._left.append(line)
            while len(self._left) > 1:
                _abort(self._left.pop(0))
        else:
            _abort(line)
        if way != "tab":
            await asyncio.sleep(self.random.uniform(0, AWAY))


def _abort(line: aiohttp.ClientWebSocketResponse) -> None:
    """As where the battery is empty: nobody says goodbye."""
    response: Any = line._response  # noqa: SLF001  # what a client of good manners never does
    if response.connection is not None and response.connection.transport is not None:
        response.connection.transport.abort()
    response.close()


def account(players: list[Player], rows: list[tuple[int, int, int]]) -> list[str]:
    """What the answers on the disk, as (question, seat, option), have against what phones were told."""
    faults = [fault for player in players for fault in player.faults]
    counted = Counter((no, seat) for no, seat, _ in rows)
    faults += [f"question {no} was answered {n} times by seat {seat}" for (no, seat), n in counted.items() if n > 1]
    known = set(rows)
    faults += [f"lost: {answer}" for player in players for answer in player.done if answer not in known]
    return faults
