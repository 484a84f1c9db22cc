"""The table master: what people put right by hand is chosen over the table, and said in one sentence before it is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY, UNKNOWN, Refused
from tabletop.core.layout import HAND, zone_name
from tabletop.core.repair import MOVE, Repair, counted
from tabletop.i18n import headline, tr
from tabletop.match.privacy import HOLD_MS
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, LabelledControl
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented, Slider, SliderSteps

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tabletop.match import Match
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.view_state import ViewState
    from tabletop.table.widgets.game_text import GameText

OPAQUE = 255  # a veil through which nothing is seen


class Proposer(NamedTuple):
    """In whose name something is put right, and by whose eyes it is chosen: NOBODY's, where several look at the screen."""

    seat: int
    eyes: int


def put_right(commands: TableCommands, words: GameText, shown: ViewState, looked: int) -> None:
    """Let people choose. `looked`: whose cards lay open before a pause covered them; whoever says so goes on with them."""
    try:
        commands.match.repairs.check_now()
    except Refused as error:
        commands.complain(error.text)
        return
    commands.app.event_lane.hurry()
    curtain = commands.player_view.privacy.curtain
    if looked == NOBODY or curtain is None or curtain.seat != looked:
        _choose(commands, words, shown)
        return

    def answered(same: bool | None) -> None:
        if same:
            commands.lift(looked, HOLD_MS)
        if same is not None:
            _choose(commands, words, shown)

    commands.app.push(EyesDialog(commands.match.setup.seats[looked].name), answered)


def _choose(commands: TableCommands, words: GameText, shown: ViewState) -> None:
    seat = commands.speaker()
    rows = {zone for zone, place in enumerate(shown.places.zones) if place.look.kind == "row"}
    dialog = RepairDialog(commands.match, Proposer(seat, commands.player_view.viewer), words, rows)
    if dialog.forms:
        commands.app.push(dialog, lambda repair: commands.repair(seat, repair) if repair is not None else None)
    else:
        commands.complain(tr("table-repair-nothing"))


class EyesDialog(Dialog[bool]):
    """Whether the person whose cards lay open is still the one at the screen."""

    veil = OPAQUE

    def __init__(self, name: str) -> None:
        answers = (
            DialogButton(tr("table-repair-own-cards", name=name), True, "secondary", "eye"),
            DialogButton(tr("table-repair-open-cards"), False, "primary"),
        )
        super().__init__(tr("table-repair"), tr("table-repair-whose", name=name), answers, icon="wrench", width=760)


class CardForm(Column):
    """Which card goes where."""

    def __init__(self, match: Match, by: Proposer, words: GameText, on_change: Callable[[], None]) -> None:
        super().__init__(gap=14)
        self.match, self.by, self.words, self.on_change = match, by, words, on_change
        table = match.game.table
        self.cards: dict[int, list[int]] = {}
        for card in sorted(match.repairs.movable(by.eyes)):
            if match.repairs.places(by.eyes, card):
                self.cards.setdefault(table.at[card], []).append(card)
        if not self.cards:
            return
        self.source = next(iter(self.cards))
        self.card = self.cards[self.source][-1]
        zones = [(zone, self._zone(zone)) for zone in sorted(self.cards)]
        self._source = DropDown(zones, self.source, self._take_source, label="repair from")
        self._card = DropDown(self._cards(), self.card, self._take_card, label="repair card")
        self.to = self._usual_place()
        self._to = DropDown(self._places(), self.to, self._take_place, label="repair to")
        for text, control in (("from", self._source), ("card", self._card), ("to", self._to)):
            self.add(LabelledControl(tr(f"table-repair-{text}"), control))

    @property
    def repair(self) -> Repair:
        return Repair(MOVE, self.card, self.to)

    def _zone(self, number: int) -> str:
        zone = self.match.game.table.layout.zones[number]
        name = headline(zone_name(zone.group))
        return name if zone.seat is None else f"{name} ({self.match.setup.seats[zone.seat].name})"

    def _cards(self) -> list[tuple[int, str]]:
        kind, texts = self.match.game.table.veiled(self.by.eyes).kind, self.words.cards
        unseen = tr("table-repair-top")
        return [(card, unseen if kind[card] == UNKNOWN else texts[kind[card]].name) for card in self.cards[self.source]]

    def _places(self) -> list[tuple[int, str]]:
        return [(zone, self._zone(zone)) for zone in self.match.repairs.places(self.by.eyes, self.card)]

    def _usual_place(self) -> int:
        """The hand of whoever is asked, where it can go there."""
        places = [zone for zone, _ in self._places()]
        table = self.match.game.table
        asked = (HAND, self.match.game.ask[1])
        return next((zone for zone in places if table.layout.zones[zone][:2] == asked), places[0])

    def _take_source(self, zone: int) -> None:
        self.source, self.card = zone, self.cards[zone][-1]
        self._card.offer(self._cards(), self.card)
        self._take_card(self.card)

    def _take_card(self, card: int) -> None:
        self.card = card
        places = self._places()
        if self.to not in [zone for zone, _ in places]:
            self.to = self._usual_place()
        self._to.offer(places, self.to)
        self.on_change()

    def _take_place(self, zone: int) -> None:
        self.to = zone
        self.on_change()


