import type { Browser, Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { someStart } from "../payment.ts";
import { watchRequests } from "../shifts.ts";
import { press } from "../visit.ts";
import { bookCall, type Booked, expectStart, getEntry, HOUR_MS, liftByAnHour } from "./boardBookings.ts";
import { openDesk } from "./openDesk.ts";

test.use({ forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** Opens a desk in a browser of its own, as a colleague does. */
async function withSecondDesk(browser: Browser, app: App, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: app.origin });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

const getConnectionNotice = (page: Page) =>
  page.getByRole("main").getByText("Nothing can be changed until the connection is back.", { exact: false });

/** Moves a call as a colleague or a partner does. */
async function moveCall(app: App, { email }: Booked, startsAt: number): Promise<void> {
  const { id } = await app.owner.booking<{ id: string }>(email, "id");
  const { rescheduleBooking } = await app.owner.ask<{ rescheduleBooking: { __typename: string } }>(
    `mutation ($input: RescheduleBookingInput!) { rescheduleBooking(input: $input) { __typename } }`,
    { input: { booking: { id }, startsAt: new Date(startsAt).toISOString() } },
  );
  expect(rescheduleBooking.__typename).toBe("RescheduleBookingPayload");
}

test("a move at one desk is shown at another one", { tag: "@desk" }, async ({ page, browser, app }) => {
  const booked = await bookCall(app, "Gallo", 17);
  await openDesk(page, app, booked.address);
  await withSecondDesk(browser, app, async (other) => {
    await openDesk(other, app, booked.address);
    await expectStart(other, booked, booked.startsAt);
    await expect(other.getByText("Live", { exact: true })).toBeVisible();
    await liftByAnHour(page, booked);
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Move to/ })
      .click();
    await expectStart(page, booked, booked.startsAt + HOUR_MS);
    await expectStart(other, booked, booked.startsAt + HOUR_MS);
  });
});

test("a request is decided once by two desks", { tag: "@desk" }, async ({ page, browser, app }) => {
  const email = "twodesks@example.com";
  await app.graph.book("home-visit", await someStart(app, "home-visit"), {
    contact: {
      firstName: "Noor",
      lastName: "Twodesks",
      email,
      phone: "+1 212 555 0188",
      dateOfBirth: "1980-02-03",
    },
    location: "12 Main Street",
  });
  const { id } = await app.owner.booking<{ id: string }>(email, "id");
  await openDesk(page, app, `/desk/bookings?booking=${encodeURIComponent(id)}`);
  await withSecondDesk(browser, app, async (other) => {
    // The connection of this desk is too slow to show the decision of the other one.
    await other.route("**/graphql/stream", (route) => route.abort());
    await openDesk(other, app);
    await press(other.getByRole("button", { name: "Decline the request of Noor Twodesks" }));
    const dialog = other.getByRole("alertdialog", { name: "Decline the request of Noor Twodesks?" });
    await dialog.getByRole("textbox", { name: /^Reason/ }).fill("On holiday");
    await press(page.getByRole("button", { name: "Approve", exact: true }));
    await expect(page.getByText("Approved: Noor Twodesks")).toBeVisible();
    await press(dialog.getByRole("button", { name: "Decline" }));
    await expect(
      other.getByText("Not done: the status of this booking is now “Waiting for payment”."),
    ).toBeVisible();
    await expect(other.getByRole("button", { name: /the request of Noor Twodesks/ })).toHaveCount(0);
  });
  const { status } = await app.owner.booking<{ status: string }>(email, "status");
  expect(status).toBe("AWAITING_PAYMENT");
});

test("a note on a client is shown at another desk", { tag: "@desk" }, async ({ page, browser, app }) => {
  await bookCall(app, "Haddad", 18);
  const open = async (desk: Page) => {
    await openDesk(desk, app, "/desk/clients?search=quinn.haddad%40example.com");
    await press(desk.getByRole("link", { name: /Quinn Haddad/ }));
    await expect(desk.getByRole("heading", { name: "Quinn Haddad" })).toBeVisible();
  };
  await open(page);
  await withSecondDesk(browser, app, async (other) => {
    await open(other);
    await other.getByRole("textbox", { name: "New note" }).fill("Half typed");
    await page.getByRole("textbox", { name: "New note" }).fill("Parks behind the house");
    await press(page.getByRole("button", { name: "Add note" }));
    await expect(other.getByRole("listitem").filter({ hasText: "Parks behind the house" })).toBeVisible();
    await expect(other.getByRole("textbox", { name: "New note" })).toHaveValue("Half typed");
  });
});

test(
  "the calendar is read-only without a connection and catches up",
  { tag: "@desk" },
  async ({ page, app }) => {
    const whenQuiet = watchRequests(page);
    const booked = await bookCall(app, "Ingram", 19);
    await openDesk(page, app, booked.address);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    // The response to an earlier request would still arrive.
    await whenQuiet();
    await page.context().setOffline(true);
    await expect(getConnectionNotice(page)).toContainText("Last updated at");
    await getEntry(page, booked.client).focus();
    await page.keyboard.press("m");
    await expect(page.getByText(/lifted\. Arrow keys move/)).toHaveCount(0);
    await moveCall(app, booked, booked.startsAt + HOUR_MS);
    await expectStart(page, booked, booked.startsAt);
    await page.context().setOffline(false);
    await expect(getConnectionNotice(page)).toBeHidden();
    await expectStart(page, booked, booked.startsAt + HOUR_MS);
  },
);
