import type { Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { expectAccessible, findAxeViolations } from "../axe.ts";
import { key, tabTo } from "../keyboard.ts";
import { findCallStart, takeCallTime } from "./boardBookings.ts";
import { openDesk } from "./openDesk.ts";

const firstName = (page: Page) => page.getByRole("textbox", { name: "First name" });
const lastName = (page: Page) => page.getByRole("textbox", { name: "Last name" });
const phone = (page: Page) => page.getByRole("textbox", { name: /^Phone number/ });
const email = (page: Page) => page.getByRole("textbox", { name: /^Email/ });
const book = (page: Page) => page.getByRole("button", { name: /^Book\b/ });
const booked = (page: Page) => page.getByRole("status").filter({ hasText: "Booked:" });

async function openCall(page: Page, app: App, name: string, startsAt: number): Promise<void> {
  const at = new Date(startsAt).toISOString();
  await openDesk(page, app, `/desk/new?service=intro-call&staff=amara&at=${at}`);
  await firstName(page).fill("Tess");
  await lastName(page).fill(name);
  await phone(page).fill("+1 212 555 0167");
}

const toIsoDate = (instant: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York" }).format(instant);

async function typeTime(page: Page, date: string, time: string): Promise<void> {
  await page.getByRole("button", { name: "Another time" }).click();
  await page.getByLabel("Date", { exact: true }).fill(date);
  await page.getByLabel("Time", { exact: true }).fill(time);
}

test("what is typed survives a reload", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, "/desk/new");
  await firstName(page).fill("Kept");
  await page.getByRole("textbox", { name: "Notes" }).fill("By the window");
  await page.reload();
  await expect(firstName(page)).toHaveValue("Kept");
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("By the window");
});

test("a call without an email outside the hours is booked with overrides", async ({ page, app }) => {
  await openCall(page, app, "Ortolan", await findCallStart(app, 15));
  await typeTime(page, toIsoDate(Date.now() + 16 * 86_400_000), "05:00");
  await book(page).click();
  await expect(page.getByRole("alert")).toContainText("This time is outside the working hours.");
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Outside the working hours" }).check();
  await book(page).click();
  await expect(booked(page)).toContainText("Nothing was sent to the client, because there is no email.");
  await page.getByRole("link", { name: "Open the booking" }).click();
  await expect(page).toHaveURL(/\/desk\/bookings\?.*booking=/);
  await expect(page.getByText("Outside the working hours").first()).toBeVisible();
  await expect(page.getByText("Without an email: the client gets no messages").first()).toBeVisible();
});

test("a walk-in is booked now", async ({ page, app }) => {
  await openCall(page, app, "Wanderer", Date.now());
  await page.getByRole("button", { name: "Another time" }).click();
  await page.getByRole("button", { name: "Now", exact: true }).click();
  const allow = page.getByRole("group", { name: "Allow anyway" });
  // Each rule in the way is named in turn.
  await expect(async () => {
    await book(page).click();
    await expect(booked(page).or(page.getByRole("alert"))).toBeVisible();
    if (await booked(page).isVisible()) return;
    for (const rule of await allow.getByRole("checkbox").all()) await rule.check();
    throw new Error("not yet");
  }).toPass({ timeout: 20_000, intervals: [100] });
  await expect(booked(page)).toContainText("Tess Wanderer");
});

test("a form with a condition, a file and an address is filled in and sent", async ({ page, app }) => {
  const [startsAt] = await app.graph.starts("nutrition");
  await openDesk(page, app, `/desk/new?service=nutrition&at=${startsAt}`);
  await firstName(page).fill("Tess");
  await lastName(page).fill("Formby");
  await email(page).first().fill("tess.formby@example.com");
  const paper = page.getByRole("checkbox", { name: "Send me my plan on paper, too" });
  await expect(paper).toBeVisible();
  await expect(page.getByRole("group", { name: /Where should we send it/ })).toBeHidden();
  await paper.check();
  const address = page.getByRole("group", { name: /Where should we send it/ });
  await address.getByRole("textbox", { name: "Street and number" }).fill("12 Rose Lane");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "results.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("results.png is attached")).toBeAttached();
  await page.reload();
  await expect(page.getByText("results.png", { exact: true })).toBeVisible();
  await expect(paper).toBeChecked();
  await expect(address.getByRole("textbox", { name: "Street and number" })).toHaveValue("12 Rose Lane");
  await book(page).click();
  await expect(page.getByRole("radio", { name: "My weight" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "More energy during the day" }).check();
  await page.getByRole("checkbox", { name: "None of this" }).check();
  await page.getByRole("combobox", { name: "How do you eat?" }).selectOption("vegan");
  const born = page.getByRole("group", { name: "Your date of birth" });
  for (const [part, value] of [
    ["Month", "2"],
    ["Day", "3"],
    ["Year", "1980"],
  ] as const)
    await born.getByRole("textbox", { name: part }).fill(value);
  for (const [part, value] of [
    ["City", "Albany"],
    ["State or region", "NY"],
    ["ZIP or postal code", "12207"],
  ] as const)
    await address.getByRole("textbox", { name: part }).fill(value);
  await address.getByRole("combobox", { name: "Country" }).selectOption("US");
  await page.getByRole("checkbox", { name: /I agree that Northside Studio/ }).check();
  await book(page).click();
  await page.getByRole("link", { name: "Open the booking" }).click();
  await expect(page.getByText("12 Rose Lane").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /results\.png/ })).toBeVisible();
});

