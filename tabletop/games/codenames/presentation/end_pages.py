"""What the end screen shows of Codenames besides its story (`table.extensions.end_pages`)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots import taught
from tabletop.games.codenames.bots.lookback import (
    Award,
    Turn,
    awards,
    misread_words,
    offered,
    thoughts,
    turns,
    unknown_words,
)
from tabletop.games.codenames.bots.panel import reason
from tabletop.games.codenames.presentation.keymap import KeyMap
from tabletop.games.codenames.presentation.looks import COLOURS, INK, PAPER, lettered, tile
from tabletop.games.codenames.rules.cards import ASSET, ASSETS, CELLS
from tabletop.games.codenames.rules.table import KEY
from tabletop.games.codenames.rules.wording import bare, fault
from tabletop.games.codenames.texts import tr
from tabletop.games.codenames.words import way_said
from tabletop.match.player_profiles import KeptDefault
from tabletop.storage import StoreError
from tabletop.table.extensions.end_pages import EndPage
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Column, Panel, Row, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown

# Words that bots did not know or took wrongly: whoever said them can tell what they mean (CN-132). Kept per profile.

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.table.extensions.end_pages import FinishedMatch

RULE = "taught"


class Teach(EndPage):
    """On the left the words, on the right what the chosen one means; everything is kept at once and can be taken back."""

    title = tr("teach-title")

    def __init__(self, past: FinishedMatch, services: AppServices) -> None:
        super().__init__(past, services)
        self.people = {seat.profile: seat.name for seat in past.setup.seats if seat.human and seat.profile}
        self.lessons: taught.Lessons = {}
        self.words: list[str] = []
        self.added: list[str] = []
        self.misread: list[str] = []
        self.word = self.wanted = ""
        self.turns: list[Turn] | None = None

    def think(self) -> bool:
        """The match is played again when the page is first shown."""
        if self.turns is not None:
            return False
        self.turns = turns(self.past.begin(), self.past.answers)
        self._make()
        return True

    def _make(self) -> None:
        if not self.people:
            self.note = self.add(RichLabel(tr("teach-nobody"), "body"))
            self._arrange()
            return
        self.profile = next(iter(self.people))
        self.who = self.add(DropDown(list(self.people.items()), self.profile, self.choose_person, label="who teaches"))
        self.list = self.add(ListBox([], self.choose, label="words"))
        self.note = self.add(RichLabel(tr("teach-none"), "body"))
        self.new = self.add(
            TextEntry("", label="new word", hint=tr("teach-another"), icon="plus", on_enter=self.add_word)
        )
        self.entry = self.add(
            TextEntry("", self.look, label="meaning", kept=False, hint=tr("teach-look"), icon="magnify")
        )
        self.grid = Tiles(least=190, ratio=0.3, gap=10)
        self.chips = self.add(Panel(ScrollPanel(self.grid, label="meanings"), pad=14))
        self.row = self.add(
            Row(
                Button(tr("teach-undo"), self.undo, icon="undo", style="secondary"),
                Button(tr("teach-copy"), self.copy, icon="content-copy", style="secondary"),
                Button(tr("teach-paste"), self.paste, icon="download", style="secondary"),
                gap=14,
            )
        )
        self.choose_person(self.profile)

    # --- what is kept
    @property
    def kept(self) -> KeptDefault:
        return KeptDefault(self.services.store, self.past.setup.game, RULE, self.profile)

    def choose_person(self, profile: int) -> None:
        """Somebody else teaches; what cannot be read is said, and nothing is lost."""
        self.profile = profile
        try:
            self.lessons = taught.read(self.kept.text)
        except (StoreError, taught.LessonError) as error:
            sorry(self.app, error)
            self.lessons = {}
        self._fill()

    def _keep(self, lessons: taught.Lessons) -> None:
        try:
            self.kept.change(taught.write(lessons), int(self.services.now()))
        except StoreError as error:
            sorry(self.app, error)
            return
        self.lessons = lessons
        self._fill()

    def undo(self) -> None:
        try:
            self.kept.undo(int(self.services.now()))
        except StoreError as error:
            sorry(self.app, error)
        self.choose_person(self.profile)

    def copy(self) -> None:
        text_files.copy(taught.write(self.lessons))
        done(self.app, tr("teach-copied"), "content-copy")

    def paste(self) -> None:
        """Lessons from elsewhere are added; what is no lesson changes nothing."""
        try:
            new = taught.read(text_files.pasted().strip())
        except taught.LessonError as error:
            sorry(self.app, error)
            return
        self._keep(self.lessons | new)
        done(self.app, tr("teach-pasted", count=len(new)), "download")

    # --- what is chosen
    def choose(self, at: int) -> None:
        self.word = self.words[at]
        self.wanted = self.entry.text = ""
        self._offer()

    def add_word(self, text: str) -> None:
        """A word of one's own; what is no word is said."""
        wrong = fault(text)
        if wrong is not None:
            sorry(self.app, wrong.text)
            return
        self.word = bare(text)
        self.new.set("")
        self.added = list(dict.fromkeys([*self.added, self.word]))
        self._fill()

    def look(self, text: str) -> None:
        self.wanted = text
        self._offer()

    def tick(self, target: str) -> None:
        """The word means this, too, or no longer."""
        old = self.lessons.get(self.word, ())
        meant = tuple(name for name in old if name != target) if target in old else (*old, target)
        self._keep(taught.teach(self.lessons, self.word, meant))
        chip = next((chip for chip in self.grid.children if chip.label == f"means {target}"), None)
        if self.host is not None and self.app.keyboard:  # the buttons are new ones
            self.host.set_focus(chip)

    # --- what is shown
    def _fill(self) -> None:
        unknown = unknown_words(self.turns or (), self.past.setup.options.get(RULE, ""))
        bots = {place for place, seat in enumerate(self.past.setup.seats) if not seat.human}
        self.misread = misread_words(self.turns or (), bots)
        self.words = list(dict.fromkeys([*unknown, *self.misread, *self.added, *self.lessons]))
        self.word = self.word if self.word in self.words else next(iter(self.words), "")
        rows = [
            ListRow(capitals(word), lambda: None, detail=self._detail(word), icon="school", label=f"word {word}")
            for word in self.words
        ]
        self.list.set_rows(rows, self.words.index(self.word) if self.word else -1)
        self._offer()

    def _detail(self, word: str) -> str:
        count = len(self.lessons.get(word, ()))
        if count:
            return tr("teach-meanings", count=count)
        return tr("teach-went-wrong" if word in self.misread else "teach-not-known")

    def _offer(self) -> None:
        chosen = self.lessons.get(self.word, ())
        meant = [
            turn.before.kind[cell]
            for turn in self.turns or ()
            if turn.word and bare(turn.word) == self.word
            for cell in turn.meant
        ]
        self.grid.clear()
        for target in offered(meant, chosen, self.wanted) if self.word else ():
            chip = Button(named(target), partial(self.tick, target), label=f"means {target}", role="strong")
            chip.style = "accept" if target in chosen else "secondary"
            chip.height = 48
            self.grid.add(chip)
        self.note.source = tr("teach-what", word=capitals(self.word)) if self.word else tr("teach-none")
        self.entry.visible = self.chips.visible = bool(self.word)
        self._arrange()

    # --- place
    def _arrange(self) -> None:
        if self.rect.width:
            self.layout()
        self.refresh()

    def layout(self) -> None:
        if self.turns is None:
            return
        if not self.people:
            self.note.place(self.rect)
            return
        left, right = rects.columns(self.rect, [32, 68], self.u(24))
        who, left = rects.cut_top(left, self.u(56), self.u(12))
        self.who.place(who)
        foot, left = rects.cut_bottom(left, self.u(56), self.u(12))
        self.new.place(foot)
        self.list.place(left)
        head, right = rects.cut_top(right, self.u(56), self.u(12))
        note, entry = rects.columns(head, [50, 50], self.u(16))
        self.note.place(rects.center(note, note.width, self.note.measure(note.width)[1]))
        self.entry.place(entry)
        foot, right = rects.cut_bottom(right, self.u(64), self.u(12))
        self.row.place(foot)
        self.chips.place(right)


