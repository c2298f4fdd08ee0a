/**
 * A command being filled in: its name, a field for each option in use, and a tail where further options are added by
 * name. Enter sends; a list, where one is open, takes Enter first.
 */

import { el, isEnter } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { OPTION } from "./slash-commands.js";
import { OptionField } from "./option-field.js";
import { choiceItems, hasList, itemsFor, people } from "./option-choices.js";

const PAUSE = 180; // ms of quiet before the bot is asked for suggestions

export class CommandForm {
  #ctx;
  #panel;
  #on;
  #fields = [];
  #asked = 0;
  #timer = 0;

  /** `on`: `send(options)`, `leave()`, `channel()`. */
  constructor(command, ctx, panel, on) {
    this.command = command;
    this.#ctx = ctx;
    this.#panel = panel;
    this.#on = on;
    this.tail = el("input.tail", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-label": ctx.t("options"),
      dataset: { testid: "option-tail" },
      oninput: () => this.#tailTyped(),
      onfocus: () => this.#showOptions(),
      onkeydown: (event) => this.#tailKey(event),
    });
    this.node = el(
      "div.command-form",
      { role: "group", "aria-label": `/${command.shown}`, dataset: { testid: "command-form" } },
      el("button.command-name", { type: "button", title: ctx.t("leave_command"), onclick: () => on.leave() }, `/${command.shown}`, icon("close", 12)),
      this.tail,
    );
    for (const option of command.options.filter((option) => option.required)) this.#add(option);
  }

  begin() {
    this.#advance();
  }

  /** Fill an option beforehand, e.g. the person to challenge. */
  fill(name, value) {
    const option = this.command.options.find((one) => one.name === name);
    const item = itemsFor(option, "", this.#ctx).find((one) => one.value === value);
    const field = this.#fields.find((one) => one.option === option) ?? this.#add(option);
    if (item) field.pick(item);
  }

  send() {
    clearTimeout(this.#timer);
    const options = [];
    for (const field of this.#fields) {
      const read = field.read();
      if (read?.problem) return this.#complain(field, read);
      if (read) options.push({ name: field.option.name, type: field.option.type, value: read.value });
    }
    this.#on.send(this.command.wrap(options));
  }

  #complain(field, { problem, values }) {
    field.flag(true);
    field.input.focus();
    this.#show(field, this.#ctx.t(problem, { name: field.option.shown, ...values }));
  }

  #add(option) {
    const field = new OptionField(option, {
      change: (one) => this.#show(one),
      focus: (one) => this.#show(one),
      key: (one, event) => this.#fieldKey(one, event),
    });
    this.#fields.push(field);
    this.tail.before(field.node);
    this.#drawTail();
    return field;
  }

  #remove(field) {
    const at = this.#fields.indexOf(field);
    this.#fields.splice(at, 1);
    field.node.remove();
    this.#drawTail();
    (this.#fields[at - 1]?.input ?? this.tail).focus();
  }

  #unused() {
    return this.command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #drawTail() {
    const count = this.#unused().length;
    this.tail.placeholder = count ? this.#ctx.t("more_options", { count }) : "";
  }

  /** To the next thing to fill in. */
  #advance() {
    const next = this.#fields.find((field) => field.option.required && field.isEmpty);
    (next?.input ?? this.tail).focus();
  }

  #head(option) {
    return [el("strong", null, option.shown), " ", option.about, !option.required && el("em", null, ` ${this.#ctx.t("optional")}`)];
  }

  /** The panel for a field: what it is, and what can be chosen. */
  #show(field, problem = "") {
    const { option } = field;
    const base = { owner: field.input, label: option.shown, head: this.#head(option), problem };
    this.#asked += 1;
    clearTimeout(this.#timer);
    if (field.settled || !hasList(option)) return this.#panel.show(base);
    const withItems = (items, empty) =>
      this.#panel.show({
        ...base,
        items,
        empty,
        onPick: (item) => {
          field.pick(item);
          this.#advance();
        },
      });
    if (!option.autocomplete) return withItems(itemsFor(option, field.text, this.#ctx), this.#ctx.t("nothing_found"));
    withItems([], this.#ctx.t("loading"));
    const mine = this.#asked;
    this.#timer = setTimeout(async () => {
      const choices = await this.#ask(field);
      if (mine === this.#asked) withItems(choiceItems(choices, this.#ctx.locale), this.#ctx.t("nothing_found"));
    }, PAUSE);
  }

  #ask(focused) {
    const options = [];
    for (const field of this.#fields) {
      const { name, type } = field.option;
      const read = field.read();
      if (field === focused) options.push({ name, type, value: field.text, focused: true });
      else if (read && !read.problem) options.push({ name, type, value: read.value });
    }
    return this.#ctx.actions.autocomplete(this.#on.channel(), this.command.commandId, this.command.wrap(options));
  }

  #fieldKey(field, event) {
    const list = this.#panel.list;
    if (list?.key(event)) return;
    if (isEnter(event)) {
      event.preventDefault();
      if (!list?.active || !list.pick()) this.send();
    } else if (event.key === "Tab" && !event.shiftKey && list?.active && !field.settled && !field.isEmpty) {
      event.preventDefault();
      list.pick();
    } else if (event.key === "Backspace" && !field.text && !event.isComposing) {
      event.preventDefault();
      if (field.option.required) this.#on.leave();
      else this.#remove(field);
    }
  }

  #tailTyped() {
    const typed = this.tail.value;
    const unused = this.#unused();
    const named = unused.find((option) => [option.name, option.shown].includes(typed.replace(/[:：]$/, "")) && /[:：]$/.test(typed));
    const person = typed.startsWith("@") && unused.find((option) => option.type === OPTION.user);
    if (named || person) this.#use(named || person, person ? typed : "");
    else this.#showOptions();
  }

  #use(option, text = "") {
    this.tail.value = "";
    const field = this.#add(option);
    field.type(text);
    field.input.focus();
  }

  #showOptions() {
    const typed = this.tail.value.trim().toLowerCase();
    const unused = this.#unused();
    const items = unused
      .filter((option) => [option.name, option.shown].some((name) => name.toLowerCase().startsWith(typed)))
      .map((option) => ({ key: option.name, label: option.shown, description: option.about, side: this.#ctx.t("optional"), option }));
    const forPerson = typed && unused.find((option) => option.type === OPTION.user);
    if (forPerson) {
      const fits = people(this.#ctx).filter((item) => item.label.toLowerCase().startsWith(typed));
      items.push(...fits.map((item) => ({ ...item, description: forPerson.shown, side: null, option: forPerson, item })));
    }
    this.#panel.show({
      owner: this.tail,
      label: this.#ctx.t("options"),
      head: [el("strong", null, `/${this.command.shown}`), " ", this.command.description],
      items: items.length ? items : null,
      active: typed ? 0 : -1,
      onPick: ({ option, item }) => {
        this.#use(option);
        if (!item) return;
        this.#fields.at(-1).pick(item);
        this.#advance();
      },
    });
  }

  #tailKey(event) {
    const list = this.#panel.list;
    if (list?.key(event)) return;
    if (isEnter(event) || (event.key === "Tab" && !event.shiftKey && this.tail.value)) {
      event.preventDefault();
      if (list?.active) list.pick();
      else if (event.key === "Enter") this.send();
    } else if (event.key === "Backspace" && !this.tail.value && !event.isComposing) {
      event.preventDefault();
      if (this.#fields.length) this.#fields.at(-1).input.focus();
      else this.#on.leave();
    }
  }
}
