import { expect, type Browser, type Page } from "@playwright/test";
import { type App, test } from "../app.ts";
import { press } from "../visit.ts";
import { findCallStart } from "./boardBookings.ts";
import { listStatuses } from "./bookUpcoming.ts";
import { openDesk, signInAgain, typeSignIn } from "./openDesk.ts";

/** Ends all sessions of the owner, as another device does. */
async function endSessions(browser: Browser, app: App): Promise<void> {
  const context = await browser.newContext({ baseURL: app.origin });
  try {
    const other = await context.newPage();
    await other.goto("/account/sign-in");
    await typeSignIn(other, app);
    await press(other.getByRole("button", { name: "Sign out everywhere" }));
    await expect(other.getByText("You are not signed in.")).toBeVisible();
  } finally {
    await context.close();
  }
}

test.use({ forgiven: /status of 401/ });

const book = (page: Page) => page.getByRole("button", { name: /^Book / });
const lastName = (page: Page) => page.getByRole("textbox", { name: "Last name" });

async function openBookingForm(page: Page, app: App): Promise<void> {
  const at = encodeURIComponent(new Date(await findCallStart(app, 24)).toISOString());
  await openDesk(page, app, `/desk/new?service=intro-call&staff=amara&at=${at}`);
}

/** Only a user may book without an email. A request without a session would be refused. */
async function fillBooking(page: Page, app: App, name: string): Promise<void> {
  await openBookingForm(page, app);
  await page.getByRole("textbox", { name: "First name" }).fill("Tess");
  await lastName(page).fill(name);
  await page.getByRole("textbox", { name: "Phone number" }).fill("+1 212 555 0167");
  await page.getByRole("textbox", { name: "Notes" }).fill("By the window");
  await expect(book(page)).toBeEnabled();
}

async function expectBooked(page: Page, app: App, name: string): Promise<void> {
  await expect(page.getByText(`Booked: Tess ${name}`, { exact: false })).toBeVisible();
  expect(await listStatuses(app, name)).toEqual(["CONFIRMED"]);
}

test(
  "a booking waits for the sign-in when its session was ended elsewhere",
  { tag: "@desk" },
  async ({ page, browser, app }) => {
    await fillBooking(page, app, "Oranje");
    await endSessions(browser, app);
    // If the live connection notices it first, the press waits for the sign-in.
    const pressed = press(book(page));
    await expect(page.getByRole("alertdialog", { name: "Please sign in again" })).toBeVisible();
    expect(await listStatuses(app, "Oranje")).toEqual([]);
    await signInAgain(page, app);
    await pressed;
    await expectBooked(page, app, "Oranje");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  },
);

test(
  "a desk at which nobody works asks for the sign-in when its session was ended elsewhere",
  { tag: "@desk" },
  async ({ page, browser, app }) => {
    await openDesk(page, app);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await endSessions(browser, app);
    await signInAgain(page, app);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  },
);

test(
  "the draft of a booking survives a session that was ended elsewhere, and a reload",
  { tag: "@desk" },
  async ({ page, browser, app }) => {
    await fillBooking(page, app, "Ormond");
    await endSessions(browser, app);
    await page.reload();
    await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
    await typeSignIn(page, app);
    await expect(lastName(page)).toHaveValue("Ormond");
    await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("By the window");
    await press(book(page));
    await expectBooked(page, app, "Ormond");
  },
);

test("a user who signs out leaves no draft in the tab", { tag: "@desk" }, async ({ page, app }) => {
  await fillBooking(page, app, "Osborne");
  await press(page.getByRole("button", { name: /Owner/ }));
  await press(page.getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await openBookingForm(page, app);
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("");
  await expect(lastName(page)).toHaveValue("");
});
