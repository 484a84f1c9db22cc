"""Faces of cards, one module per game: a sixth game adds one here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.faces import austin, beanz, espionage
from tabletop.ui.faces.base import BACK, CARD, CardText, FaceSpec, Frame, Layer, Level, TextBox, back, spec

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import CardFace

WORDS: dict[str, Callable[[CardText, Frame, Level], dict[str, str]]] = {
    "austin": austin.words,
    "beanz": beanz.words,
    "espionage": espionage.words,
}
BODIES: dict[str, Callable[[CardText, Level], dict[str, tuple[str, ...]]]] = {"austin": austin.bodies}
LAYERS: dict[str, Callable[[CardText, Level], tuple[Layer, ...]]] = {"austin": austin.layers, "beanz": beanz.layers}
FRAMES: dict[str, Callable[[CardFace], str]] = {"austin": austin.frame, "beanz": beanz.frame}


def layers(game: str, text: CardText, level: Level) -> tuple[Layer, ...]:
    """The pictures of a card from below to above; one of them is its art."""
    if game in LAYERS:
        return LAYERS[game](text, level)
    frame = spec(game).kinds[text.frame]
    return Layer(f"art/{text.id}.webp"), Layer(frame.frame if level == "full" else frame.mini)


def bodies(game: str, text: CardText, level: Level) -> dict[str, tuple[str, ...]]:
    """Box name -> the paragraphs that run over several lines in it."""
    return BODIES[game](text, level) if game in BODIES else {"body": text.text}


__all__ = [
    "BACK",
    "CARD",
    "FRAMES",
    "WORDS",
    "CardText",
    "FaceSpec",
    "Frame",
    "Layer",
    "Level",
    "TextBox",
    "back",
    "bodies",
    "layers",
    "spec",
]
