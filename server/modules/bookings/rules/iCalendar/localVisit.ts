import { matchLanguage } from "../../../../shared/languages/detectLocale.ts";
import { defaultLocale, languageTag } from "../../../../shared/languages/locales.ts";
import {
  type HourCycle,
  dateOfInstant,
  formatDate,
  formatTimeRange,
} from "../../../../shared/time/format.ts";
import { ZONE_CITIES } from "../../../../shared/time/zoneCities.ts";
import { zoneLabel } from "../../../../shared/time/zoneLabel.ts";

/** How a visit's time is written. */
export interface LocalStyle {
  readonly timeZone: string;
  /** A BCP 47 tag. A language that the interface does not have falls back to English. */
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
 * A visit by the wall clock of a zone: `Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)`. Instants are
 * epoch milliseconds; the offset is the one at the start.
 *
 * @throws RangeError for an unknown zone.
 */
export function localVisit(startsAt: number, endsAt: number, style: LocalStyle): string {
  const { timeZone } = style;
  const language = matchLanguage(style.locale) ?? defaultLocale;
  const locale = languageTag(language);
  const [start, end] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  const clock = { locale, timeZone, hourCycle: HOUR_CYCLES[style.hourCycle] };
  return [
    formatDate(dateOfInstant(start, timeZone), "full", locale),
    formatTimeRange(start, end, clock),
    zoneLabel(timeZone, start, ZONE_CITIES[language]),
  ].join(", ");
}
