"""The phones' page in a real browser, against the server on loopback: joining, playing, coming back."""

from __future__ import annotations

import shutil
import threading
import time
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright

from tabletop import games
from tabletop.match import TableSetup, person, start
from tabletop.pages.sealed.phone_builders import SealedPhoneHub
from tabletop.phones.guests import JoinCode
from tabletop.phones.hub import PhoneHub
from tabletop.phones.page_files import files
from tabletop.phones.protocol import Pull, RaceShown, SlingShown
from tabletop.phones.server import PhoneServer
from tests.match.table import Instant
from tests.phones.test_sealed_phones import Night
from tests.saying import said

SIZES = ((320, 640), (390, 844), (740, 360), (412, 915))
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class Table:
    """A match that goes on in a thread, as in the program's loop."""

    def __init__(self, game, people):
        seats = tuple(person(i) for i in range(people))
        self.match = start(TableSetup(game=game, seats=seats, seed=5), Instant(), 0)
        self.match.seating.admit_phones(True, 0)
        self.server = PhoneServer("127.0.0.1", files(games.load(game)), ports=(0,))
        self.server.start()
        self.hub = PhoneHub(self.match, self.server, JoinCode(time.monotonic))
        self.going = True
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def _run(self):
        begun = time.monotonic()
        while self.going:
            now = int(1000 * (time.monotonic() - begun))
            self.match.tick(now)
            self.hub.tick(now, running=True)
            time.sleep(0.01)

    def close(self):
        self.going = False
        self.thread.join()
        self.server.stop()


@pytest.fixture(scope="module")
def browser():
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@contextmanager
def at(browser, game, people):
    """Phones that have joined, one a seat; what goes wrong on a page is collected."""
    table, wrong = Table(game, people), []
    contexts = [
        browser.new_context(
            viewport={"width": SIZES[i % 4][0], "height": SIZES[i % 4][1]}, has_touch=True, is_mobile=True
        )
        for i in range(people)
    ]
    try:
        pages = [context.new_page() for context in contexts]
        for seat, page in enumerate(pages):
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
            sit(page, table, seat)
        yield table, pages
        assert wrong == []
    finally:
        for context in contexts:
            context.close()
        table.close()


def sit(page, table, seat):
    page.goto(f"{table.server.url}#code={table.hub.admission.code}")
    page.locator(".seat").nth(seat).tap()
    page.get_by_label("Your name").fill(f"Guest {seat}")
    page.get_by_role("button", name="Sit down").tap()
    page.wait_for_selector(".players")


def eventually(true, seconds=15):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return bool(true())


def deciding(table):
    return next(seat for seat in table.match.setup.at_phones if table.match.seating.phones[seat].deciding == seat)


@pytest.mark.parametrize("game", games.built())
def test_four_phones_fit_and_one_of_them_answers(browser, game):
    """Nothing is wider than the phone, every control has a name, and a tap gives an answer."""
    people = min(4, games.load(game).players[1])
    with at(browser, game, people) as (table, pages):
        for page in pages:
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            for part in page.locator("button, input, select").all():
                assert part.get_attribute("aria-label") or part.text_content() or part.get_attribute("id")
        n, page = table.match.n, pages[deciding(table)]
        answer(page)
        assert eventually(lambda: table.match.n > n)


def answer(page):
    """Do the first thing that is offered."""
    form, word, card = page.locator("main form"), page.locator(".word"), page.locator(".card.lit")
    if form.count():
        form.first.locator("input").fill("umbrella")
        form.first.locator("button").tap()
    elif card.count() or word.count():
        (card if card.count() else word).first.tap()
        page.locator("dialog[open] .main").first.tap()
    else:
        page.locator(".row button:enabled").first.tap()


