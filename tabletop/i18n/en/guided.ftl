### Tables that explain themselves: lesson, demo, puzzle, and a match that is watched again.

## Lesson and demo

guided-demo = Demo: press any key
guided-still-talking = One moment: the teacher is still talking.
guided-not-that = Not that now: do what the teacher asks for.
guided-no-log = Not in the lesson: the teacher stands where the log would be.
guided-to-menu = To the menu
guided-leave-lesson = Leave the lesson?
guided-leave = Leave
guided-stay = Stay

## Puzzle

guided-hint = Hint
guided-what-to-look-at = What to look at
guided-again = Again
guided-to-start = Back to the start
guided-solution = Solution
guided-play-it-out = Play it out
guided-next-puzzle = The next puzzle
guided-to-shelf = To the shelf
guided-answers-to-go = { $count ->
    [one] { $count } answer to go.
   *[other] { $count } answers to go.
}
# $end: how likely the solution works.
guided-solved = Solved. { $end }
guided-look-for = Look for: { $what }
guided-is-solved = It is solved.
guided-puzzle-begins = This is where the puzzle begins.
guided-nothing-ahead = There is nothing ahead.
guided-not-remembered = This is not remembered: { $why }

## A match that is watched again

guided-eyes-of = Eyes of { $name }
guided-all-hands = All hands open
guided-onlooker = An onlooker
guided-whose-eyes = Whose eyes
guided-press-where = Press where you want to be
guided-turn-before = The turn before
guided-step-back = One step back
guided-play-or-pause = Play or pause
guided-step-on = One step on
guided-next-turn = The next turn
guided-how-fast = How fast it is told
guided-pace = { $pace ->
    [calm] Calm
    [brisk] Brisk
   *[quick] Quick
}
guided-turn-of = Turn { $turn } of { $turns }
guided-before-first = Before the first card
guided-beginning = This is the beginning.
guided-end = This is the end.
guided-once-more = Once more
guided-play-on = Play on from here
guided-new-match = A new match begins at this moment, with the same people and bots. The hidden cards lie as they were, or all that you do not know is dealt once more. It counts for no statistics.
guided-dealt-anew = Dealt anew
guided-as-they-were = As they were
guided-no-playing-on = Nothing can be played on from here: { $why }
