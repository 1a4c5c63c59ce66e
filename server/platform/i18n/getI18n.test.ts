import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageTag, locales } from "../../shared/languages/locales.ts";
import { parseCatalogue } from "./parseCatalogue.ts";
import { getI18n, toSupportedLocale } from "./getI18n.ts";

const catalogue = (locale: string) =>
  parseCatalogue(readFileSync(join(import.meta.dirname, "locales", `${locale}.po`), "utf8"));
const english = Object.keys(catalogue("en"));

const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].toSorted();

describe.each(locales)("%s", (locale) => {
  it("has every message with the same placeholders", () => {
    const translated = catalogue(locale);
    expect(english.length).toBeGreaterThan(50);
    expect(Object.keys(translated).toSorted()).toEqual(english.toSorted());
    for (const message of english)
      expect(placeholders(translated[message]!), message).toEqual(placeholders(message));
  });

  it("formats every message in singular and plural", () => {
    const i18n = getI18n(locale);
    expect(i18n.locale).toBe(languageTag(locale));
    const values = {
      name: "Ada",
      booker: "Bo",
      business: "N",
      deadline: "D",
      phone: "1",
      time: "T",
      amount: "A",
    };
    for (const message of english) {
      const translations = [1, 2, 5, 22].map((count) => i18n._(message, { ...values, count }));
      expect(translations.join(), message).not.toMatch(/[{}#]|undefined/);
    }
  });
});

it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["pt-BR", "pt-br"],
  ["pt-PT", "pt"],
  ["en-US", "en"],
  ["tlh", "en"],
  ["", "en"],
])("maps %s to %s", (tag, locale) => {
  expect(toSupportedLocale(tag)).toBe(locale);
});

it("parses escapes and continued lines and skips obsolete messages", () => {
  const text = [
    'msgid ""\nmsgstr ""\n"Language: de\\n"',
    '#: a.ts\nmsgid "Say \\"no\\""\nmsgstr "Sag \\\\ \\"nein\\""',
    'msgid ""\n"a long "\n"one"\nmsgstr ""\n"eine "\n"lange\\n"',
    'msgid "open"\nmsgstr ""',
    '#~ msgid "old"\n#~ msgstr "alt"',
  ].join("\n\n");
  expect(parseCatalogue(text)).toEqual({ 'Say "no"': 'Sag \\ "nein"', "a long one": "eine lange\n" });
});
