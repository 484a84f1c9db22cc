"""The pseudo-language: English with accents and 40 % longer, so that a look finds what is cut and what no catalogue says."""

from __future__ import annotations

import re

PSEUDO = "en-XA"  # the code that is customary for it
MORE = 0.4
ACCENTS = str.maketrans("aceinouyzACEINOUYZ", "áçéíñöüýžÁÇÉÍÑÖÜÝŽ")
WORD = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|[A-Za-z]+")  # what stands in brackets is no word: it is filled in later


def lengthened(text: str) -> str:
    """Words with accents, each longer by its last letter, some times more. Marks, numbers and what stands in brackets, which is
    filled in later or is no word, stay as they are.
    """
    return WORD.sub(lambda found: _longer(found[0]), text)


def _longer(word: str) -> str:
    if word[0] in "{[":
        return word
    more = round(len(word) * MORE)
    return (word + word[-1].lower() * more).translate(ACCENTS)
