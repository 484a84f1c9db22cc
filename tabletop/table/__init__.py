"""The table: any game, played on one screen; it knows no rule and no game by name."""
