"""What one answer does, filmed: its events in order, and what the table was like when each fact was said."""

from __future__ import annotations

from tabletop.core.table import Event, Table


class Recording(list[Event]):
    """`stills`: by the place of a fact among the events, a copy of the table, with all secrets."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.stills: dict[int, Table] = {}

    def append(self, event: Event) -> None:
        """Facts are said one by one; only cards that move come several at once."""
        if event[0] == "say":
            self.stills[len(self)] = self.table.copy()
        super().append(event)
