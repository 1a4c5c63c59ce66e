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

export interface LocalStyle {
  readonly timeZone: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly hourCycle: "H12" | "H24" | "LOCALE";
}

export const HOUR_CYCLES: Readonly<Record<LocalStyle["hourCycle"], HourCycle>> = {
  H12: "h12",
  H24: "h23",
  LOCALE: "locale",
};

/**
 * `Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)`. Epoch milliseconds.
 *
 * @throws RangeError for an unknown zone
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
