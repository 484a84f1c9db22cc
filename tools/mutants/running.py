"""The tests against one change: which of them reach its line, and does one of them fail?

Nothing of the game may be loaded here: every run is a fork that loads the game anew, with or without the change.
"""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.abc import Loader, MetaPathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest

if TYPE_CHECKING:
    import ast
    from importlib.machinery import ModuleSpec

ROOT = Path(__file__).resolve().parents[2]
QUIET = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler", "-o", "timeout=0"]
SLACK = 20.0  # seconds of work beyond ten times what a test takes by itself
LOADING = 30.0  # seconds of work until the first test
HUNG = 99  # what a run ends with that works for too long
WAITING = 40  # times as long by the clock, for all tests together: where much else goes on, a run hardly gets on
Verdict = Literal["killed", "survives", "hangs"]


@dataclass
class Reach:
    """By file and line of the rules the tests that reach it, and how long each test takes."""

    tests: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def of(self, file: Path, line: int) -> list[str]:
        """The tests that reach a line, fast ones first; all where something calls it while modules are loaded."""
        found = self.tests.get(str(file), {}).get(line, set())
        names = set(self.seconds) if "" in found else found
        return sorted(names, key=lambda name: self.seconds.get(name, 0.0))

    def while_loading(self, file: Path, line: int) -> bool:
        """Is this line used before the first test?"""
        return "" in self.tests.get(str(file), {}).get(line, set())

    def patience(self, tests: list[str]) -> float:
        """How long these tests are waited for."""
        return WAITING * (sum(self.seconds.get(name, 0.0) for name in tests) + LOADING)


class Watch:
    """A plugin: tells the coverage which test runs, and keeps its time."""

    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.coverage.switch_context(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            raise pytest.UsageError(f"{report.nodeid} fails without any change")


class Limits:
    """A plugin: ends the run when a test works for too long. What else goes on in this computer does not count."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        signal.signal(signal.SIGXCPU, lambda *_: os._exit(HUNG))
        self._allow(LOADING)

    def _allow(self, seconds: float) -> None:
        import resource  # noqa: PLC0415 - not on every system: the tests of this tool do without

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, most))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._allow(10 * self.seconds.get(nodeid, 0.0) + SLACK)


class Altered(MetaPathFinder, Loader):
    """Loads one module from a changed tree."""

    def __init__(self, module: str, file: Path, tree: ast.Module) -> None:
        self.module, self.file, self.tree = module, file, tree

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.file, loader=self) if name == self.module else None

    def exec_module(self, module: Any) -> None:
        exec(compile(self.tree, str(self.file), "exec"), module.__dict__)


def reach(paths: list[str], rules: Path, keep: Path) -> Reach:
    """Run these tests once, and note what each of them reaches."""
    child = os.fork()
    if not child:
        os._exit(_noted(paths, rules, keep))
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
        sys.exit(f"{' '.join(paths)}: there are no tests, or they fail without any change.")
    return _read(keep)


def _noted(paths: list[str], rules: Path, keep: Path) -> int:
    from coverage import Coverage  # noqa: PLC0415 - of the group `lint`: the tests of this tool do without

    hush()
    coverage = Coverage(data_file=str(keep / "reached"), source=[str(rules)], config_file=False)
    coverage.start()
    watch = Watch(coverage)
    code = pytest.main([*QUIET, *paths], plugins=[watch])
    coverage.stop()
    coverage.save()
    (keep / "seconds").write_text("\n".join(f"{took} {name}" for name, took in watch.seconds.items()), "utf-8")
    return int(code)


def _read(keep: Path) -> Reach:
    from coverage import CoverageData  # noqa: PLC0415 - as above

    data = CoverageData(str(keep / "reached"))
    data.read()
    found = Reach()
    for row in (keep / "seconds").read_text("utf-8").splitlines():
        took, _, name = row.partition(" ")
        found.seconds[name] = float(took)
    for file in data.measured_files():
        found.tests[file] = {line: set(names) for line, names in data.contexts_by_lineno(file).items()}
    return found


def judged(altered: Altered, tests: list[str], known: Reach) -> Verdict:
    """Run these tests with a change, until one fails or the time is over."""

    def run() -> int:
        hush()
        sys.meta_path.insert(0, altered)
        return int(pytest.main([*QUIET, *tests], plugins=[Limits(known.seconds)]))

    return awaited(run, known.patience(tests))


def awaited(run: Callable[[], int], seconds: float) -> Verdict:
    """What comes of it in a fork, which ends with 0 if nothing fails. Only what waits for ever is ended by the clock."""
    child = os.fork()
    if not child:
        try:
            code = run()
        except BaseException:  # noqa: BLE001 - whatever the change has broken, it was seen
            code = 1
        os._exit(code)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            return "hangs" if code == HUNG else "killed" if code else "survives"
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "hangs"


def hush() -> None:
    """What a run says is of no interest; it stands in a process group of its own."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
