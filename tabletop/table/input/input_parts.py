"""The parts that mouse, keys and focus work with at one table, made and fed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.table.cards.arrows import line
from tabletop.table.input.drag_and_drop import DragAndDrop
from tabletop.table.input.hints import TableHints, ring
from tabletop.table.input.hit_targets import HitTargets
from tabletop.table.input.hit_widgets import DropHints, HitWidgets
from tabletop.table.input.hot_keys import DigitKeys, HotKeys
from tabletop.table.input.hover import Hover
from tabletop.table.input.question_panels import QuestionPanels
from tabletop.table.input.reading_aloud import ReadingAloud
from tabletop.table.model import messages
from tabletop.table.model.selection import OptionTarget, pressed
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.ask import Option
    from tabletop.core.presentation import OptionPreview
    from tabletop.core.view import View
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.cards.scene import Scene
    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.hud.hud import Hud
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import MatchConstants, TableContext, ViewState
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit
    from tabletop.toolkit.widgets.widget import Pointer


class OutcomePreviews:
    """`live()` follows mouse and focus."""

    shown: ViewState

    def __init__(
        self, constants: MatchConstants, scene: Scene, kit: DrawContext, *, hit_widgets: HitWidgets, hover: Hover
    ) -> None:
        self.constants, self.scene, self.kit = constants, scene, kit
        self.hit_widgets, self.hover = hit_widgets, hover
        self._of: View | None = None  # the view itself, so that no later one has its address
        self._foreseen: tuple[object, list[Blit]] = ((), [])

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def live(self) -> list[Blit]:
        return [*self._neighbours(), *self._forecast()]

    def _neighbours(self) -> list[Blit]:
        """The slots beside the one under the mouse or the focus."""
        constants, zone = self.constants, self._slot_here()
        if zone < 0:
            return []
        groups = constants.scheme.neighbours
        ring = [constants.kernel.find(group, seat) for seat in range(constants.seats) for group in groups]
        if zone not in ring:
            return []
        kit, at = self.kit, ring.index(zone)
        out: list[Blit] = []
        for other in (ring[at - 1], ring[(at + 1) % len(ring)]):
            box = self.shown.places.zones[other].area.inflate(kit.u(10), kit.u(10))
            out.append((shapes.ring(box.size, kit.u(14), max(2, kit.u(3)), kit.color("cyan")), box.topleft))
        return out

    def _slot_here(self) -> int:
        place = self.hit_widgets.pointed()
        if place >= 0:
            return place
        card = self.hover.card
        lies = card is not None and self.scene.dragged is None
        return card.zone if card is not None and lies and self._slot(card) else -1

    def _slot(self, sprite: CardSprite) -> bool:
        return self.shown.places.zones[sprite.zone].look.kind == "slot"

    def _forecast(self) -> list[Blit]:
        """What the card that is held, or else the one under the mouse, would come to."""
        say, choosing, view = self.constants.definition.looks.preview, self.shown.choosing, self.shown.view
        card = choosing.active
        if card < 0 and self.hover.card is not None:
            card = self.hover.card.card
        if say is None or not self.constants.scheme.foresees or self.scene.behind:
            return []
        card = card if card in choosing.sources else NOBODY
        key = (card, self.kit.scale, self.shown.places.window.size)
        if view is not self._of or key != self._foreseen[0]:
            self._of = view
            self._foreseen = (key, self._rows_of(say, card) if card >= 0 else self._each(say))
        return self._foreseen[1]

    def _rows_of(self, say: Callable[[View, Option], Sequence[OptionPreview]], card: int) -> list[Blit]:
        """For whom it is meant; where it is but a minor choice nothing is said of it."""
        view, choosing = self.shown.view, self.shown.choosing
        indexes = [i for found in choosing.sources[card].values() for i in found]
        minor = {view.options[i][2] for i in indexes if i not in choosing.major}
        return self._rows([row for i in indexes[:1] for row in say(view, view.options[i]) if row.card not in minor])

    def _each(self, say: Callable[[View, Option], Sequence[OptionPreview]]) -> list[Blit]:
        """Nothing is held: what choosing any of the cards would come to for it, all at once, and what it comes to for those
        that were chosen: where it is chosen to be struck, not where it strikes and might be aimed at itself.
        """
        view, choosing = self.shown.view, self.shown.choosing
        acts = self.constants.definition.acts
        found = [option for index, option in enumerate(view.options) if index in choosing.major]
        commands = {act for act, card, _ in view.options if card >= 0}
        found += [(act, card, NOBODY) for act in commands if len(commands) == 1 for card in choosing.chosen]
        out: list[Blit] = []
        for option in found:
            act, card, spot = option
            itself = act >= 0 and acts[act].spot == "card" and spot == card
            rows = say(view, option) if card >= 0 and not itself else ()
            if all(row.card == card for row in rows):
                out += [plate for row in rows for plate in self._plate(row)]
        return out

    def _rows(self, rows: list[OptionPreview]) -> list[Blit]:
        """A plate at each card that is concerned, and the sums in or above the middle of the table."""
        if not rows:
            return []
        plates = [plate for row in rows for plate in self._plate(row)]
        if self.constants.scheme.foresees == "middle":
            return [*plates, self._sums(rows)]
        return [*plates, self._line(rows)] if any(len(row.terms) > 1 for row in rows) else plates

    def _plate(self, row: OptionPreview) -> list[Blit]:
        sprite = self.scene.sprites.get(row.card)
        if sprite is None:
            return []
        kit, (numbers, _, result) = self.kit, row.line.partition(": ")
        lines = [kit.line(numbers, "number", "white", size=19), kit.line(result, "label", "gold", size=17)]
        wide = max(text.get_width() for text in lines) + kit.u(18)
        out = shapes.blank((wide, kit.u(52)))
        panel_style.panel(out, kit, out.get_rect(), "count")
        for i, text in enumerate(lines):
            out.blit(text, text.get_rect(center=(wide // 2, kit.u(16 + 21 * i))))
        box = sprite.pose.box  # above the middle: below it are the signs of the card
        return [centred(out, (box.centerx, min(box.centery - kit.u(30), box.top + box.height * 0.24)))]

    def _line(self, rows: list[OptionPreview]) -> Blit:
        """The terms of all numbers in one line, above those who stand in the middle."""
        kit, centre = self.kit, self.shown.places.areas.centre
        terms = ", ".join(dict.fromkeys(term for row in rows for term in row.terms))
        words = kit.line(terms, "caption", "text", width=centre.width - kit.u(40), size=20)
        out = shapes.blank((words.get_width() + kit.u(36), kit.u(36)))
        panel_style.panel(out, kit, out.get_rect(), "count")
        out.blit(words, words.get_rect(center=out.get_rect().center))
        return out, out.get_rect(midbottom=(centre.centerx, centre.top - kit.u(2))).topleft

    def _sums(self, rows: list[OptionPreview]) -> Blit:
        """How each number comes about, a line for each term that differs."""
        kit, places = self.kit, self.shown.places
        lines = list(dict.fromkeys(term for row in rows for term in row.terms))
        wide = min(kit.u(560), places.window.width // 2)
        blocks = [
            kit.rich(line, "body", wide - kit.u(36), "white" if i == 0 else "muted") for i, line in enumerate(lines)
        ]
        high = sum(block.size[1] + kit.u(4) for block in blocks) + kit.u(22)
        picture, margin = shapes.panel(kit.theme, kit.theme.surface["panel"], (wide, high), kit.scale)
        out = picture.copy()
        y = margin + kit.u(12)
        for block in blocks:
            block.draw(out, (margin + kit.u(18), y))
            y += block.size[1] + kit.u(4)
        return centred(out, places.areas.centre.center)


class MatExpansion:
    """`key()` opens one mat after the other, and it stays; `tick(now)`: every frame, in ms of the app's clock."""

    def __init__(self, app: App, *, hit_targets: HitTargets, hover: Hover, panels: Hud) -> None:
        self.app, self.hit_targets, self.hover, self.panels, self.mat = (
            app,
            hit_targets,
            hover,
            panels,
            panels.floating.mat,
        )
        self._kept = False  # a key has opened it
        self._on, self._since = NOBODY, 0.0

    def key(self) -> None:
        """The next mat clockwise; after the last one none."""
        count, bottom = len(self.hit_targets.shown.places.areas.seats), self.hit_targets.shown.bottom
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
        app, card = self.app, self.hover.card
        if (
            app.keyboard
            or not app.pointing.known
            or self.panels.floating.open
            or self.hit_targets.scene.dragged is not None
        ):
            return NOBODY
        if card is not None and not card.back:
            return NOBODY
        found = [
            number
            for number, seat in enumerate(self.hit_targets.shown.places.areas.seats)
            if seat.opens and any(box.collidepoint(app.pointing.pos) for box in (seat.badge, seat.hand, seat.front))
        ]
        return found[0] if found else NOBODY


