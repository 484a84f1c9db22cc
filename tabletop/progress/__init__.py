"""What makes players better, after a match and beside it. Knows no game and no screen."""
