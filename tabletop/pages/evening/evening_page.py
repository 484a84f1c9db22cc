"""An evening between its matches: how it stands, what comes next, who comes and goes; at its end the certificate.

It is kept as one HTML file, with the table at the end of the last match.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes, text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import language, tr
from tabletop.match.save_reader import ResumeError, read
from tabletop.pages.campaign_page import CampaignPage
from tabletop.pages.decks.personal_page import ask_name
from tabletop.pages.end.review_export import STYLE, pictured
from tabletop.pages.evening import evening_panels as words
from tabletop.pages.evening.evening_panels import Certificate, EveningStanding, NextMatch, NextPanel
from tabletop.progress.evening import EveningGuest, scale_in_words
from tabletop.progress.replay import ReplayedMatch
from tabletop.storage import StoreError
from tabletop.table.guided.replay_screen import ReplayScreen
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Panel, Row, ScrollPanel
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.progress.evening import Evening, EveningMatch
    from tabletop.progress.programme import ProgrammeItem
    from tabletop.storage import Profile
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.widget import Widget


def export(app: App, services: AppServices, evening: Evening) -> None:
    """Write the page and say where it is; a sentence where that fails."""
    try:
        path = text_files.write(
            services, "evening", html(services, evening, _picture(app, services, evening)), ending="html"
        )
    except OSError as error:
        sorry(app, tr("evening-not-saved", error=str(error)))
        return
    done(app, tr("evening-saved", path=str(path)), "save")


def _picture(app: App, services: AppServices, evening: Evening) -> bytes:
    """The table at the end of the last match; nothing where it cannot be shown."""
    last = next((one for one in reversed(evening.played) if one.points is not None), None)
    if last is None:
        return b""
    try:
        match = ReplayedMatch(read(services.store, last.match))
        return pictured(app, ReplayScreen(match, services, at=match.last, playing=False))
    except (StoreError, ResumeError, DataFileError):
        return b""


def html(services: AppServices, evening: Evening, picture: bytes) -> str:
    """The whole page."""
    title, saved = words.champions(evening), evening.saved
    rows = "".join(
        f"<tr><td>{row.place}.</td><td>{escape(saved.guests[row.guest].name)}</td><td>{row.points:.0f}</td>"
        f"<td>{tr('evening-page-played', count=row.played)}</td></tr>"
        for row in evening.standing()
    )
    when = tr("evening-page-when", date=words.day(evening), minutes=round(saved.spent))
    awards = "".join(f"<li>{escape(words.award(services, evening, one))}</li>" for one in evening.awards())
    played = "".join(
        f"<li>{escape(words.told(services, evening, one).partition(' ')[2])}</li>" for one in evening.played
    )
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="faint">{escape(when)}</p>',
        f"<h2>{tr('evening-standing')}</h2><table>{rows}</table>",
        f'<p class="faint">{escape(scale_in_words())}</p>',
        f"<h2>{tr('evening-page-awards')}</h2><ul>{awards}</ul>",
        f"<h2>{tr('evening-matches')}</h2><ol>{played}</ol>",
    ]
    if picture:
        parts.append(
            f'<figure><img alt="{tr("evening-page-table")}" src="data:image/jpeg;base64,{b64encode(picture).decode()}">'
            f"<figcaption>{tr('evening-page-table-end')}</figcaption></figure>"
        )
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language()}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'
    )


STEP = 15  # minutes
LOOK_MS, PLAN_MS = 20_000, 300_000


class EveningScreen(CampaignPage):
    """Reads what was played whenever it comes to the top."""

    def __init__(self, services: AppServices, evening: Evening) -> None:
        super().__init__(services)
        self.kept = tr("evening-kept")
        self.evening = evening
        self.items: list[ProgrammeItem] = []
        self._looked = self._planned = 0.0

    @property
    def over(self) -> bool:
        return bool(self.evening.saved.ended)

    # --- widgets
    def fill(self) -> None:
        self.standing = self.add(EveningStanding(self.evening))
        self.next = self.add(NextPanel())
        self.certificate = self.add(Certificate())
        self.body = Column(gap=12)
        self.side = self.add(Panel(ScrollPanel(self.body, label="evening"), pad=24))
        self.note = self.add(RichLabel(f"[muted]{scale_in_words()}[/]", "small", label="scale"))
        self.more = self.add(Button("", self._more, label="more", style="ghost", role="strong"))
        self.go = self.add(Button("", self.go_on, label="go", style="primary", icon="play"))
        self.fill_all()
        self.set_focus(self.go)

    def shown(self) -> None:
        super().shown()
        before = self.over
        self.attempt(self.evening.look)
        self.attempt(self.evening.save)
        self.fill_all()
        if self.evening.saved.phones and not before:
            self.services.routes.page_phones(self, False)
        if self.over and not before:
            self.app.sound("win")
        if self.focus is None:
            self.set_focus(self.go)

    def update(self, now: float) -> bool:
        """The clock goes on while people talk; the programme follows now and then, so that who is called may sit down."""
        if self.over or self.app.top is not self or now - self._looked < LOOK_MS:
            return False
        self._looked = now
        if now - self._planned >= PLAN_MS:
            self.fill_all()
        self.kicker = self._clock()
        self.refresh()
        return True

    def fill_all(self) -> None:
        """Show the evening as it is now."""
        self.items, self._planned = self.evening.items, self.app.clock()
        self.certificate.visible, self.next.visible = self.over, not self.over
        self.kicker = self._clock()
        self.title, self.go.text, self.go.icon = self._words()
        self.go.enabled = self.over or bool(self.items) or self.evening.open_match is not None
        save, end = (tr("evening-save"), "save"), (tr("evening-end"), "flag")
        self.more.text, self.more.icon = save if self.over else end
        if self.over:
            self._show_certificate()
        else:
            self.next.show(self._next())
        self.body.clear()
        for widget in self._side():
            self.body.add(widget)
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _clock(self) -> str:
        saved = self.evening.saved
        if self.over:
            return tr("evening-spent", count=len(self.evening.played), minutes=round(saved.spent))
        left = round(saved.minutes - self.evening.spent)
        return tr("evening-left", left=max(0, left), minutes=round(saved.minutes))

    def _words(self) -> tuple[str, str, str]:
        """The title, and the words and icon of the button."""
        if self.over:
            return words.champions(self.evening), tr("evening-close"), "check"
        if self.evening.open_match is not None:
            return tr("evening-evening"), tr("evening-go-on"), "play"
        if self.items and self.items[0].form is None:
            return tr("evening-a-break"), tr("evening-break-over"), "play"
        return tr("evening-evening"), tr("evening-deal"), "play"

    def _next(self) -> NextMatch:
        """What comes next, or goes on."""
        evening = self.evening
        if (number := next((one.number for one in evening.played if one.points is None), None)) is not None:
            setup = evening.table(number)
            return NextMatch(self.services.title(setup.game), tr("evening-match-goes-on"), setup.seats)
        if not self.items:
            here = any(one.here for one in evening.saved.guests)
            return NextMatch(tr("evening-nothing-yet"), tr("evening-late" if here else "evening-nobody-here"))
        item = self.items[0]
        if item.form is None:
            text = tr("evening-break-about", minutes=round(item.minutes))
            if len(self.items) > 1:
                coming = words.headline(self.services, self.items[1])
                text = tr("evening-break-then", minutes=round(item.minutes), next=coming)
            return NextMatch(tr("evening-a-break"), text)
        rest = [i for i, one in enumerate(evening.saved.guests) if one.here and i not in item.seats]
        minutes = round(item.form.minutes * evening.state.pace)
        text = tr("evening-match-about", minutes=minutes)
        if rest:
            text = tr("evening-match-resting", minutes=minutes, names=words.names(evening, tuple(rest)))
        return NextMatch(words.headline(self.services, item), text, evening.seats(item.seats))

    def _show_certificate(self) -> None:
        lines = tuple(words.award(self.services, self.evening, one) for one in self.evening.awards())
        when = f"{words.day(self.evening)}  ·  {self._clock()}"
        self.certificate.show(words.champions(self.evening), lines, when)

    def _side(self) -> list[Widget]:
        played = [self._played(one) for one in reversed(self.evening.played)]
        head = [Label(tr("evening-matches"), "label", color="gold")] if played else []
        if self.over:
            return [*head, *played]
        return [
            Label(tr("evening-who-is-here"), "label", color="gold"),
            *(
                Field(guest.name, Toggle(guest.here, self._moving(i), label=f"here {guest.name}"), share=0.25)
                for i, guest in enumerate(self.evening.saved.guests)
            ),
            *(
                Button(tr("evening-comes", name=who.name), self._coming(who), label=f"comes {who.name}", style="ghost",
                       icon="account-plus")
                for who in self._strangers()
            ),
            Button(tr("evening-new-comes"), self._ask, label="new", style="ghost", icon="account-plus"),
            Button(tr("setup-phones"), self._invite, label="Phones join", style="ghost", icon="account-plus",
                   tooltip=tr("setup-phones-tip")),
            Row(
                Button(tr("evening-less", minutes=STEP), self._longer(-STEP), label="less", style="ghost", icon="minus"),
                Button(tr("evening-more", minutes=STEP), self._longer(STEP), label="longer", style="ghost", icon="plus"),
                even=True,
            ),
            Label(tr("evening-programme"), "label", color="gold"),
            RichLabel(words.programme(self.services, self.evening, self.items), "small", color="text", label="programme"),
            *head, *played,
        ]  # fmt: skip

    def _played(self, one: EveningMatch) -> Button:
        return Button(words.told(self.services, self.evening, one), lambda: self._look_at(one), style="ghost",
                      icon="history", label=f"match {one.number + 1}", role="strong",
                      tooltip=tr("evening-match-tip"))  # fmt: skip

    def _strangers(self) -> list[Profile]:
        """People known here who have not come yet."""
        come = {guest.profile for guest in self.evening.saved.guests}
        return [who for who in self.services.profiles() if who.id not in come]

    # --- who comes and goes, and how long it is
    def _moving(self, guest: int) -> Callable[[bool], None]:
        def move(here: bool) -> None:
            saved = self.evening.saved.guests[guest]
            self._step(lambda: self.evening.come(saved) if here else self.evening.go(guest))

        return move

    def _coming(self, who: Profile) -> Callable[[], None]:
        return lambda: self._step(lambda: self.evening.come(_guest(who)))

    def _longer(self, minutes: int) -> Callable[[], None]:
        return lambda: self._step(lambda: self.evening.lengthen(minutes))

    def _ask(self) -> None:
        ask_name(self, self.services, lambda who: self._coming(who)() if who is not None else None)

    def _invite(self) -> None:
        self.services.routes.page_phones(self, True)

    def _step(self, step: Callable[[], object]) -> None:
        self.attempt(step)
        self.fill_all()

    # --- what is done
    def go_on(self) -> None:
        """Deal the next match, go on with one, end a break, or leave an evening that is over."""
        evening = self.evening
        if self.over:
            self.close(None)
        elif evening.open_match is not None:
            self.services.routes.resume(evening.open_match)
        elif self.items and self.items[0].form is None:
            self._step(evening.rest)
        elif self.items:
            self.attempt(
                lambda: self.services.routes.play(evening.deal(self.items[0], self.services.settings.bot_pace))
            )

    def _look_at(self, one: EveningMatch) -> None:
        if one.points is None:
            self.services.routes.resume(one.match)
        else:
            self.app.push(routes.matches(self.services, "", one.match))

    def _more(self) -> None:
        if self.over:
            export(self.app, self.services, self.evening)
        else:
            title, why, yes = tr("evening-end-ask"), tr("evening-end-why"), tr("evening-end-yes")
            confirm(self, Confirmation(title, why, yes), lambda: self._step(self.evening.finish))

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        foot, rest = rects.cut_bottom(body, self.u(84), self.u(18))
        gap = self.u(20)
        if rest.height > rest.width:
            upper, lower = rects.cut_top(rest, rest.height * 36 // 100, gap)
            left, right = rects.columns(lower, [1, 1], gap)
            middle = upper
        else:
            left, middle, right = rects.columns(rest, [1, 1.25, 0.95], gap)
        self.standing.place(left)
        self.next.place(middle)
        self.certificate.place(middle)
        self.side.place(right)
        wide = min(foot.width * 3 // 10, max(self.go.measure(foot.width)[0], self.u(380)))
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.height))
        foot.width -= wide + self.u(18)
        more = min(foot.width // 3, self.more.measure(foot.width)[0])
        self.more.place(rects.center(pygame.Rect(foot.right - more, foot.y, more, foot.height), more,
                                     self.more.measure(more)[1]))  # fmt: skip
        foot.width -= more + self.u(24)
        self.note.place(rects.center(foot, foot.width, min(foot.height, self.note.measure(foot.width)[1])))


def _guest(who: Profile) -> EveningGuest:
    return EveningGuest(profile=who.id, name=who.name, avatar=who.avatar)
