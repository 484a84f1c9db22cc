### The log: what a seat may hear of a fact (rules/events.py, rules/fight_events.py). A message is named like its fact.

## Parts

who = { $seat-person ->
    [you] You
   *[other] { $seat }
}
all-of = { $before } and { $item }
one-of = { $before } or { $item }
unseen-card = a card
unseen-cards = { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}
several-cards = { $count } x { $kind }
monsters = { $n ->
    [one] 1 monster
   *[other] { $n } monsters
}
still-stand = { $n ->
    [one] 1 monster still stands
   *[other] { $n } monsters still stand
}
still-stand-awake = { still-stand }, { $asleep } asleep
all-asleep = all monsters are asleep
action-support = Support

# The texts of cards in sentences (words/shorthand.py).
gains = { $seat-person ->
    [you] you gain
   *[other] { $seat } gains
} { $what }
branch-number = option { $n }
branch-or = { $before }, or { $branch }
branch-either = { $before }either { $branches }

## The turn

new-hand-shuffled = { $seat-person ->
    [you] You shuffle the hand back and draw anew.
   *[other] { $seat } shuffles the hand back and draws anew.
}
new-hand-laid-aside = { $seat-person ->
    [you] You lay
   *[other] { $seat } lays
} aside { $kinds }.
new-hand-drawn = { $seat-person ->
    [you] You draw a new hand.
   *[other] { $seat } draws a new hand.
}
starts = { $seat-person ->
    [you] You start
   *[other] { $seat } starts
} the party with { $kind }.
begins = { $seat-person ->
    [you] You take the first turn
   *[other] { $seat } takes the first turn
}{ $how ->
    [said] : the first seat has said so
    [lost] , having lost the last game
   *[lot] , drawn by lot
}.
turn = { who }: round { $number }.
draws = { $seat-person ->
    [you] You draw
   *[other] { $seat } draws
} { $kinds }.
discards = { $seat-person ->
    [you] You discard
   *[other] { $seat } discards
} { $kinds }.
joins = { $seat-person ->
    [you] You take
   *[other] { $seat } takes
} { $kind } into the party.
levels-up = { who }: { $kind } takes the place of { $old }.
replaces = { $fallen ->
    [yes] { who }: { $kind } takes the place of { $old } among the fallen, and is unconscious, too.
   *[no] { who }: a fresh { $kind } takes the place of { $old }, without its wounds and ailments.
}
banks = { $seat-person ->
    [you] You put
   *[other] { $seat } puts
} { $kind-seen ->
    [unseen] a Reward
   *[seen] { $kind }
} into the bank.
pays = { $seat-person ->
    [you] You pay
   *[other] { $seat } pays
} { $cost } for { $kind }{ $bank ->
    [yes] {" "}from the bank
   *[no] {""}
}.
turns = { $seat-person ->
    [you] You turn
   *[other] { $seat } turns
} { $kind } face { $up ->
    [yes] up
   *[no] down
}.
counters = { $seat-person ->
    [you] You pay
   *[other] { $seat } pays
} { $n ->
    [one] 1 counter
   *[other] { $n } counters
} for { $source }: now { $total }.
suffers = { $kind } loses { $n } HP by Poison{ $stays ->
    [yes] : 0 HP left, it falls when an attempt begins
   *[no] {""}
}.
works = { $kind }, { $when }: { $does }.
concedes = { $seat-person ->
    [you] You concede.
   *[other] { $seat } concedes.
}

## The attempt

announces = { $seat-person ->
    [you] You attempt
   *[other] { $seat } attempts
} { $kind }.
stays = { who }: no mission this turn.
sends = { $seat-person ->
    [you] You send
   *[other] { $seat } sends
} { $kind } along{ $last ->
    [yes] ; nobody stays at home
   *[no] {""}
}.
changes = The mission now gives { $values }.
changes-nothing = The mission stays as it was.
changes-pp = { $now } PP for the party ({ $more })
changes-ep = { $now } EP for monsters ({ $more })
changes-rp = { $now } counters to win ({ $more })
enters = { $boss ->
    [yes] { $seat-person ->
        [you] You let the Boss { $kind } loose on { $against }
       *[other] { $seat } lets the Boss { $kind } loose on { $against-person ->
            [you] you
           *[other] { $against }
        }
    }
   *[no] { $seat-person ->
        [you] You play { $kind } against { $against }
       *[other] { $seat } plays { $kind } against { $against-person ->
            [you] you
           *[other] { $against }
        }
    }
}: { $left ->
    [0] no room left
   *[other] room for { $left } more
}.
slot-over = { $seat-person ->
    [you] You have
   *[other] { $seat } has
} { $enemies ->
    [one] 1 monster
   *[other] { $enemies } monsters
} there and { $seat-person ->
    [you] pass
   *[other] passes
}.
slot-unused = { $full ->
    [yes] { $seat-person ->
        [you] You have no room for a monster.
       *[other] { $seat } has no room for a monster.
    }
   *[no] { $seat-person ->
        [you] You add no monster.
       *[other] { $seat } adds no monster.
    }
}
plays = { $seat-person ->
    [you] You play
   *[other] { $seat } plays
} { $kind }: { $does }.
cancels = { $seat-person ->
    [you] You cancel
   *[other] { $seat } cancels
} { $kind }: { $attack ->
    [yes] the attack hits nobody.
   *[no] it does nothing.
}
recruits = { $seat-person ->
    [you] You recruit
   *[other] { $seat } recruits
} { $kind } out of the deck.
no-recruit = { $seat-person ->
    [you] You recruit nobody{ $more ->
        [yes] , and search again
       *[no] {""}
    }.
   *[other] { $seat } recruits nobody{ $more ->
        [yes] , and searches again
       *[no] {""}
    }.
}
step = { $name }.
struck = { $seat-person ->
    [you] You are attacked by { $strikers }: nobody falls.
   *[other] { $seat } is attacked by { $strikers }: nobody falls.
}

