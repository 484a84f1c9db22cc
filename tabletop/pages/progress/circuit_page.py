"""A circuit on its way: the route, who is next, what the person has and has won, and the one thing to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.pages.boosters import sealed_pack
from tabletop.pages.campaign_page import CampaignPage
from tabletop.pages.card_views import CardCache, CardDetail
from tabletop.pages.decks.pool_builder import PooledBuilder
from tabletop.pages.progress.route_map import RivalPanel, RouteMap
from tabletop.pages.sealed.sealed_builder import SealedDeckModel
from tabletop.progress.circuit import LIVES, MINE, PACK, Circuit
from tabletop.progress.collection import OpenedPack, RevealedPack, revealed
from tabletop.storage import SavedDeck
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.progress.rivals import Rival

PAD, HEART = 26, 40  # units
TALLEST, LEAST = 190, 60  # units: of a prize


class InventoryPanel(Widget):
    """Draws the circuit as it is now."""

    def __init__(self, circuit: Circuit, shelf: CardCache) -> None:
        super().__init__("mine")
        self.circuit = circuit
        self.shelf = shelf

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD - 6))
        head, box = rects.cut_top(box, kit.u(HEART + 8), kit.u(6))
        self._lives(target, head)
        twists = self.circuit.twists
        if twists:
            told = "   ".join(f"{{flash}} **{escape(one.name)}.** {escape(one.text)}" for one in twists)
            text = kit.rich(told, "small", box.width, "text")
            foot, box = rects.cut_bottom(box, text.size[1], kit.u(10))
            text.draw(target, foot.topleft)
        self._prizes(target, box)

    def _lives(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, lives = self.kit, self.circuit.lives
        hearts, words = rects.cut_left(box, LIVES * kit.u(HEART + 8), kit.u(12))
        for i in range(LIVES):
            icon = kit.icon("heart", HEART, "coral" if i < lives else "line")
            target.blit(
                icon, icon.get_rect(center=(hearts.x + kit.u(HEART // 2) + i * kit.u(HEART + 8), hearts.centery))
            )
        over = self.circuit.phase == "over"
        one = "circuit-lives-one-over" if over else "circuit-lives-one"
        line = tr({2: "circuit-lives-two", 1: one, 0: "circuit-lives-none"}[lives])
        if deck := self.circuit.saved.deck:
            line = f"{line}  ·  {tr('circuit-deck-size', count=sum(deck.values()))}"
        kit.write_rows(target, line, "caption", words, "text")

    @property
    def spare(self) -> int:
        """How many of the cards that were won the deck does without."""
        saved = self.circuit.saved
        won = {prize for prize in saved.prizes if prize != PACK}
        return len(won - saved.deck.keys()) if saved.deck and self.circuit.phase != "over" else 0

    def _prizes(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, prizes = self.kit, self.circuit.saved.prizes
        label, box = rects.cut_top(box, kit.u(24), kit.u(8))
        head = tr("circuit-winnings")
        kit.write(target, head, "label", label, "gold")
        label.x += kit.measure(head, "label") + kit.u(12)
        label.width = box.right - label.x
        if spare := self.spare:
            words = tr("circuit-spare", count=spare)
            size = kit.fit(words, "caption", max(1, label.width), 0.5)
            kit.write(target, words, "caption", label, "muted", align="right", size=size)
        if not prizes:
            text = kit.rich(tr("circuit-nothing-won"), "small", box.width)
            text.draw(target, box.topleft)
            return
        high = min(box.height, kit.u(TALLEST))
        if high < kit.u(LEAST):
            return  # in a small window with large letters words come first
        wide = round(high / RATIO)
        step = min(wide + kit.u(10), (box.width - wide) // max(1, len(prizes) - 1)) if len(prizes) > 1 else 0
        kinds = {card.id: kind for kind, card in enumerate(self.circuit.definition.cards)}
        for i, prize in enumerate(prizes):
            middle = (box.x + wide // 2 + i * step, box.y + high // 2)
            if prize == PACK:
                picture = pictures.contain(
                    (self.circuit.definition.id, "pack.webp"), (round(high / sealed_pack.RATIO), high)
                )
            else:
                picture = self.shelf.sprite(kinds[prize], wide)
            target.blit(picture, picture.get_rect(center=middle))


RISE, GLOW, WORDS = 10, 26, 34  # units


class CircuitPrize(Pressable):
    """`kind`: of the card, None for the pack. A right press looks at a card closely."""

    sound = "card_pick"

    def __init__(
        self, prize: str, kind: int | None, shelf: CardCache, take: Callable[[], None], look: Callable[[], None]
    ) -> None:
        face = shelf.definition.cards[kind] if kind is not None else None
        closer = tr("circuit-look-closer", key="{key:z}")
        told = f"**{escape(face.name)}**. {escape(' '.join(face.text))} *{closer}*" if face else ""
        super().__init__(f"prize {prize}", take, tooltip=told)
        self.prize, self.kind, self.shelf, self.look = prize, kind, shelf, look

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 3 and self.kind is not None:  # the right one
            self.look()
            return True
        return super().on_pointer(event)

    def on_key(self, event: Event) -> bool:
        if place_of(event) != "z" or self.kind is None:
            return False
        self.look()
        return True

    @property
    def _card(self) -> pygame.Rect:
        """Where the card or the pack stands."""
        ratio = RATIO if self.kind is not None else sealed_pack.RATIO
        room = self.rect.height - self.u(WORDS + RISE)
        wide = min(self.rect.width, round(room / ratio))
        box = rects.center(self.rect, wide, round(wide * ratio))
        box.bottom = self.rect.bottom - self.u(WORDS)
        return box.move(0, -self.u(RISE)) if self.hovered or self.focused else box

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self._card
        lit = self.hovered or self.focused
        if lit:
            reach = kit.u(GLOW)
            target.blit(halo(box.size, kit.u(16), reach, kit.color("gold")), box.move(-reach, -reach))
        if self.kind is None:
            picture = pictures.contain((self.shelf.definition.id, "pack.webp"), box.size)
        else:
            picture = self.shelf.sprite(self.kind, box.width)
        target.blit(picture, picture.get_rect(center=box.center))
        words = pygame.Rect(self.rect.x, self.rect.bottom - kit.u(WORDS - 4), self.rect.width, kit.u(WORDS - 4))
        text = tr("circuit-prize-pack") if self.prize == PACK else self._rarity
        kit.write(target, text, "caption", words, "gold_light" if lit else "muted", align="center")

    @property
    def _rarity(self) -> str:
        rules = self.shelf.definition.collecting
        rarity = self.shelf.definition.cards[self.kind or 0].rarity
        return rules.rarities.get(rarity, rarity) if rules else rarity

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self._card, radius=14)


class CircuitPackQueue:
    """What is still sealed stays so until somebody comes back."""

    def __init__(self, circuit: Circuit) -> None:
        self.definition = circuit.definition
        self.circuit = circuit
        self.title = tr("circuit-your-packs") if self.count > 1 else tr("circuit-your-pack")

    @property
    def count(self) -> int:
        return self.circuit.circuit_cards.packs - self.circuit.saved.opened

    @property
    def done(self) -> str:
        return tr("circuit-open-rest") if self.count else tr("circuit-go-on")

    def open(self) -> RevealedPack:
        before = self.circuit.circuit_cards.found(MINE)
        kinds = self.circuit.open_pack()
        new = tuple(self.definition.cards[kind].id not in before for kind in kinds)
        return revealed(self.definition, OpenedPack(kinds, new), self.circuit.circuit_cards.found(MINE))

    def finish(self) -> None:
        """Open what is left without ceremony."""
        while self.count:
            self.circuit.open_pack()

    def progress(self) -> tuple[int, int]:
        return len(self.circuit.circuit_cards.found(MINE)), len(self.definition.cards)


class CircuitPool(SealedDeckModel):
    """The cards of a circuit, with those that the starter set lends where a deck cannot be filled without them."""

    def told(self) -> tuple[str, str]:
        found, own = sum(self.night.found(self.seat).values()), sum(self._mine.values())
        words = [tr("circuit-cards-found", count=found)]
        if own < found:
            words.append(tr("circuit-cards-fit", count=own))
        lent = sum(self.lent.values())
        return " ".join(words), tr("circuit-cards-lent", count=lent) if lent else ""


class CircuitBuilder(PooledBuilder):
    """Back leaves the deck as it was; what was changed waits as a draft."""

    def __init__(self, services: AppServices, circuit: Circuit) -> None:
        self.circuit = circuit
        circuit_cards = circuit.circuit_cards
        self.mine = CircuitPool(circuit_cards, MINE, {})
        cards = dict(circuit.saved.draft or circuit.saved.deck)
        for card, copies in cards.items():  # those that were lent before still are
            self._lend(card, copies)
        begun = SavedDeck(
            id=0, profile=0, game=circuit_cards.definition.id, format=circuit_cards.format.id,
            name=tr("circuit-deck-of", name=circuit.saved.person.name), cards=cards, changed=0,
        )  # fmt: skip
        super().__init__(services, self.mine, begun, circuit_cards.options)
        self.title = tr("circuit-your-deck")

    def _lend(self, card: str, copies: int) -> None:
        pool = self.mine.pool()
        if copies > pool.get(card, 0):
            self.mine.lent[card] = copies - pool.get(card, 0)
            pool[card] = copies

    def pool_words(self) -> str:
        return self.mine.in_words()

    def keep(self, cards: dict[str, int]) -> None:
        self.circuit.saved.draft = cards
        self.circuit.save()

    def settle(self) -> None:
        self._kept(lambda: self.circuit.settle(self.deck_model.deck.cards))
        self.app.sound("share")
        self.close(None)


ROUTE, FOOT = 0.47, 84  # of the body's height; units


class CircuitScreen(CampaignPage):
    """Reads the circuit's matches whenever it comes to the top."""

    def __init__(self, services: AppServices, circuit: Circuit) -> None:
        super().__init__(services)
        self.circuit = circuit
        self.definition = circuit.definition
        self.ground = self.definition.id
        self.kicker = tr("circuit-kicker", game=self.definition.name, number=circuit.saved.seed)
        self.kept = tr("circuit-kept")
        self.prizes: list[CircuitPrize] = []
        self.prize_box = pygame.Rect(0, 0, 0, 0)
        self._seen = circuit.beaten
        self._shown = circuit.beaten

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardCache(self.definition, self.app.cards)
        self.route = self.add(self._route())
        self.rival = self.add(RivalPanel())
        self.mine = self.add(InventoryPanel(self.circuit, self.shelf))
        self.go = self.add(Button("", self.go_on, label="go", style="primary", icon="play"))
        self.deck = self.add(
            Button(tr("circuit-change-deck"), self.build_deck, label="deck", style="secondary", icon="layers", key="d")
        )
        self.more = self.add(Button(tr("circuit-give-up"), self.give_up, label="more", style="ghost", icon="flag"))
        self.fill_all()
        self.set_focus(self.go)

    def _route(self) -> RouteMap:
        return RouteMap(self.circuit.cast.rival, self.circuit.beaten, self.choose)

    def shown(self) -> None:
        super().shown()
        self.attempt(self.circuit.look)
        self.fill_all()
        if self.circuit.beaten > self._seen:
            self.app.sound("win")
            self._seen = self.circuit.beaten
        if self.focus is None:
            self.set_focus(self.prizes[0] if self.prizes else self.go)

    def fill_all(self) -> None:
        """Show the circuit as it is now."""
        for widget in (self.route, *self.prizes):
            self.remove(widget)
        self.route = self.add(self._route())
        self.prizes = [self.add(prize) for prize in self._offers()]
        phase = self.circuit.phase
        self.rival.visible = self.mine.visible = phase != "prize"
        self._name(phase)
        for button, there in ((self.go, phase != "prize"), (self.deck, phase == "play"), (self.more, phase != "over")):
            button.visible = there
        self.choose(self.circuit.stop)
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _name(self, phase: str) -> None:
        circuit, rival = self.circuit, self.circuit.rival
        ended = tr("circuit-won") if circuit.saved.won else tr("circuit-ends", count=circuit.beaten)
        sealed = circuit.circuit_cards.packs - circuit.saved.opened
        self.title = {
            "packs": circuit.cast.title,
            "prize": tr("circuit-take-one", name=circuit.cast.rival[max(0, circuit.beaten - 1)].name),
            "over": ended,
        }.get(phase, circuit.cast.title)
        words, icon = {
            "packs": (tr("circuit-open-packs", count=sealed), "cards-playing"),
            "build": (tr("circuit-build"), "layers"),
            "over": (tr("circuit-another"), "restart"),
        }.get(phase, (tr("circuit-play", name=rival.name), "play"))
        self.go.text, self.go.icon = words, icon
        if phase == "play" and circuit.open_match is not None:
            self.go.text = tr("circuit-resume", name=rival.name)
        elif phase == "play" and circuit.bouts and circuit.bouts[-1].stop == circuit.beaten:
            self.go.text = tr("circuit-play-again", name=rival.name)

    def _offers(self) -> list[CircuitPrize]:
        if self.circuit.phase != "prize":
            return []
        kinds = {card.id: kind for kind, card in enumerate(self.definition.cards)}
        cards = self.circuit.offered()
        shown = [kinds[card] for card in cards]

        def looking(at: int) -> Callable[[], None]:
            return lambda: self.app.push(CardDetail(self.definition, shown, at, self.app.cards))

        made = [
            CircuitPrize(card, kinds[card], self.shelf, self._taking(card), looking(i)) for i, card in enumerate(cards)
        ]
        return [*made, CircuitPrize(PACK, None, self.shelf, self._taking(PACK), lambda: None)]

    def _taking(self, prize: str) -> Callable[[], None]:
        return lambda: self.take(prize)

    # --- who is shown
    def choose(self, stop: int) -> None:
        """Show the rival at a stop."""
        circuit = self.circuit
        self._shown = stop
        self.route.choose(stop)
        rival = circuit.cast.rival[stop]
        beaten = stop < circuit.beaten
        self.rival.show(rival, rival.beaten if beaten else rival.line, *self._deck_of(rival))

    def _deck_of(self, rival: Rival) -> tuple[str, tuple[str, ...]]:
        """The name of a rival's deck, and the picture of its back."""
        circuit, rules = self.circuit, self.circuit.circuit_cards.rules
        deck = next(iter(rival.decks))
        if circuit.saved.deck:
            deck = circuit.opposite(rival, circuit.table().options)
        cards = circuit.cast.deck.get(deck) or next(one.cards for one in rules.ready if one.id == deck)
        side = rules.side(cards) if rules.side is not None else ""
        return circuit.cast.deck_name(deck, rules), (self.definition.id, f"back_{side}.webp" if side else "back.webp")

    # --- what is done
    def go_on(self) -> None:
        """Open the packs, build, play, or leave a circuit that is over for another one."""
        phase, circuit = self.circuit.phase, self.circuit
        if phase == "packs":
            self.app.push(routes.packs(self.services, CircuitPackQueue(circuit)), lambda _: None)
        elif phase == "build":
            self.build_deck()
        elif phase == "over":
            app, services = self.app, self.services
            self.close(None)
            app.push(routes.circuit_start(services, self.definition.id, circuit.profile))
        elif circuit.open_match is not None:
            self.services.routes.resume(circuit.open_match)
        else:
            self.services.routes.play(circuit.table(self.services.settings.bot_pace))

    def build_deck(self) -> None:
        """Change the deck between two matches."""
        self.app.push(CircuitBuilder(self.services, self.circuit))

    def take(self, prize: str) -> None:
        """Take what the win brings; a pack is opened at once."""
        self.attempt(lambda: self.circuit.take(prize))
        self.app.sound("share")
        self.fill_all()
        self.set_focus(self.go)
        if prize == PACK:
            self.go_on()

    def give_up(self) -> None:
        title, why = tr("circuit-give-up-ask"), tr("circuit-give-up-why")
        confirm(self, Confirmation(title, why, tr("circuit-give-up"), style="danger"), self._give_up)

    def _give_up(self) -> None:
        self.attempt(self.circuit.give_up)
        self.fill_all()

    @property
    def over(self) -> bool:
        return self.circuit.phase == "over"

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        foot, rest = rects.cut_bottom(body, self.u(FOOT), self.u(18))
        route, rest = rects.cut_top(rest, round(body.height * ROUTE), self.u(10))
        self.route.place(route)
        rival, mine = rects.columns(rest, [1.35, 1], self.u(22))
        self.rival.place(rival)
        self.mine.place(mine)
        self._place_prizes(rest)
        x = foot.right
        for button in (self.go, self.deck):
            if button.visible:
                wide, high = button.measure(foot.width // 2)
                high = self.u(FOOT) if button is self.go else self.u(64)
                wide = max(wide, self.u(420)) if button is self.go else wide
                button.place(pygame.Rect(x - wide, foot.centery - high // 2, wide, high))
                x -= wide + self.u(16)
        wide = self.more.measure(foot.width // 3)[0]
        self.more.place(pygame.Rect(foot.x, foot.centery - self.u(32), wide, self.u(64)))

    def _place_prizes(self, box: pygame.Rect) -> None:
        """Beside each other in the middle."""
        if not self.prizes:
            return
        self.prize_box = box
        gap, count = self.u(44), len(self.prizes)
        wide = min(self.u(290), (box.width - gap * (count - 1)) // count)
        x = box.centerx - (count * wide + (count - 1) * gap) // 2
        for prize in self.prizes:
            prize.place(pygame.Rect(x, box.y, wide, box.height))
            x += wide + gap

    def paint(self, target: pygame.Surface) -> None:
        super().paint(target)
        if self.prizes:
            self.kit.panel(target, self.prize_box.inflate(0, self.u(20)), "panel")
