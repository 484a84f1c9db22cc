"""The end screen: winners in the light, how the match went, what everybody held, and what to do now."""

from __future__ import annotations

from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.app import routes, text_files
from tabletop.app.toasts import done, sorry
from tabletop.card_art.card_index import printed
from tabletop.card_art.card_sprites import SpriteSpec
from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import UNKNOWN
from tabletop.i18n import tr
from tabletop.pages import backdrop, base_page
from tabletop.pages.backdrop import Motes
from tabletop.pages.end import charts
from tabletop.pages.end.end_panels import FIRST_MS as WORTH_MS
from tabletop.pages.end.end_panels import BoosterPrize, DealValue, verdicts, worths
from tabletop.pages.end.review_panel import FIRST_MS, REVIEW, MomentRow, ReviewPage
from tabletop.table.extensions.end_pages import pages_of
from tabletop.toolkit import pictures, plain_words, rects, shapes
from tabletop.toolkit.layers import centred
from tabletop.toolkit.particles import Particles
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel, Row, ScrollPanel
from tabletop.toolkit.widgets.display import Label, RichLabel, draw_avatar
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.value_controls import Tabs
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.progress.review import KeyDecision
    from tabletop.table.end_facts import EndFacts
    from tabletop.table.extensions.end_pages import EndPage
    from tabletop.toolkit.app import App, CardPictures
    from tabletop.toolkit.draw_context import DrawContext


CARD = 116  # units wide
SMALL = 16  # units of the letters that say why cards lie face down


def hidden(hand: tuple[int, ...]) -> str:
    """Why some cards lie face down, "" where none does."""
    count = hand.count(UNKNOWN)
    return tr("end-face-down", count=count) if count else ""


