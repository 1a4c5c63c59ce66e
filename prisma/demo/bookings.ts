import { dayNumber, getWeekday, isoDate } from "../../server/shared/time/dates.ts";
import { findInstant, getLocalDate } from "../../server/shared/time/localTime.ts";
import { parseClock } from "../../server/shared/time/formatClock.ts";
import { type DemoClient, clients } from "./clients.ts";
import { isWorkday } from "./staff.ts";

/** One booking of the demo. Instants are milliseconds since 1970, in UTC. */
export interface DemoBooking {
  readonly bookedAt: number;
  readonly startsAt: number;
  readonly service: string;
  /** Null for a service whose visitors choose no person. */
  readonly staff: string | null;
  readonly seats: number;
  readonly client: DemoClient;
  /** Null for a booking that is not over, or that waits for a decision. */
  readonly end: "COMPLETED" | "NO_SHOW" | "CANCELLED" | null;
}

type Entry = readonly [time: string, service: string, seats?: number];

const TIME_ZONE = "America/New_York";
const DAYS_BEFORE = 5;
const DAYS_AFTER = 6;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Two different days of each person, within their hours (`staff.ts`) and the rules of the services. */
const DAYS: Readonly<Record<string, readonly (readonly Entry[])[]>> = {
  amara: [
    [
      ["09:00", "consultation"],
      ["10:00", "physio"],
      ["11:15", "physio"],
      ["14:00", "consultation"],
      ["15:00", "physio"],
    ],
    [
      ["09:15", "physio"],
      ["11:00", "massage"],
      ["13:30", "consultation"],
      ["14:30", "physio"],
      ["16:00", "mobility"],
    ],
  ],
  bruno: [
    [
      ["10:30", "massage"],
      ["12:00", "massage"],
      ["15:00", "duo-training"],
      ["17:30", "massage"],
    ],
    [
      ["10:00", "consultation"],
      ["11:00", "massage"],
      ["13:00", "mobility"],
      ["15:30", "massage"],
      ["17:30", "duo-training"],
    ],
  ],
  chloe: [
    [
      ["07:00", "yoga-class", 2],
      ["07:00", "yoga-class"],
      ["07:00", "yoga-class", 3],
      ["10:00", "coaching"],
      ["17:30", "yoga-class", 2],
      ["17:30", "yoga-class", 2],
    ],
    [
      ["08:30", "yoga-class"],
      ["08:30", "yoga-class", 2],
      ["16:00", "body-scan"],
      ["17:00", "coaching"],
      ["18:00", "coaching"],
      ["19:00", "intro-call"],
    ],
  ],
  daniel: [
    [
      ["12:00", "consultation"],
      ["13:00", "nutrition"],
      ["14:30", "duo-training"],
    ],
    [
      ["12:00", "intro-call"],
      ["13:00", "nutrition"],
      ["14:30", "consultation"],
    ],
  ],
};

/**
 * Returns the bookings of the days around the present, in the order in which they were booked.
 *
 * @param now milliseconds since 1970
 */
export function demoBookings(now: number): DemoBooking[] {
  const today = dayNumber(getLocalDate(TIME_ZONE, Math.floor(now / MINUTE_MS)));
  const bookings: DemoBooking[] = [];
  const add = (day: number, staff: string, [time, service, seats = 1]: Entry, age: number) => {
    const minute = findInstant(TIME_ZONE, isoDate(day), parseClock(time) ?? 0);
    if (minute === null) return;
    const startsAt = minute * MINUTE_MS;
    const n = bookings.length;
    const client = clients[(n * 5) % clients.length]!;
    const bookedAt = Math.min(startsAt, now) - age;
    const chosen = ["yoga-class", "home-visit"].includes(service) ? null : staff;
    bookings.push({ bookedAt, startsAt, service, staff: chosen, seats, client, end: null });
  };
  for (let day = today - DAYS_BEFORE; day <= today + DAYS_AFTER; day++) {
    for (const [person, [staff, days]] of Object.entries(DAYS).entries()) {
      if (!isWorkday(staff, getWeekday(day))) continue;
      for (const [n, entry] of days[(day + person) % days.length]!.entries()) {
        // Days that are further away have fewer bookings.
        if ((day + n) % 7 < day - today) continue;
        add(day, staff, entry, (26 + ((day * 7 + n * 11) % 60)) * HOUR_MS);
      }
    }
  }
  const requests = bookings.length;
  for (let day = today + 4, hours = 3; hours <= 20; day++) {
    if (![1, 3, 5].includes(getWeekday(day))) continue;
    add(day, "daniel", ["09:00", "home-visit"], hours * HOUR_MS);
    hours += 17;
  }
  return bookings
    .map((booking, n) => ({ ...booking, end: n < requests ? findEnd(n, booking.startsAt, now) : null }))
    .sort((a, b) => a.bookedAt - b.bookedAt);
}

function findEnd(n: number, startsAt: number, now: number): DemoBooking["end"] {
  if (n % 13 === 4) return "CANCELLED";
  if (startsAt > now - 2 * HOUR_MS) return null;
  return n % 17 === 5 ? "NO_SHOW" : "COMPLETED";
}
