"""Writes a reviewed match as a page, one picture of the table after the other, so that the program goes on meanwhile."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from tabletop.core.pack import PackError
from tabletop.match.practice.judging import mattered
from tabletop.match.practice.rewatch import Rewatch
from tabletop.match.reading import Reading
from tabletop.ui.markup import escape
from tabletop.ui.screens import files, helped, words
from tabletop.ui.screens.end.answers import answered
from tabletop.ui.screens.end.curve import lines, watching
from tabletop.ui.screens.end.page import Content, Shown, html
from tabletop.ui.screens.end.told import sentence
from tabletop.ui.screens.end.verdict import verdicts
from tabletop.ui.screens.practice.decision import noted
from tabletop.ui.screens.say import done, sorry
from tabletop.ui.table.shows.rewatch import RewatchScreen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop.match.practice.judging import Mattered
    from tabletop.match.practice.review import Review
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.screens.end.facts import EndFacts

SIZE = (1280, 720)  # of a picture


def export_page(app: App, desk: Desk, facts: EndFacts, review: Review) -> None:
    """Write the page and say where it is; a sentence where that fails."""
    steps = _shown(app, desk, facts, review)
    made: list[Shown] = []

    def go_on() -> None:
        try:
            made.append(next(steps))
        except StopIteration:
            _write(app, desk, facts, review, made)
        except PackError as error:
            sorry(app, f"The page could not be made: {error}")
        else:
            app.after(1, go_on)

    app.toast("The page is being made.", "save")
    app.after(1, go_on)


def _shown(app: App, desk: Desk, facts: EndFacts, review: Review) -> Iterator[Shown]:
    """One decision after the other, each with its picture."""
    several, names = len(facts.setup.humans) > 1, [seat.name for seat in facts.setup.seats]
    reading = Reading(facts.definition, facts.setup, list(facts.answers))
    for one in mattered(review.looks):
        who = escape(names[one.look.seat]) if several else ""
        said = sentence(one, answered(review.past, one.look, names), who)
        yield _pictured(app, desk, Rewatch(reading, one.look.seat), one, said)


def _pictured(app: App, desk: Desk, match: Rewatch, one: Mattered, said: str) -> Shown:
    note = noted(match, one.look)
    screen = RewatchScreen(match, desk, at=one.look.n, playing=False, note=note)
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
    return Shown(said, note.words, picture.getvalue())


def _write(app: App, desk: Desk, facts: EndFacts, review: Review, made: list[Shown]) -> None:
    setup, told = facts.setup, facts.words
    aided = helped.told(facts.help, [seat.name for seat in setup.seats])
    heads = [f"{words.listed([seat.name for seat in setup.seats])}  ·  {words.span(facts.seconds)}", aided, review.lack]
    content = Content(
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
        path = files.write(desk, f"{facts.definition.id} {review.match} review", html(app.kit, content), ending="html")
    except OSError as error:
        sorry(app, f"The page could not be saved: {error}")
        return
    done(app, f"Saved as {path}.", "save")
