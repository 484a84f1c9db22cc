"""The rules of Codenames: Marvel: the key, clues, guesses, and what ends the game."""
