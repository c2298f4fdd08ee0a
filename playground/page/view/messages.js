/** The messages of one channel, drawn one by one as they change, and kept at the bottom unless the reader scrolled up. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { byId, timeOf } from "../core/snowflake.js";
import { keepOnRedraw } from "./keep-on-redraw.js";
import { continues, messageNode } from "./message.js";
import { noteNode } from "./command-notes.js";

const NEAR = 80; // px from the end that still count as "at the end"

export class MessageList {
  #ctx;
  #channel = null;
  #nodes = new Map();
  #pinned = true;
  #missed = 0;
  #lastTop = 0;
  #onRead;

  constructor(ctx, onRead) {
    this.#ctx = ctx;
    this.#onRead = onRead;
    this.intro = el("li.intro");
    this.notes = el("li.notes");
    this.list = el("ol.messages", { dataset: { testid: "messages" } }, this.intro, this.notes);
    this.scroller = el(
      "div.scroller",
      { tabindex: 0, role: "region", onscroll: () => this.#scrolled(), onwheel: (event) => this.#wheeled(event) },
      this.list,
    );
    this.jumper = el("button.jumper", { type: "button", hidden: true, onclick: () => this.toPresent() });
    this.node = el("div.log", null, this.scroller, this.jumper);
    const watch = new ResizeObserver(() => this.#pinned && this.#toEnd());
    watch.observe(this.list);
    watch.observe(this.scroller);
  }

  get atEnd() {
    return this.#pinned;
  }

  show(channel) {
    const ctx = this.#ctx;
    this.#channel = channel;
    for (const node of this.#nodes.values()) node.remove();
    this.#nodes.clear();
    const label = ctx.channelLabel(channel);
    this.scroller.setAttribute("aria-label", ctx.t("messages", { channel: label }));
    this.intro.replaceChildren(
      el("h2", null, ctx.t("welcome", { channel: label })),
      el("p", null, channel.topic || ctx.t("welcome_note")),
    );
    for (const message of ctx.screen.messagesOf(channel.id)) {
      const node = messageNode(message, ctx);
      this.#nodes.set(message.id, node);
      this.notes.before(node);
    }
    this.#group(this.#nodes.keys());
    this.drawNotes();
    this.toPresent();
  }

  /** Draw this message anew, or for the first time. */
  put(message, fresh = false) {
    if (message.channel_id !== this.#channel?.id) return;
    const node = messageNode(message, this.#ctx);
    const before = this.#nodes.get(message.id);
    if (before) {
      const refocus = keepOnRedraw(before, node);
      before.replaceWith(node);
      refocus();
    } else {
      this.#placeOf(message.id).before(node);
      if (fresh) node.classList.add("fresh");
    }
    this.#nodes.set(message.id, node);
    this.#group([message.id, node.nextElementSibling?.dataset.id]);
    if (fresh && !this.#pinned && message.author.id !== this.#ctx.screen.personId) this.#missed += 1;
    this.#drawJumper();
  }

  remove(id) {
    const node = this.#nodes.get(id);
    if (!node) return;
    const next = node.nextElementSibling?.dataset.id;
    const held = node.contains(document.activeElement);
    node.remove();
    this.#nodes.delete(id);
    this.#group([next]);
    if (held) this.scroller.focus({ preventScroll: true });
  }

  drawNotes() {
    const notes = this.#channel ? this.#ctx.actions.notesOf(this.#channel.id) : [];
    this.notes.replaceChildren(...notes.map((note) => noteNode(note, this.#channel.id, this.#ctx)));
    if (notes.length) this.#toEnd();
  }

  toPresent() {
    this.#pinned = true;
    this.#missed = 0;
    this.#toEnd();
    this.#drawJumper();
    this.#onRead();
  }

  /** Scroll to a message and let it glow; false when it is not here. */
  reveal(id) {
    const node = this.#nodes.get(id);
    if (!node) return false;
    this.#pinned = false;
    node.scrollIntoView({ block: "center" });
    node.classList.remove("flash");
    requestAnimationFrame(() => node.classList.add("flash"));
    return true;
  }

  #placeOf(id) {
    const later = [...this.#nodes.keys()].filter((other) => byId(other, id) > 0).sort(byId)[0];
    return later ? this.#nodes.get(later) : this.notes;
  }

  #group(ids) {
    for (const id of ids) {
      const node = id && this.#nodes.get(id);
      if (!node) continue;
      const message = this.#ctx.screen.message(id);
      const before = node.previousElementSibling?.dataset.id;
      const previous = before ? this.#ctx.screen.message(before) : null;
      const day = (m) => new Date(timeOf(m.id)).toDateString();
      const newDay = !previous || day(previous) !== day(message);
      node.classList.toggle("new-day", newDay);
      node.classList.toggle("continues", !newDay && continues(message, previous));
    }
  }

  #toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#lastTop = this.scroller.scrollTop;
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    const upwards = scrollTop < this.#lastTop;
    this.#lastTop = scrollTop;
    // Only a person scrolls up; a list that grew under us is no reason to let go of the end.
    if (atEnd === this.#pinned || (!atEnd && !upwards)) return;
    this.#pinned = atEnd;
    if (atEnd) {
      this.#missed = 0;
      this.#onRead();
    }
    this.#drawJumper();
  }

  /** The wheel comes before the scrolling: let go at once, lest a message that grows just now pulls back. */
  #wheeled({ deltaY }) {
    if (deltaY >= 0 || this.scroller.scrollTop <= 0) return;
    this.#pinned = false;
    this.#drawJumper();
  }

  #drawJumper() {
    const { t } = this.#ctx;
    this.jumper.hidden = this.#pinned;
    this.jumper.replaceChildren(
      this.#missed ? `${t("new_messages", { count: this.#missed })} · ${t("jump_to_present")}` : t("jump_to_present"),
      icon("down", 16),
    );
  }
}
