"""A shot that is made with a phone: the phone pulls and lets go, the table draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.phones.protocol import HandDeed, LetGo, SlingShown

if TYPE_CHECKING:
    from tabletop.minigames.flick.flick_screen import FlickScreen
    from tabletop.phones.protocol import HandsOrder, Pull


def shown(screen: FlickScreen, no: int) -> SlingShown:
    """What the phone shows: where the bean can lie is a matter of the table's window, so it is told as a share."""
    aim, middle = screen.aim, screen.scene.targets[0][0]
    shake = (("shake", tr("flick-shake")),) if screen.may_shake else ()
    decline = (("decline", tr("flick-decline")),) if screen.facts.may_decline else ()
    x = round(2 * (middle - aim.low) / (aim.high - aim.low) - 1, 2)
    return SlingShown(no, tr("flick-mouse-pull"), x, (*shake, *decline))


def hold(screen: FlickScreen, pull: Pull) -> None:
    """The sling is held like this."""
    aim = screen.aim
    aim.set("x", aim.low + (pull.x + 1) / 2 * (aim.high - aim.low))
    aim.set("aim", pull.aim)
    aim.set("power", pull.power)
    aim.set("english", pull.grip)
    aim.drawn = pull.power > 0
    screen.touched()


def do(screen: FlickScreen, order: HandsOrder) -> None:
    """Let it go, or what may be done besides."""
    match order:
        case LetGo(_, pull):
            hold(screen, pull)
            screen.aim.drawn = False
            screen.flick()
        case HandDeed(_, _, "shake"):
            screen.shake()
        case HandDeed(_, _, "decline"):
            screen.miss_on_purpose()
