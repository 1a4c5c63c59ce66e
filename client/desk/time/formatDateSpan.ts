import { capitalize } from "../../../server/shared/languages/capitalize.ts";
import { formatDay, type IsoDate } from "../../time/format.ts";

/** Writes the first and the last date as a heading, in the order of the language: `November 23 – 29, 2026`. */
export function formatDateSpan(from: IsoDate, to: IsoDate, locale: string, hasYear: boolean): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  });
  const texts = format.formatRangeToParts(Date.parse(from), Date.parse(to)).map(({ type, value, source }) => {
    if (type !== "day") return value;
    return formatDay(source === "endRange" ? to : from, locale);
  });
  return capitalize(texts.join(""), locale);
}
