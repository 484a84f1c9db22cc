"""The table read aloud: decisions are made by what is heard alone, and others hear nothing that is secret."""

from __future__ import annotations

import re
from random import Random

import pygame
import pytest

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.table.input.hit_widgets import CardSpot
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tests.table.rig import NAMES, Instant, Sitting
from tools.rigs.pilot import Pilot, unseen

GAMES = ("austin", "espionage")
NUMBERED = re.compile(r"(?:^|[.!?…:] )(\S{1,8}): ([^:].*?)(?=[.!?…](?: |$))")
MORE = re.compile(r"(\w+) more with Tab")
TYPED = re.compile(r"Type one of these names: (.*?)\.(?: |$)")
DECISIONS = 60
WORDS = ("Left", "Right", "Space", "Esc", "F7", "F8")  # keys that are no letters
SEATS = {"espionage": 3}
OPTIONS = {"austin": {"reaction_mode": "calm"}}


class Listening(Sitting):
    """A table, and all that its voice says. `people`: their seats."""

    def __init__(self, game, people=(0,), seed=1, **prefs):
        seats = SEATS.get(game, 2)
        places = [person(i, NAMES[i]) if i in people else bot(i) for i in range(seats)]
        setup = TableSetup(game=game, seats=tuple(places), seed=seed, pace="quick", options=OPTIONS.get(game, {}))
        self.match = start(setup, Instant(), 0, definition=games.load(game))
        shown = Prefs(animation=0, reduced_motion=True, shake=False, read_aloud=True, **prefs)
        self.pilot = Pilot((1280, 720), shown)
        self.heard = []
        self.pilot.app.voice.say = self.heard.append
        self.screen = TableScreen(self.match, None, on_end=lambda _match: None)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    def until_asked(self, most=120_000):
        end = self.pilot.now + most
        with unseen(self.pilot.app):
            while not (self.mine or self.match.game.over):
                assert self.pilot.now < end, f"nobody is asked: {self.match.game.ask}"
                curtain = self.match.shared.privacy.curtain
                if curtain is not None:
                    self.match.lift(curtain.seat, HOLD_MS, self.screen.now)
                self.pilot.tick(48)
            self.pilot.tick(48)


def ways(said):
    """The keys that were spoken, each with what it does."""
    return [(key, what) for key, what in NUMBERED.findall(said) if len(key) == 1 or key in WORDS]


def accept(table):
    """Enter, held down where that was said of what has the focus."""
    values = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}
    table.pilot.send(pygame.KEYDOWN, **values)
    if "hold Enter" in table.heard[-1]:
        table.pilot.tick(HOLD_MS + 200)
    table.pilot.send(pygame.KEYUP, **values)
    if "press Enter twice" in table.heard[-1]:
        table.pilot.key("return")


def answer(table, rand):
    """Choose one answer by what was said last, which is all that is known of the table; what was pressed."""
    said = next(
        (words for words in reversed(table.heard) if ways(words) or MORE.search(words) or TYPED.search(words)), ""
    )
    if table.heard[-1].startswith("Cancel"):
        table.pilot.key("escape")
        return "escape"
    typed, found = TYPED.search(said), [key for key, _ in ways(said)]
    if typed:
        name = rand.choice(typed[1].split(", "))
        table.pilot.text(name)
        table.pilot.key("return")
        return name
    if MORE.search(said) and (not found or rand.random() < 0.5):
        for _ in range(rand.randrange(1, 12)):
            table.pilot.key("tab")
        accept(table)
        return "tab"
    assert found, f"nothing to choose was said: {table.heard[-5:]}"
    key = rand.choice(found)
    table.pilot.key(key.lower())
    return key


def play(table, most, tries=60):
    """Decisions that were made; what could not be used by one key is tried by another one, as people do."""
    rand, made = Random(2), 0
    while made < most:
        table.until_asked()
        if table.match.game.over:
            break
        before = table.match.n
        for _ in range(tries):
            answer(table, rand)
            table.pilot.tick(48)
            if table.match.n != before or table.match.game.over:
                break
        assert table.match.n > before, f"{table.match.game.ask[2]}: {table.heard[-6:]}"
        made += 1
    return made


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_is_enough_to_choose_every_answer(game):
    with Listening(game, people=(0,)) as table:
        made = play(table, DECISIONS)
        assert made == DECISIONS or table.match.game.over
        assert len(table.heard) > made


@pytest.mark.parametrize("game", ["beanz", "espionage"])
@pytest.mark.parametrize("headphones", [False, True])
def test_nothing_that_the_public_does_not_see_is_named_while_others_listen(game, headphones):
    """Two people at one screen walk through all that has the focus: covered cards are named in headphones alone."""
    named = 0
    with Listening(game, people=(0, 1), headphones=headphones) as table:
        rand, match = Random(4), table.match
        for _ in range(12):
            table.until_asked()
            if match.game.over:
                break
            for _ in range(14):
                table.heard.clear()
                table.pilot.key("tab")
                table.pilot.tick(48)
                focus = table.screen.focus
                if not isinstance(focus, CardSpot):
                    continue
                face, kind = match.game.table, focus.sprite.kind
                secret = kind >= 0 and not face.seen[focus.sprite.card] & face.eyes(NOBODY)
                if secret and match.shared.viewer != NOBODY:
                    said = " ".join(table.heard)
                    named += table.screen.basics.texts[kind].name in said
            table.screen.deeds.give(rand.randrange(len(table.screen.view.options) or 1))
            table.pilot.tick(48)
    assert (named > 0) == headphones


def known_to_all(table):
    """All words that stand where everybody may read them: the public log, the public question, cards that lie open."""
    match, texts = table.match, table.screen.basics.texts
    face = match.game.table
    lines = [table.screen.furniture.words.plain(line.line) for line in match.journal.lines(NOBODY)]
    prompt = match.definition.prompt(view(match.game))
    open_kinds = {kind for card, kind in enumerate(face.kind) if face.seen[card] & face.eyes(NOBODY)}
    cards = [" ".join([texts[kind].name, texts[kind].kind, *texts[kind].text]) for kind in open_kinds]
    question = table.screen.furniture.words.plain(prompt.line)
    return " ".join([*lines, *cards, question, prompt.why])


@pytest.mark.parametrize(
    "game", [game for game in games.ours() if game != "codenames"]
)  # its cards lie open, and are words
def test_all_that_is_said_among_two_people_is_public(game):
    """Whatever has the focus, is asked, told or refused: no card is named that does not lie open and was not told to all."""
    heard = 0
    with Listening(game, people=(0, 1)) as table:
        rand, match = Random(7), table.match
        names = {text.name for text in table.screen.basics.texts}
        open_words = known_to_all(table)
        for _ in range(20):
            table.heard.clear()
            table.until_asked()
            if match.game.over:
                break
            for _ in range(10):
                table.pilot.key(rand.choice(["tab", "tab", "left", "right", "z"]))
                table.pilot.tick(48)
            open_words += known_to_all(table)
            said = " ".join(table.heard)
            heard += len(table.heard)
            assert {name for name in names if name in said and name not in open_words} == set(), table.heard
            table.pilot.key("escape")
            table.screen.deeds.give(rand.randrange(len(table.screen.view.options) or 1))
            table.pilot.tick(48)
    assert heard > 20
