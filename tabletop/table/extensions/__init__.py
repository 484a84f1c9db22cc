"""What a game may add to its table beside layout and cards: input panels, decorations, minigames."""
