// Makes elements. What comes from the table is only ever text: nothing here parses markup of a page.
import { say } from "./words.js";

export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, call] of Object.entries(value)) made.addEventListener(event, call);
    } else if (name === "class") {
      made.className = value;
    } else if (name === "key") {
      made.dataset.key = value;
    } else {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

/** The two emphases that printed text has: **strong** and *slanted*. */
export function rich(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map((part) => {
    if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return el("em", {}, part.slice(1, -1));
    return part;
  });
}

export function button(text, press, properties = {}) {
  return el("button", { type: "button", on: { click: press }, key: text, ...properties }, text);
}

let silence = 0;

/** Something to read for a moment; it is read aloud, too. */
export function toast(text) {
  const place = document.getElementById("toast");
  place.textContent = text;
  place.classList.add("shown");
  clearTimeout(silence);
  silence = setTimeout(() => place.classList.remove("shown"), 4000);
}

const sheet = () => document.getElementById("sheet");

/** Shows something above the page until it is closed; the page below cannot be used meanwhile. */
export function openSheet(title, ...children) {
  const place = sheet();
  place.replaceChildren(
    el("h2", { id: "sheet-title" }, title),
    ...children.flat().filter(Boolean),
    button(say("close"), closeSheet, { class: "plain" }),
  );
  place.onclick = (event) => {
    if (event.target === place) closeSheet();
  };
  place.onclose = () => place.replaceChildren();
  if (!place.open) place.showModal();
  place.scrollTop = 0;
}

export function closeSheet() {
  if (sheet().open) sheet().close();
}

/** Puts new things in a place; what had the focus, and how far it was scrolled, stay. */
export function refill(place, ...children) {
  const held = document.activeElement?.dataset?.key;
  const offsets = new Map();
  for (const part of place.querySelectorAll("[data-scroll]")) offsets.set(part.dataset.scroll, [part.scrollLeft, part.scrollTop]);
  const open = new Set([...place.querySelectorAll("details[open]")].map((part) => part.dataset.key));
  place.replaceChildren(...children.flat().filter(Boolean));
  for (const part of place.querySelectorAll("[data-scroll]")) {
    const [left, top] = offsets.get(part.dataset.scroll) ?? [0, 0];
    part.scrollLeft = left;
    part.scrollTop = top;
  }
  for (const part of place.querySelectorAll("details")) if (open.has(part.dataset.key)) part.open = true;
  if (held) [...place.querySelectorAll("[data-key]")].find((part) => part.dataset.key === held)?.focus({ preventScroll: true });
}
