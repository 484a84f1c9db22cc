"""What is looked at: the present, as whoever looks may see it, or the table as it was after an earlier answer.

Nothing can be played in the past.
"""

from __future__ import annotations

from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.layout import ALL_EYES
from tabletop.i18n import tr
from tabletop.match.updates import Update
from tabletop.table.extensions.input_panels import panel_of
from tabletop.table.input.hit_targets import spread
from tabletop.table.model.messages import ChoiceChanged, EyesChanged, LookedBack, MatchChanged, RoomChanged, ViewChanged
from tabletop.table.model.selection import Selection

if TYPE_CHECKING:
    from tabletop.core.table import Event
    from tabletop.core.view import View
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.drag_and_drop import DragAndDrop
    from tabletop.table.model.view_state import MatchConstants, TableContext
    from tabletop.table.playback.event_sequencer import EventSequencer
    from tabletop.toolkit.app import App


class OpeningDeal:
    def __init__(self, app: App, constants: MatchConstants, cards: CardParts) -> None:
        self.app, self.constants, self.look, self.kernel = app, constants, constants.look, constants.kernel
        self.scene, self.fronts = cards.scene, cards.fronts

    def begin(self, view: View) -> list[Event]:
        """Take back what was dealt; the events that deal it, card by card, from whoever begins on. Hands are looked at when all
        have theirs.
        """
        deals = [list(self._cards(view, *found)) for found in self._dealt(view)]
        for zone, source in self._dealt(view):
            self._fetch(zone)
            self.scene.gather(zone, source)
        self.scene.arrange(at_once=True)
        dealt = [event for together in zip_longest(*deals) for event in together if event is not None]
        known = [card for _, card, *_ in dealt if view.table.kind[card] != UNKNOWN]
        return [*dealt, ("show", known, [view.table.kind[card] for card in known], 0)] if known else dealt

    def _fetch(self, zone: int) -> None:
        """Pictures of cards that will lie face up are loaded while they are dealt, so that none lacks its own when it turns."""
        for sprite in self.scene.zones[zone]:
            self.app.cards.faces.get(self.constants.game, self.fronts.face(sprite), round(sprite.goal.width))

    def _dealt(self, view: View) -> list[tuple[int, int]]:
        """Pairs of a zone and the pile that its cards come from, clockwise from whoever begins."""
        seats = len(view.table.alive)
        order = [(view.table.turn + n) % seats for n in range(seats)]
        return [
            (self.kernel.find(to, seat), self._pile(pile, seat))
            for to, pile in self.look.deal.items()
            for seat in order
        ]

    def _pile(self, group: str, seat: int) -> int:
        """The own one, or that of the whole table."""
        own = [zone for zone, found in enumerate(self.kernel.zones) if found.group == group and found.seat == seat]
        return own[0] if own else self.kernel.find(group)

    @staticmethod
    def _cards(view: View, zone: int, source: int) -> list[Event]:
        return [("move", card, source, zone, UNKNOWN) for card in view.table.zones[zone]]


