"""Shows card faces and sprites at all levels of detail, as a picture: python -m tools.card_sheet OUT.png."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pygame

from tabletop.card_art import CardText
from tabletop.card_art.card_sprites import HOVER, REST, SpriteSpec, State
from tools.rigs.pilot import Pilot

ROOT = Path(__file__).resolve().parent.parent


def texts() -> dict[str, CardText]:
    """Return the words of all ESPIONAGE cards, straight from its data."""
    data = tomllib.loads((ROOT / "tabletop/games/espionage/cards.toml").read_text())
    out = {}
    for number, card in enumerate(data["card"], 1):
        both = bool(card.get("mission_text"))
        frame = "gold" if card["rarity"] == "gold" else "both" if both else card["kind"]
        words = (card["text"], card["mission_text"]) if both else (card["text"],)
        out[card["id"]] = CardText(
            id=card["id"], name=card["name"], frame=frame, text=words, kind=card["group"].upper() + " // ANY TURN",
            flavour=card["flavour"], number=number, of=20, rarity=card["rarity"],
        )  # fmt: skip
    return out


def main(out: str) -> None:
    cards = texts()
    with Pilot((1920, 1080)) as pilot:
        target = pilot.window.surface
        target.blit(
            pygame.transform.smoothscale(pygame.image.load(ROOT / "sprites/espionage/mat.webp"), (1920, 1080)), (0, 0)
        )
        sprites = pilot.app.cards

        def put(x: int, y: int, look: SpriteSpec) -> None:
            sprite = sprites.get(look)
            target.blit(sprite, sprite.get_rect(center=(x, y)))

        for i, name in enumerate(cards):
            put(90 + (i % 10) * 128, 110 + (i // 10) * 180, SpriteSpec("espionage", cards[name], 116))
        put(1440, 280, SpriteSpec("espionage", cards["decoy"], 372))
        put(1750, 200, SpriteSpec("espionage", cards["bomb"], 240))
        put(1750, 560, SpriteSpec("espionage", cards["assassin"], 200))
        states: tuple[State, ...] = ("normal", "playable", "target", "hover", "drained")
        for i, (state, name) in enumerate(zip(states, ("ninja", "police", "medic", "hacker", "sniper"), strict=True)):
            lift = HOVER if state == "hover" else REST
            put(200 + i * 210, 620, SpriteSpec("espionage", cards[name], 158, state, lift=lift))
        for i in range(7):
            put(300 + i * 110, 930 + abs(i - 3) ** 2 * 6, SpriteSpec("espionage", None, 132, angle=(3 - i) * 6))
        put(1250, 850, SpriteSpec("espionage", cards["mercenary"], 240, "playable", 6))
        put(1500, 850, SpriteSpec("espionage", cards["double-agent"], 240, "drained", -6))
        put(1760, 900, SpriteSpec("espionage", cards["terrorist"], 190, "target"))
        pygame.image.save(target, out)


if __name__ == "__main__":
    main(sys.argv[1])
