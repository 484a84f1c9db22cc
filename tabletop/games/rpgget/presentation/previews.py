"""What a choice would come to, before it is made: the damage of an Attack to each target, why it is 0; harm (section 11)."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.presentation import OptionPreview
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import ATTACK, ATTACK_2, PICK, REWARD_ATTACK, TARGET, USE_ABILITY
from tabletop.games.rpgget.rules.attacks import steppers, targets_of
from tabletop.games.rpgget.rules.cards import ATTACK_OF, BACK, CAP, DEFENCE_OF, FRONT, IMMUNE, PARALYSIS, PRINTED, SLEEP
from tabletop.games.rpgget.rules.damage import Expected, capped, foresee, modifiers, next_boost, ways_to_defend
from tabletop.games.rpgget.rules.minor import OTHERS_HELP, OWN_ATTACK, OWN_COMBO, OWN_HARM, harm
from tabletop.games.rpgget.rules.ops import pick_unit
from tabletop.games.rpgget.rules.options import OWN_SIDE
from tabletop.games.rpgget.rules.table import ENEMIES, RpgGet
from tabletop.games.rpgget.rules.values import awake, fades, left, paralyses
from tabletop.games.rpgget.texts import all_of, tr

WHY = {
    "star": "effect-only",
    "weak": "preview-weak",
    "armor": "preview-armour",
}  # as wide as a card: the terms tell more

SENTENCES = {
    "": "",
    OWN_ATTACK: tr("harm-own-attack"),
    OWN_COMBO: tr("harm-own-combo"),
    OWN_HARM: tr("harm-own"),
    OTHERS_HELP: tr("help-others"),
}


def preview(view: ViewOf[RpgGet], option: Option) -> tuple[OptionPreview, ...]:
    """Against each unit that the Attack of an option may target; of others nothing, nor of those who may use a Reward."""
    s = view.table
    act, card, spot = option
    if act in {ATTACK, ATTACK_2}:
        block = ATTACK_OF[s.kind[card]][act == ATTACK_2]
        targets = tuple([other[2] for other in view.options if other[:2] == (act, card) and other[2] >= 0])
        return tuple([foresight(s, card, block, target) for target in targets])
    if act == REWARD_ATTACK:
        block = ATTACK_OF[s.kind[card]][0]
        foes = [target for target in targets_of(s, spot) if s.at[target] != s.at[spot]]
        return tuple([foresight(s, spot, block, target) for target in foes])
    if act == TARGET and s.strike:
        strike = s.strike
        return (foresight(s, strike.actor, strike.block, card, strike.x + strike.next),)
    if act == PICK and view.query == pick_unit.__name__ and paralyses(s.kind[view.args[0][1]], view.args[1]):
        return (_fading(s, card),)
    if act == USE_ABILITY and paralyses(s.kind[card], "enemy"):
        return tuple([_fading(s, unit) for unit in awake(s, s.zones[ENEMIES])])
    return ()


def fading(s: RpgGet, unit: int) -> str:
    """What ends for a unit that gets Paralysis, in short, on two lines: in a row there is room for one word."""
    if IMMUNE[s.kind[unit]] & PARALYSIS:
        return tr("fading-immune")
    found = fades(s, unit)
    if not found:
        return tr("fading-nothing")
    return tr("fading-more" if len(found) > 1 else "fading", trait=found[0].short)


def _fading(s: RpgGet, unit: int) -> OptionPreview:
    return OptionPreview(unit, fading(s, unit), tuple([trait.off for trait in fades(s, unit)]))


def foresight(s: RpgGet, actor: int, block: int, target: int, extra: int | None = None) -> OptionPreview:
    """The line for one target, and the terms behind it."""
    found, against = foresee(s, actor, block, target, extra), answers(s, actor, target)
    return OptionPreview(
        target, line(s, found, target, bool(against)), (*terms(s, actor, block, target, extra), *against)
    )


def answers(s: RpgGet, actor: int, target: int) -> tuple[str, ...]:
    """What lies open and may still change the blow: a Defence of the target, and whoever may step in for it."""
    out = []
    if not s.ail[target] & SLEEP and (s.at[target] != s.at[actor] or s.house & OWN_SIDE):
        names = [PRINTED[DEFENCE_OF[s.kind[card]]].name for _, card, _ in ways_to_defend(s, target)]
        out += [tr("preview-defence", names=all_of(dict.fromkeys(names)))] if names else []
    if s.at[target] != s.at[actor] and any(card != target for card in steppers(s, s.at[target])):
        out.append(tr("preview-stepping-in"))
    return tuple(out)


def line(s: RpgGet, found: Expected, target: int, answered: bool = False) -> str:
    """The damage, or its range, what becomes of the target, or why nothing does. answered: something open may change it."""
    if found.why:
        return tr("preview-nothing", why=tr(WHY[found.why]))
    hp, sure = left(s, target), found.low == found.high
    number = f"{-found.low}" if sure else tr("preview-range", low=f"{-found.low}", high=f"{-found.high}")
    if found.high >= hp:
        return tr("preview-falls" if found.low >= hp and not answered else "preview-may-fall", n=number)
    if sure:
        return tr("preview-left", n=number, left=hp - found.low)
    return tr("preview-left-range", n=number, least=hp - found.high, most=hp - found.low)


ATTACKER = {FRONT: "preview-attacker-front", BACK: "preview-attacker-back"}
TARGETED = {FRONT: "preview-target-front", BACK: "preview-target-back"}


def terms(s: RpgGet, actor: int, block: int, target: int, extra: int | None) -> tuple[str, ...]:
    """What is added and taken off (RG-123), each with its reason."""
    said = PRINTED[block]
    more = next_boost(s, actor) if extra is None else extra
    out = [f"{'*' if said.star else said.x} {said.name}"]
    if said.star:
        out.append(tr("force-none"))
    out += modifiers(s, actor, block, target, more)
    if s.rank[actor]:
        out.append(tr(ATTACKER[s.rank[actor]]))
    if s.rank[target]:
        out.append(tr(TARGETED[s.rank[target]]))
    if capped(s, actor, block, target, more):
        out.append(tr("preview-cap", n=CAP[s.kind[target]]))
    return tuple(out)


def warning(view: ViewOf[RpgGet], option: Option) -> str:
    """How an option goes against the side of who chooses it, in a sentence; "" where it does not."""
    return SENTENCES[harm(view, option)]
