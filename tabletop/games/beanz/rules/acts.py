"""What the first number of an option stands for; the order is that of the numbers below."""

from __future__ import annotations

from tabletop.core.definition import Act

ACTS = (
    Act("play_bean", "zone", "Play"),
    Act("play_action", "zone", "Play"),
    Act("play_cosmos", "zone", "Play"),
    Act("spin", "none", "Spin"),
    Act("attack", "zone", "Attack with"),
    Act("stand", "none", "Stand up"),
    Act("buy", "none", "Buy a card"),
    Act("concede", "none", "Concede", grave=True),
    Act("mulligan", "none", "New hand"),
    Act("hide", "none", "Hide"),
    Act("guess", "none", "Guess"),
    Act("shoot", "zone", "Shoot for"),
    Act("flick", "none", "Flick"),
    Act("decline", "none", "Miss on purpose"),
    Act("land", "none", "Lands", retired=True),  # the world tells a value instead
    Act("join", "none", "Join"),
    Act("galaxy", "zone", "Choose"),
    Act("target", "card", "Name"),
    Act("respond", "card", "Answer with"),
    Act("pick", "none", "Choose"),
    Act("branch", "none", "Choose"),
    Act("take", "zone", "Take"),
    Act("move", "zone", "Move"),
    Act("swap", "card", "Swap"),
    Act("enter", "zone", "Play free"),
    Act("place", "zone", "Play free"),
    Act("look", "zone", "Look at"),
    Act("put", "zone", "Put back"),
    Act("discard", "zone", "Discard"),
)
PLAY_BEAN, PLAY_ACTION, PLAY_COSMOS, SPIN, ATTACK, STAND, BUY, CONCEDE, MULLIGAN, HIDE, GUESS, SHOOT, FLICK = range(13)
DECLINE, LAND, JOIN, GALAXY, TARGET, RESPOND, PICK, BRANCH, TAKE, MOVE, SWAP, ENTER, PLACE, LOOK, PUT, THROW = range(
    13, 29
)
