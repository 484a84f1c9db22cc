"""The pictures of the Frickin' Bones: card id -> poster."""

from __future__ import annotations

from tools.art.austin.bones import clothes, dances, gadgets, grandeur, rage, schemes
from tools.art.austin.poster import Poster

BONES: dict[str, Poster] = {
    **clothes.CARDS,
    **gadgets.CARDS,
    **dances.CARDS,
    **rage.CARDS,
    **schemes.CARDS,
    **grandeur.CARDS,
}
