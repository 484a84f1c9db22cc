// A seat: what it holds, what it is asked, and what everybody may know.
import { face, large, small } from "./cards.js";
import { Hands } from "./hands.js";
import { night } from "./night.js";
import { button, closeSheet, el, openSheet, refill, toast } from "./parts.js";
import { say } from "./words.js";

const PASSING = {
  always_ask: "always-ask",
  only_when_aimed: "when-aimed",
  this_chain: "this-chain",
  until_my_turn: "until-my-turn",
  this_turn: "this-turn",
};

export class Seat {
  constructor(place, line, leave) {
    this.place = place;
    this.line = line;
    this.leave = leave;
    this.typed = new Map(); // what has been filled in, by number of the question
    this.wanted = "";
    this.hands = new Hands(line, () => this.draw());
    this.sent = 0; // the question that has been answered, until the next state
    this.dragged = false; // a card is under a finger: to draw it anew would take it out of the hand
    place.addEventListener("gotpointercapture", (event) => (this.dragged = event.target.closest(".card") !== null));
    place.addEventListener("lostpointercapture", () => this.dropped());
    setInterval(() => this.tick(), 250);
  }

  gone() {
    this.state = null;
    this.hands.draw(null);
  }

  show(state) {
    const before = this.state;
    this.state = state;
    this.told = performance.now();
    document.title = state.seats[state.seat]?.name ?? say("looking-on");
    if (before?.ask?.no !== state.ask?.no || before?.window?.no !== state.window?.no) closeSheet();
    if (!this.hands.busy && !this.dragged) this.draw(); // what is being pulled stays in the hand
    const wanted = this.wants(state);
    const touched = navigator.userActivation?.hasBeenActive ?? true; // before, a browser refuses it
    if (wanted && wanted !== this.wanted && touched) navigator.vibrate?.(wanted.startsWith("window") ? 40 : [60, 60, 60]);
    this.wanted = wanted;
  }

  dropped() {
    if (!this.dragged) return;
    this.dragged = false;
    setTimeout(() => this.draw(), 0); // after what the card does
  }

  wants(state) {
    if (state.over || state.paused) return "";
    if (state.ask) return `ask ${state.ask.no}`;
    if (state.hands) return `hands ${state.hands.no}`;
    return state.window && !state.window.pressed ? `window ${state.window.no}` : "";
  }

  draw() {
    const state = this.state;
    if (!state) return;
    this.clocks = [];
    refill(
      this.place,
      this.players(state),
      this.hands.draw(state.paused ? null : state.hands, (refused) => refused.code !== "stale_ask" && toast(refused.text)),
      state.build ? this.clock(state) : el("section", { class: "asked", "aria-label": say("what-happens") }, this.headline(state), this.vote(state), this.window(state), this.buttons(state), this.forms(state)),
      night(state, (order) => this.order(order)),
      this.named(state),
      this.notes(state),
      this.log(state),
      this.more(state),
      this.places(state.open, "on-table", "open"),
      this.places(state.held, "your-cards", "held"),
    );
    this.tick();
  }

  // --- what everybody may know
  players(state) {
    const line = (seat, index) => {
      const cards = seat.hand === 1 ? say("one-card") : say("cards", { count: seat.hand });
      const facts = [seat.hand >= 0 ? cards : "", seat.score, seat.out ? say("out") : "", seat.phone && !seat.here ? say("away") : ""];
      const me = index === state.seat;
      return el(
        "li",
        { class: ["player", seat.turn && "turn", seat.out && "out", me && "me", `colour-${seat.colour}`].filter(Boolean).join(" "), "aria-current": seat.turn && !state.over ? "true" : null },
        el("strong", {}, me ? say("you", { name: seat.name }) : seat.name),
        el("span", {}, facts.filter(Boolean).join(" · ")),
      );
    };
    return el("ul", { class: "players", "aria-label": say("players"), "data-scroll": "players" }, state.seats.map(line));
  }

