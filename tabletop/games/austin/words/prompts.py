"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.ask import NOBODY, PASS
from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import KILL
from tabletop.games.austin.rules.ops import TOUCHES
from tabletop.games.austin.rules.options import CALM, RANDOM_TARGET, USER_PICKS
from tabletop.games.austin.rules.queries import ASK_HELP, PLAY_FREE, THROW, USE_HAPPENING, alone
from tabletop.games.austin.rules.reasons import bones
from tabletop.games.austin.rules.table import FIGHT, HAND, HAND_SIZE, STEP, Austin, Fight
from tabletop.games.austin.rules.values import may_attack
from tabletop.games.austin.texts import line, tr
from tabletop.games.austin.words.common import attempt, meant, yes
from tabletop.i18n.catalogue import Value

HELPING = ("help_throw", "help_offer")
WAITING = {  # for a question the messages of its line and of why it is asked, and the rule
    "main": ("wait-main", "wait-main-why", "AP-41"),
    "deck_lists": ("wait-deck-lists", "wait-deck-lists-why", "AP-18"),
    "mulligan": ("wait-mulligan", "wait-mulligan-why", "AP-25"),
    "first_player": ("wait-first-player", "any-method-why", "AP-23"),
    "ship_turn": ("wait-ship-turn", "answer-why", "AP-124"),
    "ship_again": ("wait-ship-again", "wait-ship-again-why", "AP-127"),
    "press_time": ("wait-press", "wait-press-why", "AP-97"),
    "pick_target": ("wait-target", "wait-target-why", "AP-98"),
    "draw_straw": ("wait-straw", "wait-straw-why", "AP-176"),
    "slug_fighter": ("wait-fighter", "fighter-why", "AP-132"),
    "slug_step": ("wait-slug", "wait-slug-why", "AP-136"),
    "fight": ("wait-fight", "wait-fight-why", "AP-69"),
    "pad": ("wait-pad", "wait-pad-why", "AP-70"),
    "help_throw": ("wait-help", "first-lands-why", "AP-78"),
    "help_offer": ("wait-offer", "wait-offer-why", "AP-177"),
    "free_discard": ("wait-free-discard", "wait-free-discard-why", "AP-112"),
    "even_up": ("wait-even-up", "wait-even-up-why", "AP-110"),
    "search_card": ("wait-search", "wait-search-why", "AP-152"),
    "pick_card": ("wait-card", "controller-why", "AP-140"),
    "pick_seat": ("wait-seat", "controller-why", "AP-140"),
    "pick_vibe": ("wait-vibe", "controller-why", "AP-140"),
    "strike": ("wait-strike", "strike-why", "AP-148"),
}
CHOOSING = ("wait-choice", "controller-why", "AP-140")


