/** Where a person writes: plain text, or a command once it begins with a slash. */

import { el, isEnter } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { isForum } from "../view/context.js";
import { isPhone } from "../view/popover.js";
import { slashCommands, search } from "./slash-commands.js";
import { CommandForm } from "./command-form.js";
import { people } from "./option-choices.js";
import { Suggestions } from "./suggestions.js";

export class Entry {
  #ctx;
  #channel = null;
  #form = null;
  #mentioned = new Map(); // "@Name" as written -> id
  #onSent;

  constructor(ctx, onSent) {
    this.#ctx = ctx;
    this.#onSent = onSent;
    this.panel = new Suggestions();
    this.field = el("textarea.field-text", {
      rows: 1,
      maxlength: 2000,
      role: "combobox",
      "aria-expanded": "false",
      dataset: { testid: "entry" },
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onfocus: () => this.#typed(),
    });
    this.slash = el("button.icon-button.entry-slash", { type: "button", onclick: () => this.startSlash() }, icon("slash"));
    this.sender = el("button.icon-button.entry-send", { type: "button", onclick: () => this.#send(), dataset: { testid: "send" } }, icon("send"));
    this.box = el("div.entry-box", null, this.slash, this.field, this.sender);
    this.node = el("div.entry", { onkeydown: (event) => this.#escape(event), onfocusout: (event) => this.#left(event) }, this.panel.node, this.box);
  }

  show(channel) {
    if (channel.id !== this.#channel?.id) this.leave();
    this.#channel = channel;
    this.node.hidden = isForum(channel);
    const about = { channel: this.#ctx.channelLabel(channel) };
    this.field.placeholder = this.#ctx.t(isPhone() || about.channel.length > 16 ? "message_short" : "message_to", about);
    this.field.setAttribute("aria-label", this.#ctx.t("message_to", about));
    this.slash.setAttribute("aria-label", this.#ctx.t("slash_commands"));
    this.sender.setAttribute("aria-label", this.#ctx.t("send"));
  }

  startSlash() {
    if (this.#form) this.leave();
    this.field.value = "/";
    this.field.focus();
    this.#typed();
  }

  /** Put a command in by its path ("jaipur challenge"), with options filled beforehand. */
  prepare(path, commandId, values = {}) {
    const command = this.#commands().find((one) => one.path === path && (!commandId || one.commandId === commandId));
    if (command) return this.#enter(command, values);
    this.field.value = `/${path} `;
    this.field.focus();
    return undefined;
  }

  /** Add a mention to the text. */
  mention(user) {
    if (this.#form) this.leave();
    const name = `@${this.#ctx.nameOf(user)}`;
    this.#mentioned.set(name, user.id);
    this.field.value += `${this.field.value && !this.field.value.endsWith(" ") ? " " : ""}${name} `;
    this.field.focus();
  }

  /** Back from a command to plain text. */
  leave() {
    this.#form?.node.remove();
    const held = this.#form !== null;
    this.#form = null;
    this.field.hidden = false;
    this.field.value = "";
    this.panel.hide();
    this.#fit();
    if (held) this.field.focus();
  }

  #commands() {
    return slashCommands(this.#ctx.screen.commands, this.#ctx.locale);
  }

  #enter(command, values = {}) {
    this.#form?.node.remove();
    this.field.value = "";
    this.field.hidden = true;
    this.#form = new CommandForm(command, this.#ctx, this.panel, {
      send: (options) => this.#sendCommand(options),
      leave: () => this.leave(),
      channel: () => this.#channel.id,
    });
    this.field.before(this.#form.node);
    for (const [name, value] of Object.entries(values)) this.#form.fill(name, value);
    this.#form.begin();
  }

  #typed() {
    this.#fit();
    const text = this.field.value;
    if (text.startsWith("/") && !text.includes("\n")) return this.#suggestCommands(text.slice(1));
    const at = /(?:^|\s)@(\S*)$/.exec(text.slice(0, this.field.selectionStart));
    if (at) return this.#suggestPeople(at[1]);
    return this.panel.hide();
  }

  #suggestCommands(typed) {
    const all = this.#commands();
    const exact = typed.endsWith(" ") && all.find((one) => [one.shown, one.path].includes(typed.trimEnd()));
    if (exact) return this.#enter(exact);
    const { t } = this.#ctx;
    const items = search(all, typed).map((one) => ({
      key: one.path,
      label: `/${one.shown}`,
      description: one.description,
      side: one.options.map((option) => (option.required ? option.shown : `${option.shown}?`)).join(" "),
      command: one,
    }));
    return this.panel.show({
      owner: this.field,
      label: t("commands"),
      items,
      empty: t(all.length ? "no_commands" : "commands_none_yet"),
      onPick: (item) => this.#enter(item.command),
    });
  }

  #suggestPeople(typed) {
    const query = typed.toLowerCase();
    const items = people(this.#ctx).filter((item) => item.label.toLowerCase().startsWith(query));
    if (!items.length) return this.panel.hide();
    return this.panel.show({
      owner: this.field,
      label: this.#ctx.t("people"),
      items,
      onPick: (item) => {
        const end = this.field.selectionStart;
        const name = `@${item.label}`;
        this.#mentioned.set(name, item.value);
        this.field.setRangeText(`${name} `, end - typed.length - 1, end, "end");
        this.#typed();
      },
    });
  }

  #key(event) {
    const list = this.panel.list;
    if (list?.key(event)) return;
    const takes = isEnter(event) && !event.shiftKey;
    if ((takes || (event.key === "Tab" && !event.shiftKey)) && list?.active) {
      event.preventDefault();
      list.pick();
    } else if (takes) {
      event.preventDefault();
      this.#send();
    }
  }

  #escape(event) {
    if (event.key !== "Escape" || event.isComposing) return;
    if (this.#form) this.leave();
    else if (this.panel.open) this.panel.hide();
  }

  /** The panel goes when the keyboard goes elsewhere. */
  #left(event) {
    if (!this.node.contains(event.relatedTarget)) this.panel.hide();
  }

  #send() {
    if (this.#form) return this.#form.send();
    const written = this.field.value.trim();
    if (!written || written.startsWith("/")) return this.#typed();
    let content = written;
    for (const [name, id] of this.#mentioned) content = content.replaceAll(name, `<@${id}>`);
    if (!this.#ctx.actions.say(this.#channel.id, content)) return undefined;
    this.#mentioned.clear();
    this.field.value = "";
    this.#fit();
    return this.#onSent();
  }

  #sendCommand(options) {
    const { command } = this.#form;
    this.leave();
    this.#ctx.actions.command(this.#channel.id, command.commandId, options, `/${command.shown}`);
    this.#onSent();
  }

  /** As high as what is written. In a pane that is hidden nothing has a height: one line will do. */
  #fit() {
    this.field.style.setProperty("height", "auto");
    if (this.field.scrollHeight) this.field.style.setProperty("height", `${Math.min(this.field.scrollHeight, 180)}px`);
  }
}
