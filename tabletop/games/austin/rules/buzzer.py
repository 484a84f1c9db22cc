"""Windows in which speed decides, as a match runs them: the call for help, the answers to a ship."""

from __future__ import annotations

from typing import Any, cast

from tabletop.core.pacing import BuzzerRequest
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.attacks import HELP_MS
from tabletop.games.austin.rules.queries import RELAXED_TIMES
from tabletop.games.austin.rules.table import Austin
from tabletop.games.austin.texts import tr

CLAIM_MS = 4000  # AP-174


def buzzer(view: ViewOf[Austin], options: dict[str, str]) -> BuzzerRequest | None:
    """The race to throw the helping Bone (AP-171 to AP-173), the claims to answer a ship (AP-174)."""
    relaxed = options["reaction_mode"] == "relaxed"
    times = RELAXED_TIMES if relaxed else 1
    if view.query == "help_throw":
        _, asker = view.args
        return BuzzerRequest(asker, cast("Any", options["help_style"]), tr("call"), HELP_MS * times, relaxed)
    if view.query == "ship_reply":
        (user,) = view.args
        return BuzzerRequest(user, "claim", tr("ship-seen"), CLAIM_MS * times, relaxed)
    return None