test(
  "a time that was taken meanwhile is refused with free times",
  { tag: "@desk" },
  async ({ page, app }) => {
    const startsAt = await findCallStart(app, 17);
    await openCall(page, app, "Quickley", startsAt);
    await email(page).fill("tess.quickley@example.com");
    await takeCallTime(app, startsAt);
    await book(page).click();
    const refused = page.getByRole("alert");
    await expect(refused).toContainText("Nobody is free at this time.");
    await expect(refused).toContainText("Free on the same day:");
    await expect(firstName(page)).toHaveValue("Tess");
    expect(await findAxeViolations(page)).toEqual([]);
    await refused.getByRole("button").first().click();
    await book(page).dblclick();
    await expect(booked(page)).toContainText("The confirmation goes to tess.quickley@example.com.");
    const { business } = await app.owner.ask<{ business: { bookings: { totalCount: number } } }>(
      `{ business { bookings(search: "tess.quickley@example.com", first: 1) { totalCount } } }`,
    );
    expect(business.bookings.totalCount).toBe(1);
  },
);

test("a client is booked by keyboard alone", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, "/desk/new?service=intro-call&staff=amara");
  await tabTo(page, firstName(page));
  await page.keyboard.type("Tess");
  await tabTo(page, lastName(page));
  await page.keyboard.type("Keys");
  await tabTo(page, phone(page));
  await page.keyboard.type("+1 212 555 0168");
  const time = page.getByRole("radiogroup", { name: "Time" }).getByRole("radio").first();
  await expect(time).toBeAttached();
  // A date field has several parts that take the focus.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(time).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [10] });
  await key(page, "Space");
  await tabTo(page, book(page));
  await key(page, "Enter");
  await expect(booked(page)).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Book another" }));
  await key(page, "Enter");
  await expect(firstName(page)).toHaveValue("");
});

test("the form fits a phone", async ({ page, app }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDesk(page, app, "/desk/new?service=nutrition");
  await expect(page.getByRole("checkbox", { name: "Send me my plan on paper, too" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test(
  "a file that a reload kept from being sent is named until it is removed",
  { tag: "@desk" },
  async ({ page, app }) => {
    // The upload never ends.
    await page.route("**/uploads", () => {});
    await openDesk(page, app, "/desk/new?service=nutrition");
    const file = { name: "results.png", mimeType: "image/png", buffer: Buffer.from("x") };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("progressbar", { name: "Sending results.png" })).toBeVisible();
    await page.reload();
    const lost = page.getByText("“results.png” was not sent. Please choose it again.");
    await expect(lost).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove results.png" }).click();
    await expect(lost).toBeHidden();
  },
);

const guest = (page: Page, number: number) => page.getByRole("group", { name: `Guest ${number}` });

async function addGuest(page: Page, number: number, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Add (a|another) guest$/ }).click();
  await expect(guest(page, number).getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type(name);
  await guest(page, number)
    .getByRole("textbox", { name: "Email" })
    .fill(`${name.toLowerCase().replace(" ", ".")}@example.com`);
}

interface Booked {
  readonly seats: number;
  readonly guests: readonly { readonly name: string }[];
}

test("guests are booked with their names", async ({ page, app }) => {
  await openCall(page, app, "Hostley", await findCallStart(app, 19));
  await email(page).fill("tess.hostley@example.com");
  await addGuest(page, 1, "Una Hostley");
  await page.getByRole("button", { name: "Add another guest" }).click();
  await book(page).click();
  await expect(guest(page, 2).getByRole("textbox", { name: "Name" })).toBeFocused();
  await expectAccessible(page);
  await guest(page, 2).getByRole("button", { name: "Remove Guest 2" }).click();
  await book(page).click();
  await expect(booked(page)).toContainText("Tess Hostley");
  const { guests } = await app.owner.booking<Booked>("tess.hostley@example.com", "seats guests { name }");
  expect(guests).toEqual([{ name: "Una Hostley" }]);
});

test("each guest of a class takes a seat", { tag: "@desk" }, async ({ page, app }) => {
  const startsAt = (await app.graph.starts("yoga-class")).at(-1)!;
  await openDesk(page, app, `/desk/new?service=yoga-class&at=${encodeURIComponent(startsAt)}`);
  await firstName(page).fill("Tess");
  await lastName(page).fill("Yogley");
  await email(page).fill("tess.yogley@example.com");
  await addGuest(page, 1, "Una Yogley");
  await addGuest(page, 2, "Ula Yogley");
  await expect(page.getByRole("textbox", { name: "Seats" })).toHaveValue("3");
  await book(page).click();
  await expect(booked(page)).toContainText("Tess Yogley");
  const result = await app.owner.booking<Booked>("tess.yogley@example.com", "seats guests { name }");
  expect(result).toEqual({ seats: 3, guests: [{ name: "Una Yogley" }, { name: "Ula Yogley" }] });
});
