"""Which words and layers make a Mighty Beanz card: backdrop, border, Bean, plates, and the words on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.faces.base import Layer

if TYPE_CHECKING:
    from tabletop.core.definition import CardFace
    from tabletop.ui.faces.base import CardText, Frame

PICTURE = (24.0, 56.0, 432.0, 450.0)  # where backdrop and picture lie on a card of 480x672 units
PICTURE_MINI = (18.0, 18.0, 444.0, 560.0)
BEAN = (58.0, 70.0, 372.0, 387.0)
BEAN_MINI = (6.0, 60.0, 484.0, 504.0)


def frame(face: CardFace) -> str:
    """Beans are framed by rank, the Moose by itself, all others by kind."""
    marks = dict(face.marks)
    return "moose" if face.rarity == "moose" else marks["rank"] if "rank" in marks else marks["kind"]


def words(card: CardText, _frame: Frame) -> dict[str, str]:
    """Return box name -> words; the body is laid out apart."""
    marks = dict(card.marks)
    kind = "" if "mmp" in marks else {"moon": "MOON", "asteroid_field": "ASTEROID FIELD"}.get(
        marks["kind"], marks["kind"].upper()
    )  # fmt: skip
    return {
        "title": card.name,
        "cost": marks["cost"],
        "mmp": marks.get("mmp", ""),
        "bar": marks.get("power_name", kind) or kind,
        "tag": card.kind.title() if "mmp" in marks else "",
        "foot": f"MB-{card.number:03d}" if card.number else "",
    }


def layers(card: CardText, full: bool) -> tuple[Layer, ...]:
    """Backdrop, border, the Bean that leans over it, plates; other cards have one picture below border and plates."""
    marks = dict(card.marks)
    prefix, place, bean = ("", PICTURE, BEAN) if full else ("mini_", PICTURE_MINI, BEAN_MINI)
    border, plates = Layer(f"{card.frame}_{prefix}border.webp"), Layer(f"{card.frame}_{prefix}plates.webp")
    if "mmp" not in marks:
        return Layer(f"art/{card.id}.webp", place, art=True), border, plates
    team = marks["team"] or "every-team"
    return Layer(f"teams/{team}.webp", place), border, Layer(f"beans/{card.id}.webp", bean, art=True), plates
