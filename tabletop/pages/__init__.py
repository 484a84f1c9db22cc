"""Every screen but the game table: each is one module or a small package, opened through `program`."""
