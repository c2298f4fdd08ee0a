/** One message: header, reply line, content, embeds, components, and what became of its buttons. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { timeOf } from "../core/snowflake.js";
import { inlineMarkdown, markdown } from "../markdown/render.js";
import { format, stamp } from "../markdown/time.js";
import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { attachments } from "./media.js";
import { dots } from "./select.js";

export const EPHEMERAL = 64;
const LOADING = 128;
const SUPPRESS_EMBEDS = 4;
const THREAD_CREATED = 18;

export function messageNode(message, ctx) {
  const ephemeral = hasFlag(message, EPHEMERAL);
  const name = ctx.nameOf(message.author);
  return el(
    "li.message",
    {
      id: `${ctx.pane.key}-${message.id}`,
      dataset: { id: message.id, testid: "message", ephemeral: ephemeral ? "yes" : "no" },
      class: [ephemeral && "ephemeral", ctx.screen.mentionsMe(message) && "pinging"].filter(Boolean).join(" "),
    },
    el("div.day", { role: "separator" }, el("span", null, format(timeOf(message.id), "D", ctx.locale))),
    el("div.message-card", null, origin(message, ctx), body(message, name, ctx)),
  );
}

function body(message, name, ctx) {
  return el(
    "article.message-body",
    { "aria-label": name, oncontextmenu: (event) => ctx.pane.messageMenu(message, event) },
    personButton(message.author, ctx, "message-avatar", avatar(message.author, name)),
    el("span.message-time-aside", { "aria-hidden": "true" }, format(timeOf(message.id), "t", ctx.locale)),
    el("div.message-main", null, header(message, name, ctx), inside(message, ctx), outcome(message, ctx)),
    el(
      "button.message-more",
      {
        type: "button",
        "aria-label": ctx.t("message_actions"),
        "aria-haspopup": "menu",
        onclick: (event) => ctx.pane.messageMenu(message, event),
      },
      icon("dots"),
    ),
  );
}

export function hasFlag(message, flag) {
  return Boolean((message.flags ?? 0) & flag);
}

/** Behind the text; where there are only components it stands beside the time and takes no line of its own. */
function isEdited(message) {
  return Boolean(message.edited_timestamp) && !hasFlag(message, LOADING);
}

/** Does this message go under the same name as the one before? */
export function continues(message, before) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      !message.interaction_metadata &&
      !message.message_reference &&
      !hasFlag(message, EPHEMERAL) &&
      !hasFlag(before, EPHEMERAL) &&
      !(isEdited(message) && !message.content) &&
      message.type === 0 &&
      timeOf(message.id) - timeOf(before.id) < 7 * 60000,
  );
}

function personButton(user, ctx, spec, ...children) {
  return el(
    `button.${spec}`,
    {
      type: "button",
      "aria-label": ctx.t("actions_for", { name: ctx.nameOf(user) }),
      "aria-haspopup": "menu",
      dataset: { user: user.id },
      onclick: (event) => ctx.personMenu(user.id, event),
      oncontextmenu: (event) => ctx.personMenu(user.id, event),
    },
    children,
  );
}

function header(message, name, ctx) {
  const sent = timeOf(message.id);
  return el(
    "div.message-head",
    null,
    personButton(message.author, ctx, "message-name", name),
    message.author.bot && el("span.tag", null, ctx.t("app_tag")),
    el(
      "time.message-time",
      { datetime: new Date(sent).toISOString(), title: format(sent, "F", ctx.locale) },
      stamp(sent, ctx.now(), ctx.locale, ctx.t),
    ),
    isEdited(message) && !message.content && el("span.edited", null, ctx.t("edited")),
  );
}

