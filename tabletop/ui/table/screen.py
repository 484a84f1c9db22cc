"""The table: a match on the screen, for any game.

    TableScreen(match, desk=None, *, on_end=None, now=None)

`match`: started or resumed at `now` ms of the app's clock (None: when the screen opens); the match's clock goes on from
there and stands still while another screen lies above. `desk`: settings and the ways to pause, rules and end; without it
(tests, demo) these do nothing. `on_end(match)`: called once after the last card has been shown; without it the end screen
opens. Closes with "menu", "quit", "rematch", "table" or, when other people sit at it, "seats". The screen decides nothing
about what is legal: it offers the options of the ask that is open. Parts: `scene` (cards), `stage` (their picture), `story`
(events as motion), `handling` (mouse and keys), `furniture` (panels), `spots` (what can be hit), `ways` and `parting` (other
screens, and how people leave), `looking` (back in time).
"""

from __future__ import annotations

import gc
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.ask import NOBODY, Refused
from tabletop.match.store import ElsewhereError
from tabletop.ui import layouts
from tabletop.ui.kit import Kit
from tabletop.ui.loader import READY
from tabletop.ui.screen import Screen
from tabletop.ui.screens.cards.facts import printed
from tabletop.ui.table import lighting, mats
from tabletop.ui.table.areas import divide
from tabletop.ui.table.choosing import Choosing, Target
from tabletop.ui.table.facts import Facts
from tabletop.ui.table.fanning import spread
from tabletop.ui.table.furniture import Furniture
from tabletop.ui.table.gauging import Gauging
from tabletop.ui.table.handling import Handling
from tabletop.ui.table.hovering import Hovering
from tabletop.ui.table.keys import Keys
from tabletop.ui.table.looking import Looking
from tabletop.ui.table.marks import Marks
from tabletop.ui.table.moments import Moments
from tabletop.ui.table.panels.floating import trap
from tabletop.ui.table.parting import Parting
from tabletop.ui.table.places import Places
from tabletop.ui.table.presses import Presses
from tabletop.ui.table.saving import Saving
from tabletop.ui.table.scene import Scene
from tabletop.ui.table.signs import Signs
from tabletop.ui.table.spots import Spots
from tabletop.ui.table.stage import Stage
from tabletop.ui.table.story import StoryTeller
from tabletop.ui.table.ways import Ways
from tabletop.ui.table.world import Worlds
from tabletop.ui.widgets.dialog import confirm

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.core.view import View
    from tabletop.match import Match
    from tabletop.ui.actions import Action
    from tabletop.ui.layouts.board import Style
    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.sprites import State
    from tabletop.ui.table.scene import Sprite
    from tabletop.ui.widgets.base import Pointer, Widget

ROOM = (1500, 850)  # units that a table has at least
END_MS = 2600  # the last picture of a match stays a moment
TOUCHES = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.MOUSEWHEEL)


