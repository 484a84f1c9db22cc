"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.ask import PASS
from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import KILL
from tabletop.games.austin.rules.ops import TOUCHES
from tabletop.games.austin.rules.options import CALM, ORDINALS, RANDOM_TARGET, USER_PICKS
from tabletop.games.austin.rules.queries import ASK_HELP, PLAY_FREE, THROW, USE_HAPPENING, alone
from tabletop.games.austin.rules.reasons import bones
from tabletop.games.austin.rules.table import FIGHT, HAND, HAND_SIZE, STEP, Austin, Fight
from tabletop.games.austin.rules.values import may_attack
from tabletop.games.austin.words.common import some
from tabletop.games.austin.words.wanted import wanted

KINDS = ("Shag", "Assassination")
HELPING = ("help_throw", "help_offer")
HELP, LEAVE, AGAIN = "only others can help.", "leave it.", "ask again?"
STAYS = "it stays as it is."
CALLED = "You have asked for help in this attack: only others may throw."
WAITING = {
    "main": (" is on turn.", "Up to two actions, then all hands go to six.", "AP-41"),
    "deck_lists": (" reads out the deck lists.", "They are open at this table; the log keeps them.", "AP-18"),
    "mulligan": (" looks at the first hand.", "A hand without an Agent may be changed once.", "AP-25"),
    "first_player": (" says who begins.", "Any agreed method will do.", "AP-23"),
    "ship_turn": (" may answer with a ship.", "An answer costs nothing.", "AP-124"),
    "ship_again": (" may play another ship.", "Somebody has answered, so the next one is free, too.", "AP-127"),
    "press_time": (": copy the gesture!", "Whoever is last is the target.", "AP-97"),
    "pick_target": (" picks the target.", "Those who seem to tie for last are all candidates.", "AP-98"),
    "draw_straw": (" draws a straw.", "The short one is the target; all are shown together.", "AP-176"),
    "slug_fighter": (" sends in an Assassin.", "Whoever has an active one must.", "AP-132"),
    "slug_step": (" throws a Bone or is out.", "The last Bone thrown wins.", "AP-136"),
    "fight": (" is losing now.", "Throw a Frickin' Bone, ask for help, or leave it.", "AP-69"),
    "pad": (" is winning and may add Bones.", "Nobody answers them any more.", "AP-70"),
    "help_throw": (" asks for help!", "The first Bone to land counts.", "AP-78"),
    "help_offer": (" may throw a helping Bone.", "The first one thrown counts.", "AP-177"),
    "free_discard": (" may discard any cards.", "Only the turn player may, once a turn.", "AP-112"),
    "even_up": (" has too many cards.", "At the end of a turn every hand goes to six.", "AP-110"),
    "search_card": (" searches the deck.", "What is found is shown to all.", "AP-152"),
    "pick_card": (" chooses a card.", "The controller of an effect chooses.", "AP-140"),
    "pick_seat": (" chooses a player.", "The controller of an effect chooses.", "AP-140"),
    "pick_vibe": (" chooses a vibe.", "The controller of an effect chooses.", "AP-140"),
    "strike": (" may attack at once.", "A full attack that costs no action.", "AP-148"),
}


