### How matches ended, in a word or two, for the statistics.

ending-name-knock-out = Knock out
ending-name-package = Package
ending-name-target = Target
ending-name-bomb = Bomb
