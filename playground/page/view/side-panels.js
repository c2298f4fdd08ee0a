/** The panels at the sides of a pane: channels (beside the messages, or a drawer where it is narrow), members, and the bar that opens them. */

import { recall, remember } from "../core/storage.js";
import { drawBar } from "./top-bar.js";

const WIDE = 660; // px from which the channel list stands beside the messages

export class SidePanels {
  #pane;
  #on;
  #wide = false;
  #look = "";

  /** `on`: `people`, `changed()`, `locale(locale)`, `person(id)`. */
  constructor(pane, on) {
    this.#pane = pane;
    this.#on = on;
    pane.node.addEventListener("keydown", (event) => event.key === "Escape" && this.leaveDrawer());
    new ResizeObserver(([entry]) => this.#resized(entry.contentRect.width)).observe(pane.node);
  }

  get #openClass() {
    return this.#wide ? "channels-shown" : "drawer-open";
  }

  get #channelsOpen() {
    return this.#pane.node.classList.contains(this.#openClass);
  }

  draw(channel) {
    const { channels, members, bar, ctx } = this.#pane;
    channels.draw(channel?.id);
    channels.node.inert = !this.#channelsOpen;
    // Drawn anew only when it looks different: a list of people that is open stays open.
    const look = [channel?.id, channel?.name, ctx.locale, ctx.nameOf(ctx.screen.me), ctx.screen.mentionsTotal(), members.node.hidden, this.#channelsOpen];
    if (JSON.stringify(look) === this.#look) return;
    this.#look = JSON.stringify(look);
    const held = bar.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
    drawBar(
      bar,
      { ctx, channel, people: this.#on.people, membersOpen: !members.node.hidden, channelsOpen: this.#channelsOpen },
      {
        channels: () => this.openChannels(!this.#channelsOpen),
        members: () => this.#toggleMembers(),
        locale: this.#on.locale,
        person: this.#on.person,
      },
    );
    if (held) this.#focus(held);
  }

  openChannels(open) {
    if (this.#wide) remember("channels", open);
    this.#pane.node.classList.toggle(this.#openClass, open);
    this.#on.changed();
    if (open && !this.#wide) this.#pane.channels.node.querySelector("[aria-current]")?.focus();
    else this.#focus("toggle-channels");
  }

  leaveDrawer() {
    if (!this.#wide && this.#channelsOpen) this.openChannels(false);
  }

  #toggleMembers() {
    this.#pane.members.node.hidden = !this.#pane.members.node.hidden;
    this.#on.changed();
  }

  #focus(testid) {
    this.#pane.bar.querySelector(`[data-testid="${testid}"]`)?.focus({ preventScroll: true });
  }

  #resized(width) {
    if (!width) return;
    this.#wide = width >= WIDE;
    const { classList } = this.#pane.node;
    classList.toggle("wide", this.#wide);
    classList.toggle("channels-shown", this.#wide && recall("channels", true));
    if (this.#wide) classList.remove("drawer-open");
    this.#on.changed();
  }
}
