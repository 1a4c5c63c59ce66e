import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { key, tabTo } from "../keyboard.ts";
import { answer, consultation, openDetails, press, submitBooking } from "../visit.ts";
import { openDesk } from "./openDesk.ts";

// A client of its own, because the test erases it and the server is shared.
const mara = { first: "Mara", last: "Quill", email: "mara.quill@example.com" };

test("a client is found, noted, corrected and erased", async ({ page, app }) => {
  await openDetails(page, consultation, 2);
  await answer(page, mara);
  await submitBooking(page);
  await openDesk(page, app, "/desk/clients");
  await page.getByRole("textbox", { name: "Search clients" }).fill(mara.email);
  await expect(page).toHaveURL(/search=mara/);
  await press(page.getByRole("link", { name: /Mara Quill/ }));
  const client = page.getByRole("region", { name: "Client", exact: true });
  await expect(client.getByRole("heading", { name: "Mara Quill" })).toBeVisible();
  await expect(client.getByRole("region", { name: /Upcoming/ }).getByRole("link")).toContainText("Confirmed");
  expect(await findAxeViolations(page)).toEqual([]);

  await client.getByRole("textbox", { name: "New note" }).fill("Allergic to nuts");
  await page.reload();
  await expect(client.getByRole("textbox", { name: "New note" })).toHaveValue("Allergic to nuts");
  await press(client.getByRole("button", { name: "Add note" }));
  await expect(client.getByRole("listitem").filter({ hasText: "Allergic to nuts" })).toBeVisible();

  await press(client.getByRole("button", { name: "Edit details" }));
  const details = page.getByRole("dialog", { name: "Edit details" });
  await details.getByRole("textbox", { name: "Phone" }).fill("+1 212 555 0199");
  expect(await findAxeViolations(page)).toEqual([]);
  await press(details.getByRole("button", { name: "Save" }));
  await expect(client.getByRole("link", { name: "+1 212 555 0199" })).toBeVisible();
  await expect(client.getByRole("button", { name: "Edit details" })).toBeFocused();

  await press(client.getByRole("button", { name: "Erase" }));
  const question = page.getByRole("alertdialog", { name: "Erase all data of Mara Quill?" });
  await press(question.getByRole("button", { name: "Erase" }));
  await press(question.getByRole("button", { name: "Cancel appointments and erase" }));
  await expect(client.getByRole("heading", { name: "Erased client" })).toBeVisible();
});

test("a client is opened and noted by keyboard alone", { tag: "@desk" }, async ({ page, app }) => {
  const visitor = { first: "Kim", last: "Sato", email: "kim.sato@example.com" };
  await openDetails(page, consultation, 1);
  await answer(page, visitor);
  await submitBooking(page);
  await openDesk(page, app, "/desk/clients");
  await tabTo(page, page.getByRole("textbox", { name: "Search clients" }));
  await page.keyboard.type("sato");
  await key(page, "Enter");
  // The list of all clients has this row too.
  await expect(page).toHaveURL(/search=sato/);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  const row = page.getByRole("link", { name: /Kim Sato/ });
  await expect(row).toBeVisible();
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  const client = page.getByRole("region", { name: "Client", exact: true });
  await expect(client.getByRole("heading", { name: "Kim Sato" })).toBeVisible();
  await tabTo(page, client.getByRole("textbox", { name: "New note" }));
  await page.keyboard.type("Prefers the window");
  await tabTo(page, client.getByRole("button", { name: "Add note" }));
  await page.keyboard.press("Enter");
  await expect(client.getByText("Prefers the window")).toBeVisible();
});
