### House rules: names, values, what they are about.

# $place: of a seat, from 1.
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
deck-of-seat = Deck of the { place } seat
deck-of-seat-about = A ready deck of the other side is exchanged for its counterpart when the seats do not work out.
deck-auto = The starter deck
# $side: "good" or "evil".
deck-ready = { $deck } ({ $side ->
    [good] Good
   *[evil] Evil
})
deck-surprise = A surprise from the whole set
handicap = Handicap, { place } seat
handicap-about = So many milliseconds are taken off this seat's time in the gesture race.
handicap-none = None
ms = { $ms } ms

first-side = The first seat is
first-side-about = Good and Evil sit in turns around the table, so one seat decides for all.
by-lot = Drawn by lot
daddy-pants = Daddy pants
daddy-pants-about = The last winner wears them, chooses a side first and has to begin.
daddy-pants-none = Nobody wears them yet
daddy-pants-seat = The { place } seat
daddy-pants-last = The last seat
who-begins = Who begins
who-begins-about = The first turn goes to a random seat, or to the one that the first seat names; Daddy pants come before that.
who-begins-chosen = The first seat chooses
first-actions = Actions in the very first turn
first-actions-about = Going first is an advantage; a single action in the very first turn makes up for it.
first-actions-2 = 2, as printed
bad-hand = A first hand without an Agent
bad-hand-about = The free discard at the end of a turn cures bad hands anyway.
bad-hand-off = Stays
bad-hand-once = May be changed once
padding = Once the other side has given up
padding-about = Whether the winning side may throw more Frickin' Bones, unanswered, for the points on them.
padding-on = The winner may add Bones
padding-off = The attack ends
help-lasts = A call for help
help-lasts-about = Whoever has called lets the others throw for the rest of the attack, or has to call anew for each Bone.
help-lasts-attack = Holds for the whole attack
help-lasts-bone = Is for one Bone
longest-turn = Longest turn
longest-turn-about = Extra actions can feed each other; the limit stops a turn that would never end.
longest-turn-20 = 20 actions and free plays
no-limit = No limit
stalled = Nobody scores any more
stalled-about = After six full rounds without a change in any score pile the most points win.
stalled-6 = Ends after 6 rounds
stalled-off = Play on
conceding = Conceding
conceding-about = Whether a player may give up on the own turn; bots never do. The others play on, or the last one left wins.
conceding-no = Not offered
conceding-yes = On your own turn

## Races

reflexes = Reflexes
reflexes-about = Race for the gesture and for the helping Bone, with more time, or one after the other without any clock.
reflexes-timed = Timed
reflexes-relaxed = Relaxed: three times as long
reflexes-calm = Calm: no clocks
margin = A tie in the gesture race
margin-about = Times so close together count as equal, and the user of the Happening picks; wider for slow keyboards.
margin-within = Within { $ms } ms
ship-answers = Answers to a ship
ship-answers-about = All opponents call at once and then act in turn, or they are simply asked in turn.
ship-answers-claim = Claim first, then play
ship-answers-sequential = One seat after the other
calm-target = Calm Happenings
calm-target-about = How the target of a Happening is found when there is no race.
calm-target-straws = Draw straws
calm-target-user = The user picks
calm-help = Calm help is offered
calm-help-about = Who is asked first for a helping Bone when there is no race.
calm-help-clockwise = Clockwise from the asker
calm-help-rotating = From another seat each time
surprise = A Happening comes
surprise-about = Without a warning the same short pause follows every action; with one the table says to get ready.
surprise-on = As a surprise
surprise-off = With a warning
false-start = A press too early
false-start-about = What becomes of a press before the signal.
false-start-lock = Locks the key for 300 ms
false-start-last = Counts as no press
false-start-off = Is forgiven
race-input = The gesture race is run
race-input-about = One after the other suits several people with a single mouse, and is usual there; the times are compared afterwards.
race-input-shared = All at once
race-input-single = One after the other
help-style = The race to help
help-style-about = The first Bone that lands counts, or the first key pressed, with time to choose a Bone behind the curtain. Where several people have only a mouse they are asked one after the other.
help-style-auto = As fits the table
help-style-land = The Bone itself
help-style-buzz = Press the key first
help-style-calm = No race: asked in turn
titles = Titles of Frickin' Bones
titles-about = Thrown Bones are read aloud, in the voice that is printed on them. With applause the others clap with their keys.
titles-banner = As a speech banner
titles-quiet = Only in the log
titles-applause = Read aloud, with applause

## Decks

open-lists = Deck lists
open-lists-about = The side of a deck is always public; whether its list is too.
open-lists-off = Secret
open-lists-on = Open to all
deck-source = Cards of the deck builder
deck-source-about = Build decks from the whole set, or only from what you own. Ready decks may always be played.
deck-source-all = All cards
deck-source-own = Cards from your boosters
copies = Copies in a deck
copies-about = Five slots of each colour limit copies anyway.
