"""The rules kernel: table, asks, scripts, dice, events, record.

Imports nothing of ours, reads no clock, no file and no randomness but the table's own dice.
A game subclasses `Table`, registers verbs, queries and scripts on a `Rules`, and hands out a `Definition`.
"""
