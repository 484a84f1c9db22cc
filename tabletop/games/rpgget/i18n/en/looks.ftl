### What the table and the cards show besides: signs, badges, previews, terms.

score-name = VP
counter-counters = counters
counter-damage = damage
type-character = Character
type-enemy = Enemy
type-event = Event
type-mission = Mission
type-reward = Reward
type-roadblock = Roadblock

# How a printed action begins on a card.
kind-attack = Attack
kind-ability = Ability
kind-support = Support
kind-recovery = Recovery
kind-defence = Defence

## The lines below a card

line-hero = Level { $level }: { $classes }
line-reward = Reward for { $classes }
line-reward-any = Reward for anybody
line-keywords = { $type }: { $keywords }

## What numbers and words on a card mean

# Read aloud: a number on a card, and what a short word means: "HP 4", "2(1): 2 damage to 1 target"
spoken-number = { $word } { $number }
spoken-term = { $word }: { $means }
term-hp = HP
term-hp-hero = at 0 the hero falls unconscious
term-hp-monster = at 0 it is defeated
term-cost = Cost
term-cost-hero = the room that the hero takes in the party of a Mission
term-cost-reward = in counters, to have it ready for use
term-size = Size
term-size-means = the room that it takes among the enemies of a Mission
term-vp = VP
term-vp-means = Victory Points: 10 win
term-party = Party
term-party-means = PP: so much may the heroes cost that are sent, together
term-enemies = Enemies
term-enemies-means = EP: so large may the monsters be that the others play, together
term-reward = Reward
term-reward-means = RP: the counters for completing it
term-combo = Combo
term-combo-means = attack the same targets once more
term-drain = Drain
term-drain-means = of the damage that it does, so much comes back as HP at most
term-recruit = Recruit
term-recruit-means = search the deck for such a monster and play it
term-resurrect = Resurrect
term-resurrect-means = an unconscious hero comes back
term-steadfast = Steadfast
term-steadfast-means = neither Sleep nor Paralysis works on it
term-poison-means = loses 1 HP each turn
term-paralysis-means = a hero cannot Attack, a monster has no Intrinsics
term-stun-means = no Abilities
term-block-means = a hero uses no Magic or Move, a monster has no Defence
term-confusion-means = its targets are drawn by lot
term-sleep-means = does nothing until the monsters have attacked
term-front = Front
term-front-means = Melee may hit for 1 more, and it is hit for 1 more
term-back = Back
term-back-means = may be hit for 1 less, and its Melee hits for 1 less
term-recovery-means = may be used at any time, once a round
term-support-means = used in the fight like an Attack, once an attempt
term-defence-means = an answer when it is attacked, once an attempt
term-classes = Classes
term-classes-means = { $classes }: for the Rewards that ask for one of them
term-for = For
term-for-class = heroes of the class { $classes }
term-for-any = any hero
term-damage = { $n } damage to { term-targets }
term-no-damage = no damage, whatever is added, to { term-targets }
term-targets = { $targets ->
    [one] 1 target
   *[other] each of up to { $targets } targets
}
term-more = { $n } damage more
term-less = { $n } damage less
term-wider = { $n ->
    [one] 1 target more
   *[other] { $n } targets more
}

## The faces of cards

tag-hero = HERO
tag-enemy = ENEMY
tag-event = EVENT
tag-mission = MISSION
tag-reward = REWARD
tag-roadblock = ROADBLOCK
gem-hp = HP
gem-vp = VP
gem-cost = COST
gem-size = SIZE
gem-reward = REWARD
face-hero = { $tag } · LEVEL { $level }
face-party = Party { $n }
face-enemies = Enemies { $n }
face-reward = Reward { $n }
face-mission-small = party { $party }, enemies { $enemies }
face-level = Level { $level }
# Of a name that is too long for a strip: little words, and the article that may be left away.
name-never-ends-with = the of to in
name-may-lack = The

## Badges

tally-counters = { $n ->
    [one] counter
   *[other] counters
}
tally-bank = of { $size } in the bank
tally-hand = in hand
tally-deck = in the deck
note-out = out
token-sends-all = The whole party is out

## Signs on cards