  headline(state) {
    if (state.over) return el("h1", {}, state.over);
    if (state.paused) return el("h1", {}, say("pauses"));
    if (state.ask) {
      return [el("h1", { class: "yours" }, state.ask.text), state.ask.why ? el("p", { class: "quiet" }, state.ask.why) : null, this.clock(state)].filter(Boolean);
    }
    if (state.window && !state.window.pressed) return el("h1", { class: "yours" }, state.window.about);
    return [el("h1", {}, state.waits || state.window?.about || ""), state.rests ? el("p", { class: "quiet" }, state.rests) : null, this.clock(state)].filter(Boolean);
  }

  clock(state) {
    if (!state.time) return null;
    const bar = el("progress", { max: Math.max(1, state.time.whole), "aria-label": say("time-left") });
    const told = el("span", { class: "seconds", "aria-hidden": "true" });
    const show = (left) => {
      const seconds = Math.ceil(left / 1000);
      bar.value = left;
      told.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    };
    this.clocks.push({ left: state.time.left, show });
    return el("div", { class: "clock" }, bar, told);
  }

  log(state) {
    const lines = state.log ?? [];
    if (!lines.length) return null;
    return el(
      "details",
      { class: "log", key: "log", open: !this.place.querySelector(".log") },
      el("summary", {}, lines[lines.length - 1]),
      el("ol", {}, lines.slice(0, -1).reverse().map((text) => el("li", {}, text))),
    );
  }

  // --- what this seat is asked
  order(order, question = "") {
    if (question) {
      openSheet(question, button(say("yes"), () => (closeSheet(), this.order(order)), { class: "main grave" }));
      return;
    }
    this.line.order(order, (refused) => refused && refused.code !== "stale_ask" && toast(refused.text));
  }

  choose(index) {
    const { ask } = this.state;
    this.order({ type: "choose", no: ask.no, index }, ask.choices[index].sure);
  }

  ways(options) {
    return (options ?? []).map((index) => ({ text: this.state.ask.choices[index].text, press: () => this.choose(index) }));
  }

  buttons(state) {
    const choices = state.ask?.choices ?? [];
    const shown = choices.map((choice, index) => ({ choice, index })).filter(({ choice }) => !choice.card);
    if (!shown.length) return null;
    return el(
      "div",
      { class: "row" },
      shown.map(({ choice, index }) => {
        const made = button(choice.text, () => this.choose(index), { class: choice.sure ? "plain" : "main", key: `choice ${choice.text}` });
        const wait = state.window?.serving === state.seat && choices.length ? state.window.back ?? -1 : -1;
        if (wait > 0) this.clocks.push({ left: wait, show: (left) => (made.disabled = left > 0) });
        return made;
      }),
    );
  }

  window(state) {
    const { window } = state;
    if (!window || state.ask) return null;
    const press = (what) => this.order({ type: "press", no: window.no, what });
    const closing = window.closes >= 0 ? el("progress", { max: Math.max(1, window.closes), "aria-label": say("closes") }) : null;
    if (closing) this.clocks.push({ left: window.closes, show: (left) => (closing.value = left) });
    if (window.serving >= 0) return el("p", { class: "quiet" }, say("looks", { name: state.seats[window.serving].name }));
    return el(
      "div",
      { class: "window", role: "group", "aria-label": say("answer-or-pass") },
      window.call ? el("p", { class: "call" }, window.call) : null,
      el(
        "div",
        { class: "row" },
        button(say("react"), () => press("react"), { class: "main", "aria-pressed": String(window.pressed === "react") }),
        button(say("pass"), () => press("pass"), { class: "plain", "aria-pressed": String(window.pressed === "pass") }),
      ),
      closing,
    );
  }

  vote(state) {
    if (!state.vote) return null;
    const cast = (agree) => this.order({ type: "vote", no: state.vote.no, agree });
    return el(
      "div",
      { class: "window", role: "group", "aria-label": say("vote") },
      el("p", {}, state.vote.text),
      el("div", { class: "row" }, button(say("agree"), () => cast(true), { class: "main", disabled: state.vote.agreed }), button(say("no"), () => cast(false), { class: "plain" })),
    );
  }

