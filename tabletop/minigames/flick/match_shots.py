"""Flicks at a table: each is played on its own screen, and its verdict is the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from tabletop.i18n import tr
from tabletop.minigames.flick.first_shot_guide import NAME
from tabletop.minigames.flick.flick_facts import FlickFacts, from_note, note
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.minigames.flick.mat_picture import LyingBeans
from tabletop.minigames.flick.physics import hole_scene
from tabletop.phones.protocol import LetGo, SlingAction, SlingShown
from tabletop.table.extensions.minigames import MinigamePlay

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.view import View
    from tabletop.minigames.flick.flick_facts import FlickAsk
    from tabletop.minigames.flick.mat_picture import FlickArt
    from tabletop.minigames.flick.physics import ShotVerdict
    from tabletop.minigames.flick.physics.aim_assist import Assist
    from tabletop.phones.protocol import HandsOrder, Pull
    from tabletop.table.extensions.minigames import MinigameHost

# A shot that is made with a phone: the phone pulls and lets go, the table draws it.


def shown(screen: FlickScreen, no: int) -> SlingShown:
    """What the phone shows: where the bean can lie is a matter of the table's window, so it is told as a share."""
    aim, middle = screen.aim, screen.scene.targets[0][0]
    shake = (("shake", tr("flick-shake")),) if screen.may_shake else ()
    decline = (("decline", tr("flick-decline")),) if screen.facts.may_decline else ()
    x = round(2 * (middle - aim.low) / (aim.high - aim.low) - 1, 2)
    return SlingShown(no, tr("flick-mouse-pull"), x, (*shake, *decline))


def hold(screen: FlickScreen, pull: Pull) -> None:
    """The sling is held like this."""
    aim = screen.aim
    aim.set("x", aim.low + (pull.x + 1) / 2 * (aim.high - aim.low))
    aim.set("aim", pull.aim)
    aim.set("power", pull.power)
    aim.set("english", pull.grip)
    aim.drawn = pull.power > 0
    screen.touched()


def do(screen: FlickScreen, order: HandsOrder) -> None:
    """Let it go, or what may be done besides."""
    match order:
        case LetGo(_, pull):
            hold(screen, pull)
            screen.aim.drawn = False
            screen.flick()
        case SlingAction(_, _, "shake"):
            screen.shake()
        case SlingAction(_, _, "decline"):
            screen.miss_on_purpose()


BOTS = {"easy": "beginner", "normal": "casual", "hard": "good"}  # how well a bot of a level flicks
STEP = 1_000_003  # so that the shots of one match have seeds of their own


