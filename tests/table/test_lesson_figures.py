"""The numbers in a teacher's words are those of the table."""

from __future__ import annotations

import re

import pytest

from tabletop import games
from tabletop.core.toml_loader import DataFileError
from tabletop.table.guided import lesson
from tabletop.table.guided.lesson import FIGURE
from tests.table.test_lesson_callout import LESSONS, SIZE

pytestmark = pytest.mark.long

FOUND = (lesson.NAME, "lesson_director.toml")
FILES = [
    (game, file) for game in games.ours() for file in FOUND if games.plugin(game).data("presentation", file) is not None
]
RULED = {"cost 0", "+100", "1 Shagadelic", "press **3**", "STICKY**, **1**", "STICKY and 1", "GUARDIAN and 3"}
NUMBER = re.compile(r"\d+")


def hand(screen):
    return len(screen.view.table.zones[screen.constants.kernel.find("hand", 0)])


def printed(screen, name, mark):
    return next(int(dict(face.marks)[mark]) for face in screen.match.definition.cards if face.id == name)


def melody(screen):
    worth = printed(screen, "melody-vox-chart-topper", "score")
    return [worth, screen.match.definition.scores(screen.view.table)[0] + worth]


# By lesson: words that begin a step, and the numbers in it as the table has them.
TOLD = {
    "espionage": {
        "Cancelled.": lambda screen: [3 - screen.view.table.missions],
        "The top": lambda screen: [len(screen.view.options)],
        "Your turn, and": lambda screen: [hand(screen)],
        "**10 cards": lambda screen: [hand(screen)],
    },
    "beanz": {
        "**7 action points": lambda screen: [screen.view.table.points, 0],
        "**Space Loot**": lambda _: [1],
    },
    "austin": {
        "**79 Mojo**": lambda screen: [*screen.match.definition.scores(screen.view.table)[:1], 100],
        "The Librarian is scored": lambda screen: [
            printed(screen, "shagette-karate-librarian", "score"),
            *melody(screen),
        ],
    },
    "rpgget": {
        "**Rewards**": lambda screen: [screen.view.table.counters[0], printed(screen, "wound-salve", "cost")],
        "Who goes?": lambda screen: [printed(screen, "ryudo-1", "cost"), screen.view.table.pp],
        "**No monster": lambda screen: [10 - screen.match.definition.scores(screen.view.table)[0]],
    },
    "agent": {
        "**25 names": lambda screen: [len(next(place.cells for place in screen.places.zones if place.cells))],
        "**GREEN": lambda screen: [screen.view.table.clues[-1][4]],
        "2 found": lambda screen: [screen.match.definition.scores(screen.view.table)[0]],
    },
}


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_told_of_the_table_is_so(name):
    """Refusals have their numbers, too: they are said as the steps are, at their step."""
    with LESSONS[name](SIZE) as (pupil, _, _):
        left = dict(TOLD.get(name, {}))
        for step in pupil.steps():
            said = pupil.screen.teacher.source
            begun = next((words for words in left if said.startswith(words)), None)
            if begun is not None:
                assert [int(number) for number in NUMBER.findall(said)] == left.pop(begun)(pupil.screen), said
            for text in (step.no, *step.nos.values()):
                assert "{" not in pupil.screen.commands.lesson_state.said(text).replace("{key:", "")
            pupil.follow("click")
        assert left == {}


@pytest.mark.parametrize(("game", "file"), FILES)
def test_no_number_is_written_by_hand(game, file):
    """But those of rules, and of what has to be typed."""
    for step in lesson.load(games.load(game), file).step:
        for text in (step.text, step.no, *step.nos.values()):
            words = FIGURE.sub("", text)
            for ruled in RULED:
                words = words.replace(ruled, "")
            assert not NUMBER.search(re.sub(r"\{\d\}", "", words)), text


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("{sword lino}", "there is no card 'lino'"),
        ("{printed mmp lino}", "there is no card 'lino'"),
        ("{told fight sum}", "no fact says 'fight sum'"),
        ("{told fite total}", "no fact says 'fite total'"),
    ],
)
def test_mistakes_in_figures_are_named(monkeypatch, wrong, says):
    text = games.plugin("beanz").data("presentation", lesson.NAME).decode()
    monkeypatch.setattr(games.Plugin, "data", lambda *_: text.replace("{sword lion}", wrong, 1).encode())
    with pytest.raises(DataFileError, match=says):
        lesson.load(games.load("beanz"))
