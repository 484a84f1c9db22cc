"""What mouse, keys and gamepads do at the table: choosing, taking up, dropping, looking closer."""
