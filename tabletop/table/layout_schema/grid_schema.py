"""What a layout says of a grid: how many cells, and of what shape."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Cells = Annotated[int, Meta(ge=1, le=9)]


class GridSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`across` x `down` cells in reading order. `shape`: a cell's height by its width."""

    across: Cells
    down: Cells
    shape: Annotated[float, Meta(gt=0.2, le=2)]
