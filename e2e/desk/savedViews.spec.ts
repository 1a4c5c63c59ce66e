import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { press } from "../visit.ts";
import { openDesk } from "./openDesk.ts";

const views = (page: Page) => page.getByRole("navigation", { name: "Saved views" });
const tab = (page: Page, name: string) => views(page).getByRole("link", { name });
const openMenu = (page: Page, name: string) =>
  press(views(page).getByRole("button", { name: `Change the view “${name}”` }));
const choose = (page: Page, name: string) => press(views(page).getByRole("button", { name }));

async function save(page: Page, name: string): Promise<void> {
  await press(views(page).getByRole("button", { name: /^Save/ }));
  const dialog = page.getByRole("dialog", { name: "Save the present filters as a view" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await press(dialog.getByRole("button", { name: "Save", exact: true }));
  await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
}

test(
  "filters are saved, changed, renamed, deleted and restored",
  { tag: "@widths" },
  async ({ page, app }) => {
    await openDesk(page, app, "/desk/bookings?when=week&status=CONFIRMED");
    await save(page, "Week of pointers");
    await expect(page).toHaveURL(/when=week&status=CONFIRMED&view=/);
    expect(await findAxeViolations(page)).toEqual([]);

    await press(tab(page, "All bookings"));
    await expect(page).toHaveURL(/\/desk\/bookings$/);
    await press(tab(page, "Week of pointers"));
    await expect(page).toHaveURL(/when=week&status=CONFIRMED&view=/);
    await page.reload();
    await expect(tab(page, "Week of pointers")).toHaveAttribute("aria-current", "page");

    await press(page.getByRole("radio", { name: "Next 30 days" }));
    await expect(page).toHaveURL(/when=month&status=CONFIRMED&view=/);
    await expect(tab(page, "Week of pointers")).toContainText("Filters changed");
    await openMenu(page, "Week of pointers");
    expect(await findAxeViolations(page)).toEqual([]);
    await choose(page, "Use the present filters");
    await expect(page.getByText("View changed: Week of pointers")).toBeVisible();
    await expect(tab(page, "Week of pointers")).not.toContainText("Filters changed");

    await openMenu(page, "Week of pointers");
    await choose(page, "Rename");
    const dialog = page.getByRole("dialog", { name: "Rename the view" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Month of pointers");
    await press(dialog.getByRole("button", { name: "Save", exact: true }));
    await expect(tab(page, "Month of pointers")).toBeVisible();

    await openMenu(page, "Month of pointers");
    await choose(page, "Delete view");
    await expect(tab(page, "Month of pointers")).toHaveCount(0);
    const toast = page.getByText("View deleted: Month of pointers").locator("..");
    await press(toast.getByRole("button", { name: "Undo" }));
    await press(tab(page, "Month of pointers"));
    await expect(page).toHaveURL(/when=month&status=CONFIRMED&view=/);
    await openMenu(page, "Month of pointers");
    await choose(page, "Delete view");
    await expect(tab(page, "Month of pointers")).toHaveCount(0);
  },
);

/** Holds back the lists that the server reads while the view is deleted, until they are released. */
async function holdListsWithout(page: Page, name: string) {
  const held: (() => Promise<void>)[] = [];
  let isReleased = false;
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const deliver = () => route.fulfill({ response });
    const isHeld = !isReleased && text.includes('"savedViews"') && !text.includes(name);
    if (isHeld) held.push(deliver);
    else await deliver();
  });
  return {
    count: () => held.length,
    async release() {
      isReleased = true;
      for (const deliver of held.splice(0)) await deliver();
    },
  };
}

test("a deletion stays undone when an older list arrives later", async ({ page, app }) => {
  await openDesk(page, app, "/desk/bookings?when=week");
  await save(page, "Undone view");
  const older = await holdListsWithout(page, "Undone view");
  await openMenu(page, "Undone view");
  await choose(page, "Delete view");
  await expect.poll(older.count).toBeGreaterThan(0);
  await press(page.getByRole("button", { name: "Undo" }));
  await expect(tab(page, "Undone view")).toBeVisible();
  await older.release();
  // The page has taken the older list when it has loaded the view's own.
  await press(tab(page, "Undone view"));
  await expect(tab(page, "Undone view")).toHaveAttribute("aria-current", "page");
  // Without the wait, a reply that is on its way could not be delivered any more.
  await page.unrouteAll({ behavior: "wait" });
  await openMenu(page, "Undone view");
  await choose(page, "Delete view");
  await expect(tab(page, "Undone view")).toHaveCount(0);
});

test("a view is saved and deleted by keyboard alone", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, "/desk/bookings?payment=UNPAID");
  const button = views(page).getByRole("button", { name: "Save view" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save the present filters as a view" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await page.keyboard.type("Unpaid by keys");
  await page.keyboard.press("Enter");
  await expect(tab(page, "Unpaid by keys")).toHaveAttribute("aria-current", "page");
  const menu = views(page).getByRole("button", { name: "Change the view “Unpaid by keys”" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(views(page).getByRole("button", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await views(page).getByRole("button", { name: "Delete view" }).focus();
  await page.keyboard.press("Enter");
  await expect(tab(page, "Unpaid by keys")).toHaveCount(0);
  await expect(tab(page, "All bookings")).toBeFocused();
});

test(
  "a shared view reaches the team, and a personal one does not",
  { tag: "@desk" },
  async ({ page, app, browser }) => {
    await openDesk(page, app, "/desk/bookings?when=past");
    await save(page, "Shared by the owner");
    await openMenu(page, "Shared by the owner");
    await choose(page, "Share with your team");
    await expect(page.getByText("Your team sees this view now: Shared by the owner")).toBeVisible();
    await press(tab(page, "All bookings"));
    await press(page.getByRole("radio", { name: "Today" }));
    await save(page, "Personal of the owner");

    const context = await browser.newContext({ baseURL: app.origin });
    const other = await context.newPage();
    await openDesk(other, app, "/desk/bookings", "reader@northside.example");
    await press(tab(other, "Shared by the owner"));
    await expect(other).toHaveURL(/when=past&view=/);
    await expect(tab(other, "Personal of the owner")).toHaveCount(0);
    await expect(views(other).getByRole("button", { name: /^Change the view/ })).toHaveCount(0);
    await context.close();

    for (const name of ["Personal of the owner", "Shared by the owner"]) {
      await press(tab(page, name));
      await openMenu(page, name);
      await choose(page, "Delete view");
      await expect(tab(page, name)).toHaveCount(0);
    }
  },
);
