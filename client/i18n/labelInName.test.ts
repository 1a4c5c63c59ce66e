import { expect, it } from "vitest";
import { loadServerI18n } from "./serverI18n.ts";
import { locales } from "./locales.ts";

/** What a button shows, and the whole name that it has for those who listen. */
const pairs = [
  ["Change", "Change time zone"],
  ["Change", "Change {date}"],
  ["Change", "Change {name}"],
  ["Done", "Done with {date}"],
  ["Add", "Add {0}"],
  ["Add to visit", "Add to visit: {name}"],
  ["Added", "Added: {name}"],
  ["Remove", "Remove {fileName}"],
] as const;

// Who steers by voice says what is seen (WCAG 2.5.3): the words stand in the name, whole.
it.each(locales)("names buttons with the words that are seen on them: %s", async (locale) => {
  const i18n = await loadServerI18n(locale);
  const words = (id: string) => i18n._(id, { date: "", name: "", fileName: "", 0: "" }).toLowerCase();
  const missing = pairs.filter(([seen, name]) => !` ${words(name)} `.match(within(words(seen))));
  expect(missing).toEqual([]);
});

const within = (seen: string) => new RegExp(`[\\s:]${seen.trim()}[\\s:]`, "u");
