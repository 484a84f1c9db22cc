"""One seat of the table: portrait, name, who plays it, and with which keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.app.setup_model import NAME_LIMIT
from tabletop.bots.levels import book
from tabletop.card_art.compositor import RATIO
from tabletop.core.sanitizing import capitals
from tabletop.i18n import tr
from tabletop.match.player_profiles import nameless
from tabletop.match.seats import COLOURS, race_keys, stand_in
from tabletop.pages.card_views import BACK
from tabletop.pages.decks.deck_tile import draw_fan, heroes
from tabletop.pages.setup.deck_dialog import BUILD, DeckButton, DeckDialog
from tabletop.pages.setup.key_button import KeyButton
from tabletop.pages.setup.seat_dialog import HandicapChoice, RaceSeatDialog
from tabletop.pages.setup.seat_keys import SeatKey, seat_keys
from tabletop.storage import Profile
from tabletop.table.extensions.minigames import keyed
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.avatars import Portrait, Swatch
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Row, Tiles
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.key_capture import CaptureScreen
from tabletop.toolkit.widgets.lists import ListRow
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.app.setup_model import SetupModel
    from tabletop.core.decks import CardBack
    from tabletop.core.definition import Definition
    from tabletop.match.seats import Seat
    from tabletop.pages.card_views import CardCache
    from tabletop.storage import Profile
    from tabletop.toolkit.widgets.widget import Widget


class LookDialog(Dialog[tuple[str, object]]):
    """Returns ("avatar", name), ("colour", name) or ("profile", Profile); None when nothing was chosen."""

    def __init__(self, seat: Seat, profiles: Sequence[Profile], colours: Sequence[str]) -> None:
        body = Column(gap=18)
        if profiles:
            body.add(Label(tr("setup-who"), "label", color="gold"))
            for profile in profiles:
                body.add(self._person(profile))
        body.add(Label(tr("setup-portrait"), "label", color="gold"))
        body.add(Tiles(*(self._portrait(seat, name) for name in avatars.names()), least=80, gap=16))
        body.add(Label(tr("setup-colour"), "label", color="gold"))
        body.add(Row(*(self._swatch(seat, colour) for colour in colours), gap=22))
        super().__init__(
            seat.name or tr("setup-a-player"),
            body=body,
            answers=(DialogButton(tr("pages-done"), ("", None), "primary"),),
            icon="palette",
        )

    def _person(self, profile: Profile) -> Widget:
        return ListRow(
            profile.name, lambda: self.close(("profile", profile)), icon="account", label=f"person {profile.name}"
        )

    def _portrait(self, seat: Seat, name: str) -> Portrait:
        made = Portrait(seat.name, seat.colour, name, lambda: self.close(("avatar", name)), label=f"portrait {name}")
        made.chosen = name == seat.avatar
        return made

    def _swatch(self, seat: Seat, colour: str) -> Swatch:
        number = COLOURS.index(colour) + 1
        made = Swatch("", colour, "", lambda: self.close(("colour", colour)), label=f"colour {number}")
        made.chosen = colour == seat.colour
        return made


SMALL = 0.9  # of a card's room, so that its shadow has some, too


class BackButton(Button):
    """`only`: no other back is possible any more."""

    def __init__(
        self, back: CardBack, shelf: CardCache, on_press: Callable[[], None], *, label: str, name: str, only: bool
    ) -> None:
        side, settled = back.side, only and back.possible
        if back.wish[0]:
            said = "setup-side-wished" if settled else "setup-side-wish"
        else:
            said = "setup-side-is" if settled else "setup-side-may-be"
        tip = tr(said, name=escape(name), side=side)
        super().__init__("", on_press, label=label, tooltip=tip)
        self.focusable = bool(back.wish[0])
        self.back, self.shelf, self.only = back, shelf, only

    def press(self) -> None:
        if self.back.wish[0]:
            super().press()

    def draw(self, target: pygame.Surface) -> None:
        wide = round(min(self.rect.width, self.rect.height / RATIO) * SMALL)
        card = self.shelf.sprite(self.back.picture, wide, "normal" if self.back.possible else "drained")
        target.blit(card, card.get_rect(center=self.rect.center))
        if self.back.wish[0] and (self.hovered or (self.only and self.back.possible)):
            box = self.rect.copy()
            box.size = (wide, round(wide * RATIO))
            box.center = self.rect.center
            self.kit.ring(target, box, "gold_light", 8)


HANDICAP = "handicap_ms_"  # a house rule for each seat
KINDS = (("human", "setup-human"), ("easy", "setup-easy"), ("normal", "setup-normal"), ("hard", "setup-hard"))
HEIGHT, COMPACT, DECK = 316, 240, 68  # units: of a seat, of one among many, and how much higher it is with a deck
FAN = 110  # units of height from which a deck shows its cards
FACE = 78  # units: the least size of a portrait
BELOW = 14 + 56 + 12 + 52 + 12 + 52


class SeatCardHost(Protocol):
    """The page on which the seats lie. `compact`: they have little room; `key_users`: all keys but one of one seat."""

    draft: SetupModel
    definition: Definition
    shelf: CardCache

    @property
    def compact(self) -> bool: ...
    def check(self) -> None: ...
    def rebuild(self, focus: str = "", *, rules: bool = False) -> None: ...
    def build_decks(self, index: int) -> None: ...
    def add_seat(self) -> None: ...
    def key_users(self, index: int, which: str) -> dict[str, str]: ...


class SeatCard(Widget):
    """Reads its seat from the screen's draft and writes every change back to it."""

    def __init__(self, screen: SeatCardHost, index: int) -> None:
        super().__init__(f"seat {index + 1}")
        self.screen = screen
        self.index = index
        seat, nth = self.seat, index + 1
        self.portrait = self.add(
            Portrait(seat.name, seat.colour, seat.avatar, self._look, label=f"look {nth}", tooltip=tr("setup-look-tip"))
        )
        self.who: Widget = self.add(self._name() if seat.human else self._personality())
        kinds = [(kind, tr(word)) for kind, word in KINDS]
        self.kinds = self.add(Segmented(kinds, screen.draft.kind(index), self._set_kind, label=f"kind {nth}"))
        self.deck = self.add(self._deck()) if screen.draft.decks else None
        cards = screen.draft.decks.cards(screen.draft.deck(index)) if screen.draft.decks else {}
        self.backs = [self.add(button) for button in self._backs()]
        drawn: list[int | str] = [] if self.backs else [BACK] * 3  # face down: a deck that is drawn by lot
        self.heroes: list[int | str] = [*heroes(screen.definition, cards)] or drawn
        self.keys = [self.add(key) for key in self._keys()] if seat.human else []
        self.mouse = self.add(self._mouse())
        self.drop = self.add(
            Button("", self._remove, label=f"remove {nth}", style="ghost", icon="close", role="caption")
        )
        self.drop.visible = len(screen.draft.seats) > screen.draft.least
        self.drop.tooltip = tr("setup-remove-seat")
        tip = tr("setup-race-tip")
        self.race = self.add(
            Button("", self._ask_race, label=f"race {nth}", style="ghost", icon="timer", role="caption", tooltip=tip)
        )
        self.race.visible = seat.human and keyed(screen.definition.id)

    @property
    def seat(self) -> Seat:
        return self.screen.draft.seats[self.index]

    def _name(self) -> TextEntry:
        """Who has not said a name sees only a hint of one."""
        self.usual = self.seat.name if nameless(self.seat.name) else stand_in(self.index)
        said = "" if nameless(self.seat.name) else self.seat.name
        return TextEntry(
            said, self._rename, label=f"name {self.index + 1}", kept=False, hint=self.usual, limit=NAME_LIMIT
        )

    def _personality(self) -> DropDown[str]:
        options = [(entry.id, entry.name) for entry in book().personality]
        chosen = self.seat.personality if self.seat.personality in dict(options) else options[0][0]
        return DropDown(options, chosen, self._set_personality, label=f"personality {self.index + 1}")

    def _deck(self) -> DeckButton:
        draft = self.screen.draft
        return DeckButton(draft.deck_name(self.index), self._ask_deck, label=f"deck {self.index + 1}",
                          wrong=draft.deck_wrong(self.index))  # fmt: skip

    def _backs(self) -> list[BackButton]:
        """The sides that the deck may have."""
        found = self.screen.draft.backs(self.index) if self.screen.draft.decks else ()
        only = sum(back.possible for back in found) == 1
        return [
            BackButton(back, self.screen.shelf, partial(self._wish, back), label=f"back {self.index + 1} {back.side}",
                       name=self.seat.name, only=only)
            for back in found
        ]  # fmt: skip

    def _wish(self, back: CardBack) -> None:
        self.screen.draft.wish(back)
        self.screen.rebuild(f"back {self.index + 1} {back.side}", rules=True)

    def _keys(self) -> list[Button]:
        nth, seat = self.index + 1, self.seat
        signs = pads.signs(seat.pad)
        pad = tr("setup-gamepad") if seat.pad is None else tr("setup-gamepad-number", number=seat.pad + 1)
        main, other = seat_keys(self.screen.definition)
        held = tr("setup-gamepad-tip", pad=pad, lower=f"{{{signs.bottom}}}", main=main.word, right=f"{{{signs.right}}}",
                  other=other.word)  # fmt: skip
        return [
            KeyButton(main.word, seat.react, lambda: self._ask_key(main), label=f"react {nth}", tooltip=main.does),
            KeyButton(other.word, seat.decline, lambda: self._ask_key(other), label=f"pass {nth}", tooltip=other.does),
            Button("", self._ask_pad, label=f"pad {nth}", style="secondary" if seat.pad is not None else "ghost",
                   icon="gamepad", tooltip=held),
        ]  # fmt: skip

    def _mouse(self) -> Button:
        button = Button("", self._set_mouse, label=f"mouse {self.index + 1}",
                        style="secondary" if self.seat.mouse else "ghost", icon="mouse",
                        tooltip=tr("setup-mouse-tip"))  # fmt: skip
        button.visible = self.seat.human and keyed(self.screen.definition.id)
        return button

    # --- changes
    def _rename(self, name: str) -> None:
        self.screen.draft.set_name(self.index, name.strip() or self.usual)
        self.portrait.name = self.seat.name
        self.screen.check()

    def _set_kind(self, kind: str) -> None:
        self.screen.draft.set_kind(self.index, kind)
        self.screen.rebuild(f"kind {self.index + 1}")

    def _set_personality(self, wanted: str) -> None:
        self.screen.draft.set_personality(self.index, wanted)
        self.screen.rebuild(f"personality {self.index + 1}")

    def _ask_deck(self) -> None:
        draft = self.screen.draft
        title = tr("setup-deck-of", name=self.seat.name)
        self.app.push(DeckDialog(title, draft.deck_choices(self.index), draft.deck(self.index)), self._set_deck)

    def _set_deck(self, value: str | None) -> None:
        if value == BUILD:
            self.screen.build_decks(self.index)
        elif value:
            self.screen.draft.set_deck(self.index, value)
            self.screen.rebuild(f"deck {self.index + 1}")

    def _remove(self) -> None:
        self.screen.draft.remove(self.index)
        self.screen.rebuild("add a seat")

    def _look(self) -> None:

        draft = self.screen.draft
        people = draft.profiles if self.seat.human else []
        self.app.push(LookDialog(self.seat, people, draft.colours(self.index)), self._looked)

    def _looked(self, choice: tuple[str, object] | None) -> None:
        what, value = choice or ("", None)
        if what == "profile" and isinstance(value, Profile):
            self.screen.draft.set_profile(self.index, value)
        elif what in ("avatar", "colour"):
            self.screen.draft.change(self.index, **{what: value})
        if what:
            self.screen.rebuild(f"look {self.index + 1}")

    def _ask_key(self, asked: SeatKey) -> None:
        taken = self.screen.key_users(self.index, asked.field)
        text = tr("setup-press-key", what=asked.word, name=escape(self.seat.name))
        dialog = CaptureScreen(tr("setup-press-key-title", what=asked.word), text, taken=taken)
        self.app.push(dialog, lambda key: self._set_key(asked.field, key))

    def _set_key(self, which: str, key: str | None) -> None:
        if key:
            self.screen.draft.change(self.index, **{which: key})
            self.screen.rebuild(f"{'react' if which == 'react' else 'pass'} {self.index + 1}")

    def _ask_race(self) -> None:

        draft, rule = self.screen.draft, f"{HANDICAP}{self.index}"
        keys = race_keys(tuple(draft.seats))
        taken = {
            key: tr("setup-race-key-of", name=draft.seats[seat].name)
            for seat, key in keys.items()
            if seat != self.index
        }
        values = next((entry.values for entry in draft.definition.house_rules if entry.id == rule), {})
        handicap = None
        if values:
            known, now = tuple(int(value) for value in values), int(draft.value(rule))
            handicap = HandicapChoice(known, now, lambda ms: draft.set_option(rule, str(ms)))
        key = keys.get(self.index, "")
        dialog = RaceSeatDialog(
            self.seat.name, key, taken, lambda key: draft.change(self.index, race_key=key), handicap
        )
        self.app.push(dialog, lambda _: self.screen.rebuild(f"race {self.index + 1}"))

    def _ask_pad(self) -> None:

        text = tr("setup-press-gamepad", name=escape(self.seat.name))
        self.app.push(CaptureScreen(tr("setup-whose-gamepad"), text, pad=True), self._set_pad)

    def _set_pad(self, number: str | None) -> None:
        if number is not None:
            self.screen.draft.change(self.index, pad=int(number) if number else None, mouse=False)
            self.screen.rebuild(f"pad {self.index + 1}")

    def _set_mouse(self) -> None:
        self.screen.draft.set_mouse(self.index, only=not self.seat.mouse)
        self.screen.rebuild(f"mouse {self.index + 1}")

    # --- place and picture
    def layout(self) -> None:
        rest = self._compact_head() if self.screen.compact else self._head()
        kinds, rest = rects.cut_top(rest, self.u(52), self.u(12))
        self.kinds.place(kinds)
        if self.deck is not None:
            deck, rest = rects.cut_top(rest, self.u(DECK - 12), self.u(12))
        foot, self.fan = rects.cut_bottom(rest, self.u(52), self.u(12))
        if self.deck is not None:
            self.deck.place(self._place_backs(deck))
        if self.deck is None:
            foot, self.fan = rects.cut_top(rest, self.u(52))
        self.told = foot
        if self.keys:
            self._place_keys(foot)

    def _head(self) -> pygame.Rect:
        """Place portrait, corner buttons and, below them, the name; returns what is left."""
        inside = rects.inset(self.rect, self.u(20), self.u(20))
        below = BELOW + (DECK if self.deck else 0)
        most = self.u(FACE) if self.deck else inside.width // 3  # with a deck the room is for its cards
        high = min(max(self.u(FACE), inside.height - self.u(below)), most, inside.width // 3)
        head, rest = rects.cut_top(inside, high, self.u(14))
        face, words = rects.cut_left(head, high, self.u(18))
        self.portrait.place(face)
        side = self.u(40)
        shown = [button for button in (self.drop, self.race) if button.visible]
        corner, self.words = rects.cut_right(words, side if shown else 0, self.u(8))
        for at, button in enumerate(shown):
            button.place(pygame.Rect(corner.x, words.y + at * (side + self.u(2)), side, side))
        self.words = rects.center(self.words, self.words.width, self.u(FACE))
        who, rest = rects.cut_top(rest, self.u(56), self.u(12))
        self.who.place(who)
        return rest

    def _compact_head(self) -> pygame.Rect:
        """The same with the name beside the portrait."""
        inside = rects.inset(self.rect, self.u(12), self.u(16))
        head, rest = rects.cut_top(inside, self.u(90), self.u(10))
        face, words = rects.cut_left(head, min(head.height, head.width // 4), self.u(10))
        self.portrait.place(rects.center(face, face.width, face.width))
        self.words, who = rects.cut_top(words, self.u(34), self.u(4))
        self.who.place(who)
        for button in (self.drop, self.race):
            if button.visible:
                place, self.words = rects.cut_right(self.words, self.u(34), self.u(4))
                button.place(place)
        return rest

    def _place_backs(self, row: pygame.Rect) -> pygame.Rect:
        """Large in the room of a deck that shows no cards, else small beside its name; what is left of its row."""
        if self._roomy and not self.heroes:
            wide = min(self.fan.width // max(2, len(self.backs)), round(self.fan.height / RATIO))
            whole = rects.center(self.fan, wide * len(self.backs), self.fan.height)
            for button, place in zip(self.backs, rects.columns(whole, [1] * len(self.backs)), strict=True):
                button.place(place)
            return row
        for button in reversed(self.backs):
            place, row = rects.cut_right(row, round(row.height / RATIO), self.u(4))
            button.place(place)
        return row

    @property
    def _roomy(self) -> bool:
        return self.deck is not None and self.fan.height > self.kit.u(FAN)

    def _place_keys(self, row: pygame.Rect) -> None:
        if self.mouse.visible:
            place, row = rects.cut_right(row, self.u(52), self.u(6))
            self.mouse.place(place)
        slim = self.mouse.visible or self.screen.compact
        pad, both = rects.cut_right(row, self.u(52 if slim else 58), self.u(6))
        for key, place in zip(self.keys, (*rects.columns(both, [1, 1], self.u(8)), pad), strict=True):
            key.place(place)

    def mark(self, clashing: set[str]) -> None:
        """Mark the keys that are used twice."""
        for button in self.keys:
            if isinstance(button, KeyButton):
                button.clash = button.key_name in clashing

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        tint = kit.color(self.seat.colour)
        strip = pygame.Rect(self.rect.x + kit.u(20), self.rect.y, self.rect.width - kit.u(40), kit.u(5))
        target.blit(shapes.filled(strip.size, kit.u(3), tint, tint), strip)
        self._write_head(target)
        if not self.seat.human:
            found = next((entry for entry in book().personality if entry.id == self.seat.personality), None)
            text = kit.rich(escape(found.text) if found else "", "caption", self.told.width)
            text.draw(target, self.told.topleft)
        super().draw(target)
        if self._roomy and self.heroes:
            draw_fan(target, self.screen.shelf, self.heroes, self.fan)

    def _write_head(self, target: pygame.Surface) -> None:
        """The number of the seat, or its team; where there is room also who sits there, or its role: below, a control says
        the first.
        """
        kit, name, roles = self.kit, tr("setup-seat", number=self.index + 1), self.screen.draft.roles
        team, role = roles[self.index] if roles else (name, "")
        if self.screen.compact:
            name = capitals(f"{team} {role}".strip())  # as it is written
            size = kit.fit(name, "label", self.words.width, 0.5)
            kit.write(target, name, "label", self.words, self.seat.colour, size=size)
            return
        upper, lower = rects.rows(rects.inset(self.words, 0, kit.u(6)), [1, 1])
        kit.write(
            target, team, "label", upper, self.seat.colour, size=kit.fit(capitals(team), "label", upper.width, 0.5)
        )
        human = tr("setup-mouse-only" if self.seat.mouse and self.mouse.visible else "setup-human")
        who = role or (human if self.seat.human else tr("setup-bot", level=self.seat.bot))
        kit.write(target, who, "subheading", lower, "text", size=kit.fit(who, "subheading", lower.width, 0.5))


class EmptySeat(Button):
    """The place for one more."""

    def __init__(self, screen: SeatCardHost) -> None:
        super().__init__(tr("setup-add-seat"), screen.add_seat, label="add a seat", style="ghost", icon="account-plus")
