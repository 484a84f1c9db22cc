"""What the mouse or the focus rests on: the card rises, is shown large beside it, and says why it cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import UNKNOWN
from tabletop.i18n import tr
from tabletop.table.input.hit_widgets import CardSpot
from tabletop.table.model.selection import touch_rule, touched
from tabletop.table.widgets.panel_facts import ListedCard
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    import pygame

    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.toolkit.app import App

KEY = "table zoom"
AT_ONCE = 0.2  # so far a card has risen as soon as the mouse is on it


class Hover:
    """`card`: what is rested on."""

    def __init__(
        self, app: App, constants: MatchConstants, *, hit_targets: HitTargets, commands: TableCommands, panels: Hud
    ) -> None:
        self.app, self.constants, self.scene = app, constants, hit_targets.scene
        self.hit_targets, self.commands, self.panels = hit_targets, commands, panels
        self.card: CardSprite | None = None
        self.clear: list[pygame.Rect] = []  # what is said there shall not be covered
        self._hand: tuple[int, int] | None = None  # where a hand has just moved the mouse
        self._waits = False  # the card neither rises nor is shown large before a hand moves the mouse

    def over(self, sprite: CardSprite | None) -> None:
        """The mouse or the focus is on a card, or on none."""
        self.card, self._waits = sprite, self._unasked(sprite)
        if sprite is not None:
            self._hand = None
        self._rest()

    def moved(self, pos: tuple[int, int]) -> None:
        """A hand moves the mouse at this table."""
        self._hand = pos
        if self._waits:
            self._waits = False
            self._rest()

    def _unasked(self, sprite: CardSprite | None) -> bool:
        """Nobody looked for this card: it came to lie under the mouse, or a banner or another screen over it is gone."""
        focus, at = self.app.top.focus, self.app.pointing.pos
        focused = self.app.keyboard and isinstance(focus, CardSpot) and focus.sprite is sprite
        return sprite is not None and at != self._hand and not focused

    def _rest(self) -> None:
        app, sprite = self.app, None if self._waits else self.card
        for other in self.scene.sprites.values():
            rises = other is sprite and self._rises(other)
            self._raise(other, 1.0 if rises else 0.0)
        app.touch.cancel(KEY)
        self.panels.floating.zoom.hide()
        if sprite is not None and self._seen(sprite) and not self._in_cell(sprite):
            app.touch.run(0, _nothing, delay=app.prefs.tooltip_delay, key=KEY, done=self._rested)
        app.dirty = True

    def _rested(self) -> None:
        if not self._waits:
            self._show_aside()

    def _show_aside(self) -> None:
        """Show it large as long as a card that is held can still go wherever it may: nothing large lies there unasked. Of what
        is being played just now, which the mouse has brought there itself, the question alone is read.
        """
        choosing, zoom = self.shown.choosing, self.panels.floating.zoom
        held = choosing.held
        if self.card is not None and self.card.card in {held, choosing.announced}:
            zoom.hide()
            return
        self.zoom()
        if held >= 0 and zoom.visible and zoom.box.collidelist(self._lit()) >= 0:
            zoom.hide()

    def _lit(self) -> list[pygame.Rect]:
        """Where what is held may go; of the middle of the table enough is always free."""
        centre = self.shown.places.areas.centre
        return [box for boxes in self.hit_targets.boxes().values() for box in boxes if box != centre]

    def tick(self) -> None:
        """Every frame."""
        self._hand = None
        if self.panels.banner.visible or self.panels.floating.open:
            self._waits = self._unasked(self.card)

    def _rises(self, sprite: CardSprite) -> bool:
        if sprite.card == self.shown.choosing.announced:
            return False  # it lies above the question about it already
        place, fight = self.shown.places.zones[sprite.zone], self.scene.fight
        if fight is not None and any(sprite.card == fighter.card for fighter in fight.combatants):
            return False  # it would lie over what is thrown on it, and over the tally
        mine = (place.own and place.look.kind == "hand") or place.look.part == "main"
        return (mine or sprite.zone in self.scene.fanned()) and not sprite.back

    def _seen(self, sprite: CardSprite) -> bool:
        """Cards whose faces are shown, and backs that carry an eye because their face is known."""
        return sprite.kind != UNKNOWN and self.shown.places.zones[sprite.zone].look.faces

    def _in_cell(self, sprite: CardSprite) -> bool:
        """A grid is looked at as a whole: nothing large comes over it unless it is called for."""
        return self.shown.places.zones[sprite.zone].look.kind == "cells"

    def _raise(self, sprite: CardSprite, goal: float) -> None:
        start = sprite.raised
        if start == goal:
            return
        app = self.app
        if goal:
            app.sound("card_hover")
            start = max(start, AT_ONCE)  # the very next picture answers the mouse

        def step(part: float) -> None:
            sprite.raised = start + (goal - start) * part

        step(0.0)
        ms = 0 if app.prefs.reduced_motion else app.duration("hover")
        app.touch.run(ms, step, key=("raise", id(sprite)))

    def zoom(self) -> None:
        """Show the card large now."""
        sprite, scene, panels = self.card, self.scene, self.panels
        if sprite is None or not self._seen(sprite) or scene.dragged is not None or panels.floating.open:
            return
        if sprite is scene.featured:  # it is shown large already
            return
        areas, strip = self.shown.places.areas, panels.reactions.bar
        avoid = [areas.prompt, areas.hand, areas.corner, areas.log, *(seat.badge for seat in areas.seats)]
        avoid += self._watched()
        free = [button.rect for button in panels.buttons.row.children]
        free += [panels.prompt.box] if panels.prompt.visible else []
        free += [other.goal.box for zone in scene.fanned() for other in scene.zones[zone] if other is not sprite]
        free += [strip.box] if strip.visible else []
        free += self.clear
        free += self._lit()
        text = self.constants.texts[sprite.kind]
        panels.floating.zoom.show(text, scene.pose(sprite).box, notes=self._notes(sprite), avoid=avoid, free=free)

    def _watched(self) -> list[pygame.Rect]:
        """What is looked at: those who fight, a stack and what lies in the light, and the main row before whoever sits at the
        screen.
        """
        zones, combat_overlay = self.shown.places.zones, self.hit_targets.combat_overlay
        rows = [
            zone
            for zone, place in enumerate(zones)
            if (place.own and place.look.part == "main") or place.look.kind == "stairs" or place.look.light
        ]
        cards = [sprite.goal.box for zone in rows for sprite in self.scene.zones[zone]]
        return cards + (combat_overlay.boxes() if combat_overlay is not None else [])

    @property
    def shown(self) -> ViewState:
        return self.hit_targets.shown

    def again(self) -> None:
        """Something else is asked or lies elsewhere: what is shown large must fit it."""
        if self.card is None:
            return
        if not self._rises(self.card):
            self._raise(self.card, 0.0)
        if self.panels.floating.zoom.visible:
            self._show_aside()

    def _notes(self, sprite: CardSprite) -> list[str]:
        """How it is used or why not, and what its marks mean."""
        worn = [sign for sign in self.panels.cards.signs.signs() if sign.on == "card" and sign.where == sprite.card]
        means = dict.fromkeys(
            f"[gold_light]{escape(sign.text)}:[/] {escape(sign.means)}" for sign in worn if sign.means
        )
        return [*self._use(sprite), *means]

    def _use(self, sprite: CardSprite) -> list[str]:
        choosing = self.shown.choosing
        if choosing.active < 0 and self.scene.opens(sprite, choosing.sources):
            return [f"[muted]{tr('input-lay-out')}[/]"]
        if sprite.card in choosing.sources:
            return [self._hint(sprite)] if choosing.active < 0 else []
        reason = self.commands.reason(sprite.card)
        return [f"[coral]{{ban}}[/] {escape(reason[1])} [faint]{reason[2]}, H[/]"] if reason is not None else []

    def _hint(self, sprite: CardSprite) -> str:
        """How the card is used."""
        look, choosing = self.hit_targets.look, self.shown.choosing
        index = touched(look, choosing, sprite.card)
        if index >= 0:
            return f"[muted]{tr('input-touch', way=self.commands.way(touch_rule(look, choosing, index)))}[/]"
        way = "card" if sprite.zone in self.scene.fanned() else self.hit_targets.way(sprite.card)
        return f"[muted]{tr('input-use', way=way)}[/]"

    def rule(self) -> str:
        """The rule that says why the card here cannot be played, "" when there is none."""
        reason = self.commands.reason(self.card.card) if self.card is not None else None
        return reason[2] if reason is not None else ""

    def browse(self, zone: int) -> None:
        """Lay out a pile to look through, newest first."""
        texts = self.constants.texts
        cards = [
            ListedCard(sprite.card, texts[sprite.kind] if sprite.kind != UNKNOWN else None)
            for sprite in reversed(self.scene.zones[zone])
        ]
        label = self.shown.places.zones[zone].look.label
        self.panels.floating.pile_viewer.open(
            tr("input-pile", pile=label, count=len(cards)), cards, hint=tr("input-newest-first")
        )

    def pressed(self, sprite: CardSprite) -> bool:
        """A card that cannot be chosen: a pile opens, any other says why not; False when there is nothing to say."""
        on_pile = sprite.zone not in self.scene.spread or sprite in self.scene.rest(sprite.zone)
        if self.shown.places.zones[sprite.zone].look.browse and on_pile:
            self.browse(sprite.zone)
            return True
        reason = self.commands.reason(sprite.card)
        if reason is not None:
            self.app.sound("error_soft")
            self.app.toast(f"{reason[1]} [faint]{reason[2]}[/]", "info")
        return reason is not None


def _nothing(_part: float) -> None:
    """Only time passes."""
