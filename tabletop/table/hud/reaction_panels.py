"""What runs by the match's clock: the reaction bar and its private panel, calls, the privacy cover, the ring of the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match.history.command_log import EXPIRED
from tabletop.table.hud.call_banner import CallBanner
from tabletop.table.hud.peek_key import PeekHint
from tabletop.table.hud.privacy_cover import PrivacyCurtain
from tabletop.table.hud.reaction_bar import ReactionBar
from tabletop.table.hud.reaction_prompt import ReactionPrompt
from tabletop.table.model.messages import CommandCalled, RoomChanged
from tabletop.table.widgets.time_ring import TimeRing
from tabletop.toolkit import rects

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.widgets.game_text import GameText

AWAY = {"focus": "hud-window-left", "idle": "hud-nobody-here", "away": "hud-goes-on-with-you"}  # why a curtain fell


class ReactionPanels:
    """`on_mode(seat)`: how a seat passes ahead is to be chosen."""

    def __init__(self, context: TableContext, commands: TableCommands, words: GameText, scene: Scene,
                 on_mode: Callable[[int], None]) -> None:  # fmt: skip
        self.match, self.player_view, self.kit, self.post = (
            context.match,
            context.player_view,
            context.kit,
            context.post,
        )
        self.commands, self.words = commands, words
        who, fight = context.constants.who, scene.fight
        self.peek = PeekHint(who, commands.lift)
        self.prompt = ReactionPrompt(who, words, commands.withdraw)
        self.bar = ReactionBar(who, commands.press, on_mode, self.player_view.passing_shown)
        self.call = CallBanner(who, self._asked, lambda: fight.cards if fight is not None else frozenset())
        self.time = TimeRing()
        self.curtain = PrivacyCurtain(who, commands.lift, lambda: self.post(CommandCalled("menu")))

    def place(self, places: ZonePlaces) -> None:
        areas = places.areas
        self.bar.place(areas.strip)
        self.prompt.place(areas.prompt)
        self.call.place(areas.prompt)
        self.peek.place(rects.cut_bottom(areas.hand, self.kit.u(70))[0])
        self.curtain.place(places.window)

    def unseen(self) -> bool:
        """A window is open that nobody at the screen takes part in."""
        facts = self.match.window_facts
        return (facts is not None and not facts.shown and facts.serving is None) or self.match.claims.aside

    def tick(self, now: float, prompt: pygame.Rect, *, busy: bool) -> bool:
        """Every frame, `busy` while playback goes on; `prompt`: where the ring of the time lies. True: the picture changed."""
        match, clock, before = self.match, self.commands.now(), self._visible()
        facts, curtain = match.window_facts if not busy else None, self.player_view.privacy.curtain
        waits = busy and curtain is not None and curtain.why == "turn"  # what all may see is told before it falls
        hand = curtain is not None and curtain.why == "hand"  # the table stays in view
        self.curtain.update(None if waits or hand else curtain, self._reason())
        self.bar.coming = match.window_facts if busy else None
        changed = [
            self.bar.update(facts, clock),
            self.prompt.update(facts, clock),
            self.call.update(match.buzzer, clock, waits=busy),
            self.curtain.tick(now),
            self.time.update(None if busy or facts is not None else match.request.timing(clock), prompt),
        ]
        self._peek(now, busy=busy)
        if self.prompt.visible and not before[1]:
            self._served = len(match.record.answers)
        elif before[1] and not self.prompt.visible:
            self._ran_out()
        if before != self._visible():
            self.post(RoomChanged())
        return any(changed)

    _served = 0  # answers that there were when the private panel opened

    def _visible(self) -> tuple[bool, ...]:
        return self.bar.visible, self.prompt.visible, self.curtain.closed, self.call.visible

    def _ran_out(self) -> None:
        """A private panel has closed: say so when it was the clock that closed it, whoever else has passed with it."""
        late = next((answer for answer in self.match.record.answers[self._served :] if answer.note == EXPIRED), None)
        if late is not None:
            self.commands.say(tr("hud-out-of-time", seat=self.words.seat(late.seat)), "timer")

    def _peek(self, now: float, *, busy: bool) -> None:
        """Whose key shows the cards now: in peek mode while it is down, else of whoever goes on after all have looked."""
        player_view, curtain = self.player_view, self.player_view.privacy.curtain
        if player_view.privacy.mode != "peek":
            self.peek.cover(curtain.seat if curtain is not None and curtain.why == "hand" and not busy else -1)
            self.peek.tick(now)
        else:
            looked_at = player_view.viewer >= 0  # the line would lie over what is read
            needless = self.bar.visible or self.match.game.over or looked_at
            asked = (player_view.asked,) if player_view.asked >= 0 else player_view.seats
            self.peek.update(() if needless else asked)

    def _asked(self) -> tuple[str, str]:
        """What is asked of whoever looks, and why, in plain words."""
        said = self.match.definition.prompt(self.player_view.view())
        return self.words.plain(said.line), said.why

    def _reason(self) -> str:
        """Why the privacy cover falls, made from public facts."""
        curtain, facts = self.player_view.privacy.curtain, self.match.window_facts
        if curtain is None:
            return ""
        if curtain.why in AWAY:
            return tr(AWAY[curtain.why])
        if facts is not None:
            return tr("hud-you-were-first") if facts.call else tr("hud-you-pressed-react")
        return self.words.plain(self.match.definition.prompt(view(self.match.game)).line)
