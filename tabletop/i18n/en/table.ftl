### What a table says on its cards, badges and panels, in the pause, and on the ways from it and back.

## What can be done with the card that is held: parts of a sentence, with $ways separated by commas

table-choose-target = choose its target
table-click-lit = { $count ->
    [one] click the place that shines
   *[other] click a place that shines
}
table-press = press { $label }
table-press-one = press one of its buttons
table-or-back = { $ways }, or put it back
table-put-back = or put it back
table-which-way = Which way?

## Answers, taking back, votes

table-against-own-side = Against your own side?
table-do-it = Do it
# $act is the label of an act: "Give up", "Pass".
table-sure = { $act }?
table-counts-as-help = Something had been seen since: this counts as help. { $count ->
    [one] one answer
   *[other] { toolkit-count } answers
} taken back so far; the result says so.
table-question-withdrawn = { $seat } takes the question back.
table-rather-plays-on = { $seat } would rather play on.

## Cards

table-hand-empty = Your hand is empty.
# On a row of which but narrow strips are seen.
table-click-to-lay-out = click to lay out
table-of-goal = of { $goal } { $unit }
table-versus = VS
table-if-won = if won
# Behind a number of points.
table-points = { $count ->
    [one] point
   *[other] points
}

## Badges

# Under the name of a bot.
table-bot = { $level ->
    [easy] easy bot
    [normal] normal bot
   *[hard] hard bot
}
table-thinking = thinking
table-turn = Turn
table-your-turn = Your turn
table-left-this-turn = **{ $what }** left this turn: { $left } of { $of }

## Auto-pass

table-always-ask = Always ask
table-always-ask-means = Every window waits for you.
table-when-aimed = Only when I am attacked
table-when-aimed-means = Passes unless something is aimed at you.
table-pass-chain = Pass this chain
table-pass-chain-means = Until everything on the table has resolved.
table-pass-until-turn = Pass until my turn
table-pass-until-turn-means = Nobody asks you before you begin.
table-pass-turn = Pass this turn
table-pass-turn-means = No window asks you until this turn is over.
table-auto-pass = **Auto-pass: { $mode }.** { $means }
table-auto-pass-press = **Auto-pass: { $mode }.** { $means } A press changes it.
table-when-others-play = When others play, { $seat }

## The hint

table-hint = Hint
table-percent = { $percent } %
table-percent-range = { $low } to { $high } %
table-about-percent = about { $percent } %
table-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

## The pause

table-pause = Pause
table-saved = Everything is saved, up to the last card.
table-back = Back to the table
table-take-back = Take back a move
table-all-agree = Everybody at the table has to agree.
table-rules = Rules
table-cards = Cards
table-settings = Settings
table-keys = Keys
table-export = Export to another folder
table-save-to-menu = Save and go to the menu
table-save-and-quit = Save and quit
table-to-menu-unsaved = Go to the menu without saving
table-quit-unsaved = Quit without saving
table-to-menu = Go to the menu
table-quit = Quit
table-phones-join = Phones join
table-how-dealt = How the deal was fixed
table-the-deal = The deal
table-deal-fixed = The cards and all dice of this match were fixed before anybody saw a card. Whoever writes these marks down can check that after the match: **Check the deal** on the shelf of matches.
table-good = Good

## Saving

table-saved-again = Everything is saved again, up to the last card.
# $why: a sentence without its stop, as "the disk is full".
table-nothing-kept = Nothing is kept this time, because { $why }.
table-stands-still = This match stands still here, because { $why }.
table-not-saved-since = Not saved since { $since }, because { $why }.

## Keys

table-point-at-card = Point at a card first, or go to it with Tab: then it is shown closely.
table-pace = { $pace ->
    [calm] What happens is told at a **calm** pace, the slowest.
    [brisk] What happens is told at a **brisk** pace.
   *[quick] What happens is told at a **quick** pace, the fastest.
}

## Leaving and joining

table-leave-or-join = Leave or join
table-who-plays-on = Who plays on?
table-place-stays = Whoever comes or goes, the place and its cards stay. Whoever has left can come back from here, another day, too.
table-bot-plays = The bot that takes over plays
table-level-easy = Easy
table-level-normal = Normal
table-level-hard = Hard
table-leaves = { $name } leaves
table-comes-back = { $name } comes back
table-newcomer = Somebody new is called
table-name = Name
table-takes-place = takes the place of { $name }
table-will-know = What { $name } will know
table-place-knows = { $count ->
    [one] This place knows one card that lie hidden from others at the table. Whoever has played here at another place must not see them: only somebody who comes new to this match may sit down.
   *[other] This place knows { toolkit-count } cards that lie hidden from others at the table. Whoever has played here at another place must not see them: only somebody who comes new to this match may sit down.
}
table-somewhere-else = Somewhere else
table-sit-down = Sit down here
table-welcome = Welcome, { $name }
table-keys-are-yours = These keys are yours at this table.
table-look = Look at your cards
table-look-and-react = Look at your cards, react
table-lift = Lift your curtain
table-lift-and-react = Lift your curtain, react
table-all-that-is-fast = Everything that is fast
table-to-the-table = To the table

