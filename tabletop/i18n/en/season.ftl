### A season: its way in, its evenings, its tables and its standing.

season-about = Ten evenings at changing tables, the same faces, and a standing at the end.
season-next = Evening { $number } of { $of } is next.
season-best = Your best: place { $place }.
season-gone = The season of this match is not in the file any more.
season-kept = The season is kept. Go on with it from the Practice page.
season-kicker = { $game }  ·  number { $number }
season-ended-first = You win the season
season-ended-second = You are second in the season
season-ended-third = You are third in the season
season-ended = You end in place { $place } of the season
season-another = Another season
season-begin = Begin the season
season-go-on = Go on with the evening
season-sit-down = Sit down
season-worth = A win is worth { $points } points, alone or shared. The standing goes by points for each evening that one was there.
season-worth-shared = A win is worth { $points } points, a shared one { $shared }. The standing goes by points for each evening that one was there.
season-you = You
season-easy = easy
season-normal = normal
season-hard = hard
season-standing = The standing
season-average = Points an evening
season-points-in = { $points } in { $evenings }
