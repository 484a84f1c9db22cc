### The table while it is set, and the first start.

setup-title = Set the table
setup-deal = Deal the cards
setup-sealed = Sealed night
setup-sealed-tip = Everybody opens packs and builds a deck from them

## What is played with

setup-packs = Packs: cards and words that somebody has made
setup-no-packs = None
setup-at-table = At the table
setup-with-child = With a child
setup-with-child-about = All hands open, no clocks, as many hints as anybody wants; told calmly and read aloud.
setup-privacy = Who sees whose cards
setup-privacy-curtain = A curtain falls between players
setup-privacy-peek = Cards show while your key is held
setup-privacy-open = All hands open, to learn the game
setup-proposed = { $choice } (proposed)
setup-privacy-tip = Alone there is no curtain. Where several look at one screen no hand lies open if it shows only while its own key is held; a curtain falls before somebody else, and between two looks the hand stays covered.
setup-hints = Hints
setup-hints-usual = Usual: one person among bots
setup-hints-off = No hints
setup-hints-few = Three for everybody
setup-hints-free = As many as anybody wants
setup-hints-tip = Hints that were given are counted in the result.
setup-phones = Phones join
setup-phones-tip = Whoever is in the same wireless network joins with a phone and holds the cards in it; nobody else needs a curtain. What is sent is not encrypted: whoever may listen to this network could read it.
setup-phones-how = How it works
setup-phones-lesson = How phones join
setup-phones-photograph = **Photograph the code.** When "Phones join" is on, the table shows a code and a short address. The computer and the phones are in the same wireless network.
setup-phones-sit = **Choose a seat.** Everybody says a name: no app, no account, no internet. Whoever has no phone plays at the table as before, and anybody may just look on.
setup-phones-hold = **Hold your cards.** The table shows what all may see, the phone what only you may. A phone that was asleep comes back where it was; at the pause a seat goes back to the table.
setup-phones-understood = Understood
setup-seed = Seed: the same number deals the same cards
setup-seed-random = Random
setup-words = Your words for the deal, one each
setup-words-none = None
# $mark: the digest of the secret that deals
setup-deal-fixed = Without a seed the deal is fixed now, by a secret with this mark: { $mark }. Your words are mixed in, so that nobody can choose the cards, nor can this program. After the match both can be checked.
setup-house-rules = House rules
setup-as-printed = As printed
setup-as-printed-tip = Set every house rule back to its default
setup-all-as-printed = All house rules are as printed.

## Who sits at a second window

setup-apart = Who sits at a second window
setup-apart-tip = A window of their own, on the second display where there is one
setup-apart-about = People who sit at the second window see their cards and play there. The table's window shows only what everybody may see of them.
setup-nobody-apart = Nobody
setup-second-window = The second window
setup-one-display = There is only one display: whoever looks at it sees both windows.

## A seat

setup-seat = Seat { $number }
setup-add-seat = Add a seat
setup-remove-seat = Take this seat away
setup-human = Human
setup-easy = Easy
setup-normal = Normal
setup-hard = Hard
setup-bot = { $level ->
    [easy] Easy bot
    [normal] Normal bot
   *[hard] Hard bot
}
setup-mouse-only = Mouse only
setup-a-player = A player
setup-look-tip = Portrait, colour, person
setup-who = Who is it?
setup-portrait = Portrait
setup-colour = Colour

## Its side, as the back of its deck says it

setup-side-is = { $name } is **{ $side }**
setup-side-may-be = { $name } may be **{ $side }**
setup-side-wish = Let { $name } be **{ $side }**
setup-side-wished = { $name } is **{ $side }**: press to draw lots again

## Its deck

setup-deck-of = The deck of { $name }
setup-deck-tip = The deck of this seat
setup-own-decks = Own decks
setup-ready-decks = Ready to play
setup-build-decks = Build decks
setup-keep-deck = Keep

## Its keys

setup-react = React
setup-react-does = The one key of this seat: it reacts, races, throws and lifts the curtain
setup-pass = Pass
setup-pass-does = The key that presses Pass for this seat
setup-look = Look
setup-look-does = The key of this seat: it lifts the curtain, and agrees where the table is asked
setup-refuse = Refuse
setup-refuse-does = The key with which this seat refuses where the table is asked, as to end together
# $what: what the key does, in a word
setup-press-key-title = { $what }: press a key
setup-press-key = Press the key that should mean **{ $what }** for { $name }. Esc keeps the old one.
setup-key-of = { $what } of { $name }
setup-keys-of-people = { $count ->
    [one] Here { $keys } belongs to somebody, and does nothing else at this table.
   *[other] Here { $keys } belong to people, and do nothing else at this table.
}
setup-gamepad = Gamepad
setup-gamepad-number = Gamepad { $number }
# $lower and $right: signs of two buttons, $main and $other: what they do
setup-gamepad-tip = **{ $pad }** for this seat: { $lower } is { $main }, { $right } is { $other }
setup-whose-gamepad = Whose gamepad is it?
setup-press-gamepad = Press any button of the gamepad that { $name } holds.
setup-mouse-tip = **Only the mouse** for this seat in races: its badge is the button. Where several people have only a mouse they race one after the other, and help is asked in turn.

## Races

setup-race-tip = Races: the key of this seat, and its handicap
setup-in-a-race = { $name } in a race
setup-race-keys = Races are decided by who presses first. Keys far apart are best; a gamepad needs none.
setup-race-mouse = Races are decided by who presses first. This seat has only the mouse: its button is the badge on the race screen.
setup-race-key = The key for races
setup-race-key-of = the key of { $name }
setup-press-race-key-title = Race: press a key
setup-press-race-key = Press the key with which { $name } races. Esc keeps the old one.
setup-handicap = Handicap: taken off the time in every gesture race

## The first start

setup-welcome = Welcome to the table
setup-welcome-name = Pull up a chair. What do they call you at this table?
setup-lesson-about = A lesson takes five minutes: the first hand is dealt for you, and every card explains itself.
setup-lesson-game = The game of the lesson
setup-symbols = Symbols with colours
setup-symbols-about = For everybody who finds some colours hard to tell apart
setup-look-around = Look around
setup-play-lesson = Play the lesson
