import { expect, test } from "../app.ts";
import { key, tabTo } from "../keyboard.ts";
import {
  answerName,
  calendar,
  details,
  monthFromNow,
  open,
  openAt,
  press,
  pickDay,
  thanks,
  openDetailsAt,
} from "../visit.ts";

test("a request needs a location, reads as a request, and the owner answers it", async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("home-visit", monthFromNow(1)));
  await openDetailsAt(page, "/widget/appointment/northside/home-visit", startsAt);
  await expect(page.getByRole("heading", { name: "Appointment Request Form" })).toBeFocused();
  const { location, phone, book } = details(page);
  await expect(book).toHaveText(/^Request \d/);
  await answerName(page);
  await phone.fill("+1 212 555 0188");
  await press(book);
  await expect(location).toBeFocused();
  await expect(location).toHaveAttribute("aria-invalid", "true");
  await expect(location).toHaveAccessibleDescription(/Location is required\./);
  await location.fill("12 Harbour Walk, Brooklyn");
  await press(book);

  await expect(page.getByText("Appointment Requested")).toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  await expect(page.getByText("12 Harbour Walk, Brooklyn").filter({ visible: true })).toBeVisible();

  const reference = await page.getByRole("article").getByText("Reference").locator("strong").innerText();
  const { id } = await app.owner.booking<{ id: string }>(reference, "id");
  await app.owner.change("approveBooking", { id }, "booking { id }");
  await open(page, new URL(page.url()).pathname);
  // An amount due counts once it is paid.
  await expect(page.getByRole("status").getByText("Waiting for payment")).toBeVisible();
  await expect(page.getByText("Appointment Requested")).toHaveCount(0);
});

test("a request is sent by keyboard", { tag: "@desk" }, async ({ page, app }) => {
  const [startsAt = ""] = pickDay(await app.graph.starts("home-visit", monthFromNow(1)));
  await openAt(page, "/widget/appointment/northside/home-visit", startsAt);
  await tabTo(page, calendar(page).proceed);
  await key(page, "Enter");
  await expect(page.getByRole("heading", { name: "Appointment Request Form" })).toBeFocused();
  const { location, phone, book } = details(page);
  await answerName(page);
  await phone.fill("+1 212 555 0188");
  await tabTo(page, book);
  await key(page, "Enter");
  await expect(location).toBeFocused();
  await page.keyboard.type("12 Harbour Walk, Brooklyn");
  await tabTo(page, book);
  await key(page, "Enter");
  await expect(page.getByText("Appointment Requested")).toBeVisible();
});
