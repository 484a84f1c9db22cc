"""What the first number of an option stands for; the order is that of the numbers in `queries`."""

from __future__ import annotations

from tabletop.core.definition import Act

ACTS = (
    Act("play", "zone", "Play", "play"),
    Act("claim", "none", "Show the Package", "trophy"),
    Act("concede", "none", "Concede", "flag", grave=True),
    Act("react", "card", "Answer with", "bolt"),
    Act("answer", "card", "Answer", "link"),
    Act("aim", "seat", "Aim at", "target"),
    Act("name", "kind", "Name", "bullhorn"),
    Act("choose", "zone", "Choose", "cards-outline"),
    Act("take", "zone", "Take", "hand"),
    Act("give", "seat", "Give", "hand-heart"),
    Act("put", "zone", "Put back", "layers"),
    Act("give_up", "zone", "Give up", "delete"),
    Act("done", "none", "Done", "check"),
    Act("begin", "seat", "Begins", "seat"),
)
