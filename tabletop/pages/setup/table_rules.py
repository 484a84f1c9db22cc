"""What is chosen for the whole table: packs, privacy, hints, phones, the deal, and the house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tabletop.games.editions import packs_of
from tabletop.i18n import tr
from tabletop.match.fair_deal import shown
from tabletop.pages.setup.phones_lesson import LessonButton
from tabletop.pages.setup.seat_card import HANDICAP
from tabletop.pages.setup.second_window_seats import SecondWindowButton
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, LabelledControl, Row
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Toggle

if TYPE_CHECKING:
    from tabletop.app.setup_model import SetupModel
    from tabletop.core.definition import HouseRule
    from tabletop.match.seats import Hints, PrivacyMode

PRIVACY: tuple[tuple[PrivacyMode, str], ...] = (
    ("curtain", "setup-privacy-curtain"),
    ("peek", "setup-privacy-peek"),
    ("open", "setup-privacy-open"),
)
HINTS: tuple[tuple[Hints, str], ...] = (
    ("usual", "setup-hints-usual"),
    ("off", "setup-hints-off"),
    ("few", "setup-hints-few"),
    ("free", "setup-hints-free"),
)
WORDS_LIMIT = 120  # letters


class TableRulesHost(Protocol):
    """The page: `keep` after a change that nothing follows from, `check` after one that may not fit, `rebuild` after one that
    the seats show; the focus goes to the widget of that label.
    """

    draft: SetupModel

    def keep(self) -> None: ...
    def check(self) -> None: ...
    def rebuild(self, focus: str = "", *, rules: bool = False) -> None: ...
    def choose_packs(self) -> None: ...
    def with_a_child(self) -> None: ...


class TableRules(Column):
    def __init__(self, page: TableRulesHost) -> None:
        super().__init__(gap=16)
        self.page = page
        self.fill()

    @property
    def outdated(self) -> bool:
        """Other fields belong here: defaults follow from who sits where."""
        return self._of != self._follows

    @property
    def _follows(self) -> tuple[object, ...]:
        return self.page.draft.fitting, self.page.draft.proposed

    def fill(self) -> None:
        """Make the fields, anew."""
        self.clear()
        self.draft, self._of = self.page.draft, self._follows
        self.definition = self.draft.definition
        for rule in self.definition.house_rules:
            if rule.first:
                self.add(self._rule_field(rule))
        words = " + ".join(pack.manifest.name for pack in packs_of(self.definition.id)) or tr("setup-no-packs")
        packs = Button(words, self.page.choose_packs, icon="layers", role="strong", label="packs")
        self.add(LabelledControl(tr("setup-packs"), packs))
        self.add(Label(tr("setup-at-table"), "label", color="gold"))
        self._fill_table()
        self._rule_fields("table")
        self._fill_deal()
        self.add(Label(tr("setup-house-rules"), "label", color="gold"))
        self._rule_fields("rules")
        self.add(Button(tr("setup-as-printed"), self._reset, style="ghost", icon="restart", role="strong",
                        label="default rules", tooltip=tr("setup-as-printed-tip")))  # fmt: skip

    def _fill_table(self) -> None:
        draft = self.draft
        self.add(Button(tr("setup-with-child"), self.page.with_a_child, icon="account-group", role="strong",
                        label="with a child", tooltip=tr("setup-with-child-about")))  # fmt: skip
        modes = [
            (mode, tr("setup-proposed", choice=tr(text)) if mode == draft.proposed else tr(text))
            for mode, text in PRIVACY
        ]
        privacy = DropDown(modes, draft.privacy, self._set_privacy, label="privacy", tooltip=tr("setup-privacy-tip"))
        self.add(LabelledControl(tr("setup-privacy"), privacy))
        kinds = [(kind, tr(text)) for kind, text in HINTS]
        hints = DropDown(kinds, draft.hints, self._set_hints, label="hints", tooltip=tr("setup-hints-tip"))
        self.add(LabelledControl(tr("setup-hints"), hints))
        self.apart = SecondWindowButton(draft)
        self.add(LabelledControl(tr("setup-apart"), self.apart))
        phones = Toggle(draft.phones, self._set_phones, label="phones", tooltip=tr("setup-phones-tip"))
        self.add(Field(tr("setup-phones"), Row(LessonButton(), phones, align="right"), share=0.6))

    def _fill_deal(self) -> None:
        draft = self.draft
        seed = TextEntry(draft.seed_text, self._set_seed, label="seed", kept=False, hint=tr("setup-seed-random"),
                         numeric=True, icon="dice-multiple", limit=19)  # fmt: skip
        self.add(LabelledControl(tr("setup-seed"), seed))
        words = TextEntry(draft.words, self._set_words, label="words", kept=False,
                          hint=tr("setup-words-none"), limit=WORDS_LIMIT)  # fmt: skip
        self.add(LabelledControl(tr("setup-words"), words))
        self.add(RichLabel(tr("setup-deal-fixed", mark=shown(draft.deal.commitment)), "caption", label="commitment"))

    def _rule_fields(self, scope: str) -> None:
        for rule in self.definition.house_rules:
            at_seat = rule.id in self.draft.decks.rule_ids or rule.id.startswith(HANDICAP)
            if rule.scope == scope and not at_seat and not rule.first:
                self.add(self._rule_field(rule))

    def _rule_field(self, rule: HouseRule) -> LabelledControl:
        draft = self.draft

        def change(value: str) -> None:
            draft.set_option(rule.id, value)
            field.changed = value != draft.default(rule.id)
            if draft.decks or self.definition.looks.teams:  # seats show what decks are called, and the colours of sides
                self.page.rebuild(f"rule {rule.id}")
            else:
                self.page.check()

        tip = f"{rule.text} [gold_light]{rule.rule}[/]"
        control = DropDown(list(rule.values.items()), draft.value(rule.id), change, label=f"rule {rule.id}", tooltip=tip,
                           other=rule.words)  # fmt: skip
        field = LabelledControl(rule.name, control)
        field.changed = rule.id in draft.options
        return field

    def _set_hints(self, hints: Hints) -> None:
        self.draft.hints = hints
        self.page.keep()

    def _set_phones(self, on: bool) -> None:
        self.draft.phones = on
        self.page.keep()

    def _set_privacy(self, mode: PrivacyMode) -> None:
        self.draft.privacy = mode
        self.page.keep()

    def _set_seed(self, text: str) -> None:
        self.draft.seed_text = text.strip()
        self.page.check()

    def _set_words(self, text: str) -> None:
        self.draft.words = text

    def _reset(self) -> None:
        self.draft.reset_options()
        self.page.rebuild("default rules", rules=True)
        self.app.toast(tr("setup-all-as-printed"), "restart")
