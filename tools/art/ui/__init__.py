"""Pictures shared by all games: title screen, logo, tiles, portraits and effects."""
