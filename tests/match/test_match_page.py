"""A saved match as text, Markdown, HTML and JSON: what everybody could read, in the language chosen; JSON in none."""

from __future__ import annotations

from html.parser import HTMLParser
from itertools import pairwise

import msgspec
import pytest

from tabletop import games, i18n
from tabletop.core.ask import NOBODY
from tabletop.match import match_page, start
from tabletop.match.match_page import LoggedMatch
from tabletop.match.seats import TableSetup, bot, person
from tabletop.match.transcript import namer, plain
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, begin


@pytest.fixture
def match():
    match = begin(seed=3, store=Store(None), people=1, bots=2)
    Player(match, 3).to_the_end()
    return match


def told(match, form):
    return match_page.page(match.autosave.store, match.autosave.number, form, DEFINITION)


def lines(match):
    name = namer([seat.name for seat in match.setup.seats], DEFINITION.cards)
    return [plain(entry.line, name) for entry in match.match_log.lines(NOBODY)]


def test_text_says_whose_turn_it_was_and_hides_what_was_hidden(match):
    out = told(match, "text").splitlines()
    names = {f"{seat.name}:" for seat in match.setup.seats}
    heads = [line for line in out if line in names]
    assert 2 <= len(set(heads)) <= len(names)
    assert all(one != after for one, after in pairwise(heads))
    assert [line.strip() for line in out if line.startswith("  ")] == lines(match)


class Text(HTMLParser):
    def __init__(self):
        super().__init__()
        self.texts, self.open = [], []

    def handle_starttag(self, tag, _):
        self.open.append(tag)

    def handle_endtag(self, tag):
        while self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data):
        if data.strip() and self.open[-1:] == ["p"]:
            self.texts.append(data)


def test_html_and_markdown_have_the_same_lines(match):
    page = Text()
    page.feed(told(match, "html"))
    assert page.texts[1:] == lines(match)
    marked = [line[2:] for line in told(match, "markdown").splitlines() if line.startswith("- ")]
    assert [line.replace("\\", "") for line in marked] == lines(match)


def test_what_somebody_typed_is_no_mark_of_a_page():
    store = Store(None)
    seats = (person(0, "<b>*Ann*</b>"), bot(1))
    match = start(TableSetup(game="espionage", seats=seats, seed=2), Instant(), 0, store=store)
    Player(match).to_the_end()
    number = match.autosave.number
    assert "<b>" not in match_page.page(store, number, "html")
    assert "*Ann*" not in match_page.page(store, number, "markdown").replace("\\*Ann\\*", "")


@pytest.mark.parametrize("game", games.ours())
def test_json_has_facts_and_no_language(game):
    """It fits its own schema, tells who won, and reads the same in every language."""
    store = Store(None)
    count = games.load(game).players[0]
    seats = tuple(bot(place, "easy") for place in range(count))
    match = start(TableSetup(game=game, seats=seats, seed=2), Instant(), 0, store=store)
    Player(match).to_the_end()
    text = match_page.page(store, match.autosave.number, "json")
    found = msgspec.json.decode(text, type=LoggedMatch, strict=True)
    assert found.winners == list(match.outcome.winners)
    assert found.ending == match.outcome.ending
    assert {fact.word for fact in found.facts} <= set(games.plugin(game).facts())
    try:
        i18n.use("de")
        assert match_page.page(store, match.autosave.number, "json") == text
        assert 'lang="de"' in match_page.page(store, match.autosave.number, "html")
    finally:
        i18n.use(i18n.ENGLISH)


def test_the_schema_names_every_field():
    schema = msgspec.json.decode(match_page.schema())
    assert set(schema["$defs"]["LoggedMatch"]["properties"]) == set(LoggedMatch.__struct_fields__)
