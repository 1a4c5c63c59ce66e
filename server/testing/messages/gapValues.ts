import { type Locale, languageTag } from "../../shared/languages/locales.ts";
import { formatDate, formatLongDuration, formatTime } from "../../shared/time/format.ts";
import { zoneLabel } from "../../shared/time/zoneLabel.ts";
import { ZONE_CITIES } from "../../shared/time/zoneCities.ts";

export type GapKind = "time" | "date" | "moment" | "duration" | "count";

export const GAP_KINDS: Readonly<Record<string, GapKind>> = {
  time: "time",
  wanted: "time",
  currentTime: "time",
  date: "date",
  currentDate: "date",
  named: "date",
  when: "moment",
  deadline: "moment",
  cancelUntil: "moment",
  moveUntil: "moment",
  before: "duration",
};

/** Instants that differ most between languages: one o'clock, an afternoon, the first of a month. */
const INSTANTS = ["2026-12-01T01:00:00Z", "2026-11-24T14:30:00Z"] as const;
const COUNTS = [0, 1, 2, 5, 21] as const;

export function gapValues(locale: Locale): readonly Readonly<Record<string, unknown>>[] {
  return COUNTS.map((count, index) => {
    const instant = INSTANTS[index % INSTANTS.length]!;
    const kinds = kindValues(locale, instant, count);
    const texts = Object.entries(GAP_KINDS).map(([gap, kind]) => [gap, kinds[kind]]);
    return new Proxy(Object.fromEntries(texts), {
      // All other placeholders are numbers.
      get: (known: Record<string, unknown>, gap) => known[gap as string] ?? count,
      has: () => true,
    });
  });
}

function kindValues(locale: Locale, instant: string, count: number): Record<GapKind, unknown> {
  const tag = languageTag(locale);
  const style = { locale: tag, timeZone: "UTC", hourCycle: "locale" } as const;
  const time = formatTime(instant, style);
  const date = formatDate(instant.slice(0, 10), "full", tag);
  const zone = zoneLabel("Europe/Vienna", instant, ZONE_CITIES[locale]);
  return {
    time,
    date,
    moment: `${date}, ${time}, ${zone}`,
    duration: formatLongDuration(Math.max(count, 1) * 1440, tag),
    count,
  };
}
