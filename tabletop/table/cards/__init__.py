"""The cards of the table: which are shown where, and what is drawn on and round them."""
