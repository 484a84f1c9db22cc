"""Pictures of matches, without a display: films, sheets of scenes, whole matches, what the README shows."""
