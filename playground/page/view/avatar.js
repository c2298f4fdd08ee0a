/** A person's picture; without one, their first letter on a colour of their own. */

import { el } from "../core/dom.js";

const COLOURS = ["#3f6fd8", "#b0487f", "#2b7f61", "#a8622a", "#7656c9", "#2a7a92", "#b4493f", "#5b7a2c"];

function colourOf(name) {
  const hash = [...name].reduce((sum, char) => (sum * 31 + char.codePointAt(0)) % 65521, 0);
  return COLOURS[hash % COLOURS.length];
}

export function avatar(user, name, size = 40) {
  const letter = [...(name || "?")][0].toUpperCase();
  const node = el(
    "span.avatar",
    { "aria-hidden": "true", style: { "--size": `${size}px`, "background-color": colourOf(user?.username ?? "") } },
    letter,
  );
  if (user?.avatar) {
    const image = el("img", { src: `/cdn/avatars/${user.id}/${encodeURIComponent(user.avatar)}.png`, alt: "" });
    image.addEventListener("error", () => image.remove(), { once: true });
    node.append(image);
  }
  return node;
}
