"""The pictures of the cards, one function each, named as the card with its dashes as underscores."""
