"""What the people at this table have played: figures, endings, opponents, matches."""