  forms(state) {
    const forms = state.ask?.forms ?? [];
    return forms.map((form, number) => {
      const key = (field) => `${state.ask.no} ${number} ${field}`;
      const inputs = form.fields.map((field, n) => {
        const keep = (event) => this.typed.set(key(n), event.target.value);
        const id = `form-${number}-${n}`;
        const known = this.typed.get(key(n));
        const input = field.values
          ? el("select", { id, key: id, on: { change: keep } }, field.values.map(([value, text]) => el("option", { value, selected: String(value) === known }, text)))
          : el("input", { id, key: id, maxlength: field.letters, autocomplete: "off", required: true, value: known ?? "", on: { input: keep } });
        return [el("label", { for: id }, field.label), input];
      });
      const send = (event) => {
        event.preventDefault();
        const filled = inputs.map(([, input], n) => (form.fields[n].values ? Number(input.value) : input.value.trim()));
        this.order({ type: "tell", no: state.ask.no, value: [...form.head, ...filled, ...form.tail] });
      };
      return el("form", { on: { submit: send } }, inputs.flat(), el("button", { class: number ? "plain" : "main", type: "submit", key: `form ${number}` }, form.button));
    });
  }

  // --- cards
  named(state) {
    const cards = state.ask?.named ?? [];
    if (!cards.length) return null;
    return el(
      "section",
      { "aria-label": say("on-table") },
      el("h2", {}, say("on-table")),
      el("div", { class: "named" }, cards.map((card, n) => this.word(card, n))),
    );
  }

  word(card, n) {
    const ways = this.ways(card.options);
    const press = () => (ways.length === 1 ? ways[0].press() : large(card, ways));
    return button(face(card.kind).name, press, { class: "word", key: `named ${n}`, "aria-label": `${face(card.kind).name}: ${ways.map((way) => way.text).join(", ")}` });
  }

  places(zones, title, kind) {
    if (!zones?.length) return null;
    return el(
      "section",
      { class: kind, "aria-label": say(title) },
      zones.map((zone) => [
        el("h2", {}, `${zone.title} (${zone.cards.length})`),
        el("div", { class: "hand", "data-scroll": zone.title }, zone.cards.map((card, n) => small(card, this.ways(card.options), `${zone.title} ${n}`))),
      ]).flat(),
    );
  }

  notes(state) {
    if (!state.notes?.length) return null;
    return el(
      "section",
      { class: "notes", "aria-label": say("only-you") },
      state.notes.map((note) => el("div", { class: `note ${note.tone}` }, el("h2", {}, `${note.title} (${note.lines.length})`), el("ul", {}, note.lines.map((text) => el("li", {}, text))))),
    );
  }

  // --- the rest
  more(state) {
    const trip = this.line.trip;
    const change = (event) => this.order({ type: "pass_ahead", mode: event.target.value });
    return el(
      "footer",
      {},
      (state.claims ?? []).length
        ? button(state.claimed ? say("not-any-more", { claim: state.claims[0] }) : state.claims.join(" / "), () => this.order({ type: "claim", no: state.claim_no }), { class: "plain", key: "claim", "aria-pressed": String(Boolean(state.claimed)) })
        : null,
      el(
        "details",
        { key: "more", class: "more" },
        el("summary", {}, say("more")),
        state.passing
          ? [
              el("label", { for: "passing" }, say("others-play")),
              el("select", { id: "passing", key: "passing", on: { change } }, Object.entries(PASSING).map(([mode, text]) => el("option", { value: mode, selected: mode === state.passing }, say(text)))),
            ]
          : null,
        trip ? el("p", { class: "quiet" }, say("trip", { time: Math.round(trip.middle), error: Math.round(trip.error) })) : null,
        state.rests ? null : button(say(state.seat < 0 ? "take-seat" : "give-back"), this.leave, { class: "plain" }),
      ),
    );
  }

  tick() {
    if (!this.state || !this.clocks) return;
    const gone = performance.now() - this.told;
    for (const { left, show } of this.clocks) show(Math.max(0, this.state.paused || this.state.stands ? left : left - gone));
  }
}
