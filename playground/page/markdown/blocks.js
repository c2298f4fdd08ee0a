/** The blocks of a message: code blocks, quotes, headers, subtext, lists, paragraphs. No DOM. */

import { parseInline } from "./inline.js";

const FENCE = /```(?:([A-Za-z0-9_+.#-]*)\n)?([^]*?)```/;
const HEADER = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.*)$/;

export function parse(source) {
  const blocks = [];
  let rest = source;
  while (rest) {
    const fence = FENCE.exec(rest);
    if (!fence) break;
    // A fence inside a quote belongs to the quote only as text; Discord does the same for ">>>".
    const quoted = /(^|\n)>>> /.exec(rest.slice(0, fence.index));
    if (quoted) break;
    blocks.push(...lines(rest.slice(0, fence.index).replace(/\n$/, "")));
    blocks.push({ type: "codeblock", language: fence[1] || "", text: fence[2].replace(/^\n+|\n+$/g, "") });
    rest = rest.slice(fence.index + fence[0].length).replace(/^\n/, "");
  }
  blocks.push(...lines(rest));
  return blocks;
}

/** Quotes do not nest: inside one, a further ">" is text. */
function lines(text, quoted = false) {
  if (!text) return [];
  const out = [];
  const all = text.split("\n");
  for (let i = 0; i < all.length; ) {
    const line = all[i];
    if (!quoted && line.startsWith(">>> ")) {
      out.push({ type: "quote", blocks: lines([line.slice(4), ...all.slice(i + 1)].join("\n"), true) });
      return out;
    }
    if (!quoted && isQuote(line)) {
      const start = i;
      while (i < all.length && isQuote(all[i])) i += 1;
      out.push({ type: "quote", blocks: lines(all.slice(start, i).map((l) => l.slice(2)).join("\n"), true) });
    } else if (HEADER.test(line)) {
      const [, marks, title] = HEADER.exec(line);
      out.push({ type: "header", level: marks.length, children: parseInline(title.trim()) });
      i += 1;
    } else if (SUBTEXT.test(line)) {
      out.push({ type: "subtext", children: parseInline(SUBTEXT.exec(line)[1]) });
      i += 1;
    } else if (ITEM.test(line)) {
      const start = i;
      while (i < all.length && goesOn(all[i], all[start], i > start)) i += 1;
      out.push(list(all.slice(start, i)));
    } else {
      const start = i;
      i += 1;
      while (i < all.length && !startsBlock(all[i], quoted)) i += 1;
      out.push({ type: "paragraph", children: parseInline(all.slice(start, i).join("\n")) });
    }
  }
  return out;
}

function isQuote(line) {
  return line.startsWith("> ") || line === ">";
}

function startsBlock(line, quoted) {
  return (!quoted && (isQuote(line) || line.startsWith(">>> "))) || HEADER.test(line) || SUBTEXT.test(line) || ITEM.test(line);
}

/** Does this line belong to the list that began with `first`? Bullets and numbers at its level do not mix. */
function goesOn(line, first, inside) {
  const item = ITEM.exec(line);
  if (!item) return inside && /^\s{2,}\S/.test(line);
  const head = ITEM.exec(first);
  return item[1].length > head[1].length || (item[3] === undefined) === (head[3] === undefined);
}

/** Items of one list; deeper indented ones become a list inside the item above. */
function list(rows) {
  const first = ITEM.exec(rows[0]);
  const indent = first[1].length;
  const node = { type: "list", ordered: first[3] !== undefined, start: Number(first[3] ?? 1), items: [] };
  for (let i = 0; i < rows.length; ) {
    const item = ITEM.exec(rows[i]);
    let text = item ? item[4] : rows[i].trim();
    const from = i + 1;
    i = from;
    while (i < rows.length && !(ITEM.test(rows[i]) && ITEM.exec(rows[i])[1].length <= indent)) i += 1;
    const inner = rows.slice(from, i);
    while (inner.length && !ITEM.test(inner[0])) text += `\n${inner.shift().trim()}`;
    node.items.push({ children: parseInline(text), list: inner.length ? list(inner) : null });
  }
  return node;
}
