"""The app: window, loop, screen stack, and the one path that every input event takes.

Input arrives only as events (never by polling), time only through `clock()`: so a test can drive everything.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, NoReturn

import pygame

from tabletop.card_art.card_sprites import CardSprites
from tabletop.card_art.compositor import CardFaces
from tabletop.toolkit import actions, fonts, keyboard, shapes, theme
from tabletop.toolkit.app import Sounds
from tabletop.toolkit.cache import house
from tabletop.toolkit.draw_context import DrawContext
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.image_loader import READY, Loader
from tabletop.toolkit.screen_effects import Fade, Shake
from tabletop.toolkit.speech import Scanning, SystemVoice
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.tween import Lane
from tabletop.toolkit.widgets.overlay import Overlay
from tabletop.toolkit.widgets.pointer import PointerInput
from tabletop.toolkit.widgets.screen import Stack
from tabletop.toolkit.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.toolkit.widgets.screen import Screen
    from tabletop.toolkit.widgets.widget import Widget

log = logging.getLogger(__name__)
SLOW = 100  # milliseconds of a frame that are worth a line
MOVING_FPS = 60
IDLE_FPS = 30
AWAKE_MS = 2500
RESIZED = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)
GO_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
CHORD = pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META
GONE = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
BACK = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)
POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
PRESSED = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN)


def stopwatch() -> Callable[[], float]:
    """Return a clock that shows the milliseconds since now, as exactly as the computer can."""
    start = perf_counter()
    return lambda: 1000 * (perf_counter() - start)


def unhandled(error: Exception) -> NoReturn:
    """Let an error end the loop: for tests, and wherever nobody has said what else to do."""
    raise error


class Runner(Stack):
    """Runs screens in a window. `audio` plays sounds by name (None: silence); `clock` gives milliseconds (None: its own)."""

    overlay: Overlay
    pointing: PointerInput
    fade: Fade
    shake: Shake

    def __init__(
        self,
        window: Window,
        prefs: Prefs | None = None,
        audio: Sounds | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__()
        self.window = window
        self.prefs = prefs or Prefs()
        self.audio = audio
        self.voice = SystemVoice()
        self.clock = clock or stopwatch()
        theme.use(high_contrast=self.prefs.high_contrast)
        if self.prefs.large_pointer:
            window.set_pointer(large=True)
        self.kit = DrawContext(window.size, self.prefs.size)
        self.loader = Loader()
        self.cards = CardSprites(CardFaces(self.loader))
        self.cards.fit(window.size)
        house.fit(window, window.size)
        self.touch = Lane()
        self.event_lane = Lane()
        self.overlay = Overlay(self)
        self.pointing = PointerInput(self)
        self.fade = Fade(self)
        self.shake = Shake(self)
        self.pad = actions.Pad()
        self.scanning = Scanning(self.act)
        self.dirty = True
        self.frames = 0
        self.presses = 0  # of any key or button
        self.running = False
        self.hidden = False  # the window is minimised
        self.keyboard = False
        self.beside: Runner | None = None  # of a second window, which runs in the loop of this one
        self.neighbour: Runner | None = None  # of the other window, whichever this one is
        self.on_close: Callable[[], None] = lambda: None  # one window of two is to be closed; a lone one quits
        self.on_quit: Callable[[], bool] = lambda: True
        self.on_frame: Callable[[], None] = lambda: (
            None
        )  # once a frame, before the screens: for what comes from elsewhere
        self.on_lost: Callable[[], None] = lambda: None
        self.on_device: Callable[[bool], None] = lambda _: None  # hears that a device for sound came (or went)
        self.on_error: Callable[[Exception], None] = unhandled  # nobody has caught it; raises when it cannot help, too
        self.after_first_frame: list[Callable[[], None]] = [pads.start]
        self._last_input = 0.0
        self._read = (0.0, 0.0)  # when events were read: before, and last

    # --- screens
    @property
    def hovered(self) -> Widget | None:
        return self.pointing.hovered

    def start_over(self, screen: Screen[Any]) -> None:
        for old in reversed(self.screens):
            for farewell in (old.hidden, old.let_go):
                with suppress(Exception):  # what is broken may fail here, too, and its error is known already
                    farewell()
        self._stack = []
        if self.beside is not None:
            with suppress(Exception):  # as above
                self.beside.window.close()
        self.beside = self.neighbour = None
        self.on_close = self.on_frame = lambda: None
        self.touch.clear()
        self.event_lane.clear()
        self.pointing, self.overlay, self.shake = PointerInput(self), Overlay(self), Shake(self)
        self.loader = Loader(self.loader.wait)  # another picture that failed meanwhile belongs to what is gone
        self.cards = CardSprites(CardFaces(self.loader))
        self.cards.fit(self.window.size)
        self.on_lost = lambda: None
        self.window.surface.set_clip(None)
        self.window.text_input(False)
        shapes.make_room(False)
        self.push(screen)
        self.fade.stop()  # the last picture may be half drawn, and private

    def relayout(self) -> None:
        self.kit.resize(self.window.size, self.prefs.size)
        self.cards.fit(self.window.size)
        house.fit(self.window, self.window.size)
        self.pointing.leave()
        for screen in self.screens:
            screen.place(pygame.Rect((0, 0), self.window.size))
        self.dirty = True

    def _resized(self) -> None:
        """Each size is told twice, and a window that is pulled has many: only what has not been laid out yet costs time, for
        until then the new part of the window is black. A press ends with each of them.
        """
        self.pointing.leave()
        self.dirty = True
        if self.window.size != self.kit.size:
            self.relayout()

    def set_fullscreen(self, on: bool) -> None:
        self.window.set_fullscreen(on)
        self.prefs.fullscreen = on
        self.relayout()

    # --- loop
    def run(self) -> None:
        """Run until the last screen closes or `quit` is accepted."""
        ticker = pygame.time.Clock()
        self.running = True
        while self.running:
            self.attempt(lambda: self._turn(ticker))

    def attempt(self, call: Callable[[], None]) -> None:
        """Do something; an error that nobody has caught goes to `on_error`."""
        try:
            call()
        except Exception as error:  # noqa: BLE001  # whatever it is, it must not end the evening
            self.on_error(error)

    def _turn(self, ticker: pygame.time.Clock) -> None:
        """One frame, and the wait for the next one."""
        self.step(pygame.event.get())
        if self._stack and self.top.urgent:
            self._watch()
            return
        awake = self.awake or (self.beside is not None and self.beside.awake)
        ticker.tick(MOVING_FPS if awake else IDLE_FPS)

    def _watch(self) -> None:
        """Until the next frame is due nothing is drawn, and input is read every millisecond."""
        end = self.clock() + 1000 / MOVING_FPS
        while self.running and self._stack and self.top.urgent and self.clock() < end:
            pygame.time.wait(1)
            self._reads()
            for event in pygame.event.get():
                self._hand_on(event)
            if self._stack:
                self.top.watch(self.clock())

    def step(self, events: list[Event]) -> None:
        """Handle events, advance time, and draw if something changed."""
        begun = self.clock()
        self._reads()
        for event in events:
            self._hand_on(event)
        self._frame()
        if (taken := self.clock() - begun) >= SLOW:
            log.info("a frame took %d ms on %s", taken, self.top.label if self._stack else "no screen")
        if self.beside is not None:
            self.beside.step([])

    def _reads(self) -> None:
        self._read = (self._read[1], self.clock())

    @property
    def moment(self) -> float:
        """Events carry no times: this one came between the reading before and this, which in a slow frame is long."""
        return sum(self._read) / 2

    def _hand_on(self, happened: Event) -> None:
        """To the window that it is for."""
        used = pads.used
        event = pads.translated(happened)
        if pads.used != used and self._stack and not self.top.urgent:  # other signs stand on caps now
            for runner in filter(None, (self, self.beside)):
                runner.dirty = True
        if event is None:
            return
        if event.type == pygame.KEYMAPCHANGED:
            self._relabel()
        theirs = self.beside is not None and self.beside.window.owns(event)
        if self.beside is not None and (theirs or event.type == READY):
            self.beside.handle(event)
        if self._stack and not theirs:
            self.handle(event)

    def _relabel(self) -> None:
        """Show what stands on the keys now."""
        keyboard.layout_changed()
        house.clear()
        for runner in filter(None, (self, self.beside)):
            runner.relayout()

    def _frame(self) -> None:
        if not self._stack:
            return
        now = self.clock()
        held = self.pad.held(now)
        if held is not None:
            self.act(held)
        self.on_frame()
        moved = self.touch.update(now)
        moved = self.event_lane.update(now) or moved
        moved = self.overlay.update(now) or moved
        moved = self.shake.update(now) or moved
        for screen in self.screens:
            moved = screen.update(now) or moved
        self.update_music()
        self.pointing.check()
        if self._stack:
            self._focus()
            self.scanning.tick(now, self._scanned)
        if (moved or self.dirty) and self._stack and not self.hidden:
            self.draw()

    @property
    def _scanned(self) -> int:
        """After how many ms the focus steps by itself, 0: never; not in races."""
        every = 0 if self.top.urgent else self.prefs.scan_ms
        self._use_keyboard(self.keyboard or every > 0)
        return every

    @property
    def busy(self) -> bool:
        """True while something moves or is about to."""
        starts = (self.touch.next_start, self.event_lane.next_start)
        soon = self.clock() + 1000 / IDLE_FPS
        return self.dirty or self.shake.busy or any(start is not None and start <= soon for start in starts)

    @property
    def awake(self) -> bool:
        """True while something is seen to move, or somebody is here."""
        return not self.hidden and (self.busy or self.untouched < AWAKE_MS)

    def draw(self) -> None:
        surface = self.window.surface
        self.dirty = False
        for screen in self.seen:
            if screen.modal and screen.veil:
                surface.fill((255 - screen.veil,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            screen.draw(surface)
        if self.keyboard:
            self.top.draw_ring(surface)
        self.overlay.draw(surface)
        self.fade.draw(surface)
        self.shake.apply(surface)
        self.window.flip()
        self.frames += 1
        if lacking := fonts.take_lacking():
            self.toast(fonts.apology(lacking), "alert", "coral")
        if self.after_first_frame:
            waiting, self.after_first_frame = self.after_first_frame, []
            for call in waiting:
                call()

    @property
    def untouched(self) -> float:
        return self.clock() - self._last_input

    def quit(self) -> None:
        if self.on_quit():
            self.running = False

    # --- events
    def handle(self, event: Event) -> None:
        """Give one event to whoever it is for."""
        self.presses += event.type in PRESSED
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type == pygame.WINDOWCLOSE:
            self.on_close()
            return
        if event.type == pygame.WINDOWFOCUSLOST and self.neighbour is not None and self.neighbour.window.focused:
            self.pointing.leave()
            return  # the other window of this program has it now
        if event.type in GONE or event.type in BACK:
            self.hidden = event.type in GONE
            self.dirty = True
        if event.type in RESIZED:
            self._resized()
        if self._goes_on(event) or self.top.on_event(event):
            self._last_input = self.clock()
            return
        if event.type in POINTER:
            if not (self.prefs.sticky_focus and event.type == pygame.MOUSEMOTION):
                self._use_keyboard(False)
            self.pointing.handle(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.TEXTINPUT:
            focus = self._focus()
            if focus is not None:
                focus.on_text(event.text)
        elif event.type in (pygame.WINDOWEXPOSED, READY):
            self.dirty = True
        elif event.type in LOST or event.type == pygame.WINDOWLEAVE:
            self.pointing.leave()
            if event.type in LOST:
                self.on_lost()
        else:
            action = self.pad.action(event, self.clock())
            if action is None:
                return
            self._use_keyboard(True)
            self.act(action)
        self._last_input = self.clock()

    def _goes_on(self, event: Event) -> bool:
        """A press that goes on presses what lies over all else, if that waits for it."""
        if event.type == pygame.KEYDOWN:
            wanted = event.key in GO_ON and not getattr(event, "mod", 0) & CHORD
        else:
            wanted = event.type == pygame.JOYBUTTONDOWN and event.button == 0
        foremost = self.top.foremost if wanted else None
        if foremost is None:
            return False
        self._use_keyboard(True)
        return foremost.on_action("accept")

    def _focus(self) -> Widget | None:
        """Who hears the keyboard; what has been hidden meanwhile is let go."""
        focus = self.top.focus
        if focus is not None and not focus.present:
            self.top.set_focus(None)
        return self.top.focus

    def _key(self, event: Event) -> None:
        self._use_keyboard(True)
        focus = self._focus()
        if self.scanning.press(event, self.clock(), self._scanned) or (focus is not None and focus.on_key(event)):
            return
        alt_enter = event.key == pygame.K_RETURN and getattr(event, "mod", 0) & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            self.set_fullscreen(not self.window.fullscreen)
            return
        if self.top.on_key(event):
            return
        action = actions.of_key(event)
        if action is not None:
            self.act(action)

    def act(self, action: actions.Action) -> None:
        """Offer an action to the focused widget, then to what contains it, then to the screen."""
        screen = self.top
        widget = self._focus()
        while widget is not None and widget is not screen:
            if widget.on_action(action):
                return
            widget = widget.parent
        screen.on_action(action)

    def _use_keyboard(self, on: bool) -> None:
        if on != self.keyboard:
            self.keyboard = on
            self.dirty = True
