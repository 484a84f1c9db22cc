### How matches ended, in a word or two, for the statistics.

ending-name-all-found = All found
ending-name-found-by-rival = Found by rival
ending-name-assassin = Assassin
ending-name-gauntlet = Gauntlet
ending-name-rival-complete = Rival complete
