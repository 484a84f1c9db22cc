// What hands do at the table: a sling that is pulled here and drawn there, a race whose presses are timed here.
import { button, el } from "./parts.js";
import { say } from "./words.js";

const SEND_MS = 100; // between two pulls that are told
const SLACK = 14; // pixels that are no pull yet
const FULL = 190; // pixels of full power, or as many as there is room for
const BEAN = 44; // pixels from the middle of what is pulled to its end
const WAKE_MS = 200; // between two signs of life while a race goes on, so that the radio does not sleep
const within = (value, most = 1) => Math.max(-most, Math.min(most, value));

export class Hands {
  /** `rest()`: hands are free again, and the page may be drawn. */
  constructor(line, rest) {
    this.line = line;
    this.rest = rest;
    this.no = -1;
    this.busy = false;
    this.shown = null; // when the signal of this race was seen here
  }

  draw(task, refused) {
    this.refused = refused;
    this.line.wake(task?.kind === "race" ? WAKE_MS : 0);
    if (!task) {
      this.no = -1;
      return null;
    }
    if (task.no !== this.no) {
      this.no = task.no;
      this.shown = null;
      this.pull = { type: "pull", no: task.no, x: task.x ?? 0, aim: 0, power: 0, grip: 0 };
    }
    return task.kind === "sling" ? this.sling(task) : this.race(task);
  }

  // --- a sling
  sling(task) {
    const pad = el("div", { class: "sling", "aria-hidden": "true" }, el("span", { class: "band" }), el("span", { class: "bean" }));
    const range = (part, low, high, text) => {
      const id = `sling-${part}`;
      const keep = (event) => this.tell({ [part]: Number(event.target.value) });
      const step = high > 1 && low < -1 ? 1 : 0.02;
      return [el("label", { for: id }, text), el("input", { id, key: id, type: "range", min: low, max: high, step, value: this.pull[part], on: { input: keep } })];
    };
    this.pullable(pad);
    const action = ([what, text]) => button(text, () => this.order({ type: "sling", no: task.no, what }), { class: "plain" });
    return el(
      "div",
      { class: "hands", role: "group", "aria-label": task.text },
      el("p", { class: "yours" }, task.text),
      pad,
      el("div", { class: "ranges" }, range("x", -1, 1, say("place")), range("grip", -1, 1, say("grip"))),
      el(
        "details",
        { key: "numbers" },
        el("summary", {}, say("without-pulling")),
        el("div", { class: "ranges" }, range("aim", -80, 80, say("direction")), range("power", 0, 1, say("power"))),
        button(say("let-go"), () => this.letGo(), { class: "main" }),
      ),
      el("div", { class: "row" }, (task.actions ?? []).map(action)),
    );
  }

  /** The finger takes hold, the thing flies the other way; where it is held is the grip. */
  pullable(pad) {
    const [band, bean] = pad.children;
    let from = null;
    const move = (event) => {
      if (!from) return;
      const [dx, dy] = [from.x - event.clientX, event.clientY - from.y];
      const way = Math.hypot(dx, dy);
      const full = Math.min(FULL, pad.clientHeight * 0.6);
      const aim = way > SLACK ? within((Math.atan2(dx, dy) * 180) / Math.PI, 80) : 0;
      this.tell({ aim, power: Math.max(0, Math.min(1, (way - SLACK) / (full - SLACK))), grip: from.grip });
      band.style.height = `${Math.min(way, full)}px`;
      band.style.rotate = bean.style.rotate = `${aim}deg`;
    };
    pad.addEventListener("pointerdown", (event) => {
      const box = bean.getBoundingClientRect();
      const off = (event.clientX - (box.left + box.width / 2)) / BEAN;
      from = { x: event.clientX, y: event.clientY, grip: Math.abs(off) <= 1.2 ? (Math.abs(off) < 0.14 ? 0 : within(off)) : this.pull.grip };
      this.busy = true;
      pad.setPointerCapture(event.pointerId);
    });
    pad.addEventListener("pointermove", move);
    const end = (event) => {
      if (!from) return;
      if (event.type === "pointerup") move(event);
      from = null;
      this.busy = false;
      band.style.height = "";
      if (event.type === "pointerup" && this.pull.power > 0) this.letGo();
      else this.tell({ aim: 0, power: 0 });
      this.rest();
    };
    pad.addEventListener("pointerup", end);
    pad.addEventListener("pointercancel", end);
  }

  /** The table draws it; not each step is worth a message. */
  tell(change) {
    Object.assign(this.pull, change);
    if (this.later) return;
    this.later = setTimeout(() => {
      this.later = 0;
      if (this.pull.no === this.no) this.line.send(this.pull);
    }, SEND_MS);
  }

  letGo() {
    clearTimeout(this.later);
    this.later = 0;
    this.order({ type: "let_go", pull: { ...this.pull } });
  }

  order(order) {
    this.line.order(order, (refused) => refused && this.refused(refused));
  }

  // --- a race
  race(task) {
    const press = (event) => {
      event.preventDefault();
      const after = task.phase === "open" && this.shown !== null ? Math.max(0, event.timeStamp - this.shown) : null;
      this.order({ type: "race", no: task.no, after });
    };
    const key = (event) => (event.key === " " || event.key === "Enter") && !event.repeat && press(event);
    // The picture is there after the frame in which it was made: the time counts from then.
    if (task.phase === "open" && this.shown === null) requestAnimationFrame(() => setTimeout(() => (this.shown ??= performance.now())));
    const pressed = task.phase === "in" || task.phase === "out";
    const trip = this.line.trip;
    return el(
      "div",
      { class: `hands race ${task.phase}` },
      el("button", { type: "button", class: "big", key: "race", disabled: pressed, on: { pointerdown: press, keydown: key } }, task.text),
      trip ? el("p", { class: "quiet" }, say("race-trip", { time: Math.round(trip.middle), error: task.error ?? 0 })) : null,
    );
  }
}
