"""Memory while a table is shown: what has become useless goes at once, what stays is not looked through again."""

from __future__ import annotations

import gc
from threading import Event
from typing import TYPE_CHECKING

from tabletop.toolkit import platforms
from tabletop.toolkit.cache import house

if TYPE_CHECKING:
    from tabletop.toolkit.app import App

QUIET_MS = 600  # after a table has closed: its last picture has faded away by then
_frozen = Event()  # a flag: Python counts what is frozen one by one, which takes longer than a frame may


def tidy() -> None:
    """Free what lay above the table: a screen holds itself in circles, with pictures as large as the window.

    All else is left out from then on: to look through everything in memory takes longer than a frame may.
    """
    gc.collect()
    if not _frozen.is_set():
        gc.freeze()
        _frozen.set()
    platforms.trim_memory()


def let_go() -> None:
    """Look through everything again: the table is left."""
    gc.unfreeze()
    _frozen.clear()


def leave(app: App, *, again: bool) -> None:
    """Keep no picture that was drawn for a table, unless it is laid `again`; a moment later nothing that it has left."""
    let_go()
    if again:
        return
    house.clear()
    app.cards.clear()
    app.loader.clear()
    app.kit.forget()
    app.after(QUIET_MS, _collect)


def _collect() -> None:
    if not _frozen.is_set():  # else the next table is open already, and has done it
        gc.collect()
        platforms.trim_memory()
