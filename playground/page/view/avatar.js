/** A person's picture; without one, their first letter on a colour of their own. */

import { el } from "../core/dom.js";

const COLOURS = ["#3f6fd8", "#b0487f", "#2f8a6a", "#a8622a", "#7656c9", "#2d829b", "#b4493f", "#5b7a2c"];

export function colourOf(id) {
  return COLOURS[Number(BigInt(id) >> 22n) % COLOURS.length] ?? COLOURS[0];
}

export function avatar(user, name, size = 40) {
  const letter = [...(name || "?")][0].toUpperCase();
  const node = el(
    "span.avatar",
    { "aria-hidden": "true", style: { "--size": `${size}px`, "background-color": colourOf(user?.id ?? "0") } },
    letter,
  );
  if (user?.avatar) {
    const image = el("img", { src: `/cdn/avatars/${user.id}/${encodeURIComponent(user.avatar)}.png`, alt: "" });
    image.addEventListener("error", () => image.remove(), { once: true });
    node.append(image);
  }
  return node;
}
