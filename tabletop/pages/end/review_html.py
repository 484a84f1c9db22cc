"""A reviewed match as one HTML page that needs nothing else: words, the curve of chances, pictures of the table."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from tabletop.i18n import language, tr
from tabletop.toolkit import markup, shapes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.pages.end.chance_chart import ChanceLine
    from tabletop.toolkit.draw_context import DrawContext

WIDE, HIGH = 900, 300  # of the curve, in pixels of the page
STYLE = """
body{margin:0;background:#12101f;color:#eceaf6;font:17px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 20px 60px}
h1{font-size:40px;margin:0;color:#ffd87a}h2{margin:36px 0 12px;color:#ffd87a;font-size:20px}
figure{margin:0 0 28px;padding:16px;background:#1e1a33;border-radius:14px}
img,svg{display:block;width:100%;border-radius:10px}figcaption{margin-top:10px}
table{border-collapse:collapse}td{padding:4px 18px 4px 0}ol,ul{padding-left:22px}.faint{color:#a49fc0}
"""


class ShownDecision(NamedTuple):
    """A decision on the page: its sentence as rich text, what the arrows mean, and the picture (JPEG bytes)."""

    sentence: str
    legend: str
    picture: bytes


class ReviewContent(NamedTuple):
    """What stands on the page. `facts` and `moments` are rich text; `watching`: what the thin lines are; `scores`: name
    and score by seat.
    """

    title: str
    outcome: str
    facts: Sequence[str]
    chances: Sequence[ChanceLine]
    watching: str
    last: int
    decisions: Sequence[ShownDecision]
    moments: Sequence[str]
    scores: Sequence[tuple[str, int]]
    score_name: str


def html(kit: DrawContext, content: ReviewContent) -> str:
    """The whole page."""
    parts = [f"<h1>{escape(content.title)}</h1>", f"<p>{_rich(kit, content.outcome)}</p>"]
    parts += [f'<p class="faint">{_rich(kit, fact)}</p>' for fact in content.facts]
    if any(line.points for line in content.chances):
        parts += [f"<h2>{tr('end-chance')}</h2>", _curve(kit, content)]
    if content.decisions:
        parts += [f"<h2>{tr('end-decisions-mattered')}</h2>", *(_decision(kit, shown) for shown in content.decisions)]
    if content.moments:
        lines = "".join(f"<li>{_rich(kit, line)}</li>" for line in content.moments)
        parts += [f"<h2>{tr('end-moments')}</h2>", f"<ul>{lines}</ul>"]
    rows = "".join(f"<tr><td>{escape(name)}</td><td>{score}</td></tr>" for name, score in content.scores)
    parts += [f"<h2>{escape(content.score_name)}</h2>", f"<table>{rows}</table>"]
    head = f'<meta charset="utf-8"><title>{escape(content.title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language()}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'
    )


def _decision(kit: DrawContext, shown: ShownDecision) -> str:
    alt = escape(tr("end-table-at-decision"))
    picture = f'<img alt="{alt}" src="data:image/jpeg;base64,{b64encode(shown.picture).decode()}">'
    legend = f'<br><span class="faint">{_rich(kit, shown.legend)}</span>'
    return f"<figure>{picture}<figcaption>{_rich(kit, shown.sentence)}{legend}</figcaption></figure>"


def _rich(kit: DrawContext, source: str) -> str:
    """Rich text of the program as HTML; icons are left out."""
    found = []
    for span in markup.parse(source):
        text = escape(span.text)
        if span.bold:
            text = f"<b>{text}</b>"
        if span.color and text:
            text = f'<span style="color:{shapes.hex6(kit.color(span.color))}">{text}</span>'
        found.append(text)
    return "".join(found)


def _curve(kit: DrawContext, content: ReviewContent) -> str:
    body = [
        f'<line x1="0" x2="{WIDE}" y1="{HIGH * share / 100}" y2="{HIGH * share / 100}" stroke="#ffffff22"/>'
        f'<text x="4" y="{HIGH * share / 100 - 4}" fill="#a49fc0" font-size="13">{tr("end-percent", number=100 - share)}</text>'
        for share in (25, 50, 75)
    ]
    for line in content.chances:
        tint = kit.color(line.color)
        at = [(WIDE * point.n / max(1, content.last), point.chance) for point in line.points]
        upper = [(x, HIGH * (1 - chance.high)) for x, chance in at]
        lower = [(x, HIGH * (1 - chance.low)) for x, chance in at]
        if line.own:
            corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in (*upper, *reversed(lower)))
            body.append(f'<polygon points="{corners}" fill="{shapes.hex6(tint)}" fill-opacity="0.18"/>')
        wide = 3 if line.own else 1.5
        body.append(shapes.polyline([(x, HIGH * (1 - chance.middle)) for x, chance in at], wide, tint))
    names = " ".join(
        f'<span style="color:{shapes.hex6(kit.color(line.color))}">{escape(line.name)}</span>'
        for line in sorted(content.chances, key=lambda line: line.seat)
    )
    if content.watching:
        names += f'<br><span class="faint">{escape(content.watching)}</span>'
    svg = f'<svg viewBox="0 0 {WIDE} {HIGH}" xmlns="http://www.w3.org/2000/svg">{"".join(body)}</svg>'
    return f"<figure>{svg}<figcaption>{names}</figcaption></figure>"
