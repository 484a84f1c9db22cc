### The house rules: of each its name, its values, and why it is there.

rule-off = Off
rule-on = On
rule-seconds-60 = 1 minute
rule-seconds-120 = 2 minutes
rule-seconds-180 = 3 minutes
rule-seconds-300 = 5 minutes

rule-mode = The game is played
rule-mode-auto = As the number of players suggests
rule-mode-versus = Team against team
rule-mode-coop = Together against a simulated rival
rule-mode-shared-agent = Two Directors, one Agent for both
rule-mode-why = Two teams from four players on; fewer play together, or three with one Agent for two rival Directors.

rule-roles = Teams and Directors
rule-roles-auto = Seats in turn
rule-roles-ready = Seats in turn, the first two are Directors
rule-roles-why = Each team picks one Director; all others of the team are Agents.
rule-roles-wrong = it has one letter a seat: S, H for Directors, s, h for Agents.
# $teams: "in-turn" where seats of both sides follow each other, "one" or "two" sides that have seats, by number in $one and $other.
rule-roles-spoken = { $teams ->
    [in-turn] Seats in turn
    [one] { $one }
   *[two] { $one } against { $other }
}; Directors: { $directors-count ->
    [0] nobody
   *[other] { $directors }
}

rule-lead = The Directors have moved on by
rule-lead-none = No place
rule-lead-places = { $count } places
rule-lead-why = At the next game the next member of each team is Director.

rule-rotate-director = Next game
rule-rotate-director-on = Another Director
rule-rotate-director-off = The same Directors
rule-rotate-director-why = Whether the next member of a team is proposed as Director for the next game.

rule-own-side = Together you are
rule-own-side-why = The colour of the one team that plays against the simulated rival; it starts.

rule-team-size-gap = Sizes of the teams
rule-team-size-gap-1 = Differ by one at the most
rule-team-size-gap-any = As you like
rule-team-size-gap-why = Teams are of similar size, and each has at least two seats.

rule-sides = The grid shows
rule-sides-words = Words
rule-sides-pictures = Pictures
rule-sides-mixed = Both, by lot
rule-sides-why = All words or all pictures, or for each card what chance says.

rule-asset-pool = Assets
rule-asset-pool-all = All 200
rule-asset-pool-known = 162 that many know
rule-asset-pool-well-known = 72 that everybody knows
rule-asset-pool-why = Fewer and better known assets help families.

rule-asset-repeat = Assets of earlier games
rule-asset-repeat-free = May come again
rule-asset-repeat-avoid = Wait for the next evening
rule-asset-repeat-why = Whether assets that have been in a grid this evening come back before the others are used up.

rule-asset-used = Assets of this evening
rule-asset-used-none = None yet
rule-asset-used-why = Filled in by the table from game to game.
rule-asset-used-wrong = it is a hexadecimal number with one bit for each asset.
rule-asset-used-spoken = { $count ->
    [one] { $count } asset so far
   *[other] { $count } assets so far
}

rule-captions = Names under pictures
rule-captions-off = Only on covered cards
rule-captions-on = Always
rule-captions-why = A picture can carry its name as a small line.

rule-director-view = The Directors see the grid
rule-director-view-same = As the Agents do
rule-director-view-opposite = Turned round
rule-director-view-why = Turned round it is as from the other side of a table.

rule-clue-rule = Words on the table
rule-clue-rule-literal = May be clues
rule-clue-rule-marvel-experts = No parts of names that are meant
rule-clue-rule-visible-words = No parts of visible names
rule-clue-rule-why = By the book any word will do; for experts the name of what is meant is taboo, or all names in view are.

rule-clue-zero = The number 0
rule-clue-zero-why = None of the own assets has to do with the word.

rule-clue-unlimited = Unlimited
rule-clue-unlimited-why = No number, and no limit on guesses.

rule-infinity-gauntlet = Infinity Gauntlet
rule-infinity-gauntlet-why = Whoever covers the seventh neutral asset loses at once.

rule-challenge = Objections to a clue
rule-challenge-agreed = If its Director agrees
rule-challenge-before-publication = Before it is published
rule-challenge-off = None
rule-challenge-why = How a rival Director can object to what is not one word about the cards.

rule-invalid-clue-penalty = A clue taken back
rule-invalid-clue-penalty-none = Costs nothing
rule-invalid-clue-penalty-lose-turn-and-cover = Costs the turn and a cover
rule-invalid-clue-penalty-why = Two teams only: the rivals may cover one of their own assets.

rule-foreign-words = Words of other languages
rule-foreign-words-off = Not allowed
rule-foreign-words-on = Allowed
rule-foreign-words-why = A reminder for the Directors; nothing checks it.

rule-clue-entry = Clues are
rule-clue-entry-typed = Typed
rule-clue-entry-spoken = Spoken
rule-clue-entry-why = Spoken clues need people as Agents; the number is clicked, the word may be typed for the history.

rule-timer = Timer
rule-timer-off = Off
rule-timer-soft = Soft: a sign only
rule-timer-hard = Hard: the turn ends
rule-timer-why = A hard timer may end a turn without a clue or a guess, which the printed rules do not know.

rule-clue-seconds = Time for a clue
rule-clue-seconds-why = Seconds that a timer gives the Director.

rule-guess-seconds = Time for guesses
rule-guess-seconds-why = Seconds that a timer gives the Agents in a turn.

rule-lock-by = An asset is touched by
rule-lock-by-hold = A held press
rule-lock-by-click = A click
rule-lock-by-confirm = A click and a second one
rule-lock-by-why = A held press can be let go before it counts.

rule-privacy = The Directors look
rule-privacy-curtain = Behind a curtain
rule-privacy-two-windows = In a second window
rule-privacy-paper = On paper
rule-privacy-why = How the key stays secret at one screen.

rule-panel-always-on = Key in the second window
rule-panel-always-on-off = While a key is held
rule-panel-always-on-on = Always
rule-panel-always-on-why = Whether the second window shows the key all the time.

rule-bot-agent-locks = Bots beside people
rule-bot-agent-locks-alone-only = Only mark cards
rule-bot-agent-locks-always = May lock cards, too
rule-bot-agent-locks-why = A bot among the Agents of a team leaves the guesses to people.

rule-coach = Coach
rule-coach-off = Off
rule-coach-on = For Directors
rule-coach-why = Tells the Director how bots understand a word, and how near it comes to other assets.

rule-taught = Words that bots were taught
rule-taught-none = None
rule-taught-example = EMERALD means green
rule-taught-why = Filled in from the profiles of those who play; bots understand them, and no rule depends on it.
rule-taught-wrong = it is words, each with a colon and what it means: emerald:green,gem;...
rule-taught-spoken = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
