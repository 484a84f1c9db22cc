"""Tests assert meanings: what is said is named by its id (`tests.saying`), and few sentences stand in tests."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.i18n.sentences import sentences

TESTS = Path(__file__).parent.parent
STAY = tomllib.loads(Path(__file__).with_name("sentences.toml").read_text("utf-8"))
MOST = 60
FOUND = ["{} plays some card", "Who plays {} now?", "one seat more", "there is no seat", "Sit down here"]


def test_few_sentences_are_asserted():
    """Each file has at most as many as stay there for a reason."""
    found = {path.relative_to(TESTS).as_posix(): list(sentences(path)) for path in sorted(TESTS.rglob("*.py"))}
    assert {name: texts for name, texts in found.items() if len(texts) > STAY.get(name, 0)} == {}
    assert sum(STAY.values()) <= MOST


def test_a_sentence_is_found(tmp_path):
    file = tmp_path / "test_a.py"
    file.write_text(
        'name = "no assertion at all"\n'
        'assert f"{name} plays some card" == name\n'
        'assert label == f"Who plays {name} now?", "and this is for the reader of the test"\n'
        'assert hand == "lion:S clown - | hand: teddy"\n'
        'assert page.find("add a seat").text == "one seat more"\n'
        'with pytest.raises(ValueError, match="there is no seat"):\n'
        '    pilot.click("Sit down here")\n'
        "assert code == 'a in b, c if d else e'\n",
        "utf-8",
    )
    assert [text for _, text in sentences(file)] == FOUND
