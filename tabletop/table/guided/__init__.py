"""Tables that explain themselves: the lesson and the show, with their teacher and their commentator."""
