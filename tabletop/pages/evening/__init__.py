"""An evening over several games: who comes, the page between matches, and the certificate."""
