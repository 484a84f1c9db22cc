"""What may be answered: the first number of an option, and what it stands for."""

from __future__ import annotations

from tabletop.core.definition import Act
from tabletop.games.codenames.texts import tr

LOCK, STOP, MARK, OBJECT, AGREE, STAND, ALLOW, REFUSE, COVER = range(9)
ACTS = (
    Act("lock", "none", tr("act-lock")),
    Act("stop", "none", tr("act-stop")),
    Act("mark", "none", tr("act-mark")),
    Act("object", "none", tr("act-object")),
    Act("agree", "none", tr("act-agree")),
    Act("stand", "none", tr("act-stand")),
    Act("allow", "none", tr("act-allow")),
    Act("refuse", "none", tr("act-refuse")),
    Act("cover", "none", tr("act-cover")),
)
REASONS = ("extra_talk", "not_about_cards", "foreign")  # CN-68: what an objection is about, by its spot
