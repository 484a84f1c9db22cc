"""Pass the Card: a complete small game, to be copied as the beginning of another one (CONTRIBUTING, "Add a game").

Imports inside are relative, so that a copy works under any name. The program does not look at folders that begin with "_".
"""
