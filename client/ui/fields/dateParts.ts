/** One part of a date that is typed by itself. */
export type DatePart = "day" | "month" | "year";

/** The parts of a date exactly as they were typed: digits, or "" for an empty part. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Number of digits of a complete part. */
export const partLength: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** Returns the order in which a language writes the parts of a date. */
export function partOrder(locale: string): readonly DatePart[] {
  return new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    timeZone: "UTC",
    day: "numeric",
    month: "numeric",
    year: "numeric",
  })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
}

/** Returns the name of a part in a language, with a capital letter. */
export function partName(part: DatePart, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: "dateTimeField" }).of(part) ?? part;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Returns the text of a date: `YYYY-MM-DD` for complete parts, whether or not the date exists. Incomplete parts
 * are joined as they were typed, so no validation takes them for a date. "" if every part is empty.
 */
export function joinParts({ day, month, year }: DateParts): string {
  if (day === "" && month === "" && year === "") return "";
  const pad = (part: string) => (part.length === 1 ? `0${part}` : part);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Returns the parts of a text of `joinParts`. */
export function splitParts(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { day, month, year };
}

/**
 * Returns the parts after text was typed, pasted or filled in at `part`. Text with separators continues in the parts
 * that follow; a text that begins with four digits is read as year, month, day. A digit too many is refused.
 */
export function typeInto(
  parts: DateParts,
  part: DatePart,
  text: string,
  order: readonly DatePart[],
): DateParts {
  const groups = text.match(/\d+/g) ?? [];
  const isIso = groups.length === 3 && groups[0]?.length === 4;
  const places: readonly DatePart[] = isIso ? ["year", "month", "day"] : order.slice(order.indexOf(part));
  if (groups.some((group, index) => group.length > partLength[places[index] ?? "year"])) return parts;
  const typed: Record<DatePart, string> = { ...parts, [part]: "" };
  for (const [index, place] of places.entries()) {
    const group = groups[index];
    if (group !== undefined) typed[place] = group;
  }
  return typed;
}

/** Returns whether the next part is to be focused after `text` was typed into a part: it is full, or a separator follows it. */
export function isPartDone(part: DatePart, text: string): boolean {
  return /^\d+\D/.test(text) || text.length >= partLength[part];
}
