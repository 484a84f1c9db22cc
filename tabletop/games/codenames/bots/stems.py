"""Words behind a word: what is left without an ending, the halves of a compound, and what somebody may have meant to type."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

ENDINGS = ("ness", "like", "less", "ies", "ers", "est", "ish", "ing", "ful", "es", "ed", "er", "ly", "s", "d", "y")
LEAST = 3  # letters of a stem, and of each half of a compound
MISTYPED = 5  # letters of a word that may have been mistyped


def stems(word: str) -> Iterator[str]:
    """The word without an ending; with an e or a y in its place; with a doubled letter single."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            stem = word.removesuffix(ending)
            yield stem
            yield stem + "e"
            yield stem + "y"
            if stem[-1] == stem[-2]:
                yield stem[:-1]


def halves(word: str, known: Container[str]) -> Iterator[tuple[str, str]]:
    """Ways in which the word is two known words."""
    for cut in range(LEAST, len(word) - LEAST + 1):
        if word[:cut] in known and word[cut:] in known:
            yield word[:cut], word[cut:]


def near(word: str, known: Iterable[str]) -> list[str]:
    """Known words that differ by one letter that is wrong, missing or too many, or by two that changed places."""
    if len(word) < MISTYPED:
        return []
    return sorted(other for other in known if abs(len(other) - len(word)) <= 1 and _one_off(word, other))


def _one_off(a: str, b: str) -> bool:
    if a == b:
        return False
    first = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    if len(a) == len(b):
        swapped = a[first : first + 2] == b[first : first + 2][::-1] and a[first + 2 :] == b[first + 2 :]
        return swapped or a[first + 1 :] == b[first + 1 :]
    longer, shorter = (a, b) if len(a) > len(b) else (b, a)
    return longer[first + 1 :] == shorter[first:]
