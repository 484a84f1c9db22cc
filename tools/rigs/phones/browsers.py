"""Phones' pages in real browsers that play by themselves, at a table in a process of its own.

python -m tools.rigs.phones.browsers rpgget --option concede=yes      a whole match among four phones; what went wrong
python -m tools.rigs.phones.browsers evening                          all games one after another, and somebody at the table
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from playwright.sync_api import sync_playwright

from tabletop.phones.addresses import LOOPBACK, VARIABLE
from tools.rigs.phones.table import LOG, TOLD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[3]
THUMBS = Path(__file__).with_name("thumbs.js")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SIZES = ((320, 640), (390, 844), (740, 360), (412, 915))
START, LOOK = 60.0, 0.25  # seconds: for a table to be there, and between two looks at it
OFFLINE = ("WebSocket", "ERR_CONNECTION", "Failed to fetch", "Failed to load")  # said by a browser whose table is gone


class MatchFigures(NamedTuple):
    """Of a match. `over`: what each page says at its end; `presses`: of all pages; `faults`: what must not happen."""

    seconds: float
    answers: int
    over: list[str]
    presses: int
    faults: list[str]


class TableProcess:
    """A table in a process, as `words` of one of the rigs' command lines say."""

    def __init__(self, folder: Path, module: str, words: Sequence[str]) -> None:
        self.folder = folder
        command = [sys.executable, "-m", module, str(folder), *words]
        self.output = (folder / "output.txt").open("a")
        place = os.environ | {VARIABLE: LOOPBACK}
        self.process = subprocess.Popen(command, cwd=ROOT, env=place, stdout=self.output, stderr=self.output)

    @property
    def told(self) -> dict[str, Any]:
        place = self.folder / TOLD
        return msgspec.json.decode(place.read_bytes(), type=dict[str, Any]) if place.exists() else {}

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def reach(self) -> tuple[str, str]:
        """Its address and the code of the room."""
        if not wait(lambda: bool(self.told.get("url")) or not self.alive, START):
            self.end()
        if not self.told.get("url"):
            raise RuntimeError((self.folder / "output.txt").read_text("utf-8"))
        return self.told["url"], self.told["code"]

    def end(self) -> None:
        if self.alive:
            self.process.kill()
        self.process.wait()
        self.output.close()

    def faults(self) -> list[str]:
        """What was logged or printed that should not be."""
        log = (self.folder / LOG).read_text("utf-8", "replace").splitlines()
        found = [line for line in log if line.startswith(("ERROR", "CRITICAL", "Traceback"))]
        output = (self.folder / "output.txt").read_text("utf-8")
        return found + (["output: " + output] if "Traceback" in output else [])


class Pages:
    """Pages that have joined, each in a context of its own. `faults`: errors on them."""

    def __init__(self, browser: Browser, count: int) -> None:
        self.faults = list[str]()
        self.pages = [self._page(browser, SIZES[i % len(SIZES)]) for i in range(count)]

    def _page(self, browser: Browser, size: tuple[int, int]) -> Page:
        viewport: Any = {"width": size[0], "height": size[1]}
        page = browser.new_context(viewport=viewport, has_touch=True, is_mobile=True).new_page()
        page.on("pageerror", lambda error: self._fault(str(error)))
        page.on("console", lambda said: self._fault(said.text) if said.type == "error" else None)
        return page

    def _fault(self, text: str) -> None:
        if not any(word in text for word in OFFLINE):
            self.faults.append(text)

    def join(self, url: str, code: str) -> None:
        for seat, page in enumerate(self.pages):
            page.goto(f"{url}#code={code}")
            page.locator(".seat").nth(seat).tap()
            page.locator("#name").fill(f"Guest {seat}")
            page.locator("dialog .main").tap()
            page.wait_for_selector(".players")

    def play(self) -> None:
        """By themselves from now on."""
        for page in self.pages:
            page.evaluate(THUMBS.read_text("utf-8"))

    def hurry(self) -> None:
        for page in self.pages:
            page.evaluate("window.hurry = true")

    def told(self, script: str) -> list[Any]:
        return [page.evaluate(script) for page in self.pages]

    def wide(self) -> list[str]:
        """Pages with something that is wider than the phone."""
        fits = self.told("document.documentElement.scrollWidth <= innerWidth")
        return [f"wider than the phone: {SIZES[i % len(SIZES)]}" for i, fit in enumerate(fits) if not fit]

    def close(self) -> None:
        for page in self.pages:
            page.context.close()


def wait(true: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(LOOK)
    return true()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser."""
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def match(
    browser: Browser, game: str, people: int, options: Sequence[str], calm: float, patience: float
) -> MatchFigures:
    """A whole one; after `calm` seconds whoever may give up does. `patience`: seconds without an answer that are a fault."""
    with tempfile.TemporaryDirectory() as place:
        words = [game, "--seats", str(people), *(word for option in options for word in ("--option", option))]
        table = TableProcess(Path(place), "tools.rigs.phones.table", words)
        pages = Pages(browser, people)
        try:
            pages.join(*table.reach())
            pages.play()
            faults, begun, moved, n = list[str](), time.monotonic(), time.monotonic(), -1
            while table.alive and not table.told.get("over"):
                pages.pages[0].wait_for_timeout(1000 * LOOK)
                if table.told.get("n", n) != n:
                    n, moved = table.told["n"], time.monotonic()
                faults += [] if faults else pages.wide()
                if time.monotonic() - begun > calm:
                    pages.hurry()
                if time.monotonic() - moved > patience:
                    shown = pages.told("document.querySelector('.asked, .hands')?.innerText ?? ''")
                    faults.append(f"nobody answers {table.told} {shown}")
                    break
            seconds = time.monotonic() - begun
            said = "document.querySelector('.asked h1')?.textContent ?? ''"
            return MatchFigures(
                seconds, table.told["n"], pages.told(said), sum(pages.told("window.pressed")),
                [*faults, *pages.faults, *table.faults()],
            )  # fmt: skip
        finally:
            pages.close()
            table.end()


def evening(browser: Browser, calm: float, patience: float) -> tuple[dict[str, Any], list[str]]:
    """One of all games with four pages and somebody at the table: what its process has told last, and what went wrong."""
    with tempfile.TemporaryDirectory() as place:
        table = TableProcess(Path(place), "tools.rigs.phones.evening", ["--calm", str(calm)])
        pages = Pages(browser, 4)
        try:
            pages.join(*table.reach())
            pages.play()
            faults, moved, last = list[str](), time.monotonic(), None
            while table.alive and not table.told.get("over"):
                pages.pages[0].wait_for_timeout(1000 * LOOK)
                told = table.told
                if (told.get("played"), told.get("n")) != last:
                    last, moved = (told.get("played"), told.get("n")), time.monotonic()
                for page in pages.pages:
                    page.evaluate(f"window.hurry = {str(bool(told.get('hurry'))).lower()}")
                if time.monotonic() - moved > patience:
                    shown = pages.told("document.querySelector('main').innerText")
                    faults.append(f"nothing happens: {told} {shown}")
                    break
            return table.told, [*faults, *pages.wide(), *pages.faults, *table.faults()]
        finally:
            pages.close()
            table.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help='or "evening"')
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="RULE=VALUE")
    parser.add_argument("--calm", type=float, default=30.0)
    args = parser.parse_args()
    with chromium() as browser:
        if args.game == "evening":
            print(*evening(browser, args.calm, 60.0), sep="\n")
        else:
            print(match(browser, args.game, args.people, args.option, args.calm, 60.0))


if __name__ == "__main__":
    main()
