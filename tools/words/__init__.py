"""How many words of a list the bots of Codenames understand."""
