"""Finding things: the card browser and the rules."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.card_art.card_index import CardQuery, fitting, printed
from tabletop.pages import rules_page
from tabletop.pages.card_page import CardsScreen
from tabletop.pages.card_views import story
from tabletop.pages.menu import MenuScreen
from tabletop.pages.rules_page import RulesScreen
from tabletop.toolkit.markup import plain
from tests.crossing import in_turn
from tests.saying import said
from tools.rigs.pilot import Pilot

from .rig import read, services, showing

ESPIONAGE = games.load("espionage")


def names(wish):
    return [ESPIONAGE.cards[kind].id for kind in fitting(ESPIONAGE, wish)]


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        (CardQuery(), [card.id for card in ESPIONAGE.cards]),
        (CardQuery(words="NINJA"), ["ninja"]),
        (CardQuery(words="topmost mission"), ["mercenary"]),
        (CardQuery(rarity="gold"), ["target", "package", "bomb", "protector"]),
        (CardQuery(rarity="gold", line="Reaction"), ["protector"]),
        (CardQuery(group="steal"), ["infiltrator", "double-agent"]),
        (CardQuery(words="zebra"), []),
    ],
)
def test_cards_are_found_by_what_they_are_and_say(wish, found):
    """Every word must be on the card; filters narrow further."""
    assert names(wish) == found


def test_the_browser_narrows_as_one_types_and_widens_again():
    """Letters, then a filter, then "Show all cards" when nothing is left."""
    with showing("cards") as (pilot, _, _):
        pilot.click("search")
        pilot.text("discard pile")
        shown = [label for label in pilot.labels() if label.startswith("card ")]
        assert 0 < len(shown) < 20
        pilot.app.top.look(rarity="gold", line="Mission")
        assert [label for label in pilot.labels() if label.startswith("card ")] == []
        pilot.click(said("browser-show-all"))
        pilot.tick(50)
        assert len([label for label in pilot.labels() if label.startswith("card ")]) == 20
        assert pilot.find("search").text == ""


def test_the_grid_is_walked_with_arrows_and_opened_with_enter():
    """Right goes to the next card, down to the one below; Enter shows it large; Esc comes back to it."""
    with showing("cards") as (pilot, _, _):
        pilot.app.top.set_focus(pilot.find("card target"))
        pilot.key("right")
        assert pilot.app.top.focus.label == "card package"
        above = pilot.app.top.focus.rect
        pilot.key("down")
        below = pilot.app.top.focus
        assert below.rect.x == above.x
        assert below.rect.y > above.y
        pilot.key("return")
        pilot.tick(50)
        assert pilot.app.top.label == "card"
        pilot.key("right", "left", "right", "escape")
        pilot.tick(50)
        focus = pilot.app.top.focus
        kinds = [cell.label for cell in pilot.app.top.wall.cells]
        assert kinds.index(focus.label) == kinds.index(below.label) + 1


@pytest.mark.parametrize("kind", range(len(ESPIONAGE.cards)))
def test_a_card_tells_everything_about_itself(kind):
    """Text, flavour, number of copies and what a copy does."""
    card, told = ESPIONAGE.cards[kind], plain(story(ESPIONAGE, kind))
    for part in (*card.text, card.flavour, card.copied, "in the deck of 52"):
        assert part in told
    assert printed(ESPIONAGE, kind).id == card.id


def test_printed_numbers_count_every_copy():
    """The foot of a card numbers the deck: 52 cards, no number twice."""
    used = []
    for kind, card in enumerate(ESPIONAGE.cards):
        first = printed(ESPIONAGE, kind).number
        used += range(first, first + card.copies)
    assert used == list(range(1, 53))


# --- rules


def test_the_summary_comes_first_and_every_rule_is_in_a_chapter():
    """All ids of the book are found again."""
    pages = rules_page.load("espionage")
    with showing("rules") as (pilot, _, _):
        assert any(label.startswith("part ") for label in pilot.labels())
    ids = [rule.id for chapter in pages.chapter for rule in chapter.rules]
    assert len(ids) == len(set(ids)) > 100
    assert all(rules_page.chapter_of(pages, rule) >= 0 for rule in ids)


@pytest.mark.parametrize("rule", ["ES-1", "ES-57", "ES-112"])
def test_opened_with_an_id_it_shows_that_rule(rule):
    """The rule is lit and can be seen."""
    with showing("menu") as (pilot, made, _):
        pilot.app.push(RulesScreen(made, "espionage", rule))
        pilot.tick(100)
        block = pilot.find(f"rule {rule}")
        assert block.lit
        assert pilot.app.top.scroll.rect.contains(block.rect)


def test_an_unknown_id_opens_the_summary():
    """A rule of another game is no error."""
    with showing("menu") as (pilot, made, _):
        pilot.app.push(RulesScreen(made, "espionage", "XX-1"))
        pilot.tick(100)
        assert any(label.startswith("part ") for label in pilot.labels())


def test_a_search_lights_its_words_and_goes_with_them():
    """Only rules with all words stay; the words are lit; without words the chapter is back."""
    with showing("rules") as (pilot, _, _):
        pilot.click("search")
        pilot.text("bomb")
        blocks = [widget for widget in pilot.app.top.walk() if widget.label.startswith("rule ")]
        assert blocks
        for block in blocks:
            assert "bomb" in f"{block.rule.title} {block.rule.text}".casefold()
            assert "[gold]" in block.head + block.source
        pilot.key("ctrl+backspace")
        assert any(label.startswith("part ") for label in pilot.labels())


@pytest.mark.parametrize(
    ("text", "words", "rich"),
    [
        ("The Bomb ticks.", "bomb", "The [gold]**Bomb**[/] ticks."),
        ("See ES-57 there.", "", "See [@ES-57][blue]ES-57[/][/] there."),
        ("A [b] c", "b", r"A \[[gold]**b**[/]\] c"),
        ("a.b", ".", "a[gold]**.**[/]b"),
    ],
)
def test_words_are_marked_and_ids_become_links(text, words, rich):
    """Whatever is searched for is taken literally, and the text itself is never markup."""
    assert rules_page.marked(text, words) == rich


def test_a_hit_in_a_title_comes_first():
    """What the rule is about counts more than what it mentions."""
    hits = rules_page.search(rules_page.load("espionage"), "draw")
    titled = ["draw" in hit.rule.title.casefold() for hit in hits]
    assert titled == sorted(titled, reverse=True)
    assert True in titled
    assert False in titled


@pytest.mark.parametrize("game", ["beanz"])
@pytest.mark.parametrize("size", [(1024, 720), (1920, 1080)])
def test_a_game_with_many_kinds_of_cards_can_be_filtered(game, size, monkeypatch):
    """Every filter can be read; a group shows its cards only; a closer look tells nothing about a deck there is not."""
    made = services()
    with Pilot(size, made.prefs()) as pilot:
        pilot.app.push(MenuScreen(made))
        screen = CardsScreen(made, game)
        pilot.app.push(screen)
        pilot.tick(400)
        assert read(pilot, monkeypatch).cut == []
        screen.look(group="Circus")
        assert len(screen.kinds) == 5
        pilot.tick(100)
        pilot.click("card lion")
        pilot.tick(300)
        assert "deck of" not in story(screen.definition, screen.kinds[0])
        assert read(pilot, monkeypatch).cut == []


@pytest.mark.parametrize(
    ("page", "size"), in_turn(["cards", "rules", "practice", "statistics"], [(1024, 720), (1280, 720)])
)
def test_every_title_of_the_switch_is_read_in_full(monkeypatch, size, page):
    """In the head and in its open list."""
    with showing(page, size) as (pilot, made, _):
        switch = pilot.find("game")
        titles = [text for _, text in switch.options]
        assert set(titles) >= {game.title for game in made.ready}
        cut = []
        for index in range(len(titles)):
            switch = pilot.find("game")
            if switch.index != index:
                switch.choose(index)
                pilot.tick(300)
            cut += read(pilot, monkeypatch).cut
        pilot.click("game")
        pilot.tick(300)
        cut += read(pilot, monkeypatch).cut
        assert not set(titles) & set(cut)