def named(target: str) -> str:
    """A meaning as it is shown: a tag, or an asset's name."""
    return ASSETS[ASSET[target]].name if target in ASSET else target


# The match turn by turn, with the key open: what was said, meant and found, and what the strong bot would have said.

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from tabletop.app.services import AppServices
    from tabletop.games.codenames.bots.director import Idea
    from tabletop.games.codenames.bots.lookback import Turn
    from tabletop.table.extensions.end_pages import FinishedMatch
    from tabletop.table.widgets.game_text import GameText


HEAD, PAD = 46, 14  # units
SIDE_COLOURS = ("#7DB4FF", "#FF8A90")  # of words on a dark ground


class TurnRow(Pressable):
    """`idea`: what the strong bot would have said, None while it is still thinking."""

    def __init__(self, at: int, turn: Turn, words: GameText, on_choose: Callable[[int], None]) -> None:
        super().__init__(f"turn {at + 1}", lambda: on_choose(at))
        self.at, self.turn, self.words = at, turn, words
        self.idea: Idea | None = None
        self.chosen = False

    # --- words
    def head(self) -> str:
        turn = self.turn
        said = tr("review-no-clue")
        if turn.word is not None:
            said = tr("review-clue", said=way_said(turn.word), word=capitals(turn.word), number=turn.number)
        who = self.words.rich((SeatRef(turn.director),), symbols=self.app.prefs.symbols)
        return f"{self.at + 1}  {who}  [{SIDE_COLOURS[turn.side]}]**{escape(said)}**[/]"

    def lines(self) -> list[str]:
        """Everything behind the turn, as rich text."""
        turn = self.turn
        found = [f"{{ban}} {tr('review-refused', word=escape(capitals(word)), why=why)}" for word, why in turn.refused]
        if turn.word is not None:
            meant = tr("review-meant", assets=self._named(turn.meant)) if turn.meant else tr("review-nothing-ticked")
            found.append(f"{{check}} {meant}")
        if turn.word:
            found.append(f"[muted]{escape(self._parts(turn.word))}[/]")
        return [*found, *self._strong()]

    def _strong(self) -> list[str]:
        idea = self.idea
        if idea is None:
            return [f"{{robot}} [muted]{tr('review-thinking')}[/]"]
        word, number = capitals(idea.word), idea.number
        if self.turn.word is not None and self.turn.word.casefold() == idea.word:
            return [f"{{robot}} {tr('review-same-word', word=word, number=number)}"]
        if idea.cells:
            said = tr("review-other-word-for", word=word, number=number, assets=self._named(idea.cells))
        else:
            said = tr("review-other-word", word=word, number=number)
        return [f"{{robot}} {said}", f"[muted]{escape(self._parts(idea.word))}[/]"]

    def _parts(self, word: str) -> str:
        """Each open card's part in a word."""
        table = self.turn.before
        return reason(word, table.kinds(tuple(card - CELLS for card in table.zones[KEY])), table.taught)

    def _named(self, cells: Sequence[int]) -> str:
        names: list[Line] = [(CardRef(self.turn.before.kind[cell], cell),) for cell in cells]
        return ", ".join(self.words.rich(name) for name in names)

    # --- place and picture
    def _text(self) -> str:
        return "\n".join(self.lines())

    def measure(self, width: int) -> tuple[int, int]:
        high = self.u(HEAD)
        if self.chosen:
            high += self.kit.rich(self._text(), "small", max(1, width - 2 * self.u(PAD))).size[1] + self.u(PAD)
        return width, high

    def draw(self, target: pygame.Surface) -> None:
        kit, pad = self.kit, self.u(PAD)
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        side, x = self.u(30), self.rect.right - pad
        for guess in reversed(self.turn.guesses):
            if guess.seat >= 0:
                x -= side + self.u(5)
                target.blit(tile(guess.owner, side), (x, self.rect.y + (self.u(HEAD) - side) // 2))
        head = kit.rich(self.head(), "small", max(1, x - self.rect.x - pad), "text")
        head.draw(target, (self.rect.x + pad, self.rect.y + (self.u(HEAD) - head.size[1]) // 2))
        if self.chosen:
            text = kit.rich(self._text(), "small", self.rect.width - 2 * pad, "text")
            text.draw(target, (self.rect.x + pad, self.rect.y + self.u(HEAD)))


WIDE = 54  # percent for the grid


class TurnMap(KeyMap):
    """The grid as it lay when a turn began, with the key, and what came of it."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(turn.before, lambda _cell: None, turned=False)
        self.open = True
        for cell in self.cells:
            cell.focusable = False
        self.show(turn, None)

    def show(self, turn: Turn, idea: Idea | None) -> None:
        self.table, self.turn, self.idea = turn.before, turn, idea
        self.meant = turn.meant

    def paint(self, target: pygame.Surface, box: pygame.Rect, cell: int) -> None:
        super().paint(target, box, cell)
        side = max(14, round(box.height * 0.28))
        at = next((i for i, guess in enumerate(self.turn.guesses, 1) if guess.cell == cell), 0)
        if at:
            color = COLOURS[self.turn.guesses[at - 1].owner]
            disc = shapes.disc(side, PAPER).copy()
            disc.blit(shapes.ring((side, side), side // 2, max(2, side // 9), color), (0, 0))
            number = lettered(str(at), round(side * 0.76), INK)
            disc.blit(number, number.get_rect(center=(side // 2, side // 2 + 1)))
            target.blit(disc, disc.get_rect(bottomright=(box.right - self.u(4), box.bottom - self.u(4))))
        if self.idea is not None and cell in self.idea.cells:
            robot = self.kit.icon("robot", 26, "gold_light")
            target.blit(robot, robot.get_rect(bottomleft=(box.left + self.u(5), box.bottom - self.u(4))))


class Review(EndPage):
    """The turns are played again when the page is first shown; what the strong bot thinks comes a bit at a time."""

    title = tr("review-title")

    def __init__(self, past: FinishedMatch, services: AppServices) -> None:
        super().__init__(past, services)
        self.turns: list[Turn] = []
        self.rows: list[TurnRow] = []
        self.chosen = 0
        self._thinking: tuple[int, Iterator[Idea | None]] | None = None

    def think(self) -> bool:
        if not self.rows:
            self._begin()
            return True
        at = self._next()
        if at < 0:
            return False
        if self._thinking is None or self._thinking[0] != at:
            self._thinking = (at, thoughts(self.turns[at]))
        idea = next(self._thinking[1])
        if idea is None:
            return False
        self._thinking, self.rows[at].idea = None, idea
        self._show()
        return True

    def _next(self) -> int:
        """The turn to think about: the chosen one first."""
        waiting = [at for at, row in enumerate(self.rows) if row.idea is None]
        return self.chosen if self.chosen in waiting else waiting[0] if waiting else -1

    def _begin(self) -> None:
        self.turns = turns(self.past.begin(), self.past.answers)
        self.rows = [TurnRow(at, turn, self.past.words, self.choose) for at, turn in enumerate(self.turns)]
        self.map = self.add(TurnMap(self.turns[0]))
        self.legend = self.add(RichLabel(tr("review-legend"), "caption"))
        prizes = [RichLabel(self._prize(award), "small", label=award.title) for award in awards(self.turns)]
        heads = [Label(tr(head), "label", color="gold") for head in ("review-awards", "review-clues")]
        column = Column(heads[0], *prizes, heads[1], *self.rows, gap=8)
        self.list = self.add(Panel(ScrollPanel(column, label="turns"), pad=16))
        self._show()

    def _prize(self, award: Award) -> str:
        line = self.past.words.rich(award.line, symbols=self.app.prefs.symbols)
        return f"[gold]{{{award.icon}}}[/] **{award.title}:** {line}"

    def choose(self, at: int) -> None:
        """Show this turn."""
        self.chosen = at
        self._show()

    def _show(self) -> None:
        for at, row in enumerate(self.rows):
            row.chosen = at == self.chosen
        self.map.show(self.turns[self.chosen], self.rows[self.chosen].idea)
        if self.rect.width:
            self.layout()
        self.refresh()

    def layout(self) -> None:
        if not self.rows:
            return
        left, right = rects.columns(self.rect, [WIDE, 100 - WIDE], self.u(22))
        foot, left = rects.cut_bottom(left, self.u(34), self.u(6))
        self.map.place(left)
        self.legend.place(foot)
        self.list.place(right)


END_PAGES = (Review, Teach)
