"""The rules of the game: what may be done, what it does, and when it is over."""
