/** Building DOM without ever parsing HTML: text is always text. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * `el("p.note", {title: "…", onclick: fn, dataset: {id: 1}}, "text", child, null)`.
 * Functions under `on…` become listeners, `dataset` and `style` are merged, booleans toggle the attribute,
 * everything else is an attribute.
 */
export function el(spec, props, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props ?? {})) put(node, key, value);
  add(node, children);
  return node;
}

function put(node, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (key === "dataset") Object.assign(node.dataset, value);
  else if (key === "style") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
  else if (key === "class") node.classList.add(...value.split(" ").filter(Boolean));
  else node.setAttribute(key, value === true ? "" : String(value));
}

export function add(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren();
  return add(node, children);
}

export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes ?? {})) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

let last = 0;
/** An id for aria relations, unique on this page. */
export function freshId(prefix) {
  last += 1;
  return `${prefix}-${last}`;
}

/** A press of Enter that sends, not one that accepts a word of an input method (Japanese!). */
export function isEnter(event) {
  return event.key === "Enter" && !event.isComposing && event.keyCode !== 229;
}
