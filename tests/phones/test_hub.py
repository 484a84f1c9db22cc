"""Sitting down, coming back, giving a seat back: what a hub does with what phones send."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import SINGLE
from tabletop.core.repair import MOVE, Repair, tops
from tabletop.match import TableSetup, bot, person, resume, start
from tabletop.phones.guests import TRIES
from tabletop.phones.hands import NoPhoneMinigames
from tabletop.phones.limits import SPECTATORS
from tabletop.phones.protocol import RaceShown
from tabletop.storage import Store
from tests.match.table import Instant
from tests.phones.line import Room

GAME = games.ours()[0]
TOGETHER = next(game for game in games.ours() if games.load(game).rules.judge is not None)


def begin(people=2, bots=1, seed=1, game=GAME, store=None):
    seats = tuple(person(i) for i in range(people)) + tuple(bot(people + i) for i in range(bots))
    return start(TableSetup(game=game, seats=seats, seed=seed), Instant(), 0, store=store)


@pytest.fixture
def room():
    return Room(begin(), [])


def asked(phone, kind, room, **more):
    """What became of an order, in a word."""
    key = phone.order(kind, **more)
    room.frame()
    phone.listen()
    return phone.outcomes.get(key)


def join(phone, room, seat, name="", code=None):
    return asked(phone, "join", room, code=room.hub.admission.code if code is None else code, seat=seat, name=name)


def test_a_guest_sees_the_seats_and_nothing_else_before_joining(room):
    phone = room.phone()
    phone.listen()
    assert phone.state is None
    assert [(seat["seat"], seat["state"]) for seat in phone.lobby["seats"]] == [(0, "free"), (1, "free"), (2, "bot")]


def test_who_knows_the_code_sits_down(room):
    phone = room.phone()
    code = room.hub.admission.code
    assert join(phone, room, 1, "Mia", f" {code[:2].lower()} {code[2:]} ") == "done"
    room.frame()
    assert phone.listen()["seat"] == 1
    assert room.match.setup.at_phones == (1,)
    assert room.match.setup.seats[1].name == "Mia"
    assert phone.token not in repr(room.match.setup)


def test_wrong_codes_wait_and_the_right_one_waits_with_them(room):
    phone = room.phone()
    wrong = "#" * 5
    assert [join(phone, room, 0, code=wrong) for _ in range(TRIES)] == ["wrong_code"] * TRIES
    assert join(phone, room, 0) == "wait"
    room.now += 60_000
    assert join(phone, room, 0) == "done"


def test_what_one_address_guesses_wrongly_does_not_stop_another(room):
    bad, good = room.phone(), room.phone()
    for _ in range(TRIES):
        bad.order("join", code="#", seat=0, name="")
    room.frame()
    good.wire.arrive(good.connection, {"type": "hello", "version": 1}, address="192.168.0.10")
    room.hub.lines[good.connection].address = "192.168.0.10"
    assert join(good, room, 0) == "done"


def test_the_host_closes_the_door(room):
    phone = room.phone()
    room.hub.admission.open = False
    assert join(phone, room, 0) == "closed"
    room.frame()
    phone.listen()
    assert phone.lobby["open"] is False


def test_a_new_code_makes_the_old_one_worthless(room):
    phone, old = room.phone(), room.hub.admission.code
    while room.hub.admission.code == old:
        room.hub.admission.renew()
    assert join(phone, room, 0, code=old) == "wrong_code"


def test_two_phones_want_the_same_seat_and_one_gets_it(room):
    first, second = room.phone(), room.phone()
    a = first.order("join", code=room.hub.admission.code, seat=1, name="Mia")
    b = second.order("join", code=room.hub.admission.code, seat=1, name="Leo")
    room.frame()
    first.listen()
    second.listen()
    assert (first.outcomes[a], second.outcomes[b]) == ("done", "taken")
    assert second.lobby["seats"][1] == {"seat": 1, "name": "Mia", "state": "taken"}
    assert join(second, room, 0, "Mia") == "name_taken"


def test_a_late_guest_takes_over_from_a_bot(room):
    phone = room.phone()
    assert join(phone, room, 2, "Mia") == "done"
    assert room.match.human(2)
    room.frame()
    assert phone.listen()["seats"][2]["name"] == "Mia"


def test_a_phone_that_comes_back_finds_everything_as_it_was(room):
    phone = room.phone(0)
    room.frame()
    before = phone.listen()
    room.wire.arrive(phone.connection, None)
    room.frame()
    assert room.hub.away == (0,)
    again = room.phone()
    again.say({"type": "hello", "version": 1, "token": phone.token})
    room.frame()
    room.frame()
    assert again.listen() == before
    assert room.hub.away == ()


def test_a_second_tab_shows_the_same_and_the_first_goes_on(room):
    first = room.phone(0)
    tab = room.phone()
    tab.say({"type": "hello", "version": 1, "token": first.token})
    for _ in range(3):
        room.frame()
    assert tab.listen() == first.listen()
    assert tab.listen()["seat"] == 0


@pytest.mark.parametrize("token", ["A" * 22, ""])
def test_a_token_of_nobody_brings_nothing_back(room, token):
    room.phone(0)
    stranger = room.phone()
    stranger.say({"type": "hello", "version": 1, "token": token})
    room.frame()
    assert stranger.listen() is None
    assert stranger.seat == -1
    assert bool(stranger.lobby["why"]) is bool(token)


def test_what_is_sent_twice_counts_once():
    room = Room(begin(2, 0), range(2))
    for _ in range(400):
        room.frame()
        room.world()
        state = [phone.listen() for phone in room.phones]
        phone = next(
            (p for p, s in zip(room.phones, state, strict=True) if s and s.get("ask", {}).get("choices")), None
        )
        if phone is None:
            [other.act() for other in room.phones]
            continue
        n, ask = room.match.n, phone.state["ask"]
        for _ in range(3):
            phone.say({"type": "choose", "id": f"once-{n}", "no": ask["no"], "index": 0})
        room.frame()
        phone.listen()
        assert phone.outcomes[f"once-{n}"] in ("done", "not_served")
        assert room.match.n <= n + 1 or room.match.game.no > ask["no"]
        phone.say({"type": "choose", "id": f"late-{n}", "no": ask["no"], "index": 0})
        room.frame()
        phone.listen()
        if phone.outcomes[f"once-{n}"] == "done":
            assert phone.outcomes[f"late-{n}"] != "done"
            return
    raise AssertionError("nobody was asked anything")


def test_what_was_sent_to_a_vote_does_not_count_for_a_later_one():
    room = Room(begin(2, 0, game=TOGETHER), range(2))
    voter = room.phones[1]
    first = opened_vote(room)
    late = {"type": "vote", "id": "late", "no": first, "agree": True}  # lies in a phone whose line has dropped
    assert asked(room.phones[0], "vote", room, no=first, agree=False) == "done"
    second = opened_vote(room)
    assert second != first
    voter.say(late)
    voter.say({**late, "id": "no", "agree": False})
    room.frame()
    voter.listen()
    assert (voter.outcomes["late"], voter.outcomes["no"]) == ("stale_ask", "stale_ask")
    assert room.match.votes.vote.agreed == set()
    assert asked(voter, "vote", room, no=second, agree=True) == "done"
    assert room.match.votes.vote.agreed == {1}
    assert asked(room.phones[0], "vote", room, no=second, agree=True) == "done"
    assert room.match.game.over
    assert asked(voter, "vote", room, no=second, agree=True) == "stale_ask"


def opened_vote(room):
    """Its number, as phones are told."""
    room.match.votes.end(0, room.now)
    for _ in range(3):
        room.frame()
    number = room.phones[1].listen()["vote"]["no"]
    assert room.phones[0].listen()["vote"]["no"] == number
    return number


def in_hand(phone):
    return sum(len(zone["cards"]) for zone in phone.listen()["held"])


def test_phones_agree_to_put_the_table_right_and_only_whose_card_it_is_sees_it():
    room = Room(begin(2, 0, game="espionage"), range(2))
    match = room.match
    while match.window is not None or match.game.ask[0] not in SINGLE:
        room.frame()
    layout = match.game.table.layout
    repair = Repair(MOVE, tops(match.game.table)[layout.find("draw_pile")], layout.find("hand", 1))
    room.frame()
    held = [in_hand(phone) for phone in room.phones]
    match.repairs.propose(1, repair, room.now)
    room.frame()
    vote = room.phones[0].listen()["vote"]
    assert match.definition.cards[match.game.table.kind[repair.of]].name not in vote["text"]
    assert asked(room.phones[0], "vote", room, no=vote["no"], agree=True) == "done"
    for _ in range(3):
        room.frame()
    assert [in_hand(phone) for phone in room.phones] == [held[0], held[1] + 1]


def test_nothing_of_a_seat_is_done_by_another_phone():
    room = Room(begin(2, 0), range(2))
    room.frame()
    deciding = next(seat for seat in range(2) if room.match.seating.phones[seat].deciding == seat)
    other = room.phones[1 - deciding]
    assert asked(other, "choose", room, no=room.match.game.no, index=0) == "not_your_decision"


def test_a_paused_table_does_nothing_and_does_not_hold_it_against_the_phone():
    room = Room(begin(2, 0), range(2))
    room.frame()
    deciding = next(seat for seat in range(2) if room.match.seating.phones[seat].deciding == seat)
    phone, no = room.phones[deciding], room.match.game.no
    order = {"type": "choose", "id": "again", "no": no, "index": 0}
    phone.say(order)
    room.hub.tick(room.now, running=False)
    phone.listen()
    assert phone.outcomes["again"] == "paused"
    assert phone.state["paused"]
    phone.say(order)
    room.frame()
    phone.listen()
    assert phone.outcomes["again"] == "done"


def test_a_seat_goes_back_to_the_table():
    room = Room(begin(2, 0), range(2))
    assert room.match.shared.seats == ()
    phone = room.phones[0]
    assert asked(phone, "leave", room) == "done"
    assert room.match.shared.seats == (0,)
    assert phone.lobby["seats"][0]["state"] == "free"
    assert phone.state is None


def test_the_table_takes_a_seat_back():
    room = Room(begin(2, 0), range(2))
    room.hub.release(1, room.now)
    room.phones[1].listen()
    assert room.phones[1].lobby["why"]
    assert room.match.setup.at_phones == (0,)


def test_the_table_shows_nobodys_hand_while_phones_do():
    room = Room(begin(2, 1), range(2))
    for _ in range(200):
        room.frame()
        room.world()
        [phone.act() for phone in room.phones]
        assert room.match.shared.privacy.curtain is None
        assert not set(room.match.shared.eyes) & {0, 1}


def test_who_stays_at_the_table_beside_phones_has_a_cover_on_the_hand():
    """Those with phones look at the table's window, too."""
    room = Room(begin(2, 0), [1])
    room.frame()
    assert room.match.shared.seats == (0,)
    assert room.match.shared.privacy.solo == -1


