/** What this browser remembers: who sits where, channel, language, hint, sound. Works without storage too. */

const KEY = "playground";
let kept = read();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

export function recall(name, otherwise) {
  return kept[name] ?? otherwise;
}

export function remember(name, value) {
  kept = { ...kept, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
