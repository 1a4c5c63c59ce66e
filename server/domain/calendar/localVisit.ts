import { canonicalTimeZone } from "../time/timeZones.ts";
import { offsetAt } from "../time/wallClock.ts";
import { zoneOffsets } from "../time/zoneOffsets.ts";

/** How a visit's time is written: in whose zone, language and hours. */
export interface LocalStyle {
  readonly timeZone: string;
  /** BCP 47; what is no language reads as English. */
  readonly locale: string;
  readonly hourCycle: "H12" | "H24" | "LOCALE";
}

/**
 * A visit by the clock on the wall, its zone beside it: `Monday, November 23, 2026, 9:00 AM – 9:30 AM, New York (UTC-5)`.
 * Instants in epoch milliseconds; the offset is that of the beginning. Throws a RangeError for an unknown zone.
 */
export function localVisit(startsAt: number, endsAt: number, style: LocalStyle): string {
  const { timeZone, hourCycle } = style;
  const locale = languageOf(style.locale);
  const date = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: hourCycle === "H24" ? "2-digit" : "numeric",
    minute: "2-digit",
    ...(hourCycle === "LOCALE" ? {} : { hourCycle: hourCycle === "H24" ? "h23" : "h12" }),
  });
  const range = `${time.format(startsAt)} – ${time.format(endsAt)}`;
  return plainSpaces([date.format(startsAt), range, zoneLabel(timeZone, startsAt)].join(", "));
}

/** Which of the two an hour that comes twice is, the offset tells; a zone is named after its place. */
function zoneLabel(timeZone: string, instant: number): string {
  const minute = Math.floor(instant / 60_000);
  const offset = offsetAt(zoneOffsets(timeZone, minute, minute), minute);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  const label = offset === 0 ? "UTC" : `UTC${offset < 0 ? "-" : "+"}${hours}${rest}`;
  const name = canonicalTimeZone(timeZone) ?? timeZone;
  const isPlace = name.includes("/") && !name.startsWith("Etc/");
  return isPlace ? `${name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ")} (${label})` : label;
}

function languageOf(tag: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? "en";
  } catch {
    return "en";
  }
}

/** Engines disagree on which narrow space stands where; a plain one is the same everywhere. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}
