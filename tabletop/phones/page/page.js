// The page of one phone: who sits where, until it has a seat; then its seat. The newest state is all there is to show.
import { load } from "./cards.js";
import { Line } from "./line.js";
import { button, closeSheet, el, openSheet, refill, toast } from "./parts.js";
import { Seat } from "./seat.js";
import { learn, say } from "./words.js";

const place = document.getElementById("page");
const lost = document.getElementById("lost");
const kept = (name) => localStorage.getItem(name) ?? "";
const fragment = new URLSearchParams(location.hash.slice(1));
const typed = { code: fragment.get("code") ?? "", name: kept("name"), seat: null };
let lobby = null;
let away = 0;
let watching = false;

const line = new Line(hear, (connected) => {
  clearTimeout(away);
  if (connected) lost.hidden = true;
  else away = setTimeout(() => (lost.hidden = false), 700);
});
const seat = new Seat(place, line, leave);

/** The seat's token stays in the fragment, which no server is sent, and with this phone. */
function remember(token) {
  line.token = token;
  try {
    localStorage.setItem("token", token);
  } catch {
    // a phone that keeps nothing still has the address
  }
  history.replaceState(null, "", token ? `#seat=${token}` : typed.code ? `#code=${typed.code}` : location.pathname);
}

function hear(message) {
  if (message.cards !== undefined) load(message.cards).then((anew) => anew && seat.draw());
  if (message.type === "lobby") {
    if (message.why) {
      toast(message.why);
      remember("");
    }
    lobby = message;
    seat.gone();
    if (message.why) closeSheet();
    showLobby();
    if (watching) watch(); // the line was broken
  } else if (message.type === "seated") {
    lobby = null;
    watching = false;
    closeSheet();
    remember(message.token);
  } else if (message.type === "state" && (watching || !lobby)) {
    seat.show(message);
  }
}

function showLobby() {
  document.title = `${lobby.game} · Tabletop`;
  const seats = lobby.seats.map((each) =>
    el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "seat", key: `seat ${each.seat}`, disabled: each.state === "taken" || !lobby.open, on: { click: () => askName(each) } },
        el("strong", {}, each.name),
        el("span", {}, say(each.state)),
      ),
    ),
  );
  refill(
    place,
    el("h1", {}, lobby.game),
    el("p", { class: "quiet" }, say(lobby.open ? "which-seat" : "closed")),
    el("ul", { class: "seats" }, seats),
    button(say("watch"), () => (typed.code ? watch() : askCode()), { class: "plain", disabled: !lobby.open }),
    el("p", { class: "quiet" }, say("watch-why")),
  );
}

/** Look on without a seat; `heard` as of an order. */
function watch(heard = (refused) => refused && toast(refused.text)) {
  watching = true;
  line.order({ type: "watch", code: typed.code }, (refused) => {
    watching = !refused;
    heard(refused);
  });
}

const codeField = () => el("input", { id: "code", maxlength: 8, autocapitalize: "characters", autocomplete: "off", value: typed.code, required: true });

function askCode() {
  const code = codeField();
  const problem = el("p", { class: "why", role: "alert" });
  const go = (event) => {
    event.preventDefault();
    typed.code = code.value;
    watch((refused) => (refused ? (problem.textContent = refused.text) : closeSheet()));
  };
  openSheet(
    say("watch"),
    el("form", { on: { submit: go } }, el("label", { for: "code" }, say("code")), code, problem, el("button", { class: "main", type: "submit" }, say("watch"))),
  );
  code.focus();
}

function askName(chosen) {
  const back = chosen.state === "left" ? chosen.name : "";
  const name = el("input", { id: "name", maxlength: 24, autocomplete: "given-name", value: back || typed.name || "", readonly: Boolean(back) });
  const code = codeField();
  const problem = el("p", { class: "why", role: "alert" });
  const go = el("button", { class: "main", type: "submit" }, say("sit-down"));
  const join = (event) => {
    event.preventDefault();
    typed.name = name.value;
    typed.code = code.value;
    try {
      localStorage.setItem("name", typed.name);
    } catch {
      // it is asked again next time
    }
    go.disabled = true;
    line.order({ type: "join", code: typed.code, seat: chosen.seat, name: typed.name }, (refused) => {
      go.disabled = false;
      problem.textContent = refused?.text ?? "";
    });
  };
  openSheet(
    chosen.name,
    el("form", { on: { submit: join } }, el("label", { for: "name" }, say("name")), name, el("label", { for: "code" }, say("code")), code, problem, go),
  );
  (typed.code ? name : code).focus();
}

function leave() {
  if (watching) {
    watching = false;
    line.order({ type: "leave" }, () => {});
    return;
  }
  openSheet(
    say("give-back-ask"),
    el("p", {}, say("give-back-why")),
    button(say("give-back-yes"), () => (closeSheet(), line.order({ type: "leave" }, (refused) => refused && toast(refused.text))), { class: "main grave" }),
  );
}

addEventListener("hashchange", () => {
  const now = new URLSearchParams(location.hash.slice(1));
  typed.code = now.get("code") ?? typed.code;
});

line.token = fragment.get("seat") || kept("token");
await learn();
line.open();
