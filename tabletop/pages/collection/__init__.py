"""The cards that somebody owns: what is there, what is missing, packs, and trades with others."""
