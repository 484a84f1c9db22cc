### Decks: the shelf, the builder, and decks as text.

decks-title = Decks
decks-mine = My decks
decks-ready = Ready to play
decks-new = New deck
# $name: of the deck that was copied
decks-copy-of = { $name } (copy)
decks-from-afar = A deck from afar
# The kind of a deck that has cards of both sides
decks-mixed = Mixed
decks-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
decks-legal = Legal: this deck may be played.

## What can be done with a deck

decks-build = Build
decks-copy-to-mine = Copy to my decks
decks-copy = Make a copy of this deck
decks-delete = Delete this deck (it can be taken back)
decks-deleted = The deck is gone. Ctrl+Z takes that back.
decks-take-back = Take back
decks-undeleted = The deck is back.
decks-draw-hand = Draw a sample hand
decks-as-text = Copy the deck as text
decks-as-text-too = Copy the deck as text (also Ctrl+E)
decks-name = Name
decks-name-of-deck = Name of the deck
decks-curve = { $title } of the cards
decks-curve-tip = How many cards have which number: **{ $title }**
# $value: a colour, say, of which a deck has $most cards
decks-dots = { $value } **{ $count }** of { $most }
decks-cards-in = Cards
decks-unknown-card = Nobody here knows this card; it stays in the deck until it is taken out.

## A sample hand

decks-sample-hand = A sample hand
decks-another-hand = Another hand
decks-draw-one = Draw one more

## Who it is

decks-who = Who are you?
decks-who-about = What you own and what you have done is kept under your name. What do they call you at this table?
decks-that-is-me = That is me
decks-not-now = Not now
decks-nobody = Nobody yet
decks-somebody-new = Somebody new ...

## The builder

decks-builder = Deck builder
decks-empty = Click cards to take them, or drag them here. **Auto-fill** completes a deck by itself.
decks-key-take = take a card
decks-key-back = put it back
decks-key-look = look closer
decks-key-deck = to the deck and back
decks-shown-all = Deck: any
decks-shown-out = Not in the deck
decks-shown-in = In the deck
# $facet: what cards differ in, as their rarity
decks-facet-any = { $facet }: any
decks-auto-fill = Auto-fill
decks-auto-fill-tip = Completes the deck with cards that go with it
decks-cannot-fill = Nothing can be added: { $why }
decks-nothing-fits = Nothing is left that would fit into this deck.
decks-full = The deck is full: { $size } cards.
decks-undo = Take back (also Ctrl+Z)
decks-redo = Do again (also Ctrl+Y)
decks-clear = Take all cards out
decks-cleared = The deck is empty. Ctrl+Z takes that back.
decks-no-cards = There is nothing to draw from yet.
decks-my-cards = My cards
decks-my-cards-tip = You build from the cards you own. Press to unlock all cards.
decks-all-cards = All cards
decks-all-cards-tip = All cards are unlocked. Press to build from the cards you own.
decks-not-yours = You do not own { $card } yet. Open boosters, or unlock all cards.
decks-not-owned = not owned
decks-in-deck = { $count } in the deck
decks-used-of = { $used } of { $owned }
decks-pool-ready = Ready
decks-mend-sure = Mend the deck?
decks-mend-about = It may not be played as it is. Auto-fill keeps what fits and completes it.
decks-mend = Mend and go on
decks-build-on = Build on

## Decks as text

decks-import = Import
decks-import-tip = Takes in a deck from the clipboard (Ctrl+V). A text file can be dropped on the window.
decks-copied-saved = Copied to the clipboard, and saved as { $path }.
decks-no-file = The deck is on the clipboard, but no file could be written: { $why }
decks-unreadable-file = This file cannot be read as a deck.
decks-file = The file { $name }
decks-clipboard = The clipboard
# $source: one of the two above
decks-no-deck = { $source } holds no deck. { $why }
decks-no-deck-begins = { $source } holds no deck. { $why } It begins: { $begins }
decks-other-game = This is a deck of another game ({ $game }).
decks-sideboard = A sideboard
decks-sideboard-about = { toolkit-count-first } { $count ->
    [one] card
   *[other] cards
} of this text belong to a sideboard.
decks-sideboard-out = Leave them out
decks-sideboard-in = Take them along
decks-numbers = Numbers before the cards
decks-numbers-about = The cards are numbered { $numbers } What do the numbers say?
decks-numbers-copies = How many copies
decks-numbers-lines = Nothing: one card a line
decks-which-card = Which card?
decks-which-card-about = **{ $words }** may be more than one card.
decks-none-of-them = None of them
decks-taken-in = Taken in: { toolkit-count } { $count ->
    [one] card
   *[other] cards
}.
decks-taken-in-unknown = { toolkit-count-first } { $count ->
    [one] card is
   *[other] cards are
} not known here; kept and marked.
