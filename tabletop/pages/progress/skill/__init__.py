"""How good one is: the score without luck, its curve, and ratings of everybody and of the bots."""
