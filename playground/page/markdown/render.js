/** The parsed markdown as DOM. What a mention is called and what a click does comes from `ctx` (see view/context.js). */

import { el } from "../core/dom.js";
import { jumpTarget, safeLink } from "../core/address.js";
import { emojiImage } from "../view/emoji.js";
import { parse } from "./blocks.js";
import { parseInline } from "./inline.js";
import { format, relative } from "./time.js";

export function markdown(source, ctx) {
  const tree = parse(String(source ?? ""));
  const root = el("div.markdown", null, tree.map((block) => renderBlock(block, ctx)));
  if (isJumbo(tree)) root.classList.add("jumbo");
  return root;
}

/** One line without blocks: embed titles, previews of replies. */
export function inlineMarkdown(source, ctx) {
  return el("span.markdown", null, renderInline(parseInline(String(source ?? "")), ctx));
}

function isJumbo(tree) {
  if (tree.length !== 1 || tree[0].type !== "paragraph") return false;
  const nodes = tree[0].children;
  const emojis = nodes.filter((node) => node.type === "emoji" || /^\p{Extended_Pictographic}/u.test(node.text ?? ""));
  return (
    emojis.length > 0 &&
    emojis.length <= 27 &&
    nodes.every((n) => n.type === "emoji" || (n.type === "text" && /^[\s\p{Extended_Pictographic}\ufe0f\u200d]*$/u.test(n.text)))
  );
}

function renderBlock(block, ctx) {
  switch (block.type) {
    case "codeblock":
      return el("pre.codeblock", { tabindex: 0 }, el("code", { dataset: { language: block.language } }, block.text));
    case "quote":
      return el("blockquote", null, block.blocks.map((inner) => renderBlock(inner, ctx)));
    case "header":
      return el(`h${block.level + 2}.h${block.level}`, null, renderInline(block.children, ctx));
    case "subtext":
      return el("div.subtext", null, renderInline(block.children, ctx));
    case "list":
      return renderList(block, ctx);
    default:
      return el("p", null, renderInline(block.children, ctx));
  }
}

function renderList(node, ctx) {
  const items = node.items.map((item) =>
    el("li", null, renderInline(item.children, ctx), item.list && renderList(item.list, ctx)),
  );
  return node.ordered ? el("ol", { start: node.start }, items) : el("ul", null, items);
}

function renderInline(nodes, ctx) {
  return nodes.map((node) => RENDER[node.type](node, ctx));
}

const RENDER = {
  text: (node) => node.text,
  bold: (node, ctx) => el("strong", null, renderInline(node.children, ctx)),
  italic: (node, ctx) => el("em", null, renderInline(node.children, ctx)),
  underline: (node, ctx) => el("u", null, renderInline(node.children, ctx)),
  strike: (node, ctx) => el("s", null, renderInline(node.children, ctx)),
  code: (node) => el("code", null, node.text),
  spoiler: (node, ctx) => spoiler(renderInline(node.children, ctx), ctx),
  link: renderLink,
  user: (node, ctx) => userMention(node.id, ctx),
  role: (node, ctx) => el("span.mention", null, `@${ctx.roleName(node.id) ?? ctx.t("unknown_role")}`),
  channel: (node, ctx) => channelMention(node.id, null, ctx),
  everyone: (node) => el("span.mention", null, `@${node.name}`),
  command: (node, ctx) =>
    el("button.mention.command", { type: "button", onclick: () => ctx.prepare(node.name, node.id) }, `/${ctx.commandName(node.name, node.id)}`),
  emoji: (node, ctx) => emojiImage(node, ctx),
  time: renderTime,
};

/** Hidden until pressed, for pointer and keyboard alike. */
export function spoiler(children, ctx) {
  const node = el("span.spoiler", { role: "button", tabindex: 0, "aria-label": ctx.t("show_spoiler") });
  const inner = el("span.spoiler-inside", { "aria-hidden": "true", inert: true }, children);
  const reveal = (event) => {
    event.preventDefault();
    node.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    inner.removeAttribute("aria-hidden");
    inner.removeAttribute("inert");
  };
  node.addEventListener("click", reveal, { once: true });
  node.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && !node.classList.contains("revealed")) reveal(event);
  });
  node.append(inner);
  return node;
}

function renderLink(node, ctx) {
  const jump = jumpTarget(node.url);
  if (jump) {
    const bare = node.children.length === 1 && node.children[0].text === node.url;
    if (bare) return channelMention(jump.channel, jump.message, ctx);
    return el("button.link", { type: "button", onclick: () => ctx.jump(jump.channel, jump.message) }, renderInline(node.children, ctx));
  }
  const href = safeLink(node.url);
  if (!href) return renderInline(node.children, ctx);
  return el(
    "a",
    { href, target: "_blank", rel: "noopener noreferrer nofollow", title: node.title || href },
    renderInline(node.children, ctx),
  );
}

function userMention(id, ctx) {
  const user = ctx.user(id);
  if (!user) return el("span.mention", null, `@${ctx.t("unknown_user")}`);
  return el(
    "button.mention",
    { type: "button", dataset: { user: id }, onclick: (event) => ctx.personMenu(id, event) },
    `@${ctx.nameOf(user)}`,
  );
}

function channelMention(channelId, messageId, ctx) {
  const channel = ctx.channel(channelId);
  if (!channel) return el("span.mention", null, `#${ctx.t("unknown_channel")}`);
  return el(
    "button.mention",
    { type: "button", onclick: () => ctx.jump(channelId, messageId) },
    `${ctx.channelLabel(channel)}${messageId ? " › 💬" : ""}`,
  );
}

function renderTime({ seconds, style }, ctx) {
  const ms = seconds * 1000;
  const full = format(ms, "F", ctx.locale);
  if (style !== "R") return el("time", { title: full, lang: ctx.locale }, format(ms, style, ctx.locale));
  return el(
    "time",
    { title: full, lang: ctx.locale, dataset: { relative: ms } },
    relative(ms, ctx.now(), ctx.locale),
  );
}
