### The log: what a seat may hear of an event. A message is named like its fact (rules/events.py).

## Parts

# Cards that change places: only how many where they are not seen.
cards = { $kinds-count ->
    [0] nothing
   *[other] { $kinds-seen ->
        [seen] { $kinds }
       *[unseen] { $kinds-count ->
            [one] a card
           *[other] { $kinds-count } cards
        }
    }
}
card = { $kind-seen ->
    [seen] { $kind }
   *[unseen] a card
}
# A card by whose it is: two of one name may lie on the mats. The second begins a sentence.
owned = { $owner-person ->
    [you] your
   *[other] { $owner }'s
} { $kind }
owned-first = { $owner-person ->
    [you] Your
   *[other] { $owner }'s
} { $kind }

## Before the first turn

mulligan = { $seat-person ->
    [you] You have no Bean, show { cards } and draw a new hand.
   *[other] { $seat } has no Bean, shows { cards } and draws a new hand.
}
guess = { $seat-person ->
    [you] You look
   *[other] { $seat } looks
} into the { $guessed ->
    [0] left
   *[1] right
} hand{ $found ->
    [yes] {" "}and { $seat-person ->
        [you] find
       *[other] finds
    } the bean.
   *[no] , but the bean is in the { $hidden ->
        [0] left
       *[1] right
    } one.
}
begins = { $seat-person ->
    [you] You begin.
   *[other] { $seat } begins.
}

## The turn

turn = Turn { $number }: { $seat-person ->
    [you] you.
   *[other] { $seat }.
}
ends-turn = { $seat-person ->
    [you] You end the turn
   *[other] { $seat } ends the turn
}{ $points ->
    [0] {""}
    [one] {" "}with { $points } point left
   *[other] {" "}with { $points } points left
}.
spins-back = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} { cards } { $kinds-count ->
    [1] spins back.
   *[other] spin back.
}
buys = { $seat-person ->
    [you] You buy a card.
   *[other] { $seat } buys a card.
}
draws = { $seat-person ->
    [you] You { $bought ->
        [yes] buy
       *[no] draw
    }
   *[other] { $seat } { $bought ->
        [yes] buys
       *[no] draws
    }
} { cards }.
deck-out = { $seat-person ->
    [you] You have drawn the last card of the deck.
   *[other] { $seat } has drawn the last card of the deck.
}
concedes = { $seat-person ->
    [you] You concede.
   *[other] { $seat } concedes.
}

## Cards and powers

plays = { $seat-person ->
    [you] You { $answer ->
        [yes] answer with
       *[no] play
    }
   *[other] { $seat } { $answer ->
        [yes] answers with
       *[no] plays
    }
} { $kind }{ $galaxy ->
    [none] {""}
   *[other] {" "}{ in-galaxy }
}{ $over-seen ->
    [none] {""}
   *[seen] , under { $over }
}{ $free ->
    [yes] {" "}for free.
   *[no] .
}
stands = { $seat-person ->
    [you] You stand { $kind } up.
   *[other] { $seat } stands { $kind } up.
}
spins = { $seat-person ->
    [you] You spin { $kind }.
   *[other] { $seat } spins { $kind }.
}
# $what: of a Bean its "attack" or its "spin", else the "whole" card.
cancels = { $kind } cancels { $what ->
    [attack] the attack of { theirs }
    [spin] the spin power of { theirs }
   *[whole] { theirs }
}.
theirs = { $whose-person ->
    [you] your
   *[other] { $whose }'s
} { $other }

## Shoot for Loot

throws = { $seat-person ->
    [you] You shoot
   *[other] { $seat } shoots
} { in-galaxy }{ $attempts ->
    [1] {" "}with the die
   *[other] , throw { $attempt } of { $attempts }
}: a { $die }, { $hit ->
    [yes] a hit!
   *[no] a miss. It takes { $least } or more.
}
shot = { $seat-person ->
    [you] You flick
   *[other] { $seat } flicks
} { in-galaxy }: { $hit ->
    [yes] the bean falls!
   *[no] missed.
}
declines = { $seat-person ->
    [you] You miss on purpose { in-galaxy }.
   *[other] { $seat } misses on purpose { in-galaxy }.
}
captures = { $seat-person ->
    [you] You capture
   *[other] { $seat } captures
} { $left ->
    [0] the last Space Loot { in-galaxy }.
    [one] 1 Space Loot { in-galaxy }; { $left } more there wins.
   *[other] 1 Space Loot { in-galaxy }; { $left } more there win.
}
spent = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} Beans { in-galaxy } are spent: { cards }.
comeback = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} { $kind } comes back to the hand by its own power.
shot-off = { $seat-person ->
    [you] You { $hit ->
        [yes] hit.
       *[no] miss.
    }
   *[other] { $seat } { $hit ->
        [yes] hits.
       *[no] misses.
    }
}

## Bean Attacks

