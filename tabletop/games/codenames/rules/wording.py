"""What counts as one word (CN-50 to CN-53), the form of a clue, and whether it says the name of an asset (CN-65)."""

from __future__ import annotations

from unicodedata import category, normalize

from tabletop.core.ask import ValueRefusal
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.lexicon import known_words, tag_of_form
from tabletop.games.codenames.texts import tr

LEAST, MOST = 2, 24  # letters
RAW = 60  # signs, accents written by themselves included
APOSTROPHES = "'\u2019\u2018\u02bc\uff07"
SOFT_HYPHEN = "\u00ad"

EMPTY = ValueRefusal("clue_empty", tr("refused-empty"), "CN-50")
NOT_ONE = ValueRefusal("clue_not_one_word", tr("refused-not-one-word"), "CN-50")
BAD_SIGN = ValueRefusal("clue_bad_sign", tr("refused-bad-sign"), "CN-50")
DIGIT = ValueRefusal("clue_bad_sign", tr("refused-digit"), "CN-51")
ONE_LETTER = ValueRefusal("clue_one_letter", tr("refused-one-letter"), "CN-51")
TOO_LONG = ValueRefusal("clue_too_long", tr("refused-too-long", most=MOST), "CN-50")
MAY_BE_ALLOWED = (NOT_ONE, DIGIT, ONE_LETTER)  # by the rival Director (CN-53)

ENDINGS = ("s", "es", "ing", "ed", "er", "y")
SHORT = 3  # letters of a part, and of what is joined to it, at the least


def typed(word: str) -> str:
    """A word as it is shown: trimmed, with signs of one width (CN-50)."""
    return (word if word.isascii() else normalize("NFKC", word)).strip()


def bare(word: str) -> str:
    """A word as it is looked up and compared: small letters, no accents, no dots, no apostrophes, no `'s`."""
    text = typed(word).casefold()
    for sign in APOSTROPHES:
        text = text.replace(sign, "'")
    text = text.removesuffix("'s").replace("'", "").replace(".", "")
    return "".join(sign for sign in normalize("NFKD", text) if category(sign) != "Mn")


def fault(word: str) -> ValueRefusal | None:
    """What keeps a word from being one word; None when nothing does."""
    text = typed(word)
    if len(text) > RAW:
        return TOO_LONG
    signs = undotted(text)
    kinds = [_kind(sign) for sign in signs]
    letters = kinds.count("letter")
    if not signs:
        return EMPTY
    if "sign" in kinds or _stray(kinds):
        return BAD_SIGN
    if letters > MOST:
        return TOO_LONG
    if "gap" in kinds:
        return NOT_ONE if letters or "digit" in kinds else BAD_SIGN
    if "digit" in kinds:
        return DIGIT
    return None if letters >= LEAST else ONE_LETTER


def undotted(text: str) -> str:
    """Without the dots between single letters and those at the ends; any other dot is a space (CN-50)."""
    parts = text.strip(". ").split(".")
    return ("" if all(len(part) == 1 and part.isalpha() for part in parts) else " ").join(parts)


def _kind(sign: str) -> str:
    what = category(sign)
    if sign in APOSTROPHES:
        return "apostrophe"
    if what[0] == "L":
        return "letter"
    if what in {"Mn", "Mc"}:
        return "accent"
    if what == "Nd":
        return "digit"
    return "gap" if sign == " " or what == "Pd" or sign in {SOFT_HYPHEN, "_"} else "sign"


def _stray(kinds: list[str]) -> bool:
    """An apostrophe that is not the only one or not inside, or an accent on nothing."""
    places = [i for i, kind in enumerate(kinds) if kind == "apostrophe"]
    if len(places) > 1 or (places and places[0] in {0, len(kinds) - 1}):
        return True
    return any(kind == "accent" and (not i or kinds[i - 1] not in {"letter", "accent"}) for i, kind in enumerate(kinds))


def says_name(word: str, kind: int) -> bool:
    """True if the clue is a part of the asset's name, a form of one, or one joined to another known word.

    Letters that merely lie inside each other are nothing: EVIL may be said of Daredevil.
    """
    clue = "".join(sign for sign in bare(word) if sign.isalnum())
    return any(_same(clue, part) or _joined(clue, part) for part in ASSETS[kind].parts)


def _same(clue: str, part: str) -> bool:
    if clue == part or clue in {part + ending for ending in ENDINGS}:
        return True
    tags = tag_of_form()
    return clue in tags and tags[clue] == tags.get(part)


def _joined(clue: str, part: str) -> bool:
    if len(part) < SHORT or len(clue) < len(part) + SHORT:
        return False
    rests = [clue[len(part) :]] if clue.startswith(part) else []
    if clue.endswith(part):
        rests.append(clue[: -len(part)])
    return not known_words().isdisjoint(rests)
