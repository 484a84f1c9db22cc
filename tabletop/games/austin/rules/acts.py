"""What the first number of an option stands for; the order is that of the numbers below."""

from __future__ import annotations

from tabletop.core.definition import Act

ACTS = (
    Act("play_agent", "none", "Play"),
    Act("play_free", "none", "Play free"),
    Act("attack", "card", "Attack with"),
    Act("swinger", "none", "Use"),  # the third number is the box
    Act("happening", "none", "Use"),  # the third number is what is named: a card type, 4 + a vibe, -1 nothing
    Act("card_action", "none", "Action of"),
    Act("concede", "none", "Concede", grave=True),
    Act("throw", "none", "Throw"),
    Act("ask_help", "none", "Can someone throw me a Frickin' Bone here?"),
    Act("ship", "none", "Answer with"),
    Act("press", "none", "Copies", retired=True),  # the world tells a value instead
    Act("target", "seat", "Name"),
    Act("straw", "none", "Draw straw"),
    Act("fighter", "none", "Send in"),
    Act("discard", "none", "Discard"),
    Act("begin", "seat", "Begins"),
    Act("mulligan", "none", "New hand"),
    Act("seat", "seat", "Choose"),
    Act("pick", "none", "Choose"),
    Act("choose", "none", "Choose"),  # the third number is the index of what is chosen
    Act("do", "none", "Do it"),
    Act("top", "none", "On top"),
    Act("bottom", "none", "To the bottom"),
    Act("seen", "none", "Seen"),
)
PLAY_AGENT, PLAY_FREE, ATTACK, USE_SWINGER, USE_HAPPENING, CARD_ACTION, CONCEDE, THROW, ASK_HELP, SHIP_REPLY = range(10)
PRESS, TARGET, STRAW, FIGHTER, DISCARD_CARD, BEGIN, MULLIGAN, SEAT, PICK, CHOOSE, DO, TOP, BOTTOM, SEEN = range(10, 24)
