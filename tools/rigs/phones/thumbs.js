// In place of thumbs on a phone's page: does by chance something that the page offers, and never waits for more than a moment.
// `window.hurry`: whoever may give up does.
(() => {
  const LOOK_MS = 90; // fewer messages than the table takes
  const WORDS = ["umbrella", "library", "ocean", "music", "Thor"];
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (what) => [...document.querySelectorAll(what)].filter((part) => part.offsetParent !== null || part.closest("details"));
  let seen = 0; // when a signal was seen
  window.pressed = 0;
  window.hurry = false;

  function press(part) {
    window.pressed += 1;
    part.click();
  }

  function race(big) {
    const open = big.closest(".open");
    if (!open && !big.closest(".ready")) return void (seen = 0);
    seen ||= performance.now();
    if (open && performance.now() - seen < 180 + Math.random() * 240) return;
    seen = 0;
    window.pressed += 1;
    big.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  }

  function sling(place) {
    const set = (id, value) => {
      const input = place.querySelector(id);
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    place.querySelector("details").open = true;
    set("#sling-aim", Math.random() * 50 - 25);
    set("#sling-power", 0.2 + Math.random() * 0.6);
    press(place.querySelector("details .main"));
  }

  function fill(form) {
    for (const input of form.querySelectorAll("input")) {
      input.value = any(WORDS);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const select of form.querySelectorAll("select")) {
      select.value = any([...select.options]).value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    window.pressed += 1;
    form.requestSubmit();
  }

  function look() {
    const sheet = document.querySelector("dialog[open]");
    if (sheet) return press(any([...sheet.querySelectorAll(".main")]) ?? sheet.querySelector(".plain"));
    const big = document.querySelector(".race .big:enabled");
    if (big) return race(big);
    const pad = document.querySelector(".hands:not(.race)");
    if (pad) return sling(pad);
    const vote = all(".asked .window .row").map((row) => row.firstElementChild).find((agree) => agree.ariaPressed === null);
    if (vote) return vote.disabled || press(vote);
    const offered = all(".asked .window");
    const open = offered.map((one) => [...one.querySelectorAll("button:enabled")]).filter((keys) => keys.length && !keys.some((key) => key.ariaPressed === "true"));
    if (open.length) return press(open[0][Math.random() < 0.6 ? open[0].length - 1 : 0]);
    const grave = all(".asked > .row > button.plain:enabled");
    if (window.hurry && grave.length) return press(any(grave));
    const ways = [...all(".card.lit"), ...all(".word"), ...all(".asked > .row > button.main:enabled")];
    const forms = all(".asked form");
    if (forms.length) return fill(any(forms));
    if (ways.length) return press(any(ways));
    if (grave.length) press(any(grave));
  }

  setInterval(look, LOOK_MS);
})();
