/** Our own line icons, 20 by 20. `icon("hash")` gives an SVG element that screen readers skip. */

import { svg } from "./dom.js";

const PATHS = {
  hash: "M4 7.5h13M3 12.5h13M8.5 3l-2 14M13.5 3l-2 14",
  thread: "M3 4h10a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H8l-3.5 3V12H3zM15.5 9H17v8l-3-2.2h-3",
  at: "M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm0 0v1.3a2 2 0 0 0 4 0V10a7 7 0 1 0-2.6 5.4",
  people: "M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c.3-3 2.5-5 5.5-5s5.2 2 5.5 5M13 4a2.8 2.8 0 0 1 0 5.3M15 11.8c1.8.7 2.8 2.4 3 4.7",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  close: "M5 5l10 10M15 5L5 15",
  down: "M5 7.5l5 5 5-5",
  up: "M5 12.5l5-5 5 5",
  right: "M7.5 5l5 5-5 5",
  check: "M4 10.5l4 4 8-9",
  plus: "M10 4v12M4 10h12",
  send: "M3.5 4l13.5 6-13.5 6 2-6zM5.5 10H11",
  eye: "M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z",
  dots: "M4.5 10h.01M10 10h.01M15.5 10h.01",
  bell: "M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.5 17h3",
  mute: "M5 13.5V9a5 5 0 0 1 .6-2.4M8 4.4A5 5 0 0 1 15 9v3M14.5 15h-11L5 13.5M8.5 17h3M3 3l14 14",
  file: "M5 2.5h6.5L15.5 6.5v11h-10.5zM11.5 2.5v4h4",
  link: "M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7.5 7.5",
  help: "M7.3 7.5a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2.1M10 15h.01M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0z",
  split: "M2.5 4h15v12h-15zM10 4v12",
  single: "M4.5 4h11v12h-11z",
  slash: "M12.5 3.5l-5 13",
  reply: "M3 16V11.5a4 4 0 0 1 4-4h9M12.5 4L16 7.5 12.5 11",
  app: "M3 3.5h5.5V9H3zM11.5 3.5H17V9h-5.5zM3 11.5h5.5V17H3zM14.2 11.5v5.5M11.5 14.2H17",
  warn: "M10 3l7.5 13.5h-15zM10 8v4M10 14.3h.01",
};

export function icon(name, size = 20) {
  return svg(
    "svg",
    { viewBox: "0 0 20 20", width: size, height: size, class: `icon icon-${name}`, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
