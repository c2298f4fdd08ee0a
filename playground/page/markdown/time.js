/** Times in messages and beside names, in the reader's language; relative ones keep themselves up to date. */

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const STEPS = [
  ["year", 365 * 86400],
  ["month", 30.44 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function format(ms, style, locale) {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

export function relative(ms, now, locale) {
  const seconds = Math.round((ms - now) / 1000);
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: seconds === 0 ? "auto" : "always" }).format(
    Math.round(seconds / size),
    unit,
  );
}

/** "Today at 14:05", "Yesterday at …", or the date: the time beside a name. */
export function stamp(ms, now, locale, t) {
  const day = (value) => new Date(value).toDateString();
  const time = format(ms, "t", locale);
  if (day(ms) === day(now)) return t("today_at", { time });
  if (day(ms) === day(now - 86400000)) return t("yesterday_at", { time });
  return format(ms, "s", locale);
}

/** Once a second, every `<time data-relative>` under `root` says how long it is. */
export function keepTimes(root, clock) {
  return setInterval(() => {
    for (const node of root.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative), clock(), node.lang);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
