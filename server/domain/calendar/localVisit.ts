import { type HourCycle, dateOfInstant, formatDate, formatTimeRange } from "../time/format.ts";
import { zoneLabel } from "../time/zoneLabel.ts";

/** How a visit's time is written: in whose zone, language and hours. */
export interface LocalStyle {
  readonly timeZone: string;
  /** BCP 47; what is no language reads as English. */
  readonly locale: string;
  readonly hourCycle: "H12" | "H24" | "LOCALE";
}

/** An owner's choice as the formatter takes it. */
export const HOUR_CYCLES: Readonly<Record<LocalStyle["hourCycle"], HourCycle>> = {
  H12: "h12",
  H24: "h23",
  LOCALE: "locale",
};

/**
 * A visit by the clock on the wall, its zone beside it: `Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)`.
 * Instants in epoch milliseconds; the offset is that of the beginning. Throws a RangeError for an unknown zone.
 */
export function localVisit(startsAt: number, endsAt: number, style: LocalStyle): string {
  const { timeZone } = style;
  const locale = languageOf(style.locale);
  const [start, end] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  const clock = { locale, timeZone, hourCycle: HOUR_CYCLES[style.hourCycle] };
  return [
    formatDate(dateOfInstant(start, timeZone), "full", locale),
    formatTimeRange(start, end, clock),
    zoneLabel(timeZone, start),
  ].join(", ");
}

function languageOf(tag: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? "en";
  } catch {
    return "en";
  }
}