## Ending together

table-end-here = End the game here
table-end-together = End the game together
table-end-here-sure = End the game here?
table-end-it = End it

## The second window

table-second-window = The second window
table-window-of = This is the window of { $names }. When it closes, its cards are shown at the table's window again.
table-close-window = Close the window
table-match-waits = The match waits: something else is open at the other window.
table-look-there = Look at the table's window: the next thing happens there.
table-keys-there = The page of keys is at the table's window: { $key } there.

## The table master

table-repair = Put the table right
table-repair-counts = For when somebody has misread something. The log and the result say so, and the match counts for no statistics, skill and achievements.
table-repair-nothing = There is nothing here that could be put right by hand.
table-repair-a-card = A card
table-repair-a-number = A number
table-repair-from = From
table-repair-card = Card
table-repair-top = The top card, unseen
table-repair-to = To
table-repair-what = Number
table-repair-whose-number = Of
table-repair-new = From now on
table-repair-choose = Choose the number that is right.
table-repair-do = Put right
table-repair-propose = Ask the others
table-repair-whose = { $name } may choose from the own hand, too; everybody else only from what lies open.
table-repair-open-cards = Only what lies open
table-repair-own-cards = I am { $name }

## A position as a file

table-save-position = Save this position
table-position-file = position
table-position-several = A position holds every hidden card, and several of you play: so it is not saved before the match is over.
table-position-saved = Saved to { $path }. Drop the file on the window to go on from there.

## A puzzle of one's own

table-make-puzzle = Make a puzzle of this moment
table-puzzle-asked = Is there a puzzle?
table-puzzle-searched = Every answer, every reply and every hidden card is gone through. This takes a few seconds.
table-stop = Stop
table-no-moment = This is no puzzle: { $why }.
table-no-puzzle = This is no puzzle. { $why }
table-puzzle-unkept = There is a puzzle here, but nothing is kept this time.
table-puzzle-known = This puzzle stands on your shelf already.
table-puzzle-failed = The puzzle cannot be kept: { $why }.
table-puzzle-kept = On your shelf of puzzles: { $task } { $length }, { $grade }.

## The end

table-you-win = You win!
table-wins = { $name } wins
table-team-wins = { $team } wins
table-nobody-wins = Nobody wins
table-all-share = Everybody shares it
table-many-share = { toolkit-count-first } share it
table-share = { $names } & { $last } share it
table-story-lost = The rules have changed since this match was played: its story cannot be told to its end any more.
# Who was applauded most for reading a title aloud.
table-reading = { $verdict ->
    [none] { $seat } read { $card } and had no applause.
    [polite] { $seat } read { $card } and had polite applause.
    [warm] { $seat } read { $card } and had warm applause.
    [big] { $seat } read { $card } and had a big hand.
   *[standing] { $seat } read { $card } and had a standing ovation.
}
table-reading-share = { $verdict ->
    [none] { $seat } read { $card } and had no applause: { $percent } % of all hands.
    [polite] { $seat } read { $card } and had polite applause: { $percent } % of all hands.
    [warm] { $seat } read { $card } and had warm applause: { $percent } % of all hands.
    [big] { $seat } read { $card } and had a big hand: { $percent } % of all hands.
   *[standing] { $seat } read { $card } and had a standing ovation: { $percent } % of all hands.
}
# The score of a team, or of one seat: $score is what is counted, as "points"; $action a line of the log.
table-swing = { $team-count ->
    [one] { $way ->
        [gain] { $team } gains { $amount } { $score } in one turn.
       *[lose] { $team } loses { $amount } { $score } in one turn.
    }
   *[other] { $way ->
        [gain] { $team } gain { $amount } { $score } in one turn.
       *[lose] { $team } lose { $amount } { $score } in one turn.
    }
}
table-swing-by = { $team-count ->
    [one] { $way ->
        [gain] { $team } gains { $amount } { $score } in one turn: { $action }
       *[lose] { $team } loses { $amount } { $score } in one turn: { $action }
    }
   *[other] { $way ->
        [gain] { $team } gain { $amount } { $score } in one turn: { $action }
       *[lose] { $team } lose { $amount } { $score } in one turn: { $action }
    }
}
