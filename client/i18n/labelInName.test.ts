import { expect, it } from "vitest";
import { loadServerI18n } from "./serverI18n.ts";
import { locales } from "./locales.ts";

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

// Speech control needs the visible text in the accessible name (WCAG 2.5.3).
it.each(locales)("accessible names contain the visible text: %s", async (locale) => {
  const i18n = await loadServerI18n(locale);
  const translate = (id: string) => i18n._(id, { date: "", name: "", fileName: "", 0: "" }).toLowerCase();
  const missing = pairs.filter(
    ([visibleText, name]) => !` ${translate(name)} `.match(within(translate(visibleText))),
  );
  expect(missing).toEqual([]);
});

const within = (visibleText: string) => new RegExp(`[\\s:]${visibleText.trim()}[\\s:]`, "u");
