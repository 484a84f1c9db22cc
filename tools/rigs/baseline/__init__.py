"""What a large change of the code must leave equal: pictures, words and storyboards, recorded and compared.

Names of modules, classes and functions are no part of a record; names of games, screens, facts and sounds are.
"""