def prompt(view: ViewOf[Austin]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands."""
    if not view.query:
        return Prompt(("The game is over.",), "", "AP-28")
    if view.query == "help_throw":
        return _help_throw(view)
    if view.options and view.query in OWN:
        return OWN[view.query](view)
    if view.query == "ship_reply":  # only the turn player's ship is answered
        seen: Line = (SeatRef(view.table.turn), " has seen a ship. Who has one to answer it?")
        return Prompt(seen, "An answer costs nothing.", "AP-124")
    who: Line = (SeatRef(view.left[0]),) if view.left and view.left[0] >= 0 else ("Everybody",)
    line, why, rule = WAITING.get(view.query, (" chooses.", "The controller of an effect chooses.", "AP-140"))
    return Prompt((*who, line), why, rule)


# -- the turn ----------------------------------------------------------------------------------------------------------
def _main(view: ViewOf[Austin]) -> Prompt:
    table = view.table
    if len(view.options) == 1:
        return Prompt(("Nothing left to do. Say “I'm spent”.",), "No action and no free play is left.", "AP-48")
    if not table.actions and all(option[0] != PLAY_FREE for option in view.options):
        return Prompt(("No actions left, and no free play. Say “I'm spent”.",), "Two actions are a turn.", "AP-48")
    if not table.actions:
        return Prompt(
            ("No actions left. Make a free play, or say “I'm spent”.",), "What is free is never forced.", "AP-45"
        )
    why = "Play an Agent, attack, use a Swinger or a Happening, in any order."
    strikes = f" A Happening strikes {_struck(view)}." * _may(view, USE_HAPPENING)
    if not may_attack(table, view.seat):
        why = "An effect forbids it for now; play an Agent, use a Swinger or a Happening, in any order."
        return Prompt(
            (f"Your turn: {some(table.actions, 'action')} left, but you may not attack.{strikes}",), why, "AP-140"
        )
    return Prompt((f"Your turn: {some(table.actions, 'action')} left.{strikes}",), why, "AP-42")


def _struck(view: ViewOf[Austin]) -> str:
    """How its target will be found: AP-97, AP-98, AP-176."""
    house = view.table.house
    if len(OPPONENTS[view.table.alive, view.seat]) == 1:
        return "the only other player"
    if not house & CALM:
        return "whoever is last to copy your gesture"
    return (
        "whom you name"
        if house & USER_PICKS
        else "whom a lot finds"
        if house & RANDOM_TARGET
        else "whoever draws the short straw"
    )


def _mulligan(view: ViewOf[Austin]) -> Prompt:
    if len(view.options) > 1:
        return Prompt(("No Agent in your hand. Change it?",), "It is shown, shuffled in, and you draw six.", "AP-25")
    return Prompt(("Your first hand.",), "Only a hand without an Agent may be changed.", "AP-25")


def _even_up(view: ViewOf[Austin]) -> Prompt:
    chosen, more = view.args
    left = more - len(chosen)
    held = len(view.table.zones[HAND + STEP * view.seat]) - len(chosen)
    line = f"You hold {some(held, 'card')}: discard {left}."
    return Prompt((line,), f"The hand limit at the end of a turn is {HAND_SIZE}.", "AP-110")


def _free_discard(view: ViewOf[Austin]) -> Prompt:
    """A hand that is larger draws nothing, and has to go down to six in any case."""
    (chosen,) = view.args
    held = len(view.table.zones[HAND + STEP * view.seat]) - len(chosen)
    if held > HAND_SIZE:
        line = f"Discard what you do not want. You hold {some(held, 'card')} and may keep six."
    else:
        line = "Discard what you do not want, or nothing. You draw up to six again."
    return Prompt((line,), "Any number of cards.", "AP-112")


def fighting(view: ViewOf[Austin]) -> Fight:
    assert view.table.fight, "an attack is going on"
    return view.table.fight


# -- attacks -----------------------------------------------------------------------------------------------------------
def _fight(view: ViewOf[Austin]) -> Prompt:
    fight, side = fighting(view), view.args[0]
    mine, other = (CardRef(view.table.kind[card], card) for card in (fight.cards[side], fight.cards[1 - side]))
    kind, help_left = KINDS[fight.kind], _may(view, ASK_HELP)
    losing: Line = (mine, " is losing against ", other)
    if fight.asked[side]:
        return Prompt((*losing, f". Only others may throw: {AGAIN if help_left else LEAVE}"), CALLED, "AP-74")
    if not _may(view, THROW):
        return Prompt((*losing, f". {_none_held(view)}: {HELP if help_left else LEAVE}"), _no_bone(view), "AP-69")
    why = f"The {kind} needs count; without a Bone this Agent loses."
    if help_left:
        why = f"The {kind} needs count. Once you ask for help, only others may throw."
    return Prompt((*losing, ". Throw a Bone?"), why, "AP-69")


def _pad(view: ViewOf[Austin]) -> Prompt:
    """AP-70: whoever has called for help may still let others throw (AP-79), whose Bones are their points (AP-83)."""
    table = view.table
    fight, side = fighting(view), view.args[0]
    won: Line = (CardRef(table.kind[fight.cards[side]], fight.cards[side]), " has won.")
    asking = _may(view, ASK_HELP)
    if fight.asked[side]:
        line = f" Only others may add Bones, for points of their own: {AGAIN if asking else STAYS}"
        return Prompt((*won, line), CALLED, "AP-74")
    if not _may(view, THROW):
        rest = "only others may add one, for points of their own." if asking else STAYS
        return Prompt((*won, f" {_none_held(view)}: {rest}"), _no_bone(view), "AP-70")
    more, why = "another" if table.zones[FIGHT + side] else "a", "Nobody answers it; it is scored with the rest."
    if asking:
        why += " Once you ask others, only they may add Bones, for points of their own."
    return Prompt((*won, f" Add {more} Bone, for its points?"), why, "AP-70")


def _help_throw(view: ViewOf[Austin]) -> Prompt:
    """The same words for all who race, whatever they hold; below them each reads what the own hand could do."""
    line = _asks_for(view)
    if not view.options:
        return Prompt(line, "The first Bone to land counts.", "AP-78")
    fit = len(view.options) - 1
    need = KINDS[fighting(view).kind]
    why = f"{some(fit, 'Bone')} of yours can land here: the {need} needs and your own vibes decide."
    ask = " Add one, for its points?" if fighting(view).done else " Throw one?"
    return Prompt((*line, ask), why if fit else _no_bone(view), "AP-78")


def _asks_for(view: ViewOf[Austin]) -> Line:
    fight, kind = fighting(view), view.table.kind
    side = fight.last if fight.done else 1 - fight.last  # AP-70: whoever is losing asks, then whoever has won
    mine, other = fight.cards[side], fight.cards[1 - side]
    if fight.done:
        return SeatRef(fight.seats[side]), " has won with ", CardRef(kind[mine], mine), " and lets others add Bones."
    line: Line = (SeatRef(fight.seats[side]), " asks for a Bone for ", CardRef(kind[mine], mine))
    return (*line, " against ", CardRef(kind[other], other), ".")


def _help_offer(view: ViewOf[Austin]) -> Prompt:
    """Who is asked alone, without a race, reads at once whether there is anything to throw."""
    if _may(view, THROW):
        return _help_throw(view)._replace(rule="AP-177")
    return Prompt((*_asks_for(view), f" {_none_held(view)}."), _no_bone(view), "AP-177")


# -- own Bones ---------------------------------------------------------------------------------------------------------
def _may(view: ViewOf[Austin], act: int) -> bool:
    return any(option[0] == act for option in view.options)


def _lacking(view: ViewOf[Austin]) -> list[tuple[str, str]]:
    """For each own Bone why it cannot be thrown now: the code and the sentence."""
    fight = view.table.fight
    why = bones(view.table, view.seat, fight.kind if fight else KILL, helping=view.query in HELPING)
    return [(code, text) for code, text, _ in why.values() if code != "only_bones"]


def _none_held(view: ViewOf[Austin]) -> str:
    held = _lacking(view)
    if not held:
        return "You hold no Bone"
    return "You may not throw Bones" if held[0][0] == "forbidden" else "You hold no Bone that fits"


def _no_bone(view: ViewOf[Austin]) -> str:
    """Why none of the own Bones can land; of several reasons the one that names the fewest vibes."""
    held = [text for _, text in _lacking(view)]
    if not held:
        return f"You hold no Frickin' Bone{', so you can only stay silent' if view.query in HELPING else ''}."
    which = "Your Bone does not fit" if len(held) == 1 else f"None of your {len(held)} Bones fits"
    nearest = min(held, key=len)
    if len(set(held)) > 1:
        nearest = f"For the nearest one: {nearest[0].lower()}{nearest[1:]}"
    return f"{which}. {nearest}"


# -- slugfests ---------------------------------------------------------------------------------------------------------
def _slug_step(view: ViewOf[Austin]) -> Prompt:
    last, able = alone(view.table), _may(view, THROW)
    if not able:
        line = "All others are out, and you hold no Bone to add." if last else f"{_none_held(view)}: you are out."
        return Prompt((line,), _no_bone(view), "AP-136" if last else "AP-135")
    if last:
        return Prompt(("All others are out. Add a Bone?",), "Nobody answers it; it is scored with the rest.", "AP-136")
    return Prompt(("Throw a Bone, or you are out.",), "The Assassination needs count.", "AP-133")


# -- ships and Happenings ----------------------------------------------------------------------------------------------
def _ship(view: ViewOf[Austin]) -> Prompt:
    user, held = view.args[0], len(view.options) - 1
    mine = "Answer with one of yours?" if held else "You hold none to answer it with."
    return Prompt((SeatRef(user), f" has played a ship. {mine}"), "It costs nothing.", "AP-124")


def _ship_again(view: ViewOf[Austin]) -> Prompt:
    if len(view.options) == 1:
        line = "They answered: another ship would be free, but you hold none."
        return Prompt((line,), "A ship of yours may follow each one that is answered.", "AP-127")
    line = "They answered: another ship is free. Play one?"
    return Prompt((line,), "A ship of yours may follow each one that is answered.", "AP-127")


def _pick_target(view: ViewOf[Austin]) -> Prompt:
    """Whether they tie or nobody has moved, the photo finish has said; without a race nobody was last."""
    if view.table.house & CALM:
        return Prompt(("Whom do you name?",), "Nobody races at this table: you choose.", "AP-98")
    return Prompt(
        ("More than one was last. Whom do you name?",), "Of those who were last together you choose.", "AP-98"
    )


# -- effects -----------------------------------------------------------------------------------------------------------
PICKS = {
    "discard_hand": "which {wanted} is discarded?",
    "bounce": "which {wanted} goes back to the hand?",
    "discard_agent": "which {wanted} is discarded?",
    "mute": "which {wanted} is to put out no vibes?",
    "set_role": "which of your Agents?",
    "trash_table": "which {wanted} is discarded?",
    "unscore": "which scored {wanted} is discarded?",
    "recover": "take which {wanted} from your discard pile?",
    "score_from": "score which {wanted} of your discard pile?",
    "strip_bone": "which {wanted} is discarded from the other Agent?",
    "redraw": "discard which card? You draw as many.",
}
GOES = {"discard_hand", "bounce", "discard_agent", "trash_table", "unscore"}  # which can also be losses of one's own
HANDED = "which scored {wanted} goes back to the hand of its owner?"
PLAYERS = {
    "discard_hand": "who discards from the hand?",
    "look_hand": "whose hand will you look at?",
    "forbid_help": "who may not be helped?",
    "forbid_bones": "who may not throw Bones?",
    "forbid_attack": "who may not attack?",
}


def of_card(view: ViewOf[Austin], card: int, line: str, why: str, rule: str) -> Prompt:
    """What the effect of a card asks; the card comes first, so that nobody wonders where the question comes from."""
    return Prompt((CardRef(view.table.kind[card], card), f": {line}"), why, rule)


def _source(view: ViewOf[Austin], at: int) -> int:
    """The card of the `Doer` among what the ask carries."""
    card: int = view.args[at][1]
    return card


def _pick_card(view: ViewOf[Austin]) -> Prompt:
    which = TOUCHES[view.args[0]]
    why = "You may stop at any time." if which.may else "The card says so; as much as possible is done."
    line = HANDED if which.op == "unscore" and which.to == "hand" else PICKS[which.op]
    noun = wanted(which)
    if which.pick == "owner" or (which.who == "you" and which.op in GOES):
        noun += " of yours"
    return of_card(view, _source(view, 1), line.format(wanted=noun), why, "AP-140")


def _pick_seat(view: ViewOf[Austin]) -> Prompt:
    _, card, deed = view.args
    return of_card(view, card, PLAYERS[deed], "One whom the card can touch.", "AP-155")


def _look(view: ViewOf[Austin]) -> Prompt:
    other = SeatRef(view.args[0])
    return Prompt(("The hand of ", other, " lies open for you."), "Nobody else sees it.", "AP-152")


def _bottom(view: ViewOf[Austin]) -> Prompt:
    everything, card = view.args
    if everything:
        line = "which goes under your deck? What goes there earlier comes up earlier."
        why = "In any order; or leave them as they lie."
    else:
        line, why = "put which under your deck?", "The others go back on top."
    return of_card(view, card, line, why, "AP-152")


def _effect(at: int, line: str, why: str, rule: str) -> Callable[[ViewOf[Austin]], Prompt]:
    """For an ask of an effect that carries its `Doer`, or only the card, at this place."""

    def ask(view: ViewOf[Austin]) -> Prompt:
        carried = view.args[at]
        return of_card(view, carried if isinstance(carried, int) else _source(view, at), line, why, rule)

    return ask


def _search(view: ViewOf[Austin]) -> Prompt:
    """Where nothing fits there is nothing to look for on the table either."""
    found = any(option != PASS for option in view.options)
    noun = wanted(TOUCHES[view.args[0]])
    line = f"take which {noun} from your deck?" if found else f"there is no {noun} in your deck."
    return _effect(1, line, "It is shown to all; then you shuffle.", "AP-152")(view)


def _top(view: ViewOf[Austin]) -> Prompt:
    order, card = view.args
    return of_card(view, card, f"which will you draw {ORDINALS[len(order)]}?", "Only you know the order.", "AP-152")


def _free_agent(view: ViewOf[Austin]) -> Prompt:
    """Whose hand has none is asked for nothing."""
    noun, able = wanted(TOUCHES[view.args[0]]), any(option != PASS for option in view.options)
    line = f"play which {noun}? It costs no action." if able else f"you hold no {noun} that can be played."
    return of_card(view, _source(view, 1), line, "What is free is never forced.", "AP-45")


def _said(line: str, why: str, rule: str) -> Callable[[ViewOf[Austin]], Prompt]:
    return lambda _view: Prompt((line,), why, rule)


OWN: dict[str, Callable[[ViewOf[Austin]], Prompt]] = {
    "main": _main,
    "deck_lists": _said("All deck lists are open here.", "They are read out now; the log keeps them.", "AP-18"),
    "mulligan": _mulligan,
    "first_player": _said("Who begins?", "Any agreed method will do.", "AP-23"),
    "even_up": _even_up,
    "free_discard": _free_discard,
    "fight": _fight,
    "pad": _pad,
    "help_offer": _help_offer,
    "ship_reply": _ship,
    "ship_turn": _ship,
    "ship_again": _ship_again,
    "pick_target": _pick_target,
    "draw_straw": _said(
        "Who is the target? Draw a straw: the short one is it.",
        "All others draw, too; all are shown together.",
        "AP-176",
    ),
    "slug_fighter": _said("Send in which Assassin?", "Whoever has an active one must.", "AP-132"),
    "slug_step": _slug_step,
    "pick_card": _pick_card,
    "pick_seat": _pick_seat,
    "private_look": _look,
    "look_take": _effect(-1, "take which card?", "Only you see them.", "AP-152"),
    "look_bottom": _bottom,
    "look_top": _top,
    "search_card": _search,
    "free_agent": _free_agent,
    "strike": _effect(1, "attack at once?", "A full attack that costs no action.", "AP-148"),
    "pick_vibe": _effect(-1, "which vibe?", "It counts as long as the card says.", "AP-52"),
    "pick_branch": _effect(1, "choose one.", "Only what can do something is offered.", "AP-140"),
    "may_do": _effect(0, "do it?", "The cost first; only then the rest.", "AP-140"),
}
