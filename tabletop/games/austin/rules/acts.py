"""What the first number of an option stands for; the order is that of the numbers below."""

from __future__ import annotations

from tabletop.core.definition import Act

ACTS = (
    Act("play_agent", "none", "Play", "play"),
    Act("play_free", "none", "Play free", "play"),
    Act("attack", "card", "Attack with", "sword"),
    Act("swinger", "none", "Use", "star"),  # the third number is the box
    Act(
        "happening", "none", "Use", "bullhorn"
    ),  # the third number is what is named: a card type, 4 + a vibe, -1 nothing
    Act("card_action", "none", "Action of", "bolt"),
    Act("concede", "none", "Concede", "flag", grave=True),
    Act("throw", "none", "Throw", "hand"),
    Act("ask_help", "none", "Can someone throw me a Frickin' Bone here?", "bullhorn"),
    Act("ship", "none", "Answer with", "play"),
    Act("press", "none", "Copies", "hand", retired=True),  # the world tells a value instead
    Act("target", "seat", "Name", "target"),
    Act("straw", "none", "Draw straw", "hand"),
    Act("fighter", "none", "Send in", "sword"),
    Act("discard", "none", "Discard", "delete"),
    Act("begin", "seat", "Begins", "seat"),
    Act("mulligan", "none", "New hand", "shuffle"),
    Act("seat", "seat", "Choose", "target"),
    Act("pick", "none", "Choose", "check"),
    Act("choose", "none", "Choose", "check"),  # the third number is the index of what is chosen
    Act("do", "none", "Do it", "check"),
    Act("top", "none", "On top", "arrow-up"),
    Act("bottom", "none", "To the bottom", "arrow-down"),
    Act("seen", "none", "Seen", "eye"),
)
PLAY_AGENT, PLAY_FREE, ATTACK, USE_SWINGER, USE_HAPPENING, CARD_ACTION, CONCEDE, THROW, ASK_HELP, SHIP_REPLY = range(10)
PRESS, TARGET, STRAW, FIGHTER, DISCARD_CARD, BEGIN, MULLIGAN, SEAT, PICK, CHOOSE, DO, TOP, BOTTOM, SEEN = range(10, 24)
