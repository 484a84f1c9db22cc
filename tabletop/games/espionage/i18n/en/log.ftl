### The log: what a seat may hear of an event (ES-132 to ES-134). A message is called like its fact (rules/events.py) and has
### the fact's fields; what else it is told is said above it.

## Parts

# Cards that change places: only how many where they are not seen.
cards = { $kinds-seen ->
    [none] nothing
    [seen] { $kinds }
   *[other] { $kinds-count ->
        [one] a card
       *[other] { $kinds-count } cards
    }
}
# A card of the stack by whose it is: it may hold several of one title.
owned = { $owner-person ->
    [none] { $target }
    [you] your { $target }
   *[other] { $owner }'s { $target }
}

## The turn

begins = { $seat-person ->
    [you] You take the first turn.
   *[other] { $seat } takes the first turn.
}
turn = { $seat-person ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
draws = { $seat-person ->
    [you] You draw
   *[other] { $seat } draws
} { $kinds-seen ->
    [none] nothing
    [seen] { $kinds }
   *[other] { $kinds-count }
}.
no-mission = { $seat-person ->
    [you] You play no Mission and end the turn.
   *[other] { $seat } plays no Mission and ends the turn.
}
ran-out = { $finishing ->
    [yes] The draw pile is empty, so the game ends with this turn: then all hands are shown.
   *[no] The draw pile is empty, so the game ends: no more Missions, all hands are shown.
}
claims = { $seat-person ->
    [you] You show { $kind } with { $count } cards in hand.
   *[other] { $seat } shows { $kind } with { $count } cards in hand.
}
concedes = { $seat-person ->
    [you] You concede.
   *[other] { $seat } concedes.
}

## The stack

plays = { $seat-person ->
    [you] You play
   *[other] { $seat } plays
} { played }.
# $use: "copy" has the text of another card, "mission" a Reaction that is played as a Mission, else "itself".
# $answered: "discards", "card" (the one that is answered is $target, of $owner), else "nothing"; $back: "yes" where that one
# is sent to its owner.
played = { $kind }{ $use ->
    [copy] {" "}as { $text }
    [mission] {" "}as a Mission
   *[itself] {""}
}{ $answered ->
    [nothing] { $aim-person ->
        [none] {""}
        [you] {" "}at you
       *[other] {" "}at { $aim }
    }
   *[card] { $aim-person ->
        [none] {" "}to answer { answered }
        [you] {" "}to send { answered } { sent-to } you
       *[other] {" "}to send { answered } { sent-to } { $aim }
    }
}{ $title-seen ->
    [none] {""}
   *[seen] , naming { $title }
}{ $chosen-seen ->
    [none] {""}
    [seen] {" "}for { $chosen }
   *[other] {" "}for { $chosen-count ->
        [one] a card
       *[other] { $chosen-count } cards
    }
}
answered = { $answered ->
    [discards] the discards
   *[card] { owned }
}
sent-to = { $back ->
    [yes] back to
   *[no] to
}
closed = Nobody answers.
nothing = { $seat-person ->
    [you] Your { $kind } does nothing.
   *[other] { $seat }'s { $kind } does nothing.
}
cancels = { $kind } cancels { owned }.
redirects = { $owner-person ->
    [you] Your { $kind }
   *[other] { $owner }'s { $kind }
} now aims at { $aim-person ->
    [you] you
   *[other] { $aim }
}.

## Exposures

names = { $aim-person ->
    [you] You { $hit ->
        [yes] hold
       *[no] have no
    } { $title }.
   *[other] { $aim } { $hit ->
        [yes] holds
       *[no] has no
    } { $title }.
}
exposes = { $seat-person ->
    [you] You have to lay { $kind } open.
   *[other] { $seat } has to lay { $kind } open.
}
unanswerable = Nothing fatal lies open, so nobody may answer.
keeps = { $seat-person ->
    [you] You keep { $kind }.
   *[other] { $seat } keeps { $kind }.
}
# $own: "yes" where it was the own card.
catches = { $own ->
    [yes] { keeps }
   *[no] { $seat-person ->
        [you] You take { $kind } from { $owner }.
       *[other] { $seat } takes { $kind } from { $owner-person ->
            [you] you
           *[other] { $owner }
        }.
    }
}
discards = { $seat-person ->
    [you] You discard { $kind }.
   *[other] { $seat } discards { $kind }.
}
stays = { $kind } cannot be discarded; it stays.
goes-back = { $kind } goes back into the draw pile, which is shuffled.
# $credit: nobody where it was the own action.
falls = { $seat-person ->
    [you] You are knocked out
   *[other] { $seat } is knocked out
}{ $credit-person ->
    [none] {""}
    [you] {" "}by you
   *[other] {" "}by { $credit }
}{ $kind-seen ->
    [none] .
   *[seen] : { $kind } is lost.
}
hand-away = { $captor-person ->
    [none] { $seat-person ->
        [you] Your hand
       *[other] The hand of { $seat }
    } { $discarded ->
        [0] goes back into the draw pile
       *[other] is discarded
    }.
    [you] You take over the hand of { $seat }.
   *[other] { $captor } takes over { $seat-person ->
        [you] your hand
       *[other] the hand of { $seat }
    }.
}

## Cards that change hands

# $own: "yes" where it was the own hand.
steals = { $own ->
    [yes] { $seat-person ->
        [you] You cannot steal from your own hand.
       *[other] { $seat } cannot steal from their own hand.
    }
   *[no] { $seat-person ->
        [you] You steal { cards } from { $aim }.
       *[other] { $seat } steals { cards } from { $aim-person ->
            [you] you
           *[other] { $aim }
        }.
    }
}
gives = { $kinds-seen ->
    [none] { $seat-person ->
        [you] You have no card left to give to { $aim }.
       *[other] { $seat } has no card left to give to { $aim-person ->
            [you] you
           *[other] { $aim }
        }.
    }
   *[other] { $seat-person ->
        [you] You give { $aim } { cards }.
       *[other] { $seat } gives { $aim-person ->
            [you] you
           *[other] { $aim }
        } { cards }.
    }
}
takes = { $seat-person ->
    [you] You take { cards } from the discard pile
   *[other] { $seat } takes { cards } from the discard pile
}{ $gone ->
    [0] .
    [one] ; one announced card is gone.
   *[other] ; { $gone } announced cards are gone.
}
# $own: "yes" where it was the own hand.
looks-at-hand = { $own ->
    [yes] { $seat-person ->
        [you] You look at your own hand: nothing new.
       *[other] { $seat } looks at their own hand: nothing new.
    }
   *[no] { $seat-person ->
        [you] You look at { $aim }'s hand
       *[other] { $seat } looks at { $aim-person ->
            [you] your hand
           *[other] { $aim }'s hand
        }
    }{ $kinds-seen ->
        [seen] : { $kinds }
       *[other] {""}
    }.
}
finds-gold = { $aim-person ->
    [you] You have { gold-found } in hand.
   *[other] { $aim } has { gold-found } in hand.
}
gold-found = { $hit ->
    [yes] gold
   *[no] no gold
}
looks-at-pile = { $seat-person ->
    [you] You look at
   *[other] { $seat } looks at
} the top { $kinds-count ->
    [0] card
    [one] card
   *[other] { $kinds-count } cards
} of the draw pile{ $kinds-seen ->
    [none] : nothing
    [seen] : { $kinds }
   *[other] {""}
}.
searches = { $seat-person ->
    [you] You search the draw pile.
   *[other] { $seat } searches the draw pile.
}
keeps-looked = { $seat-person ->
    [you] You take
   *[other] { $seat } takes
} { $kind-seen ->
    [unseen] 1 card
   *[seen] { $kind }
} from the pile.
puts-back = { $seat-person ->
    [you] You put the rest back on top.
   *[other] { $seat } puts the rest back on top.
}
shuffles = { $seat-person ->
    [you] You shuffle the draw pile.
   *[other] { $seat } shuffles the draw pile.
}

## The end

reveals = { $seat-person ->
    [you] You show { cards }.
   *[other] { $seat } shows { cards }.
}
loses = { $seat-person ->
    [you] You hold { $kind } and cannot win.
   *[other] { $seat } holds { $kind } and cannot win.
}
too-few = { $seat-person ->
    [you] Your { $kind }
   *[other] { $seat }'s { $kind }
} does not count: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, not { $least }.
over = { $winners-count ->
    [one] { $winners-person ->
        [you] You win the game.
       *[other] { $winners } wins the game.
    }
   *[other] { $winners } share the win.
}

## How it ended

ending-knock-out = Everybody else is out.
ending-package = The Package is safe, with ten cards or more.
ending-target = The draw pile is gone and the Target is still in hand.
# Nobody has won (ES-111). $wins: "most" by the house rule for the largest hand, else "all".
ending-bomb = The draw pile is gone, and nobody without the Bomb has the Target, or the Package with ten cards: { $wins ->
    [most] so the largest hand without it wins.
   *[all] so whoever has no Bomb wins.
}
