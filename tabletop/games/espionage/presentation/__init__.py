"""How this game looks and sounds at the table."""
