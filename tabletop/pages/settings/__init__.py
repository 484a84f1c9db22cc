"""The settings: everything is stored at once and seen at once."""
