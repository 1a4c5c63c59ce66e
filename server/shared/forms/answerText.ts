import { isLocale, languageTag } from "../languages/locales.ts";
import type { Address, Answer, FormField } from "./definition.ts";

/** Where the postcode stands after the city and the region. */
const CITY_FIRST: ReadonlySet<string> = new Set("AU CA GB IE IN NZ US".split(" "));

/**
 * An answer for people to read, in plain text: options by their labels, an address in lines, a number as the locale
 * writes it. Dates stay ISO and boxes `true` or `false`, since how those are said is for the screen; of a consent the words that
 * were agreed to, or nothing. `field` is the question as it was asked then.
 */
export function answerText(field: FormField, answer: Answer, locale: string): string {
  switch (answer.kind) {
    case "TEXT":
      return readableText(field, answer.text, locale);
    case "OPTIONS":
      return answer.options.map((key) => labelOf(field, key)).join(", ");
    case "CHECKED":
      return String(answer.isChecked);
    case "CONSENT":
      return answer.isGiven ? answer.text : "";
    case "ADDRESS":
      return addressLines(answer.address, locale).join("\n");
    case "FILE":
      return answer.name;
  }
}

function readableText(field: FormField, text: string, locale: string): string {
  if (field.kind === "NUMBER")
    return new Intl.NumberFormat(toTag(locale), { useGrouping: false, maximumFractionDigits: 6 }).format(
      Number(text),
    );
  return labelOf(field, text);
}

/** The label of an option; the text itself where it is none. */
function labelOf(field: FormField, text: string): string {
  if (!("options" in field)) return text;
  return field.options.find(({ key }) => key === text)?.label ?? text;
}

/** An address in the lines of an envelope, as far as that can be said for all countries alike. */
export function addressLines({ country, ...parts }: Address, locale: string): readonly string[] {
  const { line1, line2, city, region, postcode } = parts;
  const place = CITY_FIRST.has(country)
    ? [[city, region].filter(Boolean).join(", "), postcode]
    : [postcode, [city, region].filter(Boolean).join(", ")];
  const name =
    country === "" ? "" : (new Intl.DisplayNames(toTag(locale), { type: "region" }).of(country) ?? country);
  return [line1, line2, place.filter(Boolean).join(" "), name].filter(Boolean);
}

/** The tag for `Intl`, from one of the interface's languages or from a tag. */
function toTag(locale: string): string {
  return isLocale(locale) ? languageTag(locale) : locale;
}