def prompt(view: ViewOf[Austin]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands."""
    if not view.query:
        return Prompt(line("game-over"), "", "AP-28")
    if view.query == "help_throw":
        return _help_throw(view)
    if view.options and view.query in OWN:
        return OWN[view.query](view)
    if view.query == "ship_reply":  # only the turn player's ship is answered
        return Prompt(line("wait-ship-reply", seat=SeatRef(view.table.turn)), tr("answer-why"), "AP-124")
    said, why, rule = WAITING.get(view.query, CHOOSING)
    return Prompt(line(said, seat=SeatRef(max(view.left[0], NOBODY) if view.left else NOBODY)), tr(why), rule)


def _asked(said: str, why: str, rule: str, **parts: Value) -> Prompt:
    """The messages of what is asked, which names these parts, and of why."""
    return Prompt(line(said, **parts), tr(why), rule)


# -- the turn ----------------------------------------------------------------------------------------------------------
def _main(view: ViewOf[Austin]) -> Prompt:
    table = view.table
    if len(view.options) == 1:
        return _asked("turn-spent", "turn-spent-why", "AP-48")
    if not table.actions and all(option[0] != PLAY_FREE for option in view.options):
        return _asked("turn-no-actions", "turn-no-actions-why", "AP-48")
    if not table.actions:
        return _asked("turn-free-play", "never-forced-why", "AP-45")
    attack = may_attack(table, view.seat)
    why, rule = ("turn-actions-why", "AP-42") if attack else ("turn-no-attack-why", "AP-140")
    struck = _struck(view) if _may(view, USE_HAPPENING) else "none"
    return _asked("turn-actions", why, rule, count=table.actions, attack=yes(attack), struck=struck)


def _struck(view: ViewOf[Austin]) -> str:
    """How its target will be found: AP-97, AP-98, AP-176."""
    house = view.table.house
    if len(OPPONENTS[view.table.alive, view.seat]) == 1:
        return "only"
    if not house & CALM:
        return "last"
    return "named" if house & USER_PICKS else "lot" if house & RANDOM_TARGET else "straw"


def _mulligan(view: ViewOf[Austin]) -> Prompt:
    if len(view.options) > 1:
        return _asked("mulligan-change", "mulligan-change-why", "AP-25")
    return _asked("mulligan-keep", "mulligan-keep-why", "AP-25")


def _even_up(view: ViewOf[Austin]) -> Prompt:
    chosen, more = view.args
    asks = line("even-up", held=_held(view, chosen), left=more - len(chosen))
    return Prompt(asks, tr("even-up-why", limit=HAND_SIZE), "AP-110")


def _free_discard(view: ViewOf[Austin]) -> Prompt:
    """A hand that is larger draws nothing, and has to go down to six in any case."""
    held = _held(view, view.args[0])
    if held > HAND_SIZE:
        return _asked("free-discard-many", "free-discard-why", "AP-112", held=held)
    return _asked("free-discard", "free-discard-why", "AP-112")


def _held(view: ViewOf[Austin], chosen: tuple[int, ...]) -> int:
    return len(view.table.zones[HAND + STEP * view.seat]) - len(chosen)


def fighting(view: ViewOf[Austin]) -> Fight:
    assert view.table.fight, "an attack is going on"
    return view.table.fight


# -- attacks -----------------------------------------------------------------------------------------------------------
def _fight(view: ViewOf[Austin]) -> Prompt:
    fight, side = fighting(view), view.args[0]
    mine, foe = (CardRef(view.table.kind[card], card) for card in (fight.cards[side], fight.cards[1 - side]))
    help_left = _may(view, ASK_HELP)
    again = yes(help_left)
    if fight.asked[side]:
        return _asked("fight-called", "fight-called-why", "AP-74", mine=mine, foe=foe, again=again)
    if not _may(view, THROW):
        asks = line("fight-unable", mine=mine, foe=foe, hold=_hold(view), again=again)
        return Prompt(asks, _no_bone(view), "AP-69")
    why = tr("fight-help-why" if help_left else "fight-why", kind=attempt(fight.kind))
    return Prompt(line("fight-throw", mine=mine, foe=foe), why, "AP-69")


def _pad(view: ViewOf[Austin]) -> Prompt:
    """AP-70: whoever has called for help may still let others throw (AP-79), whose Bones are their points (AP-83)."""
    table = view.table
    fight, side = fighting(view), view.args[0]
    mine = CardRef(table.kind[fight.cards[side]], fight.cards[side])
    asking = _may(view, ASK_HELP)
    if fight.asked[side]:
        return _asked("pad-called", "fight-called-why", "AP-74", mine=mine, again=yes(asking))
    if not _may(view, THROW):
        return Prompt(line("pad-unable", mine=mine, hold=_hold(view), again=yes(asking)), _no_bone(view), "AP-70")
    first = yes(not table.zones[FIGHT + side])
    return _asked("pad-add", "add-help-why" if asking else "add-why", "AP-70", mine=mine, first=first)


def _help_throw(view: ViewOf[Austin]) -> Prompt:
    """The same words for all who race, whatever they hold; below them each reads what the own hand could do."""
    if not view.options:
        return Prompt(line("asks-for", **_asking(view), then="wait", hold=""), tr("first-lands-why"), "AP-78")
    fit = len(view.options) - 1
    why = tr("help-why", count=fit, kind=attempt(fighting(view).kind)) if fit else _no_bone(view)
    return Prompt(line("asks-for", **_asking(view), then="throw", hold=""), why, "AP-78")


def _asking(view: ViewOf[Austin]) -> dict[str, Value]:
    """Who asks for a Bone, for which Agent and against which."""
    fight, kind = fighting(view), view.table.kind
    side = fight.last if fight.done else 1 - fight.last  # AP-70: whoever is losing asks, then whoever has won
    mine, foe = fight.cards[side], fight.cards[1 - side]
    return {
        "won": yes(fight.done),
        "seat": SeatRef(fight.seats[side]),
        "mine": CardRef(kind[mine], mine),
        "foe": CardRef(kind[foe], foe),
    }


def _help_offer(view: ViewOf[Austin]) -> Prompt:
    """Who is asked alone, without a race, reads at once whether there is anything to throw."""
    if _may(view, THROW):
        return _help_throw(view)._replace(rule="AP-177")
    return Prompt(line("asks-for", **_asking(view), then="unable", hold=_hold(view)), _no_bone(view), "AP-177")


# -- own Bones ---------------------------------------------------------------------------------------------------------
def _may(view: ViewOf[Austin], act: int) -> bool:
    return any(option[0] == act for option in view.options)


def _lacking(view: ViewOf[Austin]) -> list[tuple[str, str]]:
    """For each own Bone why it cannot be thrown now: the code and the sentence."""
    fight = view.table.fight
    why = bones(view.table, view.seat, fight.kind if fight else KILL, helping=view.query in HELPING)
    return [(code, text) for code, text, _ in why.values() if code != "only_bones"]


def _hold(view: ViewOf[Austin]) -> str:
    """Why no own Bone can be thrown, as messages choose by it."""
    held = _lacking(view)
    if not held:
        return "none"
    return "forbidden" if held[0][0] == "forbidden" else "unfit"


def _no_bone(view: ViewOf[Austin]) -> str:
    """Why none of the own Bones can land; of several reasons the one that names the fewest vibes."""
    held = [text for _, text in _lacking(view)]
    if not held:
        return tr("no-bone-why", helping=yes(view.query in HELPING))
    nearest = min(held, key=len)
    if len(set(held)) > 1:
        return tr("bones-nearest-why", count=len(held), why=f"{nearest[0].lower()}{nearest[1:]}")
    return tr("bones-unfit-why", count=len(held), why=nearest) if len(held) > 1 else tr("bone-unfit-why", why=nearest)


# -- slugfests ---------------------------------------------------------------------------------------------------------
def _slug_step(view: ViewOf[Austin]) -> Prompt:
    last, able = alone(view.table), _may(view, THROW)
    if able:
        if last:
            return _asked("slug-last", "add-why", "AP-136")
        return _asked("slug-throw", "slug-throw-why", "AP-133")
    if last:
        return Prompt(line("slug-last-unable"), _no_bone(view), "AP-136")
    return Prompt(line("slug-unable", hold=_hold(view)), _no_bone(view), "AP-135")


# -- ships and Happenings ----------------------------------------------------------------------------------------------
def _ship(view: ViewOf[Austin]) -> Prompt:
    user, able = SeatRef(view.args[0]), yes(len(view.options) > 1)
    return _asked("ship-reply", "ship-reply-why", "AP-124", seat=user, able=able)


def _ship_again(view: ViewOf[Austin]) -> Prompt:
    return _asked("ship-again" if len(view.options) > 1 else "ship-again-unable", "ship-again-why", "AP-127")


def _pick_target(view: ViewOf[Austin]) -> Prompt:
    """Whether they tie or nobody has moved, the photo finish has said; without a race nobody was last."""
    if view.table.house & CALM:
        return _asked("pick-target", "pick-target-why", "AP-98")
    return _asked("pick-target-tied", "pick-target-tied-why", "AP-98")


# -- effects -----------------------------------------------------------------------------------------------------------
PICKS = {  # by operation the message that asks for a card
    "discard_hand": "pick-discard",
    "bounce": "pick-bounce",
    "discard_agent": "pick-discard",
    "mute": "pick-mute",
    "set_role": "pick-set-role",
    "trash_table": "pick-discard",
    "unscore": "pick-unscore",
    "recover": "pick-recover",
    "score_from": "pick-score-from",
    "strip_bone": "pick-strip-bone",
    "redraw": "pick-redraw",
}
GOES = {"discard_hand", "bounce", "discard_agent", "trash_table", "unscore"}  # which can also be losses of one's own
PLAYERS = {
    "discard_hand": "who-discards",
    "look_hand": "who-shows",
    "forbid_help": "who-helpless",
    "forbid_bones": "who-boneless",
    "forbid_attack": "who-peaceful",
}


def _source(view: ViewOf[Austin], at: int) -> CardRef:
    """The card that asks: what the ask carries at this place is its `Doer`, or only the card."""
    carried = view.args[at]
    card: int = carried if isinstance(carried, int) else carried[1]
    return CardRef(view.table.kind[card], card)


def _pick_card(view: ViewOf[Austin]) -> Prompt:
    which = TOUCHES[view.args[0]]
    why = "pick-may-why" if which.may else "pick-must-why"
    asks = "pick-unscore-hand" if which.op == "unscore" and which.to == "hand" else PICKS[which.op]
    own = yes(which.pick == "owner" or (which.who == "you" and which.op in GOES))
    return _asked(asks, why, "AP-140", card=_source(view, 1), own=own, **meant(which))


def _pick_seat(view: ViewOf[Austin]) -> Prompt:
    return _asked(PLAYERS[view.args[2]], "pick-seat-why", "AP-155", card=_source(view, 1))


def _look(view: ViewOf[Austin]) -> Prompt:
    return _asked("private-look", "private-look-why", "AP-152", seat=SeatRef(view.args[0]))


def _bottom(view: ViewOf[Austin]) -> Prompt:
    everything, _ = view.args
    asks, why = ("look-bottom-all", "look-bottom-all-why") if everything else ("look-bottom", "look-bottom-why")
    return _asked(asks, why, "AP-152", card=_source(view, 1))


def _search(view: ViewOf[Austin]) -> Prompt:
    """Where nothing fits there is nothing to look for on the table either."""
    found = any(option != PASS for option in view.options)
    asks, which = "search" if found else "search-nothing", TOUCHES[view.args[0]]
    return _asked(asks, "search-why", "AP-152", card=_source(view, 1), **meant(which))


def _top(view: ViewOf[Austin]) -> Prompt:
    order, _ = view.args
    return _asked("look-top", "look-top-why", "AP-152", card=_source(view, 1), number=len(order) + 1)


def _free_agent(view: ViewOf[Austin]) -> Prompt:
    """Whose hand has none is asked for nothing."""
    able, which = any(option != PASS for option in view.options), TOUCHES[view.args[0]]
    asks = "free-agent" if able else "free-agent-nothing"
    return _asked(asks, "never-forced-why", "AP-45", card=_source(view, 1), **meant(which))


def _effect(at: int, said: str, why: str, rule: str) -> Callable[[ViewOf[Austin]], Prompt]:
    """For an ask of an effect that carries its card at this place."""
    return lambda view: _asked(said, why, rule, card=_source(view, at))


def _plain(said: str, why: str, rule: str) -> Callable[[ViewOf[Austin]], Prompt]:
    return lambda _view: _asked(said, why, rule)


OWN: dict[str, Callable[[ViewOf[Austin]], Prompt]] = {
    "main": _main,
    "deck_lists": _plain("deck-lists", "deck-lists-why", "AP-18"),
    "mulligan": _mulligan,
    "first_player": _plain("first-player", "any-method-why", "AP-23"),
    "even_up": _even_up,
    "free_discard": _free_discard,
    "fight": _fight,
    "pad": _pad,
    "help_offer": _help_offer,
    "ship_reply": _ship,
    "ship_turn": _ship,
    "ship_again": _ship_again,
    "pick_target": _pick_target,
    "draw_straw": _plain("draw-straw", "draw-straw-why", "AP-176"),
    "slug_fighter": _plain("slug-fighter", "fighter-why", "AP-132"),
    "slug_step": _slug_step,
    "pick_card": _pick_card,
    "pick_seat": _pick_seat,
    "private_look": _look,
    "look_take": _effect(-1, "look-take", "look-take-why", "AP-152"),
    "look_bottom": _bottom,
    "look_top": _top,
    "search_card": _search,
    "free_agent": _free_agent,
    "strike": _effect(1, "strike", "strike-why", "AP-148"),
    "pick_vibe": _effect(-1, "pick-vibe", "pick-vibe-why", "AP-52"),
    "pick_branch": _effect(1, "pick-branch", "pick-branch-why", "AP-140"),
    "may_do": _effect(0, "may-do", "may-do-why", "AP-140"),
}
