/** The list of channels, their threads, and direct messages, with badges for mentions. */

import { el, fill } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { byId } from "../core/snowflake.js";
import { avatar } from "./avatar.js";
import { isDirect, isThread } from "./context.js";

export class ChannelList {
  #ctx;
  #onOpen;

  constructor(ctx, onOpen) {
    this.#ctx = ctx;
    this.#onOpen = onOpen;
    this.node = el("nav.channels", { dataset: { testid: "channels" } });
  }

  draw(currentId) {
    const { screen, t } = this.#ctx;
    const all = [...screen.channels.values()];
    const texts = all.filter((c) => !isThread(c) && !isDirect(c) && c.type !== 4);
    texts.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a.id, b.id));
    const threadsOf = (id) => all.filter((c) => isThread(c) && c.parent_id === id).sort((a, b) => byId(a.id, b.id));
    const directs = all.filter(isDirect);
    this.node.setAttribute("aria-label", t("channels"));
    fill(
      this.node,
      el("div.guild-name", null, screen.guild?.name ?? ""),
      el("h3", null, t("text_channels")),
      el(
        "ul",
        null,
        texts.map((channel) => [
          this.#row(channel, currentId),
          threadsOf(channel.id)
            .filter((thread) => !thread.thread_metadata?.archived || thread.id === currentId)
            .map((thread) => this.#row(thread, currentId)),
        ]),
      ),
      directs.length > 0 && [
        el("h3", null, t("direct_messages")),
        el("ul", null, directs.map((channel) => this.#row(channel, currentId))),
      ],
    );
  }

  #row(channel, currentId) {
    const { screen, t } = this.#ctx;
    const mentions = screen.unread.get(channel.id) ?? 0;
    const unseen = screen.unseen.has(channel.id) && channel.id !== currentId;
    const sign = () => {
      if (isThread(channel)) return icon("thread", 16);
      return isDirect(channel) ? avatar(this.#ctx.partner(channel), this.#ctx.channelName(channel), 22) : icon("hash", 18);
    };
    return el(
      "li",
      null,
      el(
        "button.channel",
        {
          type: "button",
          class: [isThread(channel) && "thread", (unseen || mentions) && "unseen"].filter(Boolean).join(" "),
          title: this.#ctx.channelName(channel),
          "aria-current": channel.id === currentId ? "page" : null,
          dataset: { testid: "channel", channel: channel.id },
          onclick: () => this.#onOpen(channel.id),
        },
        sign(),
        el("span.channel-name", null, this.#ctx.channelName(channel)),
        unseen && !mentions && el("span.sr-only", null, t("unread")),
        mentions > 0 && el("span.badge", { "aria-label": t("mentions", { count: mentions }), dataset: { testid: "badge" } }, mentions),
      ),
    );
  }
}
