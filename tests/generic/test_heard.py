"""Every game with the screen off: what is heard is enough to play it to its end, and others hear nothing that is secret."""

from __future__ import annotations

import pytest

from tabletop import games, i18n
from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.match import HOLD_MS
from tabletop.table.extensions.minigames import keyed
from tabletop.table.input.hit_widgets import CardSpot
from tests.generic.heard import LONGEST, Listener
from tools.rigs.pilot import unseen

GAMES = games.built()
DECISIONS, ALL = 24, 1000
SHORT = 4  # seed of matches that are not long
STEPS = 14  # of the focus at one question
KEYS = ("tab", "tab", "left", "right", "z")

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.long
@every_game
def test_what_is_said_is_enough_to_choose_every_answer(game):
    with Listener(game) as table:
        made = table.play(DECISIONS)
        assert made == DECISIONS or table.match.game.over
        assert table.mute == 0


@pytest.mark.long
@every_game
def test_a_whole_match_is_played_by_what_is_said(game):
    with Listener(game, seed=SHORT) as table:
        table.play(ALL)
        assert table.match.game.over
        assert table.mute == 0


@pytest.mark.long
@pytest.mark.parametrize(
    "game", [game for game in GAMES if games.load(game).players[0] <= 3 <= games.load(game).players[1]]
)
def test_three_play_by_what_is_said_and_so_they_race(game):
    """The last of them may have another part in a team than the first one."""
    with Listener(game, seats=3, people=(2,), seed=4) as table:
        made = table.play(DECISIONS)
        assert made == DECISIONS or table.match.game.over
        assert any(map(table.heard.signal.search, table.heard.all)) == keyed(game)


@pytest.fixture
def german():
    i18n.use("de")
    yield
    i18n.use(i18n.ENGLISH)


@pytest.mark.long
@pytest.mark.usefixtures("german")
@every_game
def test_it_is_enough_in_another_language(game):
    with Listener(game, seed=3) as table:
        made = table.play(DECISIONS)
        assert made == DECISIONS or table.match.game.over


# --- what others may hear
def until_asked(table):
    """Time passes, and whoever is asked lifts the curtain. False where the match is over."""
    match, end = table.match, table.pilot.now + LONGEST
    while not (match.game.over or (match.shared.deciding >= 0 and not table.screen.sequencer.busy)):
        assert table.pilot.now < end
        curtain = match.shared.privacy.curtain
        if curtain is not None:
            match.lift(curtain.seat, HOLD_MS, table.screen.now)
        table.wait(48)
    table.wait(48)
    return not match.game.over


def choose(table):
    """Any answer, without a press; False where none is an option."""
    options = table.screen.view.options
    if options:
        table.screen.commands.give(table.rand.randrange(len(options)))
    table.wait(48)
    return bool(options)


@every_game
@pytest.mark.parametrize("headphones", [False, True])
def test_nothing_that_the_public_does_not_see_is_named_while_others_listen(game, headphones):
    """Two people at one screen walk through all that has the focus: covered cards are named in headphones alone."""
    named = secrets = 0
    with Listener(game, people=(0, 1), headphones=headphones) as table, unseen(table.pilot.app):
        match = table.match
        for _ in range(8):
            if not until_asked(table):
                break
            for _ in range(STEPS):
                at = len(table.heard.all)
                table.key("tab")
                focus = table.pilot.app.top.focus
                if not isinstance(focus, CardSpot):
                    continue
                face, kind = match.game.table, focus.sprite.kind
                secret = kind >= 0 and not face.seen[focus.sprite.card] & face.eyes(NOBODY)
                if secret and match.shared.viewer != NOBODY:
                    secrets += 1
                    named += table.screen.constants.texts[kind].name in " ".join(table.heard.all[at:])
            if not choose(table):
                break
    assert (named > 0) == (headphones and secrets > 0)


def known_to_all(table):
    """All words that stand where everybody may read them: the public log, the public question, cards that lie open."""
    match, texts = table.match, table.screen.constants.texts
    face = match.game.table
    lines = [table.screen.hud.words.plain(line.line) for line in match.match_log.lines(NOBODY)]
    prompt = match.definition.prompt(view(match.game))
    open_kinds = {kind for card, kind in enumerate(face.kind) if face.seen[card] & face.eyes(NOBODY)}
    cards = [" ".join([texts[kind].name, *texts[kind].spoken, *texts[kind].text]) for kind in open_kinds]
    question = table.screen.hud.words.plain(prompt.line)
    return " ".join([*lines, *cards, question, prompt.why])


@every_game
def test_all_that_is_said_among_two_people_is_public(game):
    """Whatever has the focus, is asked, told or refused: no card is named that does not lie open and was not told to all."""
    with Listener(game, people=(0, 1), seed=7) as table, unseen(table.pilot.app):
        names = {text.name for text in table.screen.constants.texts}
        open_words = known_to_all(table)
        for _ in range(12):
            at = len(table.heard.all)
            if not until_asked(table):
                break
            for _ in range(10):
                table.key(table.rand.choice(KEYS))
            open_words += known_to_all(table)
            said = " ".join(table.heard.all[at:])
            assert {name for name in names if name in said and name not in open_words} == set()
            table.key("escape")
            if not choose(table):
                break
        assert len(table.heard.all) > 5
