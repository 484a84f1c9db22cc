"""What runs by the match's clock: the reaction bar and its private panel, calls, the privacy cover, the ring of the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match.history.command_log import EXPIRED
from tabletop.table.hud.peek_key import PeekHint
from tabletop.table.hud.privacy_cover import PrivacyCurtain
from tabletop.table.hud.reaction_bar import ReactionBar
from tabletop.table.hud.reaction_prompt import ReactionPrompt
from tabletop.table.model.messages import CommandCalled, RoomChanged
from tabletop.table.widgets.time_ring import TimeRing
from tabletop.toolkit import headline_text, rects, shapes
from tabletop.toolkit.tween import out_back
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.buzzer_rounds import BuzzerRounds
    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.panel_facts import SeatPerson

# A call that runs over the table while a race of answers is open: the words, who asks whom for what, the time left.

BAR = 14
WIDE, HIGH = 760, 92  # units
SIZE = 128
WORDS_MS = 1300


class CallBanner(Widget):
    """Visible while a race of answers is open and nobody is served. `said()`: the question and the line below it, as far as
    they are for the eyes at this screen; asked once, when it opens. `fight()`: the cards that fight, of which the call is:
    as long as they do, nobody is heard calling twice.
    """

    def __init__(
        self, who: Sequence[SeatPerson], said: Callable[[], tuple[str, str]], fight: Callable[[], frozenset[int]]
    ) -> None:
        super().__init__("shout")
        self.who, self.said, self.fight = who, said, fight
        self._heard: dict[int, frozenset[int]] = {}  # by seat, in which fight it has called
        self.visible = False
        self._line = self._why = ""
        self._call, self._asker = "", 0
        self._share = 0
        self._part = 1.0

    def _step(self, part: float) -> None:
        self._part = part
        self.refresh()

    def update(self, buzzer: BuzzerRounds, now: int, *, waits: bool = False) -> bool:
        """Take the clock at `now` of the match's clock; True when the picture changed. `waits`: playback goes on."""
        ask, clock = buzzer.ask, buzzer.clock
        closes = clock.closes_at if clock is not None else None
        was, share = self.visible, self._share
        self.visible = ask is not None and closes is not None and not waits
        if not self.visible or ask is None or clock is None or closes is None:
            return was
        self._call, self._asker = ask.call, ask.asker
        if not was:
            self._line, self._why = self.said()
            self._open()
        self._share = max(0, min(1000, 1000 * (closes - now) // max(1, clock.limit_ms))) // 4
        return (was, share) != (True, self._share)

    def _open(self) -> None:
        """The call is heard, unless it stands from an earlier step of the same fight."""
        fight = self.fight()
        again, self._heard[self._asker] = bool(fight) and self._heard.get(self._asker) == fight, fight
        self._part = 1.0
        if not again:
            self.app.sound("bone_call")
            self._part = 0.0
            self.app.touch.run(self.app.ms(WORDS_MS), self._step, key=("shout", id(self)), ease="linear")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        pill = pygame.Rect(0, 0, min(kit.u(WIDE), self.rect.width), kit.u(HIGH))
        pill.midbottom = self.rect.midbottom  # rather nearer to the table than over the hand
        self._pill(target, pill, self.who[self._asker])
        if self._part < 1:
            self._words(target, pill)

    def _words(self, target: pygame.Surface, pill: pygame.Rect) -> None:
        """The call itself, large, for a moment."""
        kit, wide = self.kit, target.get_width()
        size = min(SIZE, SIZE * (wide - kit.u(160)) / max(1, kit.measure(self._call, "script", SIZE)))
        words = headline_text.words(kit, self._call, size, "gold", 5)
        grow = 1 + 0.35 * (1 - out_back(min(1.0, self._part * 5)))
        shown = pygame.transform.rotozoom(words, 0, grow) if grow != 1 else words
        target.blit(shown, shown.get_rect(midbottom=(pill.centerx, pill.y - kit.u(30))))

    def _pill(self, target: pygame.Surface, pill: pygame.Rect, person: SeatPerson) -> None:
        kit = self.kit
        target.blit(
            shapes.filled(
                pill.size, pill.height // 2, pygame.Color(headline_text.PLATE), pygame.Color(headline_text.INK)
            ),
            pill,
        )
        face = rects.inset(pill, kit.u(5))
        face.width = face.height
        draw_avatar(target, kit, face, person.name, person.colour, picture=avatars.picture(person.avatar))
        right = pygame.Rect(face.right + kit.u(16), pill.y + kit.u(8), pill.right - face.right - kit.u(46), pill.height)
        upper, lower = rects.cut_top(right, kit.u(32))
        middle, lower = rects.cut_top(lower, kit.u(24), kit.u(4))
        for text, style, box, color, size in (
            (self._line, "strong", upper, "white", 25),
            (self._why, "caption", middle, "muted", 18),
        ):
            kit.write(target, text, style, box, color, size=min(size, kit.fit(text, style, box.width, 0.5)))
        bar = pygame.Rect(lower.x, lower.y, lower.width, kit.u(BAR))
        kit.panel(target, bar, "inset")
        wide = bar.width * self._share // 250
        if wide > bar.height:
            tint = kit.color("coral" if self._share < 84 else "gold")
            target.blit(
                shapes.filled((wide, bar.height), bar.height // 2, tint.lerp(kit.color("white"), 0.4), tint), bar
            )


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