class MatchShots(MinigamePlay):
    """Opens the screen of a shot when the match asks for one."""

    def __init__(
        self, host: MinigameHost, ask: Callable[[View, dict[str, str]], FlickAsk | None], art: FlickArt
    ) -> None:
        self.host, self.ask, self.art = host, ask, art
        self._shot: FlickScreen | None = None
        self._at = (-1, -1)  # number of the question and seat of a shot that is made now
        self._taken: dict[str, str] = {}  # name of a person -> the Bean that was taken last
        self._last: tuple[int, int, ShotVerdict] | None = None  # seat, black hole and verdict of the last attempt

    @property
    def screen(self) -> FlickScreen | None:
        return self._shot

    def open(self) -> bool:
        host, match = self.host, self.host.match
        question = host.question()
        asked = question and self.ask(question, match.definition.check_options(match.setup.options))
        if not asked:
            return False
        no = match.game.no
        self._at = no, asked.seat
        self._shot = FlickScreen(
            self._facts(asked),
            lambda verdict: self._settled(no, asked, verdict),
            host.menu,
            host.touched,
            lambda name: self._take(asked.seat, name),
            self._coached if self._new_to(asked.seat) else None,
        )
        host.app.push(self._shot, self._left)
        return True

    def look_back(self, n: int) -> None:
        """Whoever looks back to the answer of a flick sees it fly once more."""
        match, record = self.host.match, self.host.match.record
        verdict = from_note(record.answers[n - 1].note) if n > record.first else None
        question = self.host.question(record.at(n - 1)) if verdict is not None else None
        asked = question and self.ask(question, match.definition.check_options(match.setup.options))
        if asked:
            self._shot = FlickScreen(msgspec.structs.replace(self._facts(asked), recorded=verdict, before=None))
            self.host.app.push(self._shot, self._left)

    def _left(self, _verdict: ShotVerdict | None) -> None:
        """The shot has closed: nothing may hold its pictures any longer."""
        if self._shot is not None:
            self._shot.drop()
        self._shot = None

    # --- with a phone
    def hides(self) -> bool:
        return self._shot is not None and self._shot.facts.recorded is None

    def task(self, seat: int) -> SlingShown | None:
        no, shooter = self._at
        if self._shot is None or seat != shooter or not self.hides() or not self._shot.aiming:
            return None
        return shown(self._shot, no)

    def pulled(self, pull: Pull) -> None:
        if self._shot is not None:
            hold(self._shot, pull)

    def by_phone(self, seat: int, order: HandsOrder, age: float) -> None:
        del seat, age
        if self._shot is not None:
            do(self._shot, order)

    def _facts(self, asked: FlickAsk) -> FlickFacts:
        match, seat = self.host.match, self.host.match.setup.seats[asked.seat]
        taken = {asked.seat: self._favourite(asked.seat), 1 - asked.seat: self._favourite(1 - asked.seat)}
        names = (taken[asked.seat] or asked.beans[0], taken[1 - asked.seat] or asked.beans[1])
        beans = [self.art.bean(name) if name else self.art.blank for name in names]
        others = [name for name in self.art.names() if name not in asked.own] if seat.human else []
        return FlickFacts(
            scene=hole_scene(asked.hole, mat=asked.mat),
            art=self.art,
            shooter=beans[0],
            targets=(beans[1],),
            name=seat.name,
            color=seat.colour or f"seat{asked.seat}",
            seed=match.setup.seed * STEP + match.n,
            assist=cast("Assist", asked.assist),
            steady=asked.steady,
            attempt=asked.attempt,
            attempts=asked.attempts,
            galaxy=asked.hole,
            seconds=float(asked.seconds) if asked.seconds else None,
            bot="" if seat.human else BOTS[seat.bot],
            phone=bool(seat.phone),
            beans=(*asked.own, *others) if seat.human else (),
            before=self._before(asked),
            place=asked.place,
            lying=LyingBeans(asked.turned, asked.slots, asked.loot),
        )

    def _new_to(self, seat: int) -> bool:
        """Whether a person flicks at a screen on which nobody has been told how."""
        services = self.host.services
        at_table = self.host.match.human(seat) and not self.host.match.setup.seats[seat].phone
        return services is not None and at_table and NAME not in services.settings.coached

    def _coached(self) -> None:
        host = self.host
        if host.services is not None:
            host.services.change(host.app, coached=[*host.services.settings.coached, NAME])

    def _before(self, asked: FlickAsk) -> ShotVerdict | None:
        """What became of the first attempt at the same black hole."""
        seat, hole, verdict = self._last or (-1, -1, None)
        return verdict if asked.attempt > 1 and (seat, hole) == (asked.seat, asked.hole) else None

    def _settled(self, no: int, asked: FlickAsk, verdict: ShotVerdict) -> None:
        """The answer at once; the table shows it later, when the shot has left the screen."""
        self._last = asked.seat, asked.hole, verdict
        self.host.answer(no, verdict.outcome, note(verdict))

    def _favourite(self, seat: int) -> str:
        """The Bean that a person has chosen once, "" for none."""
        person, services = self.host.match.setup.seats[seat], self.host.services
        known = {**(services.settings.minigame_picks if services is not None else {}), **self._taken}
        name = known.get(person.name, "") if person.human else ""
        return name if name in self.art.names() else ""

    def _take(self, seat: int, name: str) -> None:
        """Another Bean is flicked from now on; it is remembered."""
        host, person = self.host, self.host.match.setup.seats[seat]
        self._taken[person.name] = name
        if host.services is not None:
            host.services.change(host.app, minigame_picks={**host.services.settings.minigame_picks, person.name: name})
