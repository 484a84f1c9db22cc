"""Words that bots did not know or took wrongly: whoever said them can tell what they mean (CN-132). Kept per profile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots import taught
from tabletop.games.codenames.bots.lookback import Turn, turns
from tabletop.games.codenames.bots.unknown import misread_words, offered, unknown_words
from tabletop.games.codenames.rules.cards import ASSET, ASSETS
from tabletop.games.codenames.rules.wording import bare, fault
from tabletop.games.codenames.texts import tr
from tabletop.match.profile_defaults import KeptDefault
from tabletop.storage import StoreError
from tabletop.table.extensions.end_pages import EndPage
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Panel, Row, Tiles
from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.label import RichLabel
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.scroll import ScrollPanel
from tabletop.toolkit.widgets.text_entry import TextEntry

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
