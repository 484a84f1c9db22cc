"""Whether deal, dice and bots' randomness of a match that is over follow from what was fixed before it (FAIR.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from tabletop import __version__
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record
from tabletop.i18n import tr
from tabletop.match import state_history
from tabletop.match.bot_players import choice_seed
from tabletop.match.fair_deal import FairDeal, commitment_of, mark_of, shown
from tabletop.match.save_reader import ReadMatch, ResumeError, read_match
from tabletop.match.seals import DealSeal, Seals
from tabletop.match.start_state import record_of
from tabletop.storage import SavedMatch, StoredAnswer
from tabletop.storage.schema import FINISHED

Fault = Literal["commitment", "words", "seed", "cut", "answer", "die", "seal", "result", "damaged"]
Kind = Literal["fair", "without", "open", "unknown", "false"]


class FairVerdict(NamedTuple):
    """`text`: one sentence. `faults`: what does not follow, in the order in which it was found; `deal`: what was fixed."""

    kind: Kind
    text: str
    faults: tuple[Fault, ...] = ()
    deal: FairDeal | None = None
    seal: str = ""

    @property
    def status(self) -> int:
        """Of a command that checks: 0 it is fair, 1 it is not, 3 nobody can tell."""
        return {"fair": 0, "false": 1}.get(self.kind, 3)

    @property
    def lines(self) -> list[str]:
        """What people compare with what they have written down."""
        if self.deal is None:
            return [self.text]
        words = ", ".join(self.deal.words) or tr("match-fair-no-words")
        commitment = tr("match-fair-commitment", mark=shown(self.deal.commitment))
        found = [self.text, commitment, tr("match-fair-words", words=words)]
        found.append(tr("match-fair-deal", mark=shown(self.deal.mark)))
        return [*found, tr("match-fair-seal", mark=shown(self.seal))] if self.seal else found


class _Wrong(NamedTuple):
    fault: Fault
    text: str


def verify(
    saved: SavedMatch, answers: Sequence[StoredAnswer], states: str = "", definition: Definition | None = None
) -> FairVerdict:
    """`states`: what was kept of each moment (`state_history`), "" for nothing; `definition`: None for this program's."""
    try:
        reading = read_match(saved, answers, definition)
        sealed = msgspec.convert((saved.result or {}).get("fair"), DealSeal | None)
    except (ResumeError, msgspec.ValidationError) as error:
        return _unread(saved, error)
    deal = reading.setup.fair
    if deal is None:
        if sealed is not None:
            return FairVerdict("false", tr("match-fair-commitment-gone"), ("commitment",))
        return FairVerdict("without", tr("match-fair-without"))
    if saved.state != FINISHED:
        return FairVerdict("open", tr("match-fair-open"))
    found = [*_opened(deal, saved.seed), *_played(reading, saved, sealed, states)]
    if not found:
        return FairVerdict("fair", tr("match-fair"), (), deal, sealed.seal if sealed is not None else "")
    text = " ".join(wrong.text for wrong in found)
    if saved.program != __version__ and not {"commitment", "words", "seed"} & {wrong.fault for wrong in found}:
        text = f"{text} {tr('match-fair-other-version', then=saved.program, now=__version__)}"
    return FairVerdict("false", text, tuple(wrong.fault for wrong in found), deal)


def _unread(saved: SavedMatch, error: Exception) -> FairVerdict:
    """A match that today's rules do not take tells nothing, unless it was dealt by them."""
    text = str(error) if isinstance(error, ResumeError) else tr("match-fair-seal-damaged")
    fairly = saved.options.get("fair") is not None and saved.program == __version__
    return FairVerdict("false", text, ("damaged",)) if fairly else FairVerdict("unknown", text)


def _opened(deal: FairDeal, seed: int) -> Iterator[_Wrong]:
    """Whether secret and words are those that were fixed, and the deal is theirs."""
    if commitment_of(deal.seed, deal.salt) != deal.commitment:
        yield _Wrong("commitment", tr("match-fair-wrong-commitment"))
    if mark_of(deal.commitment, deal.words) != deal.mark:
        yield _Wrong("words", tr("match-fair-wrong-words"))
    if deal.dealt != seed:
        yield _Wrong("seed", tr("match-fair-wrong-seed"))


def _played(reading: ReadMatch, saved: SavedMatch, sealed: DealSeal | None, states: str) -> Iterator[_Wrong]:
    """Whether the answers, played again, lead where they led."""
    if sealed is None:
        yield _Wrong("cut", tr("match-fair-seal-missing"))
        return
    record, setup = record_of(reading.definition, reading.setup), reading.setup
    seals = Seals(setup, record, lambda no, seat: choice_seed(setup.seed, no, seat))
    given = len(sealed.links[0]) - 1
    if len(reading.answers) != given:
        yield _Wrong("cut", tr("match-fair-cut", count=len(reading.answers), given=given))
    first = _first_difference(record, seals, reading.answers, sealed)
    if first is not None:
        yield first
        return
    outcome = record.definition.outcome(record.game.table) if record.game.over else None
    if outcome is None:
        yield _Wrong("cut", tr("match-fair-no-end"))
        return
    result = saved.result or {}
    if (list(outcome.winners), outcome.ending) != (result.get("winners"), result.get("ending")):
        yield _Wrong("result", tr("match-fair-wrong-result"))
    if seals.sealed(outcome) != sealed:
        yield _Wrong("seal", tr("match-fair-wrong-seal"))
    if states and not _same_dice(states, record):
        yield _Wrong("die", tr("match-fair-other-dice"))


def _first_difference(record: Record, seals: Seals, answers: Sequence[Answer], sealed: DealSeal) -> _Wrong | None:
    """Where the chains that were kept leave those that follow from deal and answers."""
    links = list(zip(*sealed.links, strict=False))
    for n in range(min(len(answers) + 1, len(links))):
        if n:
            try:
                record.replay([answers[n - 1]])
            except Exception:  # noqa: BLE001 - an answer that was not given there may fail in any way
                return _Wrong("answer", tr("match-fair-misfit", answer=n))
            seals.heard(record.answers[-1], record.game.table)
        given, fell = links[n]
        if not seals.answers[n].startswith(given):
            text = tr("match-fair-other-answer", answer=n) if n else tr("match-fair-other-table")
            return _Wrong("answer", text)
        if not seals.dice[n].startswith(fell):
            text = tr("match-fair-wrong-dice", answer=n) if n else tr("match-fair-wrong-cards")
            return _Wrong("die", text)
    return None


def _same_dice(states: str, record: Record) -> bool:
    """Whether the moments that were kept have the dice and the cards of those that were played."""
    kept = state_history.read(states, record.definition)
    return len(kept) == len(record.answers) + 1 and all(
        (moment.table.rng, moment.table.kind, moment.table.zones) == (now.table.rng, now.table.kind, now.table.zones)
        for moment, now in zip(kept, _moments(record), strict=True)
    )


def _moments(record: Record) -> Iterator[Game]:
    game = record.at(0)
    yield game
    for answer in record.answers:
        game.answer(*answer.meaning)
        yield game
