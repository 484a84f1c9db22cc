### What the rules say: house rules, decks, refusals, the terms of a blow.

## House rules

rule-first-player = Who begins
rule-first-player-random = Drawn by lot
rule-first-player-choose = The first seat chooses
rule-first-player-loser = Whoever lost the last game
rule-first-player-text = Any way of finding the first player will do; without a last game it is drawn by lot.
rule-last-loser = The last game was lost by
rule-last-loser-none = Nobody yet
rule-last-loser-last = The last seat
rule-last-loser-text = Kept from game to game for the table where the loser begins.
rule-mulligan = A hand that is drawn anew
rule-mulligan-discard = Goes to the discard pile
rule-mulligan-shuffle-back = Is shuffled back
rule-mulligan-text = What becomes of the nine cards that a player does not want to begin with.
rule-empty-party = An attempt without anybody
rule-empty-party-allowed = Is allowed
rule-empty-party-forbidden = Is not allowed
rule-empty-party-text = Whether an attempt may be made with no member of the party at all.
rule-roadblock-uses-ep = Roadblocks
rule-roadblock-uses-ep-yes = Use up enemy points
rule-roadblock-uses-ep-no = Cost no enemy points
rule-roadblock-uses-ep-text = Whether the size of a Roadblock counts against the mission's EP.
rule-recruit-fail = Recruit
rule-recruit-fail-must = Takes an enemy that fits
rule-recruit-fail-may-decline = May take none
rule-recruit-fail-text = Whether the searching player may leave fitting enemies in the deck.
rule-auto-end = The Party Attack step ends
rule-auto-end-no-legal-action = When nothing can be used
rule-auto-end-attacks-spent = When no Attack is left
rule-auto-end-text = When the step ends by itself.
rule-friendly-fire = Attacks on the own side
rule-friendly-fire-allowed = Are allowed
rule-friendly-fire-forbidden = Are not allowed
rule-friendly-fire-text = Whether members may attack members and enemies enemies. Confusion still does as it likes.
rule-defence-own-side = Defence against the own side
rule-defence-own-side-no = Is not possible
rule-defence-own-side-yes = Is possible
rule-defence-own-side-text = Whether a target may defend itself against an attack from its own side.
rule-front-extra = Front takes 1 more
rule-front-extra-always = From every attack
rule-front-extra-on-heads = When a coin shows heads
rule-front-extra-text = A unit in Front takes more damage: always, or by a flip for each attack on it.
rule-confusion-count = A confused unit hits
rule-confusion-count-chosen = As many as its player says
rule-confusion-count-full = As many as it can
rule-confusion-count-text = Chance finds the targets; this is about their number.
rule-decking-payment = Missions paid for an empty deck
rule-decking-payment-out-of-play = Leave the game
rule-decking-payment-discard = Go to the discard pile
rule-decking-payment-text = Where the 2 points go that a player pays to shuffle the discard pile into a new deck.
rule-elimination-grace-rounds = Grace for the last Character
rule-elimination-grace-rounds-0 = None
rule-elimination-grace-rounds-1 = In the first round
rule-elimination-grace-rounds-2 = In the first two rounds
rule-elimination-grace-rounds-text = In these rounds a last Character that would fall stays at 1 HP.
rule-consolation-counters = Counters for a failed attempt
rule-consolation-counters-0 = None
rule-consolation-counters-text = A comfort for a table that likes it milder.
rule-stalemate-rounds = Nobody does anything any more
rule-stalemate-rounds-5 = Ends after 5 rounds
rule-stalemate-rounds-off = Play on
rule-stalemate-rounds-text = After five rounds without an attempt and without a card drawn the most VP wins. Games among bots always end so.
rule-round-cap = Longest game
rule-round-cap-40 = 40 rounds
rule-round-cap-none = No limit
rule-round-cap-text = A game among bots ends after forty rounds: the most VP wins.
rule-concede = Conceding
rule-concede-no = Not offered
rule-concede-yes = On your own turn
rule-concede-text = Whether a player may give up in the own Play phase; bots never do. The others play on.
rule-window-seconds = Time to react
rule-window-seconds-2 = 2 seconds
rule-window-seconds-3 = 3 seconds
rule-window-seconds-5 = 5 seconds
rule-window-seconds-10 = 10 seconds
rule-window-seconds-untimed = Until all have pressed
rule-window-seconds-text = How long you have to say that you react; no press by then is a pass.
rule-window-close = The time to react ends
rule-window-close-all-answered = As soon as all have pressed
rule-window-close-full-time = After its full time
rule-window-close-text = Full time gives nothing away; closing early is faster but shows who pressed quickly.
rule-solo-windows = Asked to react when you play alone
rule-solo-windows-skip-empty = Only with an answer in hand
rule-solo-windows-always = Always show them
rule-solo-windows-text = With bots only around you, you are asked when you hold a card that fits. With two people everybody is always asked.
rule-deck-source = Cards of the deck builder
rule-deck-source-all-cards = All cards
rule-deck-source-collection = Cards from your boosters
rule-deck-source-text = Build decks from the whole set, or only from what you own. Ready decks may always be played.
rule-last-loser-seat = The { $seat ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} seat
rule-deck = Deck of the { $seat ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} seat
rule-deck-text = Every player brings a deck of exactly 80 cards.
deck-surprise = A surprise from the whole set

