/** Embeds of classic messages. */

import { el } from "../core/dom.js";
import { safeLink } from "../core/address.js";
import { inlineMarkdown, markdown } from "../markdown/render.js";
import { stamp } from "../markdown/time.js";
import { picture } from "./media.js";

export function embed(data, message, ctx) {
  const show = (media, spec) => media?.url && picture(media, { message, alt: media.description ?? "", ctx, spec });
  const node = el(
    "article.embed",
    { dataset: { testid: "embed" } },
    el(
      "div.embed-main",
      null,
      data.author?.name && el("div.embed-author", null, maybeLink(data.author.url, data.author.name)),
      data.title && el("div.embed-title", null, maybeLink(data.url, inlineMarkdown(data.title, ctx))),
      data.description && markdown(data.description, ctx),
      data.fields?.length > 0 && el("div.embed-fields", null, data.fields.map((field) => embedField(field, ctx))),
      show(data.image, ".embed-image"),
    ),
    show(data.thumbnail, ".thumbnail"),
    (data.footer?.text || data.timestamp) &&
      el(
        "div.embed-footer",
        null,
        [data.footer?.text, data.timestamp && stamp(Date.parse(data.timestamp), ctx.now(), ctx.locale, ctx.t)]
          .filter(Boolean)
          .join(" • "),
      ),
  );
  if (data.color !== null && data.color !== undefined) {
    node.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  }
  return node;
}

function embedField(field, ctx) {
  return el(
    `div.embed-field${field.inline ? ".inline" : ""}`,
    null,
    el("div.embed-field-name", null, inlineMarkdown(field.name, ctx)),
    markdown(field.value, ctx),
  );
}

function maybeLink(url, content) {
  const href = url && safeLink(url);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, content) : content;
}
