"""Plain facts for the panels, made from match, view and what the screen shows of it."""

from __future__ import annotations

import re
from collections import Counter
from string import ascii_lowercase
from typing import TYPE_CHECKING

from tabletop.app.key_bindings import BINDINGS, RESERVED, key_of
from tabletop.core.ask import NOBODY, PASS
from tabletop.core.layout import HAND
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.winning import mates
from tabletop.i18n import line, tr
from tabletop.table.extensions.decorations import pieces_of
from tabletop.table.model.cues import load
from tabletop.table.model.selection import OptionTarget, wanted
from tabletop.table.widgets.game_text import unnamed
from tabletop.table.widgets.panel_facts import BadgeFacts, ButtonFacts, PromptFacts
from tabletop.toolkit.keyboard import named, place_of_letter
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.ask import Option
    from tabletop.core.events import Fact
    from tabletop.core.view import View
    from tabletop.match import PlayerView
    from tabletop.match.settings import Settings
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.layout_schema import ActLook
    from tabletop.table.model.selection import Selection
    from tabletop.table.model.view_state import MatchConstants, PlaybackState

NUMBER = "0123456789"  # of one of several zones of a kind


class PanelFacts:
    """Makes the plain facts that panels show out of sight, view and scene. `slim`: the prompt has one line;
    `settings`: the keys that are preferred.
    """

    def __init__(
        self,
        player_view: PlayerView,
        constants: MatchConstants,
        cards: CardParts,
        settings: Callable[[], Settings],
        *,
        slim: bool = False,
    ) -> None:
        self.player_view, self.match, self.layout, self.slim = player_view, player_view.match, constants.look, slim
        self.settings, self.who = settings, constants.who
        self.scene, self.struck = cards.scene, cards.stamps.struck
        self.zones = self.match.definition.layout(len(self.match.setup.seats)).zones
        self.cues = load(constants.game)

    # --- seats
    def badge(
        self, seat: int, view: View, said: Sequence[Fact], choosing: Selection, digits: dict[int, str]
    ) -> BadgeFacts:
        """`view`: as it was before all that is `said`."""
        table = view.table
        alive = table.alive[seat]
        hand = self.hand(seat)
        gold, pips = self.layout.gold, self.layout.pips
        passed = self.scene.mover >= 0  # what follows of it is not told yet
        turn = alive and seat in self.acting(view, said) and self._begun(view)
        counted = pips if turn and not passed else None
        target = OptionTarget("seat", seat) in choosing.lit()
        return BadgeFacts(
            hand=hand,
            gold=gold.means if gold is not None and hand >= gold.cards else "",
            pips=getattr(table, counted.column) if counted is not None else 0,
            pips_of=counted.of if counted is not None else 0,
            pips_name=counted.name if counted is not None else "",
            turn=turn,
            thinking=self._thinks(seat, view, said) and not passed,
            out="" if alive else tr("hud-out"),
            aimed=self.aimed(view, seat) if alive else 0,
            target=target,
            speaks=self.player_view.may_speak(seat),
            key=digits.get(seat, "") if target else "",
            mode=self.player_view.passing_shown(seat),
            you=turn and seat == self.player_view.viewer,
        )

    def _thinks(self, seat: int, view: View, said: Sequence[Fact]) -> bool:
        """Not any more once it has been told that others act now; of those who act together each one does, without people."""
        if self.match.human(seat) or self.match.game.over or self.scene.dealing:
            return False
        if self.match.definition.looks.acting is None:
            return view.left == (seat,) and not said  # it has made up its mind
        now = self.acting(view, said)
        if said and seat in self.acting(view) and seat not in now:
            return False
        return view.left == (seat,) or (seat in now and seat in view.left and not any(map(self.match.human, now)))

    def acting(self, view: View, said: Sequence[Fact] = ()) -> tuple[int, ...]:
        """Whose turn it is, as far as it has been told: whoever the game says acts for it, else its owner, whoever is asked.
        Nobody's as soon as it has been told who wins.
        """
        if not view.query or any("winning" in self.cues[fact.word].voices for fact in said if fact.word in self.cues):
            return ()
        acts = self.match.definition.looks.acting
        if acts is not None:
            return acts(view, said)
        return (self.scene.mover if self.scene.mover >= 0 else view.table.turn,)

    def answers_for(self, seat: int, view: View) -> bool:
        """Whether the turn is this seat's own, or that of a team mate for whom it acts."""
        turn, sides = view.table.turn, self.match.definition.sides(view.table)
        return bool(seat == turn or (seat in self.acting(view) and turn in mates(seat, sides)))

    def _begun(self, view: View) -> bool:
        """Hands have been dealt, and it has been told who begins, be it just now."""
        begun = getattr(view.table, self.layout.rounds) if self.layout.rounds else 1
        told = self.scene.mover >= 0 or bool(begun if isinstance(begun, int) else any(begun))
        return not self.scene.dealing and told

    def hand(self, seat: int) -> int:
        """Cards in hand as the screen shows them now; exposed ones count where the layout says so. -1 in games without."""
        groups = {name for name, look in self.layout.zone.items() if look.kind == "hand" or look.counts}
        if not groups:
            return -1
        return sum(
            len(cards)
            for zone, cards in zip(self.zones, self.scene.zones, strict=True)
            if zone.seat == seat and zone.group in groups
        )

    def held(self, seat: int) -> list[int]:
        """The cards in a hand as the screen shows them now."""
        zones = zip(self.zones, self.scene.zones, strict=True)
        return [sprite.card for zone, cards in zones if zone.seat == seat and zone.group == HAND for sprite in cards]

    def piles(self, seat: int | None) -> dict[str, int]:
        """How many cards lie in the piles of a seat, None: of the whole table, by their groups without a number."""
        found = Counter[str]()
        for zone, cards in zip(self.zones, self.scene.zones, strict=True):
            if zone.seat == seat and self.layout.zone[zone.group].kind == "pile":
                found[zone.group.rstrip(NUMBER)] += len(cards)
        return {group: count for group, count in found.items() if count}

    def aimed(self, view: View, seat: int) -> int:
        stack = self.layout.stack
        if stack is None:
            return 0
        items = {getattr(item, stack.card): item for item in getattr(view.table, stack.items)}
        live = (item for card, item in items.items() if not getattr(item, stack.cancelled) and self._waits(card))
        aims = (self.scene.aims.get(getattr(item, stack.card), getattr(item, stack.aim)) for item in live)
        return sum(aim == seat for aim in aims)

    def _waits(self, card: int) -> bool:
        """It still lies on the stack, and nothing has been told that cancels it."""
        sprite, places = self.scene.sprites.get(card), self.scene.places
        gone = sprite is not None and places is not None and places.zones[sprite.zone].look.kind != "stairs"
        return not gone and not self.struck(card)

    # --- prompt
    def prompt(self, view: View, choosing: Selection) -> PromptFacts:
        """The question, or what is wanted of the card that is held; coloured for the one who is asked."""
        match = self.match
        said = match.definition.prompt(view)
        asked = self.player_view.asked if self.player_view.asked != NOBODY else next(iter(match.asked), NOBODY)
        color = "gold" if asked == NOBODY else match.setup.seats[asked].colour or f"seat{asked}"
        if choosing.held >= 0:
            held = CardRef(view.table.kind[choosing.held], choosing.held)
            return PromptFacts(
                line("hud-held", card=held, what=wanted(self.layout, choosing)),
                self._ways(view, choosing),
                said.rule,
                color=color,
            )
        why = "" if self.slim else said.why
        return PromptFacts(said.line, why, said.rule, color=color)

    def told(self, playback: PlaybackState) -> PromptFacts | None:
        """The words that are told now, in the colour of whom they are about: of nobody in one that no seat has."""
        if playback.words is None:
            return None
        seats = (self.whose(part, playback.view) for part in playback.words)
        first = next((seat for seat in seats if seat >= 0), NOBODY)
        return PromptFacts(playback.words, color=self.who[first].colour if first >= 0 else "muted")

    def whose(self, part: str | SeatRef | CardRef, view: View) -> int:
        """The seat that is named, or whose card is; NOBODY for neither."""
        card = part.card if isinstance(part, CardRef) else NOBODY
        if self.layout.owner and card >= 0:
            return int(getattr(view.table, self.layout.owner)[card])
        return part.seat if isinstance(part, SeatRef) else NOBODY

    def house(self) -> list[str]:
        """The house rules that are switched at this table, in rich text; decks are chosen, not switched."""
        options = self.match.record.options
        switched = [
            rule
            for rule in self.match.definition.house_rules
            if rule.scope != "people" and rule.judge is None and options.get(rule.id, "") in list(rule.values)[1:]
        ]
        return [f"**{escape(rule.name)}**: {escape(rule.values[options[rule.id]])}" for rule in switched]

    # --- buttons
    def _text(self, view: View, option: Option) -> str:
        """What the option does; a card that is held needs not be named."""
        text = self.match.definition.label(view, option)
        if self.layout.bare != "act" or option[1] < 0:
            return text
        name = self.match.definition.cards[view.table.kind[option[1]]].name
        return unnamed(text, name)

    def _ways(self, view: View, choosing: Selection) -> str:
        """What the card that is held could do, where its buttons only name that."""
        indexes = [index for ways in choosing.targets().values() for index in ways]
        said = {index: self._about(view, view.options[index]) for index in sorted(indexes)}
        return " ".join(f"{self._text(view, view.options[index])}: {text}" for index, text in said.items() if text)

    def _has_button(self, option: Option, choosing: Selection) -> bool:
        """Where cards are not all used in the middle, only the one that is held has buttons."""
        return self.layout.bare == "centre" or option[1] < 0 or option[1] == choosing.active

    def buttons(self, view: View, choosing: Selection) -> list[ButtonFacts]:
        """Options without a place, and those that share a place with another one."""
        definition, out = self.match.definition, list[ButtonFacts]()
        indexes = [i for i in (*choosing.buttons, *choosing.rivals()) if self._has_button(view.options[i], choosing)]
        shown = sorted(set(indexes), key=lambda i: view.options[i] != PASS)
        texts = {index: self._text(view, view.options[index]) for index in shown}
        offered = self.match.window is not None and bool(choosing.shining())  # to let it pass is not what is suggested
        for index, key in self._keys(view, texts).items():
            option = view.options[index]
            act = definition.act(option)
            look = self.layout.act.get(act.name) if act is not None else None
            wanted = self._wanted(view, choosing, option) or len(indexes) == 1
            plain = "primary" if wanted and not (offered and option == PASS) else "secondary"
            style = look.style if look is not None and look.style else plain
            icon = definition.looks.icons.get(act.name, "") if act is not None else "check"
            signs = self._signs(texts[index])
            fact = ButtonFacts(str(index), texts[index], style, icon=icon, key=key, pictures=signs)
            out.append(fact._replace(passes=option == PASS, about=self._about(view, option)))
        return out

    def _about(self, view: View, option: Option) -> str:
        explain = self.match.definition.looks.explain
        return explain(view, option) if explain is not None else ""

    def _wanted(self, view: View, choosing: Selection, option: Option) -> bool:
        """It shines: what the held card does, but only what comes first where one of its ways does; without a card, to pass."""
        if choosing.held < 0:
            return option == PASS
        firsts = [each for each in view.options if each[1] == choosing.held and self._first(each)]
        return option in (firsts or [option]) and option[1] == choosing.held

    def _first(self, option: Option) -> bool:
        act = self.match.definition.act(option)
        return act is not None and act.name in self.layout.act and self.layout.act[act.name].first

    def _signs(self, text: str) -> tuple[tuple[str, ...], ...]:
        """The symbols of what is named, in the order of the words."""
        game, signs = self.layout.game, self.layout.signs
        named = dict.fromkeys(word for word in re.findall(r"\w+", text) if word in signs)
        return tuple((game, "symbols", f"{signs[word]}.webp") for word in named)

    def _taken(self) -> set[str]:
        """Keys that mean something else at this table: its own, those of people and of the game's pieces."""
        settings, people = self.settings(), [seat for seat in self.match.setup.seats if seat.human]
        bound = {key_of(settings, entry.id) for entry in BINDINGS}
        owned = {named(key) for seat in people for key in (seat.react, seat.decline)}
        return {*RESERVED, *bound, *owned, self.layout.claim, *(piece.key for piece in pieces_of(self.layout.game))}

    def _keys(self, view: View, texts: dict[int, str]) -> dict[int, str]:
        """One key for each button, never the same twice: first those that an act always has, then letters of the words."""
        wished, used = dict[int, str](), self._taken()
        for index in texts:
            act = self.match.definition.act(view.options[index])
            look = self.layout.act.get(act.name) if act is not None else None
            key = _key(look, view.options[index])
            wished[index] = key if key not in used else ""
            used.add(wished[index])
        for index, text in texts.items():
            if not wished[index]:
                letters = (c for c in (*text.lower(), *ascii_lowercase) if c.isascii() and c.isalpha())
                wished[index] = next((place for c in letters if (place := place_of_letter(c)) not in used), "")
                used.add(wished[index])
        return wished


def _key(look: ActLook | None, option: Option) -> str:
    """The key of an act's button; where there are several, the third number says which."""
    keys = look.keys if look is not None else ()
    return keys[option[2]] if len(keys) > 1 and 0 <= option[2] < len(keys) else "".join(keys[:1])
