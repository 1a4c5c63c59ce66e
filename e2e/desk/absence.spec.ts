import type { Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { openDesk } from "./openDesk.ts";

const timeZone = "America/New_York";
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const toDate = (instant: number) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(instant);
const toMoment = (instant: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(instant)
    .replace(" ", "T");

/** Returns the starts of a call that a staff member offers from a number of days ahead on. */
async function listStarts(app: App, staff: string, daysAhead: number): Promise<number[]> {
  const from = toDate(Date.now() + daysAhead * DAY_MS);
  const to = toDate(Date.now() + (daysAhead + 12) * DAY_MS);
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

interface Booked {
  readonly name: string;
  /** Address of the plan for the time of the call alone. */
  readonly address: string;
}

/** Books a call with Amara at a time at which a colleague is free, too. */
async function bookCall(app: App, lastName: string, daysAhead: number): Promise<Booked> {
  const colleague = new Set(await listStarts(app, "daniel", daysAhead));
  const startsAt = (await listStarts(app, "amara", daysAhead)).find((start) => colleague.has(start))!;
  const { hold } = await app.graph.hold("intro-call", new Date(startsAt).toISOString(), "amara");
  await app.graph.change(
    "book",
    {
      holdToken: hold!.token,
      idempotencyKey: crypto.randomUUID(),
      contact: {
        firstName: "Ines",
        lastName,
        email: `ines.${lastName.toLowerCase()}@example.com`,
        phone: "+1 212 555 0177",
      },
      locationKind: "PHONE",
      consent: true,
      timeZone,
      locale: "en",
    },
    "bookings { id }",
  );
  const params = new URLSearchParams({
    staff: "amara",
    from: toMoment(startsAt),
    to: toMoment(startsAt + 5 * MINUTE_MS),
  });
  return { name: `Ines ${lastName}`, address: `/desk/absence?${params}` };
}

const getChoice = (page: Page, { name }: Booked) =>
  page.getByRole("combobox", { name: new RegExp(`^What happens with ${name}`) });

test("an absence is decided and undone by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Falk", 17);
  await openDesk(page, app, booked.address);
  const choice = getChoice(page, booked);
  await expect(choice).toHaveValue("REASSIGN");
  await expect(page.getByText("1 appointment: 1 given to another person")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Show appointments in the way" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Appointments in the way/ })).toBeFocused();
  await tabTo(page, choice);
  await page.keyboard.press("ArrowDown");
  await expect(choice).toHaveValue("OFFER");
  await expect(page.getByText("1 appointment: 1 offered other times")).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue("OFFER");
  await choice.focus();
  await tabTo(page, page.getByRole("button", { name: "Confirm 1 decision" }));
  await page.keyboard.press("Enter");

  await expect(page.getByText(/^Messages and refunds leave in/)).toBeVisible();
  await expect(page).toHaveURL(/\?absence=absence_/);
  await expect(page.getByText(/^Other times will be offered until/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("The time is free again, and no client has been told anything.")).toBeVisible();
  await expect(page.getByText("As before")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Decide again" }));
  await page.keyboard.press("Enter");
  await expect(choice).toHaveValue("OFFER");
});

test("the plan shows what another desk has changed", { tag: "@desk" }, async ({ page, app }) => {
  const booked = await bookCall(app, "Grund", 18);
  await openDesk(page, app, booked.address);
  await expect(getChoice(page, booked)).toBeVisible();
  const { id } = await app.owner.booking<{ id: string }>(booked.name, "id");
  await app.owner.change("cancelBooking", { booking: { id }, scope: "ONE" }, "__typename");
  await expect(page.getByText(new RegExp(`^No longer in the way: ${booked.name}`))).toBeVisible();
  await expect(page.getByRole("button", { name: "Block this time" })).toBeVisible();
});

test("the calendar leads to the absence of a person", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, "/desk/calendar?view=day");
  await page.getByRole("link", { name: /^Amara Osei is away/ }).click();
  await expect(page.getByRole("combobox", { name: "Who is away" }).locator("option:checked")).toHaveText(
    "Amara Osei",
  );
  await expect(page.getByRole("heading", { name: /^Appointments in the way/ })).toBeVisible();
});

test("a staff member reads that the role may not decide", { tag: "@desk" }, async ({ page, app }) => {
  const { signIn } = app;
  const staff = { ...app, signIn: { ...signIn, email: "amara@northside.example" } };
  await openDesk(page, staff, "/desk/absence");
  await expect(page.getByText("Your role does not include this screen.")).toBeVisible();
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("region", { name: "Calendar" })).toBeVisible();
  await expect(page.getByRole("link", { name: /is away/ })).toHaveCount(0);
});
