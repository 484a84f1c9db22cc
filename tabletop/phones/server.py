"""The server: a thread with a loop of its own that hands out one page and passes messages on, checked and bounded.

It knows no match. What comes from phones lies in a queue until `take`; what goes to them never makes `send` wait.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from aiohttp import WSCloseCode, WSMsgType, web

from tabletop.i18n import tr
from tabletop.phones import limits
from tabletop.phones.addresses import PORTS, private
from tabletop.phones.limits import RateLimit, RoundTrips
from tabletop.phones.lines import PhoneArrival
from tabletop.phones.page_files import PageFile
from tabletop.phones.pending_connection import PendingConnection, calm_log
from tabletop.phones.protocol import LARGEST, Echo, ForeignMessageError, Hello, Ping, Pong, decoded, encoded

log = logging.getLogger(__name__)
SOCKET = "/socket"
_Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PhonesError(Exception):
    """Phones cannot join, in one sentence."""


class OutgoingQueue:
    """What one phone has not been sent yet: few replies, and the newest state."""

    def __init__(self) -> None:
        self.replies: deque[bytes] = deque()
        self.state: bytes | None = None
        self.wake = asyncio.Event()
        self.closing = False

    def put(self, data: bytes, *, state: bool) -> None:
        if state:
            self.state = data
        elif len(self.replies) >= limits.REPLIES:
            self.closing = True
        else:
            self.replies.append(data)
        self.wake.set()

    def close(self) -> None:
        self.closing = True
        self.wake.set()

    def take(self) -> bytes | None:
        """The next message, None when there is none."""
        if self.replies:
            return self.replies.popleft()
        data, self.state = self.state, None
        return data


class PhoneServer:
    """Listens at one address from `start` until `stop`. `files`: by path, all that it serves."""

    def __init__(self, address: str, files: Mapping[str, PageFile], ports: Sequence[int] = PORTS) -> None:
        self.address, self.files, self.port = address, files, 0
        self._ports = ports
        self._inbox: queue.Queue[tuple[float, PhoneArrival]] = queue.Queue(limits.WAITING)
        self._lost: deque[PhoneArrival] = deque()  # connections that are gone: never too many to be told
        self._outgoing: dict[int, OutgoingQueue] = {}
        self._from: Counter[str] = Counter()
        self._rates: OrderedDict[str, RateLimit] = OrderedDict()
        self._trips: dict[int, float] = {}
        self._waiting = set[PendingConnection]()
        self._listener: asyncio.Server | None = None
        self._next = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._error: OSError | None = None
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)

    # --- for the program's own loop
    @property
    def url(self) -> str:
        return f"http://{self.address}:{self.port}/"

    def start(self) -> None:
        """Raises PhonesError when it cannot listen there."""
        self._thread.start()
        self._ready.wait()
        if self._error is not None:
            self._thread.join()
            error = str(self._error.strerror)
            raise PhonesError(tr("phones-no-address", address=self.address, error=error))
        log.info("phones may join at %s", self.url)

    def stop(self) -> None:
        """Close all connections; nothing is listened to afterwards."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(5)

    def take(self, most: int) -> list[PhoneArrival]:
        found = list[PhoneArrival]()
        while len(found) < most:
            try:
                came, arrival = self._inbox.get_nowait()
                found.append(arrival._replace(age=1000 * (time.monotonic() - came)))
            except queue.Empty:
                break
        if len(found) < most:  # all that they had said before has been taken
            while self._lost:
                found.append(self._lost.popleft())
        return found

    def send(self, connection: int, data: bytes, *, state: bool) -> None:
        self._soon(lambda out: out.put(data, state=state), connection)

    def trip(self, connection: int) -> float:
        """The longest round trip of late, in ms; 0 before one is known."""
        return self._trips.get(connection, 0.0)

    def drop(self, connection: int) -> None:
        self._soon(OutgoingQueue.close, connection)

    def _soon(self, do: Callable[[OutgoingQueue], None], connection: int) -> None:
        def at_once() -> None:
            out = self._outgoing.get(connection)
            if out is not None:
                do(out)

        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(at_once)

    # --- the thread
    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        runner = web.AppRunner(
            self._app(),
            access_log=None,
            logger=calm_log(),
            keepalive_timeout=limits.KEPT_S,
            shutdown_timeout=1.0,
            handle_signals=False,
        )
        try:
            self._loop.run_until_complete(self._listen(runner))
        except OSError as error:
            self._error = error
        self._ready.set()
        if self._error is None:
            self._loop.run_forever()
        if self._listener is not None:
            self._listener.close()
        for pending in self._waiting:
            pending.transport.abort()
        for out in self._outgoing.values():
            out.close()
        self._loop.run_until_complete(runner.cleanup())
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    async def _listen(self, runner: web.AppRunner) -> None:
        await runner.setup()
        server = runner.server
        if server is None:  # it has just been set up
            raise PhonesError

        def pending() -> PendingConnection:
            return PendingConnection(server, self._waiting)

        for n, port in enumerate(self._ports):
            try:
                self._listener = await self._loop.create_server(pending, self.address, port, reuse_address=True)
            except OSError:
                if n + 1 == len(self._ports):
                    raise
                continue
            self.port = self._listener.sockets[0].getsockname()[1]
            return

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=1024)
        app.router.add_get(SOCKET, self._socket)
        for path in self.files:
            app.router.add_get(path, self._file)
        return app

    # --- who may ask for what
    @web.middleware
    async def _guard(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Private networks only, by the name that we have given ourselves, and not too often."""
        peer = request.remote or ""
        if not private(peer) or request.headers.get("Host", "") != f"{self.address}:{self.port}":
            raise web.HTTPForbidden(headers=self._headers)
        if not self._rate(peer).allows():
            raise web.HTTPTooManyRequests(headers=self._headers)
        try:
            return await handler(request)
        except web.HTTPException as error:
            error.headers.update(self._headers)
            raise

    def _rate(self, peer: str) -> RateLimit:
        if peer not in self._rates:
            self._rates[peer] = RateLimit(limits.PAGES_BURST, limits.PAGES_A_SECOND, time.monotonic)
            while len(self._rates) > limits.WAITING:
                self._rates.popitem(last=False)
        return self._rates[peer]

    @property
    def _headers(self) -> dict[str, str]:
        own = f"ws://{self.address}:{self.port}"
        return {
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"manifest-src 'self'; connect-src 'self' {own}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
        }

    async def _file(self, request: web.Request) -> web.Response:
        page = self.files[request.path]
        keep = f"private, max-age={page.keep}" if page.keep else "no-store"
        charset = None if page.kind.startswith("image") else "utf-8"
        headers = self._headers | {"Cache-Control": keep}
        return web.Response(body=page.read(), content_type=page.kind, charset=charset, headers=headers)

    # --- one phone
    async def _socket(self, request: web.Request) -> web.StreamResponse:
        peer = request.remote or ""
        if request.headers.get("Origin") != f"http://{self.address}:{self.port}":
            raise web.HTTPForbidden
        if len(self._outgoing) >= limits.CONNECTIONS or self._from[peer] >= limits.OF_ONE_ADDRESS:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(
            max_msg_size=LARGEST, heartbeat=limits.BEAT_S, compress=True, autoping=False, timeout=2.0
        )
        await socket.prepare(request)
        self._next += 1
        number, out = self._next, OutgoingQueue()
        self._outgoing[number] = out
        self._from[peer] += 1
        writing = asyncio.ensure_future(self._write(socket, out))
        try:
            await self._read(socket, number, peer, out)
        finally:
            out.close()
            del self._outgoing[number]
            self._trips.pop(number, None)
            self._from[peer] -= 1
            self._lost.append(PhoneArrival(number, peer, None))
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await socket.close()
        return socket

    async def _read(self, socket: web.WebSocketResponse, number: int, peer: str, out: OutgoingQueue) -> None:
        """Until the phone goes, or says what no phone says."""
        rate, greeted = RateLimit(limits.BURST, limits.A_SECOND, time.monotonic), False
        trips = RoundTrips(time.monotonic)
        while True:
            try:
                said = await socket.receive(None if greeted else limits.SILENT_S)
            except TimeoutError:
                return
            if said.type in (WSMsgType.PING, WSMsgType.PONG) and rate.allows() and not out.closing:
                if said.type is WSMsgType.PING:
                    await socket.pong(said.data)
                continue
            if said.type is not WSMsgType.TEXT or out.closing:
                return
            try:
                message = decoded(said.data)
            except ForeignMessageError:
                await socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
                return
            if not rate.allows() or greeted == isinstance(message, Hello):
                await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            greeted = True
            if isinstance(message, Ping):
                out.put(encoded(Pong(message.sent, trips.begin())), state=False)
                continue
            if isinstance(message, Echo):
                self._trips[number] = trips.end(message.no)
                continue
            try:
                self._inbox.put_nowait((time.monotonic(), PhoneArrival(number, peer, message)))
            except queue.Full:
                await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
                return

    async def _write(self, socket: web.WebSocketResponse, out: OutgoingQueue) -> None:
        """One message after another; a phone that takes none is let go, and may come again."""
        while not socket.closed:
            await out.wake.wait()
            out.wake.clear()
            while not socket.closed and (data := out.take()) is not None:
                try:
                    await asyncio.wait_for(socket.send_str(data.decode()), limits.STUCK_S)
                except (TimeoutError, OSError, RuntimeError) as error:
                    log.info("a phone takes no messages: %s", type(error).__name__)
                    out.closing = True
                    break
            if out.closing:
                await socket.close(code=WSCloseCode.GOING_AWAY)
                return
