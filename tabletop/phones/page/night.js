// A sealed night before its matches: packs are opened, and a deck is built from them; nobody else sees it.
import { face, large, small } from "./cards.js";
import { button, closeSheet, el, openSheet, rich } from "./parts.js";
import { say } from "./words.js";

/** `order(order)` sends one. */
export function night(state, order) {
  const { build } = state;
  if (!build) return null;
  return el(
    "section",
    { class: "night", "aria-label": build.text },
    el("h1", { class: "yours" }, build.text),
    build.about ? el("p", {}, rich(build.about)) : null,
    build.sealed ? packs(build, order) : deck(build, order),
    (build.fresh ?? []).length ? el("div", { class: "hand", "data-scroll": "fresh", role: "group", "aria-label": say("fresh") }, build.fresh.map((kind, n) => small({ kind }, [], `fresh ${n}`))) : null,
    build.sealed ? null : pool(build, order),
  );
}

function packs(build, order) {
  const open = (all) => order({ type: "open", no: build.no, all });
  return el(
    "div",
    { class: "row" },
    button(say("open-next", { count: build.sealed }), () => open(false), { class: "main", key: "open" }),
    build.sealed > 1 ? button(say("open-all"), () => open(true), { class: "plain", key: "open all" }) : null,
  );
}

function deck(build, order) {
  const ready = () => {
    if (!build.mend) return order({ type: "ready", mend: false });
    const mend = () => (closeSheet(), order({ type: "ready", mend: true }));
    openSheet(build.mend, button(say("mend"), mend, { class: "main grave" }));
  };
  return [
    el("p", { role: "status" }, say("deck-of", { count: build.cards ?? 0, size: build.size })),
    el("progress", { max: build.size, value: build.cards ?? 0, "aria-label": say("deck-of", { count: build.cards ?? 0, size: build.size }) }),
    (build.notes ?? []).map((note) => el("p", { class: note.warning ? "quiet" : "why" }, note.text, note.rule ? ` (${note.rule})` : "")),
    el(
      "div",
      { class: "row" },
      button(say("ready"), ready, { class: build.mend ? "plain" : "main", key: "ready" }),
      button(say("fill"), () => order({ type: "fill" }), { class: "plain", key: "fill" }),
    ),
  ].flat();
}

function pool(build, order) {
  return el("ul", { class: "pool", "aria-label": say("pool") }, build.pool.map((card) => row(card, order)));
}

function row(card, order) {
  const { name } = face(card.kind);
  const copies = card.copies ?? 0;
  const put = (count) => order({ type: "put", card: card.kind, copies: count });
  const step = (sign, count, label, off) => button(sign, () => put(count), { class: "step", key: `${sign} ${card.kind}`, "aria-label": label, disabled: off });
  return el(
    "li",
    { class: copies ? "in" : null },
    button(name, () => large(card, []), { class: "look", key: `look ${card.kind}`, "aria-label": say("of-pool", { name: name, count: copies, owned: card.owned }) }),
    el("span", { class: "quiet", "aria-hidden": "true" }, `${copies}/${card.owned}`),
    step("−", copies - 1, say("take-out", { name: name }), !copies),
    step("+", copies + 1, say("put-in", { name: name }), copies >= card.owned),
  );
}