sign-target = target
sign-ep-left = { $n } left
sign-mission-pays = +{ $counters }, { $vp } VP
sign-banned = no { $what }
sign-face-up = face up
sign-turn-up = turn up
sign-handled = Of your party { $names } can use it.
sign-handled-nobody = Of your party nobody can use it.
sign-copies = x{ $n }
sign-replaces = replaces { $name }
sign-replaces-fallen = replaces fallen { $name }
sign-swap = swap
sign-immune = immune
sign-immune-means = It does not get this Status.
sign-falls-next = falls next
sign-falls = falls
sign-falls-next-means = It falls when the next attempt of anybody begins, unless it is healed before.
sign-poison = It loses 1 HP in its owner's Status phase.
sign-poison-monster = It loses 1 HP in the Enemy Status step.
sign-paralysis = It can neither Attack nor Support.
sign-paralysis-monster = Its lasting traits do not work.
sign-stun = It uses no Abilities, also none on Rewards.
sign-stun-monster = It uses no Abilities.
sign-block = It uses no Rewards with Magic or Move.
sign-block-monster = It has no Defence, Support or Recovery.
sign-confusion = Chance picks its targets among all, friends and itself included.
sign-sleep = It does nothing until the Enemy Status step ends, but can be hit.
sign-front = With a coin its Melee does 1 more; it takes 1 more itself.
sign-back = Its Melee does 1 less; with a coin it takes 1 less itself.
sign-boost-more = Its { $when ->
    [next] next Attack does
   *[attempt] Attacks do
} so much more.
sign-boost-less = Its { $when ->
    [next] next Attack does
   *[attempt] Attacks do
} so much less.
sign-guard-less = It takes so much less of each Attack.
sign-guard-more = It takes so much more of each Attack.
sign-attacks = attacks
sign-once-more = once more
sign-again = again
sign-attacks-twice = attacks twice
sign-twice = twice
sign-attack-used = Its Attack is used.
sign-attack-used-lit = Its Attack is used; it may still do what is lit.
sign-rewards-left = Its Attack is used; it may still use { sign-rewards }.
sign-rewards = { $count ->
    [one] 1 Reward
   *[other] { $count } Rewards
}
sign-rewards-short = Rewards
sign-no-attack = no attack
sign-done = done
sign-defended = Defence used
sign-used = used
sign-defence-used = Its Defence is used.
sign-last = last Character
sign-last-means = When it falls, its player has nobody left.

## What a choice would come to

harm-own-attack = This Attack is aimed at your own side.
harm-own-combo = All that it would hit again is on your own side.
harm-own = It does harm, and this one is on your own side.
help-others = It does good, and this one is on the other side.
fading-immune = immune: no effect
fading-nothing = no: effect
fading = no: { $trait }
fading-more = no: { $trait }…
preview-weak = no force left
preview-armour = armour
preview-nothing = 0: { $why }
preview-range = { $low } to { $high }
preview-falls = { $n }: falls
preview-may-fall = { $n }: may fall
preview-left = { $n }: { $left } HP left
preview-left-range = { $n }: { $least } to { $most } left
preview-defence = if { $names } is not used
preview-stepping-in = if nobody steps in
preview-attacker-front = attacker in Front
preview-attacker-back = attacker in Back
preview-target-front = target in Front
preview-target-back = target in Back
preview-cap = at most { $n }

## The track of the turn, and whose cards these are

track-redraw = Redraw
track-play = Play
track-status = Status
track-mission = Mission
track-party = Party
track-enemies = Enemies
track-attack = Attack
track-they-attack = They attack
track-result = Result
track-reconcile = Reconcile
side-party = party
side-monsters = monsters

## Puzzles

task-score = Win a mission: come to { $n } VP this turn.
task-boss = Defeat the Boss this turn.
task-stand = End this mission with { $n } of your Characters standing.
task-mend = Leave at most { $n } damage on your Characters this turn.
task-beat = Leave at most { $n } of this mission's enemies.
task-beat-none = Leave none of this mission's enemies.
task-knock-out = Have { $n } of the others' Characters unconscious this turn.
task-equip = Have { $n } Rewards in your inventory this turn.
task-party = Have a party of { $n } Characters this turn.