def test_a_reload_finds_the_seat_again(browser):
    with at(browser, games.ours()[0], 2) as (table, pages):
        before = pages[0].locator(".hand").inner_text()
        address = pages[0].url
        assert "#seat=" in address
        pages[0].reload()
        pages[0].wait_for_selector(".hand")
        assert pages[0].locator(".hand").inner_text() == before
        assert pages[0].url == address
        assert table.match.setup.at_phones == (0, 1)


def test_who_looks_on_sees_the_table_and_takes_a_seat_later(browser):
    with at(browser, games.ours()[0], 3) as (table, pages):
        page = browser.new_context(viewport={"width": 320, "height": 640}).new_page()
        page.goto(f"{table.server.url}#code={table.hub.admission.code}")
        page.get_by_role("button", name=said("phones-page-watch")).click()
        page.wait_for_selector(".players")
        assert page.locator(".player").count() == 3
        assert page.locator(".hand .lit, .row button").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        answer(pages[deciding(table)])
        assert eventually(lambda: page.locator(".log summary").count())
        page.reload()
        page.get_by_role("button", name=said("phones-page-watch")).click()
        page.locator(".more summary").click()
        page.get_by_role("button", name=said("phones-page-take-seat")).click()
        page.wait_for_selector(".seats")
        assert eventually(lambda: table.hub.watching == 0)
        page.context.close()


class OneHand:
    """In place of a table's minigames: one seat has something to do, and what it does is kept."""

    hides = live = True

    def __init__(self, seat, shown):
        self.seat, self.shown, self.pulls, self.orders = seat, shown, [], []

    def task(self, seat):
        return self.shown if seat == self.seat else None

    def pulled(self, seat, pull):
        self.pulls.append((seat, pull))

    def done(self, seat, order, age):  # noqa: ARG002
        self.orders.append((seat, order))


def test_a_sling_is_pulled_and_let_go_with_a_finger_or_by_numbers(browser):
    with at(browser, games.ours()[0], 2) as (table, pages):
        hands = table.hub.hands = OneHand(1, SlingShown(7, "Pull back and let go", 0.5, (("shake", "Shake"),)))
        page = pages[1]
        pad = page.locator(".sling")
        pad.wait_for()
        assert pages[0].locator(".sling").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        box = page.locator(".sling .bean").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 20, y + 80, steps=8)
        assert eventually(lambda: hands.pulls)
        page.mouse.move(x - 20, y + 100)
        page.mouse.up()
        assert eventually(lambda: hands.orders)
        seat, let_go = hands.orders.pop()
        assert (seat, let_go.no) == (1, 7)
        assert 8 < let_go.pull.aim < 15
        assert 0.3 < let_go.pull.power < 1
        assert (let_go.pull.x, let_go.pull.grip) == (0.5, 0)
        page.get_by_role("button", name="Shake").tap()
        assert eventually(lambda: hands.orders)
        assert hands.orders.pop()[1].what == "shake"
        page.locator(".hands summary").tap()
        page.get_by_label("Power").fill("0.6")
        page.get_by_label("Direction").fill("-20")
        page.get_by_role("button", name="Let go").tap()
        assert eventually(lambda: hands.orders)
        assert hands.orders.pop()[1].pull == Pull(7, 0.5, -20, 0.6, 0)


PRESS_LATER = """ms => new Promise(done => {
  const press = () => setTimeout(() => {
    document.querySelector(".big").dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, cancelable: true}));
    done();
  }, ms);
  const look = () => document.querySelector(".race.open") ? press() : requestAnimationFrame(look);
  look();
})"""


