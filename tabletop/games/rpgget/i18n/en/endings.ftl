### How matches ended, in a word or two, for the statistics.

ending-name-goal = Goal
ending-name-last = Last
ending-name-together = Together
ending-name-stalemate = Stalemate
ending-name-agreed = Agreed
