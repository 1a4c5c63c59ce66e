import { isIsoDate } from "../../../server/domain/time/dates.ts";
import { canonicalTimeZone } from "../../../server/domain/time/timeZones.ts";
import { addMonths } from "../../ui/monthDates.ts";

/**
 * What the address of a calendar says beyond its path. What is chosen stands in it, so that Back, reload and a
 * passed-on link work; what a visitor types never does.
 */
export interface CalendarAddress {
  /** `YYYY-MM` */
  readonly month: string | null;
  /** `YYYY-MM-DD`; its month is the month shown. */
  readonly date: string | null;
  /** The chosen start, an ISO instant in UTC. */
  readonly at: string | null;
  /** A staff member's id; null: any available. */
  readonly staff: string | null;
  /** The zone times are shown in; null: the venue's, or the visitor's own as soon as it is known. */
  readonly timeZone: string | null;
  readonly isDetails: boolean;
}

/** The dates that the graph answers for; anybody who types another year into the address sees this month. */
const isMonth = (text: string) => /^(199\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.test(text);

const isDate = (text: string) => isMonth(text.slice(0, 7)) && isIsoDate(text);

const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const isId = (text: string) => /^[A-Za-z0-9_-]{1,100}$/.test(text);

/** Reads the address. What cannot be read counts as not said. */
export function readCalendarAddress(url: URL): CalendarAddress {
  const read = (name: string, isGood: (text: string) => boolean) => {
    const text = url.searchParams.get(name);
    return text !== null && isGood(text) ? text : null;
  };
  const date = read("date", isDate);
  return {
    date,
    month: date?.slice(0, 7) ?? read("month", isMonth),
    at: read("at", isInstant),
    staff: read("staff", isId),
    timeZone: canonicalTimeZone(url.searchParams.get("timezone") ?? ""),
    isDetails: url.searchParams.get("step") === "details",
  };
}

const names: Record<keyof CalendarAddress, string> = {
  month: "month",
  date: "date",
  at: "at",
  staff: "staff",
  timeZone: "timezone",
  isDetails: "step",
};

/** The address with some of it changed; everything else that stands in it stays. */
export function calendarHref(url: URL, changes: Partial<CalendarAddress>): string {
  const next = new URL(url);
  for (const [key, value] of Object.entries(changes)) {
    const name = names[key as keyof CalendarAddress];
    if (value === null || value === false) next.searchParams.delete(name);
    else next.searchParams.set(name, value === true ? "details" : String(value));
  }
  return `${next.pathname}${next.search}`;
}

/** The first and last date of a month, for asking what it offers. */
export function monthRange(month: string): { readonly from: string; readonly to: string } {
  const next = new Date(`${addMonths(month, 1)}-01T00:00:00Z`);
  return { from: `${month}-01`, to: new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10) };
}