## Decks and collections

origin-pso = Phantasy Star Online
origin-skies = Skies of Arcadia
origin-grandia = Grandia II
origin-evolution = Evolution
origin-mixed = Many worlds
group-characters = Characters
group-enemies = Enemies
group-events = Events
group-missions = Missions
group-rewards = Rewards
group-roadblocks = Roadblocks
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
format-deck = Deck
facet-type = Type
facet-origin = World
facet-rarity = Rarity
curve-cost = Cost
deck-size = { $total ->
    [one] 1 card
   *[other] { $total } cards
}; a deck has exactly { $size }.
deck-no-character = A deck without a Character cannot begin a game.
deck-not-owned = { $count } of { $name }; you own { $owned }.
deck-few-characters = Only { $number } Characters; { $usual } or more are usual.
deck-low-vp = Its Missions are worth { $worth } VP; { $usual } or more are usual.
deck-unusable = None of its Characters can use { $name }.

## Why a card cannot be used

reason-phase-mission = Missions are attempted after the Play phase.
reason-phase-enemy = Enemies and Roadblocks are played in your slot of somebody else's attempt.
reason-phase-event = This Event waits for its own moment.
reason-phase-play = This is played in your Play phase.
reason-not-your-slot = Only Enemies, Roadblocks and Events of this moment are played here.
reason-pp = It costs { $cost } PP; { $left } are left.
reason-ep = Its size is { $size }; { $left } EP are left.
reason-boss-limit = There has been a Boss in this attempt already.
reason-not-in-party = Only Characters of your party can go.
reason-classes = Nobody who could use it now is { $classes }.
reason-nobody-there = Nobody who could use it now is there.
reason-already-used = It has been used in this attempt.
reason-asleep = It is asleep.
reason-paralysed = Paralysis: no Attack and no Support.
reason-blocked = Block: no Rewards with Magic or Move.
reason-forbidden = Such actions are forbidden in this attempt.
reason-no-use = Nothing on it can be used now.
reason-window = It is not for this moment.
reason-side = It is for another side of this moment.
reason-redraw-empty = Your deck holds no more cards to draw.
reason-no-attack = It prints no Attack or Support.

## What is added to a blow and taken off it (RG-123)

effect-only = effect only
more-boost = { $n } by a boost
more-weakened = { $n } weakened
more-by = { $n } by { $names }
more-shield = { $n } by a shield
more-shield-broken = { $n } by a broken shield
more-weakness = +{ $n } by weakness
more-weakness-to = +{ $n } by weakness to { $keywords }
less-armour = -{ $n } by armour
less-armour-against = -{ $n } by armour against { $keywords }
more-from-front = +1 from Front
less-from-back = -1 from Back
more-in-front = +1 in Front
less-in-back = -1 in Back
blow-halved = halved
less-defence = -{ $n } by Defence
blow-capped = never more

## What ends for a monster that gets Paralysis: a word as wide as a card, and a sentence

trait-armour = armour
trait-armour-off = no armour
trait-armour-off-against = no armour against { $keywords }
trait-weakness = weakness
trait-weakness-off = no weakness
trait-weakness-off-to = no weakness to { $keywords }
trait-cap = cap
trait-cap-off = no cap on what it takes
trait-help = help
trait-help-off = no help for its allies
trait-kill = spoils
trait-kill-off = nothing happens when it kills
trait-death = last act
trait-death-off = nothing happens when it dies
trait-status = upkeep
trait-status-off = nothing happens in the Status phase
traits-none = it has no lasting trait, so nothing changes
traits-off = { $traits }; it still attacks