def test_a_table_that_is_killed_and_resumed_knows_its_phones(tmp_path):
    store = Store(tmp_path / "games.db")
    room = Room(begin(2, 0, store=store), range(2))
    for _ in range(60):
        room.frame()
        room.world()
        [phone.act() for phone in room.phones]
    tokens = [phone.token for phone in room.phones]
    store.close()

    store = Store(tmp_path / "games.db")
    match = resume(store, 1, Instant(), 0)
    assert match.setup.at_phones == (0, 1)
    again = Room(match, [])
    phones = [again.phone() for _ in tokens]
    for phone, token in zip(phones, tokens, strict=True):
        phone.say({"type": "hello", "version": 1, "token": token})
    for _ in range(4):
        again.frame()
    assert [phone.listen()["seat"] for phone in phones] == [0, 1]
    store.close()


def test_who_looks_on_is_asked_nothing_and_may_do_nothing():
    room = Room(begin(2, 0), range(2))
    onlooker = room.spectator()
    room.frame()
    state = onlooker.listen()
    assert state["seat"] == -1
    assert not {"ask", "held", "window", "notes"} & set(state)
    assert len(state["seats"]) == 2
    assert asked(onlooker, "choose", room, no=room.match.game.no, index=0) == "no_seat"
    assert room.match.setup.at_phones == (0, 1)