class FinalHand(Widget):
    """One seat's last hand, in a row that overlaps when it is long."""

    def __init__(self, facts: EndFacts, seat: int, sprites: CardPictures) -> None:
        super().__init__(f"hand {seat + 1}")
        self.facts = facts
        self.seat = seat
        self.sprites = sprites

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(self.u(CARD) * RATIO) + self.u(36)

    def draw(self, target: pygame.Surface) -> None:
        kit, facts = self.kit, self.facts
        seat = facts.setup.seats[self.seat]
        won = self.seat in facts.outcome.winners
        kit.panel(target, self.rect, "row_chosen" if won else "row")
        who, cards = rects.cut_left(rects.inset(self.rect, kit.u(20), kit.u(16)), kit.u(330), kit.u(20))
        face, words = rects.cut_left(who, kit.u(84), kit.u(18))
        draw_avatar(target, kit, rects.center(face, kit.u(84), kit.u(84)), seat.name, seat.colour,
                    picture=avatars.picture(seat.avatar))  # fmt: skip
        name = pygame.Rect(words.x, words.centery - kit.u(34), words.width, kit.u(36))
        kit.write(target, seat.name, "subheading", name, seat.colour, size=kit.fit(seat.name, "subheading", name.width))
        hand = facts.hands[self.seat]
        note = tr("end-winner") if won else tr("end-cards-left", count=len(hand))
        kit.write(target, note, "caption", name.move(0, kit.u(38)), "gold" if won else "muted")
        if source := hidden(hand):
            text = kit.rich(source, "caption", words.width, "muted", size=SMALL)
            text.draw(target, (words.x, name.y + kit.u(74)))
        self._cards(target, cards, hand)

    def _cards(self, target: pygame.Surface, box: pygame.Rect, hand: tuple[int, ...]) -> None:
        wide = self.u(CARD)
        step = min(wide + self.u(12), (box.width - wide) / max(1, len(hand) - 1))
        for i, kind in enumerate(hand):
            text = None if kind == UNKNOWN else printed(self.facts.definition, kind)
            sprite = self.sprites.get(SpriteSpec(self.facts.definition.id, text, wide))
            target.blit(sprite, sprite.get_rect(center=(box.x + round(i * step) + wide // 2, box.centery)))


BURSTS = (0, 500, 1100)  # ms: paper is thrown three times
RAINS, FALLS = 5200, 1300  # ms that it rains, and that a drop needs for the window's height
DROPS, LONG, WIDE = 70, 44, 3  # units of a drop
VEIL = (150, 160, 205)  # a loss is cold


class FallingPiece(NamedTuple):
    x: float  # shares of the window
    y: float
    speed: float


class Ambience:
    """`won`: whether somebody at the screen has; None when nobody there has played."""

    def __init__(self, app: App, kit: DrawContext, *, won: bool | None) -> None:
        self.app, self.kit, self.won = app, kit, won
        self.paper = Particles(kit)
        dice = Random(7)
        self.drops = [FallingPiece(dice.random(), dice.random(), dice.uniform(0.7, 1.3)) for _ in range(DROPS)]
        self._since: float | None = None
        self._thrown = 0

    def begin(self) -> None:
        """The screen has come up; it is felt once."""
        if self._since is None and self.won is not None:
            self._since = self.app.clock()
            self.app.sound("fanfare" if self.won else "curtain_close")

    def tick(self, window: pygame.Rect) -> bool:
        """Every frame; True while something moves."""
        if self._since is None or self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return False
        age = self.app.clock() - self._since
        while self.won and self._thrown < len(BURSTS) and age >= BURSTS[self._thrown]:
            self._thrown += 1
            for x in (0.08, 0.92):
                place = (window.left + x * window.width, float(window.bottom))
                self.paper.burst("confetti", place, "gold", self.app.clock())
        return self.paper.busy or (not self.won and age < RAINS)

    def below(self, target: pygame.Surface) -> None:
        """Over the sky, under everything else."""
        if self.won is False:
            target.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)

    def above(self, target: pygame.Surface, window: pygame.Rect) -> None:
        now = self.app.clock()
        target.fblits(self.paper.blits(now))
        if self.won is False and self._since is not None and self.tick(window):
            age = now - self._since
            target.fblits([self._drop(drop, age, window) for drop in self.drops])

    def _drop(self, drop: FallingPiece, age: float, window: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        part = (drop.y + age / FALLS * drop.speed) % 1
        size = (max(1, self.kit.u(WIDE)), self.kit.u(LONG * drop.speed))
        ink = pygame.Color(170, 190, 255, round(110 * min(1.0, (RAINS - age) / 800)))
        return centred(
            shapes.filled(size, 1, ink, ink),
            (window.left + drop.x * window.width, window.top + part * (window.height + size[1]) - size[1]),
        )


WHOLE = {
    "night": "weather-night",
    "circuit": "route",
    "season": "calendar",
    "daily": "calendar",
    "evening": "account-group",
}  # what a match may belong to: its icon
Choice = Literal["rematch", "table", "night", "menu"]
TOAST, HIGH = 840, 130  # units: how wide messages are, and how far above the lower edge of the tabs they begin
STORY, HANDS = "story", "hands"


class EndScreen(Screen[Choice]):
    """Returns what to do now. `looking_back`: opened from the list of matches, so there is only a way back.

    `look` tells what came of an answer, in these words, once more at the table; without it the moments are only listed.
    """

    def __init__(
        self, services: AppServices, facts: EndFacts, look: routes.Look | None = None, *, looking_back: bool = False
    ) -> None:
        super().__init__("end")
        self.look = look
        self.services = services
        self.facts = facts
        self.looking_back = looking_back
        self.motes = Motes(70)
        self._shown = 1.0

    # --- widgets
    def build(self) -> None:
        self.mood = Ambience(self.app, self.kit, won=None if self.looking_back else self.facts.mine)
        self.row = self.add(Row(*self._buttons(), gap=18, align="center"))
        self.worths = worths(self.services, self.facts, looking_back=self.looking_back)
        self.prize = self.add(BoosterPrize(self.services, self.facts))
        self.pages: dict[str, EndPage | ReviewPage] = {
            kind.title: self.add(kind(self.facts.past, self.services)) for kind in pages_of(self.facts.definition.id)
        }
        if self.facts.reviewable:
            self.pages[REVIEW] = self.add(ReviewPage(self.services, self.facts, self.decision))
        tabs = [(STORY, tr("end-story")), *([(HANDS, tr("end-hands"))] if self.facts.holds else [])]
        tabs += [(page, tr("end-review") if page == REVIEW else page) for page in self.pages]
        self.tabs = self.add(Tabs(tabs, STORY, self.show, label="tabs"))
        self.tabs.visible = len(tabs) > 1
        self.chart = self.add(Panel(charts.build(self.facts), pad=26))
        self.moments = self.add(Panel(ScrollPanel(Column(*self._moments(), gap=8), label="moments"), pad=20))
        rows = [FinalHand(self.facts, seat, self.app.cards) for seat in range(len(self.facts.setup.seats))]
        self.hands = self.add(ScrollPanel(Column(*rows, gap=12), label="hands"))
        self.show(STORY)

    def _buttons(self) -> list[Button]:
        save = Button(
            tr("end-save-story"),
            self.save,
            label="Save the story",
            style="secondary",
            icon="save",
            tooltip=tr("end-save-story-tip"),
        )
        if self.looking_back:
            return [
                Button(tr("end-back"), lambda: self.close(None), label="Back", style="primary", icon="arrow-left"),
                save,
            ]
        leave = Button(tr("end-menu"), lambda: self.close("menu"), label="Menu", style="ghost", icon="home")
        whole = self.facts.setup.run[0] if self.facts.setup.run else "night" if self.facts.setup.night else ""
        if whole:
            return [
                Button(tr("end-on", whole=whole), lambda: self.close("night"), style="primary", icon=WHOLE[whole]),
                save,
                leave,
            ]
        return [
            Button(tr("end-rematch"), lambda: self.close("rematch"), label="Rematch", style="primary", icon="restart",
                   tooltip=tr("end-rematch-tip")),
            Button(tr("end-new-table"), lambda: self.close("table"), label="New table", style="secondary",
                   icon="account-group"),
            save,
            leave,
        ]  # fmt: skip

    def _moments(self) -> list[Label | RichLabel | MomentRow | DealValue]:
        made: list[Label | RichLabel | MomentRow | DealValue] = []
        told_in = self.facts.words
        found = verdicts(self.facts)
        if found:
            made.append(Label(tr("end-how-did", count=len(found)), "label", color="gold"))
        for index, (n, line) in enumerate(found):
            source = told_in.rich(line, symbols=self.app.prefs.symbols)
            look = self._looking(n, source) if n is not None else None
            made.append(MomentRow(source, look, label=f"verdict {index + 1}", icon="account-group"))
        made += self.worths
        if self.facts.best_reading:
            made.append(Label(tr("end-best-reading"), "label", color="gold"))
            source = told_in.rich(self.facts.best_reading, symbols=self.app.prefs.symbols)
            made.append(MomentRow(source, None, label="best reading", icon="trophy"))
        made.append(Label(tr("end-moments"), "label", color="gold"))
        for index, (n, line) in enumerate(self.facts.highlights):
            source = told_in.rich(line, symbols=self.app.prefs.symbols)
            made.append(MomentRow(source, self._looking(n, source), label=f"moment {index + 1}"))
        if not self.facts.highlights:
            made.append(RichLabel(tr("end-quiet"), "small"))
        return made

    def _looking(self, n: int, words: str) -> Callable[[], None] | None:
        """Return what tells once more what came of answer `n`."""
        return partial(self.look, n, words) if self.look is not None else None

    def show(self, tab: str) -> None:
        """Show the story, the final hands, or a page of the game's."""
        self.chart.visible = self.moments.visible = tab == STORY
        self.hands.visible = tab == HANDS
        for title, page in self.pages.items():
            page.visible = title == tab
        if self.rect.width:
            self.layout()
        self.refresh()

    def decision(self, one: KeyDecision) -> None:
        """The table at a decision, with both answers."""
        if self.facts.match is not None:
            routes.decision(self.app, self.services, self.facts.match, one)

    def save(self) -> None:
        """Write the story, and behind it the match itself, to a file."""
        if self.facts.match is not None:
            routes.export_match(self.app, self.services, self.facts.match)
            return
        try:
            path = text_files.write(self.services, f"{self.facts.definition.id} story", told(self.facts))
        except OSError as error:
            sorry(self.app, tr("end-story-not-saved", why=str(error)))
            return
        text_files.copy(told(self.facts))
        done(self.app, tr("pages-saved-copied", path=str(path)), "save")

    # --- life
    def close(self, result: Choice | None = None) -> None:
        """What was said here, as where the story lies, does not follow to where one goes now."""
        self.app.overlay.clear()
        super().close(result)

    def _review(self) -> None:
        """The review of a match that has just ended begins by itself."""
        page = self.pages.get(REVIEW)
        if isinstance(page, ReviewPage) and page.host is not None and self.app.top is self:
            page.begin()

    def _deal_again(self) -> None:
        for worth in self.worths[:1]:
            worth.begin()

    def shown(self) -> None:
        if not self.looking_back:
            self.app.after(FIRST_MS, self._review)
            self.app.after(WORTH_MS, self._deal_again)
        self.motes.wake(self.app.clock())
        self.mood.begin()
        self.prize.count()
        self.prize.visible = self.prize.visible and not self.looking_back
        self.layout()
        if self.focus is self.prize and not self.prize.visible:
            self.set_focus(self.row.children[0])
        if self.focus is None:
            self.set_focus(self.row.children[0])
        self._shown = 0.0
        still = self.app.prefs.reduced_motion
        self.app.touch.run(0 if still else self.app.ms(700), self._rise, key="end", ease="out_back")

    def _rise(self, part: float) -> None:
        self._shown = part

    def on_key(self, event: Event) -> bool:
        return super().on_key(event) or base_page.open_help_page(
            self.app, self.services, event, self.facts.definition.id
        )

    def on_event(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self.motes.wake(self.app.clock())
        return False

    def update(self, now: float) -> bool:
        still = self.app.prefs.reduced_motion or self.app.prefs.animation <= 0
        new = [worth.think() for worth in self.worths]
        if any(new) and self.rect.width:
            self.layout()
            self.refresh()
        thought = [page.think() for page in self.pages.values() if page.visible]
        felt = self.mood.tick(self.rect)
        return felt or any(thought) or (self.app.top is self and self.motes.update(now, still))

    # --- place
    @property
    def toast_room(self) -> pygame.Rect:
        """Messages come beside the tabs, so that they cover neither title nor figures."""
        room = super().toast_room
        line = pygame.Rect(0, 0, min(self.u(TOAST), self.tabs.rect.width), 0)
        line.bottomright = (self.tabs.rect.right, self.tabs.rect.bottom - self.u(HIGH))
        return pygame.Rect(line.x, max(room.y, line.y), line.width, room.bottom - max(room.y, line.y))

    def layout(self) -> None:
        edge = min(self.u(70), self.rect.width // 28)
        body = rects.inset(self.rect, edge, self.u(28))
        self.head, rest = rects.cut_top(body, min(self.u(250), body.height * 28 // 100), self.u(12))
        if self.prize.visible:
            prize, self.head = rects.cut_right(self.head, min(self.u(470), self.head.width * 36 // 100), self.u(24))
            self.prize.place(rects.center(prize, prize.width, self.prize.measure(prize.width)[1]))
        foot, rest = rects.cut_bottom(rest, self.u(70), self.u(22))
        self.row.place(foot)
        tabs, rest = rects.cut_top(rest, self.u(58), self.u(16))
        self.tabs.place(tabs)
        right, left = rects.cut_right(rest, rest.width * 38 // 100, self.u(24))
        self.chart.place(left)
        self.moments.place(right)
        for page in (self.hands, *self.pages.values()):
            page.place(rest)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.mood.above(target, self.rect)

    def paint(self, target: pygame.Surface) -> None:
        backdrop.far(self.services.late, target)
        self.mood.below(target)
        self.motes.draw(target, self.rect)
        self._winners(target)
        self._words(target)

    @property
    def _faces(self) -> list[pygame.Rect]:
        """Return the places of the winners' portraits."""
        count = max(1, len(self.facts.winners))
        side = round(self.head.height * (0.92 if count == 1 else 0.7 if count < 4 else 0.5))
        step = round(side * 0.72)
        wide = side + step * (count - 1)
        place = pygame.Rect(self.head.x, self.head.centery - side // 2, wide, side)
        return [pygame.Rect(place.x + i * step, place.y, side, side) for i in range(count)]

    def _winners(self, target: pygame.Surface) -> None:
        grow = 0.6 + 0.4 * self._shown
        for seat, place in zip(self.facts.winners, self._faces, strict=False):
            light = _light(round(place.width * 2.2 * grow))
            target.blit(light, light.get_rect(center=place.center))
            face = place.inflate(-place.width * (1 - grow), -place.height * (1 - grow))
            draw_avatar(target, self.kit, face, seat.name, seat.colour, picture=avatars.picture(seat.avatar))
            side = place.width * 42 // 100
            crown = pictures.contain(("ui", "crown.webp"), (side, side))
            target.blit(crown, crown.get_rect(midbottom=(place.centerx, place.y + side * 62 // 100)))

    def _words(self, target: pygame.Surface) -> None:
        kit, facts = self.kit, self.facts
        left = self._faces[-1].right + kit.u(44) if facts.winners else self.head.x
        box = pygame.Rect(left, self.head.y, self.head.right - left, self.head.height)
        text = kit.rich(facts.outcome.text, "body", box.width, "text")
        counted = f"{tr('end-turns', count=len(facts.turns) - 1)}  ·  {tr('end-decisions', count=facts.decisions)}"
        aided = base_page.help_told(facts.help, [seat.name for seat in facts.setup.seats])
        figures = f"{counted}  ·  {plain_words.span(facts.seconds)}" + (f"  ·  {aided}" if aided else "")
        high = kit.u(110) + text.size[1] + kit.u(44)
        top = box.y + max(0, (box.height - high) // 2)
        size = kit.fit(facts.headline, "display", box.width * 97 // 100, 0.4)
        kit.write(
            target, facts.headline, "display", pygame.Rect(box.x, top, box.width, kit.u(110)),
            "muted" if facts.mine is False else "gold_light", size=size,
        )  # fmt: skip
        text.draw(target, (box.x, top + kit.u(112)))
        below = pygame.Rect(box.x, top + kit.u(118) + text.size[1], box.width, kit.u(34))
        kit.write(target, figures, "caption", below, size=kit.fit(figures, "caption", below.width))


@lru_cache(maxsize=16)
def _light(side: int) -> pygame.Surface:
    """Return a golden glow of `side` pixels."""
    out = pictures.contain(("ui", "glow.webp"), (side, side)).copy()
    out.fill((255, 214, 120, 210), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def told(facts: EndFacts) -> str:
    """Return the story as plain text."""
    lines = [facts.headline, facts.outcome.text, ""]
    lines += [facts.words.plain(line) for _, line in (*verdicts(facts), *facts.highlights)]
    scores = facts.points[-1].scores
    lines += [
        "",
        *(
            tr("end-score", name=seat.name, score=scores[i], what=facts.definition.score_name)
            for i, seat in enumerate(facts.setup.seats)
        ),
    ]
    return "\n".join(lines) + "\n"
