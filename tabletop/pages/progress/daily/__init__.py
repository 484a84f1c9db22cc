"""The daily deal: three matches from the date, and one line about them to copy."""
