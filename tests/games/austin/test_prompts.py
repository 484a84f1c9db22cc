"""What is asked in a fight, a call for help and a slugfest, and what stands there when it cannot be met."""

from __future__ import annotations

import pytest

from tabletop.core.view import view
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import KIND
from tests import saying
from tests.games.austin.scene import Scene
from tests.games.austin.test_words import log, prompt

# -- questions that cannot be met --------------------------------------------------------------------------------------
FIGHT = "felicity-shagwell | hand: twirl"


@pytest.mark.rule("AP-69")
@pytest.mark.parametrize(
    ("held", "others", "said"),
    [
        ("dr-evil", 1, "You hold no Bone: only others can help."),
        ("polka", 1, "You hold no Bone that fits: only others can help."),
        ("polka", 0, "You hold no Bone that fits: leave it."),
    ],
)
def test_who_is_losing_without_a_bone_reads_the_way_out(held, others, said):
    s = Scene(FIGHT, f"henchman-lava | hand: {held}", *["| hand: twirl"] * others)
    s.attack("felicity-shagwell", "henchman-lava")
    assert prompt(s, 1) == saying.said(
        "austin/losing", mine=saying.card("austin/henchman-lava-lifeguard"), foe=f"Felicity Shagwell. {said}"
    )


@pytest.mark.rule("AP-70")
def test_who_wins_is_not_asked_for_a_bone_that_is_not_there():
    s = Scene("felicity-shagwell | hand: melody", "henchman-lava").attack("felicity-shagwell", "henchman-lava").no()
    assert prompt(s, 0) == saying.said("austin/pad-unable", mine="Felicity Shagwell", hold="none", again="no")


@pytest.mark.rule("AP-70", "AP-83")
def test_who_has_won_reads_that_bones_of_others_are_points_of_others():
    """And who is asked to add one that it costs nobody the victory."""
    s = Scene(
        "felicity-shagwell | hand: melody", "henchman-lava", "austin-powers | hand: groove-now", reaction_mode="calm"
    )
    s.attack("felicity-shagwell", "henchman-lava").no()
    assert prompt(s, 0) == saying.said("austin/pad-unable", mine="Felicity Shagwell", hold="none", again="yes")
    s.call()
    assert prompt(s, 2) == saying.said("austin/asks-for", seat="S0", mine="Felicity Shagwell", won="yes", then="throw")


@pytest.mark.rule("AP-70", "AP-74")
def test_who_has_won_reads_what_asking_others_costs():
    s = Scene("tea-lady | hand: that-tie", "henchman-lava", "| hand: twirl").attack("tea-lady", "henchman-lava").no()
    assert AUSTIN.prompt(s.seen(0)).why == saying.said("austin/add-help-why")


@pytest.mark.rule("AP-74")
def test_who_may_not_ask_again_is_not_asked_to():
    evil = "dr-evil mini-me | hand: nobody-touches menacing my-lawyers"
    s = Scene("austin-kung", evil, "melody-vox butlertron | hand: groove-now that-tie", help_lasts="one_bone")
    s.attack("austin-kung", "dr-evil").throw("menacing").call().throw("groove-now", 2).throw("nobody-touches")
    assert prompt(s, 0).endswith(". Only others may throw: ask again?")
    s.call().throw("that-tie", 2).throw("my-lawyers")
    assert prompt(s, 0).endswith(". Only others may throw: leave it.")


@pytest.mark.rule("AP-140")
def test_who_chooses_among_the_own_cards_reads_that_they_are_the_own():
    s = Scene("| hand: charity", "| scored: dr-evil mustafa").use("charity")
    assert prompt(s, 1) == saying.said(
        "austin/pick-unscore", card="Charity Auction", sex="any", noun="card", most="any", own="yes"
    )
    s = Scene("| hand: conga", "dr-evil mustafa").use("conga")
    assert prompt(s, 1).endswith(": which Agent of yours goes back to the hand?")
    s = Scene("austin-kung colonel | hand: your-trousers sorry-i", "dr-evil dr-evil | hand: nobody-touches menacing")
    s.attack("austin-kung", "dr-evil").throw("nobody-touches").throw("your-trousers").throw("menacing").throw("sorry-i")
    assert prompt(s, 0).endswith(": which Bone is discarded from the other Agent?")


@pytest.mark.rule("AP-177")
def test_who_is_asked_for_help_without_a_race_reads_whether_a_bone_fits():
    s = Scene(FIGHT, "henchman-lava", "| hand: that-tie", "| hand: dr-evil", reaction_mode="calm")
    s.attack("felicity-shagwell", "henchman-lava").call()
    asks = "S1 asks for a Bone for Henchman, Lava Lifeguard against Felicity Shagwell."
    assert prompt(s, 2) == f"{asks} {saying.said('austin/none-held', hold='unfit')}."
    assert prompt(s, 0) == saying.said("austin/wait-offer", seat="S2")
    assert prompt(s.no(), 3) == f"{asks} {saying.said('austin/none-held', hold='none')}."


