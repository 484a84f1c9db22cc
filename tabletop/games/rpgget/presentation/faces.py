"""Which words and pictures make an RPG Get! card: art, the frame of its type, the numbers in its gems, the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art import FaceLayer, halves, spec
from tabletop.games.rpgget.texts import tr
from tabletop.toolkit import fonts

if TYPE_CHECKING:
    from tabletop.card_art import CardText, FaceFrame, Level
    from tabletop.core.presentation import CardFace

GAME = "rpgget"
ONE_LINE = {
    "full": 0.72,
    "mini": 0.72,
    "small": 0.85,
}  # a name is written in one line down to this share of its type size
READABLE, HALF = 0.8, 0.85  # so small a name may be in a strip, in one line and in two: less is not read there
LITTLE = {*tr("name-never-ends-with").split()}
ARTICLE = tr("name-may-lack")
LEFT = {"character": ("hp", tr("gem-hp")), "enemy": ("hp", tr("gem-hp")), "mission": ("vp", tr("gem-vp"))}
RIGHT = {
    "character": ("cost", tr("gem-cost")),
    "reward": ("cost", tr("gem-cost")),
    "enemy": ("size", tr("gem-size")),
    "roadblock": ("size", tr("gem-size")),
    "mission": ("rp", tr("gem-reward")),
}
NEEDS = {"pp": "face-party", "ep": "face-enemies", "rp": "face-reward"}
TAGS = {
    "character": tr("tag-hero"),
    "enemy": tr("tag-enemy"),
    "event": tr("tag-event"),
    "mission": tr("tag-mission"),
    "reward": tr("tag-reward"),
    "roadblock": tr("tag-roadblock"),
}


def frame(face: CardFace) -> str:
    """Frames are for types."""
    return dict(face.marks)["type"]


def words(card: CardText, frame: FaceFrame, level: Level) -> dict[str, str]:
    """Return box name -> words; what runs over several lines is in `bodies`."""
    marks = dict(card.marks)
    left, right = LEFT.get(card.frame), RIGHT.get(card.frame)
    if level == "token":
        gems = {"value": marks[left[0]] if left else "", "right": marks[right[0]] if right else ""}
        return gems | _strip(card.name)
    out = _name(card.name, level)
    for place, found in (("left", left), ("right", right)):
        if found:
            out[place], out[f"{place}_unit"] = marks[found[0]], found[1]
    if level in {"mini", "small"}:
        return _known(out | ({} if "title_1" in out else {"below": _below(card, marks)}), level)
    tag = TAGS.get(card.frame, frame.tag)
    out["kind"] = tr("face-hero", tag=tag, level=marks["level"]) if "level" in marks else tag
    out["foot"] = card.kind
    if card.frame == "mission":
        out |= {name: tr(key, n=marks[name]) for name, key in NEEDS.items()}
    return out


def _known(found: dict[str, str], level: Level) -> dict[str, str]:
    return {name: said for name, said in found.items() if name in spec(GAME).boxes(level)}


def _below(card: CardText, marks: dict[str, str]) -> str:
    """What is worth knowing of a card that lies small."""
    if card.frame == "mission":
        return tr("face-mission-small", party=marks["pp"], enemies=marks["ep"])
    if "level" in marks:
        return tr("face-level", level=marks["level"])
    return marks.get("classes") or marks.get("keywords", "")


def _strip(name: str) -> dict[str, str]:
    """One line where it can be read in one, else two; of a long name as many words as can be read there."""
    boxes = spec(GAME).boxes("token")
    one, half = boxes["name"], boxes["title_1"]
    if _numbered(name.split()) or fonts.width(one.font, round(one.size * READABLE), name) <= one.box[2]:
        return {"name": name}
    words = name.split(",", maxsplit=1)[0].removeprefix(f"{ARTICLE} ").split()
    while len(words) > 1:
        upper, lower = halves(" ".join(words))
        if max(fonts.width(half.font, round(half.size * HALF), line) for line in (upper, lower)) <= half.box[2]:
            return {"title_1": upper, "title_2": lower}
        words.pop()
        if words[-1] in LITTLE:
            words.pop()
    return {"name": words[0]}


def _numbered(words: list[str]) -> bool:
    """A level alone is no second line."""
    return len(words) == 2 and words[1].isdigit()


def _name(name: str, level: Level) -> dict[str, str]:
    """One line where it fits, else two halves where the frame has room for two."""
    boxes = spec(GAME).boxes(level)
    one = boxes["title"]
    parts, size = name.split(), round(one.size * ONE_LINE[level])
    if "title_1" not in boxes or len(parts) == 1 or _numbered(parts) or fonts.width(one.font, size, name) <= one.box[2]:
        return {"title": name}
    upper, lower = halves(name)
    return {"title_1": upper, "title_2": lower}


def bodies(card: CardText, level: Level) -> dict[str, tuple[str, ...]]:
    """Return box name -> paragraphs."""
    if level != "full":
        return {}
    flavour = {"flavour": (f"*{card.flavour}*",)} if card.flavour else {}
    return {"mission_body" if card.frame == "mission" else "body": card.text, **flavour}


def layers(card: CardText, level: Level) -> tuple[FaceLayer, ...]:
    """The art below the frame."""
    face = spec(GAME)
    look = face.kinds[card.frame]
    art = FaceLayer(f"art/{card.id}.webp", face.boxes(level)["art"].box)
    return art, FaceLayer(look.frame if level == "full" else look.mini)
