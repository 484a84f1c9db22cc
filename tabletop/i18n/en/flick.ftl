### Flicking a bean: the attempt, its verdict, the practice range, and the puzzles of one flick.

## The attempt

flick-title = Shoot for Loot
flick-attempt = Flick { $attempt } of { $attempts }
flick-attempt-at = Flick { $attempt } of { $attempts }, { $place }
flick-bean = Your bean
flick-bean-key = Your bean {"{keyboard}"} {"{key:b}"}
flick-shake = Shake
flick-shake-tip = Shake the bean once: the ball inside comes to rest elsewhere.
flick-decline = Miss on purpose
flick-decline-tip = Spend this attempt without hitting.
flick-grip = Your grip
flick-grip-tip = Where your finger meets the bean. Behind the ball the bean runs straight. {"{keyboard}"} {"{key:q}"}, {"{key:e}"}
flick-mouse-pull = Pull back and let go
flick-mouse-drag = drag the bean sideways to move it
flick-mouse-grip = where you grab it is your grip
flick-keys-aim = Arrows aim and set the power
flick-keys-move = A, D move
flick-keys-grip = Q, E grip
flick-keys-fine = Shift fine
flick-keys-swing = Space swings
flick-keys-flick = Enter flicks
# Read aloud: how it is aimed, which power is worth flicking with, and what Enter does.
flick-spoken-aim = { $side ->
    [straight] Straight at it
    [left] { $degrees } degrees to the left of it
   *[right] { $degrees } degrees to the right of it
}, power { $power }
flick-spoken-worth = Worth flicking with: power { $low } to { $high }
flick-spoken-flick = Flick
flick-slow = Slow motion
flick-replay = Replay
flick-skips = Any key skips
flick-look-again = Look again
flick-continue = Continue

## The first attempt

flick-guide-bean = **Pull your bean back**, like a sling, and let go. Aside aims it, farther makes it harder. By keys: arrows aim and set the power, Enter flicks.
flick-guide-gauge = **Power.** The white box is worth flicking with: less does not knock anything over, more is less exact.
flick-guide-grip = **Your grip** is where your finger meets the bean. Behind the ball it runs straight; beside it, it spins.
flick-guide-shaker = **Shake** the bean once when you do not like where the ball inside lies: it bends the way, and the dotted line shows how.
flick-guide-next = Next
flick-guide-end = Now I flick

## The verdict

# $force: "all" its might, "more" than it takes, or just "enough". $side: on which the bean went by, "left" or "right".
flick-verdict-struck = Knocked down!
flick-detail-struck = { $force ->
    [all] Struck with all its might.
    [more] Struck harder than it takes.
   *[enough] Struck just hard enough.
}
flick-verdict-pushed = Pushed over!
flick-detail-pushed = { $moved } mm off its spot, and down it went.
flick-verdict-close = So close!
flick-detail-close = It wobbled: a little harder, and it falls.
flick-verdict-graze = Only a touch
flick-detail-graze = It hardly wobbled.
flick-verdict-near = A hair's breadth!
flick-detail-near = { $beside } mm to the { $side ->
    [left] left
   *[right] right
} of it.
flick-verdict-miss = Missed
flick-detail-miss = { $beside } mm to the { $side ->
    [left] left
   *[right] right
} of it.
flick-verdict-short = Too short
flick-detail-short = The bean came to rest { $left } mm before it.
flick-verdict-wide = Too short, and beside it
flick-detail-wide = { $left } mm before it, { $aside } mm to the { $side ->
    [left] left
   *[right] right
}.
flick-verdict-declined = Missed on purpose
flick-detail-declined = This attempt is spent.
flick-verdict-clock = Time is up
flick-detail-clock = This attempt is spent.
flick-line-judge = Line judge
flick-not-touched = Not touched
flick-how-near = { $part } of what knocks it down
flick-percent = { $share }%

## The practice range

flick-practice = Practice
flick-streak = Streak
flick-best = Best
flick-hits = Hits
flick-hits-of = Hits of { $shots }
flick-target = Target
flick-left = Left
flick-middle = Middle
flick-right = Right
flick-all = All
flick-distance = Distance
flick-help = Help in aiming
flick-ball = Ball inside
flick-ball-random = Random
flick-ball-fixed = Fixed
flick-ball-centred = Centred
flick-unsteady = Unsteady hand
flick-heat = Where your shots went
flick-heat-tip = Where your bean was when it touched the other, or passed it.
flick-again = Again
flick-again-tip = See the last flick again, slowly
flick-back-tip = Back (Esc)
flick-more-for-level = { $count } more for your level
flick-level = { $level ->
    [beginner] You flick like a beginner bot: try more help
    [casual] You flick like a casual bot: help 2 suits you
    [good] You flick like a good bot: try help 1
   *[expert] You flick like an expert bot: try help 0
}
flick-records-anew = The records of the practice range begin anew: { $error }
flick-not-remembered = This is not remembered: { $error }

## Puzzles of one flick

flick-puzzles = One-flick puzzles
flick-to-puzzles = Puzzles of one flick
flick-try = Try { $count }
flick-solution = Solution
flick-solution-tip = One flick that does it
flick-one-way = That is one way
flick-not-yet = Not yet
flick-fault-touched = That Bean was not to be touched.
flick-fault-fell = That Bean was to stay on its feet.
flick-fault-off = Off the table.
flick-fault-first = It did not touch the other Bean first.
flick-fault-stands = It still stands.
flick-fault-no-bank = No wall.
flick-fault-banks = Only { $banks } of { $least } walls.
flick-fault-ring = Beside the ring.
