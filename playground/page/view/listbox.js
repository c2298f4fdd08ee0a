/**
 * A list to pick from: rows with icon, label, description and mark. The focus may stay in another element (a text
 * field); arrows move `aria-activedescendant`. Used by selects, command suggestions and pickers alike.
 */

import { el, fill, freshId } from "../core/dom.js";
import { icon } from "../core/icons.js";

export class Listbox {
  #rows = [];
  #active = -1;
  #onPick;
  #owner = null;

  constructor({ label, multiple = false, onPick }) {
    this.#onPick = onPick;
    this.multiple = multiple;
    this.node = el("div.listbox", {
      role: "listbox",
      id: freshId("list"),
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
  }

  /** The element that keeps the focus and names the active row. */
  ownedBy(element) {
    this.#owner = element;
    element.setAttribute("aria-controls", this.node.id);
  }

  get active() {
    return this.#rows[this.#active]?.item ?? null;
  }

  get items() {
    return this.#rows.map((row) => row.item);
  }

  /** `items`: `{key, label, description?, media?, side?, checked?, disabled?}`; `active`: index, -1 for none. */
  show(items, active = -1, empty = "") {
    this.#rows = items.map((item) => ({ item, node: this.#row(item) }));
    fill(this.node, items.length ? this.#rows.map((row) => row.node) : el("div.listbox-empty", null, empty));
    this.#activate(items.length ? active : -1);
  }

  mark(checkedKeys) {
    for (const { item, node } of this.#rows) {
      const on = checkedKeys.has(item.key);
      item.checked = on;
      node.setAttribute("aria-selected", String(on));
    }
  }

  limit(full) {
    for (const { item, node } of this.#rows) {
      const off = item.disabled || (full && !item.checked);
      if (off) node.setAttribute("aria-disabled", "true");
      else node.removeAttribute("aria-disabled");
    }
  }

  /** True when the key was for the list. Picking keys are the caller's. */
  key(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, Home: "first", End: "last" };
    const move = moves[event.key];
    if (move === undefined || !this.#rows.length || event.isComposing) return false;
    if (typeof move === "string" && event.target.matches?.("input, textarea") && event.target.value) return false;
    event.preventDefault();
    const count = this.#rows.length;
    if (move === "first") this.#activate(0);
    else if (move === "last") this.#activate(count - 1);
    else if (this.#active < 0) this.#activate(move > 0 ? 0 : count - 1);
    else this.#activate((this.#active + move + count) % count);
    return true;
  }

  /** Jump to the row that begins with what was typed. */
  typeahead(text) {
    const at = this.items.findIndex((item) => item.label.toLowerCase().startsWith(text.toLowerCase()));
    if (at >= 0) this.#activate(at);
  }

  pick() {
    const row = this.#rows[this.#active];
    if (!row || row.node.getAttribute("aria-disabled") === "true") return false;
    this.#onPick(row.item);
    return true;
  }

  #activate(index) {
    this.#rows[this.#active]?.node.classList.remove("active");
    this.#active = index;
    const row = this.#rows[index];
    row?.node.classList.add("active");
    row?.node.scrollIntoView({ block: "nearest" });
    if (!this.#owner) return;
    if (row) this.#owner.setAttribute("aria-activedescendant", row.node.id);
    else this.#owner.removeAttribute("aria-activedescendant");
  }

  #row(item) {
    const node = el(
      "div.option",
      {
        role: "option",
        id: freshId("option"),
        "aria-selected": String(Boolean(item.checked)),
        "aria-disabled": item.disabled ? "true" : null,
        dataset: { key: item.key },
        // The text field keeps the focus, so that typing goes on.
        onmousedown: (event) => event.preventDefault(),
        onclick: () => {
          this.#activate(this.items.indexOf(item));
          this.pick();
        },
        onpointermove: () => this.items[this.#active] === item || this.#activate(this.items.indexOf(item)),
      },
      item.media,
      el(
        "span.option-text",
        null,
        el("span.option-label", null, item.label),
        item.description && el("span.option-description", null, item.description),
      ),
      item.side && el("span.option-side", null, item.side),
      this.multiple ? el("span.option-box", { "aria-hidden": "true" }, icon("check", 14)) : null,
    );
    return node;
  }
}
