"""Practice for one person: a page a game, from which every kind of it is entered by a door."""
