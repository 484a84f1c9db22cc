"""Writes a reviewed match as a page, one picture of the table after the other, so that the program goes on meanwhile."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.toml_loader import PackError
from tabletop.i18n import tr
from tabletop.match.save_reader import ReadMatch
from tabletop.pages import help_texts
from tabletop.pages.end.chance_chart import lines, watching
from tabletop.pages.end.key_decisions import answered, between, sentence
from tabletop.pages.end.player_summary import verdicts
from tabletop.pages.end.review_html import ReviewContent, ShownDecision, html
from tabletop.pages.progress.watch_replay import ReplayMoment, watch
from tabletop.progress.replay import ReplayedMatch
from tabletop.progress.review import LEAST, mattered
from tabletop.table.guided.answer_arrows import AnswerArrow
from tabletop.table.guided.replay_screen import MomentNote, ReplayScreen
from tabletop.toolkit import plain_words
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop.app.services import AppServices
    from tabletop.progress.decision_analysis import AnalysedDecision
    from tabletop.progress.replay import ReplayedMatch
    from tabletop.progress.review import KeyDecision, Review
    from tabletop.table.end_facts import EndFacts
    from tabletop.toolkit.app import App


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
        except PackError as error:
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
    aided = help_texts.told(facts.help, [seat.name for seat in setup.seats])
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
