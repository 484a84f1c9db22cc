### What bots think of words, where their thoughts are shown.

# How much each asset has to do with a word: "CHAIN: Ghost Rider 5, The Raft 2".
bots-fit = { $word }: { $assets }
bots-know-nothing = nothing that bots know
rating-guess = Your side's chance to win, from how well each name fits the clue, measured in games of bots.
rating-clue = Your side's chance to win, as { $agents } Agents of middling skill would guess at it.
rating-nothing-fits = Nothing that is open fits { $word } well enough.
rating-fit = How well they fit { $word }, out of 5: { $assets }.
rating-names-fit = How well the names fit { $word }, out of 5: { $assets }.
rating-clue-meant = { clue-said }: { $assets }
