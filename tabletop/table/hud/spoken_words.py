"""What a table says to whoever does not look at it, as plain sentences, and what may be said at all where others hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.layout import HAND, zone_name
from tabletop.i18n import tr
from tabletop.toolkit.markup import escape, plain
from tabletop.toolkit.plain_words import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.card_art import CardText
    from tabletop.core.table import Table
    from tabletop.match import PlayerView
    from tabletop.match.history.match_log import LogLine
    from tabletop.table.widgets.panel_facts import BadgeFacts

STOPS = ".!?…:"
LATEST = 4  # lines of the log that are said at once: whoever fell behind hears how it stands, not all that happened


def may_tell(player_view: PlayerView, *, headphones: bool) -> bool:
    """THE rule of what is read aloud: all that this window shows, while it shows nobody's cards (nobody is its viewer), or
    only one person is here, or all people here know the same anyway, or nobody else hears it. Else, with somebody's cards in
    the open and others in the room, nothing but what the public knows: no covered card, no option, no line of one's own log.
    """
    alone = player_view.privacy.solo != NOBODY
    return (
        headphones
        or alone
        or player_view.viewer == NOBODY
        or player_view.trusting
        or player_view.privacy.mode == "open"
    )


def public(table: Table, card: int) -> bool:
    """Everybody sees the face of this card."""
    return bool(table.seen[card] & table.eyes(NOBODY))


class SpokenChoice(NamedTuple):
    """Something that can be chosen, and the key for it."""

    key: str
    what: str


def sentence(words: str) -> str:
    """Words as they are spoken: without marks, with a stop at the end."""
    found = " ".join(plain(words).split())
    return found if not found or found[-1] in STOPS else f"{found}."


def joined(*parts: str) -> str:
    """Sentences one after another, each line one of its own; of empty ones nothing remains."""
    return " ".join(found for part in parts for line in part.split("\n") if (found := sentence(line)))


def card(text: CardText | None, why_not: str = "") -> str:
    """A card under the focus: name, what it is, text, and why nothing can be done with it. None: only its back is seen."""
    if text is None:
        return tr("speech-covered")
    idle = tr("speech-idle", why=escape(why_not)) if why_not else ""
    return joined(escape(text.name), *map(escape, text.spoken), *text.text, idle)


def ways(found: Sequence[SpokenChoice], more: int = 0, names: Sequence[str] = ()) -> str:
    """The possible answers by their keys; how many `more` are reached with Tab; `names` to type from."""
    said = [tr("speech-way", key=way.key, what=way.what.strip().rstrip(STOPS)) for way in found]
    typed = tr("speech-type", names=", ".join(names)) if names else ""
    return joined(*map(escape, (*said, typed)), tr("speech-with-tab", count=more) if more else "")


def seat(name: str, facts: BadgeFacts, score: tuple[int, str], piles: Mapping[str, int]) -> str:
    """How it stands for a seat by what everybody may know: its score and what that is called, what its badge shows, and the
    cards in its `piles` by their groups. A number that has the name of another one is said once.
    """
    status, (number, what) = facts.status, score
    tallies = status.tallies if status is not None else ()
    own = {tally.symbol for tally in tallies}
    said = [tr("speech-count", count=number, what=what)]
    said += [tr("speech-goal", count=status.goal)] if status is not None else []
    said += [tr("speech-in-hand", count=facts.hand)] if facts.hand >= 0 and HAND not in own else []
    said += [tr("speech-count", count=tally.number, what=tally.name) for tally in tallies]
    said += [
        tr("speech-pile", pile=zone_name(group), count=count) for group, count in piles.items() if group not in own
    ]
    if facts.pips_of and facts.pips_name:
        said.append(tr("speech-left", what=facts.pips_name, count=facts.pips_of - facts.pips))
    notes = [*(words for _, words in status.tokens), *status.notes] if status is not None else []
    counts = listed([*{words.lower(): words for words in said}.values()])
    line = tr("speech-seat", name=name, out="yes" if facts.out else "no", counts=counts)
    return joined(*map(escape, (line, *notes)))


def told(lines: Sequence[LogLine], heard: Sequence[LogLine], before: int, *, private: bool) -> list[LogLine]:
    """The newest lines of a log behind the first `before`; without `private` those that stand in the log that all may read
    (`heard`), too.
    """
    new = lines[before:]
    if not private:
        open_ = {(line.n, line.line) for line in heard if line.n >= new[0].n} if new else set()
        new = [line for line in new if (line.n, line.line) in open_]
    return list(new[-LATEST:])


class SpeechQueue:
    """What waits to be said. `say(kind, words)`: when the voice is free, in the place of older words of this kind, so that it
    never lags; `cut(words)`: now, whatever is being said.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, str] = {}
        self._now = ""

    def say(self, kind: str, words: str) -> None:
        self._waiting.pop(kind, None)
        if words:
            self._waiting[kind] = words

    def cut(self, words: str) -> None:
        self._now = words

    def __bool__(self) -> bool:
        """Whether anything waits."""
        return bool(self._waiting or self._now)

    def forget(self) -> None:
        self._waiting.clear()
        self._now = ""

    def next(self, *, busy: bool) -> str:
        """What is to be said now, "" for nothing."""
        if self._now:
            found, self._now = self._now, ""
        elif busy:
            found = ""
        else:
            found = " ".join(self._waiting.values())
            self._waiting.clear()
        return found
