"""CONCEPTS.md: what it shows is run, from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "CONCEPTS.md"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_code_of_the_page_runs():
    """Its blocks are one program: each goes on where the one before has stopped, and holds what its text says."""
    text, names = PAGE.read_text("utf-8"), dict[str, object]()
    blocks = list(BLOCK.finditer(text))
    for block in blocks:
        above = "\n" * text.count("\n", 0, block.start(1))  # so that what fails is named by its line
        exec(compile(above + block[1], str(PAGE), "exec"), names)
    assert len(blocks) == 7
