### The log of a fight (rules/fight_events.py). A message is named like its fact.

## Parts

shield-reduce = takes { $n } less
shield-halve = takes half, rounded up
shield-evade = is not hit
shield-counter = the attacker loses { $n } HP
shield-status = the attacker gets { $name }
shield-coin = { $shield } on heads

# How much damage: with what is added, and what a kill pays.
force = { $total } damage{ $targets ->
    [0] {""}
    [one] {""}
   *[other] {" "}each
}{ $terms }{ $paid }
force-none = no damage, only its effect
force-of = { $name }, { $force }
force-terms = {" "}({ $x }{ $terms })
force-boosted = {" "}{ $sign } { $n } by a boost
force-weakened = {" "}{ $sign } { $n } for being weakened
force-rank = {" "}{ $sign } { $n } from Back
force-card = {" "}{ $sign } { $n } by { $kind }
force-paid = , { $n ->
    [one] 1 counter
   *[other] { $n } counters
} for a kill
force-robbed = , { $n } less for its owner

rank-front = Front
rank-middle = Middle
rank-back = Back

ailment-poison = Poison
ailment-paralysis = Paralysis
ailment-stun = Stun
ailment-block = Block
ailment-confusion = Confusion
ailment-sleep = Sleep

## Actions

uses = { who }: { $kind } uses { $what }{ $told ->
    [yes] : { $does }
   *[no] {""}
}.
# $told: what is said of the action, "nothing" where it is called like its Reward and the text says no more.
uses-reward = { who }: { $user } uses { $kind }{ $told ->
    [both] , { $what }: { $does }
    [named] , { $what }
    [does] : { $does }
   *[nothing] {""}
}.
uses-up = { $seat-person ->
    [you] You use
   *[other] { $seat } uses
} up { $kind } for nothing.
attacks = { $kind } { $confused ->
    [yes] is confused: by chance it attacks
   *[no] attacks
} { $itself ->
    [yes] itself
   *[no] { $targets }
}{ $use ->
    [1] {""}
    [2] {" "}once more (Combo, { earned })
    [3] {" "}a third time (Combo, { earned })
    [4] {" "}a fourth time (Combo, { earned })
   *[other] {" "}yet again (Combo, { earned })
}{ $source-seen ->
    [none] {""}
   *[seen] {" "}with { $source }
}: { $force }.
attacks-further = { $kind } attacks again, with { $by } on { $targets }: { $force }.
# How a Combo has come about.
earned = { $earned ->
    [combo] always
    [coin] by heads
    [if] for a kill
   *[again] again
}
strikes = { $kind } attacks { $targets }: { $force }.
barred = { $seat-person ->
    [you] You cannot attack
   *[other] { $seat } cannot attack
} with { $kinds }: no { $what } in this attempt.
steps-in = { $kind } steps in for { $target }.
defends = { $seat-person ->
    [you] You defend
   *[other] { $seat } defends
} with { $kind }{ $whom-seen ->
    [none] {""}
   *[seen] {" "}for { $whom }
}: { $what }, { $shield }.
rests = { $seat-person ->
    [you] You end
   *[other] { $seat } ends
} the attack{ $unused ->
    [0] {""}
    [one] {" "}with 1 usable Reward unused
   *[other] {" "}with { $unused } usable Rewards unused
}{ $able-count ->
    [0] {""}
   *[other] , though { $able } could still attack
}: { $stand }.
spent = { $seat-person ->
    [you] You have
   *[other] { $seat } has
} no attack left: { $stand }.

## Blows

