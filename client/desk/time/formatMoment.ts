import { formatDate, formatTime, type TimeFormatOptions, toLocalDate } from "../../time/format.ts";

/** Formats date and time of an instant: "Tue, Nov 24, 10:15 AM". */
export function formatMoment(
  instant: string,
  format: TimeFormatOptions,
  length: Parameters<typeof formatDate>[1] = "short",
): string {
  return `${formatDate(toLocalDate(instant, format.timeZone), length, format.locale)}, ${formatTime(instant, format)}`;
}
