### An evening together: its plan, its page, its certificate and what is saved of it.

evening-gone = The evening of this match is not in the file any more.

# The plan
evening-plan-title = An evening together
evening-plan-kicker = All games, one standing
evening-nobody-yet = Say who comes: then the programme stands here.
evening-no-time = No match fits into this evening.
evening-begin = Begin the evening
evening-evening = The evening
evening-how-long = How long
evening-one-hour = 1 h
evening-hour-and-half = 1 h 30
evening-two-hours = 2 h
evening-three-hours = 3 h
evening-four-hours = 4 h
evening-who-wins = Who wins
evening-alone = Everybody alone
evening-teams = Two teams
evening-bots = Bots that fill a table
evening-easy = Easy
evening-normal = Normal
evening-hard = Hard
evening-games = The games
evening-who-comes = Who comes, and what they like
evening-likes = Likes { $game } best
evening-not-here = Not here
evening-likes-all = Plays everything
evening-somebody-new = Somebody new
evening-programme = The programme

# The page
evening-kept = The evening is kept. Go on with it from the menu.
evening-nobody-here = Nobody is here. Say who has come, and the evening goes on.
evening-late = No other match fits into the evening. Give it more time, or end it.
evening-save = Save as a page
evening-end = End the evening
evening-end-ask = End the evening?
evening-end-why = The standing is final as it is now; a match that goes on is given up.
evening-end-yes = End it
evening-spent = { $count ->
    [one] one match in { $minutes } minutes
   *[other] { toolkit-count } matches in { $minutes } minutes
}
evening-left = { $left } of { $minutes } minutes left
evening-close = Close the evening
evening-go-on = Go on with the match
evening-a-break = A break
evening-break-over = The break is over
evening-deal = Deal the cards
evening-match-goes-on = This match goes on.
evening-nothing-yet = Nothing yet
evening-break-about = About { $minutes } minutes.
evening-break-then = About { $minutes } minutes. Then: **{ $next }**.
evening-match-about = About { $minutes } minutes.
evening-match-resting = About { $minutes } minutes. Resting: { $names }.
evening-matches = The matches
evening-who-is-here = Who is here
evening-comes = { $name } comes
evening-new-comes = Somebody new comes
evening-less = { $minutes } min less
evening-more = { $minutes } min more
evening-match-tip = Watch it again, read it, or play the same deal once more
evening-phones-next = Next: { $game }.
evening-phones-plays = Next: { $game }. You play; your seat comes to this phone by itself.
evening-phones-rests = Next: { $game }. You rest in it and look on.

# The standing
evening-standing = The standing
evening-team-points = Team one { $one }  ·  team two { $two }
evening-away = away
evening-played = { $count } played
evening-bot = { $name } (bot)

# What comes and what has been
evening-break = Break
evening-final-title = Final: { $game }
evening-now = now
evening-in = in { $minutes } min
evening-break-line = Break, { $minutes } minutes
evening-ahead-then = those who are ahead then
evening-the-end = The end
evening-final = { $game }, final
evening-told-goes-on = { $number }. { $game }: goes on
evening-told-given-up = { $number }. { $game }: given up
evening-told-nobody = { $number }. { $game }: nobody gets ahead
evening-told = { $number }. { $game }: { $names } { $points }
evening-draw = The evening is a draw
evening-wins = { $names } wins the evening
evening-share = { $names } share the evening
evening-award-game = { $names }: best at { $game } ({ $points })
evening-award-first = { $names }: first of the evening ({ $points })

# What is saved
evening-not-saved = The page could not be saved: { $error }
evening-saved = Saved as { $path }.
evening-page-played = { $count ->
    [one] one match
   *[other] { toolkit-count } matches
}
evening-page-when = { $date }  ·  { $minutes } minutes
evening-page-awards = Awards
evening-page-table = The last table
evening-page-table-end = The table at the end of the last match
