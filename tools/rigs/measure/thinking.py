"""What a frame costs while hard bots think and play beside it: a match of bots in a window, at the app's own pace."""

from __future__ import annotations

import time

import pygame

from tabletop import games
from tabletop.app.runner import Runner
from tabletop.bots.bot_client import BotClient
from tabletop.match import TableSetup, bot, start
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.window import Window
from tools.rigs.measure.figure import Figure
from tools.rigs.measure.picture import SIZE

SEATS = 4
WARM = 120  # frames that are not counted: pictures of new sizes are drawn once
SECONDS = 20.0
PACE = 60


def thinking_figures() -> list[Figure]:
    """The longest frame, and how many were longer than a screen's own beat, while some hard bot was thinking."""
    window, thinker = Window("Tabletop", SIZE), BotClient()
    app = Runner(window, Prefs())
    seats = tuple(bot(i, "hard") for i in range(SEATS))
    match = start(TableSetup(game=games.ours()[0], seats=seats, seed=1), thinker, round(app.clock()))
    app.push(TableScreen(match))
    try:
        times = sorted(_frames(app, thinker))
    finally:
        match.close()
        thinker.close()
        window.close()
    late = sum(frame > 1000 / PACE for frame in times)
    return [
        Figure("frame while hard bots think, 99th percentile", times[len(times) * 99 // 100], "ms", "<= 16.7"),
        Figure("frame while hard bots think, longest", times[-1], "ms", "<= 16.7"),
        Figure("frames longer than that", late, f"of {len(times)}", "0"),
    ]


def _frames(app: Runner, thinker: BotClient) -> list[float]:
    """Work of each frame in ms, of those during which an answer was waited for."""
    times, ticker, done = [], pygame.time.Clock(), 0
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        begun, waited = time.perf_counter(), bool(thinker.jobs)
        app.step(pygame.event.get())
        done += 1
        if waited and done > WARM:
            times.append((time.perf_counter() - begun) * 1000)
        ticker.tick(PACE)
    return times
