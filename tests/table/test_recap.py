"""What was missed: when it is shown, where, and how its chips read."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pygame
import pytest

from tabletop import games, i18n
from tabletop.core.messages import CardRef, SeatRef
from tabletop.games.espionage.rules.events import Cancels
from tabletop.games.rpgget.rules.table import HAND, STEP
from tabletop.i18n.catalogue import Catalogue, LanguageEntries, cut
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.history.match_log import LogLine
from tabletop.match.history.recap import NOTHING, MatchRecap, RecapItem, listed
from tabletop.match.history.similar_lines import owned
from tabletop.table.hud.recap_panel import LARGE, SMALL, RecapTile
from tabletop.table.table_screen import TableScreen
from tests.saying import said
from tests.table.rig import NAMES, Instant, still
from tools.rigs.pilot import Pilot, unseen

SIZES = [(1024, 720), (1280, 720), (1920, 1080)]


MESSAGES = """
nothing = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} Medic does nothing.
cancels = { $seat-person ->
    [you] You cancel the Medic of { $owner }.
   *[other] { $seat } cancels { $owner-person ->
        [you] your Medic
       *[other] { $owner }'s Medic
    }.
}
gets = { $kind }: { $seat-person ->
    [you] you get
   *[other] { $seat } gets
} a card.
"""
CATALOGUE = Catalogue([LanguageEntries("en", dict(cut(MESSAGES)))])


def told(key, **args):
    """A line of the log, as a game's message makes it."""
    return CATALOGUE.line(key, args)


def lines_of(*lines):
    return [LogLine(3, line, 1) for line in lines]


class Table:
    """An open table of a game, with the panel of what was missed."""

    def __init__(self, game="espionage", size=(1280, 720), seats=3):
        setup = TableSetup(
            game=game, seats=(person(0, NAMES[0]), *(bot(i) for i in range(1, seats))), seed=2, pace="quick"
        )
        self.match = start(setup, Instant(), 0)
        self.pilot = Pilot(size, still())
        self.screen = TableScreen(self.match, None, on_end=lambda _: None)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)
        self.recap, self.until = self.screen.hud.recap, 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    def show(self, recap, title="Since your last turn"):
        self.recap.update(recap, 0, 5, free=True, title=title)
        return self.recap.chips

    def chip(self, *lines):
        """One action, whose last line says most of it."""
        told = tuple(lines_of(*lines))
        self.until += 1
        (chip,) = self.show(MatchRecap((RecapItem(told[-1], told, told),), until=self.until))
        return chip


def test_what_was_missed_is_told_once():
    """Two people at a screen: after the other one had it, it does not come back in the middle of the turn."""
    with Table() as table:
        recap, shown = listed(lines_of(("Ann draws.",))), []
        for seat, n in ((0, 5), (1, 5), (0, 5), (0, 6), (1, 6), (0, 6)):
            table.recap.update(NOTHING if seat else recap, seat, n, free=True)
            shown.append(table.recap.visible)
        assert shown == [True, False, True, False, False, False]


def test_before_the_first_own_turn_it_is_what_happened_so_far():
    """Afterwards it is since the last one; and everybody whose turn has been is told of."""
    with Table("espionage", seats=4) as table, unseen(table.pilot.app):
        titles, rand = [], Random(2)
        for _ in range(1500):
            table.pilot.tick(48)
            if len(titles) > 1:
                break
            if table.recap.visible and table.recap.title not in titles:
                titles.append(table.recap.title)
                turns = {action.line.turn for action in table.recap.recap.actions}
                own = max(n for n, line in enumerate(table.screen.player_view.log) if line.turn != 0)
                before = table.screen.player_view.log[: own + 1]
                last = max((n for n, line in enumerate(before) if line.turn == 0), default=-1)
                assert turns == {line.turn for line in before[last + 1 :]}
            if table.match.shared.deciding >= 0 and not table.screen.sequencer.busy:
                table.screen.commands.give(rand.randrange(len(table.screen.view.options)))
        assert titles == ["So far", said("hud-since-your-turn")]


