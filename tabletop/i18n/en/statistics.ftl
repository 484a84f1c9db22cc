### The figures of a person, and all matches.

statistics-title = Statistics
statistics-empty =
    {"*"}*Nobody has finished a match yet.**

    Give yourself a name when you set the table: wins, streaks and endings are counted for everybody who has one.
statistics-import = Import
statistics-import-tip = Take in a match from a file or the clipboard
statistics-reset = Reset
statistics-nobody = Nobody yet
statistics-all-games = All games
statistics-all-matches = All matches
statistics-all-matches-tip = The shelf: go on with one, watch one again

# Figures
statistics-matches = matches
statistics-won-alone = won alone
statistics-won-unaided = won alone; { $count } without help
statistics-won-unaided-unknown = won alone; { $count } without help, { $unknown } unknown
statistics-shared = shared
statistics-share-won = of all matches won
statistics-streak = in a row, best { $best }
statistics-a-match = a match
statistics-lasted = { $shortest } to { $longest }
statistics-endings = How they ended
statistics-against = Against
statistics-with = With
statistics-won-of = { $won } of { $of } won
statistics-people = People
statistics-easy = Easy bots
statistics-normal = Normal bots
statistics-hard = Hard bots
statistics-read-aloud = titles read aloud
statistics-hands = of all hands, in the mean
statistics-impersonations = Impersonations

# A match
statistics-match-title = A match
statistics-match-of = { $game }, { $when }: { $ended }
statistics-match-length = { $count ->
    [one] **{ $game }**, one decision
   *[other] **{ $game }**, { toolkit-count } decisions
}
statistics-match-lasted = { $when }, { $span }
statistics-export = Export
statistics-close = Close
statistics-watch = Watch
statistics-story = Its story
statistics-go-on = Go on
statistics-import-title = Import a match
statistics-import-how = Drop an exported match onto this window, or take it from the clipboard.
statistics-from-clipboard = From the clipboard
statistics-reset-ask = Reset these figures?
statistics-reset-why = All figures of **{ $name }** go back to zero. The matches stay in the list.
