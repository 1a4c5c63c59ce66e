import { describe, expect, it } from "vitest";
import { formatMoney } from "../money/formatMoney.ts";
import { formatDate } from "../time/format.ts";
import { languageTag, locales } from "./locales.ts";

const regions = {
  da: "da",
  de: "de",
  en: "en",
  es: "es",
  fr: "fr",
  hu: "hu",
  it: "it",
  nl: "nl",
  pl: "pl",
  "pt-br": "pt-BR",
  pt: "pt-PT",
};

describe.each(locales)("%s", (locale) => {
  const tag = languageTag(locale);

  it("has a tag that all Intl formatters resolve to itself", () => {
    expect(tag).toBe(regions[locale]);
    expect(new Intl.DateTimeFormat(tag).resolvedOptions().locale).toBe(tag);
    expect(new Intl.NumberFormat(tag).resolvedOptions().locale).toBe(tag);
    // ICU keeps the Brazilian plural rules under `pt`.
    expect(tag).toContain(new Intl.PluralRules(tag).resolvedOptions().locale);
    expect(new Intl.DisplayNames(tag, { type: "region" }).resolvedOptions().locale).toBe(tag);
  });
});

describe("European Portuguese", () => {
  const tag = languageTag("pt");

  it("formats prices, dates and plurals as in Portugal", () => {
    const price = formatMoney({ amount: 123_450, currency: "EUR" }, tag);
    expect(price.replaceAll(/\s/g, " ")).toBe("1234,50 €");
    expect(formatDate("2026-11-24", "short", tag)).toBe("terça, 24/11");
    expect(formatDate("2026-11-24", "full", tag)).toBe("terça-feira, 24 de novembro de 2026");
    expect(new Intl.PluralRules(tag).select(0)).toBe("other");
  });

  it("differs from Brazilian Portuguese in the plural of zero", () => {
    expect(new Intl.PluralRules(languageTag("pt-br")).select(0)).toBe("one");
  });
});
