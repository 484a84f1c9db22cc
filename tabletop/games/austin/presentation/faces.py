"""Which words and pictures make an Austin Powers card: art, frame, discs for role, sex, vibes and needs, and the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art import FaceLayer, halves, spec
from tabletop.core.sanitizing import capitals
from tabletop.games.austin.texts import tr
from tabletop.toolkit import fonts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop.card_art import CardText, FaceFrame, Level, TextBox
    from tabletop.core.presentation import CardFace

UNITS = {"good": tr("unit-mojo"), "evil": tr("unit-billion")}
ONE_LINE = 0.78  # a title is written in one line down to this share of its type size
STEPS = {  # from disc to disc in a row, in card units: (right, down)
    "full": {"vibes": (0, 52), "need_shag": (31, 0), "need_kill": (31, 0), "need_swing": (0, 34)},
    "mini": {"vibes": (0, 80), "need_shag": (0, 66), "need_kill": (0, 66), "need_swing": (0, 80)},
}
PAIRS = 92  # on tokens the discs lie in pairs
ROWS = {"vibes": "vibes", "need_shag": "need_shag", "need_kill": "need_kill", "need_swing": "swing_need"}  # box: mark


def frame(face: CardFace) -> str:
    """Frames are for a type and a side."""
    marks = dict(face.marks)
    return f"{marks['type']}_{marks['side']}"


# --- words
def words(card: CardText, frame: FaceFrame, level: Level) -> dict[str, str]:
    """Return box name -> words; what runs over several lines is in `bodies`."""
    marks, swinger = dict(card.marks), card.frame.startswith("swinger")
    if level == "token":
        return {"value": marks.get("score", "")}
    prefix = "swinger_" if swinger else ""
    out = _title(card.name, level, prefix)
    more = marks.get("traits", "") or marks.get("speaker", "")
    out[f"{prefix}kind"] = f"{frame.tag} · {capitals(more)}" if more else frame.tag
    if "score" in marks:
        out["value"] = marks["score"]
        out["unit"] = UNITS[marks["side"]]
    return out


def _title(name: str, level: Level, prefix: str) -> dict[str, str]:
    """One line where it fits, else two halves: cut at the comma, or where they are most alike."""
    boxes = spec("austin").boxes(level)
    one = boxes.get(f"{prefix}title") or boxes["title"]
    if _fits(one, name):
        return {f"{prefix}title" if f"{prefix}title" in boxes else "title": name}
    two = prefix if f"{prefix}title_1" in boxes else ""
    if f"{two}title_1" not in boxes or (prefix and not two):
        return {f"{prefix}title": name}
    upper, lower = _halves(name)
    return {f"{two}title_1": upper, f"{two}title_2": lower}


def _fits(box: TextBox, name: str) -> bool:
    return fonts.width(box.font, round(box.size * ONE_LINE), name) <= box.box[2]


def _halves(name: str) -> tuple[str, str]:
    upper, comma, lower = name.partition(", ")
    return (upper, lower) if comma else halves(name)


def bodies(card: CardText, level: Level) -> dict[str, tuple[str, ...]]:
    """Return box name -> paragraphs."""
    if level != "full":
        return {}
    kind = card.frame.partition("_")[0]
    quote = (tr("quoted", text=card.flavour),) if card.flavour else ()
    if kind == "swinger":
        return {"free": card.text[:1], "swing": card.text[1:2], "swinger_flavour": quote}
    if kind == "bone":
        return {"bone_body": card.text or quote}
    return {"body": card.text, "flavour": quote}


# --- pictures
def layers(card: CardText, level: Level) -> tuple[FaceLayer, ...]:
    """Art, ship strip, frame, and the discs in their places."""
    face, marks = spec("austin"), dict(card.marks)
    boxes = face.boxes(level)
    look = face.kinds[card.frame]
    art = boxes.get("art_swinger") if card.frame.startswith("swinger") else None
    out = [FaceLayer(f"art/{card.id}.webp", (art or boxes["art"]).box)]
    if "ship" in marks and "ship" in boxes:
        out.append(FaceLayer("ship_strip.webp", boxes["ship"].box))
    plate = boxes["plate"].box if "plate" in boxes else (0, 0, 480, 672)
    out.append(FaceLayer(look.frame if level == "full" else look.mini, plate))
    return (*out, *_discs(marks, boxes, level))


def _discs(marks: dict[str, str], boxes: dict[str, TextBox], level: Level) -> Iterator[FaceLayer]:
    for place, name in _single(marks):
        if place in boxes:
            yield FaceLayer(f"symbols/{name}.webp", boxes[place].box)
    for place, mark in ROWS.items():
        x, y, wide, high = boxes[place].box if place in boxes else (0, 0, 0, 0)
        for i, vibe in enumerate(marks.get(mark, "").split() if wide else ()):
            right, down = _step(level, place, i)
            yield FaceLayer(f"symbols/vibe_{vibe}.webp", (x + right, y + down, wide, high))


def signs(card: CardText) -> tuple[str, ...]:
    """What it is and its dot (AP-14)."""
    marks = dict(card.marks)
    singles = dict(_single(marks))
    return tuple(f"symbols/{name}.webp" for name in (singles.get("role", "type_bone"), singles["dot"]))


def _step(level: Level, place: str, i: int) -> tuple[int, int]:
    """How far the i-th disc of a row lies from its first."""
    if level == "token":
        return i % 2 * PAIRS, i // 2 * PAIRS
    right, down = STEPS[level][place]
    return i * right, i * down


def _single(marks: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The discs that a card has once: (place, picture)."""
    kind = marks["type"]
    if kind == "agent":
        yield "role", f"role_{marks['role']}"
        yield "sex", f"sex_{marks['sex']}"
    elif kind == "happening":
        yield "role", f"type_happening_{marks['side']}"
    elif kind == "swinger":
        yield "role", "type_swinger"
    if "guard" in marks:
        yield "guard", "guard"
    yield "dot", f"dot_{marks['dot']}"
