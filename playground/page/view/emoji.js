/** Custom emojis as small pictures, Unicode ones as text. */

import { el } from "../core/dom.js";
import { pictureAddress } from "../core/address.js";

/** `emoji`: `{id, name}` of the wire, or `{name: "🐫"}`. */
export function emojiImage(emoji, ctx) {
  if (!emoji.id) return el("span.emoji", null, emoji.name);
  const known = ctx.emoji(emoji.id);
  const src = pictureAddress(known?.url ?? `/cdn/emojis/${emoji.id}.png`);
  const label = `:${known?.name ?? emoji.name}:`;
  if (!src) return label;
  const image = el("img.emoji", { src, alt: label, title: label, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(label), { once: true });
  return image;
}
