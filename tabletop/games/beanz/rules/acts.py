"""What the first number of an option stands for; the order is that of the numbers below."""

from __future__ import annotations

from tabletop.core.definition import Act

ACTS = (
    Act("play_bean", "zone", "Play", "play"),
    Act("play_action", "zone", "Play", "play"),
    Act("play_cosmos", "zone", "Play", "weather-night"),
    Act("spin", "none", "Spin", "restart"),
    Act("attack", "zone", "Attack with", "sword"),
    Act("stand", "none", "Stand up", "arrow-up"),
    Act("buy", "none", "Buy a card", "cards-outline"),
    Act("concede", "none", "Concede", "flag", grave=True),
    Act("mulligan", "none", "New hand", "shuffle"),
    Act("hide", "none", "Hide", "hand"),
    Act("guess", "none", "Guess", "hand"),
    Act("shoot", "zone", "Shoot for", "target"),
    Act("flick", "none", "Flick", "target"),
    Act("decline", "none", "Miss on purpose", "ban"),
    Act("land", "none", "Lands", "target", retired=True),  # the world tells a value instead
    Act("join", "none", "Join", "plus"),
    Act("galaxy", "zone", "Choose", "pin"),
    Act("target", "card", "Name", "shield"),
    Act("respond", "card", "Answer with", "bolt"),
    Act("pick", "none", "Choose", "check"),
    Act("branch", "none", "Choose", "check"),
    Act("take", "zone", "Take", "hand"),
    Act("move", "zone", "Move", "arrow-right"),
    Act("swap", "card", "Swap", "flip"),
    Act("enter", "zone", "Play free", "play"),
    Act("place", "zone", "Play free", "weather-night"),
    Act("look", "zone", "Look at", "eye"),
    Act("put", "zone", "Put back", "layers"),
    Act("discard", "zone", "Discard", "delete"),
)
PLAY_BEAN, PLAY_ACTION, PLAY_COSMOS, SPIN, ATTACK, STAND, BUY, CONCEDE, MULLIGAN, HIDE, GUESS, SHOOT, FLICK = range(13)
DECLINE, LAND, JOIN, GALAXY, TARGET, RESPOND, PICK, BRANCH, TAKE, MOVE, SWAP, ENTER, PLACE, LOOK, PUT, THROW = range(
    13, 29
)
