"""The parts that mouse, keys and focus work with at one table, made and fed together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.bots.analysis_client import Analyst
from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.table.cards.arrows import line
from tabletop.table.input.drag_and_drop import DragAndDrop
from tabletop.table.input.drop_hints import Dropping
from tabletop.table.input.hints import Helping, ring
from tabletop.table.input.hit_targets import HitTargets
from tabletop.table.input.hit_widgets import HitWidgets
from tabletop.table.input.hot_keys import Digits, HotKeys
from tabletop.table.input.hover import Hovering
from tabletop.table.input.outcome_preview import Forecast
from tabletop.table.input.question_panels import Asking
from tabletop.table.input.reading_aloud import ReadingAloud
from tabletop.table.model import messages
from tabletop.table.model.selection import Target, pressed

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.table.input.hover import Hovering
    from tabletop.table.layout.zone_places import Places
    from tabletop.table.model.commands import Commands
    from tabletop.table.model.messages import Message
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit
    from tabletop.toolkit.widgets.widget import Pointer


class MatExpansion:
    """`key()` opens one mat after the other, and it stays; `tick(now)`: every frame, in ms of the app's clock."""

    def __init__(self, app: App, *, aims: HitTargets, hovering: Hovering, panels: Hud) -> None:
        self.app, self.aims, self.hovering, self.panels, self.mat = app, aims, hovering, panels, panels.mat
        self._kept = False  # a key has opened it
        self._on, self._since = NOBODY, 0.0

    def key(self) -> None:
        """The next mat clockwise; after the last one none."""
        count, bottom = len(self.aims.shown.places.areas.seats), self.aims.shown.bottom
        last = self.mat.seat if self._kept else bottom
        following = (last + 1) % count
        self._kept = following != bottom
        self.mat.open(following if self._kept else NOBODY)
        if self._kept and not self.mat.visible:
            self.app.toast(tr("input-no-mats"), "info", about="mats")
        self._kept = self.mat.visible

    def close(self) -> bool:
        """True when one was open that a key had opened."""
        kept, self._kept = self._kept, False
        if kept:
            self.mat.open(NOBODY)
        return kept

    def tick(self, now: float) -> bool:
        """True when the picture changed."""
        if self._kept:
            return False
        on = self._rested()
        if on != self._on:
            self._on, self._since = on, now
        wanted = on if on != NOBODY and now - self._since >= self.app.prefs.tooltip_delay else NOBODY
        if wanted == self.mat.seat:
            return False
        self.mat.open(wanted)
        return True

    def _rested(self) -> int:
        """The seat on whose strip the mouse is, but on none of its cards that are shown large."""
        app, card = self.app, self.hovering.card
        if app.keyboard or not app.pointing.known or self.panels.open() or self.aims.scene.dragged is not None:
            return NOBODY
        if card is not None and not card.back:
            return NOBODY
        found = [
            number
            for number, seat in enumerate(self.aims.shown.places.areas.seats)
            if seat.opens and any(box.collidepoint(app.pointing.pos) for box in (seat.badge, seat.hand, seat.front))
        ]
        return found[0] if found else NOBODY


class Leading:
    """`live()`: rings round the buttons of the card that is held, and a line to them where nothing else shines."""

    def __init__(self, kit: DrawContext, aims: HitTargets, buttons: ButtonRow) -> None:
        self.kit, self.aims, self.buttons = kit, aims, buttons

    def live(self) -> list[Blit]:
        choosing, scene = self.aims.choosing, self.aims.scene
        found = pressed(self.aims.look, choosing)
        facts = zip(self.buttons.facts, self.buttons.children, strict=True)
        boxes = [child.rect for fact, child in facts if fact.id in map(str, found)]
        out = [ring(self.kit, box, "playable") for box in boxes]
        sprite = scene.sprites.get(choosing.held)
        every = [index for ways in choosing.targets().values() for index in ways]
        if boxes and sprite is not None and scene.dragged is None and set(every) == set(found):
            pose = scene.pose(sprite)
            out += line(self.kit, (pose.x, pose.y), boxes[0].midleft, "playable")
        return out


TOUCHES = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.MOUSEWHEEL)
RELEASES = (pygame.KEYUP, pygame.JOYBUTTONUP, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
LEFT = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)


