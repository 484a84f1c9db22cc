"""A monkey at the table: it presses, drags, types and resizes by lot in the real program, and tells what broke."""
