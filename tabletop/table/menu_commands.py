"""What people call for at the panels and by keys, beside choosing: pause, rules, log, taking back, passing, leaving."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from tabletop.app.setup_model import NAME_LIMIT
from tabletop.i18n import tr
from tabletop.match.seating import hidden_cards_seen
from tabletop.match.seats import race_keys, stand_in
from tabletop.table.extensions.minigames import keyed
from tabletop.table.hud.action_buttons import SKIPS
from tabletop.table.minigame_requests import AGAIN
from tabletop.table.model import messages
from tabletop.table.navigation import SaveStatus, TableNavigation
from tabletop.table.playback.reading_time import PACES, next_pace, pace_of
from tabletop.table.repair_dialog import put_right
from tabletop.table.widgets.pause import PauseEntry
from tabletop.toolkit.keyboard import named
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, LabelledControl
from tabletop.toolkit.widgets.dialog import Confirmation, Dialog, DialogButton, confirm
from tabletop.toolkit.widgets.keycap import KeyCap
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.match.seats import Level
    from tabletop.match.settings import Telling
    from tabletop.table.input.hover import Hover
    from tabletop.table.input.input_parts import InputParts
    from tabletop.table.minigame_requests import TableMinigames
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.match_clock import MatchClock
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import ViewState
    from tabletop.table.playback.playback_parts import PlaybackParts
    from tabletop.table.widgets.game_text import GameText


END_MS = 2600  # the last picture of a match stays a moment


LEVELS: tuple[tuple[Level, str], ...] = (
    ("easy", "table-level-easy"),
    ("normal", "table-level-normal"),
    ("hard", "table-level-hard"),
)  # with the ids of messages
OPAQUE = 255  # a veil through which nothing is seen


class MenuCommands:
    """Without services there are no ways to other screens. `close(choice)`: leave the table; `on_end`: instead of the end
    screen.
    """

    def __init__(
        self,
        services: AppServices | None,
        parts: InputParts,
        playback: PlaybackParts,
        *,
        minigames: TableMinigames,
        close: Callable[[str], None],
        on_end: Callable[[Match], None] | None,
    ) -> None:
        panels, commands = parts.panels, parts.commands
        app, match = commands.app, commands.match
        self.app, self.match, self.panels, self.commands, self.time_travel = (
            app,
            match,
            panels,
            commands,
            playback.time_travel,
        )
        self.on_end, self.post, self.layers = on_end, parts.post, parts.cards.stage.layers
        self._over = False
        self.services = services
        self._pace: Telling = "brisk"
        if services is not None:
            self._set_pace(pace_of(services.settings.telling, self._people()))
        self.saving = SaveStatus(app, match, services, mark=panels.unsaved, minigames=minigames, post=parts.post)
        self.ways = TableNavigation(app, services, match, close, self.saving) if services is not None else None
        self.leaving = Leaving(panels.words, commands=commands, minigames=minigames, close=close)
        self._known: dict[str, Callable[[], object]] = {
            "menu": self._pause,
            "pause": self._pause,
            "rules": lambda: self._rules(parts.hover.rule()),
            "cards": self._cards,
            "keys": self._keys,
            "log": lambda: panels.floating.open_log(panels.shown.time_travel),
            "house": self._house,
            "undo": commands.take_back,
            "redo": commands.again,
            "hurry": playback.fast_forward.press,
            "telling": self._telling,
            "zoom": partial(self._zoom, parts.hover),
        }

    def show(self, shown: ViewState) -> None:
        self.leaving.show(shown)

    def on_message(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        match message:
            case messages.CommandCalled(name):
                self._known[name]()
            case messages.RuleAsked(rule):
                self._rules(rule)
            case messages.ModePressed(seat):
                self.panels.floating.choose_mode(seat)
            case messages.ButtonPressed("end"):
                self.post(messages.EndWanted())
            case messages.ButtonPressed("watch"):
                self.commands.player_view.watching = True
                self.time_travel.together()
                self.post(messages.ViewChanged())
            case messages.ButtonPressed("faster" | "to the end" as haste):
                self.panels.buttons.haste = "" if self.panels.buttons.haste == haste else haste
                self.post(messages.ViewChanged())
            case messages.ButtonPressed("waive"):
                self.commands.waive()
                self.post(messages.ViewChanged())
            case messages.ButtonPressed(index):
                self.commands.answer(int(index))
            case messages.MomentChosen(n):
                self.look_at(n)
            case _:
                return False
        return True

    def look_at(self, n: int | None) -> None:
        """Show the moment after `n` answers, None for the present."""
        self.time_travel.go(n)
        if n is None and self.match.game.over:
            self.post(messages.EndWanted())

    def hasten(self, clock: MatchClock) -> None:
        """Every frame: the others play faster for those who are out, if these want it."""
        panels = self.panels
        if not panels.buttons.haste or not self.commands.player_view.fallen:
            panels.buttons.haste = ""
            return
        clock.skip(SKIPS[panels.buttons.haste])
        self.app.event_lane.hurry()

    def over(self) -> None:
        """The match is over, and all has been told."""
        if not self._over:
            self._over = True
            self.app.after(self.app.ms(END_MS), lambda: self.post(messages.EndWanted()))

    def end(self) -> None:
        """The last card has been shown, and the table is covered from now on."""
        self.layers.covered()
        if self.on_end is not None:
            self.on_end(self.match)
        elif self.ways is not None:
            self.ways.end()

    def _pause(self) -> None:
        if self.ways is not None:
            seat, possible = self.commands.player_view.viewer, self.match.undo.target is not None
            offers = self.leaving.offers()
            self.commands.player_view.privacy.look_away()
            self.ways.pause(partial(self.commands.take_back, seat) if possible else None, offers)

    def _rules(self, rule: str) -> None:
        if self.ways is not None:
            self.commands.player_view.privacy.look_away()
            self.ways.rules(rule)

    def _cards(self) -> None:
        if self.ways is not None:
            self.commands.player_view.privacy.look_away()
            self.ways.cards()

    def _zoom(self, hover: Hover) -> None:
        if hover.card is None:
            self.app.toast(tr("table-point-at-card"), "magnify", about="zoom")
        hover.zoom()

    def _keys(self) -> None:
        if self.ways is not None:
            self.commands.player_view.privacy.look_away()
            self.ways.keys()

    def _telling(self) -> None:
        """The next pace; whoever sits at the screen likes it from now on, all people where nobody does."""
        pace = next_pace(self._pace)
        self._set_pace(pace)
        if self.services is not None:
            viewer = self.commands.player_view.viewer
            alone = viewer in self.match.setup.humans
            liked = dict.fromkeys([self.match.setup.seats[viewer].name] if alone else self._people(), pace)
            self.services.change(self.app, telling={**self.services.settings.telling, **liked})
        self.app.toast(tr("table-pace", pace=pace), "speedometer", about="pace")

    def _set_pace(self, pace: Telling) -> None:
        self._pace, self.app.prefs.telling = pace, PACES[pace]

    def _people(self) -> list[str]:
        return [self.match.setup.seats[seat].name for seat in self.match.setup.humans]

    def _house(self) -> None:
        self.app.toast("\n".join(self.panels.facts.house()), "gavel")


class KeysDialog(Dialog[str]):
    """Which keys are those of whoever has just sat down: what they do, and the key. Nobody's cards are seen behind it."""

    veil = OPAQUE

    def __init__(self, name: str, keys: Sequence[tuple[str, str]]) -> None:
        body = Column(*(Field(words, KeyCap(key), share=0.2) for words, key in keys), gap=10)
        answers = (DialogButton(tr("table-to-the-table"), "table", "primary", "play"),)
        super().__init__(
            tr("table-welcome", name=name), tr("table-keys-are-yours"), answers, icon="keyboard", body=body, width=640
        )


