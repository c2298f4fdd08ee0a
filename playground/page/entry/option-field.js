/** One option of a command being typed: its name and a field that grows with what is in it. */

import { el } from "../core/dom.js";
import { wireValue } from "./slash-commands.js";
import { isClosed } from "./option-choices.js";

export class OptionField {
  #picked = null; // the list item chosen, as long as its text is untouched

  constructor(option, on) {
    this.option = option;
    this.input = el("input", {
      type: "text",
      "aria-label": option.shown,
      "aria-required": String(Boolean(option.required)),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      maxlength: option.max_length ?? 6000,
      role: "combobox",
      "aria-expanded": "false",
      inputmode: option.type === 4 || option.type === 10 ? "decimal" : null,
      dataset: { testid: `option-${option.name}` },
    });
    this.node = el("span.option-field", null, el("span.option-name", null, option.shown), el("span.option-input", null, this.input));
    this.node.addEventListener("pointerdown", (event) => {
      if (event.target === this.input) return;
      event.preventDefault();
      this.input.focus();
    });
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.flag(false);
      this.#fit();
      on.change(this);
    });
    this.input.addEventListener("focus", () => on.focus(this));
    this.input.addEventListener("keydown", (event) => on.key(this, event));
    this.#fit();
  }

  get text() {
    return this.input.value;
  }

  get settled() {
    return this.#picked !== null;
  }

  get isEmpty() {
    return !this.settled && !this.text.trim();
  }

  pick(item) {
    this.#picked = item;
    this.input.value = item.label;
    this.flag(false);
    this.#fit();
  }

  type(text) {
    this.input.value = text;
    this.#picked = null;
    this.#fit();
  }

  flag(wrong) {
    this.node.classList.toggle("invalid", wrong);
    this.input.setAttribute("aria-invalid", String(wrong));
  }

  /** `{value}`, `{problem, values}`, or null for an optional one left empty. */
  read() {
    if (this.settled) return { value: this.#picked.value };
    if (this.isEmpty) return this.option.required ? { problem: "option_required" } : null;
    if (isClosed(this.option)) return { problem: "option_pick" };
    return wireValue(this.option, this.text.trim());
  }

  #fit() {
    // Wide characters (Japanese) take two columns.
    const columns = [...this.input.value].reduce((sum, char) => sum + (char.codePointAt(0) > 0x2e80 ? 2 : 1), 0);
    this.input.style.setProperty("width", `calc(${Math.max(3, columns + 1)}ch + 16px)`);
  }
}
