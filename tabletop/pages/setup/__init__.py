"""The table set-up: who sits where, by which rules, and who may see what."""
