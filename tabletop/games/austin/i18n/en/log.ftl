### The log: what a seat may hear of an event. A message is named like its fact (rules/events.py).

## Parts

# Cards that change places: only how many where they are not seen.
cards = { $kinds-seen ->
    [none] nothing
    [unseen] { $kinds-count ->
        [one] a card
       *[other] { $kinds-count } cards
    }
   *[seen] { $kinds }
}
# The card of a fight whose text it is.
because = { $cause-seen ->
    [none] {""}
   *[seen] { $cause }:{" "}
}
actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
# $until: "fight", "turn", "my-turn" (of whoever did it), "their-turn".
until = { $until ->
    [fight] until the fight is over
    [turn] until the turn ends
    [my-turn] until the next turn of whoever did it
   *[their-turn] until their next turn ends
}
# $what: "help", "bones" or "attack".
banned = { $what ->
    [help] ask for help
    [bones] throw Bones
   *[attack] attack
}

## Before the first turn

deck = { $seat-person ->
    [you] You play with
   *[other] { $seat } plays with
} { $cards }.
deck-copies = { $count } { $kind }
begins = { $seat-person ->
    [you] You begin.
   *[other] { $seat } begins.
}
mulligan = { $seat-person ->
    [you] You have no Agent, show { cards } and draw a new hand.
   *[other] { $seat } has no Agent, shows { cards } and draws a new hand.
}

## The turn

turn = Turn { $number }: { $seat }.
# $ship: "yes" for a ship Agent, who says $said.
plays = { $answer ->
    [yes] { $seat-person ->
        [you] You answer the ship with { $kind }
       *[other] { $seat } answers the ship with { $kind }
    }
   *[no] { $seat-person ->
        [you] You play { $kind }
       *[other] { $seat } plays { $kind }
    }
}{ $free ->
    [yes] {" "}without an action
   *[no] {""}
}{ $ship ->
    [yes] : “{ $said }”
   *[no] .
}
short-turn = { $seat-person ->
    [you] You have only
   *[other] { $seat } has only
} { actions } this turn.
no-ship = { $own ->
    [yes] { $seat-person ->
        [you] You play no further ship.
       *[other] { $seat } plays no further ship.
    }
   *[no] { $seat-person ->
        [you] You do not answer the ship.
       *[other] { $seat } does not answer the ship.
    }
}
swings = { $seat-person ->
    [you] You use { $kind }
   *[other] { $seat } uses { $kind }
}: “{ $text }”
# $text: of the action, or "".
acts = { $seat-person ->
    [you] You use the action of { $kind }
   *[other] { $seat } uses the action of { $kind }
}{ $text ->
    [none] .
   *[other] : “{ $text }”
}
throws-away = { $seat-person ->
    [you] You discard { cards }.
   *[other] { $seat } discards { cards }.
}
end-discards = { $own ->
    [yes] { $seat-person ->
        [you] You end the turn: discard { cards }.
       *[other] { $seat } ends the turn: discards { cards }.
    }
   *[no] { $seat-person ->
        [you] You discard down to six: { cards }.
       *[other] { $seat } discards down to six: { cards }.
    }
}
# $short: "yes" where there were no more.
end-draws = { $seat-person ->
    [you] You draw up to six: { cards }
   *[other] { $seat } draws up to six: { cards }
}{ no-more }
no-more = { $short ->
    [yes] {" "}and no more: the deck is empty.
   *[no] .
}
spent = { $seat }: “I'm spent.”
concedes = { $seat-person ->
    [you] You concede.
   *[other] { $seat } concedes.
}

## Attacks

