"""The rules of a game: one page that sums them up, all rules by chapter, and a search."""
