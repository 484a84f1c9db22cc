### What practice keeps and finds: collections, deals, decisions, puzzles, evenings, and what is wrong with their files.

# Collections, circuits, sealed nights
progress-booster = Booster
progress-put-away = Put them away
progress-nobody-collects = Nobody collects the cards of { $game }.
progress-circuit-card-unknown = This circuit was saved by another version of Tabletop, and this one cannot read it: the card { $card } is not known here.
progress-circuit-deck-unknown = This circuit was saved by another version of Tabletop, and this one cannot read it: the deck { $deck } is not known here.
progress-circuit-no-opposite = This circuit was saved by another version of Tabletop, and this one cannot read it: no deck of { $name } may sit opposite yours.
progress-night-unreadable = This sealed night was saved by another version of Tabletop, and this one cannot read it: { $error }
progress-card-unknown = the card { $card } is not known here.
progress-lacks = { $game } has no { $what }.
progress-what-circuit = circuit
progress-what-season = season

# The line of a day
progress-daily = Tabletop { $version } daily, { $game }, { $date }: { $signs } { $won } of { $of }
progress-daily-beyond = Tabletop { $version } daily, { $game }, { $date }: { $signs } { $won } of { $of }, { $beyond } against a normal bot with the same cards

# Decisions and deals
progress-deal-unkept = What these cards are worth is not kept: { $error }
progress-review-unread = What was found earlier cannot be read: { $error }
progress-review-lack = { $count ->
    [one] One of { $of } decisions could not be looked at again: { $error }.
   *[other] { $count } of { $of } decisions could not be looked at again: { $error }.
}
progress-review-stuck = The review stands still, because its workers die one after the other.
progress-review-died = the worker died at it
progress-review-unkept = The review goes on, but cannot be kept, because { $why }.

# A match that is watched again
progress-up-to-there = It is shown up to there.
progress-pictures = From there on it is shown as it stood after each answer.
progress-only-watched = This match is only watched: nothing in it can be changed.
progress-over-before = the match is over before
progress-answer-unfit = answer { $number } of { $of } does not fit: { $error }
progress-clock-answered = a clock or a vote has answered in this match

# Evenings
progress-scale = Everybody begins with 100 points. With two sides a win brings 10 and a defeat costs 10; with four a win brings 17 and a defeat costs 6: equals stay level at any table, and who rests loses nothing. The final counts twice.

# Puzzles
progress-grade-easy = Easy
progress-grade-fair = Fair
progress-grade-hard = Hard
progress-grade-fiendish = Fiendish
progress-length = { $count ->
    [one] One answer
   *[other] { $count } answers
}
progress-odds = It wins { $best } ({ $low } to { $high }), the next best answer { $next } ({ $next-low } to { $next-high }).
progress-task-surest = Find the surest answer.
progress-task-surest-wrong = Not that one: another answer wins more often.
progress-task-win = Win this turn.
progress-task-score = Come to { $number } { $score } this turn.

# Why a moment is no puzzle
progress-no-way = No answer is sure to reach it, whatever the others hold.
progress-several = More than one first answer reaches it.
progress-dice = Its solution would hang on dice.
progress-wide = There is too much to look at for a proof.
progress-lucky = As the cards lie it is done sooner.
progress-idle = Some of its answers would not matter.
progress-there = It is reached already.
progress-obvious = Its one answer is what anybody would try first.
progress-even = No answer is surely better than all others.
progress-unreached = Nothing that is worth asking for is within reach.
progress-other-board = Its board has another answer.
progress-other-way = Another way leads there.
progress-no-choice = Nobody has enough to choose from just now.

# What is wrong with a puzzle of a file
progress-puzzles-unreadable = Your own puzzles cannot be read: { $error }.
progress-puzzles-long = { $file } has more than { $most } bytes: what lies behind them is not read.
progress-puzzle-entry = { $file }, entry { $number }: { $error }.
progress-puzzle-twice = { $file }, entry { $number }: there is another puzzle { $puzzle }.
progress-puzzle-trouble = { $file }: { $error }.
progress-puzzle-wrong = { $puzzle }, { $error }
progress-puzzle-late = { $puzzle } comes too late in the file: the check of those before it takes long enough
progress-puzzle-wide = { $puzzle }, solution: it leaves the others too much to reply
progress-puzzle-no-task = there is no task { $task }
progress-puzzle-not-asked = it is not seat { $seat } that is asked then
progress-puzzle-at-once = it is reached at once
progress-puzzle-no-tree = it is no tree of answers and replies
progress-puzzle-firsts = it has { $count } first answers
progress-puzzle-moves = the solution takes { $count }, not { $moves }
progress-puzzle-short = it ends before the task is done
progress-puzzle-no-answer = there is no answer { $answer }
progress-puzzle-gap = it does not say what follows on { $reply }

# What is wrong with a game's files for practice; `$word` ends with the nearest known one
progress-achievement-own = { $file }: achievement { $achievement }: facts and house rules are a game's own
progress-no-fact = word: there is no fact { $word }
progress-no-field = { $fact } has no field { $word }
progress-no-card = where, { $field }: there is no card { $word }
progress-no-seat = where, { $field }: a seat is { $me } or { $other }, not { $word }
progress-no-house-rule = { $place }: there is no house rule { $word }
progress-rule-cannot = one_of: { $rule } cannot be { $word }
progress-option-cannot = { $place }, { $rule }: it cannot be { $word }
progress-no-circuit = nobody collects the cards of { $game }, so it has no circuit
progress-rivals = a circuit has { $most } rivals, not { $count }
progress-no-personality = { $place }: { $word } is not known
progress-no-deck = { $place }: there is no deck { $word }
progress-no-starter = starters: there is no ready deck { $word }
progress-evenings = a season has { $most } evenings, not { $count }
progress-evening-seats = { $place }, seats: { $seats } do not fit, with { $count } regulars
