/** One person's screen: channels, messages, entry, and everything that opens over them. */

import { el, fill } from "../core/dom.js";
import { recall, remember } from "../core/storage.js";
import { chime } from "../core/sound.js";
import { Entry } from "../entry/entry.js";
import { Screen } from "../server/screen.js";
import { keepTimes } from "../markdown/time.js";
import { bannerText } from "./banner.js";
import { ChannelList } from "./channels.js";
import { Context, isDirect, isForum, isThread } from "./context.js";
import { hintNode, tryOut } from "./first-visit-hint.js";
import { MemberList } from "./members.js";
import { openMessageMenu, openPersonMenu } from "./context-menu.js";
import { textOf } from "./message.js";
import { MessageList } from "./messages.js";
import { openModal } from "./modal.js";
import { SidePanels } from "./side-panels.js";

export class Pane {
  #host;
  #channelId;
  #shown = false;
  #timer;
  #modals = [];

  /** `host`: `people`, `otherThan(pane)`, `swap(pane, id)`, `changed()`, `hintOpen`, `closeHint()`, `isShown(pane)`,
   * `isFirst(pane)`, `lostTouch(pane)`, `announce(pane, text)`. */
  constructor(key, person, host) {
    this.key = key;
    this.person = person;
    this.#host = host;
    this.screen = new Screen(person.id);
    this.ctx = new Context(this.screen, this);
    this.ctx.speak(recall(`locale ${person.username}`, person.locale ?? "en-US"));
    this.#channelId = recall(`channel ${person.username}`, null);
    this.list = new MessageList(this.ctx, () => this.read());
    this.channels = new ChannelList(this.ctx, (id) => this.open(id));
    this.members = new MemberList(this.ctx);
    this.entry = new Entry(this.ctx, () => this.list.toPresent());
    this.#build();
    this.#listen();
    this.#timer = keepTimes(this.node, () => this.screen.now());
  }