# $how: a "blitz", a "sharpshoot" or an "attack". A Blitz may come from several Galaxies, a Sharpshoot goes to any.
attacks = { $seat-person ->
    [you] You make
   *[other] { $seat } makes
} a { $how ->
    [blitz] Bean Blitz
    [sharpshoot] Sharpshoot
   *[attack] Bean Attack
} with { cards }{ $how ->
    [attack] {" "}{ in-galaxy }
   *[other] {""}
}{ $sneak ->
    [yes] , sneaking.
   *[no] .
}
# $defends: "yes" where the target's owner has chosen it.
target = { $only ->
    [yes] { $seat-person ->
        [you] Your
       *[other] { $seat }'s
    } { $kind } is the only target { in-galaxy }.
   *[no] { $by-person ->
        [you] You { $defends ->
            [yes] defend and choose
           *[no] choose
        }
       *[other] { $by } { $defends ->
            [yes] defends and chooses
           *[no] chooses
        }
    } the target: { $kind } { in-galaxy }.
}
# $attack, $defence: what is added. $times: what is multiplied by, 1 for nothing.
fight-sums = { $attack }{ $times ->
    [1] {""}
   *[other] {" "}times { $times }
} = { $total }, against { $defence } = { $against }.
fight = { $total } against { $against }{ $just ->
    [yes] {" "}is enough
   *[no] {""}
}: { owned } { $result ->
    [fails] stands firm.
    [topples] goes Sidewayz.
    [knocks-off] was Sidewayz and is off the mat.
   *[blowout] suffers a Bean Blowout and is off the mat.
}
domino = Domino, { $push } against { $resist }: { owned } { $off ->
    [yes] is knocked off.
   *[no] falls over.
}
domino-stops = Domino, { $push } against { $resist }: { owned } stands firm.
# $text: what its card says about a success.
succeeds = { owned-first } succeeds: “{ $text }”.
braces = { owned-first } gets +{ $amount } defence.
falls-too = { $by } makes { owned } go Sidewayz, too.
returns = { $seat-person ->
    [you] You take back { card }.
   *[other] { $seat } takes back { card }.
}

## Effects on Beans

knockdown = { owned-first } is knocked down.
knock-off = { owned-first } is knocked off the mat.
turn-over = { owned-first } is turned Bottomz-up.
stand = { owned-first } is turned Headz-up.
bounce = { owned-first } goes back to the hand.
clear-cosmos = { owned-first } is discarded.
moves = { owned-first } moves to another place, { in-galaxy }.
swaps = { owned-first } and { $other-owner-person ->
    [you] your
   *[other] { $other-owner }'s
} { $other-kind } change places.

## Effects on cards

peeks = { $seat-person ->
    [you] You look at the other hand: { cards }.
   *[other] { $seat } looks at the other hand: { cards }.
}
digs = { $seat-person ->
    [you] You look at the top of the deck: { cards }.
   *[other] { $seat } looks at the top of the deck: { cards }.
}
takes = { $seat-person ->
    [you] You take { card }.
   *[other] { $seat } takes { card }.
}
studies = { $seat-person ->
    [you] You study
   *[other] { $seat } studies
} a loot card of { galaxy }: { card }.
recovers = { $seat-person ->
    [you] You take { card } from the discard pile.
   *[other] { $seat } takes { card } from the discard pile.
}
recycles = { $seat-person ->
    [you] You shuffle { cards } into the deck.
   *[other] { $seat } shuffles { cards } into the deck.
}
discards = { $seat-person ->
    [you] You discard { card }.
   *[other] { $seat } discards { card }.
}

## Points, discounts, and what waits for the next attack

gains = { $seat-person ->
    [you] You gain
   *[other] { $seat } gains
} { $amount ->
    [one] { $amount } action point.
   *[other] { $amount } action points.
}
# $victim: whose turn it is about.
drains = { $victim-person ->
    [you] Your
   *[other] { $victim }'s
} next turn starts with { $all-in-all ->
    [one] { $all-in-all } point less.
   *[other] { $all-in-all } points less.
}
cheaper = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} next { $spin ->
    [yes] spin power
   *[no] Bean
} costs { $amount } less.
lucky = { $seat-person ->
    [you] You have
   *[other] { $seat } has
} { $count ->
    [one] 1 more try
   *[other] { $count } more tries
} at the next Shoot for Loot.
boosts = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} next Bean Attack gets +{ $amount }.
doubles = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} next Bean Attack counts double.
# $how: "sharpshoot", "blitz" or "sneak".
mode = { $seat-person ->
    [you] Your
   *[other] { $seat }'s
} next Bean Attack is a { $how ->
    [sharpshoot] Sharpshoot
    [blitz] Bean Blitz
   *[sneak] Sneak
}.

## The end

over = { $winners-count ->
    [1] { $winners-person ->
        [you] You win the game.
       *[other] { $winners } wins the game.
    }
   *[other] It is a draw.
}
end-loot-cleared = The last Space Loot { in-galaxy } is captured.
end-deck-out = A deck has run out; the captured Space Loot decides.
end-turn-cap = The last turn is played; the captured Space Loot decides.
end-concede = The other player has given up.

## What is added: the parts of a sum

summand = { $amount } { $label }
sum-printed = printed MMP
sum-own-power = own power
sum-team-bonus = Team Bonus
sum-headz-up = Headz-up boost
sum-neighbour = neighbour's power
sum-moon = Moon
sum-attack-bonus = attack bonus
sum-boost = boost
sum-asteroid-field = Asteroid Field
sum-instant = Instant

# How a card's text begins what it does after a success, and how one with a choice begins, and what stands between its parts.
text-succeeds = If it succeeds,{" "}
text-choose = Choose:{" "}
text-or = ; or{" "}
