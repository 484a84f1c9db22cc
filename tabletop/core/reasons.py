"""Why a card cannot be used just now, as `Rules.reason_for` functions tell it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Reason: TypeAlias = tuple[str, str, str]  # a stable code, a sentence, the rule id
Reasons: TypeAlias = dict[int, Reason]  # by card


class ReasonTexts:
    """A game's reasons: code -> (sentence, rule id). Called with a code and what the sentence names in braces."""

    def __init__(self, sentences: Mapping[str, tuple[str, str]]) -> None:
        self.sentences = sentences

    def __call__(self, code: str, **parts: Any) -> Reason:
        sentence, rule = self.sentences[code]
        return code, sentence.format(**parts), rule
