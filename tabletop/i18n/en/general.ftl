### What every part of the program says.

language-name = English

decimal-mark = .

# What somebody says, and a value that somebody has written
quoted = “{ $words }”
quoted-value = '{ $words }'

# Where a headline has capitals: at every word, or at the first one
headline-capitals = every

# A seat, where a game has no name for it: labels and reasons of games say it with these words, and a table puts the name there
seat-number = player { $number }

list-more = { $before }, { $item }
list-last = { $before } and { $item }
# The same between names of which one has a comma
list-more-parted = { $before }; { $item }
list-last-parted = { $before }; and { $item }
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

# Games and editions that are not to be had
game-none = There is no game { $name }{ $nearest }.
game-twice = There are two games called { $name }; { $package } is left out.
game-left-out = The game { $name } could not be taken in: { $error }.
lint-no-game = { $file }: there is no game { $game }
lint-no-linter = { $file }: the game { $game } checks no files of cards
edition-not = { $name } is no edition of { $game }{ $nearest }
edition-most = At a table there are at most { $most } packs, not { $count }
edition-other-game = The pack { $pack } is for the game { $game }, not for { $other }
edition-needs = The pack { $pack } needs the pack { $need }, which is not chosen
edition-not-fitting = The packs { $packs } do not fit: { $mistake }
edition-no-cards = { $game } has no file of cards, so there are no packs for it
edition-either = { $pack }: a pack has either { $cards } or { $words }
edition-unknown-field = unknown field { $field }
edition-no-tables = { $field }: expected tables, { $tables }, got { $value }
edition-not-own-id = { $place }, id: { $id }; the ids of this pack are like { $like }
edition-without-cards = there is no [[card]]
edition-no-words = { $file }: { $game } is not played with lists of words