hits = { $kind } takes { taken }: { $left } HP left.
taken = { $n ->
    [0] nothing
   *[other] { $n }
}{ $told ->
    [yes] {" "}({ $why })
   *[no] {""}
}
wounds = { $wounds }.
wounds-more = { $before }; { $wound }
wound = { $hit } { $count ->
    [one] takes
   *[other] take
} { taken }{ $down ->
    [yes] {" "}and { $count ->
        [one] falls
       *[other] fall
    }
   *[no] {""}
}
misses = { $kind } is missed.
loses = { $kind } loses { $n } HP by { $source }.
# $place: where the coin falls, "text" where a card says so; $prize: what its heads may bring.
coin = { $seat-person ->
    [you] You flip
   *[other] { $seat } flips
} for { $kind } { $place ->
    [front] in Front (Melee, heads: 1 more damage)
    [back] in Back (heads: 1 damage less)
   *[text] (heads: { $prize })
}: { $heads ->
    [yes] heads
   *[no] tails
}{ $end ->
    [fallen] , but { $fallen ->
        [one] the target has
       *[other] all targets have
    } already fallen
    [idle] , no effect
    [chained] , but a Combo starts no other
   *[none] {""}
}.
prize-again = another attack
prize-boost = more force
prize-cancel = cancelling it
prize-combo = a Combo
prize-evade = a miss
prize-withdraw = a retreat
falls = { $seat-person ->
    [you] Your { $kind }
   *[other] { $kind } of { $seat }
} falls{ $late ->
    [yes] , at 0 HP as an attempt begins
   *[no] {""}
}{ $left ->
    [none] : the last one!
    [one] : one Character is left.
   *[some] .
}
grace = { $kind } is spared and stays at 1 HP.
dies = { $kind } is defeated.

## HP, ailments, ranks

heals = { $kind } { $drained ->
    [yes] drains, and gains { $n } HP
   *[no] gets { $n } HP back
}{ $saved ->
    [yes] : that saves it.
   *[no] .
}
heals-nobody = { $kind } heals nobody: { $whom-count ->
    [one] { $whom } is not hurt.
   *[other] nobody is hurt.
}
lot = The lot falls on { $kind }.
ails = { $kind } gets { $name }: { $what }.
ails-again = { $kind } has { $name } already.
ails-poison = 1 HP less in each Status phase
ails-poison-monster = 1 HP less whenever the monsters have attacked
ails-paralysis = no Attack, no Support
ails-stun = no Abilities, but it may attack
ails-block = no Reward with Magic or Move
ails-block-monster = no Defence, Support or Recovery
ails-confusion = chance picks its targets
ails-sleep = out until it wakes
immune = { $kind } is immune to { $name }.
gets-over = { $kind } gets over { $names }, as in every Status phase.
cures = { $kind } is cured of { $names }.
ranks = { $kind } moves to { $rank ->
    [front] Front{ $told ->
        [yes] : it takes 1 more{ $coin ->
            [yes] {" "}on heads
           *[no] {""}
        }, and its Melee attacks deal 1 more on heads
       *[no] {""}
    }
    [back] Back{ $told ->
        [yes] : it takes 1 less on heads, and its Melee attacks deal 1 less
       *[no] {""}
    }
   *[middle] Middle
}.
boosts = { $kind } deals { $n } { $way ->
    [more] more
   *[less] less
} with { $until ->
    [next] its next Attack
   *[attempt] its attacks in this attempt
}.
strengthens = { $kind } { $what ->
    [force] deals { x-way }
    [targets] may hit { y-way }
   *[both] deals { x-way } and may hit { y-way }
} with this attack.
x-way = { $x } { $x-way ->
    [more] more
   *[less] less
}
y-way = { $y } { $y-way ->
    [more] more
   *[less] less
}
guards = { $kind } takes { $n } { $way ->
    [more] more
   *[less] less
} from attacks in this attempt.
again = { $kind } may attack again.
withdraws = { $kind } leaves the attempt.
forbids = { $source }: { $seat-person ->
    [you] you
   *[other] { $seat }
} may not use { $what } in this attempt.
wakes = { $kind } wakes up, { $enemy ->
    [yes] as other monsters still stand
   *[no] as the fight is over
}.
revives = { $kind } is back with { $hp } HP.
