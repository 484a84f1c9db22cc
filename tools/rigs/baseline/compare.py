"""What two records do not have in common, line by line; what differs alike in many entries is told once."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

from tools.rigs.baseline.record import KINDS, read

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tools.rigs.baseline.record import Entry

AHEAD = 400  # lines that are compared from the first one on that differs


class Change(NamedTuple):
    """Lines of one entry that have become others; `after`: the last line before them that is the same."""

    line: int
    after: str
    old: tuple[str, ...]
    new: tuple[str, ...]

    def __str__(self) -> str:
        kept = [f"    {self.after}"] if self.after else []
        return "\n".join([*kept, *(f"  - {line}" for line in self.old), *(f"  + {line}" for line in self.new)])


def changes(old: Sequence[str], new: Sequence[str], most: int) -> Iterator[Change]:
    """The first of the changes of one entry, in their order."""
    same = next(
        (n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), min(len(old), len(new))
    )
    here, there = old[same : same + AHEAD], new[same : same + AHEAD]
    found = [step for step in SequenceMatcher(None, here, there, autojunk=False).get_opcodes() if step[0] != "equal"]
    for _, a, b, c, d in found[:most]:
        after = old[same + a - 1] if same + a else ""
        yield Change(same + a + 1, after, tuple(here[a:b]), tuple(there[c:d]))


def differences(before: Path, after: Path, most: int = 1) -> Iterator[str]:
    """A text for each difference of two folders: of each entry so many changes, the first ones."""
    for kind in KINDS:
        old, new = ({one.name: one for one in read(folder, kind)} for folder in (before, after))
        if not old or not new:
            if old or new:
                yield f"{kind}: recorded only {'before' if old else 'after'}"
            continue
        yield from (f"{kind}: {name}: only before" for name in old if name not in new)
        yield from (f"{kind}: {name}: only after" for name in new if name not in old)
        both = [(one, new[name]) for name, one in old.items() if name in new]
        yield from _told(kind, [pair for pair in both if pair[0].digest != pair[1].digest], most)


def _told(kind: str, pairs: list[tuple[Entry, Entry]], most: int) -> Iterator[str]:
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], list[tuple[str, Change]]] = {}
    for old, new in pairs:
        for change in changes(old.lines, new.lines, most):
            found.setdefault((change.old, change.new), []).append((old.name, change))
    for alike in found.values():
        (name, change), more = alike[0], len({name for name, _ in alike}) - 1
        others = f", and alike in {more} more" if more else ""
        yield f"{kind}: {name}: line {change.line}{others}\n{change}"
    if pairs:
        yield f"{kind}: {len(pairs)} entries differ"
