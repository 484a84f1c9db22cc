"""Words that the check at the Director's desk refuses: the note of the next answer, read at the end (CN-67, CN-102)."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.codenames.rules.wording import BAD_SIGN, NOT_ONE, ONE_LETTER, RAW, TOO_LONG

NAME_PART = "clue_name_part"
CODES = frozenset({NOT_ONE.code, BAD_SIGN.code, ONE_LETTER.code, TOO_LONG.code, NAME_PART})
MOST = 12  # words of one question


def noted(refused: Sequence[tuple[str, str]]) -> str:
    """Words, each with the code of its refusal, as the note of an answer."""
    return "\n".join(f"{code} {word}" for word, code in refused)


def refused_in(note: str) -> list[tuple[str, str]]:
    """Those of a note; whatever else stands there is left out."""
    rows = [line.partition(" ") for line in note.split("\n")[:MOST]]
    return [(word[:RAW], code) for code, _, word in rows if code in CODES and word]