class ButtonGuides:
    """`live()`: rings round the buttons of the card that is held, and a line to them where nothing else shines."""

    def __init__(self, kit: DrawContext, hit_targets: HitTargets, buttons: ButtonRow) -> None:
        self.kit, self.hit_targets, self.buttons = kit, hit_targets, buttons

    def live(self) -> list[Blit]:
        choosing, scene = self.hit_targets.choosing, self.hit_targets.scene
        found = pressed(self.hit_targets.look, choosing)
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


class InputParts:
    """`hit_widgets` is a widget. `services`: for the key bindings, and how long nobody has to be here."""

    def __init__(
        self,
        context: TableContext,
        *,
        services: AppServices | None,
        cards: CardParts,
        panels: Hud,
        commands: TableCommands,
    ) -> None:
        app, match, player_view, constants, kit, post = context
        self.app, self.player_view, self.kit = app, player_view, kit
        self.commands, self.panels, self.post = commands, panels, post
        scene, look = cards.scene, constants.look
        self.cards, self.hit_targets = cards, HitTargets(look, scene, cards.combat_overlay)
        self.drag_and_drop = DragAndDrop(app, look, scene, hit_targets=self.hit_targets, commands=commands, post=post)
        self.drop_hints = DropHints(kit, constants, self.drag_and_drop, panels.words)
        self.hit_widgets = HitWidgets(self.hit_targets, self.drag_and_drop, panels.badges, self.drop_hints.clicked)
        self.hover = Hover(app, constants, hit_targets=self.hit_targets, commands=commands, panels=panels)
        self.mat_expansion = MatExpansion(app, hit_targets=self.hit_targets, hover=self.hover, panels=panels)
        self.outcome_previews = OutcomePreviews(constants, scene, kit, hit_widgets=self.hit_widgets, hover=self.hover)
        self.digits = DigitKeys(kit, self.drag_and_drop, self.hit_widgets, panels.buttons.row)
        self.keys = HotKeys(player_view, services, panels=panels, digits=self.digits, commands=commands, post=post)
        self.button_guides = ButtonGuides(kit, self.hit_targets, panels.buttons.row)
        self.table_hints = TableHints(context, services, hit_targets=self.hit_targets, panels=panels, commands=commands)
        self.question_panels = QuestionPanels(context, services, commands, self.table_hints)
        self.reading = ReadingAloud(
            context, panels, cards, digits=self.digits, hit_widgets=self.hit_widgets, commands=commands
        )
        self.match, self.services = match, services
        self.heed()

    def heed(self) -> None:
        """Take over the settings that the match needs: they may have been changed from the table."""
        if self.services is not None:
            self.player_view.privacy.idle_ms = self.services.settings.curtain_idle_seconds * 1000
            self.match.buzzer.error_ms = self.services.settings.input_error_ms

    def place(self, places: ZonePlaces) -> None:
        self.hit_widgets.place(places.window)

    def show(self, shown: ViewState) -> None:
        self.outcome_previews.show(shown)
        self.hit_targets.show(shown)
        self.hit_widgets.show(shown)
        self.table_hints.show(shown)
        self.reading.show(shown)
        self.app.pointing.moved(self.app.pointing.pos)  # another card may lie under the mouse now
        self.hover.again()

    def tick(self, now: float) -> bool:
        """Every frame; True when the picture changed."""
        self.heed()
        self.hover.tick()
        self.reading.tick()
        return any([self.mat_expansion.tick(now), self.table_hints.tick()])

    def on_message(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        if self.question_panels.on_message(message) or self.table_hints.on_message(message):
            return True
        match message:
            case messages.CardHovered(sprite):
                self.hover.over(sprite)
            case messages.CardPressed(sprite):
                held = self.drag_and_drop.choosing.held
                if held >= 0 and self.drag_and_drop.refuses(held, sprite.card):
                    return True
                if not self.hover.pressed(sprite):
                    self._without_meaning()
            case messages.SeatPressed(seat):
                if self.player_view.may_speak(seat):
                    self.player_view.speak(seat)
                    self.post(messages.MatchChanged())
                else:
                    self.drag_and_drop.choose(OptionTarget("seat", seat))
            case messages.CommandCalled("mats"):
                self.mat_expansion.key()
            case messages.CommandCalled("status"):
                self.reading.status()
            case messages.KindChosen(kind):
                self.drag_and_drop.choose(OptionTarget("kind", kind))
            case messages.SheetLeft():  # the card goes back, or the list comes again
                self.drag_and_drop.back()
                self.post(messages.ViewChanged())
            case _:
                return False
        return True

    def _without_meaning(self) -> None:
        """No press on a card stays without a word, but while something is told: then it hurries that."""
        if self.drag_and_drop.choosing.held >= 0:
            self.drag_and_drop.say_wanted()
        elif not self.panels.shown.playback.busy and not self.match.game.over:
            self.app.sound("error_soft")
            asked = bool(self.drag_and_drop.choosing.options)
            self.app.toast(tr("input-not-this") if asked else tr("input-not-you"), "info", about="idle")

    # --- input
    def on_event(self, event: Event) -> bool:
        """Every raw event: somebody is here or has left, and keys that belong to seats or panels."""
        if event.type == pygame.MOUSEMOTION:
            self.hover.moved(event.pos)
        if event.type in TOUCHES:
            self.player_view.privacy.touched(self.commands.now())
        elif event.type in LEFT:
            self.player_view.privacy.focus_lost()
        if event.type in LEFT:
            self.drag_and_drop.touch.release()
        elif event.type in RELEASES:
            self.drag_and_drop.touch.let_go()
        self.cards.on_raw(event)
        return self.panels.on_raw(event) or self.keys.on_raw(event)

    def on_action(self, action: Action) -> bool:
        """Esc and B: the hint goes, else an open mat, else back to the present, else let go, else the pause."""
        if self.table_hints.on_action(action) or (action == "back" and self.mat_expansion.close()):
            return True
        if action == "back" and self.panels.floating.open:
            self.panels.floating.dismiss()
        elif action == "back":
            if self.hit_targets.shown.time_travel is not None:
                self.post(messages.MomentChosen(None))
            elif not self.drag_and_drop.back():
                self.post(messages.CommandCalled("menu"))
        return action == "back"

    def on_pointer(self, event: Pointer) -> bool:
        """A press beside everything: what is held is let go, the playback hurried on. On a badge that has no use
        for it, it means the place below the badge.
        """
        if event.kind != "down":
            return False
        if any(piece.rect.collidepoint(event.pos) and piece.pressed() for piece in self.cards.pieces):
            return True
        if any(badge.rect.collidepoint(event.pos) for badge in self.panels.badges) and self.hit_widgets.below(event):
            return True
        if event.button == 3:
            self.drag_and_drop.back()
            return False
        if self.drag_and_drop.choosing.held >= 0:
            self.app.sound("card_drop_back")
            self.drag_and_drop.let_go()
        self.drag_and_drop.fold()
        self.post(messages.CommandCalled("hurry"))
        return False

    # --- picture
    def live(self) -> list[Blit]:
        """What is lit by a hint, and what follows mouse and focus."""
        hand = [*self.drag_and_drop.lines(self.kit), *self.drag_and_drop.touch.blits(self.kit)]
        said = [*self.button_guides.live(), *self.digits.live(), *self.drop_hints.live()]
        return [*self.table_hints.live(), *self.outcome_previews.live(), *said, *hand]