  #build() {
    this.bar = el("header.bar");
    this.banner = el("div.banner", { role: "status", hidden: true, dataset: { testid: "banner" } });
    this.hintHolder = el("div.hint-holder");
    this.layer = el("div.layer");
    this.node = el(
      "section.pane",
      { dataset: { testid: "pane", person: this.person.id, pane: this.key } },
      this.channels.node,
      el("div.veil", { onclick: () => this.sidePanels.leaveDrawer() }),
      el("div.stage", null, this.bar, this.banner, this.list.node, this.hintHolder, this.entry.node),
      this.members.node,
      this.layer,
    );
    this.sidePanels = new SidePanels(this, {
      people: this.#host.people,
      changed: () => this.#drawSide(),
      locale: (locale) => this.#choose(locale),
      person: (id) => this.#host.swap(this, id),
    });
  }

  #listen() {
    const { screen } = this;
    screen.on("hello", () => this.#hello());
    screen.on("message", (news) => this.#message(news));
    screen.on("gone", ({ id }) => this.list.remove(id));
    screen.on("waiting", ({ message }) => this.#redraw(message));
    screen.on("answered", ({ message }) => this.list.answered(message));
    screen.on("notes", ({ channel }) => channel === this.#channelId && this.list.drawNotes());
    screen.on("modal", (modal) => this.#modals.push(openModal(modal, this.ctx)));
    screen.on("unread", () => {
      this.#drawSide();
      this.read();
    });
    screen.on("link", () => {
      this.#drawBanner();
      if (!screen.connected) this.#host.lostTouch(this);
    });
    screen.on("clock", () => this.draw());
    screen.on("commands", () => this.drawHint());
    screen.on("acted", () => this.#host.closeHint());
    screen.on("users", () => this.draw());
    screen.on("channels", () => this.#channelsChanged());
    screen.on("bot", () => {
      this.#drawBanner();
      this.members.draw();
      this.drawHint();
    });
    screen.on("me", () => this.#speak(screen.me.locale));
  }

  close() {
    clearInterval(this.#timer);
    this.screen.close();
    this.node.remove();
  }

  #hello() {
    const wanted = recall(`locale ${this.person.username}`, null);
    if (wanted && wanted !== this.screen.me.locale) this.screen.actions.speak(wanted);
    this.ctx.speak(wanted ?? this.screen.me.locale ?? "en-US");
    if (!this.screen.channels.has(this.#channelId)) this.#channelId = this.#home();
    for (const modal of this.#modals.splice(0)) modal.close();
    this.#shown = true;
    this.draw();
  }

  /** The first text channel. */
  #home() {
    const all = [...this.screen.channels.values()].filter((c) => !isThread(c) && !isDirect(c) && !isForum(c) && c.type !== 4);
    all.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    return (all[0] ?? [...this.screen.channels.values()][0])?.id ?? null;
  }

  get channel() {
    return this.screen.channels.get(this.#channelId) ?? null;
  }

  draw() {
    if (!this.#shown) return;
    this.node.lang = this.ctx.locale;
    this.node.setAttribute("aria-label", this.ctx.t("pane", { name: this.ctx.nameOf(this.screen.me) }));
    if (this.channel) {
      this.list.show(this.channel);
      this.entry.show(this.channel);
    }
    this.members.draw();
    this.#drawSide();
    this.#drawBanner();
    this.drawHint();
  }

  #drawSide() {
    if (!this.#shown) return;
    this.sidePanels.draw(this.channel);
    this.#host.changed();
  }

  #drawBanner() {
    const text = this.#shown ? bannerText(this.ctx) : "";
    this.banner.hidden = !text;
    this.banner.textContent = text;
  }

  drawHint() {
    const other = this.#host.otherThan(this);
    const wanted = this.#shown && this.#host.hintOpen && this.#host.isFirst(this);
    fill(
      this.hintHolder,
      wanted &&
        hintNode(this.ctx, other, {
          close: () => this.#host.closeHint(),
          run: (command, option) => {
            this.#host.closeHint();
            tryOut(this, command, option, other);
          },
        }),
    );
  }

  #message({ message, fresh, pinged }) {
    this.list.put(message, fresh);
    if (fresh && message.channel_id === this.#channelId) {
      const name = this.ctx.nameOf(message.author);
      this.announce(`${this.ctx.t("new_message_by", { name })}: ${textOf(message).slice(0, 160)}`);
      this.read();
    }
    if (pinged) chime();
    if (fresh) this.#drawSide();
  }

  #redraw(id) {
    const message = this.screen.message(id);
    if (message) this.list.put(message);
  }

  #channelsChanged() {
    if (!this.channel) {
      this.#channelId = this.#home();
      this.draw();
    }
    this.list.drawPosts();
    this.#drawSide();
  }

  announce(text) {
    this.#host.announce(this, text);
  }

  open(channelId) {
    if (!this.screen.channels.has(channelId)) return;
    if (channelId !== this.#channelId) {
      this.#channelId = channelId;
      remember(`channel ${this.person.username}`, channelId);
      this.list.show(this.channel);
      this.entry.show(this.channel);
    }
    this.sidePanels.leaveDrawer();
    this.#drawSide();
  }

  jump(channelId, messageId) {
    this.open(channelId);
    if (messageId) this.list.reveal(messageId);
  }

  prepare(path, commandId) {
    this.entry.prepare(path, commandId);
  }

  dismiss(message) {
    this.screen.actions.dismiss(message.id);
    this.screen.hear_message_gone({ channel_id: message.channel_id, id: message.id });
  }

  /** I have seen this channel, if I can see it at all. */
  read() {
    const visible = document.visibilityState === "visible" && document.hasFocus() && this.#host.isShown(this);
    if (this.#shown && visible && this.list.atEnd && this.#channelId) this.screen.actions.read(this.#channelId);
  }

  personMenu(userId, event) {
    openPersonMenu(this.ctx, this.#channelId, userId, event);
  }

  messageMenu(message, event) {
    openMessageMenu(this.ctx, this.#channelId, message, event);
  }

  #choose(locale) {
    remember(`locale ${this.person.username}`, locale);
    this.screen.actions.speak(locale);
    this.#speak(locale);
  }

  #speak(locale) {
    if (!locale || locale === this.ctx.locale) return;
    this.ctx.speak(locale);
    this.draw();
  }
}
