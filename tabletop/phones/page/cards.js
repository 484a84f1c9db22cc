// Cards: small in the hand, large with their text, and what can be done with them.
import { closeSheet, el, openSheet, rich } from "./parts.js";
import { say } from "./words.js";

const DRAG = 56; // pixels upwards that play a card

let printed = [];
let known = "";

/** The cards that the table plays with now, `which` of all; true when they are others than before. */
export async function load(which) {
  if (which === known) return false;
  printed = await (await fetch("cards.json")).json();
  known = which;
  return true;
}

export const face = (kind) => printed[kind] ?? { name: say("face-down"), line: "", text: [] };

function picture(card, eager) {
  if (!card.picture) return el("span", { class: "blank", "aria-hidden": "true" });
  return el("img", { src: card.picture, alt: "", loading: eager ? "eager" : "lazy", draggable: "false", decoding: "async" });
}

/** A card as a button. `does`: [{text, press}], what can be done with it. */
export function small(held, does, key) {
  const card = face(held.kind);
  const can = does.length > 0;
  const words = [card.name, card.line, can ? does.map((way) => way.text).join(", ") : held.why ?? ""].filter(Boolean).join(". ");
  const made = el(
    "button",
    { type: "button", class: can ? "card lit" : "card", key, "aria-label": words, on: { click: () => large(held, does) } },
    picture(card),
    el("span", { class: "name" }, card.name),
  );
  if (does.length === 1) draggable(made, does[0].press);
  return made;
}

/** Pull it up and let go: the same as the one thing that can be done with it. */
function draggable(made, press) {
  let from = null;
  made.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    made.setPointerCapture(event.pointerId);
  });
  made.addEventListener("pointermove", (event) => {
    if (from === null) return;
    const up = Math.max(0, from - event.clientY);
    made.style.translate = `0 ${-up}px`;
    made.classList.toggle("away", up > DRAG);
  });
  const end = (event) => {
    const up = from === null ? 0 : from - event.clientY;
    from = null;
    made.style.translate = "";
    made.classList.remove("away");
    if (event.type === "pointerup" && up > DRAG) {
      made.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      setTimeout(press, 0);
    }
  };
  made.addEventListener("pointerup", end);
  made.addEventListener("pointercancel", end);
}

export function large(held, does) {
  const card = face(held.kind);
  openSheet(
    card.name,
    el("div", { class: "large" }, picture(card, true), el("div", {}, el("p", { class: "line" }, card.line), card.text.map((text) => el("p", {}, rich(text))))),
    held.why ? el("p", { class: "why" }, say("not-now", { why: held.why }), held.rule ? ` (${held.rule})` : "") : null,
    does.map((way) =>
      el("button", { type: "button", class: "main", on: { click: () => (closeSheet(), way.press()) } }, way.text),
    ),
    (card.terms ?? []).length
      ? el("dl", {}, card.terms.map(([word, means]) => [el("dt", {}, word), el("dd", {}, means)]).flat())
      : null,
  );
}
