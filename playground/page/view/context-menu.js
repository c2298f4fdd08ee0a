/** Context menus: a heading, plain items, and the app's commands for this person or message. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { localised } from "../core/texts.js";
import { textOf } from "./message.js";
import { openPopover } from "./popover.js";

const USER_COMMAND = 2;
const MESSAGE_COMMAND = 3;

export function openPersonMenu(ctx, channelId, userId, event) {
  const user = ctx.user(userId);
  if (!user) return;
  openMenu(ctx, event, ctx.nameOf(user), [
    { label: ctx.t("mention"), run: () => ctx.pane.entry.mention(user) },
    copyItem(ctx, ctx.t("copy_id"), userId),
    ...appItems(ctx, USER_COMMAND, channelId, userId),
  ]);
}

export function openMessageMenu(ctx, channelId, message, event) {
  // The browser's own menu serves pictures and links better.
  if (event.type === "contextmenu" && event.target.closest("img, a, input")) return;
  openMenu(ctx, event, ctx.t("message_actions"), [
    copyItem(ctx, ctx.t("copy_text"), textOf(message)),
    copyItem(ctx, ctx.t("copy_id"), message.id),
    ...appItems(ctx, MESSAGE_COMMAND, channelId, message.id),
  ]);
}

/** `items`: `{label, run}` or `{heading}`. */
function openMenu(ctx, event, label, items) {
  event.preventDefault();
  event.stopPropagation();
  const origin = event.currentTarget instanceof HTMLElement ? event.currentTarget : event.target;
  const byPointer = event.type === "contextmenu" && event.clientX > 0;
  const run = (item) => {
    popover.close();
    item.run();
  };
  const nodes = items.map((item) =>
    item.heading
      ? el("div.menu-heading", { role: "presentation" }, icon("app", 14), item.heading)
      : el("button.menu-item", { type: "button", role: "menuitem", tabindex: -1, onclick: () => run(item) }, item.label),
  );
  const box = el("div.menu", { role: "menu", "aria-label": label, dataset: { testid: "menu" } }, el("div.menu-title", null, label), nodes);
  const stops = nodes.filter((node) => node.matches("button"));
  box.addEventListener("keydown", (key) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Tab: key.shiftKey ? -1 : 1 }[key.key];
    if (!step || !stops.length) return;
    key.preventDefault();
    const at = stops.indexOf(document.activeElement);
    stops[(at + step + stops.length) % stops.length].focus();
  });
  const popover = openPopover(ctx.layer, box, byPointer ? { x: event.clientX, y: event.clientY } : origin, () => {
    if (document.activeElement === document.body && origin.isConnected && origin.focus) origin.focus({ preventScroll: true });
  });
  stops[0]?.focus({ preventScroll: true });
}

/** The app's commands of a kind as menu items under "Apps"; none, no heading. */
function appItems(ctx, type, channelId, targetId) {
  const fitting = ctx.screen.commands.filter((command) => command.type === type);
  if (!fitting.length || !channelId) return [];
  return [
    { heading: ctx.t("apps") },
    ...fitting.map((command) => {
      const name = localised(command, "name", ctx.locale);
      return { label: name, run: () => ctx.actions.menu(channelId, command.id, targetId, name) };
    }),
  ];
}

function copyItem(ctx, label, text) {
  return { label, run: () => navigator.clipboard?.writeText(text).then(() => ctx.pane.announce(ctx.t("copied"))) };
}
