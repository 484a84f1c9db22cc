"""Printed facts of the cards for the screens above: lines, texts and marks."""

from __future__ import annotations

from tabletop.core.presentation import CardFace
from tabletop.games.austin.rules.cards import (
    CARDS,
    TYPE,
    TYPES,
    VIBE_NAMES,
    Agent,
    Bone,
    Card,
    Happening,
    Swinger,
    Vibes,
    four,
)
from tabletop.games.austin.rules.statics import GUARD
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import printed_text, vibe_list

TRAIT_WORDS = {"shagette": tr("trait-shagette"), "ministry": tr("trait-ministry"), "henchman": tr("trait-henchman")}
COPIES = {"common": 3, "uncommon": 2, "rare": 1, "starter": 1}  # how often the browser shows it as usual


def _line(card: Card) -> str:
    """The kind of card in words, as printed under its name."""
    if isinstance(card, Agent):
        plain = tr("line-ship") if card.ship else tr("line-agent")
        return tr("line-agent-of", traits=_traits(card)) if card.traits else plain
    if isinstance(card, Bone):
        return tr("line-bone")
    return tr("line-swinger") if isinstance(card, Swinger) else tr("line-happening")


def _traits(card: Agent) -> str:
    return ", ".join(TRAIT_WORDS[trait] for trait in card.traits)


def vibe_words(vibes: Vibes) -> str:
    """Say "groovy groovy creepy" for two groovy and a creepy one."""
    return " ".join(name for name, n in zip(VIBE_NAMES, four(vibes), strict=True) for _ in range(n))


def _marks(kind: int, card: Card) -> tuple[tuple[str, str], ...]:
    """What the printed card shows besides its words, by name."""
    out: tuple[tuple[str, str], ...] = (("type", TYPES[TYPE[kind]]), ("side", card.allegiance), ("dot", card.dot))
    if isinstance(card, Agent):
        out += (("role", card.role), ("sex", card.sex), ("vibes", vibe_words(card.vibes)), ("score", str(card.score)))
        out += (("traits", _traits(card)),) if card.traits else ()
        out += (("ship", "yes"),) if card.ship else ()
        out += (("guard", "yes"),) if GUARD[kind] else ()
    elif isinstance(card, Bone):
        out += (("need_shag", vibe_words(card.need_shag)), ("need_kill", vibe_words(card.need_kill)))
        out += (("score", str(card.score)), ("speaker", card.speaker))
    elif isinstance(card, Swinger):
        out += (("swing_need", vibe_words(card.swing_need)),)
    elif isinstance(card, Happening):
        out += (("score", str(card.score)),)
    return out


def _spoken(card: Card) -> tuple[str, ...]:
    """The same marks in sentences."""
    score = tr("spoken-score", score=card.score, side=card.allegiance) if not isinstance(card, Swinger) else ""
    if isinstance(card, Agent):
        return (
            tr("spoken-agent", role=card.role, sex=card.sex),
            tr("spoken-vibes", vibes=vibe_list(four(card.vibes))),
            score,
        )
    if isinstance(card, Bone):
        shag, kill = (vibe_list(four(need)) or "none" for need in (card.need_shag, card.need_kill))
        return tr("spoken-needs", shag=shag, kill=kill), tr("spoken-speaker", speaker=card.speaker), score
    return (tr("spoken-swing", vibes=vibe_list(four(card.swing_need))),) if isinstance(card, Swinger) else (score,)


def _face(kind: int, card: Card) -> CardFace:
    return CardFace(
        card.id,
        card.name,
        _line(card),
        printed_text(card),
        card.flavour,
        card.rarity,
        COPIES[card.rarity],
        tr(f"group-{card.allegiance}-{TYPES[TYPE[kind]]}"),
        card.art,
        marks=_marks(kind, card),
        spoken=_spoken(card),
    )


FACES = tuple(_face(kind, card) for kind, card in enumerate(CARDS))
