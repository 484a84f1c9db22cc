"""The main buttons of the one who decides: end the turn, pass, done, claim; of whoever may claim at any time, or is out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.table.extensions.input_panels import panel_of
from tabletop.table.widgets.panel_facts import ButtonFacts
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Row

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from pygame.event import Event

    from tabletop.core.ask import Option
    from tabletop.table.hud.view_model import PanelFacts
    from tabletop.table.layout.scheme import Areas
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.table.widgets.panel_facts import ButtonFacts, SeatPerson
    from tabletop.toolkit.widgets.widget import Widget


Haste = Literal["", "faster", "to the end"]
SKIPS: dict[Haste, int] = {"": 0, "faster": 40, "to the end": 1500}  # ms of the match for each frame

GAP = 14
PANEL, WAIVE = "panel", "waive"  # buttons: to the panel of a question; what bots wait with may stand
FEW = 3  # buttons that fit into their corner


class ButtonPlaces:
    """One place for each button that there was in the beginning. `taken`: the places of those that are there now, in their
    order; `sizes`: width and height of each place in pixels.
    """

    def __init__(self, facts: Sequence[ButtonFacts], situation: Hashable) -> None:
        self.places, self.situation = list(facts), situation
        self.taken = list(range(len(self.places)))
        self.sizes = [(0, 0)] * len(self.places)

    @property
    def question(self) -> bool:
        """Several buttons, none of which is the main one. To pass is it also while a card that is held has taken its light."""
        return len(self.places) > 1 and self.places[0].style != "primary" and not self.places[0].passes

    def takes(self, facts: Sequence[ButtonFacts], situation: Hashable) -> bool:
        """Whether the same question goes on, and each of these has a place already."""
        return situation == self.situation and NOBODY not in self._found(facts)

    def sit(self, facts: Sequence[ButtonFacts]) -> tuple[ButtonFacts, ...]:
        """These are there from now on; return them with the keys of their places."""
        self.taken = self._found(facts)
        return tuple(fact._replace(key=self.places[place].key) for fact, place in zip(facts, self.taken, strict=True))

    def measured(self, sizes: Sequence[tuple[int, int]]) -> None:
        """What those that are there need; a place never shrinks, so that a shorter number moves nothing."""
        for place, (wide, high) in zip(self.taken, sizes, strict=True):
            self.sizes[place] = max(self.sizes[place][0], wide), max(self.sizes[place][1], high)

    def _found(self, facts: Sequence[ButtonFacts]) -> list[int]:
        """The place of each: that of the same words, or else, where they have changed, of the same key; NOBODY for none."""
        words, found = {fact.text for fact in facts}, list[int]()
        for fact in facts:
            free = {place: old for place, old in enumerate(self.places) if place not in found}
            same = [place for place, old in free.items() if old.text == fact.text]
            same.sort(key=lambda place: self.places[place].key != fact.key)
            same += [place for place, old in free.items() if fact.key and old.key == fact.key and old.text not in words]
            found.append(same[0] if same else NOBODY)
        return found


class ButtonRow(Row):
    """Buttons beside each other; `on_press` hears the id. `align`: where they sit in their place. `kind`: how their labels
    begin, so that those of several rows are told apart.
    """

    kind = "button"

    def __init__(self, on_press: Callable[[str], None], *, align: str = "center") -> None:
        super().__init__(gap=16, align=align, label="main buttons")
        self.on_press = on_press
        self.facts: tuple[ButtonFacts, ...] = ()
        self.button_places = ButtonPlaces((), None)

    def update(self, facts: Sequence[ButtonFacts], situation: Hashable = None) -> None:
        """Show these buttons; those with an id that was there before keep the focus. As long as the `situation` is the same
        none moves, or gets another key, because another one is gone.
        """
        if not self.button_places.takes(facts, situation):
            self.button_places = ButtonPlaces(facts, situation)
        facts = self.button_places.sit(facts)
        if facts == self.facts:
            return
        focused = next((old.id for old, child in zip(self.facts, self.children, strict=True) if child.focused), None)
        self.facts = facts
        self.clear()
        for fact in facts:
            button = self.add(self._button(fact))
            if fact.id == focused and self.host is not None:
                self.host.set_focus(button)
        if focused is not None and focused not in [fact.id for fact in facts] and self.host is not None:
            self.host.set_focus(None)
        if self.rect.width:
            self.layout()
        self.refresh()

    @property
    def main(self) -> Widget | None:
        """The one that Space presses: what shines as the next thing to do, else the first."""
        first = next(iter(self.children), None)
        pairs = zip(self.facts, self.children, strict=True)
        return next((button for fact, button in pairs if fact.style == "primary"), first)

    def place(self, rect: pygame.Rect) -> None:
        if rect.size != self.rect.size:  # another window: who is gone leaves no gap any more
            self.button_places = ButtonPlaces(self.facts, self.button_places.situation)
        super().place(rect)

    def stacked_height(self, width: int) -> int:
        """How high they are above each other."""
        return sum(child.measure(width)[1] + self.u(self.gap) for child in self.children)

    def layout(self) -> None:
        """In a corner the main one keeps its place at the lower right, whatever comes or goes beside it, or above it where
        their words would be cut; in the middle beside each other, or in several rows.
        """
        self.button_places.measured([child.measure(self.rect.width) for child in self.children])
        sizes, gap = self.button_places.sizes, self.u(self.gap)
        boxes = self._flow(sizes, gap) if self.align == "center" else self._corner(sizes, gap)
        for child, seat in zip(self.children, self.button_places.taken, strict=True):
            child.place(boxes[seat])

    def _corner(self, sizes: list[tuple[int, int]], gap: int) -> list[pygame.Rect]:
        fits = sum(wide + gap for wide, _ in sizes) - gap <= self.rect.width
        right, bottom = self.rect.right, self.rect.bottom
        order = list(reversed(range(len(sizes))))
        if not self.button_places.question:  # the main one in the corner, the others from left to right beside it
            order = order[-1:] + order[:-1]
        boxes = [pygame.Rect(0, 0, 0, 0)] * len(sizes)
        for seat in order:
            wide, high = sizes[seat]
            width = min(wide, self.rect.width)
            boxes[seat] = pygame.Rect(right - width, bottom - high, width, high)
            if fits:
                right -= width + gap
            else:
                bottom -= high + gap
        return boxes

    def _flow(self, sizes: list[tuple[int, int]], gap: int) -> list[pygame.Rect]:
        """As many beside each other as fit, row below row."""
        rows: list[list[int]] = [[]]
        for i, (wide, _) in enumerate(sizes):
            if rows[-1] and sum(sizes[k][0] + gap for k in rows[-1]) + wide > self.rect.width:
                rows.append([])
            rows[-1].append(i)
        high = max((high for _, high in sizes), default=0)
        y = self.rect.centery - (len(rows) * (high + gap) - gap) // 2
        boxes: list[pygame.Rect] = []
        for row in rows:
            x = self.rect.centerx - (sum(sizes[k][0] + gap for k in row) - gap) // 2
            for k in row:
                boxes.append(pygame.Rect(x, y, sizes[k][0], high))
                x += sizes[k][0] + gap
            y += high + gap
        return boxes

    def _button(self, fact: ButtonFacts) -> Button:
        return Button(
            fact.text,
            lambda: self.on_press(fact.id),
            label=f"{self.kind} {fact.id}",
            style=fact.style,
            icon=fact.icon,
            key=fact.key,
            enabled=fact.enabled,
            tooltip=escape(fact.about if fact.enabled else fact.why_not),
            pictures=fact.pictures,
            at_once=fact.at_once,
        )


class ClaimButtons(ButtonRow):
    """One button for each person with a right; a second press takes the first one back. It never shines as what comes next,
    and Space does not press it. Who looks alone has the layout's key for it, several people their own.
    """

    kind = "claim"

    def __init__(self, context: TableContext, commands: TableCommands) -> None:
        super().__init__(lambda seat: commands.claim(int(seat)), align="right")
        self.label = "lit buttons"
        self.commands = commands
        self.player_view, self.match, self.key = context.player_view, context.match, context.constants.look.claim
        self.who: Sequence[SeatPerson] = context.constants.who

    def show(self, *, hidden: bool) -> None:
        """After something has changed."""
        claims, seats = self.match.claims, () if hidden else self.player_view.seats
        found = {seat: options for seat in seats if (options := claims.may(seat))}
        self.update([self._fact(seat, options) for seat, options in found.items()], tuple(found))
        for fact, button in zip(self.facts, self.children, strict=True):
            if isinstance(button, Button):
                button.chosen = claims.pressed(int(fact.id))

    def explain(self) -> None:
        """Whoever has pressed, and looks at several things among what may be chosen now, is told so."""
        looking = [seat for seat in self.player_view.seats if self.player_view.ready(seat)]
        for seat in self.match.claims.told_to_choose(looking):
            text = tr("hud-claim-unclear")
            several = len(self.player_view.seats) > 1
            self.commands.say(tr("hud-claim-of", name=self.who[seat].name, action=text) if several else text, "info")

    def _fact(self, seat: int, options: tuple[Option, ...]) -> ButtonFacts:
        made, several = self.match.claims.pressed(seat), len(self.player_view.seats) > 1
        text = self._words(options)
        text = tr("hud-claim-made", action=text) if made else text
        text = tr("hud-claim-of", name=self.who[seat].name, action=text) if several else text
        definition = self.match.definition
        icon = definition.looks.icons.get(definition.acts[options[0][0]].name, "")
        key = self.who[seat].react if several else self.key
        return ButtonFacts(str(seat), text, "accept", icon="check" if made else icon, key=key)

    def _words(self, options: tuple[Option, ...]) -> str:
        """What would be done; of several cards how many could be used."""
        definition, cards = self.match.definition, {card for _, card, _ in options}
        if len(options) == 1:
            return definition.label(self.player_view.view(), options[0])
        if len(cards) > 1:
            return tr("hud-cards-to-use", count=len(cards))
        return tr("hud-use-card", card=definition.cards[self.match.game.table.kind[cards.pop()]].name)

    def lie(self, areas: Areas, main: ButtonRow) -> None:
        """Above the place of the main buttons, and above all of them."""
        corner, high = areas.buttons, self.u(Button.height)
        tops = [child.rect.top for child in main.children] if main.align == "right" else []
        bottom = min([corner.bottom - high, *tops]) - self.u(GAP)
        self.place(pygame.Rect(corner.x, bottom - high, corner.width, high))

    def on_raw(self, event: Event) -> bool:
        """The own key of somebody who shares the screen, when no window hears it."""
        if event.type != pygame.KEYDOWN or len(self.player_view.seats) < 2 or self.player_view.privacy.mode == "peek":
            return False
        place = place_of(event)
        lit = {self.who[int(fact.id)].react: fact.id for fact in self.facts}
        if not place or place not in lit:
            return False
        self.on_press(lit[place])
        return True


class ActionButtons:
    """The buttons of the one who decides, and beside them the lit ones of all who may claim. `on_press(name)`; `ends`: one
    shows how the match went, once it is over.
    """

    haste: Haste = ""

    def __init__(self, context: TableContext, commands: TableCommands, facts: PanelFacts, badges: Sequence[Widget],
                 on_press: Callable[[str], None], *, ends: bool) -> None:  # fmt: skip
        self.match, self.player_view, self.facts, self.ends = context.match, context.player_view, facts, ends
        self.slim, self.board = facts.slim, context.constants.look.board is not None
        self.badges = badges
        self.row, self.claims = ButtonRow(on_press, align="right"), ClaimButtons(context, commands)

    def show(self, shown: ViewState, *, waits: bool, looking_back: bool) -> None:
        """After something has changed; `waits`: what is asked stands elsewhere, or comes later."""
        match, view, choosing = self.match, shown.view, shown.choosing
        over = match.game.over and not looking_back and self.ends
        rests = self.player_view.resting and panel_of(match) is not None
        usual = [_to_the_panel()] if rests else self.facts.buttons(view, choosing)
        if match.bots.held and not over and usual:
            usual = [*usual, ButtonFacts(WAIVE, tr("hud-let-it-stand"), "primary", icon="check")]
        asked = [] if waits or match.claims.aside else [_summary()] if over else usual
        told = not any(shown.playback.view.table.alive[seat] for seat in self.player_view.seats)
        fallen = self.player_view.fallen and told and not looking_back
        situation = "fallen" if fallen else (view.query, view.table.turn, self.player_view.viewer, choosing.active)
        self.row.update(self._fallen() if fallen else asked, situation)
        self.claims.show(hidden=looking_back)
        self.place(shown.places)

    def place(self, places: ZonePlaces) -> None:
        """In their corner; where there is little room many, and a question on a board, are laid out in the middle."""
        row = self.row
        few = FEW + (any(fact.id == WAIVE for fact in row.facts) or self._room_above(places))
        middle = (self.slim and len(row.button_places.places) > few) or (self.board and row.button_places.question)
        row.align = "center" if middle else "right"
        row.place(places.areas.centre if middle else places.areas.buttons)
        self.claims.lie(places.areas, row)

    def _room_above(self, places: ZonePlaces) -> bool:
        """Whether all of them fit above each other in their corner, beside cards and badges."""
        areas, corner = places.areas, places.areas.buttons
        high = self.row.stacked_height(corner.width)
        column = pygame.Rect(corner.left, corner.bottom - high, corner.width, high)
        taken = [*(place.area for place in places.zones), *(badge.rect for badge in self.badges)]
        return not column.collidelistall([*taken, areas.centre, areas.hand])

    def _fallen(self) -> list[ButtonFacts]:
        """For who is out, by what has been pressed already; hands may be seen when nobody is left from whom they are kept."""
        if self.haste == "to the end":
            return []
        found = [
            ButtonFacts("to the end", tr("hud-to-the-end"), "primary", icon="skip-next", key="f8"),
            ButtonFacts("faster", tr("hud-usual-pace"), icon="play", key="f5")
            if self.haste == "faster"
            else ButtonFacts("faster", tr("hud-faster"), icon="fast-forward", key="f5"),
        ]
        kept = any(self.match.game.table.alive[seat] for seat in self.match.setup.humans)
        if not kept and not self.player_view.watching:
            found.append(ButtonFacts("watch", tr("hud-see-all-hands"), icon="eye", key="f6"))
        return found


def _summary() -> ButtonFacts:
    return ButtonFacts("end", tr("hud-how-it-went"), "primary", icon="trophy", key="f8")


def _to_the_panel() -> ButtonFacts:
    return ButtonFacts(PANEL, tr("hud-to-the-panel"), "primary", icon="eye", key="f7", at_once=True)
