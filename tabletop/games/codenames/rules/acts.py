"""What may be answered: the first number of an option, and what it stands for."""

from __future__ import annotations

from tabletop.core.definition import Act

LOCK, STOP, MARK, OBJECT, AGREE, STAND, ALLOW, REFUSE, COVER = range(9)
ACTS = (
    Act("lock", "none", "Lock in"),
    Act("stop", "none", "Stop guessing"),
    Act("mark", "none", "Mark"),
    Act("object", "none", "Object"),
    Act("agree", "none", "Take the clue back"),
    Act("stand", "none", "Let it stand"),
    Act("allow", "none", "Allow"),
    Act("refuse", "none", "Refuse"),
    Act("cover", "none", "Cover"),
)
REASONS = ("extra_talk", "not_about_cards", "foreign")  # CN-68: what an objection is about, by its spot
