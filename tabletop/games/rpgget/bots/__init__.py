"""What bots know of RPG Get!."""
