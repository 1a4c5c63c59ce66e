import { isLocale, languageTag } from "../languages/locales.ts";
import type { Address, Answer, FormField } from "./definition.ts";

/** Countries whose addresses have the postcode after city and region. */
const CITY_FIRST: ReadonlySet<string> = new Set("AU CA GB IE IN NZ US".split(" "));

/**
 * Returns an answer as plain text. Dates stay ISO, a checkbox is `true` or `false`, and a consent is the accepted text
 * or empty. `field` is the version of the field that was answered.
 */
export function formatAnswer(field: FormField, answer: Answer, locale: string): string {
  switch (answer.kind) {
    case "TEXT":
      return formatText(field, answer.text, locale);
    case "OPTIONS":
      return answer.options.map((key) => getOptionLabel(field, key)).join(", ");
    case "CHECKED":
      return String(answer.isChecked);
    case "CONSENT":
      return answer.isGiven ? answer.text : "";
    case "ADDRESS":
      return formatAddressLines(answer.address, locale).join("\n");
    case "FILE":
      return answer.name;
  }
}

function formatText(field: FormField, text: string, locale: string): string {
  if (field.kind === "NUMBER")
    return new Intl.NumberFormat(toLanguageTag(locale), {
      useGrouping: false,
      maximumFractionDigits: 6,
    }).format(Number(text));
  return getOptionLabel(field, text);
}

function getOptionLabel(field: FormField, text: string): string {
  if (!("options" in field)) return text;
  return field.options.find(({ key }) => key === text)?.label ?? text;
}

export function formatAddressLines({ country, ...parts }: Address, locale: string): readonly string[] {
  const { line1, line2, city, region, postcode } = parts;
  const locality = CITY_FIRST.has(country)
    ? [[city, region].filter(Boolean).join(", "), postcode]
    : [postcode, [city, region].filter(Boolean).join(", ")];
  const name =
    country === ""
      ? ""
      : (new Intl.DisplayNames(toLanguageTag(locale), { type: "region" }).of(country) ?? country);
  return [line1, line2, locality.filter(Boolean).join(" "), name].filter(Boolean);
}

function toLanguageTag(locale: string): string {
  return isLocale(locale) ? languageTag(locale) : locale;
}