class TimeTravel:
    """`view`: what is seen; `shown`: how far playback has come to it, `reached`: the same at its last fact; `at`: the number
    of answers that are shown, None for the present; `bottom`: who sits there; `larger`: whose mat is larger as far as the
    playback has come, and `growing`: that has just changed, and nothing else of the room.
    """

    def __init__(
        self,
        context: TableContext,
        *,
        cards: CardParts,
        hand: DragAndDrop,
        sequencer: EventSequencer,
        panels: Hud,
        aloud: bool,
    ) -> None:
        self.app, self.match, player_view, self.constants, _, self.post = context
        self.player_view = player_view
        self.scene, self.counters = cards.scene, cards.counters
        self.hand, self.sequencer, self.panels = hand, sequencer, panels
        self.dealing = OpeningDeal(self.app, self.constants, cards)
        self.view: View = self._present()
        self.shown = self.reached = self._onlooker()
        self.at: int | None = None
        self.bottom = self.larger = NOBODY
        self.growing = False
        self._eyes = player_view.eyes
        self._heard = 0  # the number of the last update
        self._opens = aloud  # what the deal has decided is still to be told
        self._seen: tuple[Any, ...] = ()
        self._fans = False  # a pile is to be fanned out when all has been told
        self._turn_round()
        self._grow()

    # --- whose eyes
    def together(self) -> None:
        """Show what those who look now may see. Whoever sits here alone and falls is told of it first."""
        if self.player_view.eyes != self._eyes and not (self.sequencer.busy and self._falls):
            self._new_eyes()

    def cover(self) -> None:
        """Something lies above the table: what is shown while a key is held is covered, also in a picture that fades."""
        if self.player_view.privacy.let_go():
            self.together()
            self.app.fade.stop()

    @property
    def _falls(self) -> bool:
        """The one person here has fallen, and sees less from now on (ES-135): nobody else looks."""
        return self._eyes == self.player_view.seats and len(self._eyes) == 1 and not self.player_view.eyes

    def _new_eyes(self) -> None:
        """Somebody else looks: not one frame may show what is not for these eyes. Panels tell nothing new by it: a race may
        be about to begin (AP-159).
        """
        self._eyes = self.player_view.eyes
        self.forget()
        self._see()
        self.shown = self.reached = self._onlooker()
        if self.scene.zones:
            self.scene.veil(self.view)
        self._turn_round()
        self._grow()
        if self.scene.places is not None:
            self.post(EyesChanged())

    def _turn_round(self) -> None:
        """The seat at the screen sits at the lower edge."""
        first, viewer = next(iter(self.player_view.seats or self.match.setup.humans), 0), self.player_view.viewer
        seat = viewer if viewer >= 0 else self.bottom if self.bottom >= 0 else first
        if seat != self.bottom:
            self.bottom = seat
            if self.scene.places is not None:
                self.post(RoomChanged())

    # --- the present
    def begin(self) -> None:
        """The first picture: what has happened before is not told."""
        self._heard = self.match.updates.newest
        self._show_anew()

    def follow(self) -> bool:
        """Take over what has changed in the match; True when the picture changed."""
        match, player_view = self.match, self.player_view
        if not self._falls:
            self.together()
        updates, self._heard = self._opening() + player_view.since(self._heard), match.updates.newest
        if updates and self.at is None:
            self.sequencer.enqueue(updates)
        self.together()
        voting = match.votes.vote is None
        seen: tuple[Any, ...] = (
            match.n,
            match.game.no,
            match.game.over,
            player_view.viewer,
            player_view.asked,
            player_view.resting,
        )
        seen += (player_view.privacy.curtain, voting)
        if seen == self._seen:
            return False
        self._seen = seen
        if self.at is None:
            self._see()
            if not self.sequencer.busy:
                self._settle()
            self.post(ChoiceChanged())
        return True

    def _opening(self) -> list[Update]:
        """The deal and what it has decided, once, when nothing has been answered yet."""
        opening, opens, self._opens = self.match.definition.looks.opening, self._opens, False
        if not opens or self.match.n:
            return []
        moving = self.app.telling(1) and not self.app.prefs.reduced_motion
        events = self.dealing.begin(self.view) if moving else []
        fact = opening(self.view) if opening is not None else None
        events += [("say", fact.word, fact, ALL_EYES)] if fact is not None else []
        return [Update(0, 0, NOBODY, tuple(events))] if events else []

    def told(self) -> None:
        """All that has happened has been shown."""
        if self.at is None:
            self.together()
            self._see()
            if self._fans:
                self._offer()
            self._settle()
            self.post(ViewChanged())

    def reach(self, number: int, place: int) -> None:
        """In the middle of playback: what is marked and counted is what the fact at this place of an update has found."""
        table = self.player_view.still(number, place)
        if table is not None:
            self.reached = self.shown._replace(table=table, options=())  # what could be done has been answered
            self.counters.follow(self.reached)

    def stir(self, event: Event) -> None:
        """Between two facts: a place that was marked because of how its cards lay is marked no longer than they do."""
        _, card, *how = event
        turned, table = self.constants.look.turned, self.reached.table.copy()
        if event[0] == "turn" and turned is not None:
            getattr(table, turned.column)[card] = how[0]
        elif event[0] == "move" and table.at[card] == how[0] and self._in_slot(how[0]):
            table.move(card, how[1])
        else:
            return
        self.reached = self.reached._replace(table=table, options=())
        self.post(ViewChanged())

    def _in_slot(self, zone: int) -> bool:
        return self.scene.places is not None and self.scene.places.zones[zone].look.kind == "slot"

    def jump(self) -> None:
        """Show the present at once."""
        self.sequencer.cue_player.forget()
        self._see()
        self._show_anew()
        self.panels.banner.clear_moments()
        self.panels.applause_overlay.clear_moments()
        self.post(ViewChanged())

    def _settle(self) -> None:
        self.shown = self.reached = self._onlooker()
        self.counters.settle(self.shown)
        self.scene.settle(self.view)
        self.growing = True
        self._grow()
        self.growing = False

    def _show_anew(self) -> None:
        self.shown = self.reached = self._onlooker()
        self.counters.settle(self.shown)
        self.scene.rebuild(self.view)
        self._grow()

    def _grow(self) -> None:
        """Somebody's mat may have to be larger now."""
        larger = self.constants.scheme.larger(self.shown.table, self.bottom)
        if larger != self.larger:
            self.larger = larger
            if self.scene.places is not None:
                self.post(RoomChanged())

    def _see(self) -> None:
        """Take the present view; when it asks something else, nothing is held any more."""
        match, player_view, old = self.match, self.player_view, self.view.no
        self.view = self._present()
        ready = player_view.deciding >= 0 and match.votes.vote is None
        options = self.view.options if ready and not match.game.over else ()
        if self.view.no != old or options != self.hand.choosing.options:
            chosen, minor = match.definition.rules.chosen(self.view.query, self.view.args), match.definition.looks.minor
            seen = partial(minor, self.view) if minor is not None else None
            self.hand.ask(Selection(options, match.definition.acts, chosen, seen))
            self._offer()

    def _present(self) -> View:
        """What is asked behind the curtain in a panel is seen there alone: on the table it looks as it does to all."""
        player_view, game = self.player_view, self.match.game
        alone = len(self.match.setup.humans) == 1
        own = alone or game.over or player_view.shared_ask or panel_of(self.match) is None
        return player_view.view() if own else player_view.view(NOBODY)

    def _onlooker(self) -> View:
        """The present as it is told: of nobody while a seat answers before all eyes and its hand is covered."""
        public = self.player_view.viewer == NOBODY and not self.player_view.for_all
        return self.view._replace(seat=NOBODY) if public else self.view

    def _offer(self) -> None:
        """Lay out what can be chosen. While something is told no pile is fanned out that was not: it waits like prompt and
        buttons; and one that has been shuffled since goes back.
        """
        choosing, scene = self.hand.choosing, self.scene
        fanned = spread(self.view, choosing, self.constants.look, self.constants.kernel, self.player_view.viewer)
        laid = (
            frozenset(zone for zone in fanned & scene.spread if self._as_told(zone)) if self.sequencer.busy else fanned
        )
        self._fans = not fanned <= laid
        scene.offer(choosing.announced, laid, choosing.sources)

    def _as_told(self, zone: int) -> bool:
        """What can be chosen in a pile is what its cards are still seen to be: it has not been shuffled since."""
        kind, sources = self.view.table.kind, self.hand.choosing.sources
        return all(sprite.kind == kind[sprite.card] for sprite in self.scene.zones[zone] if sprite.card in sources)

    # --- the past
    def go(self, n: int | None) -> None:
        """Show the moment after `n` answers, None for the present."""
        match = self.match
        if n is not None and not match.record.first <= n <= match.n:
            return
        self.sequencer.finish()
        self.at = n if n is not None and n < match.n else None
        if self.at is None:
            self._return()
            return
        self.hand.ask(Selection())
        self.scene.offer()
        self.view = self.player_view.peek_at(self.at)
        self._show_anew()
        self._tell(self.at)
        self.post(ViewChanged())
        self.post(LookedBack(self.at))

    def _return(self) -> None:
        """The present is shown again: its question, too."""
        self.forget()
        self._heard = self.match.updates.newest
        self.jump()
        self.ask_again()

    def ask_again(self) -> None:
        """The question that is open is put once more."""
        self._seen = ()
        self.post(MatchChanged())

    def forget(self) -> None:
        """Be in the present again."""
        self.at = None
        self.panels.time_travel_bar.update(None)

    def step(self, step: int) -> None:
        if self.at is not None:
            self.go(max(self.match.record.first, self.at + step))

    def _tell(self, at: int) -> None:
        """Say which moment it is: the last line of the log up to then."""
        lines = [line for line in self.player_view.log if line.n <= at]
        what = self.panels.words.rich(lines[-1].line) if lines else tr("playback-before-first")
        self.panels.time_travel_bar.update(what, back=at > self.match.record.first, forth=True)