## Cards

finds = { $seat-person ->
    [you] You find
   *[other] { $seat } finds
} { $kind }.
no-find = { $seat-person ->
    [you] You find nothing.
   *[other] { $seat } finds nothing.
}
salvages = { $seat-person ->
    [you] You bring
   *[other] { $seat } brings
} back { $kind } { $bank ->
    [yes] to the bank.
   *[no] to the hand.
}
equips = { $seat-person ->
    [you] You take
   *[other] { $seat } takes
} up { $kind } without paying.
breaks = { $zone ->
    [hand] { $seat-person ->
        [you] You have to discard { $kind }
       *[other] { $seat } has to discard { $kind }
    }
   *[other] { $seat-person ->
        [you] You lose { $kind }
       *[other] { $seat } loses { $kind }
    } from the { $zone ->
        [bank] bank
       *[inventory] inventory
    }
}{ $lot ->
    [yes] , by lot.
   *[no] .
}
chooses = { who }, { $kind }: { $branch }.
searches = { $seat-person ->
    [you] You search the deck.
   *[other] { $seat } searches the deck.
}
looks = { $seat-person ->
    [you] You look
   *[other] { $seat } looks
} at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck and { $seat-person ->
    [you] put
   *[other] puts
} them back in any order.
sees = On top: { $kinds }.
goes-home = { $kind } { $bank ->
    [yes] goes back to the bank.
   *[no] is used up.
}

## The end of attempts and games

succeeds = { $seat-person ->
    [you] You complete
   *[other] { $seat } completes
} { $kind }: +{ $vp } VP, now { $total }{ $asleep ->
    [yes] ; sleeping monsters count as defeated
   *[no] {""}
}{ $unopposed ->
    [yes] ; no monster has come
   *[no] {""}
}{ $fallen ->
    [yes] ; nobody of its party is left, but no monster either
   *[no] {""}
}{ paid-counters }.
paid-counters = { $counters ->
    [0] {""}
    [one] ; +1 counter
   *[other] ; +{ $counters } counters
}
fails = { $seat-person ->
    [you] You fail
   *[other] { $seat } fails
} at { $kind }: { $who } still { $n ->
    [one] stands
   *[other] stand
}{ paid-counters }.
pays-missions = { $seat-person ->
    [you] You give
   *[other] { $seat } gives
} up { $kinds } ({ $n } VP) for a new deck: now { $total } VP.
refills = { $seat-person ->
    [you] You shuffle
   *[other] { $seat } shuffles
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} into a new deck.
out = { $why ->
    [party] { $seat-person ->
        [you] You have nobody left and are out.
       *[other] { $seat } has nobody left and is out.
    }
    [deck] { $seat-person ->
        [you] You have no cards left and are out.
       *[other] { $seat } has no cards left and is out.
    }
   *[concede] { $seat-person ->
        [you] You are out.
       *[other] { $seat } is out.
    }
}
stall = Nothing happens any more.
agreed = The players end the game.
over-won = { $seat-person ->
    [you] You win.
   *[other] { $seat } wins.
}
over-shared = The win is shared.
over-nobody = Nobody wins.
ending-goal = Ten Victory Points!
ending-last = The last party standing wins.
ending-together = All fell at the same moment.
ending-stalemate = Nothing happened any more; the most VP wins.
ending-agreed = The players ended the game; the most VP wins.

## The steps of a turn

step-opening = Opening
step-start = Start of the turn
step-redraw = Redraw
step-play = Play
step-status = Status
step-mission = Mission
step-announcement = Announcement
step-party = Party step
step-enemy = Enemy step
step-set = Enemies set
step-party-attack = Party Attack
step-enemy-attack = Enemy Attack
step-enemy-status = Enemy Status
step-resolution = Resolution
step-reconcile = Reconcile
