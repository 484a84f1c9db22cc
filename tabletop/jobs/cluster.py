"""Workers of an existing Dask cluster (the extra `cluster`). Whoever runs it can run anything here, and the other way round."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

from distributed import Client, Future
from distributed.comm import get_address_host_port

from tabletop.jobs.job import JobError, JobResult, NumberedJob, do

AHEAD = 1000  # pieces that its scheduler holds
WAIT = 10  # seconds for the first word with it


class Cluster:
    """At `address`, like "tcp://10.0.0.5:8786". Dask does a piece again when its worker dies, some times."""

    def __init__(self, address: str) -> None:
        try:
            host, port = get_address_host_port(address)
            socket.create_connection(
                (host, port), WAIT
            ).close()  # a client that finds nobody goes on looking to its end
            self.client: Any = Client(address, timeout=WAIT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise JobError(f"There is no Dask cluster at {address}; an address is like tcp://10.0.0.5:8786.") from error
        self._given: dict[int, Any] = {}

    @property
    def room(self) -> int:
        return AHEAD - len(self._given)

    def give(self, piece: NumberedJob) -> None:
        call: Callable[[NumberedJob], JobResult] = do
        self._given[piece.no] = self.client.submit(call, piece, pure=False)

    def poll(self) -> list[JobResult]:
        ready: dict[int, Future[JobResult]] = {no: future for no, future in self._given.items() if future.done()}
        for no in ready:
            del self._given[no]
        try:
            return list(self.client.gather(list(ready.values())))
        except Exception as error:  # a piece that ends every worker, a cluster without this program
            raise JobError(f"The Dask cluster gave up a piece: {type(error).__name__}: {error}") from error

    def close(self) -> None:
        self.client.cancel(list(self._given.values()))
        self.client.close()
