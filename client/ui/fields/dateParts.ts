export type DatePart = "day" | "month" | "year";

/** The parts as typed: digits or "". */
export type DateParts = Readonly<Record<DatePart, string>>;

export const PART_LENGTH: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

export function getPartOrder(locale: string): readonly DatePart[] {
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

export function getPartName(part: DatePart, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: "dateTimeField" }).of(part) ?? part;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Returns `YYYY-MM-DD` for complete parts, whether or not the date exists. Incomplete parts are joined as typed, so no
 * validation accepts them. "" if every part is empty.
 */
export function joinParts({ day, month, year }: DateParts): string {
  if (day === "" && month === "" && year === "") return "";
  const pad = (part: string) => (part.length === 1 ? `0${part}` : part);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The inverse of `joinParts`. */
export function splitParts(text: string): DateParts {
  const [year = "", month = "", day = ""] = text.split("-");
  return { day, month, year };
}

/**
 * Returns the parts after text was typed, pasted or autofilled at `part`. Text with separators continues in the next
 * parts. Text that starts with four digits is read as year, month, day. Too many digits change nothing.
 */
export function applyTypedText(
  parts: DateParts,
  part: DatePart,
  text: string,
  order: readonly DatePart[],
): DateParts {
  const groups = text.match(/\d+/g) ?? [];
  const isIso = groups.length === 3 && groups[0]?.length === 4;
  const targetParts: readonly DatePart[] = isIso
    ? ["year", "month", "day"]
    : order.slice(order.indexOf(part));
  if (groups.some((group, index) => group.length > PART_LENGTH[targetParts[index] ?? "year"])) return parts;
  const typed: Record<DatePart, string> = { ...parts, [part]: "" };
  for (const [index, targetPart] of targetParts.entries()) {
    const group = groups[index];
    if (group !== undefined) typed[targetPart] = group;
  }
  return typed;
}

/** Returns whether the focus moves to the next part, because this one is full or a separator follows. */
export function isPartComplete(part: DatePart, text: string): boolean {
  return /^\d+\D/.test(text) || text.length >= PART_LENGTH[part];
}