def test_a_race_is_timed_by_the_phone_from_when_it_shows_the_signal(browser):
    with at(browser, games.ours()[0], 2) as (table, pages):
        hands = table.hub.hands = OneHand(0, RaceShown(70, "wait", "Perhaps", 20))
        page, big = pages[0], pages[0].locator(".big")
        big.tap()
        assert eventually(lambda: hands.orders)
        assert hands.orders.pop()[1].after is None, "no signal has been seen"
        assert eventually(lambda: table.hub.trip(0) > 0)
        begun, hands.shown = time.monotonic(), RaceShown(70, "open", "Peace!", 20)
        page.evaluate(PRESS_LATER, 300)
        assert eventually(lambda: hands.orders)
        gone = 1000 * (time.monotonic() - begun)
        assert 200 < hands.orders.pop()[1].after < gone
        hands.shown = RaceShown(70, "in", "In!", 20)
        page.wait_for_selector(".race.in")
        assert big.is_disabled()
        assert "20 ms" in page.locator(".race p").inner_text()


def test_two_phones_want_the_same_seat(browser):
    with at(browser, games.ours()[0], 2) as (table, pages):
        table.hub.release(1, 0)
        pages[1].wait_for_selector(".seats")
        late = pages[1].context.browser.new_context().new_page()
        late.goto(f"{table.server.url}#code={table.hub.admission.code}")
        late.locator(".seat").nth(1).click()
        sit(pages[1], table, 1)
        late.get_by_role("button", name="Sit down").click()
        assert eventually(lambda: "by now" in late.locator("[role=alert]").last.inner_text())
        late.context.close()


def test_a_card_is_played_by_pulling_it_up(browser):
    """Also when the state changes meanwhile: the phone of somebody else goes."""
    with at(browser, games.ours()[0], 3) as (table, pages):
        seat = deciding(table)
        page, other = pages[seat], (seat + 1) % 3
        if not page.locator(".card.lit").count():
            pytest.fail("the deal of this seed has a card that can be played")
        n, box = table.match.n, page.locator(".card.lit").first.bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 30)
        page.mouse.down()
        pages[other].close()
        assert eventually(lambda: other not in table.hub.here)
        page.wait_for_timeout(300)
        page.mouse.move(box["x"] + 20, box["y"] - 60, steps=5)
        page.mouse.up()
        assert eventually(lambda: table.match.n > n)


class NightTable:
    """The same for a sealed night, at the moment at which the packs have been handed out."""

    def __init__(self):
        self.night = Night(minutes=5)
        self.server = PhoneServer("127.0.0.1", files(self.night.night.definition), ports=(0,))
        self.server.start()
        self.hub = SealedPhoneHub(self.night.screen, self.server, JoinCode(time.monotonic))

    def until(self, page, true, tries=200):
        """The table's loop runs here, beside the browser."""
        for n in range(tries):
            self.hub.tick(n * 20, running=True)
            page.wait_for_timeout(20)
            if true():
                return True
        return False


@pytest.mark.parametrize("size", [(320, 640), (740, 360)])
def test_packs_are_opened_and_a_deck_is_built_on_a_phone(browser, size):
    table, wrong = NightTable(), []
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(f"{table.server.url}#code={table.hub.admission.code}")
        assert table.until(page, lambda: page.locator(".seat").count() == 2)
        page.locator(".seat").nth(0).tap()
        page.get_by_role("button", name=said("phones-page-sit-down")).tap()
        assert table.until(page, lambda: page.locator(".night").count())
        page.get_by_role("button", name=said("phones-page-open-all")).tap()
        assert table.until(page, lambda: page.locator(".pool li").count() > 10)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for part in page.locator("button").all():
            assert part.get_attribute("aria-label") or part.text_content()
        page.locator(".pool .step:not(:disabled)").first.tap()
        assert table.until(page, lambda: page.locator(".pool li.in").count() == 1)
        assert page.locator(".clock .seconds").text_content() in ("5:00", "4:59", "4:58")
        page.reload()
        assert table.until(page, lambda: page.locator(".pool li.in").count() == 1)
        page.get_by_role("button", name=said("phones-page-ready")).tap()
        page.get_by_role("button", name=said("phones-page-mend")).tap()
        assert table.until(page, lambda: 0 in table.night.night.decks)
        assert wrong == []
    finally:
        context.close()
        table.server.stop()