/** The line above: who used which command, or what is answered. */
function origin(message, ctx) {
  const used = message.interaction_metadata;
  if (used?.type === 2 || message.type === 20 || message.type === 23) {
    const user = used?.user ?? message.interaction?.user;
    const path = message.interaction?.name ?? used?.name;
    if (!user) return null;
    return el(
      "div.origin",
      { dataset: { testid: "origin" } },
      avatar(user, ctx.nameOf(user), 16),
      personButton(user, ctx, "origin-name", ctx.nameOf(user)),
      ` ${ctx.t("used")} `,
      el("span.origin-command", null, message.type === 23 || !path ? (path ?? ctx.t("a_command")) : `/${path}`),
    );
  }
  const reference = message.message_reference?.message_id ?? used?.interacted_message_id;
  return reference ? replyLine(message, reference, ctx) : null;
}

function replyLine(message, id, ctx) {
  const target = ctx.screen.message(id) ?? message.referenced_message;
  if (!target) return el("div.origin", null, icon("reply", 14), el("i", null, ctx.t("message_gone")));
  return el(
    "div.origin",
    null,
    avatar(target.author, ctx.nameOf(target.author), 16),
    personButton(target.author, ctx, "origin-name", ctx.nameOf(target.author)),
    el(
      "button.origin-preview",
      { type: "button", onclick: () => ctx.jump(target.channel_id ?? message.channel_id, id) },
      preview(target, ctx),
    ),
  );
}

function preview(message, ctx) {
  const text = textOf(message).split("\n").find((line) => line.trim()) ?? "";
  return text ? inlineMarkdown(text.replace(/^(#{1,3}|-#|>|[-*])\s+/, ""), ctx) : el("i", null, ctx.t("see_attachment"));
}

/** All the words of a message, wherever they stand. */
export function textOf(message) {
  const words = [message.content];
  const walk = (list) => {
    for (const component of list ?? []) {
      if (component.type === 10) words.push(component.content);
      walk(component.components);
    }
  };
  walk(message.components);
  for (const card of message.embeds ?? []) words.push(card.title, card.description);
  return words.filter(Boolean).join("\n");
}

function inside(message, ctx) {
  if (hasFlag(message, LOADING)) {
    return el("div.thinking", { role: "status", dataset: { testid: "thinking" } }, dots(), ctx.nameOf(message.author), " ", ctx.t("thinking"));
  }
  if (message.type === THREAD_CREATED) return threadStarted(message, ctx);
  const text = message.content ? markdown(message.content, ctx) : null;
  if (text && isEdited(message)) {
    (text.lastElementChild?.matches("p") ? text.lastElementChild : text).append(" ", el("span.edited", null, ctx.t("edited")));
  }
  return [
    text,
    attachments(message, ctx),
    hasFlag(message, SUPPRESS_EMBEDS) ? null : (message.embeds ?? []).map((card) => embed(card, message, ctx)),
    el("div.components", null, components(message.components, message, ctx)),
    message.thread && threadCard(message.thread, ctx),
  ];
}

function threadStarted(message, ctx) {
  const id = message.message_reference?.channel_id;
  return el(
    "div.system",
    null,
    icon("thread", 16),
    ` ${ctx.t("started_thread")} `,
    el("button.link", { type: "button", onclick: () => id && ctx.jump(id, null) }, message.content),
  );
}

function threadCard(thread, ctx) {
  const current = ctx.channel(thread.id) ?? thread;
  return el(
    "button.thread-card",
    { type: "button", dataset: { testid: "thread-card" }, onclick: () => ctx.jump(thread.id, null) },
    icon("thread", 18),
    el("strong", null, current.name),
    el("span", null, ctx.t("see_thread")),
  );
}

function outcome(message, ctx) {
  const failure = ctx.actions.failedOn(message.id);
  return [
    failure !== undefined &&
      el("div.failed", { role: "alert", dataset: { testid: "failed" } }, icon("warn", 14), failure || ctx.t("failed")),
    hasFlag(message, EPHEMERAL) &&
      el(
        "div.only-you",
        null,
        icon("eye", 16),
        el("span", null, ctx.t("only_you")),
        " · ",
        el(
          "button.link",
          { type: "button", dataset: { testid: "dismiss" }, onclick: () => ctx.pane.dismiss(message) },
          ctx.t("dismiss"),
        ),
      ),
  ];
}