class TableScreen(Screen[str]):
    """See the module."""

    closable = False
    _kit: Kit | None = None

    def __init__(
        self,
        match: Match,
        desk: Desk | None = None,
        *,
        on_end: Callable[[Match], None] | None = None,
        now: int | None = None,
    ) -> None:
        super().__init__("table")
        self.match, self.desk, self.on_end = match, desk, on_end
        self.seats = len(match.setup.seats)
        self.look = layouts.load(match.definition.id)
        self.kernel = match.definition.layout(self.seats)
        self.look.check(self.kernel, match.definition.id)
        self.texts = [printed(match.definition, kind) for kind in range(len(match.definition.cards))]
        self.view: View = match.view()
        self.bottom = NOBODY
        self._clock = now
        self._since = 0.0
        self._running = False
        self._seen: tuple[Any, ...] = ()
        self._eyes: tuple[int, ...] = ()
        self._ended = False

    # --- life
    def build(self) -> None:
        match = self.match
        self.moments = Moments(self.app, match.definition.id, self)
        self.scene = Scene()
        self.story = StoryTeller(self.app, self.scene, self.moments, self.jump, self._told)
        self.scene.fly = self.story.fly
        self.handling = Handling(self)
        self.stage = self.add(Stage(match.definition.id, self.texts, self.look, self.scene, self.state))
        self.stage.marks = Marks(self.stage, self.scene, self.look, lambda: self.view)
        self.stage.marks.heart = lambda seat: self.furniture.badges[seat].heart
        self.stage.marks.badge = lambda seat: self.furniture.badges[seat].rect
        self.stage.live = self._live
        self.gauging = Gauging(self)
        self.spots = self.add(Spots(self))
        self.facts = Facts(match, self.look, self.scene)
        self.parting = Parting(self)
        self.presses = Presses(self)
        self.furniture = Furniture(self, self.facts)
        self.hovering = Hovering(self)
        self.keys = Keys(self)
        self.looking = Looking(self)
        self.world = Worlds(self)
        self.signs = Signs(self)
        self.stage.extras = [*self.gauging.extras, self.signs]
        self.saving = Saving(self)
        self.ways = self._ways(self.desk) if self.desk is not None else None
        if self.desk is not None:
            match.privacy.idle_ms = self.desk.settings.curtain_idle_seconds * 1000
            match.rushing.error_ms = self.desk.settings.input_error_ms
        self._eyes = match.eyes
        self._turn_round()

    def _ways(self, desk: Desk) -> Ways:
        return Ways(self.app, desk, self.match, self.close, self.look_at, self.saving)

    def shown(self) -> None:
        if self._clock is None:
            self._clock = round(self.app.clock())
        self._since, self._running = self.app.clock(), True
        if not gc.get_freeze_count():  # looking through all that lies in memory takes longer than a frame may
            gc.collect()
            gc.freeze()
        if self.stage.style != self.style and self.rect.width:  # the settings may have been changed meanwhile
            self.layout()

    def hidden(self) -> None:
        self._clock, self._running = self.now, False

    def let_go(self) -> None:
        """Nobody thinks about this match any more; it can be resumed."""
        self.match.close()

    @property
    def urgent(self) -> bool:
        """Whoever is first counts: input is read at once."""
        return self._running and self.match.rushing.rush is not None

    @property
    def now(self) -> int:
        """The match's clock in ms."""
        return int((self._clock or 0) + (self.app.clock() - self._since if self._running else 0))

    # --- time
    def update(self, now: float) -> bool:
        if self._running:
            with suppress(ElsewhereError):  # `saving` says it
                self.match.tick(self.now)
        self.saving.tick(now)
        moved = self.follow()
        if self._running:
            self.world.tick()
        return any([moved, self.furniture.tick(now), self.moments.tick(now)])

    def follow(self) -> bool:
        """Take over what has changed in the match; True when the picture changed."""
        if self.world.holds():
            return False
        match = self.match
        self.look_together()
        beats = match.drain()
        if beats and self.looking.at is None:
            self.story.hear(beats)
        vote = match.votes.vote
        if match.game.over and not self._ended and self._running and not self.story.busy:
            self._ended = True
            self.app.after(self.app.ms(END_MS), self._end)
        key = (match.n, match.game.no, match.game.over, match.viewer, match.asked, match.privacy.curtain, vote is None)
        if key == self._seen:
            return False
        self._seen = key
        self._ask()
        return True

    def look_together(self) -> None:
        """Show what those who look now may see."""
        if self.match.eyes != self._eyes:
            self._new_eyes()

    def _new_eyes(self) -> None:
        """Somebody else looks: not one frame may show what is not for these eyes."""
        match = self.match
        self._eyes = match.eyes
        self.looking.forget()
        self._see()
        if self.scene.zones:
            self.scene.veil(self.view)
        self._turn_round()

    def _turn_round(self) -> None:
        """The seat at the screen sits at the lower edge."""
        match = self.match
        first = match.setup.humans[0] if match.setup.humans else 0
        seat = match.viewer if match.viewer >= 0 else self.bottom if self.bottom >= 0 else first
        if seat != self.bottom:
            self.bottom = seat
            if self.rect.width:
                self.layout()

    def jump(self) -> None:
        """Show the present at once."""
        self.moments.forget()
        self._see()
        self.gauging.settle()
        self.scene.rebuild(self.view)
        self.furniture.banner.clear_moments()
        self.refeed()

    def _told(self) -> None:
        """All that has happened has been shown."""
        if self.looking.at is not None:
            return
        self._see()
        self.gauging.settle()
        self.scene.settle(self.view)
        self.refeed()

    def _end(self) -> None:
        if self.host is None or self.app.screens[-1:] != [self]:
            return
        if self.on_end is not None:
            self.on_end(self.match)
        elif self.ways is not None:
            self.ways.end()

    # --- a new ask
    def _ask(self) -> None:
        if self.looking.at is not None:
            return
        self._see()
        if not self.story.busy:
            self.gauging.settle()
            self.scene.settle(self.view)
        self.choice_changed()

    def _see(self) -> None:
        """Take the present view; when it asks something else, nothing is held any more."""
        match, old = self.match, self.view.no
        self.view = match.view()
        ready = match.viewer >= 0 and match.asked == match.viewer and match.votes.vote is None
        options = self.view.options if ready and not match.game.over else ()
        if self.view.no != old or options != self.handling.choosing.options:
            choosing = Choosing(options, match.definition.acts)
            self.handling.ask(choosing)
            self.scene.announced = choosing.announced
            self.scene.spread = spread(self, choosing)
            self.scene.ranks = {card: rank for rank, card in enumerate(choosing.sources)}

    def again_asked(self) -> None:
        """The present is shown again: its question, too."""
        self._seen = ()
        self.follow()

    # --- answers
    def answer(self, index: int) -> None:
        """Give an answer of the seat at the screen."""
        match, view = self.match, self.view
        act = match.definition.act(view.options[index])
        question = self.look.act[act.name].confirm if act is not None and act.name in self.look.act else ""
        if question:
            name = act.label if act is not None else ""
            title = f"{name} this match?" if act is not None and act.grave else f"{name}?"
            confirm(self, title, question, name, lambda: self._give(index), style="danger", icon="alert")
        else:
            self._give(index)

    def _give(self, index: int) -> None:
        match, no = self.match, self.view.no  # to be told the rest of the story may lead to another question
        self.story.finish()
        self.try_(lambda: match.answer(no, match.viewer, index, self.now))

    def try_(self, do: Callable[[], None]) -> bool:
        """Do something with the match; a refusal is said in one sentence and changes nothing."""
        try:
            do()
        except Refused as error:
            self.complain(error.text)
            self.choice_changed()
            return False
        except ElsewhereError:  # `saving` says it
            self.choice_changed()
            return False
        self.follow()
        return True

    def complain(self, text: str) -> None:
        self.app.sound("error_soft")
        self.app.toast(text, "alert", "coral")

    def take_back(self) -> None:
        match = self.match
        seat = match.viewer if match.viewer >= 0 else next(iter(match.setup.humans), NOBODY)
        self.story.finish()
        if self.try_(lambda: match.undo.request(seat, self.now)):
            self.app.sound("undo")

    def again(self) -> None:
        self.story.finish()
        self.try_(lambda: self.match.undo.redo(self.now))

    # --- what is chosen
    def choice_changed(self) -> None:
        """Another card is held, or other things can be chosen: everything shows it."""
        self.scene.arrange()
        self.refeed()

    def refeed(self) -> None:
        """Feed panels, spots and picture from what is shown now."""
        choosing = self.handling.choosing
        self.furniture.update(self.view, choosing)
        self.spots.follow(choosing)
        self.app.pointing.moved(self.app.pointing.pos)  # another card may lie under the mouse now
        self.hovering.again()
        self.stage.changed()

    def clicked(self, sprite: Sprite) -> None:
        """A card that cannot be chosen: a pile opens, any other says why not."""
        place = self.places.zones[sprite.zone]
        if place.look.browse and sprite.zone not in self.scene.spread:
            self.hovering.browse(sprite.zone)
            return
        reason = self.match.reasons().get(sprite.card) if self.handling.choosing.options else None
        if reason is not None:
            self.app.sound("error_soft")
            self.app.toast(f"{reason[1]} [faint]{reason[2]}[/]", "info")

    def chosen(self, target: Target) -> None:
        self.handling.choose(target)

    def sheet_left(self) -> None:
        """A list of names was left without a choice: the card goes back, or the list comes again."""
        self.handling.back()
        self.refeed()

    def state(self, sprite: Sprite) -> State:
        """How a card is lit now."""
        return lighting.state(self, sprite)

    def close(self, result: str | None = None) -> None:
        """A shot that is still being made goes with its table; it is made when the match goes on."""
        self.world.put_away()
        self.saving.leave()
        gc.unfreeze()
        super().close(result)

    # --- place and picture
    @property
    def style(self) -> Style:
        """How a board is shown: as the house rules want it, else as this person likes it."""
        rule, value = self.look.board.bare if self.look.board is not None else ("", "")
        if rule and self.match.record.options[rule] == value:
            return "bare"
        return "printed" if self.desk is None or self.desk.settings.printed_mats else "ring"

    @property
    def kit(self) -> Kit:
        """A table needs more room than other screens: large scales are held back."""
        if self._kit is None:
            self._kit = Kit(self.app.window.size, self.app.prefs.ui_scale, mats.ROOM if self.look.mats else ROOM)
        return self._kit

    def layout(self) -> None:
        self.kit.resize(self.rect.size, self.app.prefs.ui_scale)
        areas = divide(self.rect, self.u, self.look, self.seats, self.bottom)
        self.places = Places(self.look, self.kernel, areas, self.bottom, self.rect)
        self.scene.places = self.places
        self.stage.style = self.style
        self.stage.place(self.rect)
        self.spots.place(self.rect)
        self.furniture.place(areas, self.rect)
        if not self.scene.zones:
            self.match.drain()
            self.gauging.settle()
            self.scene.rebuild(self.view)
        self.scene.arrange(at_once=not self.story.busy)
        self.stage.resized()
        self.refeed()

    def paint(self, target: pygame.Surface) -> None:
        """The stage covers everything."""

    def draw(self, target: pygame.Surface) -> None:
        if self.furniture.curtain.closed:
            self.furniture.curtain.draw(target)
        else:
            super().draw(target)

    def _live(self) -> list[Any]:
        return [*self.signs.live(), *self.handling.lines(), *self.moments.blits()]

    # --- input
    def on_event(self, event: Event) -> bool:
        match = self.match
        if event.type == READY:
            self.stage.changed()
        if event.type in TOUCHES:
            match.privacy.touched(self.now)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            match.privacy.focus_lost()
        return self.furniture.on_raw(event) or self.keys.on_raw(event)

    def on_key(self, event: Event) -> bool:
        return self.keys.on_key(event) or super().on_key(event)

    def on_action(self, action: Action) -> bool:
        if action == "back" and not self.furniture.open():
            if self.looking.at is not None:
                self.look_at(None)
            elif not self.handling.back():
                self.corner("menu")
            return True
        return action == "back" or super().on_action(action)

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down":
            if event.button == 3:
                self.handling.back()
            else:
                if self.handling.choosing.held >= 0:
                    self.handling.let_go()
                self.story.finish()
        return False

    def focus_order(self) -> list[Widget]:
        return trap(super().focus_order(), self.furniture.floats)

    # --- what panels say
    def button(self, name: str) -> None:
        if name == "end":
            self._end()
        else:
            self.answer(int(name))

    def corner(self, name: str) -> None:
        if name == "undo":
            self.take_back()
        elif name == "redo":
            self.again()
        elif name == "log":
            self.furniture.log.toggle()
        elif name == "house":
            self.app.toast("\n".join(self.facts.house()), "gavel")
        elif self.ways is not None:
            if name == "rules":
                self.ways.rules()
            else:
                self.ways.pause(self.take_back if self.match.undo.target is not None else None, self.parting.deeds())

    def rule(self, rule: str) -> None:
        if self.ways is not None:
            self.ways.rules(rule)

    def look_at(self, n: int | None) -> None:
        self.looking.go(n)
        if n is None and self.match.game.over:
            self._end()

    def look_step(self, step: int) -> None:
        self.looking.step(step)
