"""Faces of cards, one module per game: a sixth game adds one here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.faces import espionage
from tabletop.ui.faces.base import CARD, CardText, FaceSpec, Frame, TextBox, spec

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS: dict[str, Callable[[CardText, Frame], dict[str, str]]] = {"espionage": espionage.words}

__all__ = ["CARD", "WORDS", "CardText", "FaceSpec", "Frame", "TextBox", "spec"]
