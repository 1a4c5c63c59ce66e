import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

/** By weekday, in minutes after midnight. */
type Hours = Readonly<Record<number, readonly (readonly [opensAt: number, closesAt: number])[]>>;

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
const days = (weekdays: readonly number[], ...windows: (readonly [number, number])[]): Hours =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, windows]));

interface DemoPerson {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly hours: Hours;
  readonly providers: readonly string[];
}

const people: readonly DemoPerson[] = [
  {
    slug: "amara",
    name: "Amara Osei",
    title: "Physiotherapist",
    bio: "Fifteen years of backs, knees and shoulders, and of explaining them in plain words.",
    hours: days([1, 2, 3, 4, 5], [at(9), at(12, 30)], [at(13, 30), at(17)]),
    providers: ["northside", "downtown"],
  },
  {
    slug: "bruno",
    name: "Bruno Almeida",
    title: "Massage therapist",
    bio: "Deep tissue and sports massage. Quiet hands, quieter music.",
    hours: days([2, 3, 4, 5, 6], [at(10), at(14)], [at(15), at(19)]),
    providers: ["northside"],
  },
  {
    slug: "chloe",
    name: "Chloe Nakamura",
    title: "Yoga teacher and coach",
    bio: "Teaches the morning and evening classes, and coaches people back into a routine.",
    hours: days([1, 2, 3, 4, 5, 6], [at(7), at(11)], [at(16), at(20)]),
    providers: ["northside"],
  },
  {
    slug: "daniel",
    name: "Daniel Whitford",
    title: "Nutritionist",
    bio: "Food that fits a working week. Sees people downtown and, by request, at home.",
    hours: { ...days([1, 3, 5], [at(8), at(16)]), ...days([2, 4], [at(12), at(20)]) },
    providers: ["northside", "downtown"],
  },
];

const id = (slug: string) => demoId("staff", slug);
const scheduleId = (slug: string) => demoId("schedule", slug);

export const schedules: Prisma.ScheduleCreateManyInput[] = people.map(({ slug, name }) => ({
  businessId: BUSINESS_ID,
  id: scheduleId(slug),
  name: `${name}'s week`,
  timeZone: "America/New_York",
}));

export const scheduleWindows: Prisma.ScheduleWindowCreateManyInput[] = people.flatMap(({ slug, hours }) =>
  Object.entries(hours).flatMap(([weekday, windows]) =>
    windows.map(([opensAt, closesAt]) => ({
      businessId: BUSINESS_ID,
      scheduleId: scheduleId(slug),
      weekday: Number(weekday),
      opensAt,
      closesAt,
    })),
  ),
);

/**
 * Relative to the day the demo is created: one staff member is away in about two weeks, another has a short day. Both
 * are days on which they work, so that a closed weekday stays closed.
 */
export function dateOverrides(today: Date): Prisma.DateOverrideCreateManyInput[] {
  return [
    { scheduleId: scheduleId("bruno"), date: workday("bruno", today, 14), opensAt: [], closesAt: [] },
    {
      scheduleId: scheduleId("amara"),
      date: workday("amara", today, 13),
      opensAt: [at(9)],
      closesAt: [at(11)],
    },
  ].map((row) => ({ ...row, businessId: BUSINESS_ID }));
}

/** The first day on which the person works, from `count` days after `today` on. */
function workday(slug: string, today: Date, count: number): Date {
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + count));
  // Sunday is 0 here.
  while (!isWorkday(slug, date.getUTCDay() || 7)) date.setUTCDate(date.getUTCDate() + 1);
  return date;
}

/** @param weekday 1 is Monday, 7 is Sunday */
export function isWorkday(slug: string, weekday: number): boolean {
  const person = people.find((one) => one.slug === slug);
  return person !== undefined && weekday in person.hours;
}

/** Addresses that receive no mail. */
function staffEmail(slug: string): string {
  return `${slug}@northside.example`;
}

export const staff: Prisma.StaffCreateManyInput[] = people.map(({ slug, name, title, bio }, position) => ({
  businessId: BUSINESS_ID,
  id: id(slug),
  slug,
  name,
  title,
  bio,
  picture: `/demo/staff/${slug}.svg`,
  scheduleId: scheduleId(slug),
  position,
  publication: "PUBLISHED",
  email: staffEmail(slug),
}));

export const staffUnits: Prisma.UnitCreateManyInput[] = people.map(({ slug }) => ({
  businessId: BUSINESS_ID,
  id: demoId("staff unit", slug),
  staffId: id(slug),
}));

export const providerStaff: Prisma.ProviderStaffCreateManyInput[] = people.flatMap(({ slug, providers }) =>
  providers.map((provider) => ({
    businessId: BUSINESS_ID,
    providerId: demoId("provider", provider),
    staffId: id(slug),
  })),
);
