"""What may be answered: the first number of an option, and what it stands for."""

from __future__ import annotations

from tabletop.core.definition import Act

LOCK, STOP, MARK, OBJECT, AGREE, STAND, ALLOW, REFUSE, COVER = range(9)
ACTS = (
    Act("lock", "none", "Lock in", "target"),
    Act("stop", "none", "Stop guessing", "hand"),
    Act("mark", "none", "Mark", "pencil"),
    Act("object", "none", "Object", "bullhorn"),
    Act("agree", "none", "Take the clue back", "undo"),
    Act("stand", "none", "Let it stand", "check"),
    Act("allow", "none", "Allow", "check"),
    Act("refuse", "none", "Refuse", "close"),
    Act("cover", "none", "Cover", "layers"),
)
REASONS = ("extra_talk", "not_about_cards", "foreign")  # CN-68: what an objection is about, by its spot
