"""Which cards a seat of ESPIONAGE knows of that make a term of the value count for it: for reasons (bots.witness)."""

from __future__ import annotations

from tabletop.bots.evidence import CardEffect, EvidenceRules
from tabletop.core.ask import Option
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import CARDS, KIND
from tabletop.games.espionage.rules.endings import fatal_kinds
from tabletop.games.espionage.rules.queries import AIM, PLAY, REACT
from tabletop.games.espionage.rules.table import DISCARD, EXPOSED, HAND, STEP, Spies

ATTACKS = ("assassin", "sniper", "terrorist")
THIEVES = ("infiltrator", "double-agent")
GOLD = ("target", "package")
DANGERS = ("exposed to chance", "exposed to attackers")


def fatal_titles(s: Spies) -> list[str]:
    return [title for title in (*GOLD, "protector") if fatal_kinds(s) >> KIND[title] & 1]


def witnesses(view: ViewOf[Spies]) -> EvidenceRules:
    """Attacks, and what they would meet."""
    s, seat = view.table, view.seat
    hands = [card for x in OPPONENTS[s.alive, seat] for card in s.zones[HAND + STEP * x]]

    def known(*titles: str) -> list[int]:
        """In others' hands, in the order of the titles."""
        return [card for title in titles for card in hands if s.kind[card] == KIND[title]]

    gold = fatal_titles(s)
    mine = {CARDS[s.kind[card]].id for card in s.zones[HAND + STEP * seat]}
    own = {title: known(*gold) for title in ATTACKS}
    own |= {title: known(*GOLD) for title in THIEVES}
    own["protector"] = known("target")
    own["saboteur"] = known("bodyguard", "police", "protector")
    own["medic"] = [card for title in GOLD for card in s.zones[DISCARD] if s.kind[card] == KIND[title]]
    if not mine.isdisjoint(gold):
        own |= {"bodyguard": known(*ATTACKS), "police": known(*ATTACKS), "decoy": known("assassin", "sniper")}
    kept = {title: cards for title, cards in own.items() if title in mine}
    if not mine.isdisjoint(gold):
        kept |= dict.fromkeys(DANGERS, known(*ATTACKS))
    return EvidenceRules(kept, {card.id: known(card.id) for card in CARDS})


def action(view: ViewOf[Spies], option: Option) -> CardEffect | None:
    """An aim goes for gold that the seat saw in that hand, what is played may aim there, a Bodyguard saves what lies open."""
    s, (act, card, spot) = view.table, option
    title = CARDS[s.kind[card]].id if card >= 0 else ""
    if act == REACT and title == "bodyguard":
        return next((CardEffect("saves", entry) for entry in s.zones[EXPOSED + STEP * view.seat]), None)
    if act not in (AIM, PLAY):
        return None
    wanted = fatal_titles(s) if title in ATTACKS else GOLD if title in THIEVES else ()
    seats = (spot,) if act == AIM else OPPONENTS[s.alive, view.seat]
    hands = [held for x in seats for held in s.zones[HAND + STEP * x]]
    known = (held for name in wanted for held in hands if s.kind[held] == KIND[name])
    return next((CardEffect("goes for" if act == AIM else "can go for", held) for held in known), None)
