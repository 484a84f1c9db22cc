"""Faces of cards, one module per game: a sixth game adds one here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.faces import beanz, espionage
from tabletop.ui.faces.base import CARD, CardText, FaceSpec, Frame, Layer, TextBox, spec

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import CardFace

WORDS: dict[str, Callable[[CardText, Frame], dict[str, str]]] = {"beanz": beanz.words, "espionage": espionage.words}
LAYERS: dict[str, Callable[[CardText, bool], tuple[Layer, ...]]] = {"beanz": beanz.layers}
FRAMES: dict[str, Callable[[CardFace], str]] = {"beanz": beanz.frame}


def layers(game: str, text: CardText, *, full: bool) -> tuple[Layer, ...]:
    """The pictures of a card from below to above; one of them is its art."""
    if game in LAYERS:
        return LAYERS[game](text, full)
    frame = spec(game).kinds[text.frame]
    return Layer(f"art/{text.id}.webp", art=True), Layer(frame.frame if full else frame.mini)


__all__ = ["CARD", "FRAMES", "WORDS", "CardText", "FaceSpec", "Frame", "Layer", "TextBox", "layers", "spec"]
