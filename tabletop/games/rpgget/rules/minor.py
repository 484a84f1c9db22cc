"""What may be chosen, but hardly ever is: nothing shines for it."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import ATTACK, ATTACK_2, FLIP, REWARD_NOTHING, TARGET
from tabletop.games.rpgget.rules.cards import BANK_TEXT
from tabletop.games.rpgget.rules.table import RpgGet


def minor(view: ViewOf[RpgGet], option: Option) -> bool:
    """Blows at the own side (RG-130), healing who is not hurt, using a Reward for nothing (RG-137), turning over a bank card
    without a text that works there, or later than in the Play phase (RG-43).
    """
    if option == PASS:
        return False
    s, (act, card, spot) = view.table, option
    if act in {ATTACK, ATTACK_2}:
        return spot >= 0 and s.at[spot] == s.at[card]
    if act == TARGET and view.query == "choose_target":
        return bool(s.at[card] == s.at[view.args[0]])
    if act == FLIP:
        return view.query != "play_action" or not BANK_TEXT[s.kind[card]]
    if view.query == "pick_unit" and view.args[2] == "heal":
        return not s.damage[card]
    return act == REWARD_NOTHING