# $attempt: "shag" or "kill".
attacks = { $seat }: { $kind } makes { $attempt ->
    [shag] a Shag
   *[kill] an Assassination
} attempt on { $target-kind } of { $foe-person ->
    [you] yours
   *[other] { $foe }
}.
lands = { $seat-person ->
    [you] You throw
   *[other] { $seat } throws
}{ $helped-person ->
    [none] {""}
    [you] {" "}for you
   *[other] {" "}for { $helped }
}, in the voice of { $speaker }: { $kind }
asks-help = { $seat }: “Can someone throw me a Frickin' Bone here?”{ in-turn }
lets-help = { $seat-person ->
    [you] You ask for help again.
   *[other] { $seat } asks for help again.
}{ in-turn }
# Where nobody races, all see who may throw when.
in-turn = { $first-person ->
    [none] {""}
    [you] {" "}All are asked clockwise from you on.
   *[other] {" "}All are asked clockwise from { $first } on.
}
no-bone = { $seat-person ->
    [you] You throw no Bone.
   *[other] { $seat } throws no Bone.
}
no-help = { $seat-person ->
    [you] You get no help: nobody throws a Bone.
   *[other] { $seat } gets no help: nobody throws a Bone.
}
# $why: "last", "no-bone" or "alone".
wins-fight = { $kind } beats { $loser-kind } for { $seat-person ->
    [you] you
   *[other] { $seat }
}: { $why ->
    [last] the last Bone was thrown for it
    [no-bone] no Bone was thrown against it
   *[alone] the other one has left the table
}.
# $bones: how many there are besides those that are named, 0 where all are; $count: of all.
loses-fight = { $slugfest ->
    [yes] { $seat-person ->
        [you] You lose the slugfest
       *[other] { $seat } loses the slugfest
    }
   *[no] { $seat-person ->
        [you] Your side is beaten
       *[other] { $seat }'s side is beaten
    }
}: { cards }{ $bones ->
    [0] {""}
   *[other] {" "}and { $bones } Bones
} { $count ->
    [one] is
   *[other] are
} discarded.
scores = { $seat-person ->
    [you] You score { $kind } and have
   *[other] { $seat } scores { $kind } and has
} { $side ->
    [good] { $total } Mojo
   *[evil] { $total } billion dollars
}.
instead = { $seat-person ->
    [you] Your { $kind }
   *[other] { $seat }'s { $kind }
} is not discarded: its own text { $deck ->
    [yes] shuffles it into the deck
   *[no] takes it back to the hand
}.
ends-attack = { because }{ $seat-person ->
    [you] You end the attack at once.
   *[other] { $seat } ends the attack at once.
}

## Happenings

goes-calm = From here on nobody races: the table plays calmly.
happens = { $seat-person ->
    [you] You make the gesture!
   *[other] { $seat } makes the gesture!
}
# $side: "good" or "evil"; $how: "only", "straws", "choice" or "lot".
gesture = { $seat-person ->
    [you] You show
   *[other] { $seat } shows
} { $side ->
    [good] the peace sign
   *[evil] the pinky
}. { $how ->
    [only] With one other player nobody races.
    [straws] Nobody races: all others draw straws.
    [choice] Nobody races: the target is picked.
   *[lot] Nobody races: a lot finds the target.
}
race = The gesture: { $times }.
race-time = { $seat } { $ms } ms
race-silent = { $seat } not at all
straw = { $seat-person ->
    [you] You have straw { $number }
   *[other] { $seat } has straw { $number }
}{ $last ->
    [yes] , the only one that was left to take
   *[no] {""}
}: { $short ->
    [yes] the short one
   *[no] long
}.
straws = { $seat-person ->
    [you] You are last: the short straw decides.
   *[other] { $seat } is last: the short straw decides.
}
target = { $seat-person ->
    [you] Your Happening
   *[other] { $seat }'s Happening
} hits { $target-person ->
    [you] you
   *[other] { $target }
}.
in-vain = { $kind } changes nothing for { $target-person ->
    [you] you
   *[other] { $target }
}.
reveals = { $seat-person ->
    [you] You turn over the Happening { $kind }.
   *[other] { $seat } turns over the Happening { $kind }.
}
named = { $seat-person ->
    [you] You have named { $what }.
   *[other] { $seat } has named { $what }.
}

## Slugfests

slugfest = { $seat-person ->
    [you] You start a slugfest!
   *[other] { $seat } starts a slugfest!
}{ $without-count ->
    [0] {""}
    [one] {" "}{ $without-person ->
        [you] You have
       *[other] { $without } has
    } no Assassin to send in.
   *[other] {" "}{ $without } have no Assassin to send in.
}
sends = { $seat-person ->
    [you] You send in { $kind }.
   *[other] { $seat } sends in { $kind }.
}
slug-lands = { $seat-person ->
    [you] You throw { $kind }.
   *[other] { $seat } throws { $kind }.
}
out = { $seat-person ->
    [you] You throw no Bone and are out.
   *[other] { $seat } throws no Bone and is out.
}
# $why: "last", "no-bone" or "alone".
wins-brawl = { $kind } wins the slugfest for { $seat-person ->
    [you] you
   *[other] { $seat }
}: { slug-why }.
slug-why = { $why ->
    [last] the last Bone was thrown for it
    [no-bone] all others are out
   *[alone] nobody else has sent an Assassin
}

## Decks and hands

