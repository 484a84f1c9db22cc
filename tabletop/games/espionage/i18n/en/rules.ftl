### House rules (rules 4K): what each is called, what it says, and its values.

rule-first-player = Who begins
rule-first-player-text = The first turn goes to a random seat, or to the one that the first seat at the table names.
rule-first-player-random = Drawn by lot
rule-first-player-chosen = The first seat chooses

rule-elimination = A knock-out
rule-elimination-text = Play on until one agent is left, or let the first knock-out win the game for whoever caused it: short and sharp.
rule-elimination-last-standing = The others play on
rule-elimination-first-blood = Ends the game

rule-protector-fatal = Discarding the Protector
rule-protector-fatal-text = Losing the Protector to an attack knocks its owner out, like the Target and the Package, or costs only a card.
rule-protector-fatal-yes = Knocks out
rule-protector-fatal-no = Is harmless

rule-empty-hand = Discarding your last card
rule-empty-hand-text = An empty hand is only awkward, or it is the end for whoever has to discard the last card.
rule-empty-hand-stays = You stay in the game
rule-empty-hand-out = You are out

rule-fallen-hand = The hand of a fallen agent
rule-fallen-hand-text = Shuffled unseen into the draw pile, handed unseen to the player credited, or laid open on the discard pile.
rule-fallen-hand-pile = Into the draw pile
rule-fallen-hand-captor = To the captor
rule-fallen-hand-discard = Onto the discard pile

rule-bomb-hit = A discard hits the Bomb
rule-bomb-hit-text = The Bomb can never be discarded: it is shuffled into the draw pile, or it simply stays where it is.
rule-bomb-hit-back-to-pile = Back into the draw pile
rule-bomb-hit-stays = It stays in the hand

rule-loss-window = Windows before a discard
rule-loss-window-text = Ask for reactions only when somebody is about to fall, or before each discard.
rule-loss-window-gold-only = Only when a fatal card lies open
rule-loss-window-always = Before every discard

rule-package-when = The Package wins
rule-package-when-text = Ten cards with the Package win as soon as you claim on your turn, or they count only when the pile is gone.
rule-package-when-at-once = On your turn
rule-package-when-end-only = Only at the reveal

rule-pile-end = The draw pile runs out
rule-pile-end-text = No more Missions once the last card is drawn, or the active player may still finish the turn.
rule-pile-end-at-once = The stack resolves, then the reveal
rule-pile-end-finish-turn = The turn is played to its end

rule-reveal-order = Package against Target
rule-reveal-order-text = Which of the two counts first when both could win at the reveal.
rule-reveal-order-package-first = The Package wins
rule-reveal-order-target-first = The Target wins

rule-nobody-wins = When nobody has won
rule-nobody-wins-text = Who wins when the reveal shows no winner.
rule-nobody-wins-share = All but the Bomb's holder share
rule-nobody-wins-most-cards = The largest hand wins

rule-concede = Conceding
rule-concede-text = Whether a player may give up on the own turn while the stack is empty; bots never do.
rule-concede-no = Not offered
rule-concede-yes = On your own turn

rule-window-seconds = Time to react
rule-window-seconds-text = How long a reaction window stays open; no press by then is a pass.
rule-window-seconds-5 = 5 seconds
rule-window-seconds-3 = 3 seconds
rule-window-seconds-8 = 8 seconds
rule-window-seconds-15 = 15 seconds
rule-window-seconds-untimed = Until everybody has pressed

rule-window-close = A window closes
rule-window-close-text = Full time gives nothing away; closing early is faster but shows who pressed quickly. Among friends it is usual.
rule-window-close-full-time = After its full time
rule-window-close-all-answered = As soon as all have pressed

rule-solo-windows = Windows with one human
rule-solo-windows-text = With bots only around you, windows in which you cannot answer may be skipped.
rule-solo-windows-skip-empty = Skip those without an answer
rule-solo-windows-always = Always show them

rule-fallen-see-all = Fallen players see
rule-fallen-see-all-text = Whether those who are out may look into every hand; on one shared screen better not.
rule-fallen-see-all-no = What an onlooker sees
rule-fallen-see-all-yes = All hands
