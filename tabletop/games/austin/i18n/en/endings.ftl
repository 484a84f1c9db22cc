### How matches ended, in a word or two, for the statistics.

ending-name-goal = Goal
ending-name-stall = Stall
ending-name-concede = Concede
ending-name-agreed = Agreed