draws = { because }{ $kinds-seen ->
    [none] { $seat-person ->
        [you] You draw nothing: the deck is empty.
       *[other] { $seat } draws nothing: the deck is empty.
    }
   *[other] { $seat-person ->
        [you] You draw { cards }
       *[other] { $seat } draws { cards }
    }{ no-more }
}
refills = { because }{ $seat-person ->
    [you] You shuffle
   *[other] { $seat } shuffles
} { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
} into a new deck{ $drawing ->
    [yes] {" "}to go on drawing
   *[no] {""}
}.
# $last: the deck had no more.
digs = { $seat-person ->
    [you] You look at
   *[other] { $seat } looks at
} { $last ->
    [no] the top of the deck: { cards }
   *[yes] { $kinds-count ->
        [0] nothing: the deck is empty
        [one] the only card of the deck
       *[other] all { $kinds-count } cards that the deck has
    }{ $kinds-seen ->
        [none] {""}
        [unseen] {""}
       *[seen] : { $kinds }
    }
}.
puts-back = { $seat-person ->
    [you] You put
   *[other] { $seat } puts
} { $top ->
    [0] { $under ->
        [0] the rest under the deck
        [one] 1 card under the deck
       *[other] { $under } cards under the deck
    }
   *[other] { $top ->
        [one] 1 card
       *[other] { $top } cards
    } back on top of the deck{ $under ->
        [0] {""}
       *[other] {" "}and { $under } under it
    }
}.
takes = { $seat-person ->
    [you] You take { cards }.
   *[other] { $seat } takes { cards }.
}
searches = { $seat-person ->
    [you] You search the deck.
   *[other] { $seat } searches the deck.
}
finds = { $seat-person ->
    [you] You find { $kind }.
   *[other] { $seat } finds { $kind }.
}
shows = { $seat-person ->
    [you] You show the hand: { cards }.
   *[other] { $seat } shows the hand: { cards }.
}
looks = { because }{ $seat-person ->
    [you] You look at the hand of { $other }.
   *[other] { $seat } looks at the hand of { $other-person ->
        [you] yours
       *[other] { $other }
    }.
}
sees = { $other-person ->
    [you] You hold { cards }.
   *[other] { $other } holds { cards }.
}

## Effects

extra = { because }{ $seat-person ->
    [you] You have
   *[other] { $seat } has
} { actions } now.
limits = { $seat-person ->
    [you] You start the next turn with { actions }.
   *[other] { $seat } starts the next turn with { actions }.
}
puts-out = { because }{ $seat-person ->
    [you] You put out
   *[other] { $seat } puts out
} { $count } extra { $vibe } { until }.
# $what: "bones" or "swingers".
cheaper = { because }{ $seat-person ->
    [you] Your
   *[other] { $seat }'s
} { $what ->
    [bones] Frickin' Bones
   *[swingers] Swingers
} need { $count ->
    [one] 1 vibe
   *[other] { $count } vibes
} fewer { until }.
forbids = { because }{ $seat-person ->
    [you] You
   *[other] { $seat }
} may not { banned } { until }.
allows = { $seat-person ->
    [you] You
   *[other] { $seat }
} may { banned } again.
vibes-back = { $seat-person ->
    [you] Your Agents
   *[other] { $seat }'s Agents
} put out all their vibes again.
# Something of $seat leaves the game. $how: "chance", "own" (an effect of the own), "picked" (by $seat), "made" (by $by).
# $hand: it was in the hand; $scored: in the score pile.
discards = { because }{ $how ->
    [chance] { $seat-person ->
        [you] You discard
       *[other] { $seat } discards
    } { discarded } at random
    [own] { $seat-person ->
        [you] You discard
       *[other] { $seat } discards
    } { discarded }{ from-hand }
    [picked] { $seat-person ->
        [you] You choose to discard
       *[other] { $seat } chooses to discard
    } { discarded }{ from-hand }
   *[made] { $by-person ->
        [you] You have
       *[other] { $by } has
    } { $seat-person ->
        [you] you
       *[other] { $seat }
    } discard { discarded }
}.
discarded = { $scored ->
    [yes] the scored card { $kind }
   *[no] { $kind }
}
from-hand = { $hand ->
    [yes] {" "}from the hand
   *[no] {""}
}
# Whose it is that somebody else's effect touches. $own: "yes" where it is the own.
whose = { $own ->
    [yes] {""}
   *[no] {" "}of { $seat-person ->
        [you] yours
       *[other] { $seat }
    }
}
bounce = { because }{ $by-person ->
    [you] You send
   *[other] { $by } sends
} { discarded }{ whose } back to the hand.
strip-bone = { because }{ $by-person ->
    [you] You discard
   *[other] { $by } discards
} { $kind }{ whose } from the fight.
mute = { because }{ $by-person ->
    [you] You silence
   *[other] { $by } silences
} { $kind }{ whose }: no vibes { muted-until }.
# $count: of many, whose names would leave no room; 0 where they are named.
mute-all = { $by-person ->
    [you] You silence
   *[other] { $by } silences
} { $count ->
    [0] { cards }
   *[other] { $count } Agents
}{ whose }: no vibes { muted-until }.
muted-until = { $until ->
    [my-turn] until { $by-person ->
        [you] your
       *[other] { $by }'s
    } next turn
   *[other] { until }
}
bounce-all = { $by-person ->
    [you] You send
   *[other] { $by } sends
} { cards }{ whose } back to the hand.
discard-all = { $by-person ->
    [you] You have
   *[other] { $by } has
} { $seat-person ->
    [you] you
   *[other] { $seat }
} discard { $whole ->
    [yes] the whole hand
   *[no] { $kinds-count ->
        [one] 1 card
       *[other] { $kinds-count } cards
    }
} by { $kind }: { cards }.
set-role = { because }{ $by-person ->
    [you] You make
   *[other] { $by } makes
} { $kind }{ whose } { $role ->
    [shagger] a Shagger
   *[assassin] an Assassin
} { until }.
redraw = { because }{ $seat-person ->
    [you] You discard { $kind } from the hand.
   *[other] { $seat } discards { $kind } from the hand.
}
recover = { because }{ $seat-person ->
    [you] You take { $kind } from the discard pile.
   *[other] { $seat } takes { $kind } from the discard pile.
}
score-from = { because }{ $seat-person ->
    [you] You take { $kind } from the discard pile to score it.
   *[other] { $seat } takes { $kind } from the discard pile to score it.
}

