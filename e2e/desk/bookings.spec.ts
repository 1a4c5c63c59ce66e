import { type App, expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { openPayment, provider, someStart } from "../payment.ts";
import { isPhone, monthFromNow, pickDay, press } from "../visit.ts";
import { openDesk } from "./openDesk.ts";

interface Found {
  readonly id: string;
  readonly status: string;
}

/** Books as a visitor with a unique name. Returns the booking as the business sees it. */
async function bookAs(app: App, service: string, lastName: string, startsAt?: string): Promise<Found> {
  const at = startsAt ?? (await someStart(app, service));
  const email = `${lastName.toLowerCase()}@example.com`;
  await app.graph.book(service, at, {
    contact: { firstName: "Noor", lastName, email, phone: "+1 212 555 0188", dateOfBirth: "1980-02-03" },
    ...(service === "home-visit" ? { location: "12 Main Street" } : {}),
    ...(service === "consultation" ? { locationKind: "AT_PROVIDER" } : {}),
  });
  return app.owner.booking<Found>(email, "id status");
}

const address = ({ id }: Found) => `/desk/bookings?booking=${encodeURIComponent(id)}`;

test(
  "filters stay in the address, and a booking opens beside the list",
  { tag: "@widths" },
  async ({ page, app }) => {
    await bookAs(app, "consultation", "Filterby");
    await openDesk(page, app, "/desk/bookings");
    await page.getByRole("textbox", { name: "Search" }).fill("filterby");
    await expect(page).toHaveURL(/search=filterby/);
    const link = page.getByRole("link", { name: "Noor Filterby" });
    await expect(page.getByRole("listitem").filter({ has: link })).toHaveCount(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await press(link);
    await expect(page).toHaveURL(/booking=/);
    await expect(page.getByRole("heading", { name: "Noor Filterby" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to filterby@example.com" })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Noor Filterby" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Noor Filterby" })).toBeHidden();
    await expect(page).toHaveURL(/search=filterby$/);
    await expect(link).toBeFocused();
  },
);

test(
  "a request that another person declined meanwhile is not approved",
  { tag: "@desk" },
  async ({ page, app }) => {
    const booking = await bookAs(app, "home-visit", "Stalerequest");
    expect(booking.status).toBe("REQUESTED");
    await openDesk(page, app, address(booking));
    const approve = page.getByRole("button", { name: "Approve", exact: true });
    await expect(approve).toBeVisible();
    // The connection of this desk is too slow to show the other decision.
    await page.route("**/graphql/stream", (route) => route.abort());
    await app.owner.ask(
      `mutation ($input: DeclineBookingInput!) { declineBooking(input: $input) { __typename } }`,
      {
        input: { id: booking.id },
      },
    );
    if (await approve.isVisible()) {
      await approve.click();
      await expect(page.getByRole("alert")).toContainText("the status of this booking is now “Declined”");
      await expect(page.getByRole("alert")).toBeFocused();
    }
    await expect(approve).toBeHidden();
  },
);

test("a request is approved once by a double press", { tag: "@desk" }, async ({ page, app }) => {
  const booking = await bookAs(app, "home-visit", "Twicepressed");
  await openDesk(page, app, address(booking));
  await page.getByRole("button", { name: "Approve", exact: true }).dblclick();
  await expect(page.getByText("Approved: Noor Twicepressed")).toBeVisible();
  const { history } = await app.owner.booking<{ history: unknown[] }>(
    "twicepressed@example.com",
    "history { status }",
  );
  expect(history).toHaveLength(2);
});

test("a booking is cancelled by keyboard alone", { tag: "@desk" }, async ({ page, app }) => {
  const booking = await bookAs(app, "consultation", "Keyboarder");
  await openDesk(page, app, address(booking));
  const cancel = page.getByRole("button", { name: "Cancel booking" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Cancel the booking of Noor Keyboarder?" });
  await expect(dialog).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Reason" }).focus();
  await page.keyboard.type("Closed that day");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cancelled: Noor Keyboarder")).toBeVisible();
  expect((await app.owner.booking<Found>("keyboarder@example.com", "id status")).status).toBe("CANCELLED");
});

test("a booking moves to another offered time", { tag: "@desk" }, async ({ page, app }) => {
  const booking = await bookAs(app, "consultation", "Mover");
  await openDesk(page, app, address(booking));
  await page.getByRole("button", { name: "Move", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Move the booking of Noor Mover" });
  const times = dialog.getByRole("radiogroup", { name: "Time" });
  await times.getByRole("radio").last().check({ force: true });
  await dialog.getByRole("button", { name: /^Move to / }).click();
  await expect(page.getByText(/^Moved to .*: Noor Mover$/)).toBeVisible();
  await expect(page.getByText(/^New time: /)).toBeVisible();
});

test("a payment is refunded in part", { tag: "@desk" }, async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("physio", monthFromNow(1)));
  await openPayment(page, app.graph, "physio", startsAt, {
    contact: {
      firstName: "Noor",
      lastName: "Refunded",
      email: "refunded@example.com",
      phone: "+1 212 555 0188",
      dateOfBirth: "1980-02-03",
    },
  });
  await page.getByRole("button", { name: /^Pay / }).click();
  await provider(page).pay.click();
  await expect(page.getByText("Thank you").first()).toBeVisible();
  const booking = await app.owner.booking<Found>("refunded@example.com", "id status");
  await openDesk(page, app, address(booking));
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Refund Noor Refunded?" });
  await dialog.getByRole("textbox", { name: /^Amount/ }).fill("10");
  await dialog.getByRole("button", { name: "Refund $10.00" }).dblclick();
  await expect(page.getByText("Refunded: $10.00")).toBeVisible();
  await expect(page.getByText(/^−\$10\.00/)).toHaveCount(1);
});

test("the list has no violation on any width", async ({ page, app }) => {
  await bookAs(app, "consultation", "Listed");
  await openDesk(page, app, "/desk/bookings?when=any");
  await expect(page.getByRole("heading", { name: "Bookings", exact: true })).toBeVisible();
  await expect(page.locator("[data-booking]").first()).toBeVisible();
  if (isPhone()) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
  }
  expect(await findAxeViolations(page)).toEqual([]);
});
