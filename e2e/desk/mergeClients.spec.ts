import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { key, tabTo } from "../keyboard.ts";
import { press } from "../visit.ts";
import { bookUpcoming } from "./bookUpcoming.ts";
import { openDesk } from "./openDesk.ts";

async function openClient(page: Page, name: string) {
  await page.getByRole("textbox", { name: "Search clients" }).fill(name);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("status").filter({ hasText: "1 client" })).toBeVisible();
  await press(page.getByRole("link", { name }));
  const client = page.getByRole("region", { name: "Client", exact: true });
  await expect(client.getByRole("heading", { name })).toBeVisible();
  return client;
}

test("a client who booked by telephone is merged with the one who has an email", async ({ page, app }) => {
  await bookUpcoming(app, "Ormsby", [{ firstName: "Tilda", email: false }, { firstName: "Mathilda" }]);
  await openDesk(page, app, "/desk/clients");
  const client = await openClient(page, "Tilda Ormsby");
  await client.getByRole("textbox", { name: "New note" }).fill("Calls before noon");
  await press(client.getByRole("button", { name: "Add note" }));
  await expect(client.getByRole("listitem").filter({ hasText: "Calls before noon" })).toBeVisible();

  await press(client.getByRole("button", { name: "Merge with another client" }));
  const search = page.getByRole("dialog", { name: "Merge Tilda Ormsby with another client" });
  const field = search.getByRole("textbox", { name: "Search clients" });
  await expect(field).toHaveValue("Tilda Ormsby");
  await expect(field).toBeFocused();
  await expect(search.getByText("No other client matches.")).toBeVisible();
  await field.fill("Ormsby");
  const row = search.getByRole("button", { name: /Mathilda Ormsby/ });
  await expect(row).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await press(row);

  const question = page.getByRole("alertdialog", { name: "Merge Mathilda Ormsby into Tilda Ormsby?" });
  await expect(question.getByRole("region", { name: "After the merge" })).toContainText(
    "mathilda.ormsby@example.com",
  );
  await expect(question.getByText("1 appointment · 1 note").first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await question.getByRole("radio", { name: /Mathilda Ormsby/ }).check();
  const swapped = page.getByRole("alertdialog", { name: "Merge Tilda Ormsby into Mathilda Ormsby?" });
  await press(swapped.getByRole("button", { name: "Merge clients" }));
  await expect(page.getByText("Merged: Mathilda Ormsby")).toBeVisible();
  await expect(client.getByRole("heading", { name: "Mathilda Ormsby" })).toBeVisible();
  await expect(client.getByRole("region", { name: /Upcoming/ }).getByRole("link")).toHaveCount(2);
  await expect(client.getByText("Calls before noon")).toBeVisible();
});

test("clients are merged by keyboard alone", { tag: "@desk" }, async ({ page, app }) => {
  await bookUpcoming(app, "Quarrie", [{ firstName: "Ines" }, { firstName: "Inesita" }]);
  await openDesk(page, app, "/desk/clients");
  const client = await openClient(page, "Ines Quarrie");
  const action = client.getByRole("button", { name: "Merge with another client" });
  await tabTo(page, action);
  await key(page, "Enter");
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Search clients" });
  await expect(field).toBeFocused();
  await field.fill("Quarrie");
  const row = page.getByRole("dialog").getByRole("button", { name: /Inesita Quarrie/ });
  await expect(row).toBeVisible();
  await tabTo(page, row);
  await key(page, "Enter");
  const question = page.getByRole("alertdialog", { name: "Merge Inesita Quarrie into Ines Quarrie?" });
  await expect(question.getByRole("radio", { name: /Ines Quarrie/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(
    page.getByRole("alertdialog", { name: "Merge Ines Quarrie into Inesita Quarrie?" }),
  ).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await tabTo(page, question.getByRole("button", { name: "Merge clients" }));
  await key(page, "Enter");
  await expect(page.getByText("Merged: Ines Quarrie")).toBeVisible();
  await expect(client.getByRole("region", { name: /Upcoming/ }).getByRole("link")).toHaveCount(2);
  await expect(action).toBeFocused();
});

test("a client who was erased meanwhile is not merged", async ({ page, app }) => {
  await bookUpcoming(app, "Velde", [{ firstName: "Anouk" }, { firstName: "Anoushka" }]);
  await openDesk(page, app, "/desk/clients");
  const client = await openClient(page, "Anouk Velde");
  await press(client.getByRole("button", { name: "Merge with another client" }));
  const search = page.getByRole("dialog", { name: /Merge Anouk/ });
  await search.getByRole("textbox", { name: "Search clients" }).fill("Velde");
  await press(search.getByRole("button", { name: /Anoushka Velde/ }));
  const { business } = await app.owner.ask<{ business: { contacts: { edges: { node: { id: string } }[] } } }>(
    `query { business { contacts(search: "Anoushka Velde") { edges { node { id } } } } }`,
    {},
  );
  await app.owner.ask(
    `mutation ($id: ID!) { eraseContact(input: { id: $id, cancelBookings: true }) { __typename } }`,
    { id: business.contacts.edges[0]!.node.id },
  );
  const question = page.getByRole("alertdialog", { name: /Merge Anoushka/ });
  await press(question.getByRole("button", { name: "Merge clients" }));
  await expect(question.getByRole("alert")).toContainText("erased or merged meanwhile");
  await press(question.getByRole("button", { name: "Back" }));
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Search clients" })).toBeFocused();
});
