/** Keeping the keyboard inside a dialog, and giving it back afterwards. */

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex="0"]';

export function focusables(root) {
  return [...root.querySelectorAll(FOCUSABLE)].filter((node) => node.getClientRects().length > 0);
}

/** Tab goes round inside `root`. Returns a function that ends it and returns the focus. */
export function trapFocus(root, onEscape) {
  const before = document.activeElement;
  const onKey = (event) => {
    if (event.key === "Escape" && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    } else if (event.key === "Tab") {
      const stops = focusables(root);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (!stops.length) event.preventDefault();
      else if (document.activeElement === edge || !root.contains(document.activeElement)) {
        event.preventDefault();
        (event.shiftKey ? stops.at(-1) : stops[0]).focus();
      }
    }
  };
  root.addEventListener("keydown", onKey);
  return () => {
    root.removeEventListener("keydown", onKey);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
