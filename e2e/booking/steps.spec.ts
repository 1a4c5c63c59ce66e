import { expect, test } from "../app.ts";
import {
  calendar,
  chooseTime,
  consultation,
  details,
  isPhone,
  noor,
  open,
  press,
  proceed,
} from "../visit.ts";

test("steps have names, and past ones can be pressed", { tag: "@phone" }, async ({ page }) => {
  await open(page, consultation);
  const steps = page.getByRole("list", { name: "Your booking" });
  const current = steps.locator("[aria-current=step]");
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(steps.getByRole("link")).toHaveText(["Service"]);
  await expect(current).toContainText("Time");
  const position = current.getByText(/^\d of \d/);
  if (isPhone()) await expect(position).toHaveText("2 of 3 ·");
  else await expect(position).toBeHidden();

  const { text } = await chooseTime(page);
  await proceed(page);
  await expect(steps.getByRole("link")).toHaveText(["Service", "Time"]);
  await expect(current).toContainText("Your information");

  await details(page).first.fill(noor.first);
  await press(steps.getByRole("link", { name: "Time" }));
  await expect(calendar(page).proceed).toContainText(`Continue with ${text}`);
  await expect(current).toContainText("Time");
  await press(calendar(page).proceed);
  await expect(details(page).first).toHaveValue(noor.first);

  await press(steps.getByRole("link", { name: "Service" }));
  await expect(page.getByRole("heading", { name: "What would you like to book?" })).toBeVisible();
  await expect(current).toContainText("Service");
  await expect(steps.getByRole("link")).toHaveCount(0);
});

test("the step of several services leads back to them as they were selected", async ({ page }) => {
  await open(page, "/widget/appointment/northside/consultation?also=intro-call");
  await press(page.getByRole("list", { name: "Your booking" }).getByRole("link", { name: "Service" }));
  await expect(page).toHaveURL(/\/northside\?also=consultation(,|%2C)intro-call/);
  await expect(page.getByRole("button", { name: "Continue with 2 services" })).toBeVisible();
});

test("a paid service has four steps, and none can be pressed once it is booked", async ({ page, app }) => {
  await open(page, "/widget/appointment/northside/massage");
  const steps = page.getByRole("list", { name: "Your booking" });
  await expect(steps.getByRole("listitem")).toHaveText(["Service", /Time$/, "Your information", "Payment"]);
  const [startsAt = ""] = await app.graph.starts("massage");
  const { order, booking } = await app.graph.order("massage", startsAt);
  await open(page, `/widget/bookings/${order}?booked`);
  await expect(steps.locator("[aria-current=step]")).toContainText("Payment");
  await expect(steps.getByRole("link")).toHaveCount(0);
  await open(page, `/widget/booking/${booking}`);
  await expect(steps).toHaveCount(0);
});