class PlaceDialog(Dialog[bool]):
    """Somebody is about to sit down at a place that knows what others must not: is that meant? Nothing is seen behind it."""

    veil = OPAQUE

    def __init__(self, name: str, cards: int) -> None:
        answers = (
            DialogButton(tr("table-somewhere-else"), False, "ghost"),
            DialogButton(tr("table-sit-down"), True, "primary", "eye"),
        )
        text = tr("table-place-knows", count=cards)
        super().__init__(tr("table-will-know", name=name), text, answers, icon="eye", width=640)


class SeatChange(NamedTuple):
    """A place and the level of the bot that takes it, "" for a person: the one who comes back, or `name`."""

    seat: int
    level: Level | str
    name: str = ""


class LeaveDialog(Dialog[SeatChange]):
    """`here`, `away` and `bots`: names by place. Returns None when everything stays as it is. Whoever comes next looks at it,
    too: nothing of the table is seen behind it.
    """

    veil = OPAQUE

    def __init__(self, here: Mapping[int, str], away: Mapping[int, str], bots: Mapping[int, str]) -> None:
        self.level: Level = "normal"
        self.name = ""
        body = Column(gap=14)
        if here:
            levels = tuple((level, tr(words)) for level, words in LEVELS)
            level = Segmented(levels, self.level, self._set_level, label="level of the bot")
            body.add(LabelledControl(tr("table-bot-plays"), level))
        for seat, name in here.items():
            body.add(self._row(seat, tr("table-leaves", name=name), "exit", comes=False))
        for seat, name in away.items():
            body.add(self._row(seat, tr("table-comes-back", name=name), "account-plus", comes=True))
        if bots:
            body.add(
                LabelledControl(
                    tr("table-newcomer"),
                    TextEntry("", self._named, label="newcomer", hint=tr("table-name"), limit=NAME_LIMIT),
                )
            )
        for seat, name in bots.items():
            body.add(self._row(seat, tr("table-takes-place", name=name), "account-plus", comes=True, new=True))
        stay = DialogButton[SeatChange](tr("toolkit-cancel"), None, "ghost")  # type: ignore[arg-type]  # as by Esc
        super().__init__(tr("table-who-plays-on"), tr("table-place-stays"), (stay,), icon="robot", body=body, width=640)

    def _row(self, seat: int, text: str, icon: str, *, comes: bool, new: bool = False) -> Button:
        def choose() -> None:
            name = " ".join(self.name.split()) or stand_in(seat)
            self.close(SeatChange(seat, "" if comes else self.level, name if new else ""))

        return Button(text, choose, label=text, style="secondary", icon=icon, role="strong")

    def _named(self, name: str) -> None:
        self.name = name

    def _set_level(self, level: Level) -> None:
        self.level = level


