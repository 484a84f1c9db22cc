"""Writes a reviewed match as a page, one picture of the table after the other, so that the program goes on meanwhile."""

from __future__ import annotations

from base64 import b64encode
from html import escape as html_escape
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import language, tr
from tabletop.match.save_reader import ReadMatch
from tabletop.pages import base_page
from tabletop.pages.end.charts import lines, watching
from tabletop.pages.end.end_panels import verdicts
from tabletop.pages.end.key_decisions import answered, between, sentence
from tabletop.pages.progress.match_list import ReplayMoment, watch
from tabletop.progress.replay import ReplayedMatch
from tabletop.progress.review import LEAST, mattered
from tabletop.table.guided.replay_screen import AnswerArrow, MomentNote, ReplayScreen
from tabletop.toolkit import markup, plain_words, shapes
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabletop.app.services import AppServices
    from tabletop.pages.end.charts import ChanceLine
    from tabletop.progress.decision_analysis import AnalysedDecision
    from tabletop.progress.review import KeyDecision, Review
    from tabletop.table.end_facts import EndFacts
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext

# A reviewed match as one HTML page that needs nothing else: words, the curve of chances, pictures of the table.

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
    parts = [f"<h1>{html_escape(content.title)}</h1>", f"<p>{_rich(kit, content.outcome)}</p>"]
    parts += [f'<p class="faint">{_rich(kit, fact)}</p>' for fact in content.facts]
    if any(line.points for line in content.chances):
        parts += [f"<h2>{tr('end-chance')}</h2>", _curve(kit, content)]
    if content.decisions:
        parts += [f"<h2>{tr('end-decisions-mattered')}</h2>", *(_decision(kit, shown) for shown in content.decisions)]
    if content.moments:
        lines = "".join(f"<li>{_rich(kit, line)}</li>" for line in content.moments)
        parts += [f"<h2>{tr('end-moments')}</h2>", f"<ul>{lines}</ul>"]
    rows = "".join(f"<tr><td>{html_escape(name)}</td><td>{score}</td></tr>" for name, score in content.scores)
    parts += [f"<h2>{html_escape(content.score_name)}</h2>", f"<table>{rows}</table>"]
    head = f'<meta charset="utf-8"><title>{html_escape(content.title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language()}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'
    )


def _decision(kit: DrawContext, shown: ShownDecision) -> str:
    alt = html_escape(tr("end-table-at-decision"))
    picture = f'<img alt="{alt}" src="data:image/jpeg;base64,{b64encode(shown.picture).decode()}">'
    legend = f'<br><span class="faint">{_rich(kit, shown.legend)}</span>'
    return f"<figure>{picture}<figcaption>{_rich(kit, shown.sentence)}{legend}</figcaption></figure>"


def _rich(kit: DrawContext, source: str) -> str:
    """Rich text of the program as HTML; icons are left out."""
    found = []
    for span in markup.parse(source):
        text = html_escape(span.text)
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
        f'<span style="color:{shapes.hex6(kit.color(line.color))}">{html_escape(line.name)}</span>'
        for line in sorted(content.chances, key=lambda line: line.seat)
    )
    if content.watching:
        names += f'<br><span class="faint">{html_escape(content.watching)}</span>'
    svg = f'<svg viewBox="0 0 {WIDE} {HIGH}" xmlns="http://www.w3.org/2000/svg">{"".join(body)}</svg>'
    return f"<figure>{svg}<figcaption>{names}</figcaption></figure>"


GIVEN, BEST, EVEN = "coral", "green", "gold"


def show(app: App, services: AppServices, match: int, one: KeyDecision) -> None:
    """Watch a kept match again from a decision on, as the seat saw it that made it."""
    look = one.look
    watch(app, services, match, ReplayMoment(look.n, False, look.seat, lambda found: noted(found, look)))