def test_who_looks_on_may_take_a_seat_and_others_may_not_without_the_code(room):
    stranger, onlooker = room.phone(), room.spectator()
    assert asked(stranger, "watch", room, code="#") == "wrong_code"
    assert room.hub.watching == 1
    assert join(onlooker, room, 1, "Mia") == "done"
    room.frame()
    assert onlooker.listen()["seat"] == 1
    assert room.hub.watching == 0


def test_who_has_looked_on_sees_the_seats_again(room):
    onlooker = room.spectator()
    assert asked(onlooker, "leave", room) == "done"
    assert onlooker.state is None
    assert [seat["state"] for seat in onlooker.lobby["seats"]] == ["free", "free", "bot"]


def test_no_more_look_on_than_the_table_lets(room):
    onlookers = [room.spectator() for _ in range(SPECTATORS)]
    late = room.phone()
    assert asked(late, "watch", room, code=room.hub.admission.code) == "full"
    room.wire.arrive(onlookers[0].connection, None)
    assert asked(late, "watch", room, code=room.hub.admission.code) == "done"


class OneHand(NoPhoneMinigames):
    """A seat has something to do with its hand, and nothing else may be seen meanwhile."""

    hides = live = True

    def __init__(self, seat):
        self.seat, self.pulls = seat, []

    def task(self, seat):
        return RaceShown(5, "wait", "Perhaps") if seat == self.seat else None

    def pulled(self, seat, pull):
        self.pulls.append((seat, pull.no))


