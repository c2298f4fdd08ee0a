/** The panel above the entry: a heading, a list to pick from, and what is wrong. */

import { el, fill } from "../core/dom.js";
import { Listbox } from "../view/listbox.js";

export class Suggestions {
  #list = null;
  #owner = null;

  constructor() {
    this.node = el("div.suggestions", { hidden: true, dataset: { testid: "suggestions" } });
  }

  get open() {
    return !this.node.hidden;
  }

  get list() {
    return this.open ? this.#list : null;
  }

  /** `owner` is the text field that keeps the focus. `active` -1: Enter picks nothing until an arrow is pressed. */
  show({ owner, label, head = null, problem = "", items = null, active = 0, empty = "", onPick }) {
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner = owner;
    owner.setAttribute("aria-expanded", String(Boolean(items)));
    this.#list = items ? new Listbox({ label, onPick }) : null;
    fill(
      this.node,
      head && el("div.suggestions-head", null, head),
      problem && el("div.suggestions-problem", { role: "alert", dataset: { testid: "entry-problem" } }, problem),
      this.#list?.node,
    );
    this.node.hidden = !(head || problem || items);
    if (!this.#list) return;
    this.#list.ownedBy(owner);
    this.#list.show(items, active, empty);
  }

  hide() {
    this.node.hidden = true;
    this.#list = null;
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner?.removeAttribute("aria-activedescendant");
    this.node.replaceChildren();
  }
}
