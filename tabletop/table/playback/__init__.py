"""What happens, told one thing after the other: motion, sounds, bubbles, scores, and back in time."""
