import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { someStart } from "../payment.ts";
import { isPhone, press } from "../visit.ts";
import { bookUpcoming, listStatuses } from "./bookUpcoming.ts";
import { openDesk } from "./openDesk.ts";

const list = (lastName: string) => `/desk/bookings?search=${lastName}`;
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
const bar = (page: Page) => page.getByRole("region", { name: "Selected bookings" });

/** Counts the requests whose variables have a field of a mutation. */
function countRequests(page: Page, field: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes(`"${field}"`)) count += 1;
  });
  return () => count;
}

test(
  "bookings are selected as a range and cancelled by one press",
  { tag: "@widths" },
  async ({ page, app }) => {
    await bookUpcoming(app, "Bulkcancel", [
      { firstName: "Ada" },
      { firstName: "Bo", email: false },
      { firstName: "Cy" },
    ]);
    await openDesk(page, app, list("Bulkcancel"));
    await expect(boxes(page)).toHaveCount(3);
    await press(boxes(page).first());
    if (isPhone()) for (const index of [1, 2]) await press(boxes(page).nth(index));
    else
      await boxes(page)
        .last()
        .click({ modifiers: ["Shift"] });
    await expect(bar(page)).toContainText("3 selected");
    expect(await findAxeViolations(page)).toEqual([]);
    await press(bar(page).getByRole("button", { name: "Cancel bookings" }));

    const question = page.getByRole("alertdialog", { name: "Cancel 3 bookings?" });
    await expect(question).toContainText("1 client has no email and gets no message.");
    await expect(question).toContainText("Nothing was paid online");
    expect(await findAxeViolations(page)).toEqual([]);
    await question.getByRole("textbox", { name: "Reason" }).fill("The studio is closed");
    const sent = countRequests(page, "sendsMails");
    await question.getByRole("button", { name: "Cancel 3 bookings" }).dblclick();

    const result = page.getByRole("alertdialog", { name: "3 bookings cancelled" });
    await expect(result.getByRole("listitem")).toHaveCount(3);
    expect(await findAxeViolations(page)).toEqual([]);
    await press(result.getByRole("button", { name: "Close" }));
    await expect(bar(page)).toBeHidden();
    expect(sent()).toBe(1);
    expect(await listStatuses(app, "Bulkcancel")).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
  },
);

test(
  "a booking that cannot be cancelled is named with its reason and stays selected",
  { tag: "@desk" },
  async ({ page, app }) => {
    await bookUpcoming(app, "Bulkrefused", [{ firstName: "Ada" }]);
    await app.graph.book("home-visit", await someStart(app, "home-visit"), {
      contact: {
        firstName: "Bo",
        lastName: "Bulkrefused",
        email: "bo.bulkrefused@example.com",
        phone: "+1 212 555 0188",
        dateOfBirth: "1980-02-03",
      },
      location: "12 Main Street",
    });
    await openDesk(page, app, list("Bulkrefused"));
    await press(page.getByRole("checkbox", { name: "Select all shown" }));
    await press(bar(page).getByRole("button", { name: "Cancel bookings" }));
    const question = page.getByRole("alertdialog", { name: "Cancel 2 bookings?" });
    await expect(question.getByRole("textbox", { name: "Reason" })).toBeVisible();
    // Meanwhile another desk declines the request.
    const { id } = await app.owner.booking<{ id: string }>("bo.bulkrefused@example.com", "id");
    await app.owner.change("declineBooking", { id }, "booking { id }");
    await press(question.getByRole("button", { name: "Cancel 2 bookings" }));
    const result = page.getByRole("alertdialog", { name: "1 booking cancelled" });
    await expect(result.getByRole("listitem").first()).toContainText("Bo Bulkrefused");
    await expect(result.getByRole("listitem").first()).toContainText("is now “Declined”");
    await press(result.getByRole("button", { name: "Close" }));
    await expect(page.getByRole("checkbox", { name: /^Select Bo Bulkrefused/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Select Ada Bulkrefused/ })).not.toBeChecked();
  },
);

test(
  "clients are written to once, and those without email stay selected",
  { tag: "@desk" },
  async ({ page, app }) => {
    await bookUpcoming(app, "Bulkmessage", [
      { firstName: "Ada" },
      { firstName: "Bo", email: false },
      { firstName: "Cy" },
    ]);
    await openDesk(page, app, list("Bulkmessage"));
    await press(page.getByRole("checkbox", { name: "Select all shown" }));
    await press(bar(page).getByRole("button", { name: "Send message" }));
    const question = page.getByRole("alertdialog", { name: "Write to the clients of 3 bookings" });
    await press(question.getByRole("button", { name: "Send to 2 clients" }));
    await expect(question.getByText("This field is required.")).toBeVisible();
    await question.getByRole("textbox", { name: "Your message" }).fill("We have moved to the second floor.");
    await question.getByRole("button", { name: "Send to 2 clients" }).dblclick();
    const result = page.getByRole("alertdialog", { name: "Message sent for 2 bookings" });
    await expect(result.getByRole("listitem").first()).toContainText("Bo Bulkmessage");
    await expect(result.getByRole("listitem").first()).toContainText("has no email");
    await press(result.getByRole("button", { name: "Close" }));
    await expect(bar(page)).toContainText("1 selected");
    await expect(page.getByRole("checkbox", { name: /^Select Bo Bulkmessage/ })).toBeChecked();
  },
);

test("bookings are selected and cancelled by keyboard alone", { tag: "@desk" }, async ({ page, app }) => {
  await bookUpcoming(app, "Bulkkeys", [{ firstName: "Ada" }, { firstName: "Bo" }, { firstName: "Cy" }]);
  await openDesk(page, app, list("Bulkkeys"));
  await page.locator("[data-booking]").first().focus();
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("1 selected");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press("x");
  await page.keyboard.press("Tab");
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press("Shift+Space");
  await expect(bar(page)).toContainText("2 selected");
  await bar(page).getByRole("button", { name: "Cancel bookings" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Cancel 2 bookings?" });
  await question.getByRole("button", { name: "Cancel 2 bookings" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog", { name: "2 bookings cancelled" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-booking]").first()).toBeFocused();
  expect((await listStatuses(app, "Bulkkeys")).toSorted()).toEqual(["CANCELLED", "CANCELLED", "CONFIRMED"]);
});
