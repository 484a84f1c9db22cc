"""How this game looks at the table."""
