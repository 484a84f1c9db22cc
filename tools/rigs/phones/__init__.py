"""Phones without hands: what somebody taps, lines that bring it to a table, and a table that they can reach."""
