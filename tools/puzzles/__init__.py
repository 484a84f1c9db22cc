"""The puzzle maker."""
