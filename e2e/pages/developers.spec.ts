import { expect, test } from "../app.ts";
import { findAxeViolations, expectAccessible } from "../axe.ts";

test.describe("the developers' pages", () => {
  for (const path of [
    "/developers",
    "/developers/booking",
    "/developers/errors",
    "/developers/content",
    "/developers/payments",
    "/developers/reference/objects/Service",
  ]) {
    test(`${path} is accessible, light and dark, on the narrowest screen`, async ({ page }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });
  }

  test("are navigated by keyboard, without scripts", async ({ browser, app }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.origin });
    const page = await context.newPage();
    await page.goto("/developers");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: "Booking" })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Booking" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "startPayment" }).first().press("Enter");
    await expect(page).toHaveURL(/\/developers\/reference\/mutations#startPayment$/);
    await context.close();
  });

  test("return the not-found page for an unknown address", async ({ page }) => {
    const answer = await page.goto("/developers/nothing");
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("the explorer", () => {
  test("is at the API's address and runs its first example by keyboard", async ({ page }) => {
    await page.goto("/graphql");
    await expect(page.getByRole("tab", { name: "FreeTimes" })).toBeVisible();
    const query = page.locator(".graphiql-query-editor .CodeMirror");
    await query.click();
    await page.keyboard.press("Control+Enter");
    await expect(page.locator(".result-window")).toContainText("Northside Studio");
  });

  test("keeps its text when it is left before its editor has loaded", async ({ page }) => {
    await page.goto("/graphql");
    const query = page.locator(".graphiql-query-editor .CodeMirror");
    await expect(query).toContainText("FreeTimes");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("graphiql:tabState"))).not.toBeNull();
    await page.goto("/developers");
    await page.evaluate(() => localStorage.setItem("graphiql:query", ""));
    await page.goto("/graphql");
    await expect(query).toContainText("FreeTimes");
  });

  test("uses a key that is typed under its headers", async ({ page, app }) => {
    expect(app.ownerKey, "it is told when the demo is made").toBeDefined();
    await page.goto("/graphql");
    // The editors load after the tabs, and would otherwise take the text of another tab.
    const query = page.locator(".graphiql-query-editor .CodeMirror");
    await expect(query).toContainText("FreeTimes");
    await page.getByRole("button", { name: "Bookings", exact: true }).click();
    await expect(query).toContainText("query Bookings");
    await page.getByRole("button", { name: "Headers" }).click();
    const headers = page.locator("#graphiql-session .graphiql-editor:not(.hidden) .CodeMirror").last();
    await headers.click();
    await page.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${app.ownerKey}` }));
    await page.getByRole("button", { name: /Execute query/ }).click();
    await expect(page.locator(".result-window")).toContainText('"viewer": {');
    const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(storage).not.toContain(app.ownerKey!);
  });

  test("has only the two known violations of GraphiQL, in light and dark", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/graphql");
      await expect(page.locator(".graphiql-query-editor .CodeMirror")).toContainText("FreeTimes");
      // GraphiQL nests buttons in its tabs, and its editor scrolls with the caret.
      const built = ["nested-interactive", "scrollable-region-focusable"];
      const violations = (await findAxeViolations(page)).filter(({ id }) => !built.includes(id));
      expect(violations, colorScheme).toEqual([]);
    }
  });
});
