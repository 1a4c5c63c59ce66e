import { isIsoDate } from "../../../../server/shared/time/dates.ts";
import { toCurrentTimeZone } from "../../../../server/shared/time/timeZones.ts";
import { countDaysInMonth } from "../../../ui/calendar/monthDates.ts";
import { MAX_LINES, readCart, writeCart } from "../cart/cartAddress.ts";
import { readRule, writeRule } from "../series/seriesAddress.ts";
import { readGuestCount } from "../party/partyAddress.ts";

/**
 * The query parameters of a calendar. Choices are in the address, so that Back, reload and shared links work. Typed
 * input never is.
 */
export interface CalendarAddress {
  /** `YYYY-MM` */
  readonly month: string | null;
  /** `YYYY-MM-DD`. Its month is the shown month. */
  readonly date: string | null;
  readonly at: string | null;
  /** Id or slug of a staff member. Null for any. */
  readonly staff: string | null;
  /** Seats of the page's service. Null for one seat or no class. */
  readonly seats: number | null;
  /** The further services of the cart in the format of `readCart`. */
  readonly also: string | null;
  readonly guests: number | null;
  /** The choices of guests with their own line, in the format of `readChoices`. */
  readonly party: string | null;
  /** Null for the venue's zone, or the visitor's once it is known. */
  readonly timeZone: string | null;
  /** The recurrence rule in the format of `readRule`. Null without a series. */
  readonly repeat: string | null;
  readonly isDetails: boolean;
}

/** The range of dates that the graph supports. Other years count as absent. */
const isMonth = (text: string) => /^(199\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.test(text);

const isDate = (text: string) => isMonth(text.slice(0, 7)) && isIsoDate(text);

const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

const isSeats = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_LINES;

const isParty = (text: string) => /^[A-Za-z0-9_.,-]{1,4000}$/.test(text);

const isId = (text: string) => /^[A-Za-z0-9_-]{1,100}$/.test(text);

export function readCalendarAddress(url: URL): CalendarAddress {
  const read = (name: string, isValid: (text: string) => boolean) => {
    const text = url.searchParams.get(name);
    return text !== null && isValid(text) ? text : null;
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
    timeZone: toCurrentTimeZone(url.searchParams.get("timezone") ?? ""),
    repeat: readRepeat(url),
    isDetails: url.searchParams.get("step") === "details",
  };
}

function readRepeat(url: URL): string | null {
  const rule = readRule(url.searchParams.get("repeat"));
  return rule && writeRule(rule);
}

const paramNames: Record<keyof CalendarAddress, string> = {
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

export function calendarHref(url: URL, changes: Partial<CalendarAddress>): string {
  const nextUrl = new URL(url);
  for (const [key, value] of Object.entries(changes)) {
    const name = paramNames[key as keyof CalendarAddress];
    if (value === null || value === false) nextUrl.searchParams.delete(name);
    else nextUrl.searchParams.set(name, value === true ? "details" : String(value));
  }
  return `${nextUrl.pathname}${nextUrl.search}`;
}

export function monthRange(month: string): { readonly from: string; readonly to: string } {
  return { from: `${month}-01`, to: `${month}-${countDaysInMonth(month)}` };
}
