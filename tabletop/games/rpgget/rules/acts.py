"""What the first number of an option stands for; the order is that of the numbers below."""

from __future__ import annotations

from tabletop.core.definition import Act
from tabletop.games.rpgget.texts import tr

ACTS = (
    Act("redraw_hand", "none", tr("act-redraw-hand")),
    Act("start", "none", tr("act-start")),
    Act("begin", "seat", tr("act-begin")),
    Act("redraw", "none", tr("act-redraw")),
    Act("character", "none", tr("act-play")),
    Act("bank", "none", tr("act-bank")),
    Act("pay_hand", "none", tr("act-buy")),
    Act("pay_bank", "none", tr("act-buy")),
    Act("flip", "none", tr("act-flip")),
    Act("ability", "none", tr("act-ability")),
    Act("recovery", "none", tr("act-recovery")),
    Act("reward_ability", "card", tr("act-ability")),  # the third number of rewards is the user
    Act("reward_recovery", "card", tr("act-recovery")),
    Act("reward_attack", "card", tr("act-attack")),
    Act("reward_support", "card", tr("act-support-reward")),
    Act("reward_defence", "card", tr("act-defend")),
    Act("reward_nothing", "card", tr("act-use-up")),
    Act("mission", "none", tr("act-attempt")),
    Act("join", "none", tr("act-join")),
    Act("enemy", "none", tr("act-play")),
    Act("roadblock", "none", tr("act-play")),
    Act("event", "none", tr("act-play")),
    Act("attack", "card", tr("act-attack")),  # the third number is the first target, -1: by lot
    Act("attack_2", "card", tr("act-attack")),  # the second printed Attack
    Act("support", "none", tr("act-support")),
    Act("defence", "none", tr("act-defend")),
    Act("target", "none", tr("act-target")),
    Act("count", "none", tr("act-count")),  # the third number is how many
    Act("redirect", "card", tr("act-redirect")),  # the third number is the target that is replaced
    Act("again", "none", tr("act-again")),
    Act("pick", "none", tr("act-choose")),
    Act("option", "none", tr("act-choose")),  # the third number is the index of what is chosen
    Act("top", "none", tr("act-top")),
    Act("pay", "none", tr("act-pay")),
    Act("settle", "none", tr("act-settle")),
    Act("lose", "none", tr("act-lose"), grave=tr("act-lose-match")),
    Act("throw", "none", tr("act-throw")),
    Act("concede", "none", tr("act-concede"), grave=tr("act-concede-match")),
)
(
    REDRAW_HAND,
    START,
    BEGIN,
    REDRAW,
    PLAY_CHARACTER,
    TO_BANK,
    PAY_HAND,
    PAY_BANK,
    FLIP,
    USE_ABILITY,
    USE_RECOVERY,
    REWARD_ABILITY,
    REWARD_RECOVERY,
    REWARD_ATTACK,
    REWARD_SUPPORT,
    REWARD_DEFENCE,
    REWARD_NOTHING,
    ATTEMPT,
    JOIN,
    PLAY_ENEMY,
    PLAY_ROADBLOCK,
    PLAY_EVENT,
    ATTACK,
    ATTACK_2,
    USE_SUPPORT,
    DEFEND,
    TARGET,
    COUNT,
    REDIRECT,
    AGAIN,
    PICK,
    OPTION,
    TOP,
    PAY,
    SETTLE,
    LOSE,
    THROW,
    CONCEDE,
) = range(len(ACTS))
