import { isIsoDate } from "../../../../server/shared/time/dates.ts";
import { canonicalTimeZone } from "../../../../server/shared/time/timeZones.ts";
import { daysIn } from "../../../ui/calendar/monthDates.ts";
import { mostLines, readCart, writeCart } from "../cart/cartAddress.ts";
import { readRule, writeRule } from "../series/seriesAddress.ts";
import { readGuestCount } from "../party/partyAddress.ts";

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
  /** A staff member's id or slug; null: any available. */
  readonly staff: string | null;
  /** Seats of the page's own service, where it is a class and not for one alone. */
  readonly seats: number | null;
  /** The further services of the visit, as `readCart` reads them. */
  readonly also: string | null;
  /** How many guests come along; null: adding guests was not chosen. */
  readonly guests: number | null;
  /** What the guests with a line of their own take, as `readChoices` reads it. */
  readonly party: string | null;
  /** The zone times are shown in; null: the venue's, or the visitor's own as soon as it is known. */
  readonly timeZone: string | null;
  /** How the visit repeats, as `readRule` reads it; null: it does not. */
  readonly repeat: string | null;
  readonly isDetails: boolean;
}

/** The dates that the graph answers for; anybody who types another year into the address sees this month. */
const isMonth = (text: string) => /^(199\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.test(text);

const isDate = (text: string) => isMonth(text.slice(0, 7)) && isIsoDate(text);

const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const isSeats = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= mostLines;

const isParty = (text: string) => /^[A-Za-z0-9_.,-]{1,4000}$/.test(text);

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
    seats: Number(read("seats", isSeats)) || null,
    also: writeCart(readCart(url.searchParams.get("also"))),
    guests: readGuestCount(url.searchParams.get("guests")),
    party: read("party", isParty),
    timeZone: canonicalTimeZone(url.searchParams.get("timezone") ?? ""),
    repeat: repeatIn(url),
    isDetails: url.searchParams.get("step") === "details",
  };
}

function repeatIn(url: URL): string | null {
  const rule = readRule(url.searchParams.get("repeat"));
  return rule && writeRule(rule);
}

const names: Record<keyof CalendarAddress, string> = {
  month: "month",
  date: "date",
  at: "at",
  staff: "staff",
  seats: "seats",
  also: "also",
  guests: "guests",
  party: "party",
  timeZone: "timezone",
  repeat: "repeat",
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
  return { from: `${month}-01`, to: `${month}-${daysIn(month)}` };
}