def test_in_a_window_of_another_size_it_covers_no_question():
    """As when somebody presses F11 while it is there."""
    with Table("espionage", seats=4) as table, unseen(table.pilot.app):
        rand, recap = Random(2), table.recap
        while not recap.visible:
            table.pilot.tick(48)
            if table.match.shared.deciding >= 0 and not table.screen.sequencer.busy and not recap.visible:
                table.screen.commands.give(rand.randrange(len(table.screen.view.options)))
        for size in ((1920, 1080), (1152, 720), (1280, 720)):
            table.pilot.resize(size)
            table.pilot.tick(48)
            assert recap.visible
            hud = table.screen.hud
            assert not recap.box.colliderect(hud.prompt.rect), size
            assert recap.box.collidelist([badge.rect for badge in hud.badges]) < 0


def test_what_was_missed_waits_until_it_can_be_shown():
    """Answers that others give in a window at the beginning of the turn do not end it."""
    with Table() as table:
        recap, shown = listed(lines_of(("Ann draws.",))), []
        for n, free in ((5, False), (6, False), (6, True), (6, True), (7, True)):
            table.recap.update(recap, 0, n, free=free)
            shown.append(table.recap.visible)
        assert shown == [False, False, True, True, False]


def test_a_chip_shows_whose_action_it_was():
    """By the seat that is named first, or by the owner of the card."""
    with Table("rpgget") as table:
        columns = table.match.game.table
        cards = [columns.zones[HAND + STEP * seat][0] for seat in (0, 1)]
        lines = lines_of(*((CardRef(columns.kind[card], card), " falls.") for card in cards), (SeatRef(1), " draws."))
        assert [chip.who.seat for chip in table.show(listed(lines))] == [0, 1, 1]


def test_what_becomes_of_a_card_wears_the_face_of_whoever_has_begun_it():
    """Not that of the victim, also where only its end is told."""
    with Table("rpgget") as table:
        columns = table.match.game.table
        mine, his = [
            CardRef(columns.kind[card], card) for card in (columns.zones[HAND + STEP * seat][0] for seat in (0, 1))
        ]
        attack, end = lines_of((his, " attacks ", mine, "."), (mine, " is defeated."))
        for lines in ((attack, end), (end,)):
            table.until += 1
            (chip,) = table.show(MatchRecap((RecapItem(end, lines, (attack, end)),), until=table.until))
            assert chip.who.seat == 1


def test_a_chip_shows_who_acts_in_the_first_sentence_that_it_tells():
    """An attack of an own monster that has beaten nobody, and after it what others did; also where only a part of it fits."""
    with Table("rpgget") as table:
        columns = table.match.game.table
        mine = next(CardRef(columns.kind[card], card) for card in columns.zones[HAND])
        attack, fails = lines_of((mine, " attacks ", CardRef(3), "."), (SeatRef(1), " fails."))
        table.until += 1
        (chip,) = table.show(MatchRecap((RecapItem(fails, (attack, fails), (attack, fails)),), until=table.until))
        assert chip.who.seat == 0
        (long,) = lines_of((mine, " attacks " + "with all its might and with the help of many others " * 9, "."))
        table.until += 1
        (chip,) = table.show(MatchRecap((RecapItem(fails, (long, fails), (long, fails)),), until=table.until))
        assert chip.who.seat == 1
        beaten, scores = lines_of((SeatRef(0), "'s side is beaten."), (SeatRef(1), " scores."))
        table.until += 1
        (chip,) = table.show(MatchRecap((RecapItem(beaten, (beaten,), (scores, beaten)),), until=table.until))
        assert chip.who.seat == 1, "whoever has lost has not done it"


@pytest.mark.parametrize("size", SIZES)
def test_all_chips_have_letters_of_one_size(size):
    """As large as those that matter most allow; the longest of the others is cut."""
    words = "Somebody in the sky is shaking a monumental pair of instruments. "
    texts = ["wins.", f"{words}It is a giant.", "aims.", "draws.", words * 4]
    lines = lines_of(*((SeatRef(1), f" {text}") for text in texts))
    recap = MatchRecap(tuple(RecapItem(line, (line,), (line,), rank) for rank, line in enumerate(lines)), until=7)
    with Table(size=size) as table:
        chips = table.show(recap)
        table.pilot.tick(32)
        assert {chip.size for chip in chips} == {chips[1].largest()}
        assert LARGE >= chips[1].size > SMALL
        laid = [chip.laid(chip._parts()[1]).runs[-1].text for chip in chips]
        assert [text.endswith("…") for text in laid] == [False, False, False, False, True]


@pytest.fixture(params=[i18n.ENGLISH, "de"])
def often(request):
    """How often something was done, as the languages say it."""
    i18n.use(request.param)
    yield lambda times: i18n.tr("log-times", count=times)
    i18n.use(i18n.ENGLISH)


