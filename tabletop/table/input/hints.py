"""Help for whoever has to decide: the hint, thought up in a process of its own, and what the table shows of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.bots.analysis_client import AnalysisClient
from tabletop.bots.card_probabilities import counts
from tabletop.core.ask import NOBODY, SINGLE, Refused
from tabletop.i18n import tr
from tabletop.match.hint_service import HintService
from tabletop.table.cards.arrows import line
from tabletop.table.model.messages import CommandCalled
from tabletop.table.model.selection import BARE, target_of
from tabletop.table.widgets.hint_panel import HintFacts, HintRow, numbered
from tabletop.toolkit import shapes
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from tabletop.app.services import AppServices
    from tabletop.bots.analysis import AnalysisVerdict, RatedAnswer
    from tabletop.bots.card_probabilities import HiddenCount
    from tabletop.core.view import View
    from tabletop.match.hint_service import Hint, HintAnalyst
    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


FEW = 3  # answers that are lit
MOST = 5
KINDS = 7  # of cards whose odds are shown
COLORS = ("gold_light", "muted", "muted")
DISC = 38  # units
WIDE = 5  # of these boxes fill the window, or fewer


class TableHints:
    """`services`: for whoever looks at answers, wanted when the first hint is."""

    shown: ViewState

    def __init__(
        self,
        context: TableContext,
        services: AppServices | None,
        *,
        hit_targets: HitTargets,
        panels: Hud,
        commands: TableCommands,
    ) -> None:
        self.match, self.player_view, self.app = context.match, context.player_view, context.app
        self.definition, self.zones = context.constants.definition, context.constants.kernel.zones
        self.who, self.commands = context.constants.who, commands
        self.analyst: Callable[[], HintAnalyst] = (
            partial(services.analyst, int(self.player_view.own)) if services is not None else AnalysisClient
        )
        self.panel, self.corner, self.panel_words = panels.hint, panels.corner, panels.words
        self.hinted = HintedOptions(context.kit, hit_targets, panels.buttons.row)
        self.hinting: HintService | None = None
        self.hint: Hint | None = None
        self.facts: HintFacts | None = None
        self._privately = False  # in a panel of whoever decides: the table shows nothing of it
        self._more = self._counting = False
        self._waits = False  # it was asked for while something was told
        self._place = 0  # which place was counted last
        self._of = (-1, NOBODY)  # answers before the question that the panel is about, and whose it is

    @property
    def may(self) -> bool:
        """Hints may be had at this table."""
        return "hint" in self.corner.buttons

    def show(self, shown: ViewState) -> None:
        self.shown = shown
        gone = self.shown.time_travel is not None or (self.match.n, self.player_view.deciding) != self._of
        if self.facts is not None and gone:  # more that is told about the same question takes no help away
            self.close()

    def on_message(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        if message == CommandCalled("hint"):
            self.ask()
        elif message == CommandCalled("odds"):
            self.count()
        elif message == CommandCalled("more help"):
            (self.count if self._counting else self.ask)()
        elif message == CommandCalled("no hint"):
            self.close()
        else:
            return False
        return True

    def on_action(self, action: Action) -> bool:
        """Esc and B take the hint away first."""
        if action != "back" or self.facts is None:
            return False
        self.close()
        return True

    def _now(self) -> tuple[int, int]:
        """What is decided at this screen now, and by whom; nobody while something else is shown."""
        told = self.shown.time_travel is None and not self.shown.playback.busy
        return self.match.n, self.player_view.deciding if told else NOBODY

    def _watched(self, seat: int) -> bool:
        """It is asked in the open, before eyes that do not know what this seat knows: help would tell them (CN-128). That is
        said then.
        """
        watched = seat != NOBODY and self.match.game.ask[0] in SINGLE and self.player_view.viewer != seat
        if watched:
            self.commands.complain(tr("input-others-look"))
        return watched

    def ask(self, *, privately: bool = False) -> None:
        """The hint, or more of it."""
        if self.hint is not None and self._now() == self._of:
            self._more = not self._counting
            self._say(self.hint)
            return
        if self.hinting is None:
            if not self.may:
                self.commands.complain(tr("input-no-hints"))
                return
            self.hinting = HintService(self.match, self.analyst())
        now = self._now()
        if self.hinting.busy and (self.match.n, self.player_view.deciding) == self._of:
            return
        if now[1] == NOBODY != self.player_view.deciding and self.shown.playback.busy:
            self._waits, self._privately = True, privately
            self.commands.say(tr("input-hint-later"), "lightbulb")
            return
        if self._watched(now[1]):
            return
        try:
            self.hinting.ask(now[1])
        except Refused as error:
            self.commands.complain(error.text)
            return
        self._of, self.hint, self._more, self._counting = now, None, False, False
        self._privately = privately
        self._put(HintFacts(words=tr("input-hint-thinking")))

    def _put(self, facts: HintFacts | None) -> None:
        self.facts = facts
        self.panel.update(None if self._privately else facts)
        self.app.dirty = True

    def count(self) -> None:
        """The odds of one hidden place, and with the next press of the next one."""
        now = self._now()
        if not self.may or now[1] == NOBODY:
            self.commands.complain(tr("input-no-odds"))
            return
        if self._watched(now[1]):
            return
        found = counts(self.match.game.knowledge(now[1]), now[1])
        if not found:
            self.commands.complain(tr("input-nothing-hidden"))
            return
        self._place = (self._place + 1) % len(found) if self._counting else 0
        self._counting, self._privately, self._of = True, False, now
        self.hinted.light(())
        following = found[(self._place + 1) % len(found)]
        more = self._whose(following, "input-next-hand", "input-next-draw") if len(found) > 1 else ""
        self._put(self._odds(found[self._place])._replace(more=more))

    def _whose(self, count: HiddenCount, hand: str, pile: str) -> str:
        """One of these two messages: about somebody's hand, or about the card that comes next."""
        zone = self.zones[count.zone]
        return tr(hand, name=self.who[zone.seat].name) if count.hand and zone.seat is not None else tr(pile)

    def _odds(self, count: HiddenCount) -> HintFacts:
        cards = self.definition.cards
        rows = tuple(HintRow(0, cards[kind].name, part, part, part) for kind, part in count.chances[:KINDS])
        foot = tr("input-odds-of-hand", count=count.hidden) if count.hand else tr("input-odds-of-draw")
        title = self._whose(count, "input-odds-hand", "input-odds-draw")
        return HintFacts(rows, "", foot, title=title, icon="chart")

    def close(self) -> None:
        if self.hinting is not None:
            self.hinting.forget()
        self.hint, self._of, self._counting = None, (-1, NOBODY), False
        self.hinted.light(())
        self._put(None)

    def tick(self) -> bool:
        """Every frame. True when the picture changed."""
        if self._waits and not self.shown.playback.busy:
            self._waits = False
            if self.player_view.deciding != NOBODY:
                self.ask(privately=self._privately)
        hint = self.hinting.poll() if self.hinting is not None else None
        if hint is None:
            return False
        if (hint.n, hint.seat) != self._of:
            self.close()
            return True
        self.hint = hint if hint.verdict is not None else None
        self.app.sound("card_hover")
        self._say(hint)
        return True

    def live(self) -> list[Blit]:
        """What is lit on the table."""
        return self.hinted.blits() if self.panel.visible else []

    # --- in words
    def _say(self, hint: Hint) -> None:
        self._counting, verdict = False, hint.verdict
        if verdict is None:
            self._put(HintFacts(words=tr("input-hint-lost" if hint.lost else "input-hint-nothing")))
            return
        view = self.player_view.view(hint.seat)
        near, rest = _ranked(verdict)
        shown = (near + rest)[:MOST] if self._more else near
        rows = tuple(self._row(place + 1, rated, view) for place, rated in enumerate(shown))
        words = self._why(verdict, shown, view) or escape(_compared(verdict.options, len(near)))
        if self._more and verdict.replies:
            words = f"{words}\n{self._replies(verdict)}".strip()
        more = (
            "" if self._more or (len(verdict.options) <= len(near) and not verdict.replies) else tr("input-show-more")
        )
        self.hinted.light([rated.choice for rated in shown[:FEW] if isinstance(rated.choice, int)])
        foot = f"{self._foot(hint)} {tr('input-hint-vague')}" if any(row.vague for row in rows) else self._foot(hint)
        self._put(HintFacts(rows, words, foot, more))

    def _why(self, verdict: AnalysisVerdict, shown: Sequence[RatedAnswer], view: View) -> str:
        """The reason in rich text, "" where there is none; of several answers it names the one that it is about."""
        why, best = escape(self.panel_words.named(verdict.why)), verdict.options[0]
        if not why or len(shown) < 2:
            return why
        place = shown.index(best) + 1
        return f"[gold_light]**{place}. {escape(self._row(place, best, view).text)}:**[/] {why}"

    def _replies(self, verdict: AnalysisVerdict) -> str:
        """What the others would do first, in rich text."""
        words = self.panel_words
        said = (
            f"{words.seat(reply.seat)}: {escape(words.named(reply.words))} [muted]{round(100 * reply.part)} %[/]"
            for reply in verdict.replies
        )
        return "\n".join([tr("input-then-as-bots-play"), *said])

    def _row(self, number: int, rated: RatedAnswer, view: View) -> HintRow:
        words = self._words(rated.choice, view) if isinstance(rated.choice, int) else rated.words
        return HintRow(number, words, rated.chance, rated.low, rated.high)

    def _words(self, index: int, view: View) -> str:
        """What the option does."""
        return self.panel_words.named(self.definition.label(view, view.options[index]))

    def _foot(self, hint: Hint) -> str:
        verdict, left = hint.verdict, self.hinting.left(hint.seat) if self.hinting is not None else None
        assert verdict is not None
        tries = verdict.options[0].tries
        basis = verdict.basis or tr("input-hint-basis", count=tries)
        return escape(basis if left is None else f"{basis} {tr('input-hints-left', count=left)}")


