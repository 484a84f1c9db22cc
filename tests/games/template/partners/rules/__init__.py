"""The rules of this game: the table and what may happen on it."""
