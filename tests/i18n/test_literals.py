"""What people read stands in catalogues and data, not in code."""

from __future__ import annotations

import tomllib
from pathlib import Path

import tabletop
from tests.i18n.literals import literals

HOME = Path(tabletop.__file__).parent
FOUND = ["plays some card", "the last one counts"]
KNOWN = tomllib.loads(Path(__file__).with_name("literals.toml").read_text("utf-8"))


def test_no_sentence_stands_in_code():
    """Each file has at most as many English literals as are known to be none."""
    found = {path.relative_to(HOME).as_posix(): list(literals(path)) for path in sorted(HOME.rglob("*.py"))}
    more = {name: texts for name, texts in found.items() if len(texts) > KNOWN.get(name, 0)}
    assert more == {}


def test_a_sentence_is_found(tmp_path):
    file = tmp_path / "a.py"
    file.write_text(
        '"""A docstring of four words."""\n'
        "import logging\n"
        'logging.info("not this one either")\n'
        'assert True, "nor this one here"\n'
        "name = 'Ann'\n"
        "print(f'{name} plays some card')\n"
        "print('the last one counts')\n"
        "print('SELECT name FROM people')\n"
        "print('<p>some words in a page</p>')\n",
        "utf-8",
    )
    assert [text.strip() for _, text in literals(file)] == FOUND
