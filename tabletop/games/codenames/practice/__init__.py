"""What may be practised: the tasks of puzzles, and the puzzles themselves."""
