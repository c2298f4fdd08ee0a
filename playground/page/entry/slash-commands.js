/** The commands a person can type: each subcommand is one, with its path, texts and options. No DOM. */

import { localised } from "../core/texts.js";

const SUBCOMMAND = 1;
const GROUP = 2;
export const OPTION = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** All commands that can be typed, in a language, in the order of registration. */
export function slashCommands(commands, locale) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => walk(command, command, [], [], locale));
}

function walk(command, node, path, shown, locale) {
  const here = [...path, node.name];
  const seen = [...shown, localised(node, "name", locale)];
  const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => walk(command, option, here, seen, locale));
  return [
    {
      commandId: command.id,
      path: here.join(" "),
      shown: seen.join(" "),
      description: localised(node, "description", locale),
      options: (node.options ?? []).map((option) => ({
        ...option,
        shown: localised(option, "name", locale),
        about: localised(option, "description", locale),
      })),
      wrap: (values) => nest(command, here.slice(1), values),
    },
  ];
}

/** Discord's `data.options`: the values inside their subcommand inside its group. */
function nest(command, names, values) {
  if (!names.length) return values;
  const node = command.options.find((option) => option.name === names[0]);
  return [{ name: node.name, type: node.type, options: nest(node, names.slice(1), values) }];
}

/** Those that fit what was typed after the slash, best first. */
export function search(all, typed) {
  const query = typed.trim().toLowerCase();
  const rank = (one) => {
    const names = [one.shown.toLowerCase(), one.path.toLowerCase()];
    if (names.some((name) => name.startsWith(query))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(query)))) return 1;
    return names.some((name) => name.includes(query)) ? 2 : 3;
  };
  return all
    .map((one) => [rank(one), one])
    .filter(([points]) => points < 3)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** The command of this name, if it can be run as it is. */
export function firstAlone(all, path) {
  return all.find((one) => one.path === path && !one.options.some((option) => option.required)) ?? null;
}

/** The first command made for two: with a person among its options. */
export function firstWithPerson(all) {
  const command = all.find((one) => one.options.some((option) => option.type === OPTION.user));
  return command ? { command, option: command.options.find((option) => option.type === OPTION.user) } : null;
}

/** The value for the wire, or `{problem, values}` that says what is wrong with it. */
export function wireValue(option, text) {
  if (option.type !== OPTION.integer && option.type !== OPTION.number) {
    if (option.type === OPTION.string && option.min_length && [...text].length < option.min_length) return { problem: "option_short" };
    return { value: text };
  }
  const number = Number(text);
  if (option.type === OPTION.integer && !Number.isSafeInteger(number)) return { problem: "option_integer" };
  if (Number.isNaN(number)) return { problem: "option_number" };
  if (option.min_value !== undefined && number < option.min_value) return { problem: "option_min", values: { min: option.min_value } };
  if (option.max_value !== undefined && number > option.max_value) return { problem: "option_max", values: { max: option.max_value } };
  return { value: number };
}
