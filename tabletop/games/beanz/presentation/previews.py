"""What an attack would come to, before it is chosen (section 11: hover on attack)."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.presentation import OptionPreview
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import ATTACK, TARGET
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.beanz.rules.forecasts import Forecast, forecasts
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.rules.values import (
    BLOWOUT,
    FAILS,
    LABELS,
    TOPPLES,
    Comparison,
    Term,
    fight,
)

RESULTS = {FAILS: "fails", TOPPLES: "Sidewayz", BLOWOUT: "Blowout"}
OFF = "off the mat"
NEVER = "\u00a0"  # a space at which no line ends


def preview(view: ViewOf[Beanz], option: Option) -> tuple[OptionPreview, ...]:
    """An attack: its numbers against every Bean that may become its target. A named target: the numbers against it."""
    if option == PASS:
        return ()
    s = view.table
    act, card, _ = option
    if act == ATTACK:
        return tuple(_foreseen(s, found) for found in forecasts(s, s.turn, card))
    if act == TARGET and s.attack:
        return (_told(s, card, fight(s, s.attack._replace(target=card, ring=s.at[card]))),)
    return ()


def _foreseen(s: Beanz, found: Forecast) -> OptionPreview:
    """The numbers against one target, and in games with dominoes who would fall with it."""
    told = _told(s, found.target, found.fight)
    if not found.dominoes:
        return told
    fallen = ", ".join(_falls(s, card, off=off) for card, off in found.dominoes)
    return told._replace(terms=(*told.terms, f"Domino: {fallen}"))


def _falls(s: Beanz, card: int, *, off: bool) -> str:
    """One's own losses stand out."""
    words = f"{CARDS[s.kind[card]].name}{' off the mat' * off}"
    return f"[coral]**{words}: your own**[/]" if s.owner[card] == s.turn else words


def _told(s: Beanz, target: int, found: Comparison) -> OptionPreview:
    twice = f" times {1 << found.doubles}" if found.doubles else ""
    gains = f"{_sum(s, found.attack)}{twice}{NEVER}={NEVER}{found.total}"
    losses = f"{_sum(s, found.defence)}{NEVER}={NEVER}{found.against}"
    return OptionPreview(
        target, f"{found.total} against {found.against}: {RESULTS.get(found.result, OFF)}", (gains, f"against {losses}")
    )


def _sum(s: Beanz, terms: tuple[Term, ...]) -> str:
    return f" +{NEVER}".join(f"{term.amount}{NEVER}{_name(s, term).replace(' ', NEVER)}" for term in terms)


def _name(s: Beanz, term: Term) -> str:
    """The printed value under the Bean's own name, everything else under its label."""
    return CARDS[s.kind[term.card]].name if term.label == 0 else LABELS[term.label]
