/** Pictures, galleries and files. Pictures enlarge on a click; those from outside are not fetched. */

import { el } from "../core/dom.js";
import { pictureAddress, safeLink } from "../core/address.js";
import { icon } from "../core/icons.js";
import { openLightbox } from "./lightbox.js";

const SPOILER = 32; // of an attachment's flags

/** The uploaded file that `attachment://name` or an unfurled media item means. */
function resolve(media, message) {
  const url = media?.url ?? "";
  if (!url.startsWith("attachment://")) return media ?? {};
  return message?.attachments?.find((file) => file.filename === url.slice(13)) ?? media;
}

/** One picture as a button. `group` is the list of pictures the arrows of the lightbox go through. */
export function picture(media, { message, alt, spoiler = false, ctx, group = [], spec = "" }) {
  const file = resolve(media, message);
  const src = pictureAddress(file.url) ?? pictureAddress(file.proxy_url);
  if (!src) return outside(file, ctx);
  const image = el("img", { src, alt: alt || "", width: file.width, height: file.height, decoding: "async" });
  const sized = file.width > 0 && file.height > 0;
  const entry = { src, alt: alt || "" };
  group.push(entry);
  const button = el(
    `button.picture${spec}`,
    {
      type: "button",
      "aria-label": alt ? `${ctx.t("enlarge")}: ${alt.slice(0, 120)}` : ctx.t("enlarge"),
      class: sized ? "sized" : "", // its place is kept before it has loaded
      style: sized ? { "--width": file.width, "--height": file.height } : {},
      dataset: { testid: "picture" },
      onclick: (event) => {
        if (button.classList.contains("hidden")) {
          button.classList.remove("hidden");
          event.stopPropagation();
        } else openLightbox(ctx, group, group.indexOf(entry));
      },
    },
    image,
  );
  if (spoiler) {
    button.classList.add("hidden");
    button.append(el("span.spoiler-tag", null, ctx.t("spoiler")));
  }
  return button;
}

function outside(file, ctx) {
  const href = safeLink(file.url ?? "");
  const text = [icon("link", 16), " ", ctx.t("picture_outside")];
  return href
    ? el("a.picture-outside", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, text)
    : el("span.picture-outside", null, text);
}

export function gallery(items, message, ctx) {
  const group = [];
  const pictures = items.map((item) =>
    picture(item.media, { message, alt: item.description, spoiler: item.spoiler, ctx, group }),
  );
  return el(`div.gallery.n${Math.min(items.length, 4)}`, null, pictures);
}

/** Files of a classic message: pictures as a gallery, the rest as cards. */
export function attachments(message, ctx) {
  const files = message.attachments ?? [];
  const pictures = files.filter((file) => isPicture(file));
  const others = files.filter((file) => !isPicture(file));
  return [
    pictures.length > 0 &&
      gallery(
        pictures.map((file) => ({ media: file, description: file.description, spoiler: isSpoiler(file) })),
        message,
        ctx,
      ),
    others.map((file) => fileCard(file, ctx)),
  ];
}

function isPicture(file) {
  return file.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp|avif)$/i.test(file.filename ?? "");
}

function isSpoiler(file) {
  return file.filename?.startsWith("SPOILER_") || Boolean((file.flags ?? 0) & SPOILER);
}

export function fileComponent(component, message, ctx) {
  const file = resolve(component.file, message);
  const name = component.name ?? file.filename ?? decodeURIComponent((file.url ?? "").split("/").at(-1).split("?")[0]);
  return fileCard({ ...file, filename: name, size: component.size ?? file.size }, ctx);
}

function fileCard(file, ctx) {
  const href = pictureAddress(file.url);
  return el(
    "div.file",
    null,
    icon("file", 28),
    el(
      "span.file-text",
      null,
      href ? el("a", { href, download: file.filename }, file.filename) : file.filename,
      file.size !== undefined && el("span.file-size", null, sizeText(file.size, ctx.locale)),
    ),
  );
}

function sizeText(bytes, locale) {
  const [value, unit] = bytes < 1024 ? [bytes, "byte"] : bytes < 1048576 ? [bytes / 1024, "kilobyte"] : [bytes / 1048576, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