def test_while_hands_are_busy_phones_show_what_they_showed_and_what_hands_do():
    room = Room(begin(2, 0), range(2))
    onlooker = room.spectator()
    phones = [*room.phones, onlooker]
    for _ in range(3):
        room.frame()
    before = [phone.listen() for phone in phones]
    deciding = next(seat for seat in range(2) if "ask" in before[seat])
    room.hub.hands = OneHand(1 - deciding)
    room.phones[deciding].order("choose", no=room.match.game.no, index=0)
    room.phones[deciding].say({"type": "pull", "no": 5, "x": 0, "aim": 0, "power": 0.5, "grip": 0})
    for _ in range(3):
        room.frame()
    after = [phone.listen() for phone in phones]
    assert [state.get("hands", {}).get("phase") for state in after].count("wait") == 1
    assert after[1 - deciding]["hands"]["no"] == 5
    assert not any({"ask", "window", "claims", "time"} & set(state) for state in after)
    assert [state.get("log") for state in after] == [state.get("log") for state in before]
    assert room.hub.hands.pulls == [(deciding, 5)]
    room.hub.hands = NoPhoneMinigames()
    for _ in range(3):
        room.frame()
    assert room.phones[deciding].listen().get("log") != before[deciding].get("log")


def test_a_name_is_short_and_shows_no_signs_of_control(room):
    phone = room.phone()
    assert join(phone, room, 0, "\u202eMia\n\x07" + "x" * 50) == "done"
    name = room.match.setup.seats[0].name
    assert len(name) <= 24
    assert name.isprintable()
