"""Every game as an environment of PettingZoo (the extra `lab`), for people who train players of their own.

from tabletop import lab
env = lab.env(GAME, seats=3)
"""

from tabletop.lab.environment import Batch, TableEnv, TableVector, env

__all__ = ["Batch", "TableEnv", "TableVector", "env"]
