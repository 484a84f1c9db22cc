"""What the first number of an option stands for; the order is that of the numbers in `queries`."""

from __future__ import annotations

from tabletop.core.definition import Act

ACTS = (
    Act("play", "zone", "Play"),
    Act("claim", "none", "Show the Package"),
    Act("concede", "none", "Concede", grave=True),
    Act("react", "card", "Answer with"),
    Act("answer", "card", "Answer"),
    Act("aim", "seat", "Aim at"),
    Act("name", "kind", "Name"),
    Act("choose", "zone", "Choose"),
    Act("take", "zone", "Take"),
    Act("give", "seat", "Give"),
    Act("put", "zone", "Put back"),
    Act("give_up", "zone", "Give up"),
    Act("done", "none", "Done"),
    Act("begin", "seat", "Begins"),
)
