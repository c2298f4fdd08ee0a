/** Local lines at the end of a channel about a command of mine: being sent, or left without an answer. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { avatar } from "./avatar.js";
import { dots } from "./select.js";

export function noteNode(note, channelId, ctx) {
  const me = ctx.screen.me;
  const who = el(
    "div.origin",
    null,
    avatar(me, ctx.nameOf(me), 16),
    el("span.origin-name", null, ctx.nameOf(me)),
    note.kind === "refused" ? ": " : ` ${ctx.t("used")} `,
    el("span.origin-command", null, note.shown),
  );
  if (note.kind === "sending") {
    return el("div.note.sending", { dataset: { testid: "sending" } }, who, el("div.thinking", null, dots(), ctx.t("sending_command")));
  }
  return el(
    "div.note",
    { role: "alert", dataset: { testid: "note" } },
    who,
    el("div.failed", null, icon("warn", 14), note.reason || ctx.t("no_answer")),
    el(
      "div.only-you",
      null,
      icon("eye", 16),
      el("span", null, ctx.t("only_you")),
      " · ",
      el("button.link", { type: "button", onclick: () => ctx.actions.dropNote(channelId, note.id) }, ctx.t("dismiss")),
    ),
  );
}