class NumberForm(Column):
    """Which number becomes which. `rows`: the zones whose cards lie side by side, so that each has its own."""

    def __init__(self, match: Match, words: GameText, rows: Collection[int], on_change: Callable[[], None]) -> None:
        super().__init__(gap=14)
        self.match, self.words, self.rows, self.on_change = match, words, rows, on_change
        self.columns = [column for column in match.game.table.COUNTERS if self._of(column)]
        if not self.columns:
            return
        self.column = self.columns[0]
        self.of = self._of(self.column)[0][0]
        names = [(column, headline(match.definition.looks.counters[column])) for column in self.columns]
        self.add(
            LabelledControl(tr("table-repair-what"), DropDown(names, self.column, self._take, label="repair number"))
        )
        self._whose = DropDown(self._of(self.column), self.of, self._take_of, label="repair of")
        self._owner = self.add(LabelledControl(tr("table-repair-whose-number"), self._whose))
        steps = SliderSteps(0, 1, 1)
        self._slider = Slider(
            0, self._take_number, label="repair value", steps=steps, show=lambda value: f"{value:.0f}"
        )
        self.add(LabelledControl(tr("table-repair-new"), self._slider))
        self._fill(self.column)

    @property
    def repair(self) -> Repair:
        return Repair(self.column, self.of, round(self._slider.value))

    def _of(self, column: str) -> list[tuple[int, str]]:
        """Whose numbers there are: a seat's, a card's in view, or the table's."""
        table, names = self.match.game.table, self.match.setup.seats
        if isinstance(getattr(table, column), bytearray):
            open_cards = [card for zone in sorted(self.rows) for card in table.zones[zone] if self._open(zone)]
            return [(card, self.words.cards[table.kind[card]].name) for card in open_cards]
        return [(of, names[of].name if of != NOBODY else "") for of in counted(table, column)]

    def _open(self, zone: int) -> bool:
        return self.match.game.table.layout.zones[zone].faces == "all"

    def _fill(self, column: str) -> None:
        self.column = column
        whose, numbers = self._of(column), self.match.game.table.COUNTERS[column]
        self.of = whose[0][0]
        self._whose.offer(whose, self.of)
        self._owner.visible = self.of != NOBODY
        self._slider.low, self._slider.high = numbers.start, numbers.stop - 1
        self._slider.value = self._present

    @property
    def _present(self) -> int:
        return counted(self.match.game.table, self.column)[self.of]

    def _take(self, column: str) -> None:
        self._fill(column)
        self.on_change()

    def _take_of(self, of: int) -> None:
        self.of = of
        self._slider.value = self._present
        self.on_change()

    def _take_number(self, _number: float) -> None:
        self.on_change()


class RepairDialog(Dialog[Repair]):
    """Returns what is proposed, None for nothing."""

    def __init__(self, match: Match, by: Proposer, words: GameText, rows: Collection[int]) -> None:
        self.match, self.by, self.words = match, by, words
        self.card_form = CardForm(match, by, words, self._changed)
        self.number_form = NumberForm(match, words, rows, self._changed)
        both: tuple[CardForm | NumberForm, ...] = (self.card_form, self.number_form)
        self.forms = [form for form in both if form.children]
        body = Column(gap=18)
        if len(self.forms) > 1:
            kinds = ((0, tr("table-repair-a-card")), (1, tr("table-repair-a-number")))
            body.add(Segmented(kinds, 0, self._turn, label="repair kind"))
        for form in self.forms:
            body.add(form)
            form.visible = form is self.forms[0]
        self.told = body.add(RichLabel("", "body", label="repair sentence"))
        alone = len(match.setup.humans) == 1
        yes = tr("table-repair-do") if alone else tr("table-repair-propose")
        stop = DialogButton[Repair](tr("toolkit-cancel"), None, "ghost")  # type: ignore[arg-type]  # as by Esc
        super().__init__(tr("table-repair"), tr("table-repair-counts"), (stop,), icon="wrench", body=body, width=820)
        self.go = self.row.add(Button(yes, self._propose, label="repair", style="primary", icon="wrench"))
        if self.forms:
            self._tell()

    def shown(self) -> None:
        """The first choice has the focus: Enter pressed twice at the pause must put nothing right."""
        self.set_focus(self.focus_order()[0])

    @property
    def form(self) -> CardForm | NumberForm:
        return next(form for form in self.forms if form.visible)

    def _turn(self, to: int) -> None:
        for place, form in enumerate(self.forms):
            form.visible = place == to
        self._changed()

    def _changed(self) -> None:
        self._tell()
        self.layout()
        self.refresh()

    def _tell(self) -> None:
        """What would change, or why it cannot be."""
        repair = self.form.repair
        if repair.what != MOVE and counted(self.match.game.table, repair.what)[repair.of] == repair.to:
            self.told.source, self.go.enabled = f"[muted]{tr('table-repair-choose')}[/]", False
            return
        try:
            self.match.repairs.check(self.by.seat, repair)
            self.told.source = self.words.rich(self.match.repairs.told(repair, self.by.eyes))
            self.go.enabled = True
        except Refused as error:
            self.told.source = f"[coral]{escape(error.text)}[/]"
            self.go.enabled = False

    def _propose(self) -> None:
        self.close(self.form.repair)
