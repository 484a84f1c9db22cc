"""Which words and layers make a Mighty Beanz card: backdrop, border, Bean, plates, and the words on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art import FaceLayer, halves, spec
from tabletop.core.sanitizing import capitals
from tabletop.games.beanz.texts import tr
from tabletop.games.beanz.words import team_name
from tabletop.toolkit import fonts

if TYPE_CHECKING:
    from tabletop.card_art import CardText, FaceFrame, Level
    from tabletop.core.presentation import CardFace

ONE_LINE = 0.82  # a name is written in one line down to this share of its type size


def frame(face: CardFace) -> str:
    """Beans are framed by rank, the Moose by itself, all others by kind."""
    marks = dict(face.marks)
    return "moose" if face.rarity == "moose" else marks["rank"] if "rank" in marks else marks["kind"]


def words(card: CardText, _frame: FaceFrame, level: Level) -> dict[str, str]:
    """Return box name -> words; the body is laid out apart. On small cards a Bean needs not say that it is one."""
    marks = dict(card.marks)
    bean = "mmp" in marks
    return {
        **_title(card.name.removesuffix(" Bean") if bean and level == "mini" else card.name, level),
        "cost": marks["cost"],
        "mmp": marks.get("mmp", ""),
        "unit": "MMP" if bean else "",
        "bar": marks.get("power_name") or (_rank(marks) if bean else tr(f"bar-{marks['kind'].replace('_', '-')}")),
        "tag": team_name(marks["team"]).title() if bean else "",
        "rank": _rank(marks) if bean else "",
        "foot": f"MB-{card.number:03d}" if card.number else "",
    }


def _rank(marks: dict[str, str]) -> str:
    return capitals(tr(f"rank-{marks['rank'].replace('_', '-')}"))


def _title(name: str, level: Level) -> dict[str, str]:
    """In two lines where a small card would write it too small in one."""
    box = spec("beanz").boxes(level)["title"]
    if level == "full" or " " not in name or fonts.width(box.font, round(box.size * ONE_LINE), name) <= box.box[2]:
        return {"title": name}
    upper, lower = halves(name)
    return {"title_1": upper, "title_2": lower}


def layers(card: CardText, level: Level) -> tuple[FaceLayer, ...]:
    """Backdrop, border, the Bean that leans over it, plates and symbols; other cards have one picture below border and
    plates. Their places are those of frames.toml.
    """
    marks, full = dict(card.marks), level == "full"
    boxes = spec("beanz").full if full else spec("beanz").mini
    prefix = "" if full else "mini_"
    border, plates = FaceLayer(f"{card.frame}_{prefix}border.webp"), FaceLayer(f"{card.frame}_{prefix}plates.webp")
    power = marks.get("power", marks["kind"])
    signs = [FaceLayer(f"symbols/{power}.webp", boxes["power_icon"].box)] if full else []
    if "mmp" not in marks:
        return FaceLayer(f"art/{card.id}.webp", boxes["backdrop"].box), border, plates, *signs
    team = marks["team"] or "every-team"
    signs.append(FaceLayer(f"symbols/{team}.webp", boxes["team_icon"].box))
    back, bean = FaceLayer(f"teams/{team}.webp", boxes["backdrop"].box), boxes["bean"].box
    return back, border, FaceLayer(f"beans/{card.id}.webp", bean), plates, *signs
