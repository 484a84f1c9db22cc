"""What the page of an evening shows in large: the table that comes next, and the standing."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.match.seats import COLOURS
from tabletop.progress.programme import BOT
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import date, listed
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match.seats import Seat
    from tabletop.progress.evening import Award, Evening, EveningMatch, EveningRow
    from tabletop.progress.programme import ProgrammeItem

PAD, LINE, FACE, GAP = 26, 64, 190, 26  # units
MEDALS = ("gold_light", "#DCE6F0", "#E8A15C")  # places one to three


class EveningStanding(Widget):
    """Draws the evening as it stands now; who is away is faint."""

    def __init__(self, evening: Evening) -> None:
        super().__init__("standing")
        self.evening = evening

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD - 6))
        head, box = rects.cut_top(box, kit.u(30), kit.u(4))
        kit.write(target, tr("evening-standing"), "label", head, "gold")
        if self.evening.saved.in_teams:
            one, other = self.evening.teams()
            words = tr("evening-team-points", one=f"{one:.0f}", two=f"{other:.0f}")
            line, box = rects.cut_top(box, kit.u(34), kit.u(4))
            kit.write(target, words, "strong", line, "text", size=kit.fit(words, "strong", line.width, 0.5))
        rows = self.evening.standing()
        high = min(kit.u(LINE), box.height // max(1, len(rows)))
        for i, row in enumerate(rows):
            self._line(target, pygame.Rect(box.x, box.y + i * high, box.width, high - kit.u(4)), row)

    def _line(self, target: pygame.Surface, box: pygame.Rect, row: EveningRow) -> None:
        kit, guest = self.kit, self.evening.saved.guests[row.guest]
        first = row.place == 1 and row.played > 0
        kit.panel(target, box, "row_chosen" if first else "row")
        box = rects.inset(box, kit.u(12), kit.u(3))
        place, box = rects.cut_left(box, kit.u(40), kit.u(6))
        medal = MEDALS[row.place - 1] if row.played and row.place <= len(MEDALS) else "faint"
        kit.write(target, f"{row.place}.", "strong", place, medal, align="right")
        face, box = rects.cut_left(box, box.height, kit.u(12))
        colour = COLOURS[row.guest % len(COLOURS)]
        draw_avatar(target, kit, face, guest.name, colour, picture=avatars.picture(guest.avatar))
        value, box = rects.cut_right(box, kit.u(70), kit.u(8))
        kit.write(target, f"{row.points:.0f}", "subheading", value, "gold_light" if first else "text", align="right",
                  size=kit.fit(f"{row.points:.0f}", "subheading", value.width))  # fmt: skip
        played = tr("evening-played", count=row.played) if row.played else ""
        words = played if guest.here else tr("evening-away")
        told, box = rects.cut_right(box, min(kit.measure(words, "caption") + kit.u(4), box.width // 2), kit.u(10))
        kit.write(target, words, "caption", told, "muted", align="right",
                  size=kit.fit(words, "caption", told.width, 0.5))  # fmt: skip
        team = f"{'I' * (guest.team + 1)}  " if self.evening.saved.in_teams else ""
        name = f"{team}{guest.name}"
        size = kit.fit(name, "strong", max(1, box.width), 0.4)
        kit.write(target, name, "strong", box, "text" if guest.here else "faint", size=size)


class NextMatch(NamedTuple):
    """What comes next, in words, and who sits there. `text`: rich text."""

    title: str
    text: str
    seats: tuple[Seat, ...] = ()


class NextPanel(Widget):
    """`show` says what comes next."""

    def __init__(self) -> None:
        super().__init__("next")
        self.coming = NextMatch("", "")

    def show(self, coming: NextMatch) -> None:
        self.coming = coming
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit, coming = self.kit, self.coming
        kit.panel(target, self.rect, "panel")
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        clip = target.get_clip()
        target.set_clip(box.clip(clip))  # large letters in a small window
        head, box = rects.cut_top(box, kit.u(54), kit.u(4))
        kit.write(target, coming.title, "heading", head, "white", size=kit.fit(coming.title, "heading", head.width))
        text = kit.rich(coming.text, "body", box.width, "gold_light")
        text.draw(target, box.topleft)
        _, box = rects.cut_top(box, text.size[1], kit.u(16))
        if coming.seats:
            self._faces(target, box)
        target.set_clip(clip)

    def _faces(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """In as many rows as make the faces largest."""
        kit, count = self.kit, len(self.coming.seats)
        gap, words = kit.u(GAP), kit.u(40)

        def side(across: int) -> int:
            down = -(-count // across)
            wide = (box.width - gap * (across - 1)) // across
            return min(kit.u(FACE), wide, (box.height - gap * (down - 1)) // down - words)

        across = max(range(1, count + 1), key=lambda many: (side(many), many))
        face = side(across)
        if face < kit.u(36):
            return
        down = -(-count // across)
        top = box.y + max(0, (box.height - down * (face + words) - (down - 1) * gap) // 2)
        for i, seat in enumerate(self.coming.seats):
            row, column = divmod(i, across)
            mine = min(across, count - row * across)
            x = box.centerx - (mine * face + (mine - 1) * gap) // 2 + column * (face + gap)
            self._face(target, pygame.Rect(x, top + row * (face + words + gap), face, face), seat, gap)

    def _face(self, target: pygame.Surface, face: pygame.Rect, seat: Seat, gap: int) -> None:
        kit = self.kit
        draw_avatar(target, kit, face, seat.name, seat.colour, picture=avatars.picture(seat.avatar))
        name = pygame.Rect(face.x - gap // 2, face.bottom + kit.u(4), face.width + gap - kit.u(4), kit.u(34))
        said = tr("evening-bot", name=seat.name) if seat.bot else seat.name
        size = kit.fit(said, "strong", name.width, 0.3)
        kit.write(target, said, "strong", name, "muted" if seat.bot else seat.colour, align="center", size=size)


class Certificate(Widget):
    """The end of an evening: who has won it, and the prizes. `awards`: lines of plain text, that of the evening first."""

    def __init__(self) -> None:
        super().__init__("certificate")
        self.title, self.when = "", ""
        self.awards: tuple[str, ...] = ()

    def show(self, title: str, awards: tuple[str, ...], when: str) -> None:
        self.title, self.awards, self.when = title, awards, when
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "window")
        edge = rects.inset(self.rect, kit.u(14), kit.u(14))
        pygame.draw.rect(target, kit.color("gold_dark"), edge, width=max(2, kit.u(3)), border_radius=kit.u(14))
        box = rects.inset(edge, kit.u(PAD), kit.u(PAD))
        clip = target.get_clip()
        target.set_clip(box.clip(clip))
        top, box = rects.cut_top(box, min(kit.u(120), box.height // 3), kit.u(10))
        icon = kit.icon("trophy", max(24, top.height * 0.9 / max(0.01, kit.u(100) / 100)), "gold")
        target.blit(icon, icon.get_rect(center=top.center))
        head, box = rects.cut_top(box, kit.u(60), kit.u(4))
        size = kit.fit(self.title, "heading", head.width)
        kit.write(target, self.title, "heading", head, "gold_light", align="center", size=size)
        date, box = rects.cut_top(box, kit.u(30), kit.u(16))
        kit.write(target, self.when, "caption", date, "muted", align="center",
                  size=kit.fit(self.when, "caption", date.width, 0.5))  # fmt: skip
        text = kit.rich("\n".join(f"{{medal}} {escape(one)}" for one in self.awards), "body", box.width, "text")
        text.draw(target, box.topleft)
        target.set_clip(clip)


# An evening in words: what comes next, who plays, and what a match has brought.


def names(evening: Evening, guests: tuple[int, ...]) -> str:
    """Who that is; bots are counted."""
    people = [evening.saved.guests[who].name for who in guests if who != BOT]
    bots = guests.count(BOT)
    return listed([*people, *([tr("toolkit-bots", count=bots)] if bots else [])])


def headline(services: AppServices, item: ProgrammeItem) -> str:
    """What comes, as a title."""
    if item.form is None:
        return tr("evening-break")
    title = services.title(item.form.game)
    return tr("evening-final-title", game=title) if item.kind == "final" else title


def line(services: AppServices, evening: Evening, item: ProgrammeItem, at: float) -> str:
    """One line of the programme, as rich text; `at`: minutes from now."""
    when = f"[muted]{tr('evening-in', minutes=round(at))}[/]" if at >= 1 else f"[gold]{tr('evening-now')}[/]"
    if item.form is None:
        return f"{{clock}} {tr('evening-break-line', minutes=round(item.minutes))}  {when}"
    final = item.kind == "final" and at
    icon, who = ("trophy", tr("evening-ahead-then")) if final else ("cards-playing", "")
    who = who or names(evening, item.seats)
    return f"{{{icon}}} **{escape(headline(services, item))}**  {when}\n[muted]{escape(who)}[/]"


def programme(services: AppServices, evening: Evening, items: list[ProgrammeItem]) -> str:
    """All that is to come, as rich text; after the match that goes on."""
    found: list[str] = []
    at = evening.pending
    for item in items:
        found.append(line(services, evening, item, at))
        at += item.minutes
    if found:
        found.append(f"{{flag}} {tr('evening-the-end')}  [muted]{tr('evening-in', minutes=round(at))}[/]")
    return "\n".join(found)


def told(services: AppServices, evening: Evening, one: EveningMatch) -> str:
    """What a match was and brought, in one line of plain text."""
    number, title = one.number + 1, services.title(one.dealt.game)
    title = tr("evening-final", game=title) if one.dealt.final else title
    if one.points is None:
        return tr("evening-told-goes-on", number=number, game=title)
    if one.given_up:
        return tr("evening-told-given-up", number=number, game=title)
    won = [(who, points) for who, points in zip(one.dealt.seats, one.points, strict=True) if points > 0]
    if not won:
        return tr("evening-told-nobody", number=number, game=title)
    who = names(evening, tuple(who for who, _ in won))
    return tr("evening-told", number=number, game=title, names=who, points=f"{won[0][1]:+.0f}")


def day(evening: Evening) -> str:
    """When it was, in words that stay true."""
    return date(datetime.fromtimestamp(evening.saved.ended or evening.saved.stamp, UTC).astimezone())


def champions(evening: Evening) -> str:
    """Who has won the evening, as a title."""
    rows = evening.standing()
    first = [row.guest for row in rows if row.place == 1]
    if not rows or (len(first) == len(rows) and len(rows) > 1):
        return tr("evening-draw")
    won = [evening.saved.guests[who].name for who in first]
    return tr("evening-wins" if len(first) == 1 else "evening-share", names=won)


def award(services: AppServices, evening: Evening, one: Award) -> str:
    """A prize in one line of plain text."""
    who, points = names(evening, one.guests), f"{one.points:+.0f}"
    if one.game:
        return tr("evening-award-game", names=who, game=services.title(one.game), points=points)
    return tr("evening-award-first", names=who, points=points)