def noted(match: ReplayedMatch, look: AnalysedDecision) -> MomentNote:
    """What is said and drawn of it. What is not better for sure is not called so."""
    said = answered(match.record, look, [seat.name for seat in match.setup.seats])
    given, best = said.options
    sure = look.surely >= LEAST
    ink = BEST if look.was_best else GIVEN if sure else EVEN
    mine = tr("end-chosen", answer=f"[{ink}]**{escape(said.given)}**[/]", chance=between(look.given))
    if look.was_best:
        return MomentNote(look.n, mine, _arrows(look, (best, BEST)))
    best_answer = f"[{BEST}]**{escape(said.best)}**[/]"
    better = tr("end-better" if sure else "end-about-as-good", answer=best_answer, chance=between(look.best))
    return MomentNote(look.n, f"{mine}\n{better}", _arrows(look, (given, ink), (best, BEST)))


def _arrows(look: AnalysedDecision, *drawn: tuple[tuple[int, int, int] | None, str]) -> tuple[AnswerArrow, ...]:
    return tuple(AnswerArrow(look.seat, option, color) for option, color in drawn if option is not None)


SIZE = (1280, 720)  # of a picture


def export_page(app: App, services: AppServices, facts: EndFacts, review: Review) -> None:
    """Write the page and say where it is; a sentence where that fails."""
    steps = _shown(app, services, facts, review)
    made: list[ShownDecision] = []

    def go_on() -> None:
        try:
            made.append(next(steps))
        except StopIteration:
            _write(app, services, facts, review, made)
        except DataFileError as error:
            sorry(app, tr("end-page-not-made", why=str(error)))
        else:
            app.after(1, go_on)

    app.toast(tr("end-page-being-made"), "save")
    app.after(1, go_on)


def _shown(app: App, services: AppServices, facts: EndFacts, review: Review) -> Iterator[ShownDecision]:
    """One decision after the other, each with its picture."""
    several, names = len(facts.setup.humans) > 1, [seat.name for seat in facts.setup.seats]
    reading = ReadMatch(facts.definition, facts.setup, list(facts.answers))
    for one in mattered(review.looks):
        who = escape(names[one.look.seat]) if several else ""
        said = sentence(one, answered(review.past, one.look, names), who)
        yield _pictured(app, services, ReplayedMatch(reading, one.look.seat), one, said)


def _pictured(app: App, services: AppServices, match: ReplayedMatch, one: KeyDecision, said: str) -> ShownDecision:
    note = noted(match, one.look)
    screen = ReplayScreen(match, services, at=one.look.n, playing=False, note=note)
    return ShownDecision(said, note.words, pictured(app, screen))


def pictured(app: App, screen: ReplayScreen) -> bytes:
    """A table that is watched again, as JPEG bytes."""
    waits, app.loader.wait = app.loader.wait, True  # the picture is made once
    try:
        screen.open(app)
        screen.place(pygame.Rect((0, 0), SIZE))
        surface = pygame.Surface(SIZE)
        screen.draw(surface)
    finally:
        app.loader.wait = waits
    picture = BytesIO()
    pygame.image.save(surface.subsurface(screen.canvas), picture, "table.jpg")
    return picture.getvalue()


def _write(app: App, services: AppServices, facts: EndFacts, review: Review, made: list[ShownDecision]) -> None:
    setup, told = facts.setup, facts.words
    aided = base_page.help_told(facts.help, [seat.name for seat in setup.seats])
    heads = [
        f"{plain_words.listed([seat.name for seat in setup.seats])}  ·  {plain_words.span(facts.seconds)}",
        aided,
        review.lack,
    ]
    content = ReviewContent(
        title=facts.headline,
        outcome=facts.outcome.text,
        facts=[escape(line) for line in heads if line],
        chances=lines(facts, review),
        watching=watching(facts, review),
        last=len(facts.answers),
        decisions=made,
        moments=[told.rich(line) for _, line in (*verdicts(facts), *facts.highlights)],
        scores=[(seat.name, facts.points[-1].scores[i]) for i, seat in enumerate(setup.seats)],
        score_name=facts.definition.score_name,
    )
    try:
        path = text_files.write(
            services, f"{facts.definition.id} {review.match} review", html(app.kit, content), ending="html"
        )
    except OSError as error:
        sorry(app, tr("end-page-not-saved", why=str(error)))
        return
    done(app, tr("pages-saved", path=str(path)), "save")
