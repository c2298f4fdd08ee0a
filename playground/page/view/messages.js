/** The messages of one channel, drawn one by one as they change; `stay-at-end.js` keeps them at their end. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { byId, timeOf } from "../core/snowflake.js";
import { keepOnRedraw } from "./keep-on-redraw.js";
import { continues, messageNode } from "./message.js";
import { noteNode } from "./command-notes.js";
import { isForum } from "./context.js";
import { postList } from "./forum.js";
import { StayAtEnd } from "./stay-at-end.js";

export class MessageList {
  #ctx;
  #channel = null;
  #nodes = new Map();
  #missed = 0;
  #onRead;
  #end;

  constructor(ctx, onRead) {
    this.#ctx = ctx;
    this.#onRead = onRead;
    this.intro = el("li.intro");
    this.notes = el("li.notes");
    this.list = el("ol.messages", { dataset: { testid: "messages" } }, this.intro, this.notes);
    this.scroller = el("div.scroller", { tabindex: 0, role: "region" }, this.list);
    this.jumper = el("button.jumper", { type: "button", hidden: true, onclick: () => this.toPresent() });
    this.node = el("div.log", null, this.scroller, this.jumper);
    this.#end = new StayAtEnd(this.scroller, this.list, () => this.#endChanged());
  }

  get atEnd() {
    return this.#end.pinned;
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
      el("p", null, channel.topic || ctx.t(isForum(channel) ? "forum_note" : "welcome_note")),
    );
    this.drawPosts();
    for (const message of ctx.screen.messagesOf(channel.id)) {
      const node = messageNode(message, ctx);
      this.#nodes.set(message.id, node);
      this.notes.before(node);
    }
    this.#group(this.#nodes.keys());
    this.drawNotes();
    this.toPresent();
  }

  /** Of a forum its posts are shown. */
  drawPosts() {
    const posts = isForum(this.#channel) ? [postList(this.#channel, this.#ctx)] : [];
    this.intro.querySelector(".posts")?.remove();
    this.intro.append(...posts);
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
    if (fresh && !this.atEnd && message.author.id !== this.#ctx.screen.personId) this.#missed += 1;
    this.#end.keep();
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
    this.#end.keep();
  }

  drawNotes() {
    const notes = this.#channel ? this.#ctx.actions.notesOf(this.#channel.id) : [];
    this.notes.replaceChildren(...notes.map((note) => noteNode(note, this.#channel.id, this.#ctx)));
    if (notes.length) this.toPresent();
    else this.#end.keep();
  }

  toPresent() {
    this.#end.pin();
    this.#endChanged();
  }

  /** My own click brought this message: it is the newest one, and I want to see it. */
  answered(id) {
    if (id === [...this.#nodes.keys()].sort(byId).at(-1)) this.toPresent();
  }

  /** Scroll to a message and let it glow; false when it is not here. */
  reveal(id) {
    const node = this.#nodes.get(id);
    if (!node) return false;
    this.#end.show(node);
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

  #endChanged() {
    if (this.atEnd) {
      this.#missed = 0;
      this.#onRead();
    }
    this.#drawJumper();
  }

  #drawJumper() {
    const { t } = this.#ctx;
    this.jumper.hidden = this.atEnd;
    this.jumper.replaceChildren(
      this.#missed ? `${t("new_messages", { count: this.#missed })} · ${t("jump_to_present")}` : t("jump_to_present"),
      icon("down", 16),
    );
  }
}
