"""Before anything is understood of a connection: how many there are, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, cast

from aiohttp.http_exceptions import HttpProcessingError

from tabletop.phones import limits

if TYPE_CHECKING:
    from aiohttp import web

END = b"\r\n\r\n"  # of what a request says of itself


def peer(transport: asyncio.BaseTransport | None) -> str:
    """The address at the other end, "" when nobody is there any more."""
    found = transport.get_extra_info("peername") if transport is not None else None
    return str(found[0]) if found else ""


class PendingConnection(asyncio.Protocol):
    """Holds a new connection until its first request is whole, then hands it on. `waiting`: all that are held."""

    def __init__(self, server: web.Server, waiting: set[PendingConnection]) -> None:
        self.server, self.waiting = server, waiting
        self.said = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport, self.peer = cast("asyncio.Transport", transport), peer(transport)
        known = [other.peer for other in self.waiting] + [peer(each.transport) for each in self.server.connections]
        if len(known) >= limits.SOCKETS or known.count(self.peer) >= limits.SOCKETS_OF_ONE:
            self.transport.abort()
            return
        self.waiting.add(self)
        self.patience = asyncio.get_running_loop().call_later(limits.SILENT_S, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self.said += data
        if len(self.said) > limits.REQUEST:
            self.transport.abort()
        elif END in self.said:
            self._leave()
            handler = self.server()
            self.transport.set_protocol(handler)
            handler.connection_made(self.transport)
            handler.data_received(self.said)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._leave()

    def _leave(self) -> None:
        if self in self.waiting:
            self.waiting.remove(self)
            self.patience.cancel()


def calm_log() -> logging.Logger:
    """For the web server: what is no request at all is no error of ours, and would fill the log."""
    found = logging.getLogger("tabletop.phones.http")
    if not found.filters:
        found.addFilter(_ours)
    return found


def _ours(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError)
