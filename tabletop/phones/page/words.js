// What the page says, in the language of the table.

let words = {};

export async function learn() {
  words = await (await fetch("words.json")).json();
}

/** A message, with its arguments in place of {name}. */
export const say = (id, known = {}) => words[`phones-page-${id}`].replace(/\{(\w+)\}/g, (_, name) => known[name]);