class Leaving:
    """What the pause offers beside breaks. `close(AGAIN)`: the table is opened anew, with other people."""

    shown: ViewState

    def __init__(
        self,
        words: GameText,
        *,
        commands: TableCommands,
        minigames: TableMinigames,
        close: Callable[[str], None],
    ) -> None:
        self.app, self.match, self.words = commands.app, commands.match, words
        self.commands, self.minigames, self.close = commands, minigames, close

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def offers(self) -> list[PauseEntry]:
        return [*self.minigames.pause_entries(), *self._leaving(), *self._repairing(), *self._ending(), *self._grave()]

    def _grave(self) -> list[PauseEntry]:
        """What ends the match for whoever does it: offered in the pause only, and asked once more."""
        definition, options = self.match.definition, self.shown.view.options
        found = [(index, definition.acts[options[index][0]]) for index in self.shown.choosing.grave]
        icons = definition.looks.icons
        return [PauseEntry(act.grave, icons.get(act.name, ""), self.commands.giving_up(index)) for index, act in found]

    # --- leaving
    def _leaving(self) -> list[PauseEntry]:
        if self.match.game.over or self.minigames.playing is not None:
            return []
        return [PauseEntry(tr("table-leave-or-join"), "account-group", self._ask_who)]

    def _ask_who(self) -> None:
        match = self.match
        here = {seat: match.setup.seats[seat].name for seat in match.setup.humans}
        away = {seat: person.name for seat, person in match.seating.away.items()}
        alive = match.game.table.alive
        bots = {
            i: seat.name for i, seat in enumerate(match.setup.seats) if not seat.human and i not in away and alive[i]
        }
        self.app.push(LeaveDialog(here, away, bots), self._left)

    def _left(self, change: SeatChange | None) -> None:
        if change is None:
            return
        known = hidden_cards_seen(self.match.game, change.seat) if change.name else 0
        if known:
            self.app.push(PlaceDialog(change.name, known), lambda sure: self._do(change) if sure else None)
        else:
            self._do(change)

    def _do(self, change: SeatChange) -> None:
        commands, seat = self.commands, change.seat
        if change.level:
            done = commands.leave(seat, cast("Level", change.level))
        else:
            done = commands.join(seat, change.name) if change.name else commands.come_back(seat)
        if done:
            self.close(AGAIN)
        if done and not change.level:
            self.app.push(KeysDialog(self.match.setup.seats[seat].name, self._keys(seat)))

    def _keys(self, seat: int) -> list[tuple[str, str]]:
        """What somebody's keys do, and which they are."""
        match, who = self.match, self.match.setup.seats[seat]
        input_parts = any(zone.faces == "owner" for zone in match.game.table.layout.zones)
        react = named(who.react)
        if match.definition.pacing.windows:
            look = tr("table-look-and-react") if input_parts else tr("table-lift-and-react")
            found = [(look, react), (tr("hud-pass"), named(who.decline))]
        else:
            found = [(tr("table-look") if input_parts else tr("table-lift"), react)]
        race = named(race_keys(match.setup.seats).get(seat, "")) if keyed(match.setup.game) else ""
        return [*found, *([(tr("table-all-that-is-fast"), race)] if race not in ("", react) else [])]

    # --- the table master
    def _repairing(self) -> list[PauseEntry]:
        match = self.match
        if match.game.over or not (match.setup.humans and match.repairs.possible) or self.minigames.playing is not None:
            return []
        looked = self.commands.player_view.viewer

        def ask() -> None:
            put_right(self.commands, self.words, self.shown, looked)

        return [PauseEntry(tr("table-repair"), "wrench", ask)]

    # --- ending together
    def _ending(self) -> list[PauseEntry]:
        match = self.match
        if not match.votes.can_end or self.minigames.playing is not None:
            return []
        words = tr("table-end-here") if len(match.setup.humans) == 1 else tr("table-end-together")
        return [PauseEntry(words, "handshake", self._ask_end)]

    def _ask_end(self) -> None:
        """Alone one is asked once more; several people are asked by the vote."""
        end = self.commands.end
        if len(self.match.setup.humans) == 1:
            title, text, yes = tr("table-end-here-sure"), tr("hud-end-stands"), tr("table-end-it")
            confirm(self.app.top, Confirmation(title, text, yes, style="danger", icon="handshake"), end)
        else:
            end()
