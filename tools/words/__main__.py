"""Measure how many words of lists are understood, and print those that are not.

python -m tools.words LIST ...            text files, words separated by white space; # begins a comment
python -m tools.words LIST --taught "emerald:green"
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tabletop.games.codenames.bots.panel import understood
from tabletop.games.codenames.rules.options import NONE


def words_in(text: str) -> list[str]:
    return [word for line in text.splitlines() for word in line.partition("#")[0].split()]


def measure(words: Iterable[str], taught: str = NONE) -> tuple[Counter[str], list[str]]:
    """How many words were understood in each way, and the unknown ones, with what may have been meant."""
    ways: Counter[str] = Counter()
    missing = []
    for word in words:
        found = understood(word, taught)
        ways[found.how] += 1
        if found.how == "unknown":
            missing.append(f"{word} ({', '.join(found.suggestions[:3])}?)" if found.suggestions else word)
    return ways, missing


def report(name: str, words: list[str], taught: str = NONE) -> str:
    ways, missing = measure(words, taught)
    known = len(words) - ways["unknown"]
    share = f"{known} of {len(words)}, {100 * known / max(1, len(words)):.1f} %"
    how = ", ".join(f"{way} {ways[way]}" for way in ("word", "stem", "compound"))
    return f"{name}: {share} ({how})\n  missing: {', '.join(missing) or 'none'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lists", nargs="+", type=Path)
    parser.add_argument("--taught", default=NONE)
    args = parser.parse_args()
    for path in args.lists:
        print(report(path.name, words_in(path.read_text("utf-8")), args.taught))


if __name__ == "__main__":
    main()
