### The keys on paper.

# The code of the language, as pages have it.
paper-language = en
paper-keys = The keys
paper-title = Codenames: Marvel - { $count } keys
paper-how =
    Cut the cards out. The screen names one card and one side to the two Directors, before their first clues: lay
    that card between you so that the named side is at the top, and the Agents cannot see it. S is S.H.I.E.L.D., H is HYDRA, N is
    nobody's, X is the Assassin; bars on the edge show which side starts. Unofficial fan project.
paper-key = Key { $key }
paper-number = KEY { $key }
paper-side = SIDE { $side }
paper-starts = { $side } starts
