import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { isPhone, press } from "../visit.ts";
import { bookCall } from "./boardBookings.ts";
import { openDesk, typeSignIn } from "./openDesk.ts";

test("a stranger is led to the sign-in and back, and nothing is cached", async ({ page, app, request }) => {
  await page.goto("/desk?from=mail");
  await expect(page).toHaveURL(/\/account\/sign-in\?next=/);
  await typeSignIn(page, app);
  await expect(page).toHaveURL(/\/desk\?from=mail$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(new Date().getFullYear()));
  const response = await request.get("/desk");
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "x-frame-options": "DENY",
  });
});

test("Today has no violation and shows the state of the connection", async ({ page, app }) => {
  await openDesk(page, app);
  await expect(page.getByRole("heading", { name: "Appointments", exact: true })).toBeVisible();
  if (!isPhone()) await expect(page.getByText("Live", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test("the command bar finds a screen by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search and commands" });
  await expect(field).toBeFocused();
  await field.fill("acc");
  await expect(page.getByRole("option", { name: "Your account" })).toHaveAttribute("aria-selected", "true");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

test("the command bar finds a client and a booking by keyboard", async ({ page, app }) => {
  await bookCall(app, "Vasquezbar", 9);
  await openDesk(page, app);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search and commands" });
  await field.fill("vasquezb");
  const clients = page.getByRole("group", { name: "Clients" });
  await expect(clients.getByRole("option", { name: /Quinn Vasquezbar/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(clients.locator("mark").first()).toHaveText("Vasquezb");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  const booking = page.getByRole("group", { name: "Bookings" }).getByRole("option");
  await expect(booking).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/desk\/bookings\?booking=/);
  await expect(page.getByRole("heading", { name: "Quinn Vasquezbar" })).toBeVisible();
});

test("shortcuts are listed and can be turned off", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Shortcuts" });
  await expect(list).toBeVisible();
  await list.getByRole("checkbox", { name: "Use shortcuts of single keys" }).uncheck();
  await list.getByRole("button", { name: "Close" }).click();
  await expect(list).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeVisible();
  await expect(list).toBeHidden();
});

test("a session that ends asks again over the screen and keeps the typed text", async ({
  page,
  app,
  context,
}) => {
  await openDesk(page, app);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search and commands" });
  await field.fill("noor");
  await expect(page.getByText(/^Nothing found/).or(page.getByRole("option").first())).toBeVisible();
  await context.clearCookies();
  // A booking by a visitor makes the screen load again, now without a session.
  const [startsAt] = (await app.graph.starts("consultation")).slice(-1);
  await app.graph.from("192.0.2.77").book("consultation", startsAt!, { locationKind: "ONLINE" });
  const dialog = page.getByRole("alertdialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox", { name: "Email" }).fill(app.signIn.email);
  await dialog.getByLabel("Password", { exact: true }).fill(app.signIn.password);
  await press(dialog.getByRole("button", { name: "Sign in", exact: true }));
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue("noor");
});

test("a booking that just came in is announced and shown without a reload", async ({ page, app }) => {
  await openDesk(page, app);
  await expect(page.getByRole("heading", { name: "Appointments", exact: true })).toBeVisible();
  if (!isPhone()) await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const [startsAt] = await app.graph.starts("coaching");
  await app.graph.from("192.0.2.78").book("coaching", startsAt!, {
    contact: { firstName: "Wilhelmina", lastName: "Day", email: "w@example.com" },
    locationKind: "ONLINE",
  });
  await expect(page.getByRole("status").getByText(/^New booking: Wilhelmina Day · /)).toBeVisible();
});
