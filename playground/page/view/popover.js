/** A floating box beside its anchor, inside the pane's layer; on a phone it becomes a sheet at the bottom. */

import { el } from "../core/dom.js";

const MARGIN = 8;

export function isPhone() {
  return matchMedia("(max-width: 520px)").matches;
}

/**
 * Shows `box` at `anchor` (an element, or `{x, y}`) until `close()` is called, Esc is pressed or the pointer goes
 * down elsewhere. `onClose` runs once, whatever the reason.
 */
export function openPopover(layer, box, anchor, onClose = () => {}) {
  const sheet = isPhone();
  box.classList.add("popover");
  box.classList.toggle("sheet", sheet);
  // The cover takes the tap that closes a sheet, so that it does not press what lies beneath.
  const cover = sheet ? el("div.sheet-cover", { onclick: () => close() }) : null;
  if (cover) layer.append(cover);
  layer.append(box);
  if (!sheet) place(box, anchor, layer);

  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", escape, true);
    removeEventListener("resize", close);
    box.remove();
    cover?.remove();
    onClose();
  };
  const outside = (event) => {
    if (sheet) return;
    const own = anchor instanceof Element && anchor.contains(event.target);
    if (!box.contains(event.target) && !own) close();
  };
  const escape = (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", escape, true);
  // A phone's keyboard resizes the window; a sheet stays.
  if (!sheet) addEventListener("resize", close);
  return { close, place: () => sheet || place(box, anchor, layer) };
}

function place(box, anchor, layer) {
  const frame = layer.getBoundingClientRect();
  const at =
    anchor instanceof Element
      ? anchor.getBoundingClientRect()
      : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y, width: 0 };
  if (at.width > 160) box.style.setProperty("width", `${at.width}px`);
  const { width, height } = box.getBoundingClientRect();
  const below = frame.bottom - at.bottom - MARGIN;
  const above = at.top - frame.top - MARGIN;
  const up = height > below && above > below;
  box.style.setProperty("max-height", `${Math.max(140, Math.min(360, up ? above : below))}px`);
  const tall = Math.min(height, up ? above : below);
  const left = Math.max(frame.left + MARGIN, Math.min(at.left, frame.right - width - MARGIN));
  box.style.setProperty("left", `${left - frame.left}px`);
  box.style.setProperty("top", `${(up ? at.top - tall - 4 : at.bottom + 4) - frame.top}px`);
}
