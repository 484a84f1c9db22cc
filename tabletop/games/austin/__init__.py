"""Austin Powers: Good against Evil around the table, duels of Frickin' Bones, and gestures that decide who was last."""