def test_what_is_explained_is_left_out_first(often):
    """The terms of a sum, not how it came; how often it was done stays."""
    sum_ = (CardRef(3), " takes 3 (+1 by ", CardRef(4), ", +1 by a boost): 0 HP left.")
    with Table() as table:
        plays = (SeatRef(1), " plays " + "with great care, " * 8 + f"it {often(12)}.")
        chip = table.chip(plays, sum_)
        shorter = "".join(plain(chip, 1))
        assert "(+1" in "".join(plain(chip))
        assert often(12) in shorter
        assert shorter.endswith(" takes 3: 0 HP left.")


def test_a_chip_says_how_often(often):
    with Table() as table:
        (line,) = lines_of((SeatRef(1), " draws."))
        (chip,) = table.show(MatchRecap((RecapItem(line, (line,), (line,), times=3),), until=9))
        assert "".join(plain(chip)) == f"Draws. {often(3)}"


def test_every_chip_has_a_picture():
    """Whoever has done it, or has begun what it belongs to; else an icon of what happened."""
    with Table() as table:
        police = (CardRef(3), " cancels ", CardRef(4), ".")
        said = LogLine(3, police, 1, Cancels(2, 3, -1, 4, 0))
        begun, silent = LogLine(3, (SeatRef(1), " plays ", CardRef(2)), 1), LogLine(4, police, 1)
        nobody = LogLine(5, ("The draw pile is empty.",), 1)
        actions = (
            RecapItem(said, (said,), (said,)),
            RecapItem(silent, (silent,), (begun, silent)),
            RecapItem(nobody, (nobody,), (nobody,)),
        )
        first, second, third = table.show(MatchRecap(actions, until=5))
        assert (first.who.seat, second.who.seat, third.who) == (2, 1, None)
        table.pilot.tick(32)
        assert third.icon == "history"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ((SeatRef(1), " plays ", "it."), "Plays it."),
        ((SeatRef(1), "'s ", "Medic does nothing."), "Ruby's Medic does nothing."),
        (told("nothing", seat=SeatRef(0)), "Your Medic does nothing."),
        (told("cancels", seat=SeatRef(1), owner=SeatRef(0)), "Cancels your Medic."),
        (told("cancels", seat=SeatRef(0), owner=SeatRef(1)), "You cancel the Medic of Ruby."),
        ((SeatRef(1), ": “I'm spent.”"), "“I'm spent.”"),
    ],
)
def test_a_chip_says_no_name_that_its_portrait_says_and_keeps_that_of_an_owner(line, text):
    with Table() as table:
        name = table.recap.words.who[1].name
        assert "".join(plain(table.chip(line))) == text.replace("Ruby", name)


def test_a_chip_names_whoever_comes_after_somebody_else():
    with Table() as table:
        name = table.recap.words.who[1].name
        chip = table.chip((CardRef(3, -1), " falls."), (SeatRef(1), " wins."))
        assert "".join(plain(chip)).endswith(f" falls. {name} wins.")
        assert chip.who.seat == 1
        assert "".join(plain(table.chip((SeatRef(1), " aims."), (SeatRef(1), " hits.")))) == "Aims. Hits."


def plain(chip, n=0):
    table_words = chip.kit.rich(chip.sources[n], "caption", 10_000, "text", size=SMALL)
    return [run.text for run in table_words.runs]


@pytest.mark.parametrize("size", SIZES)
def test_a_chip_ends_in_full_or_with_an_ellipsis(size):
    """What does not fit beside what matters most is left to its tooltip, and so is the end of a long sentence."""
    long = "Somebody in the sky is shaking a monumental pair of instruments, and it looks just like a giant, "
    with Table(size=size) as table:
        chip = table.chip((SeatRef(1), " ", long * 3), (SeatRef(1), " wins."))
        box = pygame.Rect(0, 0, chip.u(168), chip.u(74))
        assert [run.text for run in chip.laid(box).runs] == ["Wins."]
        chip = table.chip((SeatRef(1), " ", long * 3), (SeatRef(1), " hits."), (SeatRef(1), " wins."))
        assert [run.text for run in chip.laid(box).runs] == ["Hits. Wins."]
        chip = table.chip((SeatRef(1), " ", long * 4))
        block = chip.laid(box)
        assert block.size[1] <= box.height
        assert block.runs[-1].text.endswith("…")
        assert block.runs[-1].rect.right <= box.width
        assert long * 4 in chip.tooltip


