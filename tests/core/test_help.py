"""Help pages as data."""

from __future__ import annotations

import pytest

from tabletop.core.help import Help, read_help
from tabletop.core.toml_loader import DataFileError, field_mistakes, read_toml
from tests.saying import said, wording


def test_the_pages_of_a_game():
    """A summary with parts, chapters with numbered rules."""
    pages = read_help("tabletop.games.beanz")
    assert pages.summary.title
    assert pages.summary.part
    assert all(rule.id and rule.title and rule.text for chapter in pages.chapter for rule in chapter.rules)


def test_a_slip_in_a_page_is_named():
    """A field that no rule has."""
    text = b'[summary]\ntitle = "x"\npart = []\n[[chapter]]\ntitle = "c"\nrules = [{ id = "A-1", title = "t", txt = "x" }]\n'
    with pytest.raises(DataFileError, match=r"help\.toml.*A-1.*txt.*" + wording("core-did-you-mean", word="'text'")):
        read_toml(text, Help, "help.toml")


def test_all_mistakes_of_one_table_at_once():
    """Unknown, wrong and missing fields; inner tables are left to others; what is no table is said so."""
    found = list(field_mistakes({"titel": "x", "rules": 7}, Help, "page", ("rules",)))
    assert len(found) == 4
    assert found[0].startswith(said("core-unknown-field", place="page", field="'titel'"))
    assert {
        said("core-missing-field", place="page", field="'summary'"),
        said("core-missing-field", place="page", field="'chapter'"),
    } <= set(found)
    assert list(field_mistakes(3, Help, "page")) == [said("core-no-table", place="page", value=3)]
