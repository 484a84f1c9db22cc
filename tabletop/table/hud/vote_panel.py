"""What everybody at the table must agree to: taking back beyond the last secret, a repair, ending the game. One row a person,
with the keys of the reaction bar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_style import ModalPanel
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.match.voting import Vote
    from tabletop.table.widgets.panel_facts import SeatPerson

ROW, GAP, WIDE = 76, 10, 720
TITLES = {  # icons, ids of messages
    "undo": ("undo", "hud-take-it-back"),
    "end": ("handshake", "hud-end-together"),
    "repair": ("wrench", "hud-put-right"),
}


class _Voter(Widget):
    """A person, and Agree and Refuse, or that it has agreed."""

    def __init__(self, person: SeatPerson, on_agree: Callable[[int], None], on_refuse: Callable[[int], None]) -> None:
        super().__init__(f"voter {person.seat}")
        self.person = person
        self.agreed = False
        seat = person.seat
        self.yes = self.add(Button(tr("hud-agree"), lambda: on_agree(seat), label=f"agree {seat}", style="accept",
                                   key=person.react, role="strong"))  # fmt: skip
        self.no = self.add(Button(tr("hud-refuse"), lambda: on_refuse(seat), label=f"refuse {seat}", style="secondary",
                                  key=person.decline, role="strong"))  # fmt: skip
        for button in (self.yes, self.no):
            button.height = 54

    def layout(self) -> None:
        inside = rects.inset(self.rect, self.u(12), self.u(4))
        wide = self.u(170)
        for button in (self.no, self.yes):
            place, inside = rects.cut_right(inside, wide, self.u(10))
            button.place(rects.center(place, wide, self.u(54)))
        self._rest = inside

    _rest = pygame.Rect(0, 0, 0, 0)

    def show(self, *, agreed: bool) -> None:
        self.agreed = agreed
        if agreed and self.yes.focused and self.host is not None:
            self.host.set_focus(None)
        self.yes.visible = not agreed
        self.no.text = tr("hud-withdraw") if agreed else tr("hud-refuse")

    def draw(self, target: pygame.Surface) -> None:
        kit, person = self.kit, self.person
        kit.panel(target, self.rect, "row")
        face, rest = rects.cut_left(self._rest, kit.u(56), kit.u(14))
        draw_avatar(
            target, kit, rects.center(face, kit.u(56), min(kit.u(56), face.height)), person.name, person.colour,
            picture=avatars.picture(person.avatar),
        )  # fmt: skip
        size = min(24, kit.fit(person.name, "strong", max(1, rest.width), 0.6))
        kit.write(target, person.name, "strong", rest, person.colour, size=size)
        if self.agreed:
            icon = kit.icon("check", 26, "green")
            target.blit(icon, icon.get_rect(midleft=(self.yes.rect.x + kit.u(8), self.yes.rect.centery)))
            place = rects.cut_left(self.yes.rect, kit.u(42))[1]
            kit.write(target, tr("hud-agrees"), "strong", place, "green", size=22)
        super().draw(target)


class VotePanel(ModalPanel):
    """The match stands still while it is open."""

    veil = 120

    def __init__(
        self, who: Sequence[SeatPerson], on_agree: Callable[[int], None], on_refuse: Callable[[int], None]
    ) -> None:
        super().__init__("vote")
        self.who = who
        self.on_agree = on_agree
        self.on_refuse = on_refuse
        self.vote: Vote | None = None
        self.source = ""
        self._voters: tuple[_Voter, ...] = ()

    def update(self, vote: Vote | None, source: str = "") -> None:
        """Show an open vote; `source` says in rich text what it is about."""
        if vote is None:
            self.vote = None
            self.sink()
            return
        if vote is not self.vote:
            self.clear()
            self._voters = tuple(
                self.add(_Voter(self.who[seat], self.on_agree, self.on_refuse)) for seat in vote.voters
            )
        fresh = vote is not self.vote
        self.vote, self.source = vote, source
        for voter in self._voters:
            agreed = voter.person.seat in vote.agreed
            if agreed != voter.agreed:
                voter.show(agreed=agreed)
                self.refresh()
        if fresh:
            waiting = next((voter for voter in self._voters if not voter.agreed), None)
            self.rise(waiting.yes if waiting is not None else None)

    @property
    def spoken(self) -> str:
        return f"{escape(tr(TITLES[self.vote.matter if self.vote is not None else 'undo'][1]))}\n{self._text()}"

    def dismiss(self) -> None:
        """Esc and a press beside it: who has asked takes the question back."""
        if self.vote is not None:
            self.on_refuse(self.vote.by)

    def on_raw(self, event: Event) -> bool:
        """React keys agree, Pass keys refuse."""
        if self.vote is None or event.type != pygame.KEYDOWN:
            return False
        place = place_of(event)
        for voter in self._voters:
            person = voter.person
            if place and place == person.react and not voter.agreed:
                return voter.yes.on_action("accept")
            if place and place == person.decline:
                return voter.no.on_action("accept")
        return False

    # --- place and picture
    def layout(self) -> None:
        if self.vote is None or not self.rect.width:
            return
        wide = min(self.u(WIDE), self.rect.width - self.u(40))
        pad = self.u(30)
        self._words = self.kit.rich(self._text(), "body", wide - 2 * pad)
        head = self.u(84) + self._words.size[1] + self.u(20)
        rows = len(self._voters)
        pitch = min(self.u(ROW + GAP), (self.rect.height - head - self.u(40)) // rows)
        self.box = rects.center(self.rect, wide, head + rows * pitch + self.u(20))
        y = self.box.y + head
        for voter in self._voters:
            voter.place(pygame.Rect(self.box.x + pad, y, wide - 2 * pad, pitch - self.u(GAP)))
            y += pitch

    def _text(self) -> str:
        return self.source or tr("hud-secret-seen")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        target.fill((255 - self.veil,) * 3, self.rect, special_flags=pygame.BLEND_RGB_MULT)
        panel_style.panel(target, kit, self.box, "sheet")
        head = pygame.Rect(self.box.x + kit.u(30), self.box.y + kit.u(14), self.box.width - kit.u(60), kit.u(62))
        sign, title = TITLES[self.vote.matter if self.vote is not None else "undo"]
        icon = kit.icon(sign, 42, "gold")
        place, rest = rects.cut_left(head, icon.get_width(), kit.u(16))
        target.blit(icon, icon.get_rect(center=place.center))
        kit.write(target, tr(title), "heading", rest, "gold_light")
        self._words.draw(target, (head.x, head.bottom + kit.u(8)))
        for child in self.children:
            child.draw(target)