## An effect that has touched nothing. $op: its name.

naught-in-slugfest = { $kind }: its text counts only in an attack, and a slugfest is none.
naught-discarded = { $kind }: there is { no-subject } in the discard pile.
naught-searched = { $kind }: { $seat-person ->
    [you] You find
   *[other] { $seat } finds
} { no-object } in the deck.
naught-taken = { $kind }: { $seat-person ->
    [you] You take
   *[other] { $seat } takes
} { no-object } { $op ->
    [search] from the deck
    [recover] from the discard pile
   *[score_from] from the discard pile to score it
}.
naught-there = { $kind }: there is { no-subject } { $op ->
    [bounce] to go back to a hand
    [discard_agent] to discard
    [mute] to lose its vibes
    [set_role] to change trades
    [trash_table] to discard
    [unscore] to take out of a score pile
   *[strip_bone] to discard
}.
naught-done = { $kind }: { $op ->
    [discard_hand] no card is discarded from a hand
    [bounce] no Agent goes back to a hand
    [discard_agent] no Agent is discarded
    [mute] no Agent loses its vibes
    [set_role] no Agent changes trades
    [trash_table] no lasting Swinger is discarded
    [unscore] no scored card is taken away
    [strip_bone] no Bone is discarded
    [redraw] no card is exchanged
    [play_free] no Agent is played
   *[attack_now] no attempt is made
}.
# A condition does not hold. $test: which one; $everyone: it is about all tables; $least: how many it wants; $other: besides the
# card itself.
unmet = { $kind }: { $test ->
    [table] { $seat-person ->
        [you] You have
       *[other] { $seat } has
    } too few lasting Swingers
    [behind] no opponent has more points
    [outnumbered] no opponent has more Agents
    [helper] it is no help for somebody else
   *[active] { $everyone ->
        [yes] on all tables there is
       *[no] { $seat-person ->
            [you] You have
           *[other] { $seat } has
        }
    } { $least ->
        [one] no { other-active } { wanted }
       *[other] fewer than { $least } { other-active } { wanted }s
    }
}, so { $op ->
    [draw] no card is drawn
    [extra_action] there is no extra action
   *[other] nothing comes of it
}.
other-active = { $other ->
    [yes] other active
   *[no] active
}

## The end

stall = Nobody has scored for six rounds.
agreed = Everybody has agreed to end the game here.
over = { $winners-count ->
    [one] { $winners-person ->
        [you] You win the game.
       *[other] { $winners } wins the game.
    }
   *[other] { $winners } win the game together.
}
ending-goal = The first to reach 100.
ending-stall = Nobody has scored for six rounds; the most points win.
ending-concede = The others have given up.
ending-agreed = Everybody agreed to stop; the most points win.
