import { expect, type Locator, type Page } from "@playwright/test";
import type { App } from "../app.ts";

const timeZone = "America/New_York";
const staff = "amara";

export const HOUR_MS = 3_600_000;

/** Formats a time as the calendar of the demo does. */
export const formatTime = (instant: number): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
    .format(instant)
    .replace("\u202f", " ");

const toDate = (instant: number) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(instant);

/** Returns the starts that a staff member offers from a number of days ahead on. */
async function listStarts(app: App, daysAhead: number): Promise<number[]> {
  const from = toDate(Date.now() + daysAhead * 24 * HOUR_MS);
  const to = toDate(Date.now() + (daysAhead + 12) * 24 * HOUR_MS);
  const { business } = await app.graph.ask<{
    business: { service: { availability: { days: { starts: string[] }[] } } };
  }>(
    `query ($from: Date!, $to: Date!, $staff: ID!) {
      business { service(id: "intro-call") { availability(input: { from: $from, to: $to, staff: $staff }) { days { starts } } } }
    }`,
    { from, to, staff },
  );
  return business.service.availability.days.flatMap(({ starts }) => starts.map((start) => Date.parse(start)));
}

/** Returns a start such that the same staff member is free an hour later as well. */
export async function findCallStart(app: App, daysAhead: number): Promise<number> {
  const starts = await listStarts(app, daysAhead);
  return starts.find((start) => starts.includes(start + HOUR_MS))!;
}

/** Takes the time of a call as another visitor does. */
export async function takeCallTime(app: App, startsAt: number): Promise<void> {
  const { __typename } = await app.graph.hold("intro-call", new Date(startsAt).toISOString(), staff);
  expect(__typename).toBe("HoldSlotPayload");
}

export interface Booked {
  readonly client: RegExp;
  readonly email: string;
  readonly startsAt: number;
  /** The day of the booking in the calendar of the desk. */
  readonly address: string;
}

/** Books a call that can move by an hour. */
export async function bookCall(app: App, lastName: string, daysAhead: number): Promise<Booked> {
  const startsAt = await findCallStart(app, daysAhead);
  const email = `quinn.${lastName.toLowerCase()}@example.com`;
  const { hold } = await app.graph.hold("intro-call", new Date(startsAt).toISOString(), staff);
  await app.graph.change(
    "book",
    {
      holdToken: hold!.token,
      idempotencyKey: crypto.randomUUID(),
      contact: { firstName: "Quinn", lastName, email, phone: "+1 212 555 0188" },
      locationKind: "PHONE",
      consent: true,
      timeZone,
      locale: "en",
    },
    "bookings { id }",
  );
  return {
    client: new RegExp(`Quinn ${lastName}`),
    email,
    startsAt,
    address: `/desk/calendar?view=day&date=${toDate(startsAt)}`,
  };
}

export const getEntry = (page: Page, client: RegExp): Locator => page.getByRole("button", { name: client });

/** Scrolls an entry away from the edges of the board, at which a held pointer scrolls. */
export const centerEntry = (entry: Locator): Promise<void> =>
  entry.evaluate((element) => element.scrollIntoView({ block: "center" }));

export async function expectStart(page: Page, { client }: Booked, startsAt: number): Promise<void> {
  await expect(getEntry(page, client)).toHaveAccessibleName(new RegExp(`^${formatTime(startsAt)}`));
}

/** Lifts the entry by keyboard and moves it to an hour later. */
export async function liftByAnHour(page: Page, booked: Booked): Promise<void> {
  await expectStart(page, booked, booked.startsAt);
  await getEntry(page, booked.client).focus();
  await page.keyboard.press("m");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
}
