"""What bots know of words, and how they direct and guess."""
