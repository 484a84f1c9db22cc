"""The card browser: all cards of a game, found by what they are and what they say."""
