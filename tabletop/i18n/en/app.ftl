### Setting a table, keys, files, and the pack that is made here.

# What keys do
app-key-rules = Rules and help
app-key-log = Log of the match
app-key-cards = All cards
app-key-hint = Hint
app-key-odds = Odds of hidden cards
app-key-mats = Mats of others, one after the other
app-key-status = How the table stands, said aloud
app-key-zoom = Look at a card closely
app-key-undo = Take back
app-key-redo = Do again
app-key-hurry = Hurry what is told
app-key-telling = Pace of the telling
app-key-pass-turn = Pass for this turn
app-key-pause = Pause
app-key-keys = All keys
app-key-skip = To the end, or how it went
app-key-faster = Faster, for who is out
app-key-all-hands = All hands, for who is out
app-key-panel = To the own panel
app-key-number = A seat, a target or a card
app-key-choose = Choose, or go back

# Setting a table
app-preset-solo = { $count ->
    [one] Solo: you and one bot
   *[other] Solo: you and { toolkit-count } bots
}
app-preset-duel = You and one bot
app-preset-two = Two at the table
app-preset-friends = Four friends
app-player = Player
app-player-number = Player { $number }
app-own-deck = A deck of one's own
app-deck-cards = { $count } cards
app-deck-about = { $side }: { $about }
app-deck-wrong = The deck of { $name }: { $wrong }
app-too-few-places = { $game } is for { $least } players or more; at one screen there is room for { $most }.
app-nameless = Everybody needs a name.
app-name-twice = Two seats are called { $name }.
app-key-twice = The key { $key } is used twice ({ $names }).
app-seed-number = A seed is a whole number; leave it empty for a random one.

# A table from words of the command line
app-wrong-seats = { $game } is for { $least } to { $most } seats, not { $count }.
app-wrong-seats-exactly = { $game } is for { $least } seats, not { $count }.
app-name-too-long = A player's name has at most { $most } letters, not { $letters } as { $name }.
app-nobody-called = Nobody at this table is called { $name }{ $nearest }.
app-bot-apart = { $name } is a bot; a second window is for people.

# Files
app-export-failed = The match could not be exported: { $error }
app-export-unreadable = { $wrong } It is saved as { $path }.
app-export-done = Saved as { $path }, and copied to the clipboard.
app-import-unreadable = This file cannot be read as a match.
app-import-done = The match was taken in.
app-not-remembered = This is not remembered: { $error }

# The pack that is made here
app-my-pack = My first pack
app-somebody = Somebody
app-no-card-file = { $game } has no file of cards
app-pack-full = A pack made here has at most { $most } cards.
app-new-card = New card { $number }
app-field-name = Name
app-field-text = Text
app-field-flavour = Flavour
