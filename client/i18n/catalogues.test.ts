import { expect, it } from "vitest";
import { loadI18n } from "./catalogues.ts";
import { languageTag, locales } from "./locales.ts";

it.each(locales)("loads %s", async (locale) => {
  const i18n = await loadI18n(locale);
  expect(i18n.locale).toBe(languageTag(locale));
  expect(i18n._("Go back")).not.toBe("");
});

it("returns a new instance for every caller", async () => {
  expect(await loadI18n("en")).not.toBe(await loadI18n("en"));
});
