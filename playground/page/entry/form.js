/**
 * A command being filled in: its name, a pill for each option in use, and a tail where further options are added by
 * name. Enter sends; a list, where one is open, takes Enter first.
 */

import { el, isEnter } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { OPTION } from "./callable.js";
import { Pill } from "./pill.js";
import { choiceItems, hasList, itemsFor, people } from "./sources.js";

const PAUSE = 180; // ms of quiet before the bot is asked for suggestions

export class CommandForm {
  #ctx;
  #panel;
  #on;
  #pills = [];
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
    const pill = this.#pills.find((one) => one.option === option) ?? this.#add(option);
    if (item) pill.pick(item);
  }

  send() {
    clearTimeout(this.#timer);
    const options = [];
    for (const pill of this.#pills) {
      const read = pill.read();
      if (read?.problem) return this.#complain(pill, read);
      if (read) options.push({ name: pill.option.name, type: pill.option.type, value: read.value });
    }
    this.#on.send(this.command.wrap(options));
  }

  #complain(pill, { problem, values }) {
    pill.flag(true);
    pill.input.focus();
    this.#show(pill, this.#ctx.t(problem, { name: pill.option.shown, ...values }));
  }

  #add(option) {
    const pill = new Pill(option, {
      change: (one) => this.#show(one),
      focus: (one) => this.#show(one),
      key: (one, event) => this.#pillKey(one, event),
    });
    this.#pills.push(pill);
    this.tail.before(pill.node);
    this.#drawTail();
    return pill;
  }

  #remove(pill) {
    const at = this.#pills.indexOf(pill);
    this.#pills.splice(at, 1);
    pill.node.remove();
    this.#drawTail();
    (this.#pills[at - 1]?.input ?? this.tail).focus();
  }

  #unused() {
    return this.command.options.filter((option) => !this.#pills.some((pill) => pill.option === option));
  }

  #drawTail() {
    const count = this.#unused().length;
    this.tail.placeholder = count ? this.#ctx.t("more_options", { count }) : "";
  }

  /** To the next thing to fill in. */
  #advance() {
    const next = this.#pills.find((pill) => pill.option.required && pill.isEmpty);
    (next?.input ?? this.tail).focus();
  }

  #head(option) {
    return [el("strong", null, option.shown), " ", option.about, !option.required && el("em", null, ` ${this.#ctx.t("optional")}`)];
  }

  /** The panel for a pill: what it is, and what can be chosen. */
  #show(pill, problem = "") {
    const { option } = pill;
    const base = { owner: pill.input, label: option.shown, head: this.#head(option), problem };
    this.#asked += 1;
    clearTimeout(this.#timer);
    if (pill.settled || !hasList(option)) return this.#panel.show(base);
    const withItems = (items, empty) =>
      this.#panel.show({
        ...base,
        items,
        empty,
        onPick: (item) => {
          pill.pick(item);
          this.#advance();
        },
      });
    if (!option.autocomplete) return withItems(itemsFor(option, pill.text, this.#ctx), this.#ctx.t("nothing_found"));
    withItems([], this.#ctx.t("loading"));
    const mine = this.#asked;
    this.#timer = setTimeout(async () => {
      const choices = await this.#ask(pill);
      if (mine === this.#asked) withItems(choiceItems(choices, this.#ctx.locale), this.#ctx.t("nothing_found"));
    }, PAUSE);
  }

  #ask(focused) {
    const options = [];
    for (const pill of this.#pills) {
      const { name, type } = pill.option;
      const read = pill.read();
      if (pill === focused) options.push({ name, type, value: pill.text, focused: true });
      else if (read && !read.problem) options.push({ name, type, value: read.value });
    }
    return this.#ctx.actions.autocomplete(this.#on.channel(), this.command.commandId, this.command.wrap(options));
  }

  #pillKey(pill, event) {
    const list = this.#panel.list;
    if (list?.key(event)) return;
    if (isEnter(event)) {
      event.preventDefault();
      if (!list?.active || !list.pick()) this.send();
    } else if (event.key === "Tab" && !event.shiftKey && list?.active && !pill.settled && !pill.isEmpty) {
      event.preventDefault();
      list.pick();
    } else if (event.key === "Backspace" && !pill.text && !event.isComposing) {
      event.preventDefault();
      if (pill.option.required) this.#on.leave();
      else this.#remove(pill);
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
    const pill = this.#add(option);
    pill.type(text);
    pill.input.focus();
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
        this.#pills.at(-1).pick(item);
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
      if (this.#pills.length) this.#pills.at(-1).input.focus();
      else this.#on.leave();
    }
  }
}
