### The ways into practice, and what lies behind them: lessons, matches that are kept, puzzles, achievements, the same deal again.

practice-title = Practice
practice-lesson = Guided lesson
practice-lesson-about = A guided first match that explains itself as you play.
practice-lesson-done = A guided first match that explains itself as you play. You have been through it; it can be played again.
practice-bots = Against bots
practice-bots-about = A table of bots: easy, normal or hard, with a character each.
practice-daily = Daily deal
practice-circuit = Circuit
practice-season = Season
practice-range = The range
practice-range-about = Shot after shot, with a map of where they went and your best marks.
practice-puzzles = Puzzles
practice-puzzles-about = One answer is sure, whatever the others hold: find it. { $count } puzzles in four grades.
practice-achievements = Achievements
practice-achievements-about = What may be done in a match, and what you have done: { $done } of { $of }.
practice-skill = Skill
practice-matches = Matches
practice-matches-about = Watch what was played, step by step, with anybody's eyes.
practice-matches-waiting = { $count ->
    [one] Watch what was played, step by step, with anybody's eyes. One match can go on.
   *[other] Watch what was played, step by step, with anybody's eyes. { toolkit-count-first } matches can go on.
}

# Achievements
practice-medals = Achievements: { $done } of { $of }
practice-medals-any = Any game
practice-medal-progress = { $done } of { $of }

# Lessons
practice-tutorial = Tutorial
practice-first-match = Play the first match
practice-first-match-about = About five minutes: the cards are dealt for you, and somebody at your side says what to do, and why.
practice-first-match-again = About five minutes: the cards are dealt for you, and somebody at your side says what to do, and why. You have been through it; it can be played again.

# Whether the deal was fair
practice-deal = The deal
practice-deal-seen = Good

# Matches that are kept
practice-matches-title = Matches
practice-all-games = All games
practice-state-all = All
practice-state-open = Open
practice-state-finished = Finished
practice-matches-empty =
    {"*"}*No match stands here yet.**

    Every match is kept as it is played: go on with it, or watch it again.
practice-match-lasted = { $when }, { $span }
practice-match-ended = { $count ->
    [one] { $ended }, one step
   *[other] { $ended }, { toolkit-count } steps
}
practice-match-of = { $game }, { $part }, { $when }: { $ended }
practice-match-alone = { $game }, { $when }: { $ended }
practice-export = Export
practice-export-tip = As a text file and to the clipboard
practice-go-on = Go on
practice-watch = Watch it again
practice-story = Its story
practice-review = Review
practice-review-tip = What each decision was worth
practice-check-deal = Check the deal
practice-check-deal-tip = Whether the cards were dealt as it was fixed before the match
practice-same-deal = Same deal
practice-same-deal-tip = Others, or bots, play the same cards, and the tables are compared
practice-not-finished = not finished yet
practice-given-up = given up
practice-nobody-won = nobody won
practice-won = { $names } won
practice-won-shared = { $names } shared the win

# Puzzles
practice-puzzles-title = Puzzles
practice-puzzles-all = All
practice-puzzle = Puzzle { $number }: { $grade }
practice-puzzles-solved = **{ $done } of { $of } solved**, { $stars } stars
practice-puzzles-more = { $title }: { $solved } of { $of }
practice-puzzles-more-tip = More puzzles, { $stars } stars so far
practice-puzzle-wrong = { $puzzle }, { $error }.

# The same deal again
practice-deal-tables = Same deal, two tables
practice-deal-note = The same cards, rules and seats. The figure behind a seat says which part of the other tables it has beaten; as good counts half. Whoever has seen the deal knows its cards, so let others play, or bots.
practice-deal-alone = Nobody else has played this deal yet.
practice-deal-who = Who plays it now
practice-deal-seat = Seat { $number }
practice-deal-go = Deal the same cards
practice-deal-table = [gold]**Table { $number }**[/]  [muted]{ $when }[/]
practice-deal-won = won
practice-deal-shared = shared the win
practice-deal-lost = lost
practice-deal-as-before = { $name }, as before
practice-bot-easy = Bot, easy
practice-bot-normal = Bot, normal
practice-bot-hard = Bot, hard
practice-puzzle-foot = { $count ->
    [one] { $about }, one answer
   *[other] { $about }, { $count } answers
}
