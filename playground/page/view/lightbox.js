/** A picture as large as the window. Esc or a click beside it closes; arrows go through a gallery. */

import { el } from "../core/dom.js";
import { trapFocus } from "../core/focus.js";
import { icon } from "../core/icons.js";

export function openLightbox(ctx, pictures, start) {
  let at = start;
  const image = el("img", { dataset: { testid: "lightbox-picture" } });
  const link = el("a.lightbox-link", { target: "_blank", rel: "noopener" }, ctx.t("open_original"));
  const closer = el(
    "button.lightbox-close",
    { type: "button", "aria-label": ctx.t("close"), onclick: () => close() },
    icon("close", 24),
  );
  const box = el(
    "div.lightbox",
    { role: "dialog", "aria-modal": "true", "aria-label": ctx.t("picture"), dataset: { testid: "lightbox" } },
    closer,
    image,
    link,
  );
  const show = (index) => {
    at = (index + pictures.length) % pictures.length;
    image.src = pictures[at].src;
    image.alt = pictures[at].alt;
    link.href = pictures[at].src;
  };
  box.addEventListener("click", (event) => {
    if (event.target === box) close();
    else if (event.target === image) box.classList.toggle("actual");
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(at + 1);
    if (event.key === "ArrowLeft") show(at - 1);
  });
  show(start);
  document.body.append(box);
  const release = trapFocus(box, () => close());
  closer.focus();
  function close() {
    box.remove();
    release();
  }
}
