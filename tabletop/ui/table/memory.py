"""Memory while a table is shown: what has become useless goes at once, what stays is not looked through again."""

from __future__ import annotations

import gc

from tabletop.ui import native


def tidy() -> None:
    """Free what lay above the table: a screen holds itself in circles, with pictures as large as the window.

    All else is left out from then on: to look through everything in memory takes longer than a frame may.
    """
    gc.collect()
    if not gc.get_freeze_count():
        gc.freeze()
    native.trim_memory()


def let_go() -> None:
    """Look through everything again: the table is left."""
    gc.unfreeze()
