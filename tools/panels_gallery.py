"""Shows the furniture of the table with invented facts, as pictures: python -m tools.panels_gallery OUT [SIZE ...]."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tabletop.card_art import CardText
from tabletop.core.definition import CardRef, SeatRef
from tabletop.games.espionage.definition import DEFINITION
from tabletop.match.history.match_log import LogLine
from tabletop.match.privacy import Curtain
from tabletop.match.reaction_window import Strip, WindowFacts
from tabletop.match.voting import Vote
from tabletop.table.hud import (
    BadgeFacts,
    Banner,
    ButtonFacts,
    ButtonRow,
    Caption,
    CardZoom,
    CornerBar,
    GameText,
    LogPanel,
    LookBack,
    ModeMenu,
    PeekHint,
    Person,
    PileViewer,
    PrivacyCurtain,
    PromptFacts,
    PromptLine,
    ReactionStrip,
    SeatBadge,
    ServingBar,
    SheetCard,
    TitleGrid,
    VotePanel,
)
from tabletop.toolkit import pictures
from tabletop.toolkit.display_preferences import Prefs
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.screen import Screen
from tools.rigs.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ("Ruby", "Theo", "Priya", "Count Nullius", "Ada", "Maximilian von Lang")
KEYS = ("qa", "pl", "rf", "uj", "cx", "mn")
SEATS = (2, 4, 6)
CARDS = DEFINITION.cards


def people(seats: int) -> tuple[Person, ...]:
    """Invented persons; every third is a bot."""
    faces = avatars.names()
    return tuple(
        Person(i, NAMES[i], f"seat{i}", faces[i * 3 % len(faces)], i % 3 != 2, *(KEYS[i] if i % 3 != 2 else ("", "")))
        for i in range(seats)
    )


def nothing(*_: object) -> None:
    """Hear a call and do nothing about it."""


class Stage(Screen[None]):
    """The mat of a table with `seats` places; `fill(stage)` adds panels, `spread(stage)` gives them places."""

    def __init__(self, seats: int) -> None:
        super().__init__("stage")
        self.who = people(seats)

    def build(self) -> None:
        self.badges = [
            self.add(SeatBadge(person, nothing, nothing, "large" if i == 0 or len(self.who) < 5 else "small"))
            for i, person in enumerate(self.who)
        ]
        for badge, facts in zip(self.badges, badge_facts(), strict=False):
            badge.update(facts)

    def layout(self) -> None:
        box = self.rect.inflate(-self.u(60), -self.u(40))
        spots = {2: "bt", 4: "bltr", 6: "blatzr"}[len(self.who)]
        for badge, spot in zip(self.badges, spots, strict=True):
            place = pygame.Rect((0, 0), badge.measure(box.width))
            where = {
                "b": ("bottomleft", box.bottomleft),
                "t": ("midtop", box.midtop),
                "l": ("midleft", box.midleft),
                "r": ("midright", box.midright),
                "a": ("topleft", box.topleft),
                "z": ("topright", box.topright),
            }
            name, point = where[spot]
            setattr(place, name, point)
            badge.place(place)

    def paint(self, target: pygame.Surface) -> None:
        target.blit(pictures.cover(("espionage", "mat.webp"), self.rect.size, keep=False), (0, 0))


def badge_facts() -> list[BadgeFacts]:
    return [
        BadgeFacts(7, pips=1, pips_of=3, turn=True, you=True, mode="always_ask"),
        BadgeFacts(10, gold=True, aimed=2, mode="until_my_turn"),
        BadgeFacts(4, thinking=True),
        BadgeFacts(0, out="Out"),
        BadgeFacts(12, gold=True, target=True, key="5", mode="only_when_aimed"),
        BadgeFacts(3, target=True, key="6", tag="looks at 3 cards"),
    ]


def card_texts() -> list[CardText]:
    """The words of the twenty ESPIONAGE cards, with the frames of their kinds."""
    frames = {"Mission": "mission", "Reaction": "reaction"}
    return [
        CardText(id=card.id, name=card.name, text=card.text, frame="gold" if card.rarity == "gold" else
                 frames.get(card.line, "both"), kind=card.line.upper(), flavour=card.flavour, number=i + 1, of=20)
        for i, card in enumerate(CARDS)
    ]  # fmt: skip


class Turn(Stage):
    """A decision: prompt, buttons, log, corner bar, zoom."""

    def build(self) -> None:
        super().build()
        words = GameText(self.who, CARDS)
        self.prompt = self.add(PromptLine(words, nothing, nothing))
        self.prompt.update(PromptFacts(
            ("Play up to two more Missions, or end the turn, ", SeatRef(0), "."),
            "You have played 1 of 3 Missions. End the turn when you are done.", "ES-13", "seat0"))  # fmt: skip
        self.buttons = self.add(ButtonRow(nothing))
        self.buttons.update([
            ButtonFacts("claim", "Show the Package", icon="trophy", key="P", enabled=False, why_not="You hold only 7."),
            ButtonFacts("pass", "End turn", "primary", "check", "E"),
        ])  # fmt: skip
        self.log = self.add(LogPanel(words, nothing, nothing, nothing))
        self.log.update(log_lines(len(self.who)), None)
        self.corner = self.add(CornerBar(nothing))
        self.corner.update(redo="Nothing was taken back.")
        self.zoom = self.add(CardZoom("espionage"))

    def layout(self) -> None:
        super().layout()
        middle = self.rect.centerx
        wide, high = self.prompt.measure(min(self.u(900), self.rect.width - self.u(760)))
        self.prompt.place(pygame.Rect(middle - wide // 2, self.rect.bottom - self.u(330), wide, high))
        wide, high = self.buttons.measure(self.u(800))
        self.buttons.place(pygame.Rect(middle - wide // 2, self.rect.bottom - self.u(120), wide, high))
        wide, high = self.log.measure(self.u(400))
        self.log.place(
            pygame.Rect(self.rect.right - wide - self.u(24), self.rect.bottom - high - self.u(24), wide, high)
        )
        wide, high = self.corner.measure(self.rect.width)
        self.corner.place(pygame.Rect(self.rect.right - wide - self.u(24), self.rect.y + self.u(130), wide, high))
        self.zoom.place(self.rect)
        self.zoom.show(card_texts()[8], pygame.Rect(self.u(520), self.rect.bottom - self.u(200), self.u(150), self.u(190)),
                       notes=("{info} Now: **not playable**, it answers a Mission only.", "[@r]ES-37[/] · 2 of 3 copies seen"),
                       avoid=(self.log.rect, self.prompt.rect, self.buttons.rect))  # fmt: skip


class Steps(Turn):
    """An announcement in several parts, targets lit, a peek hint, the looking back banner."""

    def build(self) -> None:
        super().build()
        self.prompt.update(
            PromptFacts(("Aim ", CardRef(3, 7), " at somebody."), "", "ES-28", "target", ("Card", "Aim", "Title"), 1)
        )
        self.buttons.update([])
        self.hint = self.add(PeekHint(self.who, nothing))
        self.hint.update([person.seat for person in self.who if person.human])
        self.back = self.add(LookBack(nothing, nothing))
        self.back.update("answer 41 of 87: [seat1]**Theo**[/] plays [gold_light]**Sniper**[/] at [seat0]**Ruby**[/].")
        self.log.toggle()

    def layout(self) -> None:
        super().layout()
        self.zoom.hide()
        wide, high = self.hint.measure(self.u(1000))
        self.hint.place(pygame.Rect(self.rect.centerx - wide // 2, self.rect.bottom - self.u(200), wide, high))
        wide, high = self.back.measure(self.rect.width - self.u(80))
        self.back.place(pygame.Rect(self.rect.centerx - wide // 2, self.u(130), wide, high))


class Window(Stage):
    """A reaction window after 2.1 seconds, two seats just pressed, one passes ahead."""

    serving: int | None = None

    def build(self) -> None:
        super().build()
        self.strip = self.add(ReactionStrip(self.who, nothing, nothing))
        self.bar = self.add(ServingBar(self.who, GameText(self.who, CARDS), nothing))
        self.menu = self.add(ModeMenu(nothing))

    def layout(self) -> None:
        super().layout()
        box = self.rect.inflate(-self.u(40), 0)
        high = self.strip.measure(box.width)[1]
        self.strip.place(pygame.Rect(box.x, box.bottom - high - self.u(16), box.width, high))
        wide, high = self.bar.measure(box.width)
        self.bar.place(pygame.Rect(box.centerx - wide // 2, box.bottom - high - self.u(30), wide, high))
        self.menu.place(self.rect)

    def update(self, now: float) -> bool:  # noqa: ARG002  # a still picture
        modes = ("always_ask", "until_my_turn", "always_ask", "only_when_aimed", "always_ask", "always_ask")
        strips = tuple(
            Strip(i, modes[i], i == 1, 1950 if i in (0, 2) else -1) for i in range(len(self.who))
        )  # fmt: skip
        end = 5000 if self.serving is None else None
        facts = WindowFacts(True, strips, 0, end, self.serving, 2600, 22_000)
        return self.strip.update(facts, 2100) | self.bar.update(facts, 2100)


class Serving(Window):
    serving = 1


class Menu(Window):
    def shown(self) -> None:
        self.update(0)
        self.menu.open(self.who[1], "until_my_turn", self.strip.children[1].children[0].rect)


class Covered(Stage):
    def build(self) -> None:
        super().build()
        self.curtain = self.add(PrivacyCurtain(self.who, nothing, nothing))

    def shown(self) -> None:
        self.curtain.update(Curtain(1, "turn"), "React to Ruby's Sniper, or let it pass.")
        self.curtain.ring.hold(True)

    def layout(self) -> None:
        super().layout()
        self.curtain.place(self.rect)

    def update(self, now: float) -> bool:  # noqa: ARG002  # a still picture
        self.curtain.ring.share = 0.62
        return False


class Pile(Stage):
    def build(self) -> None:
        super().build()
        self.sheet = self.add(PileViewer("espionage", nothing, nothing))

    def shown(self) -> None:
        texts = card_texts() * 2
        cards = [SheetCard(i, text, "target" if i in (0, 3) else "normal") for i, text in enumerate(texts[:27])]
        self.sheet.open("Discard pile", cards, hint="Newest first. **Courier** may take one of the three lit cards.")

    def layout(self) -> None:
        super().layout()
        self.sheet.place(self.rect)


class Titles(Pile):
    def build(self) -> None:
        Stage.build(self)
        self.sheet = self.add(TitleGrid("espionage", nothing, nothing))

    def shown(self) -> None:
        cards = [SheetCard(i, text, "drained" if i == 7 else "playable") for i, text in enumerate(card_texts())]
        self.sheet.open("Name a title", cards, hint="Type the first letters; **Enter** takes the first.")


class Voting(Stage):
    def build(self) -> None:
        super().build()
        self.panel = self.add(VotePanel(self.who, nothing, nothing))

    def shown(self) -> None:
        voters = tuple(person.seat for person in self.who if person.human)
        self.panel.update(Vote(0, 3, voters, {0}), "[seat0]**Ruby**[/] wants to take back **Sniper at Theo**. "
                          "Secrets have been seen since, so everybody must agree.")  # fmt: skip

    def layout(self) -> None:
        super().layout()
        self.panel.place(self.rect)


class Telling(Stage):
    """A banner moment and a caption balloon."""

    def build(self) -> None:
        super().build()
        self.banner = self.add(Banner())
        self.caption = self.add(Caption(nothing, nothing))

    def layout(self) -> None:
        super().layout()
        self.banner.place(self.rect)
        self.caption.place(self.rect)

    def shown(self) -> None:
        person = self.who[1]
        self.banner.show(
            f"{person.name} is out", "The Bomb was in this hand", color="coral", icon="bomb", person=person
        )
        self.caption.show("This is **you**. The gold number counts the cards in your hand: at ten, the *Package* may be shown.",
                          self.badges[0].rect, step="2 / 9")  # fmt: skip
        self.app.story.run(600, nothing, key="hold")


def log_lines(seats: int) -> list[LogLine]:
    """Forty invented lines."""
    out = []
    for n in range(1, 21):
        a, b, kind = n % seats, (n + 1) % seats, n * 7 % 20
        out.append(LogLine(n, (SeatRef(a), " plays ", CardRef(kind, n), " and aims it at ", SeatRef(b), ".")))
        out.append(LogLine(n, ("Nobody answers.",) if n % 3 else (SeatRef(b), " looked and let it pass.")))
    return out


def scenes() -> dict[str, Callable[[int], Screen[None]]]:
    return {"badges": Stage, "turn": Turn, "steps": Steps, "window": Window, "serving": Serving, "menu": Menu,
            "curtain": Covered, "pile": Pile, "titles": Titles, "vote": Voting, "telling": Telling}  # fmt: skip


def main(out: str, sizes: list[str], wanted: str = "") -> None:
    """Write one picture per scene, number of seats and size into the folder `out`. A size may be "1920x1080@2",
    "@2" being the scale; `wanted` is the name of a single scene."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        pixels, _, scale = size.partition("@")
        width, height = (int(part) for part in pixels.split("x"))
        with Pilot((width, height), Prefs(ui_scale=float(scale or 1))) as pilot:
            for name, make in scenes().items():
                for seats in SEATS if name == wanted or not wanted else ():
                    pilot.app.replace(make(seats))
                    pilot.tick(700)
                    pilot.shot(folder / f"{name}_{seats}_{size}.png")


if __name__ == "__main__":
    named = [word for word in sys.argv[2:] if word in scenes()]
    main(sys.argv[1], [word for word in sys.argv[2:] if word not in named] or ["1280x720", "1920x1080"], *named[:1])