class HandParts:
    """`spots` is a widget. `desk`: for the key bindings, and how long nobody has to be here."""

    def __init__(
        self, given: TableContext, *, desk: AppServices | None, cards: CardParts, panels: Hud, deeds: Commands
    ) -> None:
        app, match, sight, basics, kit, post = given
        self.app, self.sight, self.kit = app, sight, kit
        self.deeds, self.panels, self.post = deeds, panels, post
        scene, look = cards.scene, basics.look
        self.cards, self.aims = cards, HitTargets(look, scene, cards.clash)
        self.handling = DragAndDrop(app, look, scene, aims=self.aims, deeds=deeds, post=post)
        self.dropping = Dropping(kit, basics, self.handling, panels.words)
        self.spots = HitWidgets(self.aims, self.handling, panels.badges, self.dropping.clicked)
        self.hovering = Hovering(app, basics, aims=self.aims, deeds=deeds, panels=panels)
        self.opening = MatExpansion(app, aims=self.aims, hovering=self.hovering, panels=panels)
        self.forecast = Forecast(basics, scene, kit, spots=self.spots, hovering=self.hovering)
        self.digits = Digits(kit, self.handling, self.spots, panels.buttons)
        self.keys = HotKeys(sight, desk, panels=panels, digits=self.digits, deeds=deeds, post=post)
        self.leading = Leading(kit, self.aims, panels.buttons)
        analyst = partial(desk.analyst, int(sight.own)) if desk is not None else Analyst
        self.helping = Helping(given, analyst, aims=self.aims, panels=panels, deeds=deeds)
        self.asking = Asking(given, desk, deeds, self.helping)
        self.reading = ReadingAloud(given, panels, cards, digits=self.digits, spots=self.spots, deeds=deeds)
        self.match, self.desk = match, desk
        self.heed()

    def heed(self) -> None:
        """Take over the settings that the match needs: they may have been changed from the table."""
        if self.desk is not None:
            self.sight.privacy.idle_ms = self.desk.settings.curtain_idle_seconds * 1000
            self.match.buzzer.error_ms = self.desk.settings.input_error_ms

    def place(self, places: Places) -> None:
        self.spots.place(places.window)

    def show(self, shown: ViewState) -> None:
        self.forecast.show(shown)
        self.aims.show(shown)
        self.spots.show(shown)
        self.helping.show(shown)
        self.reading.show(shown)
        self.app.pointing.moved(self.app.pointing.pos)  # another card may lie under the mouse now
        self.hovering.again()

    def tick(self, now: float) -> bool:
        """Every frame; True when the picture changed."""
        self.heed()
        self.hovering.tick()
        self.reading.tick()
        return any([self.opening.tick(now), self.helping.tick()])

    def hear(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        if self.asking.hear(message) or self.helping.hear(message):
            return True
        match message:
            case messages.CardHovered(sprite):
                self.hovering.over(sprite)
            case messages.CardPressed(sprite):
                held = self.handling.choosing.held
                if held >= 0 and self.handling.refuses(held, sprite.card):
                    return True
                if not self.hovering.pressed(sprite):
                    self._without_meaning()
            case messages.SeatPressed(seat):
                if self.sight.may_speak(seat):
                    self.sight.speak(seat)
                    self.post(messages.MatchChanged())
                else:
                    self.handling.choose(Target("seat", seat))
            case messages.Called("mats"):
                self.opening.key()
            case messages.KindChosen(kind):
                self.handling.choose(Target("kind", kind))
            case messages.SheetLeft():  # the card goes back, or the list comes again
                self.handling.back()
                self.post(messages.Changed())
            case _:
                return False
        return True

    def _without_meaning(self) -> None:
        """No press on a card stays without a word, but while something is told: then it hurries that."""
        if self.handling.choosing.held >= 0:
            self.handling.say_wanted()
        elif not self.panels.shown.telling.busy and not self.match.game.over:
            self.app.sound("error_soft")
            asked = bool(self.handling.choosing.options)
            self.app.toast(tr("input-not-this") if asked else tr("input-not-you"), "info", about="idle")

    # --- input
    def on_event(self, event: Event) -> bool:
        """Every raw event: somebody is here or has left, and keys that belong to seats or panels."""
        if event.type == pygame.MOUSEMOTION:
            self.hovering.moved(event.pos)
        if event.type in TOUCHES:
            self.sight.privacy.touched(self.deeds.now())
        elif event.type in LEFT:
            self.sight.privacy.focus_lost()
        if event.type in LEFT:
            self.handling.touch.release()
        elif event.type in RELEASES:
            self.handling.touch.let_go()
        self.cards.on_raw(event)
        return self.panels.on_raw(event) or self.keys.on_raw(event)

    def on_action(self, action: Action) -> bool:
        """Esc and B: the hint goes, else an open mat, else back to the present, else let go, else the pause."""
        if self.helping.on_action(action) or (action == "back" and self.opening.close()):
            return True
        if action == "back" and self.panels.open():
            self.panels.dismiss()
        elif action == "back":
            if self.aims.shown.looking is not None:
                self.post(messages.MomentChosen(None))
            elif not self.handling.back():
                self.post(messages.Called("menu"))
        return action == "back"

    def on_pointer(self, event: Pointer) -> bool:
        """A press beside everything: what is held is let go, the story hurried on. On a badge that has no use
        for it, it means the place below the badge.
        """
        if event.kind != "down":
            return False
        if any(piece.rect.collidepoint(event.pos) and piece.pressed() for piece in self.cards.pieces):
            return True
        if any(badge.rect.collidepoint(event.pos) for badge in self.panels.badges) and self.spots.below(event):
            return True
        if event.button == 3:
            self.handling.back()
            return False
        if self.handling.choosing.held >= 0:
            self.app.sound("card_drop_back")
            self.handling.let_go()
        self.handling.fold()
        self.post(messages.Called("hurry"))
        return False

    # --- picture
    def live(self) -> list[Blit]:
        """What is lit by a hint, and what follows mouse and focus."""
        hand = [*self.handling.lines(self.kit), *self.handling.touch.blits(self.kit)]
        said = [*self.leading.live(), *self.digits.live(), *self.dropping.live()]
        return [*self.helping.live(), *self.forecast.live(), *said, *hand]
