### What every part of the program says.

language-name = English

decimal-mark = .

# A seat, where a game has no name for it: labels and reasons of games say it with these words, and a table puts the name there
seat-number = player { $number }

list-more = { $before }, { $item }
list-last = { $before } and { $item }
list = { $items }

# A line of the log that was said again
log-times = ({ $count } times)

# A match as a page to keep
match-page-about = { $day }, with { $names }
match-page-ended = { $team ->
    [none] { $winners-count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
   *[other] { $team } wins.
} { $why }
match-page-open = This match is not finished.
