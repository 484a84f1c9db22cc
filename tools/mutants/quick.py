"""Changes without loading the game again: forks of one run that has collected all tests, with the new code in the function.

What a change breaks here is broken. What lives goes on to `running.judged`: functions that were called while the game was
loaded, and code that was copied, are met only there.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tools.mutants.running import QUIET, Limits, Reach, Verdict, awaited, hush

if TYPE_CHECKING:
    import ast


class Job(NamedTuple):
    """A change: the module it is in, as it becomes, and the tests that are asked, fast ones first."""

    module: str
    tree: Callable[[], ast.Module]
    tests: list[str]


class Forks:
    """A plugin: instead of running the tests it runs those of each job in a fork."""

    def __init__(self, jobs: list[Job], known: Reach, out: Path) -> None:
        self.jobs, self.known, self.out = jobs, known, out

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        with self.out.open("w") as out:
            for job in self.jobs:
                found = awaited(partial(self._run, session, items, job), self.known.patience(job.tests))
                print(found, file=out, flush=True)
        return True

    def _run(self, session: pytest.Session, items: dict[str, pytest.Item], job: Job) -> int:
        session.config.pluginmanager.register(Limits(self.known.seconds))
        recode(job.module, job.tree())
        chosen = [items[name] for name in job.tests if name in items]
        for item, after in zip(chosen, [*chosen[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return 1
        return 0


def broken(paths: list[str], jobs: list[Job], known: Reach, keep: Path) -> list[Verdict]:
    """What the forks say of each job."""
    out = keep / "tried"

    def run() -> int:
        hush()
        return int(pytest.main([*QUIET, *paths], plugins=[Forks(jobs, known, out)]))

    child = os.fork()
    if not child:
        os._exit(run())
    os.waitpid(child, 0)
    return out.read_text("utf-8").split()  # type: ignore[return-value]


def recode(module: str, tree: ast.Module) -> None:
    """Give the functions of a loaded module, wherever they have been put, the code that they have in this tree."""
    file = str(sys.modules[module].__file__)
    codes = {(code.co_qualname, code.co_firstlineno): code for code in _codes(compile(tree, file, "exec"))}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename == file:
            code = codes.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if code is not None and code.co_freevars == one.__code__.co_freevars:
                one.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)
