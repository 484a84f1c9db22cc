"""What is to be seen on cards and places beside what is printed, icons of acts, what an attack would come to (section 11)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.ask import PASS, Option
from tabletop.core.presentation import CardSign, OptionPreview
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import ATTACK, TARGET
from tabletop.games.beanz.rules.cards import BLITZ, CARDS, MMP, SHARPSHOOT, SNEAK
from tabletop.games.beanz.rules.changes import Forecast, forecasts
from tabletop.games.beanz.rules.select import can_attack
from tabletop.games.beanz.rules.table import BOTTOMZ_UP, LOOT, RING, RINGS, SIDEWAYZ, SLOTS, Attack, Beanz, Pending
from tabletop.games.beanz.rules.values import LABELS, PRINTED, Comparison, Term, defence_terms, fight, sure_terms, worth
from tabletop.games.beanz.texts import tr
from tabletop.games.beanz.words import RESULTS

MODES = ((SHARPSHOOT, "sign-sharpshoot"), (BLITZ, "sign-blitz"), (SNEAK, "sign-sneak"))

ICONS = {
    "play_bean": "play",
    "play_action": "play",
    "play_cosmos": "weather-night",
    "spin": "restart",
    "attack": "sword",
    "stand": "arrow-up",
    "buy": "cards-outline",
    "concede": "flag",
    "mulligan": "shuffle",
    "hide": "hand",
    "guess": "hand",
    "shoot": "target",
    "flick": "target",
    "decline": "ban",
    "land": "target",
    "join": "plus",
    "galaxy": "pin",
    "target": "shield",
    "respond": "bolt",
    "pick": "check",
    "branch": "check",
    "take": "hand",
    "move": "arrow-right",
    "swap": "flip",
    "enter": "play",
    "place": "weather-night",
    "look": "eye",
    "put": "layers",
    "discard": "delete",
}

NEVER = "\u00a0"  # a space at which no line ends


def signs(view: ViewOf[Beanz]) -> tuple[CardSign, ...]:
    """Values that differ from the printed ones or cannot be read, Space Loot and whether it can be shot for, and what waits
    (section 11).
    """
    s = view.table
    return (*_party(view), *_values(s), *_loot(s), *_waiting(s))


def _party(view: ViewOf[Beanz]) -> Iterator[CardSign]:
    """Who has joined the Bean Blitz that is being gathered (MB-86)."""
    if view.query == "blitz_party" and view.args:  # only whoever gathers it is told
        for card in view.args[0]:
            yield CardSign("card", card, tr("sign-blitz"), "good", "sword")


def _boosts(s: Beanz) -> tuple[Pending, ...]:
    """What waits for an attack, or belongs to the one that is being made."""
    return s.attack.boosts if s.attack else s.pending


def _waiting(s: Beanz) -> Iterator[CardSign]:
    """For the next Bean Attack of this turn (MB-89), what costs less, and what is to come (MB-138, MB-140, MB-141)."""
    seat, mode, boosts = s.turn, 0, _boosts(s)
    if added := sum(boost.add for boost in boosts):
        yield CardSign("seat", seat, f"{added:+}", "good", "sword")
    if doubles := sum(boost.doubles for boost in boosts):
        yield CardSign("seat", seat, f"x{1 << doubles}", "good", "sword")
    for boost in boosts:
        mode |= boost.mode
    for bit, key in MODES:
        if mode & bit:
            yield CardSign("seat", seat, tr(key), "good", "sword")
    if s.off_bean:
        yield CardSign("seat", seat, tr("sign-bean-cheaper", amount=s.off_bean), "plain", "cards")
    if s.off_spin:
        yield CardSign("seat", seat, tr("sign-spin-cheaper", amount=s.off_spin), "plain", "restart")
    for other in range(2):
        if s.drained[other]:
            yield CardSign("seat", other, tr("sign-drained", amount=s.drained[other]), "bad", "flash")
        if s.lucky[other]:
            yield CardSign("seat", other, tr("sign-lucky", count=s.lucky[other]), "good", "target")


def _values(s: Beanz) -> Iterator[CardSign]:
    """Of those who fight in any case, what they fight with, and which of the two they are. What they had against a target that
    has left, or has fallen, is counted no more: their numbers stood for how it was before.
    """
    attackers = s.attack.cards if s.attack else ()
    target = s.attack.target if s.attack and s.attack.target >= 0 and s.at[s.attack.target] < RING else -1
    fallen = bool(s.attack and s.attack.topple & 4)
    counts = not fallen and (target >= 0 or not (s.attack and s.attack.target >= 0))
    found = fight(s, s.attack) if s.attack and target >= 0 and _here(s, attackers) else None
    for ring in range(RING):
        for card in s.zones[ring]:
            printed = MMP[s.kind[card]]
            defence, attack = worth(defence_terms(s, ring)), _attack(s, ring, card)
            if card in attackers:
                yield CardSign("card", card, tr("sign-attacks"), "good")
                if counts:
                    total = found.total if found and card == attackers[0] else attack
                    yield CardSign("card", card, str(total), "good", "sword")
                continue
            if card == target:
                yield CardSign("card", card, tr("sign-target"), "bad")
                if counts:
                    yield CardSign("card", card, str(found.against if found else defence), "bad", "shield")
                continue
            if attack > printed:
                yield CardSign("card", card, str(attack), "good", "sword")
            if defence != printed or s.pos[card] == BOTTOMZ_UP:  # what is printed stands on its head
                yield CardSign("card", card, str(defence), "plain", "shield")


def _here(s: Beanz, cards: tuple[int, ...]) -> bool:
    """All of them lie on the mats."""
    return all(s.at[card] < RING for card in cards)


def _attack(s: Beanz, ring: int, card: int) -> int:
    """What the Bean would attack with against whomever, or attacks with now; 0 if it cannot attack. What waits for the attack
    counts once, for the Bean that was named first.
    """
    attacks = s.attack.cards if s.attack else ()
    if card not in attacks and not can_attack(s, card):
        return 0
    seat = ring // SLOTS
    mine = seat == s.turn and (not attacks or card == attacks[0])
    boosts = _boosts(s) if mine else ()
    first = s.attack.first if s.attack else mine and s.attacks == 0
    s = s.copy()
    s.pos[card] = BOTTOMZ_UP
    terms = sure_terms(s, Attack(seat, (card,), 0, boosts, first, card, ring))
    return worth(terms) << sum(boost.doubles for boost in boosts)


def _loot(s: Beanz) -> Iterator[CardSign]:
    """MB-98: a half that its owner shoots for next is lit: what is Bottomz-up has spun back by then (MB-16). The last card of a
    place burns (section 11).
    """
    for seat in range(2):
        for half in range(3):
            zone = LOOT + 3 * seat + half
            left = len(s.zones[zone])
            ready = left and all(s.zones[ring] and s.pos[s.zones[ring][0]] != SIDEWAYZ for ring in RINGS[seat, half])
            yield CardSign("zone", zone, f"{left}", ("last" if left == 1 else "ready") if ready else "plain", "star")


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
    return told._replace(terms=(*told.terms, tr("preview-domino", fallen=fallen)))


def _falls(s: Beanz, card: int, *, off: bool) -> str:
    """One's own losses stand out."""
    name = CARDS[s.kind[card]].name
    words = tr("preview-off", card=name) if off else name
    return f"[coral]**{tr('preview-own', fallen=words)}**[/]" if s.owner[card] == s.turn else words


def _told(s: Beanz, target: int, found: Comparison) -> OptionPreview:
    gains, losses = _sum(s, found.attack), _sum(s, found.defence)
    if found.doubles:
        gains = tr("preview-doubled", sum=gains, times=1 << found.doubles)
    result = tr("preview", total=found.total, against=found.against, result=RESULTS[found.result])
    against = tr("preview-against", sum=_equals(losses, found.against))
    return OptionPreview(target, result, (_equals(gains, found.total), against))


def _equals(terms: str, worth: int) -> str:
    return f"{terms}{NEVER}={NEVER}{worth}"


def _sum(s: Beanz, terms: tuple[Term, ...]) -> str:
    return f" +{NEVER}".join(f"{term.amount}{NEVER}{_name(s, term).replace(' ', NEVER)}" for term in terms)


def _name(s: Beanz, term: Term) -> str:
    """The printed value under the Bean's own name, everything else under its label."""
    return CARDS[s.kind[term.card]].name if term.label == PRINTED else tr(f"sum-{LABELS[term.label]}")
