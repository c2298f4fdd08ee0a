/** The page's own sentences, in the language of the person looking at it. */

import en from "../texts/en.js";
import fr from "../texts/fr.js";
import ja from "../texts/ja.js";

export const CATALOGUES = { "en-US": en, fr, ja };
export const LANGUAGES = [
  { locale: "en-US", short: "EN", name: "English" },
  { locale: "fr", short: "FR", name: "Français" },
  { locale: "ja", short: "日本", name: "日本語" },
];

/** `const t = speaker("fr"); t("typing", {name})`. A sentence with a count has one form per plural category. */
export function speaker(locale) {
  const catalogue = CATALOGUES[locale] ?? en;
  const plural = new Intl.PluralRules(CATALOGUES[locale] ? locale : "en-US");
  return (key, values = {}) => {
    let text = catalogue[key] ?? en[key] ?? key;
    if (typeof text === "object") text = text[plural.select(values.count)] ?? text.other;
    return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
  };
}

/** The text of a command or option in a language: `localised(option, "name", "fr")`. */
export function localised(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] || thing[field] || "";
}
