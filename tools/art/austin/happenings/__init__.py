"""The pictures of the Happenings: card id -> poster."""

from __future__ import annotations

from tools.art.austin.happenings import outings, parties, plots
from tools.art.austin.poster import Poster

HAPPENINGS: dict[str, Poster] = {
    **parties.CARDS,
    **outings.CARDS,
    **plots.CARDS,
}
