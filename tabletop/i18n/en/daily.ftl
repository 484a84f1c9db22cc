### The deal of a day.

daily-about = Three matches from today's date: the same cards for everybody with this version.
daily-all-played = All three are played, { $won } won. Tomorrow there are others.
daily-played = { $count } of { $of } are played, { $won } won. Tomorrow there are others.
daily-title = Daily deal
daily-kept = Today's matches are kept. Go on with them from the Practice page.
daily-kicker = { $game }  ·  { $date }
daily-copy = Copy
daily-copied = Copied.
daily-match = Match { $number }
daily-play = Play
daily-go-on = Go on
daily-lost = Lost
daily-won = Won
daily-shared = Shared