@pytest.mark.parametrize("size", SIZES)
def test_a_chip_that_says_all_has_no_tooltip(size):
    """It would only repeat it, over its neighbour; what is left out is said there."""
    with Table(size=size) as table:
        assert not table.chip((SeatRef(1), " plays it.")).tooltip
        aims, hits = lines_of((SeatRef(1), " aims."), (SeatRef(1), " hits."))
        (chip,) = table.show(MatchRecap((RecapItem(hits, (hits,), (aims, hits)),), until=40))
        assert chip.tooltip.endswith("hits.")
        assert " aims." in chip.tooltip


def test_what_somebody_has_lost_is_told_before_what_somebody_else_has_won():
    """Where there is no room for both."""
    long = "Trombone, the Band Leader of the whole of Carnaby Street, who has never lost a tune in all her life"
    mutes, scores = lines_of((SeatRef(1), f" silences {long}."), (SeatRef(1), f" scores {long}."))
    with Table() as table:
        (chip,) = table.show(MatchRecap((RecapItem(scores, (mutes, scores), (mutes, scores), felt=mutes),), until=4))
        box = pygame.Rect(0, 0, chip.u(168), chip.u(74))
        assert chip.laid(box).runs[0].text.startswith("Silences")


@pytest.mark.parametrize("size", SIZES)
def test_what_weighs_least_goes_where_there_is_little_room(size):
    """And how much is left out is said."""
    lines = [LogLine(n, (SeatRef(1), f" does {n}."), 1) for n in range(7)]
    ranks = (3, 0, 5, 1, 6, 2, 4)
    missed = MatchRecap(
        tuple(RecapItem(line, (line,), (line,), rank) for line, rank in zip(lines, ranks, strict=True)), 2, 6
    )
    with Table(size=size) as table:
        recap = table.recap
        recap.taken = []
        table.show(missed)
        assert all(chip.visible for chip in recap.chips)
        assert recap.more(recap.shape[1]) == said("hud-more-in-log", count=2)
        window = recap.rect
        recap.taken = [
            pygame.Rect(window.x, window.y, window.width - recap.u(310), window.height),
            pygame.Rect(window.x, window.y + recap.u(480), window.width, window.height),
        ]
        recap.layout()
        kept = [rank for rank, chip in zip(ranks, recap.chips, strict=True) if chip.visible]
        assert sorted(kept) == list(range(len(kept)))
        assert 3 <= len(kept) < 7
        assert recap.more(recap.shape[1]) == said("hud-more-in-log", count=9 - len(kept))
        assert recap.box.collidelist(recap.taken) < 0
        table.pilot.tick(32)
        for chip in recap.chips:
            assert not chip.visible or recap.box.contains(chip.rect)


def test_chips_are_pressed_to_their_moments(monkeypatch):
    """That of the line that says most."""
    first, second = LogLine(3, (SeatRef(1), " aims."), 1), LogLine(4, (SeatRef(1), " hits."), 1)
    with Table() as table:
        seen = []
        monkeypatch.setattr(table.recap, "on_jump", seen.append)
        (chip,) = table.show(MatchRecap((RecapItem(second, (first, second), (first, second)),), until=4))
        assert isinstance(chip, RecapTile)
        chip.on_press()
        assert seen == [4]


def test_a_chip_names_a_card_once_that_is_played_and_does_something():
    with Table() as table:
        played, name = (SeatRef(1), " plays ", CardRef(2, 5), "."), table.recap.words.cards[2].name
        for card, text in ((5, f"Plays {name}: you get a card."), (6, f"Plays {name}. {name}: you get a card.")):
            chip = table.chip(played, told("gets", kind=CardRef(2, card), seat=SeatRef(0)))
            assert "".join(plain(chip)) == text


@pytest.mark.parametrize("code", [*i18n.languages(), i18n.PSEUDO])
def test_what_somebody_has_is_told_from_what_somebody_does_in_every_language(code):
    """Whose action it is decides what a recap weighs, and each language says it in another order."""
    i18n.use(code)
    try:
        texts = import_module(f"{games.plugin('espionage').package}.texts")
        assert owned(texts.line("nothing", seat=SeatRef(1), kind=CardRef(3)))
        assert not owned(texts.line("draws", seat=SeatRef(1), kinds=[CardRef(3)]))
    finally:
        i18n.use(i18n.ENGLISH)
