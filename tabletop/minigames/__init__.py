"""What hands do outside the rules: flicks and races. Each is played on a screen of its own, and what comes of it is WORLD's
answer.
"""
