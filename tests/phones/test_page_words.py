"""What the page of a phone says comes from the catalogue, in the language of the table."""

import json
import re
from importlib.resources import files

import pytest

from tabletop import i18n
from tabletop.phones import page_files
from tests.saying import said

PAGE = files("tabletop.phones") / "page"
CODE = [entry for entry in PAGE.iterdir() if entry.name.endswith(".js")]
SAID = re.compile(r'say\("([a-z-]+)"(?:, \{([^}]*)\})?\)')


@pytest.fixture(params=["en", "de"])
def words(request):
    i18n.use(request.param)
    yield json.loads(page_files.words())
    i18n.use(i18n.ENGLISH)


def test_what_the_code_says_is_sent_with_the_arguments_that_it_fills_in(words):
    calls = [call for entry in CODE for call in SAID.findall(entry.read_text("utf-8"))]
    assert len(calls) > 30
    for name, given in calls:
        names = set(re.findall(r"(\w+):", given))
        assert set(re.findall(r"\{(\w+)\}", words[f"phones-page-{name}"])) == names, name


def test_ways_to_pass_and_states_of_seats_have_words(words):
    code = (PAGE / "seat.js").read_text("utf-8")
    ways = re.findall(r'^  \w+: "([a-z-]+)",$', code, re.MULTILINE)
    assert len(ways) == 5
    chosen = ("free", "bot", "left", "taken", "on-table", "your-cards", "take-seat", "give-back")
    assert all(words[f"phones-page-{name}"] for name in (*ways, *chosen))


def test_the_page_that_loads_all_else_is_in_the_language_of_the_table():
    file = PAGE / page_files.INDEX
    english = page_files.index(file).decode()
    i18n.use("de")
    try:
        german = page_files.index(file).decode()
    finally:
        i18n.use(i18n.ENGLISH)
    assert '<html lang="en">' in english
    assert '<html lang="de">' in german
    assert "{{" not in english + german
    assert said("phones-page-looking") in english
    assert said("phones-page-looking") not in german
