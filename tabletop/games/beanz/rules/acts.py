"""What the first number of an option stands for; the order is that of the numbers below."""

from __future__ import annotations

from tabletop.core.definition import Act
from tabletop.games.beanz.texts import tr

ACTS = (
    Act("play_bean", "zone", tr("act-play-bean")),
    Act("play_action", "zone", tr("act-play-action")),
    Act("play_cosmos", "zone", tr("act-play-cosmos")),
    Act("spin", "none", tr("act-spin")),
    Act("attack", "zone", tr("act-attack")),
    Act("stand", "none", tr("act-stand")),
    Act("buy", "none", tr("act-buy")),
    Act("concede", "none", tr("act-concede"), grave=tr("act-concede-match")),
    Act("mulligan", "none", tr("act-mulligan")),
    Act("hide", "none", tr("act-hide")),
    Act("guess", "none", tr("act-guess")),
    Act("shoot", "zone", tr("act-shoot")),
    Act("flick", "none", tr("act-flick")),
    Act("decline", "none", tr("act-decline")),
    Act("land", "none", tr("act-land"), retired=True),  # the world tells a value instead
    Act("join", "none", tr("act-join")),
    Act("galaxy", "zone", tr("act-galaxy")),
    Act("target", "card", tr("act-target")),
    Act("respond", "card", tr("act-respond")),
    Act("pick", "none", tr("act-pick")),
    Act("branch", "none", tr("act-branch")),
    Act("take", "zone", tr("act-take")),
    Act("move", "zone", tr("act-move")),
    Act("swap", "card", tr("act-swap")),
    Act("enter", "zone", tr("act-enter")),
    Act("place", "zone", tr("act-place")),
    Act("look", "zone", tr("act-look")),
    Act("put", "zone", tr("act-put")),
    Act("discard", "zone", tr("act-discard")),
)
PLAY_BEAN, PLAY_ACTION, PLAY_COSMOS, SPIN, ATTACK, STAND, BUY, CONCEDE, MULLIGAN, HIDE, GUESS, SHOOT, FLICK = range(13)
DECLINE, LAND, JOIN, GALAXY, TARGET, RESPOND, PICK, BRANCH, TAKE, MOVE, SWAP, ENTER, PLACE, LOOK, PUT, THROW = range(
    13, 29
)
