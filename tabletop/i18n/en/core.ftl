### What the rules say to people in every game, and what is wrong with files of cards and decks.

core-goal-wrong = Not that one: it is not sure to do it in time.
