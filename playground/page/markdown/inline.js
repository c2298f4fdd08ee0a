/**
 * Inline markdown as Discord reads it: text in, a tree of `{type, …, children?}` out. No DOM.
 *
 * Rules are tried in order at each place; the first that fits wins, else one character is plain text.
 */

const PAIRS = [
  { type: "bolditalic", mark: "***", re: /^\*\*\*(?=\S)([^]+?)\*\*\*(?!\*)/ },
  { type: "bold", mark: "**", re: /^\*\*([^]+?)\*\*(?!\*)/ },
  { type: "underline", mark: "__", re: /^__([^]+?)__(?!_)/ },
  { type: "italic", mark: "*", re: /^\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/ },
  { type: "italic", mark: "_", re: /^_((?:__|\\[^]|[^\\_])+?)_(?![\w])/ },
  { type: "strike", mark: "~~", re: /^~~([^]+?)~~(?!~)/ },
  { type: "spoiler", mark: "||", re: /^\|\|([^]+?)\|\|/ },
];

const LEAVES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => ({ type: "text", text: m[1] })],
  [/^(`+)([^]*?[^`])\1(?!`)/, (m) => ({ type: "code", text: m[2].replace(/^ (.+) $/, "$1") })],
  [/^<@!?(\d{1,20})>/, (m) => ({ type: "user", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ type: "role", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ type: "channel", id: m[1] })],
  [/^<\/([^:<>\n]{1,100}):(\d{1,20})>/, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [/^<(a?):(\w{2,32}):(\d{1,20})>/, (m) => ({ type: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => ({ type: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ type: "link", url: m[1], children: [{ type: "text", text: m[1] }] })],
  [/^@(everyone|here)\b/, (m) => ({ type: "everyone", name: m[1] })],
];

const MASKED = /^\[((?:\[[^\]]*\]|\\.|[^\[\]\\])+)\]\(\s*<?(https?:\/\/(?:\([^\s()]*\)|[^\s()<>])+)>?(?:\s+"([^"]*)")?\s*\)/;
const BARE = /^https?:\/\/[^\s<>]*[^\s<>"'.,:;!?\])}*_~|]/;
const WORD = /^(?!https?:\/\/)[A-Za-z0-9\u00c0-\uffef ]+?(?=https?:|[^A-Za-z0-9\u00c0-\uffef ]|$)/;
const DEEPEST = 8; // hostile nesting stays text

export function parseInline(source, depth = 0, inLink = false) {
  const tree = [];
  let rest = source;
  let before = "";
  while (rest) {
    const [node, length] = step(rest, before, depth, inLink);
    const last = tree.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else tree.push(node);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  return tree;
}

function step(rest, before, depth, inLink) {
  const word = WORD.exec(rest);
  if (word) return [{ type: "text", text: word[0] }, word[0].length];
  for (const [re, make] of LEAVES) {
    const match = re.exec(rest);
    if (match) return [make(match), match[0].length];
  }
  if (depth < DEEPEST) {
    const found = pair(rest, before, depth, inLink) ?? (inLink ? null : link(rest, depth));
    if (found) return found;
  }
  const char = String.fromCodePoint(rest.codePointAt(0));
  return [{ type: "text", text: char }, char.length];
}

function pair(rest, before, depth, inLink) {
  for (const { type, mark, re } of PAIRS) {
    if (!rest.startsWith(mark) || !rest.includes(mark, mark.length)) continue;
    if (rest[0] === "_" && type === "italic" && /\w/.test(before)) continue;
    const match = re.exec(rest);
    if (!match) continue;
    const children = parseInline(match[1], depth + 1, inLink);
    const node =
      type === "bolditalic"
        ? { type: "italic", children: [{ type: "bold", children }] }
        : { type, children };
    return [node, match[0].length];
  }
  return null;
}

function link(rest, depth) {
  const masked = MASKED.exec(rest);
  if (masked) {
    const children = parseInline(masked[1], depth + 1, true);
    return [{ type: "link", url: masked[2], title: masked[3], children }, masked[0].length];
  }
  const bare = BARE.exec(rest);
  if (!bare) return null;
  return [{ type: "link", url: bare[0], children: [{ type: "text", text: bare[0] }] }, bare[0].length];
}