def _ranked(verdict: AnalysisVerdict) -> tuple[list[RatedAnswer], list[RatedAnswer]]:
    """The answers that are lit, and the rest: of those that nothing parts, the larger number stands above."""
    near = [rated for rated in verdict.options if not rated.surely][:FEW]
    rest = [rated for rated in verdict.options if rated not in near]
    return sorted(near, key=lambda rated: -rated.chance), rest


def _compared(options: Sequence[RatedAnswer], near: int) -> str:
    """How the best answers, of which the first `near` are lit, stand to each other and to the rest."""
    if len(options) < 2:
        return ""
    if near > 1:
        return tr("input-hint-even", count=near)
    clear = options[1].high < options[0].low  # else the ranges overlap
    return tr("input-hint-clear") if clear else tr("input-hint-ahead")


def ring(kit: DrawContext, box: pygame.Rect, color: str) -> Blit:
    """A ring round a place, in a colour of the palette."""
    outer = box.inflate(kit.u(16), kit.u(16))
    return shapes.ring(outer.size, kit.u(18), max(3, kit.u(5)), kit.color(color)), outer.topleft


class HintedOptions:
    """`blits` of the options that are `lit`, by their indexes, the best first."""

    def __init__(self, kit: DrawContext, hit_targets: HitTargets, buttons: ButtonRow) -> None:
        self.kit, self.hit_targets, self.buttons = kit, hit_targets, buttons
        self.lit: tuple[int, ...] = ()

    def light(self, indexes: Sequence[int]) -> None:
        self.lit = tuple(indexes)

    def blits(self) -> list[Blit]:
        """The best lies uppermost."""
        choosing = self.hit_targets.choosing
        ranked = [(rank, self._boxes(i)) for rank, i in enumerate(self.lit) if i < len(choosing.options)]
        beside = {
            rank: sum(boxes[-1:] == other[-1:] for earlier, other in ranked if earlier < rank) for rank, boxes in ranked
        }
        return [blit for rank, boxes in reversed(ranked) for blit in self._mark(rank, boxes, beside[rank])]

    def _mark(self, rank: int, boxes: list[pygame.Rect], beside: int) -> list[Blit]:
        """`beside`: so many numbers lie at the same place already, and none covers another."""
        out: list[Blit] = []
        color = COLORS[min(rank, len(COLORS) - 1)]
        for box in boxes:
            if not self._wide(box):
                out.append(ring(self.kit, box, color))
        if len(boxes) > 1:
            way = line(self.kit, boxes[0].center, boxes[1].center, "gold_light" if not rank else "muted")
            prompt = self.hit_targets.shown.places.areas.prompt  # what is asked stays readable
            out += [(dot, at) for dot, at in way if not prompt.colliderect(dot.get_rect(topleft=at))]
        if boxes:
            side = self.kit.u(DISC)
            disc = numbered(self.kit, rank + 1, side, best=not rank)
            at = boxes[-1]
            shift = beside * self.kit.u(DISC + 4)
            x, y = (at.centerx + side // 2, at.centery - side) if self._wide(at) else (at.left, at.top)
            out.append((disc, (x + shift - side // 3, y - side // 3)))
        return out

    def _boxes(self, index: int) -> list[pygame.Rect]:
        """The card, then where it goes; a button alone; nothing for what is not on the table."""
        choosing = self.hit_targets.choosing
        act, card, number = choosing.options[index]
        sprite = self.hit_targets.scene.sprites.get(card)
        found = [self.hit_targets.scene.pose(sprite).box] if sprite is not None else []
        spot = choosing.acts[act].spot if act >= 0 else "none"
        target = target_of(spot, number)
        if target == BARE:
            return found or self._button(index)
        return found + [box for box in self.hit_targets.box(target)[:1] if box not in found and self._small(box)]

    def _wide(self, box: pygame.Rect) -> bool:
        """A part of the table on which cards lie: an arrow says it, and a ring would go round other things, too."""
        return box.width * WIDE > self.hit_targets.shown.places.window.width

    def _small(self, box: pygame.Rect) -> bool:
        """The middle of the table is no place to point at."""
        return box.width * 3 < self.hit_targets.shown.places.window.width

    def _button(self, index: int) -> list[pygame.Rect]:
        row = self.buttons
        facts = zip(row.facts, row.children, strict=True)
        return [child.rect for fact, child in facts if fact.id == str(index)]
