### House rules: "rule-" names one, "-text" says what it is about; its values are named by it.

rule-expert = Game
rule-expert-text = The Expert game has bigger decks, three Space Loot cards at each place, falling dominoes and a slow first turn.
rule-expert-off = Basic: 40 cards, 2 Space Loot
rule-expert-on = Expert: 60 cards, 3 Space Loot

rule-deck-0 = Deck of the first seat
rule-deck-1 = Deck of the second seat
rule-expert-deck-0 = Expert deck of the first seat
rule-expert-deck-1 = Expert deck of the second seat
rule-deck-basic-text = The deck of this seat in a basic game.
rule-deck-expert-text = The deck of this seat in an Expert game.
rule-deck-surprise = A surprise from the whole set

rule-first-player = Who begins
rule-first-player-text = One player hides the bean in a fist and the other guesses; or the lot decides, or the table does.
rule-first-player-hand-guess = Guess the hand
rule-first-player-coin = Drawn by lot
rule-first-player-seat0 = The first seat
rule-first-player-seat1 = The second seat

rule-hider = Who hides the bean
rule-hider-text = Who hides the bean when the start is guessed.
rule-hider-seat0 = The first seat
rule-hider-seat1 = The second seat

rule-first-turn-points = Points of the very first turn
rule-first-turn-points-text = Going first is an advantage; fewer points in the very first turn make up for it.
rule-first-turn-points-auto = 7, Expert 4

rule-domino-in-basic = Dominoes in basic games
rule-domino-in-basic-text = Beans that an attack knocks over may topple their neighbours in basic games too.
rule-domino-in-basic-off = No
rule-domino-in-basic-on = Yes

rule-domino-order = Dominoes fall
rule-domino-order-text = On which side of the toppled Bean the dominoes begin, as its owner sees it.
rule-domino-order-left-first = To the left first
rule-domino-order-right-first = To the right first

rule-slipped-boosts = Boosts of a slipped attack
rule-slipped-boosts-text = What becomes of the Action cards that boosted an attack which You Slipped! cancels.
rule-slipped-boosts-returned = Go back to the hand
rule-slipped-boosts-lost = Are lost

rule-tie-break = Equal on Space Loot
rule-tie-break-text = When the deck is gone and both have captured the same, call it a draw or flick for it.
rule-tie-break-draw = A draw
rule-tie-break-shoot-off = A shoot-off

rule-turn-cap = Longest game
rule-turn-cap-text = After so many turns of both players together the captured Space Loot decides.
rule-turn-cap-100 = 100 turns
rule-turn-cap-none = No limit

rule-shoot-mode = Shoot for Loot
rule-shoot-mode-text = Flick with your own hand, or let the dice of the game say whether the bean falls.
rule-shoot-mode-flick = Flick the bean
rule-shoot-mode-odds-66 = By lot, 66 %
rule-shoot-mode-odds-50 = By lot, 50 %

rule-concede = Conceding
rule-concede-text = Whether a player may give up on the own turn; bots never do.
rule-concede-no = Not offered
rule-concede-yes = On your own turn

rule-basic-copy-limit = Copies in basic decks
rule-basic-copy-limit-text = Whether the deck builder allows more than four copies of a card in a basic deck.
rule-basic-copy-limit-none = As many as you like
rule-basic-copy-limit-4 = At most 4 of a card

rule-collection = Cards of the deck builder
rule-collection-text = Build decks from the whole set, or only from what your boosters held.
rule-collection-unlimited = All cards
rule-collection-owned = Cards from your boosters

rule-ultra-slot = Ultra-rare in a booster
rule-ultra-slot-text = Whether an ultra-rare card takes the place of the rare card of its booster.
rule-ultra-slot-replaces-rare = Instead of the rare card
rule-ultra-slot-extra-card = As a tenth card

rule-next-hider = Who hides in a rematch
rule-next-hider-text = Who hides the bean in the games after the first one.
rule-next-hider-alternate = In turns
rule-next-hider-seat0 = The first seat
rule-next-hider-last-loser = The loser

rule-auto-end-turn = A turn with nothing left to do
rule-auto-end-turn-text = Ending by itself is faster, but shows that no free card is held.
rule-auto-end-turn-off = Waits for End turn
rule-auto-end-turn-on = Ends by itself

rule-window-seconds = Time for an Instant
rule-window-seconds-text = How long the other player may think about an Instant; no press by then is a pass.
rule-window-seconds-6 = 6 seconds
rule-window-seconds-3 = 3 seconds
rule-window-seconds-10 = 10 seconds
rule-window-seconds-20 = 20 seconds
rule-window-seconds-untimed = Until the press

rule-layout = Table
rule-layout-text = Play on the two mats, or without them: the Space Loot shows where the slots are, a die shows the points.
rule-layout-mat = With mats
rule-layout-no-mat = Without mats

rule-flick-clock = Time for a flick
rule-flick-clock-text = When the time is up the attempt is spent.
rule-flick-clock-off = No limit
rule-flick-clock-20 = 20 seconds
rule-flick-clock-30 = 30 seconds

rule-flick-assist-of-first = Aiming help, first seat
rule-flick-assist-of-second = Aiming help, second seat
rule-flick-assist-text = How much of the shot is shown before the flick.
rule-flick-assist-1 = Ball and short line
rule-flick-assist-0 = Arrow only
rule-flick-assist-2 = The whole path
rule-flick-assist-3 = The whole path, steadier hand

rule-steady-hand-of-first = Trembling hand, first seat
rule-steady-hand-of-second = Trembling hand, second seat
rule-steady-hand-text = How much the hand trembles: a handicap for the better shot.
rule-steady-hand-1-0 = As usual
rule-steady-hand-0-5 = Half
rule-steady-hand-0 = None
