"""What all parts of a table share: constants of the match, the view state, the selection, commands, messages."""
