### The Director's panel, and the same on a small screen of one's own. $asset, $assets: names; $side: S.H.I.E.L.D. or HYDRA.

## Who looks, and the key

panel-title = { $side } DIRECTOR - AGENTS LOOK AWAY
panel-title-alone = { $side } DIRECTOR - ONLY YOU SEE THE KEY
panel-title-said = { $side } DIRECTOR - SAY IT, AND TYPE IT
panel-title-paper = { $side } DIRECTOR - { $key } ON PAPER
panel-hold = { $way ->
    [once] Press here, or Space: the key
   *[hold] Hold here, or Space: the key
}
panel-let-go = { $way ->
    [once] Press again to hide the key
   *[hold] Let go to hide the key
}
panel-hidden = Hold the key to read what is asked.
panel-back = Back to the table
key-name = Key { $key }, side { $side }
key-means = { $owner }: { $means ->
    [assassin] keep away
    [neutral] nobody's
    [own] yours
   *[rival] rivals'
}

key-ticked = ticked
# What is still to be found of an owner, read aloud
key-spoken = { $owner }: { $assets }

## Word and number

panel-wish = TYPE ONE WORD
panel-wish-spoken = THE WORD, IF YOU LIKE
panel-unlimited = No number, and no limit on guesses
panel-ask = One word? Ask
panel-hint = Hint
panel-tell = Tell everybody
panel-tell-clue = Tell everybody: { $word } { number }
panel-tell-number = Tell everybody: { number }
panel-choose-number = Choose a number, too.
panel-type-word = Type one word, and choose a number.
panel-about-cards = Is it about the cards themselves?
panel-about-cards-why = Where they lie or how they are spelt may not be said.
panel-about-name = Does it refer to { $asset }?
panel-about-name-why = Parts of its name may not be said.
panel-publish = No, publish it

## What is said of a word

panel-say = Say word and number aloud, then press the number here; nothing checks the word.
panel-rules = The number says how many of your assets the word points at. Say nothing else, and keep a straight face.
panel-part-of-name = It is part of a name: refused if you mean { $asset }.
panel-too-many = Only { $left } of your assets are left.
panel-fine = It can be said. Tick what you mean, if you like; it shows after the game.
bots-no-link = Bots see no link to anything here.
bots-think = Your bots think of { $assets }.
bots-faint = Your bots see a faint link to { $assets }.
bots-unknown = Bots do not know this word.
bots-unknown-near = Bots do not know this word. Did you mean { $words }?
# $parts: of each owner the asset that fits best, "HYDRA: Thor 4; neutral: Odin 2".
coach-thinks = Bots think of { $parts }.
coach-nothing = It fits nothing here.
coach-neutral = neutral
coach-assassin = the Assassin

## Covers

panel-tick = Tick an asset on the map
panel-not-covered = That one cannot be covered.

## On a small screen of one's own

notes-own = { $owner }: yours
form-number = Number
form-give = Give this clue
form-clue = Clue: one word
form-ask = Ask whether it is one word
form-word = Word
