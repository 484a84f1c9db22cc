"""Words read aloud by the system's own voice, where it has one. Nothing depends on it, and nothing waits for it."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.toolkit.actions import Action

WINDOWS = (
    "Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
# What reads from its standard input, so that no word can be taken for an option.
VOICES: tuple[tuple[str, ...], ...] = (
    ("say", "-f", "-"),
    ("espeak-ng", "--stdin"),
    ("espeak", "--stdin"),
    ("spd-say", "--pipe-mode"),
    ("powershell", "-NoProfile", "-Command", WINDOWS),
)


class SystemVoice:
    """Says one thing at a time: the next one cuts the last one short. `find`: where a program is, None where it is not;
    `run`: starts one.
    """

    def __init__(
        self,
        find: Callable[[str], str | None] = shutil.which,
        run: Callable[[Sequence[str]], subprocess.Popen[bytes]] | None = None,
    ) -> None:
        self._run = run or _start
        self.command = next(((place, *voice[1:]) for voice in VOICES if (place := find(voice[0]))), None)
        self._speaking: subprocess.Popen[bytes] | None = None

    def say(self, text: str) -> None:
        """Begin to say it. A voice that fails is a voice that is not there."""
        if self.command is None:
            return
        self.hush()
        try:
            self._speaking = self._run(self.command)
            if self._speaking.stdin is not None:
                self._speaking.stdin.write(text.encode())
                self._speaking.stdin.close()
        except OSError:
            self.command = None

    @property
    def speaking(self) -> bool:
        """Something is being said."""
        return self._speaking is not None and self._speaking.poll() is None

    def hush(self) -> None:
        """Say no more."""
        if self._speaking is not None:
            with suppress(OSError):
                self._speaking.terminate()
            self._speaking.poll()
            self._speaking = None


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 - one of VOICES
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


# One switch for everything: the focus steps by itself, and the switch presses what has it.

SWITCH = pygame.K_SPACE


class Scanning:
    """`act`: does an action. `every`: ms from step to step, 0 for none."""

    def __init__(self, act: Callable[[Action], None]) -> None:
        self._act, self._since = act, 0.0

    def tick(self, now: float, every: int) -> None:
        """Every frame, in ms of the app's clock."""
        if not every:
            self._since = now
        elif now - self._since >= every:
            self._since = now
            self._act("next")

    def press(self, event: Event, now: float, every: int) -> bool:
        """The switch is pressed: what has the focus is, too, and stays for as long as any other. False for other keys."""
        if not every or event.key != SWITCH:
            return False
        self._since = now
        self._act("accept")
        return True