@pytest.mark.rule("AP-135", "AP-136")
def test_who_has_no_bone_in_a_slugfest_reads_that_it_is_out():
    s = Scene("tea-lady | hand: springin melody", "mustafa | hand: dr-evil").swing("springin", 0)
    s.pick("fighter").pick("fighter")
    assert prompt(s, 1) == saying.said("austin/slug-unable", hold="none")
    assert prompt(s.no(), 0) == saying.said("austin/slug-last-unable")


def test_prompts_of_a_fight():
    """The losing owner is told about both Agents; the others hear no more than that somebody is losing."""
    own, foe = "felicity-shagwell | hand: twirl", "henchman-lava | hand: polka"
    s = Scene(own, foe, "melody-vox butlertron | hand: groove-now", "| hand: polka")
    s.attack("felicity-shagwell", "henchman-lava")
    assert prompt(s, 1) == saying.said(
        "austin/fight-unable",
        mine=saying.card("austin/henchman-lava-lifeguard"),
        foe="Felicity Shagwell",
        hold="unfit",
        again="yes",
    )
    assert prompt(s, 0) == prompt(s, 3) == saying.said("austin/wait-fight", seat="S1")
    s.call()
    assert (
        prompt(s, 2)
        == prompt(s, 3)
        == saying.said(
            "austin/asks-for",
            seat="S1",
            mine=saying.card("austin/henchman-lava-lifeguard"),
            foe="Felicity Shagwell",
            won="no",
            then="throw",
        )
    )
    one, none = (AUSTIN.prompt(view(s.game, seat)).why for seat in (2, 3))
    assert none == saying.said(
        "austin/bone-unfit-why",
        why=saying.said("austin/need-not-met", vibes=saying.said("list", items=["1 Groovy", "1 Randy"])),
    )
    assert one.startswith("1 Bone of yours can land here")


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("melody-vox", "so you can only stay silent"),
        ("that-tie this-medallion", "None of your 2 Bones fits. For the nearest one: your active Agents lack "),
    ],
)
def test_a_call_for_help_says_why_no_own_bone_fits(held, said):
    """Of several reasons the one that names the fewest vibes; nobody else reads it."""
    s = Scene("felicity-shagwell | hand: twirl", "henchman-lava | hand: polka", f"| hand: {held}", "| hand: polka")
    s.attack("felicity-shagwell", "henchman-lava").call()
    assert said in AUSTIN.prompt(view(s.game, 2)).why


def test_who_helps_is_told_with_whom():
    """The words of a help are those of the helper."""
    s = Scene(
        "felicity-shagwell | hand: twirl", "henchman-lava | hand: polka", "melody-vox austin-powers | hand: groove-now"
    )
    s.attack("felicity-shagwell", "henchman-lava").call()
    s.throw("groove-now", seat=2)
    assert saying.says(log(s)[-1], "austin/lands", seat="S2", helped="S1")


@pytest.mark.rule("AP-82", "AP-120")
def test_a_fight_without_a_bone_says_so_and_a_loser_that_comes_back_why():
    s = Scene("tea-lady", "mustafa").attack("tea-lady", "mustafa").leave()
    tea, mustafa = (AUSTIN.cards[KIND[s.full(name)]].name for name in ("tea-lady", "mustafa"))
    assert log(s)[1:] == [
        saying.said("austin/wins-fight", kind=tea, loser_kind=mustafa, seat="S0", why="no-bone"),
        saying.said("austin/scores", seat="S0", kind=tea, total=s.points(0), side="good"),
        saying.said("austin/instead", seat="S1", kind=mustafa, deck="no"),
    ]


def test_who_wins_without_a_bone_is_not_asked_for_another_one():
    s = Scene("tea-lady | hand: that-tie", "henchman-lava | hand: polka").attack("tea-lady", "henchman-lava").no()
    assert prompt(s, 0) == saying.said(
        "austin/pad-add", mine=saying.card("austin/tea-lady-with-a-licence"), first="yes"
    )


def test_who_asked_for_help_reads_that_only_others_may_throw():
    s = Scene(
        "felicity-shagwell | hand: twirl",
        "henchman-lava | hand: smell-the",
        "melody-vox austin-powers | hand: groove-now",
    )
    s.attack("felicity-shagwell", "henchman-lava")
    assert saying.says(AUSTIN.prompt(s.seen(1)).why, "austin/fight-help-why", kind="shag")
    s.call().throw("groove-now", seat=2).no()
    assert prompt(s, 1) == saying.said(
        "austin/pad-called", mine=saying.card("austin/henchman-lava-lifeguard"), again="yes"
    )
